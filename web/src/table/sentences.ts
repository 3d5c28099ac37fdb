/** What happened, in sentences. */

import { contractWords } from "../games/dice/contracts";
import type { Event } from "../wire";
import type { Texts } from "./scene";

/** Told by the table itself; as sentences they would be noise. */
const SILENT = /^(counted-|done$|gathered$)/;

/** One event as the log says it; empty: it is not told. */
export function sentence(event: Event, reader: number, names: readonly string[], cards: readonly string[], say: Texts): string {
  if (SILENT.test(event.id) || !say.has(`event-${event.id}`)) return "";
  const bare = say.has(`event-${event.id}.bare`);
  const args = { ...event.args };
  for (const name of ["contract", "next"]) {
    const text = args[name];
    if (typeof text === "string" && say.has("contract-or")) args[name] = contractWords(text, say);
  }
  const said = say.event({ ...event, id: bare ? `${event.id}.bare` : event.id, args }, reader, names, cards);
  return said.replace(/\s*\[[^\]]*\]/g, ""); // the numbers of offers are for those who type
}

export function sentences(events: readonly Event[], reader: number, names: readonly string[], cards: readonly string[], say: Texts): string[] {
  return events.map((event) => sentence(event, reader, names, cards, say)).filter((said) => said !== "");
}
