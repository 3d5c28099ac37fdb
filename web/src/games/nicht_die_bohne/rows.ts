/** What every part of this table asks about suits, rows and choices. */

import { drawing } from "../../pieces/kinds";
import { known, list, number, type Scene, signed, type Texts, word, zone } from "../../table/scene";
import type { Choice } from "../../wire";

/** The suits of this edition, in the order of its cards. */
export function suitsOf(scene: Scene): string[] {
  return [...new Set(scene.cards.map((each) => each.split("-")[0]!))];
}

export function shape(suit: string): string {
  return drawing(`suit_${suit}`) || drawing(`choc_${suit}`);
}

/** What a seat's rows are worth together. */
export function sum(scene: Scene, seat: number): number {
  return list(scene, `worth/${seat}`).reduce((a, b) => a + b, 0);
}

/** The row that a card taken would lie in; -1: nothing is taken. */
export function rowOf(scene: Scene, entry: Choice | undefined): number {
  return entry?.id === "take" ? suitsOf(scene).indexOf(word(scene, number(entry, "kind")).split("-")[0]!) : -1;
}

/** What a choice makes of a row, if it says so. */
export function change(entry: Choice | undefined): { before: number; after: number } | undefined {
  const { before, after } = entry?.args ?? {};
  return typeof before === "number" && typeof after === "number" ? { before, after } : undefined;
}

/** A row in words: its suit, its cards and what it is worth. */
export function rowSaid(scene: Scene, say: Texts, seat: number, row: number): string {
  const suit = say.say(`suit-${suitsOf(scene)[row] ?? ""}`);
  const cards = known(zone(scene, `row/${seat}/${row}`)).map((card) => say.card(word(scene, card)));
  const worth = signed(list(scene, `worth/${seat}`)[row] ?? 0);
  return cards.length > 0
    ? say.say("play-row", { suit, cards: cards.join(", "), worth })
    : say.say("play-row-empty", { suit });
}
