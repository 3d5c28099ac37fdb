import { describe, expect, it } from "vitest";
import { bundle, Texts } from "../lib/texts";
import type { Event, Happened } from "../wire";
import { turns } from "./log";
import type { Scene } from "./scene";

const said = `
event-turn = { $seat } is next.
event-planted = { $seat } plants { $kind }.
event-harvested = { $seat } harvests.
event-offered = { $seat } offers.
event-accepted = { $seat } accepts.
event-declined = { $seat } declines.
event-odd = Something odd.
play-instead = { $bot } for { $seat }.
`;
const say = new Texts("en", [bundle("en", [said])]);
const scene = {
  seat: 0,
  cards: ["red", "soy.miss"],
  people: [{ name: "Ann" }, { name: "Bob" }],
} as unknown as Scene;
const event = (id: string, args: Event["args"], types: Record<string, string> = {}): Event => ({
  id,
  args,
  moves: [],
  types,
});
const step = (seq: number, seat: number, events: Event[], by = ""): Happened => ({
  seq,
  stamp: seq,
  seat,
  events,
  late: false,
  by,
});

describe("the log", () => {
  it("is folded by turns, and a turn knows what came of it", () => {
    const found = turns(
      [
        step(1, 0, [event("odd", {})]),
        step(2, 0, [event("turn", { seat: 0 }), event("planted", { seat: 0, kind: 0 }, { kind: "kind" })]),
        step(3, 0, [event("harvested", { seat: 0, kind: 1, coins: 2 }), event("harvested", { seat: 1, coins: 4 })]),
        step(4, 1, [event("turn", { seat: 1 })]),
        step(5, 1, [event("offered", { seat: 1, to: 0, gives: [1], wants: [0, 0] })], "greedy"),
        step(6, 0, [event("declined", { seat: 0, to: 1 })]),
        step(7, 0, [event("accepted", { seat: 0, to: 1, gives: [1], wants: [0] })]),
      ],
      scene,
      say,
    );
    expect(found.map(({ seat, deals, coins }) => [seat, deals, coins])).toEqual([
      [-1, 0, 0],
      [0, 0, 2],
      [1, 1, 0],
    ]);
    expect(found[0]!.lines[0]).toMatchObject({ sign: "", said: "Something odd." });
    expect(found[1]!.lines[0]).toMatchObject({ sign: "sprout", seat: 0, cards: ["red"], quiet: false });
    const [by, offered, declined, accepted] = found[2]!.lines;
    expect(by!.said).toBe("greedy for Bob.");
    expect(offered).toMatchObject({ sign: "swap", cards: ["soy"], wants: ["red", "red"], to: 0, mark: "" });
    expect(declined).toMatchObject({ sign: "no", quiet: true, to: 1 });
    expect(accepted).toMatchObject({ mark: "yes", cards: ["red"], wants: ["soy"], said: "Ann accepts." });
  });
});
