/** Calling back whoever looks elsewhere: the title, a sound, and the device's own notice where that is allowed. */

import { settings } from "./settings.svelte";
import { play } from "./sound";
import { flash } from "./title.svelte";

/** What the device says to notices: `insecure`: never at this address. */
export type Allowed = "yes" | "ask" | "refused" | "insecure";

export function allowed(): Allowed {
  if (!window.isSecureContext || !("Notification" in window)) return "insecure";
  return Notification.permission === "granted" ? "yes" : Notification.permission === "denied" ? "refused" : "ask";
}

/** Ask the reader once; browsers listen only where something was tapped. */
export async function ask(): Promise<Allowed> {
  if (allowed() === "ask") await Notification.requestPermission();
  return allowed();
}

let shown: Notification | undefined;

/** Say that something waits, if the page is hidden; the latest word takes the place of the one before. */
export function summon(text: string): void {
  if (document.visibilityState === "visible") return;
  flash(text);
  play("turn");
  if (!settings.notify || allowed() !== "yes") return;
  try {
    shown = new Notification("Haricot", { body: text, tag: "haricot", icon: "/icon.svg" });
    shown.onclick = () => {
      window.focus();
      shown?.close();
    };
  } catch {
    // some phones show notices of installed apps only
  }
}

document.addEventListener("visibilitychange", () => {
  if (document.visibilityState === "visible") shown?.close();
});
