/** How a match went, read off its replay: scores turn by turn, harvests, deals. Counts what lies there, judges nothing. */

import type { Event, Face, Replay, View } from "../wire";
import { after } from "./fold";

export interface Harvest {
  seat: number;
  kind: number;
  cards: number;
  coins: number;
}

export interface Story {
  /** Scores by seat, then of those without one, at the end of every turn; the first line is the start. */
  turns: number[][];
  /** Cards in hand at the end, by seat. */
  hands: number[];
  harvests: Harvest[];
  /** Deals by seat. */
  deals: number[];
}

/** What a seat shows for all to see. */
export function score({ fact, list, zone }: Face["score"], view: View, seat: number): number {
  const lying = view.zones[`${zone}/${seat}`]?.length ?? 0;
  const rows = view.lists[`${list}/${seat}`] ?? [];
  return rows.reduce((sum, row) => sum + row, lying + (view.facts[`${fact}/${seat}`] ?? 0));
}

const number = (event: Event, name: string) => (typeof event.args[name] === "number" ? event.args[name] : -1);

/** Read a replay. */
export function story(replay: Replay, face: Face): Story {
  const seats = Array.from({ length: replay.seats }, (_, seat) => seat);
  const found: Story = { turns: [], hands: [], harvests: [], deals: seats.map(() => 0) };
  const others = Object.values(face.others).filter(({ zone }) => zone !== "");
  const line = (view: View) => [
    ...seats.map((seat) => score(face.score, view, seat)),
    ...others.map(({ zone, times }) => (view.zones[zone]?.length ?? 0) * (view.facts[times] ?? 1)),
  ];
  let view = replay.view;
  for (const step of replay.steps) {
    if (step.events.some(({ id }) => face.turns.includes(id))) found.turns.push(line(view));
    view = after(view, step, replay.zones, replay.seat);
    for (const event of step.events) {
      if (event.id === "harvested") {
        const cards = event.moves.length || Math.max(number(event, "cards"), 0);
        found.harvests.push({
          seat: number(event, "seat"),
          kind: number(event, "kind"),
          cards,
          coins: number(event, "coins"),
        });
      } else if (event.id === "accepted") {
        for (const seat of [number(event, "seat"), number(event, "to")]) if (seat >= 0) found.deals[seat]! += 1;
      }
    }
  }
  const { result } = replay;
  const last = line(view);
  found.turns.push(
    result && result.scores.length === seats.length
      ? [
          ...result.scores,
          ...others.map(({ scores }, i) => {
            const counted = scores.find((score) => result.others[score] !== undefined);
            return counted === undefined ? last[seats.length + i]! : result.others[counted]!;
          }),
        ]
      : last,
  );
  if (found.turns.length === 1) found.turns.unshift(last.map(() => 0));
  found.hands = seats.map((seat) => view.zones[`hand/${seat}`]?.length ?? 0);
  return found;
}
