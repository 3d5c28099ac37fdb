import type { Attachment } from "svelte/attachments";

/** A sheet takes the focus when it opens, so that Tab goes on inside, and gives it back when it closes. */
export const takesFocus: Attachment<HTMLElement> = (sheet) => {
  const before = document.activeElement;
  sheet.focus({ preventScroll: true });
  return () => {
    if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
  };
};
