/** Drawings and letters of our bean characters, by the word of the kind. */

import { drawing as address } from "../lib/beans";

export function drawing(name: string): string {
  return address(name) ?? "";
}

const LETTERS: Record<string, string> = {
  coffee: "C",
  wax: "W",
  blue: "B",
  chili: "H",
  stink: "S",
  green: "G",
  soy: "Y",
  black_eyed: "E",
  red: "R",
  garden: "D",
  cocoa: "A",
  kidney: "K",
  puff: "P",
  runner: "N",
  chinese: "T",
};

/** The letter of a kind; a kind of one's own has its first one. */
export function letter(kind: string): string {
  return LETTERS[kind] ?? kind.slice(0, 1).toUpperCase();
}

export function drawn(kind: string): boolean {
  return drawing(kind) !== "";
}
