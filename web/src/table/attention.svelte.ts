/** Who minds what: the others learn that I am busy, and I learn that my turn has come or my time runs out. */

import { untrack } from "svelte";
import { now } from "../lib/now.svelte";
import { play } from "../lib/sound";
import { summon } from "../lib/summon";
import type { LiveTable } from "../lib/table.svelte";
import { title } from "../lib/title.svelte";
import { left, LOW, runs } from "./clocks";
import type { Scene } from "./scene";
import { byItself, GLANCE } from "./tempo";

const TOUCH = 3000; // milliseconds: how often an offer that is touched says so

/** What I am about stops the others for a while; gives what to do with a touch of the page. */
export function stopOthers(store: () => LiveTable, busy: () => boolean, acts: () => boolean) {
  let attended = false;
  $effect(() => {
    const now = busy();
    if (now === attended || !acts()) return;
    attended = now;
    untrack(() => store().attend(now ? "compose" : "rest"));
  });

  let touched = 0;
  return (event: Event) => {
    if (!acts() || Date.now() - touched < TOUCH || !(event.target as HTMLElement).closest?.(".slip.new")) return;
    touched = Date.now();
    store().attend("touch");
  };
}

/** Nothing is asked of me that does not concern me: it is passed after a glance. */
export function passByItself(scene: () => Scene | null, act: (notation: string) => void): void {
  const passing = $derived.by(() => {
    const shown = scene();
    return shown ? byItself(shown) : undefined;
  });
  $effect(() => {
    const pass = passing?.notation;
    if (!pass) return;
    const timer = setTimeout(() => untrack(() => act(pass)), GLANCE);
    return () => clearTimeout(timer);
  });
}

/** The title says what is asked of me (else the game's name), and flashes when it begins to be asked. */
export function showTurn(mine: () => boolean, line: () => string, name: () => string): void {
  let waited = false;
  $effect(() => {
    const asked = mine();
    const text = line();
    untrack(() => {
      title(asked ? text : name());
      if (asked && !waited) summon(text);
      waited = asked;
    });
  });
}

/** My last seconds are heard, one by one. */
export function tickSeconds(store: () => LiveTable, over: () => boolean): void {
  let ticked = -1;
  $effect(() => {
    const { clock, seat } = store();
    if (over() || !runs(clock, seat)) return;
    const mine = left(clock, seat, now) ?? 0;
    const second = Math.floor(mine / 1000);
    if (mine === 0 || mine >= LOW || second === ticked) return;
    ticked = second;
    play("tick");
  });
}
