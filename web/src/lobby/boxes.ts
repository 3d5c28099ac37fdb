/** What stands on the lids. */

import type { Box, Face } from "../wire";
import { boxOf } from "../lib/boxes.svelte";
import { language, textsOf } from "../lib/i18n.svelte";

/** What a face says in the reader's language, or in English. */
function said(game: string, what: (face: Face) => Record<string, string>, otherwise: string): string {
  const box = boxOf(game);
  if (!box) return "";
  const words = what(box.face);
  return words[language()] ?? words.en ?? textsOf(game).say(otherwise);
}

/** A box's name on its lid: a short one, or what the game calls itself. */
export function boxTitle(game: string): string {
  return said(game, ({ title }) => title, "game-name");
}

/** One line of what it is. */
export function boxLine(game: string): string {
  return said(game, ({ line }) => line, "game-about");
}

const seatsOf = (box: Box) =>
  box.editions.flatMap((edition) => edition.columns.flatMap((column) => column.seats)).sort((a, b) => a - b);

/** How many can play: "2–7". */
export function players(box: Box): string {
  const seats = seatsOf(box);
  const [least, most] = [seats[0], seats.at(-1)];
  return least === most ? String(least) : `${least}–${most}`;
}

/** How many sit at a table that is opened with one tap. */
export function usualSeats(box: Box): number {
  return box.face.seats || (seatsOf(box)[0] ?? 1);
}
