/** Time at the table: what is left of a seat's clock, and how long an answer is waited for. */

import type { Clock } from "../wire";
import { type Scene, waitsFor } from "./scene";

/** Less than so many milliseconds is little. */
export const LOW = 10_000;

/** Time left as `m:ss`. */
export function minutes(milliseconds: number): string {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}

export function runs(clock: Clock | null, seat: number): boolean {
  return clock?.running.includes(seat) ?? false;
}

/** Milliseconds a seat has left, if its time is kept; the time is asked for only while it passes. */
export function left(clock: Clock | null, seat: number, now: () => number): number | null {
  const rest = clock?.left[seat];
  if (clock === null || rest === undefined) return null;
  return runs(clock, seat) ? Math.max(0, rest - Math.max(0, now() - clock.stamp)) : rest;
}

/** When the table says no for a seat that keeps silent; null: it does not. */
export function answerBy(scene: Scene, seat: number): number | null {
  const { seconds, since } = scene.patience;
  const person = scene.people[seat];
  const owes = scene.due.includes(seat) && scene.view.deals.some((deal) => waitsFor(deal, seat));
  return seconds > 0 && owes && person && !person.bot && !person.declines ? since + seconds * 1000 : null;
}
