import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { bundle, LANGUAGES, Texts } from "../lib/texts";
import type { Advice, Choice } from "../wire";
import { advised, reason } from "./advice";
import { guide, known, meet, moment, wanted } from "./guide";
import type { Scene } from "./scene";

const file = (path: string, lang: string) => readFileSync(`../src/haricot/${path}/${lang}.ftl`, "utf-8");
const texts = (game: string, lang: (typeof LANGUAGES)[number] = "en") =>
  new Texts(lang, [bundle(lang, [file("locales", lang), file(`games/${game}/texts`, lang)])]);

function scene(game: string, facts: Record<string, number> = {}): Scene {
  const people = ["Ana", "Mia"].map((name) => ({
    name,
    bot: false,
    absent: false,
    online: true,
    declines: false,
    passes: false,
    owned: true,
  }));
  const view = { zones: {}, facts, lists: {}, words: {}, deals: [], seen: {} };
  return {
    game,
    edition: "",
    cards: ["blue", "soy"],
    zones: {},
    people,
    seat: 0,
    view,
    menu: [],
    awaited: [0],
    due: [0],
    clock: null,
    waits: { window: null, answers: [] },
    live: true,
  };
}

const told = (action: string, entry: Choice | null, why = "", args = {}): Advice => ({
  type: "advice",
  table: "t",
  seat: 0,
  id: 1,
  action,
  entry,
  why,
  args,
  types: { field: "place", wants: "kind", gives: "kind", to: "seat" },
});

describe("the guide", () => {
  test("has something to say about a moment, and something else in another phase", () => {
    const say = texts("bohnanza");
    expect(moment(scene("bohnanza", { phase: 3 }), "plant-kind", say)).toBe("guide-plant-kind");
    expect(moment(scene("bohnanza", { phase: 6 }), "plant-kind", say)).toBe("guide-plant-kind.phase-6");
    expect(moment(scene("bohnanza"), "turn", say)).toBe("");
    expect(moment(scene("bohnanza"), "", say)).toBe("");
  });

  test("remembers by box what it has explained", () => {
    expect(wanted("dice")).toBe("new");
    guide("dice", true);
    meet("dice", "guide-roll");
    meet("dice", "guide-roll");
    expect([wanted("dice"), known("dice", "guide-roll"), known("dice", "guide-stop"), wanted("ladybohn")]).toEqual([
      "on",
      true,
      false,
      "new",
    ]);
    guide("dice", false);
    expect([wanted("dice"), known("dice", "guide-roll")]).toEqual(["off", false]);
  });
});

describe("a hint in words", () => {
  test.each(LANGUAGES)("says why, in %s", (lang) => {
    const say = texts("bohnanza", lang);
    const said = reason(
      told("plant 0", null, "grow", { field: 0, coins: 2, more: 1, then: 3 }),
      scene("bohnanza"),
      say,
    );
    expect(said).toMatch(/1.*2.*3[^.]*\.$/);
    expect(say.problems).toEqual([]);
    expect(reason(told("plant 0", null), scene("bohnanza"), say)).toBe("");
  });

  test("says the whole action, however it is written", () => {
    const say = texts("bohnanza");
    const plant: Choice = {
      number: 8,
      notation: "plant 0",
      id: "plant-front",
      args: { kind: 0, field: 0 },
      types: { field: "place" },
      zone: "field/0/0",
    };
    expect(advised(told("plant 0", plant), scene("bohnanza"), say)).toBe(
      "Plant the front card, a blue bean, in field 1",
    );
    expect(advised(told("offer 1 blue/soy", null), scene("bohnanza"), say)).toBe(
      "You offer Mia: you give a blue bean / you get a soy bean.",
    );
    const answering = scene("bohnanza");
    answering.view.deals = [{ id: 7, proposer: 1, to: 0, gives: [1], places: [null], wants: [0], refused: [] }];
    expect(advised(told("counter 7 blue/soy", null), answering, say)).toBe(
      "You offer Mia: you give a blue bean / you get a soy bean.",
    );
    expect(advised(told("select w1,c2", null), scene("dice"), texts("dice"))).toBe("Keep 2 dice");
  });
});
