import type { Listed, Table } from "../wire";
import { day, t, textsOf } from "../lib/i18n.svelte";
import { seatNames } from "../lib/names";

/** Who sits there, people before programs; free seats are not named. */
export function company(seats: Table["seats"]): string {
  const names = seatNames(seats, textsOf());
  const taken = seats.map((seat, i) => ({ kind: seat.kind, name: names[i]! })).filter(({ kind }) => kind !== "open");
  taken.sort((a, b) => Number(a.kind === "bot") - Number(b.kind === "bot"));
  return taken.map(({ name }) => name).join(", ");
}

/** What a table is called: by its host. */
export function called(table: Pick<Listed, "seats" | "host">): string {
  const host = table.seats.find((seat) => seat.owner === table.host);
  return t("web-table-of", { name: host?.name || company(table.seats) });
}

/** When it was opened: what tells alike tables apart. */
export function began(table: Pick<Listed, "created">): string {
  return day(table.created);
}

/** Whose turn it is, if it is somebody's. */
export function turn(table: Pick<Listed, "seats" | "awaited">): string {
  const names = seatNames(table.seats, textsOf());
  const waits = table.awaited.map((seat) => names[seat] ?? "");
  return waits.length > 0 ? t("web-turn-of", { names: waits.join(", ") }) : "";
}
