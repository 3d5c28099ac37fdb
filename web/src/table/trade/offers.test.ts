import { describe, expect, test } from "vitest";
import type { Deal } from "../../wire";
import { scene } from "../../../test/scene";
import type { Scene } from "../scene";
import { chips, following, noes, payment, slips, topmost } from "./offers";

const deal = (id: number, proposer: number, wants: number[]): Deal => ({
  id,
  proposer,
  to: 0,
  gives: [0],
  places: [null],
  wants,
  refused: [],
  waits: [0],
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
function mine(deals: Deal[]): Scene {
  const changes = {
    cards: ["blue", "soy", "red", "blue.miss"],
    seat: 0,
    menu: deals.flatMap(({ id, proposer }) => [entry("accept", proposer), entry("decline", proposer, `decline ${id}`)]),
    awaited: [0],
    due: [0],
  };
  return scene(changes, {
    zones: { "hand/0": [1, 3, 1], up: [1] },
    facts: { active: 0 },
    lists: { givable: [0] },
    deals,
  });
}

describe("what is paid", () => {
  const refs = (wants: number[], turned: number[] = []) =>
    payment(mine([]), deal(1, 1, wants), turned).map(({ held }) => held?.ref);
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
    expect(slips(mine([soy, red, two]))).toEqual([soy, two]);
    expect(chips(mine([soy, red, two]))).toEqual([red]);
  });
  test("a deal that the menu does not accept is no slip", () => {
    const now = mine([soy]);
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

describe("a no", () => {
  const mine = { ...deal(7, 0, [1]), to: 2 };
  const said = (id: string, args: Record<string, number>) => ({ id, args, moves: [], types: {} });
  const declined = said("declined", { seat: 2, deal: 7, to: 0 });

  test("is heard by whose offer is gone with it", () => {
    expect(noes({ events: [declined], late: true }, [mine], [], 0)).toEqual([{ deal: mine, seat: 2, late: true }]);
    expect(noes({ events: [declined], late: false }, [mine], [], 1)).toEqual([]);
    expect(noes({ events: [declined], late: false }, [mine], [mine], 0)).toEqual([]); // others still think about it
  });

  test("is no news beside another offer", () => {
    const events = [declined, said("offered", { seat: 2, deal: 8, to: 0 })];
    expect(noes({ events, late: false }, [mine], [], 0)).toEqual([]);
  });
});
