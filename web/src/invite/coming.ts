/** How friends come here: asked of the server once. */

import type { Coming } from "../wire";
import { api } from "../lib/api";

let asked: Promise<Coming> | undefined;

export function coming(): Promise<Coming> {
  asked ??= api.coming().catch((problem: unknown) => {
    asked = undefined;
    throw problem;
  });
  return asked;
}

const HERE = /^(localhost|127(\.\d+){3}|\[?::1\]?)$/;

/** Is this page shown on the very machine that serves it, by a name that means nothing elsewhere? */
export const onlyHere = (host = location.hostname) => HERE.test(host);

/** The address friends type: the first that means something to them; empty: there is none. */
export function forFriends({ reach, addresses }: Pick<Coming, "reach" | "addresses">, here = location): string {
  if (reach === "world") return addresses[0] ?? here.origin;
  if (!onlyHere(here.hostname)) return here.origin;
  return addresses[0] ?? "";
}
