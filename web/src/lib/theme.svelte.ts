/** Light and dark, and whether things may move, as classes of the root element. */

import { prefer, settings } from "./settings.svelte";

const device = typeof matchMedia === "function" ? matchMedia("(prefers-color-scheme: dark)") : null;
const state = $state({ device: device?.matches ?? false });
device?.addEventListener("change", (event) => (state.device = event.matches));

/** Is it dark now? */
export function dark(): boolean {
  return settings.theme === "auto" ? state.device : settings.theme === "dark";
}

/** Carry the settings to the page; call it inside an effect. */
export function dress(): void {
  const root = document.documentElement.classList;
  root.toggle("dark", dark());
  root.toggle("still", settings.motion === "less");
}

/** The other colours. */
export function toggle(): void {
  prefer({ theme: dark() ? "light" : "dark" });
}
