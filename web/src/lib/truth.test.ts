/** The browser says what Python says, and folds as Python folds. */

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { root, truth } from "../../test/truth";
import type { Event, Move } from "../wire";
import { seed } from "./fairness";
import { fold } from "./fold";
import { bundle, LANGUAGES, type Language, Texts } from "./texts";

const source = join(root, "src/haricot");
const read = (path: string) => readFileSync(join(source, path), "utf8");
const texts = (lang: Language, game: string) =>
  new Texts(lang, [bundle(lang, [read(`locales/${lang}.ftl`), read(`games/${game}/texts/${lang}.ftl`)])]);

const boxes = readdirSync(join(source, "games"), { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && !entry.name.startsWith("_"))
  .map((entry) => entry.name);

const { said: spoken, seen, fair, refused } = truth();

describe("sentences", () => {
  for (const game of boxes) {
    for (const lang of LANGUAGES) {
      it(`are Python's: ${game}, ${lang}`, () => {
        const speaker = texts(lang, game);
        const cases = spoken.filter((each) => each.game === game && each.lang === lang);
        expect(cases.length).toBeGreaterThan(10);
        for (const { event, phrase, reader, names, words, said } of cases) {
          const mine = event
            ? speaker.event(event, reader, names, words)
            : speaker.phrase(phrase!, reader, names, words);
          expect(mine).toBe(said);
        }
        expect(speaker.problems).toEqual([]);
      });
    }
  }
});

describe("refusals", () => {
  it.each(LANGUAGES)("are Python's: %s", (lang) => {
    const cases = refused.filter((each) => each.lang === lang);
    expect(cases.length).toBeGreaterThan(5);
    for (const { game, why, said } of cases) expect(texts(lang, game).refusal(why)).toBe(said);
  });

  it("name the rule that demands what is owed (KER-06)", () => {
    const { why, said } = refused.find(({ lang, why }) => lang === "en" && why.rule === "KER-06")!;
    expect(why.demanded_by).toBe("LAD-16");
    const speaker = texts("en", "ladybohn");
    expect(speaker.law([why.rule, why.demanded_by])).toBe(
      `${speaker.say("rule-KER-06")} ${speaker.say("rule-LAD-16")}`,
    );
    expect(said).toContain(speaker.say("rule-LAD-16"));
  });
});

describe("folding", () => {
  it("gives the zones of every view, for every seat and for a spectator", () => {
    expect(seen.length).toBeGreaterThan(20);
    for (const { zones, seat, first, steps } of seen) {
      let lying = first;
      for (const step of steps) {
        lying = fold(lying, step.events, zones, seat);
        expect(lying).toEqual(step.zones);
      }
    }
  });
});

describe("fairness", () => {
  it("makes the seed that Python makes", () => {
    expect(seed(fair.secret, fair.opened)).toBe(fair.seed);
  });
});

describe("texts", () => {
  it("say unknown keys, and remember them", () => {
    const speaker = texts("en", "bohnanza");
    expect(speaker.say("no-such-key")).toBe("no-such-key");
    expect(speaker.problems).toHaveLength(1);
  });

  it("say nothing while they are on their way", () => {
    expect(new Texts("en", [], false).say("you")).toBe("");
  });

  it("count like cards together, those face up apart", () => {
    const speaker = texts("en", "bohnanza");
    expect(speaker.cards([0, 1, 0], ["red", "soy"])).toBe("2 red beans and a soy bean");
    expect(speaker.cards([0, 0], ["red", "soy"], [1, 0])).toBe("a red bean (face up) and a red bean");
    expect(speaker.cards([], ["red"])).toBe("nothing");
  });

  it("name the reader first", () => {
    const moves: Move[] = [];
    const event: Event = {
      id: "ended",
      args: { winners: [0, 2], scores: [7, 3, 7] },
      types: { winners: "seat" },
      moves,
    };
    expect(texts("en", "bohnanza").event(event, 2, ["Mia", "Tom", "Ana"], [])).toMatch(/^You and Mia share/);
  });
});

describe("the shell", () => {
  const files = (folder: string): string[] =>
    readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) return files(path);
      return /\.(svelte|ts)$/.test(entry.name) && !entry.name.endsWith(".test.ts") ? [path] : [];
    });
  const code = files(join(import.meta.dirname, "..")).map((path) => readFileSync(path, "utf8"));
  const asked = new Set(
    code.flatMap((text) =>
      [...text.matchAll(/["'`]((?:web|play)-[a-z-]+[a-z](?:\.[a-z]+)?)["'`]/g)].map((found) => found[1]!),
    ),
  );

  for (const lang of LANGUAGES) {
    it(`has every text that the page asks for: ${lang}`, () => {
      const shell = new Texts(lang, [bundle(lang, [read(`locales/${lang}.ftl`)])]);
      const games = boxes.map((game) => texts(lang, game));
      const known = (key: string) => shell.has(key) || (key.startsWith("play-") && games.some((each) => each.has(key)));
      expect([...asked].filter((key) => !known(key))).toEqual([]);
    });
  }
});
