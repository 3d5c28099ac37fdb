/** The drawings of people, of programs and of feelings, by id: their addresses. They are fetched when they are shown. */

const files = import.meta.glob<string>("./*/*.svg", { query: "?url", import: "default", eager: true });

const ids = (folder: string) =>
  Object.keys(files)
    .filter((path) => path.startsWith(`./${folder}/`))
    .map((path) => path.slice(folder.length + 3, -4))
    .sort();

/** Beasts of the garden: people choose one. */
export const GUESTS: readonly string[] = ids("guests");

/** Pulses that are on no card, dressed for the market: programs. */
export const CAST: readonly string[] = ids("cast");

/** What can be said without words, in the order of their keys. */
export const EMOTES = ["thanks", "hmm", "dear", "bravo", "haha", "ohno"] as const;
export type Emote = (typeof EMOTES)[number];

/** The address of a portrait; undefined if there is none of that name. */
export function portrait(id: string): string | undefined {
  return files[`./guests/${id}.svg`] ?? files[`./cast/${id}.svg`];
}

/** The address of a feeling's drawing. */
export function feeling(id: string): string | undefined {
  return files[`./emotes/${id}.svg`];
}

/** One of them, by chance. */
export function anyOf<T>(some: readonly T[]): T {
  return some[Math.floor(Math.random() * some.length)]!;
}
