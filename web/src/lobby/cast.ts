/** Characters that bots can be: which of them sit at a table, and who comes next. */

import type { Box } from "../wire";
import { CAST } from "../portraits/portraits";
import { t } from "../lib/i18n.svelte";

export const MOODS = ["gentle", "mixed", "hard"] as const;
export type Mood = (typeof MOODS)[number];

/** Is this bot a character with a face? */
export function isCharacter(bot: string): boolean {
  return CAST.includes(bot);
}

/** Names are the same in every language. */
export function characterName(bot: string): string {
  return bot.slice(0, 1).toUpperCase() + bot.slice(1);
}

/** A character in words: who, of what temper, and, where a box has measured it, how strong. */
export function characterSaid(bot: string, levels: Box["levels"] = {}): string {
  const said = { name: characterName(bot), temper: t(`cast-${bot}`) };
  const level = levels[bot];
  if (level === undefined) return t("web-cast", said);
  return t("web-cast-level", { ...said, level, levels: highest(levels) });
}

/** How many levels a box has; 0: it has measured none. */
export function highest(levels: Box["levels"]): number {
  return Math.max(0, ...Object.values(levels));
}

/** Who fills seats of a mood; where nobody has a temper, whoever plays best. */
export function crew(box: Box, mood: Mood = "mixed"): string[] {
  return box.crews[mood] ?? [box.bots.includes("greedy") ? "greedy" : (box.bots.at(-1) ?? "open")];
}

/** Seats with the bots of a crew in the places of bots: nobody twice while others are left. */
export function manned(seats: readonly string[], box: Box, mood: Mood): string[] {
  const coming = crew(box, mood);
  let next = 0;
  return seats.map((word) => (box.bots.includes(word) ? coming[next++ % coming.length]! : word));
}

/** The character after this one who does not sit at the table yet. */
export function nextCharacter(bot: string, box: Pick<Box, "bots">, seated: readonly string[]): string {
  const known = box.bots.filter(isCharacter);
  const at = known.indexOf(bot);
  for (let step = 1; step <= known.length; step++) {
    const found = known[(at + step) % known.length]!;
    if (!seated.includes(found)) return found;
  }
  return known[(at + 1) % known.length] ?? bot;
}

/** The mood whose crew sits there now; empty: a company of its own. */
export function moodOf(seats: readonly string[], box: Box): Mood | "" {
  const bots = seats.filter((word) => box.bots.includes(word));
  if (bots.length === 0) return "";
  return MOODS.find((mood) => box.crews[mood] && manned(seats, box, mood).every((word, i) => word === seats[i])) ?? "";
}
