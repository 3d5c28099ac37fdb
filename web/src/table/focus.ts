import type { Attachment } from "svelte/attachments";

/** A slip takes the focus only if nothing else is in use. */
export const offersFocus: Attachment<HTMLElement> = (slip) => {
  if (document.activeElement === null || document.activeElement === document.body) slip.focus({ preventScroll: true });
};

/** A sheet takes the focus when it opens, so that Tab goes on inside, and gives it back when it closes. */
export const takesFocus: Attachment<HTMLElement> = (sheet) => {
  const before = document.activeElement;
  sheet.focus({ preventScroll: true });
  return () => {
    if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
  };
};
