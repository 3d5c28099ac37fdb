/** What the reader is about to do: nothing here is known to the server. */

import type { Entry } from "../wire";
import type { Hands } from "./scene";

export interface Draft {
  /** ids of the cards given (see `Held.id`) */
  gives: string[];
  /** how many of each word are wanted, by the card's number */
  wants: Record<number, number>;
  /** a counter-offer goes to this seat; -1: still to be chosen */
  to: number;
  /** and answers this deal; -1: none */
  deal: number;
}

export interface OpenForm {
  first: Entry;
  picks: number[];
  menu: Entry[];
}

const SURE = 4000; // milliseconds in which a second tap counts

export class Ui {
  /** the button whose second tap is awaited */
  armed = $state("");
  composer = $state<Draft | null>(null);
  wishing = $state(false);
  form = $state<OpenForm | null>(null);
  /** the kind chosen for planting, or the place of a card, as a game likes */
  chosen = $state("");
  /** several cards or dice chosen at once */
  picked = $state<string[]>([]);
  wide = $state(false);
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor() {
    if (typeof matchMedia !== "function") return;
    const query = matchMedia("(min-width: 1100px)");
    this.wide = query.matches;
    query.addEventListener("change", () => (this.wide = query.matches));
  }

  arm(button: string): void {
    clearTimeout(this.timer);
    this.armed = button;
    this.timer = setTimeout(() => (this.armed = ""), SURE);
  }

  disarm(): void {
    clearTimeout(this.timer);
    this.armed = "";
  }

  compose(draft: Partial<Draft> = {}): void {
    this.wishing = false;
    this.composer = { gives: [], wants: {}, to: -1, deal: -1, ...draft };
  }

  /** Close what lies open, topmost first; false: there was nothing. */
  back(): boolean {
    if (this.armed) this.disarm();
    else if (this.form) this.form = null;
    else if (this.composer) this.composer = null;
    else if (this.wishing) this.wishing = false;
    else if (this.chosen || this.picked.length) this.rest();
    else return false;
    return true;
  }

  rest(): void {
    this.chosen = "";
    this.picked = [];
  }

  toggle(id: string): void {
    this.picked = this.picked.includes(id) ? this.picked.filter((each) => each !== id) : [...this.picked, id];
  }

  /** Take a menu entry: act at once, or open its form. */
  async take(entry: Entry, hands: Hands | undefined): Promise<void> {
    if (!hands) return;
    this.disarm();
    if (entry.notation) {
      this.form = null;
      this.rest();
      hands.act(entry.notation);
      return;
    }
    const picks = [...(this.form?.picks ?? []), entry.number];
    const first = this.form?.first ?? entry;
    const menu = await hands.ask(picks);
    this.form = menu.length > 0 ? { first, picks, menu } : null;
  }
}
