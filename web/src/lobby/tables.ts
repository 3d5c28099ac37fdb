import type { Listed, Table } from "../wire";
import { t, textsOf } from "../lib/i18n.svelte";
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
