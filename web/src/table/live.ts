/** The scene of a live table, from what the server told. */

import type { LiveTable } from "../lib/table.svelte";
import type { Bubbles } from "../talk/bubbles.svelte";
import type { Scene } from "./scene";

/** null: nothing was told yet. A match that is over or paused asks nothing. */
export function liveScene(store: LiveTable, over: boolean, paused: boolean, bubbles?: Bubbles): Scene | null {
  const table = store.info;
  if (table === null || store.view === null) return null;
  return {
    game: table.game,
    edition: table.edition,
    cards: table.cards,
    zones: table.zones,
    people: table.seats.map((seat, i) => ({
      name: store.names[i] ?? "",
      portrait: seat.portrait,
      owner: seat.owner,
      says: bubbles?.at(i),
      bot: seat.bot !== "",
      absent: seat.absent,
      standIn: seat.kind === "person" && seat.bot !== "",
      online: seat.online,
      declines: seat.declines,
      passes: seat.passes,
      owned: seat.kind === "person",
    })),
    seat: store.seat,
    view: store.view,
    menu: over || paused ? [] : store.menu,
    awaited: over ? [] : store.awaited,
    due: store.due,
    clock: over ? null : store.clock,
    waits: paused || over ? { window: null, answers: [] } : store.waits,
    live: !over,
  };
}
