/** The title of the page: where the reader is, and a flash while the page is hidden and something waits. */

import { settings } from "./settings.svelte";

let plain = "Haricot";
let flashing: ReturnType<typeof setInterval> | undefined;

/** Name the page. */
export function title(text: string): void {
  plain = text ? `${text} · Haricot` : "Haricot";
  if (!flashing) document.title = plain;
}

/** Flash a word in the title until the reader looks. */
export function flash(text: string): void {
  if (!settings.flash || document.visibilityState === "visible") return;
  clearInterval(flashing);
  let on = true;
  document.title = text;
  flashing = setInterval(() => {
    on = !on;
    document.title = on ? text : plain;
  }, 1200);
}

/** Stop flashing. */
export function calm(): void {
  clearInterval(flashing);
  flashing = undefined;
  document.title = plain;
}

document.addEventListener("visibilitychange", () => {
  if (document.visibilityState === "visible") calm();
});
