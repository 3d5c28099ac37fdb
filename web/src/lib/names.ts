/** What seats are called. */

import type { Result, Seat } from "../wire";
import type { Texts } from "./texts";

const BOTS = ["Mia", "Tom", "Nora", "Paul", "Zoé", "Max", "Lea"];

/** Names by seat: people have theirs, programs get one that nobody at the table has. */
export function seatNames(seats: readonly Pick<Seat, "kind" | "name">[], texts: Texts): string[] {
  const taken = new Set(seats.filter(({ kind }) => kind === "person").map(({ name }) => name));
  const free = BOTS.filter((name) => !taken.has(name));
  const used = new Map<string, number>();
  return seats.map(({ kind, name }, seat) => {
    if (kind === "bot") return free.shift() ?? texts.say("player", { number: seat + 1 });
    if (kind === "open" || name === "") return texts.say("player", { number: seat + 1 });
    const times = (used.get(name) ?? 0) + 1; // several people of one name
    used.set(name, times);
    return times > 1 ? `${name} ${times}` : name;
  });
}

/** Who scores without a seat, with their points. Where a score has a longer form too (`mafia`, `mafia_doubled`), the longer one counts; the name is the short one's. */
export function rivals({ others }: Result, texts: Texts): { name: string; points: number }[] {
  const words = Object.keys(others);
  return words
    .filter((word) => !words.some((other) => other.startsWith(`${word}_`)))
    .map((word) => {
      const known = words.find((other) => word.startsWith(`${other}_`)) ?? word;
      return { name: texts.has(`other-${known}`) ? texts.say(`other-${known}`) : known, points: others[word]! };
    });
}
