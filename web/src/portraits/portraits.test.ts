import { render } from "@testing-library/svelte";
import { expect, it } from "vitest";
import Portrait from "./Portrait.svelte";
import { CAST, EMOTES, feeling, GUESTS, portrait } from "./portraits";

it("has twelve beasts, ten pulses and six feelings, each drawn once", () => {
  expect(GUESTS).toHaveLength(12);
  expect(CAST).toHaveLength(10);
  const drawn = [...[...GUESTS, ...CAST].map(portrait), ...EMOTES.map(feeling)];
  expect(drawn.every(Boolean)).toBe(true);
  expect(new Set(drawn).size).toBe(28);
});

it("shows the drawing, or the first letter where there is none, and speaks only where no name stands beside it", () => {
  const fox = render(Portrait, { id: "fox", name: "Anna" }).container;
  expect(fox.querySelector("img")?.getAttribute("src")).toBe(portrait("fox"));
  expect(fox.querySelector("[aria-hidden]")?.textContent.trim()).toBe("");
  const none = render(Portrait, { id: "", name: "Greedy", bot: true, alt: "Greedy, bot" });
  expect(none.getByRole("img", { name: "Greedy, bot" }).textContent.trim()).toBe("G");
});
