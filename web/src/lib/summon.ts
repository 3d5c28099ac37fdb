/** Calling back whoever looks elsewhere: the title, a sound, and the device's own notice where that is allowed. */

import { settings } from "./settings.svelte";
import { play } from "./sound";
import { flash } from "./title.svelte";

/** What the device says to notices: `insecure`: never at this address; `unknown`: never in this browser, as it is. */
export type Allowed = "yes" | "ask" | "refused" | "insecure" | "unknown";

export function allowed(): Allowed {
  if (!window.isSecureContext) return "insecure";
  if (!("Notification" in window)) return "unknown";
  return Notification.permission === "granted" ? "yes" : Notification.permission === "denied" ? "refused" : "ask";
}

/** Ask the reader once; browsers listen only where something was tapped. */
export async function ask(): Promise<Allowed> {
  if (allowed() === "ask") await Notification.requestPermission();
  if (allowed() === "yes") await worker();
  return allowed();
}

const TAG = "haricot"; // the latest word takes the place of the one before; `notices.js` has the same
let latest = 0;
let shown: Notification | undefined;

/** Who shows notices on phones, and anywhere else where it can: fetched when the first is wanted. */
async function worker(): Promise<ServiceWorkerRegistration | undefined> {
  if (!("serviceWorker" in navigator)) return undefined;
  try {
    await navigator.serviceWorker.register("notices.js");
    return await navigator.serviceWorker.ready;
  } catch {
    return undefined; // private windows have none
  }
}

const looks = () => document.visibilityState === "visible";

/** Say that something waits, if the page is hidden. */
export async function summon(text: string): Promise<void> {
  if (looks()) return;
  flash(text);
  play("turn");
  if (!settings.notify || allowed() !== "yes") return;
  const word = ++latest;
  const shows = await worker();
  if (word !== latest || looks()) return; // meanwhile
  try {
    if (shows?.active) return shows.active.postMessage({ text, place: location.href });
    shown = new Notification("Haricot", { body: text, tag: TAG, icon: "icon.svg" });
    shown.onclick = () => {
      window.focus();
      shown?.close();
    };
  } catch {
    // the title has to do
  }
}

/** Whoever looks needs no notice any more. */
async function hush(): Promise<void> {
  shown?.close();
  if (latest === 0 || !("serviceWorker" in navigator)) return;
  const shows = await navigator.serviceWorker.getRegistration();
  for (const notice of (await shows?.getNotifications({ tag: TAG })) ?? []) notice.close();
}

document.addEventListener("visibilitychange", () => {
  if (looks()) void hush();
});
