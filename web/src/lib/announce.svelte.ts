/** What a screen reader says: `polite` after the present sentence, `urgent` at once. */

export const spoken = $state({ polite: "", urgent: "" });

const HEARD = 10_000; // milliseconds after which a sentence is no longer there to be read, perhaps in another language

let turn = false;
const timers: Partial<Record<keyof typeof spoken, ReturnType<typeof setTimeout>>> = {};

/** Say something to those who listen; the same sentence twice is said twice. */
export function announce(text: string, urgent = false): void {
  turn = !turn;
  const where = urgent ? "urgent" : "polite";
  spoken[where] = text + (turn ? "\u00a0" : "");
  clearTimeout(timers[where]);
  timers[where] = setTimeout(() => (spoken[where] = ""), HEARD);
}
