/** What seats are called. */

import type { Result, Seat } from "../wire";
import type { Texts } from "./texts";

const BOTS = ["Mia", "Tom", "Nora", "Paul", "Zoé", "Max", "Lea"];

/** Names by seat: people and characters have theirs, other programs get one that nobody at the table has. */
export function seatNames(seats: readonly Pick<Seat, "kind" | "name">[], texts: Texts): string[] {
  const taken = new Set(seats.filter(({ kind }) => kind === "person").map(({ name }) => name));
  const free = BOTS.filter((name) => !taken.has(name));
  const used = new Map<string, number>();
  return seats.map(({ kind, name }, seat) => {
    if (kind === "bot" && name === "") return free.shift() ?? texts.say("player", { number: seat + 1 });
    if (kind === "open" || name === "") return texts.say("player", { number: seat + 1 });
    const times = (used.get(name) ?? 0) + 1; // several of one name
    used.set(name, times);
    return times > 1 ? `${name} ${times}` : name;
  });
}

/** Who scores without a seat, with their points, as the box's face says. */
export function rivals(
  { others }: Result,
  texts: Texts,
): { name: string; points: number; drawing: string; seen: boolean }[] {
  return Object.entries(texts.face.others).flatMap(([word, { scores, drawing, zone }]) => {
    const counted = scores.find((score) => others[score] !== undefined);
    if (counted === undefined) return [];
    return [{ name: texts.say(`other-${word}`), points: others[counted]!, drawing, seen: zone !== "" }];
  });
}
