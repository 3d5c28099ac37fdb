/** What can be agreed about a table, read from a box's description. */

import type { Box, ClockRule, Column, Edition, OptionInfo } from "../wire";
import { t } from "../lib/i18n.svelte";
import type { Texts } from "../lib/texts";
import { characterSaid, isCharacter } from "./cast";

/** The numbers of seats of an edition. */
export function seatCounts(edition: Edition): number[] {
  return edition.columns.flatMap((column) => column.seats).sort((a, b) => a - b);
}

/** What an edition is for so many seats. */
export function columnFor(edition: Edition, seats: number): Column | undefined {
  return edition.columns.find((column) => column.seats.includes(seats));
}

/** The options that mean something there, how long a match is first. */
export function optionsFor(box: Box, column: Column | undefined): OptionInfo[] {
  const here = box.options.filter(
    ({ sets }) => sets.length === 0 || (column !== undefined && sets.includes(column.set)),
  );
  const later = ({ name }: OptionInfo) => Number(name !== box.face.length);
  return here.sort((a, b) => later(a) - later(b));
}

/** The value an option has if nobody says otherwise. */
export function usual(option: OptionInfo, column: Column | undefined): string {
  return column?.options[option.name] ?? option.default;
}

/** Its values, seats included. */
export function valuesOf(option: OptionInfo, seats: number): string[] {
  const numbers = Array.from({ length: seats }, (_, seat) => String(seat));
  return [...option.values, ...(option.seat ? numbers : [])];
}

/** A value in words. */
export function valueSaid(option: OptionInfo, value: string, texts: Texts): string {
  for (const key of [`option-${option.name}.${value}`, `value-${value}`]) if (texts.has(key)) return texts.say(key);
  return option.seat && /^\d+$/.test(value) ? t("web-option-seat", { number: Number(value) + 1 }) : value;
}

/** A program in words. */
export function botSaid(bot: string, texts: Texts, levels: Box["levels"]): string {
  if (isCharacter(bot)) return characterSaid(bot, levels);
  return texts.has(`web-bot-${bot}`) ? texts.say(`web-bot-${bot}`) : texts.say("web-bot-other", { bot });
}

export const CLOCKS: ClockRule[] = [
  { kind: "none", seconds: 0, more: 0 },
  { kind: "decision", seconds: 30, more: 0 },
  { kind: "decision", seconds: 60, more: 0 },
  { kind: "decision", seconds: 180, more: 0 },
  { kind: "bank", seconds: 300, more: 5 },
  { kind: "bank", seconds: 900, more: 10 },
];

/** A clock in words. */
export function clockSaid(clock: ClockRule): string {
  if (clock.kind === "decision") return t("web-clock-decision", { seconds: clock.seconds });
  if (clock.kind === "bank") return t("web-clock-bank", { minutes: clock.seconds / 60, more: clock.more });
  return t("web-clock-none");
}
