/** Keys at the table: whatever carries `data-key` can be pressed. */

import { keyOn } from "../lib/settings.svelte";

export interface Answers {
  /** Escape: close what lies open */
  close(): void;
  /** the list of keys is asked for */
  list(): void;
  /** the next open offer is asked for */
  next(): void;
  /** E and a digit: show what one feels */
  feel(place: number): void;
}

const PREFIX = 2500; // milliseconds in which a digit belongs to the letter before it

/** What to do with a pressed key. */
export function keyboard(answers: Answers): (event: KeyboardEvent) => void {
  let prefix = "";
  let prefixed = 0;

  return (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const at = event.target as HTMLElement;
    if (event.key === "Escape") {
      answers.close();
      return;
    }
    if (at.closest("input:not([type='checkbox']), textarea, select")) return;
    if (event.key === "Enter") {
      const chosen = at.closest(":is(.nc, .die)[aria-pressed='true']"); // it is not put back, but played
      if (!chosen && at.closest("button, a, input, summary, [tabindex='0']")) return;
      if (chosen) tap(".thumb .btn.go", event);
      else if (keyOn("enter")) tap(".over .btn.go, .btn.go, .here", event);
      return;
    }
    let key = event.key.toLowerCase();
    if (key === "?") {
      if (keyOn("?")) answers.list();
      return;
    }
    if ((key === "h" || key === "e") && keyOn(key)) {
      prefix = key;
      prefixed = Date.now();
      return;
    }
    if (prefix && Date.now() - prefixed < PREFIX && /^[1-9]$/.test(key)) key = prefix + key;
    prefix = "";
    if (key.startsWith("e") && key.length === 2) {
      answers.feel(Number(key[1]));
      return;
    }
    if (!/^(h?[1-9]|[acdnopwx])$/.test(key) || !keyOn(key.slice(0, 1))) return;
    if (key === "n") answers.next();
    else tap(`[data-key="${key}"]`, event);
  };
}

/** Click the first such thing that can be seen and used. */
function tap(selector: string, event: KeyboardEvent): void {
  const found = [...document.querySelectorAll<HTMLElement>(`.room :is(${selector})`)];
  const button = found.find(
    (each) => each.getAttribute("aria-disabled") !== "true" && each.getClientRects().length > 0,
  );
  if (!button) return;
  event.preventDefault();
  button.click();
  if (button.isConnected && event.key !== "Enter") button.focus({ preventScroll: true });
}
