/** What I may leave to the page in another's trade: to pass by itself if nothing there concerns me. */

import { settings } from "../lib/settings.svelte";
import { by, fact, growing, known, list, type Scene, word, zone } from "./scene";
import type { Choice } from "../wire";

/** How long the table is looked at before the page passes by itself, in milliseconds. */
export const GLANCE = 600;

/** Does just one person play here? Then nobody can learn anything from a quick pass. */
export function alone(scene: Scene): boolean {
  return scene.people.filter(({ owned }) => owned).length === 1;
}

/** Is passing by itself on? It is at tables with one person, unless the reader says otherwise. */
export function passesAlone(scene: Scene): boolean {
  return settings.autopass ?? alone(scene);
}

const kind = (scene: Scene, card: number) => word(scene, card).split(".")[0]!;

/** Does the active player grow or wish for something I hold, or does something face up grow with me? */
export function concerns(scene: Scene): boolean {
  const active = fact(scene, "active", -1);
  const theirs = new Set([
    ...growing(scene, active).keys(),
    ...list(scene, `wish/${active}`).map((card) => kind(scene, card)),
  ]);
  const mine = growing(scene, scene.seat);
  const held = known(zone(scene, `hand/${scene.seat}`));
  return (
    held.some((card) => theirs.has(kind(scene, card))) ||
    known(zone(scene, "up")).some((card) => mine.has(kind(scene, card)))
  );
}

/** The pass that the page may make for me now: at once where I play alone; where others play too the window runs out. */
export function byItself(scene: Scene): Choice | undefined {
  const quiet = scene.waits.window !== null && alone(scene) && passesAlone(scene) && !by(scene, "decline").length;
  return quiet && !concerns(scene) ? by(scene, "pass")[0] : undefined;
}
