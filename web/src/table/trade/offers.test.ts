import { describe, expect, test } from "vitest";
import type { Deal } from "../../wire";
import type { Scene } from "../scene";
import { chips, following, payment, slips, topmost } from "./offers";

const deal = (id: number, proposer: number, wants: number[]): Deal => ({
  id,
  proposer,
  to: 0,
  gives: [0],
  places: [null],
  wants,
  refused: [],
});
const entry = (id: string, to: number, notation = "") => ({
  number: 10 + to,
  notation,
  id,
  args: { to },
  types: { to: "seat" },
  zone: "",
});

/** I hold soy, blue, soy; a soy lies face up before me; there are a blue miss and the variety of blue. */
function scene(deals: Deal[]): Scene {
  return {
    game: "bohnanza",
    edition: "",
    cards: ["blue", "soy", "red", "blue.miss"],
    zones: {},
    people: [],
    seat: 0,
    view: { zones: { "hand/0": [1, 3, 1], up: [1] }, facts: { active: 0 }, lists: {}, words: {}, deals, seen: {} },
    menu: deals.flatMap(({ id, proposer }) => [entry("accept", proposer), entry("decline", proposer, `decline ${id}`)]),
    awaited: [0],
    due: [0],
    clock: null,
    waits: { window: null, answers: [] },
    live: true,
  };
}

describe("what is paid", () => {
  const refs = (wants: number[], turned: number[] = []) =>
    payment(scene([]), deal(1, 1, wants), turned).map(({ held }) => held?.ref);
  test("the face-up copy goes first, and a tap turns to the next", () => {
    expect(refs([1])).toEqual(["soy@up"]);
    expect(refs([1], [1])).toEqual(["soy@1"]);
    expect(refs([1], [3])).toEqual(["soy@up"]);
  });
  test("each card goes once", () => expect(refs([1, 1])).toEqual(["soy@up", "soy@1"]));
  test("a variety leaves the very card to whoever names it", () =>
    expect(refs([0, 3])).toEqual([undefined, "blue.miss@1"]));
});

describe("what lies before me", () => {
  const [soy, red, two] = [deal(1, 1, [1]), deal(2, 2, [2]), deal(3, 3, [1, 1])];
  test("what can be paid is a slip, the rest are chips", () => {
    expect(slips(scene([soy, red, two]))).toEqual([soy, two]);
    expect(chips(scene([soy, red, two]))).toEqual([red]);
  });
  test("a deal that the menu does not accept is no slip", () => {
    const now = scene([soy]);
    expect(slips({ ...now, menu: now.menu.filter(({ id }) => id !== "accept") })).toEqual([]);
  });
  test("the oldest lies on top until another is turned to, and stays if one more comes", () => {
    expect(topmost([soy, two], -1)).toBe(soy);
    expect(topmost([soy, two, red], 3)).toBe(two);
    expect(topmost([soy], 3)).toBe(soy);
    expect(following([soy, two], two)).toBe(soy);
    expect(following([soy], soy)).toBeUndefined();
  });
});
