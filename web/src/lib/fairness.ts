/** Do the opened bytes fit what was promised, and the seed them? The browser's half of `haricot/table/fairness.py`. */

import type { Table } from "../wire";
import { hex, sha256, unhex } from "./sha256";

const WORD = new TextEncoder().encode("haricot seed ");

/** The seed of a match: the hash of a word, the server's bytes, and the bytes of every seat in order. */
export function seed(secret: string, opened: readonly string[]): string {
  const parts = [WORD, unhex(secret), ...opened.map(unhex)];
  const all = new Uint8Array(parts.reduce((size, part) => size + part.length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return hex(sha256(all));
}

/** Is everything as promised? null: nothing can be said, the match is not over or its deal was known. */
export function kept(table: Table): boolean | null {
  const { commitment, secret, seed: told } = table.fairness;
  if (!secret) return null;
  const fits = (promised: string, bytes: string) => hex(sha256(unhex(bytes))) === promised;
  const seats = table.seats.every(({ committed, opened }) => !opened || fits(committed, opened));
  return (
    seats &&
    fits(commitment, secret) &&
    told ===
      seed(
        secret,
        table.seats.map(({ opened }) => opened),
      )
  );
}
