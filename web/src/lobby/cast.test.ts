import { expect, it } from "vitest";
import type { Box } from "../wire";
import { CAST } from "../portraits/portraits";
import { crew, highest, manned, moodOf, nextCharacter } from "./cast";

const box = {
  bots: ["random", "greedy", ...CAST, "mine"],
  crews: { gentle: ["pim", "fava", "mungo"], mixed: ["flo", "pinto", "rosa"], hard: ["lima", "ada", "cicero"] },
} as unknown as Box;

it("fills the seats of bots with a crew and leaves people where they are", () => {
  expect(manned(["me", "greedy", "open", "pim"], box, "hard")).toEqual(["me", "lima", "open", "ada"]);
  expect(moodOf(["me", "lima", "open", "ada"], box)).toBe("hard");
  expect(moodOf(["me", "ada", "open", "lima"], box)).toBe("");
  expect(moodOf(["me", "open"], box)).toBe("");
});

it("changes a face to somebody who does not sit there yet", () => {
  const first = nextCharacter("greedy", box, ["me", "greedy"]);
  expect(first).toBe(CAST[0]);
  expect(nextCharacter(CAST[0]!, box, [CAST[0]!, CAST[1]!])).toBe(CAST[2]);
  expect(nextCharacter(CAST.at(-1)!, box, [CAST.at(-1)!])).toBe(CAST[0]);
});

it("takes the best bot where a box has no characters", () => {
  expect(crew({ bots: ["random", "greedy"], crews: {} } as unknown as Box)).toEqual(["greedy"]);
  expect(crew({ bots: ["random", "shy"], crews: {} } as unknown as Box)).toEqual(["shy"]);
});

it("knows how many levels were measured", () => {
  expect(highest({ pim: 1, ada: 5, rosa: 4 })).toBe(5);
  expect(highest({})).toBe(0);
});
