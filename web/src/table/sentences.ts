/** What happened, in sentences. */

import type { Choice, Event } from "../wire";
import type { Told } from "../lib/texts";
import type { Texts } from "./scene";

type Reader = (text: string, say: Texts) => string;
const looks = import.meta.glob<{ said: Record<string, Reader> }>("../games/*/said.ts", { eager: true });
const OWN_TYPES: Record<string, Reader> = Object.assign({}, ...Object.values(looks).map(({ said }) => said));

/** What a box writes short in a type of its own, such as a contract, is read out as its look says. */
function read<T extends Told>(told: T, say: Texts): T {
  const args = { ...told.args };
  for (const [name, type] of Object.entries(told.types ?? {})) {
    const text = args[name];
    if (typeof text === "string") args[name] = OWN_TYPES[type]?.(text, say) ?? text;
  }
  return { ...told, args };
}

/** One event as the log says it; empty: it is not told. `late`: it happened because nobody answered in time. */
export function sentence(
  event: Event,
  reader: number,
  names: readonly string[],
  cards: readonly string[],
  say: Texts,
  late = false,
): string {
  const others = event.id === "lapsed" && event.args.seat !== reader; // offers of others come and go
  if (others || say.face.silent.includes(event.id) || !say.has(`event-${event.id}`)) return "";
  const id =
    [late ? `${event.id}.late` : "", `${event.id}.bare`].find((each) => each && say.has(`event-${each}`)) ?? event.id;
  const said = say.event({ ...read(event, say), id }, reader, names, cards);
  return said.replace(/\s*\[[^\]]*\]| \([wc]\d\)/g, ""); // the numbers of offers and dice are for those who type
}

export function sentences(
  events: readonly Event[],
  reader: number,
  names: readonly string[],
  cards: readonly string[],
  say: Texts,
  late = false,
): string[] {
  return events.map((event) => sentence(event, reader, names, cards, say, late)).filter((said) => said !== "");
}

/** A choice as a button says it: without what only somebody who types is told. */
export function choice(
  entry: Pick<Choice, "id" | "args" | "types">,
  reader: number,
  names: readonly string[],
  cards: readonly string[],
  say: Texts,
): string {
  const bare = Object.values(entry.types ?? {}).includes("aside") && say.has(`action-${entry.id}.bare`);
  return say.phrase({ ...read(entry, say), id: bare ? `${entry.id}.bare` : entry.id }, reader, names, cards);
}
