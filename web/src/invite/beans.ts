/** The beans of a spoken code: as drawings, and as words of any language we know. */

import { LANGUAGES } from "../lib/texts";
import { load } from "../lib/i18n.svelte";

/** Letters only, small, without accents. */
export const plain = (word: string) =>
  word
    .normalize("NFD")
    .replace(/\p{M}|ß/gu, (sign) => (sign === "ß" ? "ss" : ""))
    .toLowerCase()
    .replace(/[^\p{L}]/gu, "");

/** The words of each bean, in every language whose texts are here. */
export async function vocabulary(beans: readonly string[]): Promise<Map<string, string>> {
  const found = new Map<string, string>();
  for (const lang of LANGUAGES) {
    const texts = await load("", lang);
    for (const bean of beans) found.set(plain(texts.say(`code-${bean}`)), bean);
  }
  return found;
}

/** What somebody typed, as beans; null: it is no code. */
export function typed(text: string, words: ReadonlyMap<string, string>, length: number): string[] | null {
  const parts = text
    .split(/[\s,;·.+/]+/)
    .map(plain)
    .filter(Boolean);
  const beans = parts.map((part) => words.get(part));
  return beans.length === length && beans.every((bean) => bean !== undefined) ? beans : null;
}
