/** What happened, in sentences. */

import { contractWords } from "../games/dice/contracts";
import type { Arg, Entry, Event } from "../wire";
import type { Texts } from "./scene";

/** Told by the table itself; as sentences they would be noise. */
const SILENT = /^(counted-|done$|gathered$)/;

/** Contracts are written short for those who type; here they are read. */
function read(args: Record<string, Arg>, say: Texts): Record<string, Arg> {
  const found = { ...args };
  for (const name of ["contract", "next"]) {
    const text = found[name];
    if (typeof text === "string" && say.has("contract-or")) found[name] = contractWords(text, say);
  }
  return found;
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
  if (others || SILENT.test(event.id) || !say.has(`event-${event.id}`)) return "";
  const id =
    [late ? `${event.id}.late` : "", `${event.id}.bare`].find((each) => each && say.has(`event-${each}`)) ?? event.id;
  const said = say.event({ ...event, id, args: read(event.args, say) }, reader, names, cards);
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

/** A choice as a button says it: without the contracts that somebody who types is told. */
export function choice(
  entry: Pick<Entry, "id" | "args">,
  reader: number,
  names: readonly string[],
  cards: readonly string[],
  say: Texts,
): string {
  const bare = entry.args.needs !== undefined && say.has(`action-${entry.id}.bare`);
  return say.phrase({ id: bare ? `${entry.id}.bare` : entry.id, args: read(entry.args, say) }, reader, names, cards);
}
