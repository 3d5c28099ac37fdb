import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { scene } from "../../test/scene";
import { bundle, LANGUAGES, Texts } from "../lib/texts";
import type { Advice, Choice } from "../wire";
import { advised, pointed, reason } from "./advice";
import { guide, known, meet, moment, wanted } from "./guide";

const file = (path: string, lang: string) => readFileSync(`../src/haricot/${path}/${lang}.ftl`, "utf-8");
const texts = (game: string, lang: (typeof LANGUAGES)[number] = "en") =>
  new Texts(lang, [bundle(lang, [file("locales", lang), file(`games/${game}/texts`, lang)])]);

const at = (game: string, facts: Record<string, number> = {}) =>
  scene({ game, cards: ["blue", "soy"], seat: 0, awaited: [0], due: [0] }, { facts });

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
    expect(moment(at("bohnanza", { phase: 3 }), "plant-kind", say)).toBe("guide-plant-kind");
    expect(moment(at("bohnanza", { phase: 6 }), "plant-kind", say)).toBe("guide-plant-kind.phase-6");
    expect(moment(at("bohnanza"), "turn", say)).toBe("");
    expect(moment(at("bohnanza"), "", say)).toBe("");
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
    const said = reason(told("plant 0", null, "grow", { field: 0, coins: 2, more: 1, then: 3 }), at("bohnanza"), say);
    expect(said).toMatch(/1.*2.*3[^.]*\.$/);
    expect(say.problems).toEqual([]);
    expect(reason(told("plant 0", null), at("bohnanza"), say)).toBe("");
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
    expect(advised(told("plant 0", plant), at("bohnanza"), say)).toBe("Plant the front card, a blue bean, in field 1");
    expect(advised(told("offer 1 blue/soy", null), at("bohnanza"), say)).toBe(
      "You offer Mia: you give a blue bean / you get a soy bean.",
    );
    const answering = at("bohnanza");
    answering.view.deals = [
      { id: 7, proposer: 1, to: 0, gives: [1], places: [null], wants: [0], refused: [], waits: [0] },
    ];
    expect(advised(told("counter 7 blue/soy", null), answering, say)).toBe(
      "You offer Mia: you give a blue bean / you get a soy bean.",
    );
    const rolled = at("dice");
    rolled.cards = ["w1-red", "w2-blue", "c2-soy"];
    rolled.view.zones = { rolled: [1, 0, 2] };
    expect(advised(told("select w1,c2", null), rolled, texts("dice"))).toBe("Keep 2 dice: red and soy");
    expect(pointed(told("select w1,c2", null), rolled)).toEqual([
      '[data-zone="rolled"] [data-place="1"]',
      '[data-zone="rolled"] [data-place="2"]',
    ]);
  });
});
