/** What the reader is about to do: nothing here is known to the server. */

import type { Choice, Deal } from "../wire";
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
  first: Choice;
  picks: number[];
  menu: Choice[];
}

/** Somebody has said no to an offer of mine, or nothing at all, and it is gone. */
export interface No {
  deal: Deal;
  seat: number;
  late: boolean;
}

const NO = 8000; // milliseconds for which a no is seen
const SURE = 8000; // milliseconds in which a second tap counts

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
  /** the slip that the reader turned to, by its deal; -1: the oldest */
  slip = $state(-1);
  /** an offer half made, while a slip is looked at */
  laidAside = $state<Draft | null>(null);
  /** who has just said no to what */
  noes = $state.raw<No[]>([]);
  wide = $state(false);
  /** a small screen, standing or lying */
  phone = $state(false);
  lying = $state(false);
  /** too low for the rack */
  low = $state(false);
  /** on a phone: something else takes the rack's room */
  crowded = $state(false);
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor() {
    if (typeof matchMedia !== "function") return;
    const follow = (asked: string, set: (is: boolean) => void) => {
      const query = matchMedia(asked);
      set(query.matches);
      query.addEventListener("change", () => set(query.matches));
    };
    follow("(min-width: 1100px)", (is) => (this.wide = is));
    follow("(max-width: 759px), (max-height: 499px) and (max-width: 1099px)", (is) => (this.phone = is));
    follow("(max-height: 499px) and (min-width: 560px) and (max-width: 1099px)", (is) => (this.lying = is));
    follow(
      "(max-width: 759px) and (max-height: 699px), (max-height: 499px) and (max-width: 1099px)",
      (is) => (this.low = is),
    );
  }

  hearNo(noes: No[]): void {
    if (noes.length === 0) return;
    this.noes = [...this.noes, ...noes];
    setTimeout(() => (this.noes = this.noes.filter((each) => !noes.includes(each))), NO);
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
    this.laidAside = null;
    this.composer = { gives: [], wants: {}, to: -1, deal: -1, ...draft };
  }

  /** Look at the slips, and keep the half-made offer for later. */
  layAside(): void {
    this.laidAside = this.composer;
    this.composer = null;
  }

  /** Go on with the offer that was laid aside. */
  takeUp(): void {
    if (!this.laidAside) return;
    this.composer = this.laidAside;
    this.laidAside = null;
  }

  /** Does a sheet lie over the table? */
  get covered(): boolean {
    return this.form !== null || this.composer !== null || this.wishing;
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
  async take(entry: Choice, hands: Hands | undefined): Promise<void> {
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
