/** Time at the table: what is left of a seat's clock, and how long a word or an answer is waited for. */

import type { Answer, Clock } from "../wire";
import type { Scene } from "./scene";

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

/** Until when a seat may answer a deal; null: as long as it likes. */
export function answerBy(scene: Scene, deal: number, seat: number): Answer | null {
  return scene.waits.answers.find((answer) => answer.deal === deal && answer.seat === seat) ?? null;
}

/** What is left of the window in which the others wait for a word: milliseconds, and whether it stands still. */
export function windowLeft(scene: Scene, now: () => number): { left: number; length: number; still: boolean } | null {
  const { window } = scene.waits;
  if (window === null) return null;
  const time = now();
  return {
    left: Math.min(window.length, Math.max(0, window.begins + window.length - time)),
    length: window.length,
    still: time < window.begins,
  };
}
