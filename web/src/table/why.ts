/** Bots can be asked why: whoever draws a seat finds here how, where the box has something to ask about. */

import { getContext, setContext } from "svelte";

const WHY = Symbol("why");
type Ask = () => ((seat: number) => void) | undefined;

/** Let the seats below ask; undefined: there is nothing to ask here. */
export function answerWhy(ask: Ask): void {
  setContext(WHY, ask);
}

/** How to ask the bot of a seat. */
export function askWhy(): Ask {
  return getContext<Ask | undefined>(WHY) ?? (() => undefined);
}
