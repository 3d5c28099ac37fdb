import { describe, expect, it } from "vitest";
import type { Event } from "../wire";
import { mood } from "./moods";

const event = (id: string, args: Event["args"]): Event => ({ id, args, moves: [] });
const LIKES = ["", "thanks", "dear", "ohno", "bravo"]; // the first seat is a person's

describe("what characters feel", () => {
  it("is shown where it fits, by whom it concerns", () => {
    expect(mood(event("accepted", { seat: 0, to: 1 }), LIKES)).toEqual({ seat: 1, feeling: "thanks" });
    expect(mood(event("accepted", { seat: 4, to: 0 }), LIKES)).toEqual({ seat: 4, feeling: "bravo" });
    expect(mood(event("declined", { seat: 2, to: 0 }), LIKES)).toEqual({ seat: 2, feeling: "dear" });
    expect(mood(event("declined", { seat: 0, to: 3 }), LIKES)).toEqual({ seat: 3, feeling: "ohno" });
    expect(mood(event("harvested", { seat: 0, coins: 3 }), LIKES)).toEqual({ seat: 4, feeling: "bravo" });
  });

  it("is not shown otherwise", () => {
    expect(mood(event("accepted", { seat: 0, to: 2 }), LIKES)).toBeNull();
    expect(mood(event("declined", { seat: 1, to: 0 }), LIKES)).toBeNull();
    expect(mood(event("harvested", { seat: 4, coins: 4 }), LIKES)).toBeNull();
    expect(mood(event("harvested", { seat: 0, coins: 2 }), LIKES)).toBeNull();
    expect(mood(event("planted", { seat: 4 }), LIKES)).toBeNull();
  });
});
