/** What an evening's page reckons: names, shares, and which table is mine. */

import type { Dealt, Evening, Guest, Ranked, Sitting } from "../wire";
import { language } from "../lib/i18n.svelte";
import { seatNames } from "../lib/names";
import type { Texts } from "../lib/texts";

/** Everybody's name, by place; several of one name are told apart. */
export function placeNames(places: readonly Guest[], texts: Texts): string[] {
  return seatNames(places, texts);
}

/** The places of each table before the first deal, the first table's first. */
export function byTable(evening: Pick<Evening, "tables" | "seats">): number[][] {
  return Array.from({ length: evening.tables }, (_, table) =>
    Array.from({ length: evening.seats }, (_, seat) => table * evening.seats + seat),
  );
}

/** The deal that is being played, or was last. */
export function present(evening: Pick<Evening, "dealt">): Dealt | undefined {
  return evening.dealt.at(-1);
}

/** Where I play now; nothing once my table is through. */
export function myTable(evening: Pick<Evening, "dealt" | "status">): Sitting | undefined {
  if (evening.status !== "playing") return undefined;
  return present(evening)?.tables.find(({ mine, status }) => mine && status === "playing");
}

/** The share of the points that could have been had, as a percentage; nothing to compare with yet: a dash. */
export function share({ points, most }: Pick<Ranked, "points" | "most">): string {
  if (most === 0) return "–";
  const format = new Intl.NumberFormat(language(), { style: "percent", maximumFractionDigits: 1 });
  return format.format(points / most);
}

/** A difference with its sign. */
export function apart(difference: number): string {
  const format = new Intl.NumberFormat(language(), { maximumFractionDigits: 1, signDisplay: "exceptZero" });
  return format.format(difference).replace("-", "−");
}
