/** Carry moves into zones, as `haricot/kernel/events.py` does: for every reader the folded zones are the view's zones. */

import type { Card, Event, View } from "../wire";

const TOP = 1;
const OWN = 2;
const CLOSED = 3;
const SECRET = 4;

export type Zones = Record<string, Card[]>;

/** The seat in a zone's name, or -1. */
export function owner(zone: string): number {
  const word = zone.split("/")[1];
  return word !== undefined && /^\d+$/.test(word) ? Number(word) : -1;
}

/** The zones after some events, as `seat` sees them; zones that stay are the same arrays. */
export function fold(zones: Zones, events: readonly Event[], kinds: Record<string, number>, seat: number): Zones {
  const table = { ...zones };
  const fresh = new Set<string>();
  const pile = (zone: string): Card[] => {
    if (!fresh.has(zone)) {
      fresh.add(zone);
      table[zone] = [...(table[zone] ?? [])];
    }
    return table[zone]!;
  };
  for (const event of events) {
    for (const [card, source, target, place, slot] of event.moves) {
      if (source === target && place < 0) {
        const lying = pile(source);
        lying[lying.length - 1] = card; // its top card now shows
        continue;
      }
      if (source !== "") {
        if (place >= 0) pile(source).splice(place, 1);
        else pile(source).pop();
      }
      if (target !== "") {
        const lying = pile(target);
        const kind = kinds[target.split("/", 1)[0]!];
        let shown = card;
        if (kind === CLOSED || kind === SECRET || (kind === OWN && owner(target) !== seat)) shown = null;
        else if (kind === TOP && lying.length > 0) lying[lying.length - 1] = null;
        if (slot >= 0) lying.splice(slot, 0, shown);
        else lying.push(shown);
      }
    }
  }
  return table;
}

/** What a step changes besides the zones. */
export type Changes = Pick<View, "facts" | "lists" | "words" | "seen"> & {
  events: Event[];
  deals: View["deals"] | null;
};

/** A view after a step. */
export function after(view: View, step: Changes, kinds: Record<string, number>, seat: number): View {
  return {
    zones: fold(view.zones, step.events, kinds, seat),
    facts: { ...view.facts, ...step.facts },
    lists: { ...view.lists, ...step.lists },
    words: { ...view.words, ...step.words },
    deals: step.deals ?? view.deals,
    seen: { ...view.seen, ...step.seen },
  };
}
