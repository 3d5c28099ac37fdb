import { describe, expect, test } from "vitest";
import { person, scene } from "../../test/scene";
import { prefer } from "../lib/settings.svelte";
import type { Choice } from "../wire";
import type { Scene } from "./scene";
import { byItself, concerns, passesAlone } from "./tempo";

const pass: Choice = { number: 3, notation: "pass", id: "pass", args: {}, zone: "" };

/** Seat 0 looks at seat 1's trade: what lies where, by the cards' numbers; who is a person. */
function trade(zones: Scene["view"]["zones"], wish: number[] = [], people = [true, false, false]): Scene {
  const changes = {
    people: people.map((owned) => person("", { bot: !owned, owned })),
    seat: 0,
    menu: [pass],
    awaited: [1],
    due: [0, 1],
    waits: { window: { begins: 0, length: 2500 }, answers: [] },
  };
  return scene(changes, { zones, facts: { active: 1 }, lists: { "wish/1": wish } });
}

describe("a trade concerns me", () => {
  test.each([
    ["if the active player grows what I hold", { "hand/0": [0], "field/1/0": [0] }, []],
    ["if the active player wishes for what I hold", { "hand/0": [2] }, [2]],
    ["if something face up grows with me", { "field/0/1": [1, 1], up: [1] }, []],
  ])("%s", (_, zones, wish) => expect(concerns(trade(zones, wish))).toBe(true));

  test("not if somebody else grows what I hold", () => {
    expect(concerns(trade({ "hand/0": [0], "field/2/0": [0], "field/0/0": [2], up: [1] }))).toBe(false);
  });
});

describe("the page passes by itself", () => {
  const idle = { "hand/0": [0], up: [1] };
  test("where nobody else plays and nothing concerns me", () => expect(byItself(trade(idle))).toBe(pass));
  test("not if something does", () => expect(byItself(trade({ ...idle, "field/1/0": [0] }))).toBeUndefined());
  test("never where others could learn from it", () => {
    prefer({ autopass: true });
    expect(byItself(trade(idle, [], [true, true, false]))).toBeUndefined();
    prefer({ autopass: null });
  });
  test("not if nobody waits for a word", () => {
    const told = trade(idle);
    expect(byItself({ ...told, waits: { window: null, answers: [] } })).toBeUndefined();
  });
  test("unless I say otherwise", () => {
    expect([passesAlone(trade(idle)), passesAlone(trade(idle, [], [true, true, false]))]).toEqual([true, false]);
    prefer({ autopass: false });
    expect(byItself(trade(idle))).toBeUndefined();
    prefer({ autopass: null });
  });
});
