/** How the boxes look on the shelf. A game that is not here stands there in plain cloth. */

import type { Box } from "../wire";
import { t, textsOf } from "../lib/i18n.svelte";

/** One drawing on a lid: id, width, place from the middle, turn in degrees; `die`: on the face of a die. */
export interface Figure {
  id: string;
  width: number;
  x: number;
  y: number;
  turn?: number;
  die?: string;
}

export interface Lid {
  colour: string;
  face: string;
  minutes: number;
  art: Figure[];
}

const LIDS: Record<string, Lid> = {
  bohnanza: {
    colour: "#3d7a3f",
    face: "blue",
    minutes: 45,
    art: [
      { id: "blue", width: 84, x: -46, y: 18, turn: -8 },
      { id: "chili", width: 84, x: 46, y: 18, turn: 8 },
      { id: "soy", width: 104, x: 0, y: -4 },
    ],
  },
  ladybohn: {
    colour: "#b04a6b",
    face: "red",
    minutes: 60,
    art: [
      { id: "red", width: 104, x: -32, y: 10, turn: -6 },
      { id: "miss", width: 50, x: -30, y: -50, turn: -10 },
      { id: "blue", width: 84, x: 46, y: 20, turn: 6 },
      { id: "mister", width: 44, x: 46, y: -30, turn: 8 },
    ],
  },
  al_cabohne: { colour: "#3c3350", face: "boss_al", minutes: 45, art: [{ id: "boss_al", width: 176, x: 0, y: 4 }] },
  nicht_die_bohne: {
    colour: "#1f6f78",
    face: "suit_yellow",
    minutes: 30,
    art: [
      { id: "suit_yellow", width: 92, x: 0, y: -26 },
      { id: "suit_green", width: 74, x: -54, y: 22, turn: -8 },
      { id: "suit_blue", width: 70, x: 54, y: 22, turn: 8 },
      { id: "suit_red", width: 66, x: 0, y: 44 },
      { id: "minus", width: 36, x: 66, y: -44, turn: 10 },
    ],
  },
  dice: {
    colour: "#b5651d",
    face: "chinese",
    minutes: 30,
    art: [
      { id: "chinese", width: 84, x: -34, y: 10, turn: -10, die: "#fffefb" },
      { id: "blue", width: 76, x: 40, y: -16, turn: 9, die: "#f1dfb0" },
    ],
  },
};

const ORDER = Object.keys(LIDS);
const PLAIN: Lid = { colour: "#6b5a44", face: "garden", minutes: 0, art: [{ id: "garden", width: 110, x: 0, y: 0 }] };

export function lid(game: string): Lid {
  return LIDS[game] ?? PLAIN;
}

/** The boxes as they stand on the shelf. */
export function shelved(boxes: readonly Box[]): Box[] {
  const place = (id: string) => (ORDER.includes(id) ? ORDER.indexOf(id) : ORDER.length);
  return [...boxes].sort((a, b) => place(a.id) - place(b.id));
}

/** A box's name on its lid: the shell's short one, or what the game calls itself. */
export function boxTitle(game: string): string {
  if (!game) return "";
  const key = `web-box-${game}.title`;
  return textsOf().has(key) ? t(key) : textsOf(game).say("game-name");
}

/** One line of what it is. */
export function boxLine(game: string): string {
  return textsOf().has(`web-box-${game}`) ? t(`web-box-${game}`) : textsOf(game).say("game-about");
}

/** How many can play: "2–7". */
export function players(box: Box): string {
  const seats = box.editions.flatMap((edition) => edition.columns.flatMap((column) => column.seats));
  const [least, most] = [Math.min(...seats), Math.max(...seats)];
  return least === most ? String(least) : `${least}–${most}`;
}
