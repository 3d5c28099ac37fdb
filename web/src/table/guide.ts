/** The guide of a first game: which kinds of moments it explains, and which of them a reader has met. It knows no rule. */

import { prefer, settings } from "../lib/settings.svelte";
import { fact, type Scene, type Texts } from "./scene";

/** The key of what there is to say about this moment; a text for the phase goes before the general one. */
export function moment(scene: Scene, about: string, say: Texts): string {
  const key = `guide-${about}`;
  const here = `${key}.phase-${fact(scene, "phase", -1)}`;
  return [here, key].find((each) => say.has(each)) ?? "";
}

/** Does a reader want the guide of a box? "new": nobody has asked yet. */
export function wanted(game: string): "new" | "on" | "off" {
  const kept = settings.guides[game];
  return kept === undefined ? "new" : kept.on ? "on" : "off";
}

export function known(game: string, key: string): boolean {
  return settings.guides[game]?.met.includes(key) ?? false;
}

/** Switch the guide of a box on, from the beginning, or off. */
export function guide(game: string, on: boolean): void {
  prefer({ guides: { ...settings.guides, [game]: { on, met: [] } } });
}

/** This moment need not be explained again. */
export function meet(game: string, key: string): void {
  const kept = settings.guides[game];
  if (kept?.on && !kept.met.includes(key))
    prefer({ guides: { ...settings.guides, [game]: { ...kept, met: [...kept.met, key] } } });
}

/** A lesson is over: whoever went through it has the guide beside them from now on, whoever skipped it is left alone. */
export function learn(game: string, learnt: boolean): void {
  if (!settings.learned.includes(game)) prefer({ learned: [...settings.learned, game] });
  if (wanted(game) === "new") guide(game, learnt);
}
