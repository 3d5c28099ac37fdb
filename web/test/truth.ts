/** What Python says and sees in a few matches at random, to be equalled here. */

import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import type { Arg, Card, Event, Why } from "../src/wire";
import type { Language } from "../src/lib/texts";

export interface Said {
  game: string;
  lang: Language;
  reader: number;
  names: string[];
  words: string[];
  event?: Event;
  phrase?: { id: string; args: Record<string, Arg>; types: Record<string, string> };
  said: string;
}

export interface Seen {
  zones: Record<string, number>;
  seat: number;
  first: Record<string, Card[]>;
  steps: { events: Event[]; zones: Record<string, Card[]> }[];
}

export const root = join(import.meta.dirname, "../..");

const own = join(root, ".venv/bin/python");

export interface Truth {
  said: Said[];
  seen: Seen[];
  fair: { secret: string; opened: string[]; seed: string };
  refused: { game: string; lang: Language; why: Why; said: string }[];
}

export function truth(): Truth {
  const text = execFileSync(existsSync(own) ? own : "python3", [join(import.meta.dirname, "truth.py")], {
    encoding: "utf8",
    env: { ...process.env, HARICOT_PURE: "1", PYTHONPATH: join(root, "src") },
    maxBuffer: 2 ** 28,
  });
  return JSON.parse(text) as Truth;
}
