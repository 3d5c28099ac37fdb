import { describe, expect, test } from "vitest";
import { scene } from "../../test/scene";
import {
  acceptNotation,
  answers,
  askable,
  counterNotation,
  holdings,
  meter,
  offerNotation,
  others,
  printed,
  reached,
  signed,
  waiting,
} from "./scene";

describe("seats", () => {
  test("the others sit from my left on", () => expect(others(scene())).toEqual([2, 0]));
  test("a spectator sees all of them", () => expect(others(scene({ seat: -1 }))).toEqual([0, 1, 2]));
});

describe("what I hold", () => {
  const zones = { "hand/1": [1, 0, 1], up: [2] };
  test("copies count from the front of the hand", () => {
    expect(holdings(scene({}, { zones })).map(({ ref }) => ref)).toEqual(["soy@1", "blue@1", "soy@2"]);
  });
  test("face-up cards are mine to deal in my turn", () => {
    const lists = { givable: [0] };
    expect(holdings(scene({}, { zones, lists, facts: { active: 1 } })).at(-1)).toEqual({
      card: 2,
      place: -1,
      ref: "red@up",
      id: "up-0",
    });
    expect(holdings(scene({}, { zones, lists, facts: { active: 0 } }))).toHaveLength(3);
    expect(holdings(scene({}, { zones, facts: { active: 1 } }))).toHaveLength(3);
  });
});

describe("deals", () => {
  const deal = { id: 7, proposer: 0, to: 1, gives: [0], places: [null], wants: [1], refused: [], waits: [1] };
  test("those wait for me that the menu can decline", () => {
    expect(waiting(scene({}, { deals: [deal] }))).toEqual([]);
    const decline = {
      number: 3,
      notation: "decline 7",
      id: "decline",
      args: { to: 0 },
      types: { to: "seat" },
      zone: "",
    };
    expect(waiting(scene({ menu: [decline] }, { deals: [deal] }))).toEqual([deal]);
  });
  test("notation", () => {
    expect(offerNotation("all", [], ["red", "red"])).toBe("offer all -/red,red");
    expect(offerNotation(2, ["soy@2", "blue@up"], [])).toBe("offer 2 soy@2,blue@up/-");
    expect(counterNotation(7, ["soy@2"], ["red"])).toBe("counter 7 soy@2/red");
    expect(counterNotation(7, [], [])).toBe("counter 7 -/-");
    expect(acceptNotation(7, ["soy@2"])).toBe("accept 7 soy@2");
    expect(acceptNotation(7, [])).toBe("accept 7");
  });
  test("a variety is answered by each of its cards", () => {
    const sexed = scene({ cards: ["soy.miss", "soy.baby", "red.miss", "soy", "red"] });
    expect(answers(sexed, 0, 3)).toBe(true);
    expect(answers(sexed, 2, 3)).toBe(false);
    expect(askable(sexed)).toEqual([3, 4]);
  });
});

describe("prices", () => {
  const told = scene({}, { lists: { "meter/soy": [2, 1, 4, 2], counts: [20, 12, 8] } });
  test("a beanometer is as the server tells it", () => {
    expect(meter(told, 1)).toEqual([
      { cards: 2, coins: 1 },
      { cards: 4, coins: 2 },
    ]);
    expect(meter(told, 0)).toEqual([]);
    expect(reached(meter(told, 1), 3)).toEqual({ coins: 1, next: { cards: 4, coins: 2 } });
    expect(reached(meter(told, 1), 5)).toEqual({ coins: 2, next: null });
    expect(printed(told, 1)).toBe(12);
  });
  test("a minus is a minus", () => expect([signed(-3), signed(0), signed(4)]).toEqual(["−3", "0", "4"]));
});
