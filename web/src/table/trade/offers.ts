/** Which offers lie before the reader, and with which cards each would be paid. */

import type { Deal, Step } from "../../wire";
import type { No } from "../ui.svelte";
import { answers, by, type Held, holdings, number, type Scene, waiting, word } from "../scene";

export interface Payment {
  wanted: number;
  /** the card that would go; none: the reader has none */
  held: Held | undefined;
  /** how many of the reader's cards would do */
  fitting: number;
}

/** For each wanted card the one that would go, each of the reader's at most once; what lies face up goes first. */
export function payment(scene: Scene, deal: Deal, turned: readonly number[] = []): Payment[] {
  const open = (held: Held) => Number(held.place >= 0);
  const own = holdings(scene).sort((a, b) => open(a) - open(b));
  const used = new Set<string>();
  const paid: Payment[] = [];
  // a word that names one very card chooses before a word that names many
  const order = [...deal.wants.keys()].sort(
    (a, b) => Number(word(scene, deal.wants[b]!).includes(".")) - Number(word(scene, deal.wants[a]!).includes(".")),
  );
  for (const i of order) {
    const wanted = deal.wants[i]!;
    const fitting = own.filter((held) => answers(scene, held.card, wanted) && !used.has(held.id));
    const held = fitting[(turned[i] ?? 0) % Math.max(1, fitting.length)];
    if (held) used.add(held.id);
    paid[i] = { wanted, held, fitting: fitting.length };
  }
  return paid;
}

/** Can the reader say yes? */
export function payable(scene: Scene, deal: Deal): boolean {
  return (
    by(scene, "accept").some((entry) => number(entry, "to") === deal.proposer) &&
    payment(scene, deal).every(({ held }) => held)
  );
}

/** The offers that can be taken, oldest first: each is a slip. */
export function slips(scene: Scene): Deal[] {
  return waiting(scene).filter((deal) => payable(scene, deal));
}

/** The offers that cannot: each is a chip at its maker's seat. */
export function chips(scene: Scene): Deal[] {
  return waiting(scene).filter((deal) => !payable(scene, deal));
}

/** The slip on top: the one the reader turned to, or the oldest. */
export function topmost(open: readonly Deal[], turnedTo: number): Deal | undefined {
  return open.find(({ id }) => id === turnedTo) ?? open[0];
}

/** The slip below the top one. */
export function following(open: readonly Deal[], top: Deal | undefined): Deal | undefined {
  const at = open.findIndex((deal) => deal === top);
  return open.length > 1 ? open[(at + 1) % open.length] : undefined;
}

/** Who has said no to an offer of a seat's that is gone with it; whoever offers something else instead is heard anyway. */
export function noes(
  { events, late }: Pick<Step, "events" | "late">,
  before: readonly Deal[],
  after: readonly Deal[],
  seat: number,
): No[] {
  return events.flatMap(({ id, args }) => {
    const deal = before.find((each) => each.id === args.deal && each.proposer === seat);
    if (id !== "declined" || !deal || after.some((each) => each.id === deal.id)) return [];
    const counters = events.some((each) => each.id === "offered" && each.args.seat === args.seat);
    return counters ? [] : [{ deal, seat: Number(args.seat), late }];
  });
}
