/** The boxes that the server has, as they stand on the shelf; asked for once. */

import type { Box, Face } from "../wire";
import { api } from "./api";

/** Of a box that has none, or whose own is on its way. */
export const PLAIN: Face = {
  title: {},
  line: {},
  order: 100,
  minutes: 0,
  length: "",
  seats: 0,
  lid: { colour: "#6b5a44", small: "garden", art: [] },
  questions: [],
  silent: [],
  sounds: {},
  turns: ["turn"],
  score: { fact: "", list: "", zone: "" },
  others: {},
};

let coming: Promise<Box[]> | undefined;
let known: Box[] = $state.raw([]);

export function boxes(): Promise<Box[]> {
  coming ??= api.games().then(
    (found) => (known = [...found].sort((a, b) => a.face.order - b.face.order)),
    (problem: unknown) => {
      coming = undefined;
      throw problem;
    },
  );
  return coming;
}

/** One of them, once they are there. */
export function boxOf(game: string): Box | undefined {
  if (known.length === 0) boxes().catch(() => {});
  return known.find(({ id }) => id === game);
}

/** How a box looks. */
export function faceOf(game: string): Face {
  return boxOf(game)?.face ?? PLAIN;
}
