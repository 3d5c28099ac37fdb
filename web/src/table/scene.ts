/** What one reader sees and can do, as plain data: the whole table is drawn from it, live or in a replay. */

import type { Card, Chat, Clock, Deal, Choice, View, Waits } from "../wire";

export interface Person {
  name: string;
  /** the drawing of who sits there; none: the letter of the name */
  portrait?: string;
  /** whose place it is, by public id */
  owner?: string;
  /** what they have just said */
  says?: Pick<Chat, "text" | "feeling"> | undefined;
  bot: boolean;
  absent: boolean;
  /** a bot plays for a person who is gone */
  standIn?: boolean;
  online: boolean;
  declines: boolean;
  passes: boolean;
  /** it is a person's place, also while a bot plays for them */
  owned: boolean;
}

export interface Scene {
  game: string;
  edition: string;
  cards: string[];
  zones: Record<string, number>;
  people: Person[];
  /** whose eyes; -1: a spectator */
  seat: number;
  view: View;
  menu: Choice[];
  awaited: number[];
  due: number[];
  /** null: nobody's time is kept */
  clock: Clock | null;
  /** what time people are left */
  waits: Waits;
  /** false in a replay: there are no buttons at all */
  live: boolean;
}

export interface Hands {
  act(notation: string): void;
  ask(picks: number[]): Promise<Choice[]>;
  /** a host's: let a bot play for somebody who is gone */
  letPlay?: ((seat: number) => void) | undefined;
}

export type { Texts } from "../lib/texts";

/** Is this seat the reader's own, with buttons? */
export function plays(scene: Scene): boolean {
  return scene.live && scene.seat >= 0;
}

export function zone(scene: Scene, name: string): Card[] {
  return scene.view.zones[name] ?? [];
}

export function known(cards: readonly Card[]): number[] {
  return cards.filter((card) => card !== null);
}

export function fact(scene: Scene, name: string, otherwise = 0): number {
  return scene.view.facts[name] ?? otherwise;
}

export function list(scene: Scene, name: string): number[] {
  return scene.view.lists[name] ?? [];
}

const TRADED = [3, 4, 5]; // the phases after the trade, as in `haricot/farm/phases.py`

/** The kinds that a seat has asked for, until the trade is over. */
export function wishes(scene: Scene, seat: number): number[] {
  return TRADED.includes(fact(scene, "phase")) ? [] : list(scene, `wish/${seat}`);
}

export function word(scene: Scene, card: number): string {
  return scene.cards[card] ?? String(card);
}

export function names(scene: Scene): string[] {
  return scene.people.map((person) => person.name);
}

/** Seats in the order of play, from the left of the reader; a spectator sits before seat 0. The reader is left out. */
export function others(scene: Scene): number[] {
  const seats = scene.people.length;
  const after = scene.seat >= 0 ? scene.seat : seats - 1;
  const order = Array.from({ length: seats }, (_, step) => (after + step + 1) % seats);
  return order.filter((seat) => seat !== scene.seat);
}

export function number(entry: Choice, name: string): number {
  const value = entry.args[name];
  return typeof value === "number" ? value : -1;
}

export function at(scene: Scene, place: string): Choice[] {
  return scene.menu.filter((entry) => entry.zone === place);
}

export function by(scene: Scene, ...ids: string[]): Choice[] {
  return scene.menu.filter((entry) => ids.includes(entry.id));
}

// -- what the server says about prices

export interface Step {
  cards: number;
  coins: number;
}

/** The beanometer of a card as the server tells it; empty: not told. */
export function meter(scene: Scene, card: number): Step[] {
  const flat = list(scene, `meter/${word(scene, card)}`);
  const steps: Step[] = [];
  for (let i = 0; i + 1 < flat.length; i += 2) steps.push({ cards: flat[i]!, coins: flat[i + 1]! });
  return steps;
}

