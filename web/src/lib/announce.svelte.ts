/** What a screen reader says: `polite` after the present sentence, `urgent` at once. Each sentence is a line of its own. */

import { untrack } from "svelte";

interface Line {
  id: number;
  text: string;
}

export const spoken: { polite: Line[]; urgent: Line[] } = $state({ polite: [], urgent: [] });

const HEARD = 10_000; // milliseconds after which a sentence is no longer there to be read, perhaps in another language

let count = 0;

/** Say something to those who listen; the same sentence twice is said twice, and two at once are both said. */
export function announce(text: string, urgent = false): void {
  const where = urgent ? "urgent" : "polite";
  const id = ++count;
  const before = untrack(() => spoken[where]); // whoever says something does not say it again when others do
  spoken[where] = [...before, { id, text }];
  setTimeout(() => (spoken[where] = spoken[where].filter((line) => line.id !== id)), HEARD);
}
