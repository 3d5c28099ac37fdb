/** The bytes that this browser adds to the seed of a deal: their hash goes out when a seat is taken, they at the deal. */

import type { Table } from "../wire";
import { forget, keep, recall } from "./settings.svelte";
import { hex, sha256 } from "./sha256";

const place = (commit: string) => `haricot.bytes.${commit}`;

/** Draw 16 bytes, remember them, and give their hash in hex. */
export function commit(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const hash = hex(sha256(bytes));
  keep(place(hash), hex(bytes));
  return hash;
}

/** The bytes to open now: by seat, in hex. */
export function due(table: Table): [seat: number, bytes: string][] {
  if (table.status !== "dealing") return [];
  const found: [number, string][] = [];
  for (const seat of table.mine) {
    const { committed = "", opened = "" } = table.seats[seat] ?? {};
    const bytes = committed && !opened ? recall<string>(place(committed)) : null;
    if (bytes !== null) found.push([seat, bytes]);
  }
  return found;
}

/** A deal has used them: strike them from this browser's memory. */
export function used(table: Table): void {
  for (const { committed, opened } of table.seats) if (committed && opened) forget(place(committed));
}