/** Where a field stands on its beanometer: what it pays now, and the next step (null: it is the last). */
export function reached(steps: readonly Step[], cards: number): { coins: number; next: Step | null } {
  let coins = 0;
  for (const step of steps) {
    if (cards < step.cards) return { coins, next: step };
    coins = step.coins;
  }
  return { coins, next: null };
}

/** The number printed on a card: how many there are of it. A variety counts all its cards. */
export function printed(scene: Scene, card: number): number {
  const counts = list(scene, "counts");
  if (counts.length === 0) return 0;
  const kind = word(scene, card).split(".")[0];
  let sum = 0;
  for (const [i, each] of scene.cards.entries()) if (each.split(".")[0] === kind) sum += counts[i] ?? 0;
  return sum;
}

// -- deals

/** The deals that wait for the reader's answer, oldest first: those the menu can decline. */
export function waiting(scene: Scene): Deal[] {
  const ids = by(scene, "decline").map((entry) => Number(entry.notation.split(" ")[1]));
  return scene.view.deals.filter((deal) => ids.includes(deal.id));
}

export function mine(scene: Scene): Deal[] {
  return scene.view.deals.filter((deal) => deal.proposer === scene.seat);
}

export interface Held {
  /** the card's number */
  card: number;
  /** its place in the hand from 0, or -1: it lies face up */
  place: number;
  /** how the card is written in an offer */
  ref: string;
  /** the same words name it for the reader's eyes, once per card */
  id: string;
}

/** The cards the reader may give: the hand from the front, then what lies face up if it is the reader's to deal. */
export function holdings(scene: Scene): Held[] {
  const held: Held[] = [];
  const copies = new Map<number, number>();
  for (const [place, card] of zone(scene, `hand/${scene.seat}`).entries()) {
    if (card === null) continue;
    const copy = (copies.get(card) ?? 0) + 1;
    copies.set(card, copy);
    held.push({ card, place, ref: `${word(scene, card)}@${copy}`, id: `hand-${place}` });
  }
  if (fact(scene, "active", -1) === scene.seat) {
    const up = zone(scene, "up");
    for (const place of list(scene, "givable")) {
      const card = up[place];
      if (card != null) held.push({ card, place: -1, ref: `${word(scene, card)}@up`, id: `up-${place}` });
    }
  }
  return held;
}

/** Does a card answer to a wanted word (a variety is answered by each of its cards)? */
export function answers(scene: Scene, card: number, wanted: number): boolean {
  return card === wanted || word(scene, card).split(".")[0] === word(scene, wanted);
}

/** What may be asked for in an offer or a wish. */
export function askable(scene: Scene): number[] {
  const told = list(scene, "askable");
  if (told.length > 0) return told;
  return scene.cards.flatMap((each, i) => (each.includes(".") ? [] : [i]));
}

export function offerNotation(to: number | "all", gives: readonly string[], wants: readonly string[]): string {
  return `offer ${to} ${gives.join(",") || "-"}/${wants.join(",") || "-"}`;
}

/** The same as the answer to a deal, which declines that one. */
export function counterNotation(deal: number, gives: readonly string[], wants: readonly string[]): string {
  return `counter ${deal} ${gives.join(",") || "-"}/${wants.join(",") || "-"}`;
}

export function acceptNotation(deal: number, gives: readonly string[]): string {
  return gives.length > 0 ? `accept ${deal} ${gives.join(",")}` : `accept ${deal}`;
}

/** How many cards of each kind grow in a seat's fields, by the kind's word. */
export function growing(scene: Scene, seat: number): Map<string, number> {
  const grown = new Map<string, number>();
  for (let field = 0; field < 3; field++) {
    for (const card of known(zone(scene, `field/${seat}/${field}`))) {
      const kind = word(scene, card).split(".")[0]!;
      grown.set(kind, (grown.get(kind) ?? 0) + 1);
    }
  }
  return grown;
}

/** A minus is a minus. */
export function signed(points: number): string {
  return points < 0 ? `−${-points}` : String(points);
}

export function plus(points: number): string {
  return points > 0 ? `+${points}` : signed(points);
}
