/** What happened, to be read at a glance: by turns, each line with faces, beans and signs, and with its sentence. */

import type { IconName } from "../pieces/Icon.svelte";
import type { Event, Happened } from "../wire";
import { names, type Scene, type Texts } from "./scene";
import { sentence } from "./sentences";

export interface Line {
  key: string;
  stamp: number;
  said: string;
  /** whose doing it is; -1: nobody's */
  seat: number;
  /** none: the sentence is shown */
  sign: IconName | "";
  /** the words of the cards before the sign's other side, and behind it */
  cards: string[];
  wants: string[];
  /** whom it is for, where that is somebody */
  to: number;
  coins: number;
  mark: IconName | "";
  /** nothing came of it */
  quiet: boolean;
}

export interface Turn {
  key: string;
  /** whose; -1: before the first */
  seat: number;
  lines: Line[];
  deals: number;
  coins: number;
}

const SIGNS: Record<string, IconName> = {
  planted: "sprout",
  harvested: "basket",
  bought: "token",
  drew: "cards",
  revealed: "eye",
  offered: "swap",
  accepted: "swap",
  declined: "no",
  withdrew: "counter",
  passed: "next",
  wished: "call",
  kept: "lock",
};
const QUIET = ["declined", "withdrew", "passed", "lapsed"];

const number = (event: Event, name: string) => {
  const value = event.args[name];
  return typeof value === "number" ? value : -1;
};
const numbers = (event: Event, name: string) => {
  const value = event.args[name];
  return Array.isArray(value) ? value : [];
};

/** The cards an event is about; of a deal what its doer gives. */
function about(event: Event): number[] {
  if (event.id === "offered") return numbers(event, "gives");
  if (event.id === "accepted") return numbers(event, "wants"); // that the other one wanted
  if (typeof event.args.kind === "number") return [event.args.kind];
  if (Array.isArray(event.args.kinds)) return event.args.kinds;
  if (event.id !== "revealed") return [];
  return event.moves.flatMap(([card, from, to]) => (card !== null && from !== to ? [card] : []));
}

function line(event: Event, key: string, { stamp, late, seat }: Happened, scene: Scene, say: Texts): Line | null {
  const said = sentence(event, scene.seat, names(scene), scene.cards, say, late);
  if (said === "") return null;
  const word = (card: number) => (scene.cards[card] ?? "").split(".")[0]!;
  const who = number(event, "seat");
  const gets = event.id === "offered" ? "wants" : event.id === "accepted" ? "gives" : "";
  return {
    key,
    stamp,
    said,
    seat: who >= 0 ? who : seat,
    sign: SIGNS[event.id] ?? "",
    cards: about(event).map(word),
    wants: numbers(event, gets).map(word),
    to: number(event, "to"),
    coins: event.id === "harvested" ? Math.max(0, number(event, "coins")) : 0,
    mark: event.id === "accepted" ? "yes" : "",
    quiet: QUIET.includes(event.id),
  };
}

/** The log by turns, the oldest first. */
export function turns(log: readonly Happened[], scene: Scene, say: Texts): Turn[] {
  const found: Turn[] = [];
  const begin = (key: string, seat: number) => found.push({ key, seat, lines: [], deals: 0, coins: 0 });
  for (const step of log) {
    if (step.by !== "") {
      const said = say.say("play-instead", { seat: names(scene)[step.seat] ?? "", bot: step.by });
      if (found.length === 0) begin(`${step.seq}-0`, -1);
      found.at(-1)!.lines.push({ ...EMPTY, key: `${step.seq}-by`, stamp: step.stamp, said, seat: step.seat });
    }
    step.events.forEach((event, i) => {
      const key = `${step.seq}-${i}`;
      if (say.face.turns.includes(event.id)) return begin(key, number(event, "seat"));
      const shown = line(event, key, step, scene, say);
      if (!shown) return;
      if (found.length === 0) begin(key, -1);
      const turn = found.at(-1)!;
      turn.lines.push(shown);
      turn.coins += shown.seat === turn.seat ? shown.coins : 0;
      turn.deals += shown.mark === "yes" ? 1 : 0;
    });
  }
  return found;
}

const EMPTY: Omit<Line, "key" | "stamp" | "said" | "seat"> = {
  sign: "",
  cards: [],
  wants: [],
  to: -1,
  coins: 0,
  mark: "",
  quiet: false,
};
