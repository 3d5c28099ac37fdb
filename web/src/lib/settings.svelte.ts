/** What a reader prefers, kept in this browser. */

import { LANGUAGES, type Language } from "./texts";

export type Theme = "auto" | "light" | "dark";

export interface Settings {
  language: Language;
  theme: Theme;
  sound: boolean;
  /** 0 to 1. */
  volume: number;
  /** "auto" follows the device; "less" shows where cards landed instead of moving them. */
  motion: "auto" | "less";
  /** Hotkeys, as a whole and one by one (those listed are off). */
  keys: boolean;
  keysOff: string[];
  /** Flash the title when it is my turn and the page is hidden. */
  flash: boolean;
  /** The same by the device's own notices. */
  notify: boolean;
  /** Pass by itself if nothing concerns me; null: at tables where nobody else plays. */
  autopass: boolean | null;
  /** Show what people and programs feel and say at their seats. */
  bubbles: boolean;
  /** Bots and offers wait longer for me, as for somebody who only hears. */
  unhurried: boolean;
  /** By box: whether the guide is wanted, and the moments it has explained; a box that is not there was never met. */
  guides: Record<string, { on: boolean; met: string[] }>;
  /** Boxes whose lesson was given. */
  learned: string[];
}

const KEY = "haricot.settings";

/** The device's language, or English. */
function detect(): Language {
  for (const each of navigator.languages ?? [navigator.language]) {
    const short = each.slice(0, 2).toLowerCase();
    const known = LANGUAGES.find((lang) => lang === short);
    if (known) return known;
  }
  return "en";
}

const defaults = (): Settings => ({
  language: detect(),
  theme: "auto",
  sound: false,
  volume: 0.6,
  motion: "auto",
  keys: true,
  keysOff: [],
  flash: true,
  notify: false,
  autopass: null,
  bubbles: true,
  unhurried: false,
  guides: {},
  learned: [],
});

function load(): Settings {
  const found = defaults();
  const kept = recall<Partial<Settings>>(KEY) ?? {};
  return { ...found, ...Object.fromEntries(Object.entries(kept).filter(([name]) => name in found)) };
}

export const settings: Settings = $state(load());

/** Was this box never met, neither in a lesson nor at a table? */
export function unmet(game: string): boolean {
  return settings.guides[game] === undefined && !settings.learned.includes(game);
}

/** Change some settings and keep them. */
export function prefer(changes: Partial<Settings>): void {
  Object.assign(settings, changes);
  keep(KEY, settings);
}

const lessMotion = typeof matchMedia === "function" ? matchMedia("(prefers-reduced-motion: reduce)") : null;

/** Should nothing travel? */
export function still(): boolean {
  return settings.motion === "less" || (lessMotion?.matches ?? false);
}

/** Is this hotkey on? */
export function keyOn(key: string): boolean {
  return settings.keys && !settings.keysOff.includes(key);
}

/** Write something into this browser's memory; a browser that refuses simply forgets. */
export function keep(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // private mode, or full
  }
}

/** Read something from this browser's memory. */
export function recall<T>(key: string): T | null {
  try {
    const text = localStorage.getItem(key);
    return text === null ? null : (JSON.parse(text) as T);
  } catch {
    return null;
  }
}

/** Strike something from this browser's memory. */
export function forget(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // nothing was there
  }
}
