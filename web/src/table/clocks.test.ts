import { describe, expect, test } from "vitest";
import { scene } from "../../test/scene";
import { answerBy, left, minutes, windowLeft } from "./clocks";

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
  const answer = { deal: 7, seat: 1, ends: 25_000, length: 20_000 };
  const told = scene({ waits: { window: null, answers: [answer] } });
  test("as long as the server says", () => expect(answerBy(told, 7, 1)).toBe(answer));
  test("for ever where it says nothing", () =>
    expect([answerBy(told, 7, 2), answerBy(told, 8, 1)]).toEqual([null, null]));
});

describe("a window for a word", () => {
  const told = scene({ waits: { window: { begins: 5000, length: 2500 }, answers: [] } });
  test.each([
    [5000, 2500, false],
    [6500, 1000, false],
    [9000, 0, false],
    [3000, 2500, true],
  ])("at %i ms", (time, left, still) => expect(windowLeft(told, () => time)).toEqual({ left, length: 2500, still }));
  test("is not always there", () => expect(windowLeft(scene(), () => 0)).toBe(null));
});
