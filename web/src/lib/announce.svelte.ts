/** What a screen reader says: `polite` after the present sentence, `urgent` at once. */

export const spoken = $state({ polite: "", urgent: "" });

let turn = false;

/** Say something to those who listen; the same sentence twice is said twice. */
export function announce(text: string, urgent = false): void {
  turn = !turn;
  spoken[urgent ? "urgent" : "polite"] = text + (turn ? "\u00a0" : "");
}
