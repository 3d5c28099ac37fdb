import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { bundle, type Language, Texts } from "../../lib/texts";
import { alternatives, contractWords } from "./contracts";

const texts = (lang: Language) => {
  const file = (path: string) => readFileSync(`../src/haricot/${path}/${lang}.ftl`, "utf-8");
  return new Texts(lang, [bundle(lang, [file("locales"), file("games/dice/texts")])]);
};
const say = texts("en");

test("contracts are taken apart", () => {
  expect(alternatives("2so|2re")).toEqual([
    [{ count: 2, kinds: ["soy"], sort: "beans" }],
    [{ count: 2, kinds: ["red"], sort: "beans" }],
  ]);
  expect(alternatives("4(ch/bl)+2=")[0]).toEqual([
    { count: 4, kinds: ["chinese", "blue"], sort: "beans" },
    { count: 2, kinds: [], sort: "alike" },
  ]);
  expect(alternatives("0ga")[0]?.[0]?.sort).toBe("none");
  expect(alternatives("4#")[0]?.[0]?.sort).toBe("different");
});

test("and said as the terminal says them", () => {
  expect(contractWords("3bl+2=", say)).toBe("3 blue + 2 alike");
  expect(contractWords("2so|2ch", say)).toBe("2 soy or 2 Chinese");
  expect(contractWords("3=+3=", say)).toBe("3 + 3 alike");
  expect(contractWords("4(ch/bl)", say)).toBe("4 Chinese/blue");
  expect(contractWords("-", say)).toBe("-");
  expect(contractWords("1bl+2st", texts("fr"))).toBe("1 bleu + 2 bruns");
  expect(contractWords("4(st/gr)", texts("fr"))).toBe("4 bruns/cassés");
  expect(contractWords("0st", texts("de"))).toBe("alle sieben ohne Saubohne");
});
