import { describe, expect, it } from "vitest";
import type { Dealt } from "../wire";
import { byTable, myTable, share } from "./evening";

const dealt = (status: "playing" | "over", mine = true): Dealt => ({
  deal: 1,
  over: false,
  seed: "",
  scores: [],
  tables: [
    { table: 1, places: [0, 1], status: "playing", mine: false, id: "", key: "" },
    { table: 2, places: [2, 3], status, mine, id: "abc", key: "" },
  ],
});

describe("an evening", () => {
  it("lists the places table by table", () => {
    expect(byTable({ tables: 2, seats: 3 })).toEqual([
      [0, 1, 2],
      [3, 4, 5],
    ]);
  });

  it("knows my table while it is played, and no longer", () => {
    expect(myTable({ dealt: [dealt("playing")], status: "playing" })?.id).toBe("abc");
    expect(myTable({ dealt: [dealt("over")], status: "playing" })).toBeUndefined();
    expect(myTable({ dealt: [dealt("playing")], status: "over" })).toBeUndefined();
    expect(myTable({ dealt: [dealt("playing", false)], status: "playing" })).toBeUndefined();
    expect(myTable({ dealt: [], status: "open" })).toBeUndefined();
  });

  it("says a share in percent, and nothing where there is nothing to compare with", () => {
    expect(share({ points: 3, most: 4 })).toMatch(/^75\s?%$/);
    expect(share({ points: 0, most: 0 })).toBe("–");
  });
});
