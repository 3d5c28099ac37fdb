import { describe, expect, test } from "vitest";
import { prefer } from "../lib/settings.svelte";
import type { Choice } from "../wire";
import type { Scene } from "./scene";
import { byItself, concerns, passesAlone } from "./tempo";

const CARDS = ["blue", "soy", "red"];
const pass: Choice = { number: 3, notation: "pass", id: "pass", args: {}, zone: "" };
const person = (owned: boolean) => ({
  name: "",
  bot: !owned,
  absent: false,
  online: true,
  declines: false,
  passes: false,
  owned,
});

/** Seat 0 looks at seat 1's trade: what lies where, by the cards' numbers. */
function scene(zones: Scene["view"]["zones"], wish: number[] = [], people = [true, false, false]): Scene {
  const view = { zones, facts: { active: 1 }, lists: { "wish/1": wish }, words: {}, deals: [], seen: {} };
  const waits = { window: { begins: 0, length: 2500 }, answers: [] };
  return {
    game: "",
    edition: "",
    cards: CARDS,
    zones: {},
    people: people.map(person),
    seat: 0,
    view,
    menu: [pass],
    awaited: [1],
    due: [0, 1],
    clock: null,
    waits,
    live: true,
  };
}

describe("a trade concerns me", () => {
  test.each([
    ["if the active player grows what I hold", { "hand/0": [0], "field/1/0": [0] }, []],
    ["if the active player wishes for what I hold", { "hand/0": [2] }, [2]],
    ["if something face up grows with me", { "field/0/1": [1, 1], up: [1] }, []],
  ])("%s", (_, zones, wish) => expect(concerns(scene(zones, wish))).toBe(true));

  test("not if somebody else grows what I hold", () => {
    expect(concerns(scene({ "hand/0": [0], "field/2/0": [0], "field/0/0": [2], up: [1] }))).toBe(false);
  });
});

describe("the page passes by itself", () => {
  const idle = { "hand/0": [0], up: [1] };
  test("where nobody else plays and nothing concerns me", () => expect(byItself(scene(idle))).toBe(pass));
  test("not if something does", () => expect(byItself(scene({ ...idle, "field/1/0": [0] }))).toBeUndefined());
  test("never where others could learn from it", () => {
    prefer({ autopass: true });
    expect(byItself(scene(idle, [], [true, true, false]))).toBeUndefined();
    prefer({ autopass: null });
  });
  test("not if nobody waits for a word", () => {
    const told = scene(idle);
    expect(byItself({ ...told, waits: { window: null, answers: [] } })).toBeUndefined();
  });
  test("unless I say otherwise", () => {
    expect([passesAlone(scene(idle)), passesAlone(scene(idle, [], [true, true, false]))]).toEqual([true, false]);
    prefer({ autopass: false });
    expect(byItself(scene(idle))).toBeUndefined();
    prefer({ autopass: null });
  });
});
