/** Contracts as the server writes them (`2so|2re`, `3bl+2=`, `4(ch/bl)`, `0ga`), taken apart for drawing. */

import type { Texts } from "../../table/scene";

const KINDS: Record<string, string> = {
  ga: "garden",
  so: "soy",
  re: "red",
  ch: "chinese",
  bl: "blue",
  st: "stink",
  gr: "green",
};
const TERM = /^(\d+)(?:([a-z]{2})|\(([a-z/]+)\)|(=)|(#))$/;

export interface Term {
  count: number;
  /** kinds that may be mixed; empty: any */
  kinds: string[];
  sort: "beans" | "alike" | "different" | "none";
}

/** Alternatives, each a list of terms; a text that cannot be read is empty. */
export function alternatives(text: string): Term[][] {
  return text.split("|").map((side) =>
    side.split("+").flatMap((part): Term[] => {
      const match = TERM.exec(part);
      if (!match) return [];
      const [, number, bean, mixed, same] = match;
      const count = Number(number);
      if (bean ?? mixed) {
        const kinds = (bean ?? mixed ?? "").split("/").map((code) => KINDS[code] ?? code);
        return [{ count, kinds, sort: count === 0 ? "none" : "beans" }];
      }
      return [{ count, kinds: [], sort: same ? "alike" : "different" }];
    }),
  );
}

/** A contract in words, as the terminal says it. */
export function contractWords(text: string, say: Texts): string {
  const sides = alternatives(text);
  if (sides.some((side) => side.length === 0)) return text;
  return sides.map((side) => sideWords(side, say)).join(say.say("contract-or"));
}

function sideWords(side: readonly Term[], say: Texts): string {
  const name = (kind: string, form = "") => say.say(`kind.${kind}${form}`);
  const parts = side
    .filter(({ sort }) => sort !== "alike")
    .map(({ count, kinds, sort }) => {
      if (sort === "different") return say.say("contract-different", { count });
      if (sort === "none") return say.say("contract-none", { bean: name(kinds[0] ?? "", "-whole") });
      return `${count} ${kinds.map((kind) => name(kind, count > 1 ? "-many" : "")).join("/")}`;
    });
  const alike = side.filter(({ sort }) => sort === "alike").map(({ count }) => count);
  if (alike.length > 0) parts.push(say.say("contract-alike", { count: alike.join(" + ") }));
  return parts.join(" + ");
}
