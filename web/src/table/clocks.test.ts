import { describe, expect, test } from "vitest";
import { answerBy, left, minutes } from "./clocks";
import type { Scene } from "./scene";

const person = (more = {}) => ({ name: "Ana", bot: false, absent: false, online: true, declines: false, ...more });

function scene(changes: Partial<Scene> = {}): Scene {
  const deal = { id: 7, proposer: 0, to: -1, gives: [0], places: [null], wants: [1], refused: [2] };
  return {
    game: "bohnanza",
    edition: "gigamic",
    cards: [],
    zones: {},
    people: [person(), person(), person()],
    seat: 1,
    view: { zones: {}, facts: {}, lists: {}, words: {}, deals: [deal], seen: {} },
    menu: [],
    awaited: [],
    due: [1],
    clock: null,
    patience: { seconds: 20, since: 5000 },
    live: true,
    ...changes,
  };
}

describe("a clock", () => {
  const clock = { stamp: 1000, left: [60_000, 30_000], running: [1] };
  test("runs for those it waits for", () => {
    expect(left(clock, 1, () => 11_000)).toBe(20_000);
    expect(left(clock, 1, () => 99_000)).toBe(0);
    expect(left(clock, 1, () => 900)).toBe(30_000); // our clock may be behind
  });
  test("rests for the others, and nobody looks at the time then", () => {
    const never = () => {
      throw new Error("asked");
    };
    expect(left(clock, 0, never)).toBe(60_000);
    expect(left(null, 0, never)).toBe(null);
  });
  test("is read in minutes", () => expect([61_000, 9_001, 0].map(minutes)).toEqual(["1:01", "0:10", "0:00"]));
});

describe("an answer is waited for", () => {
  test("from the last decision on", () => expect(answerBy(scene(), 1)).toBe(25_000));
  test.each([
    ["for ever", { patience: { seconds: 0, since: 5000 } }],
    ["from nobody who is not asked", { due: [2] }],
    ["from no bot", { people: [person(), person({ bot: true }), person()] }],
    ["not from somebody who declines everything", { people: [person(), person({ declines: true }), person()] }],
  ])("%s", (_, changes) => expect(answerBy(scene(changes), 1)).toBe(null));
  test("from nobody who has answered", () => expect(answerBy(scene({ due: [2] }), 2)).toBe(null));
});
