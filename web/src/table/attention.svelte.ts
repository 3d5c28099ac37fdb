/** Who minds what: the others learn that I am busy, and I learn that my turn has come or my time runs out. */

import { untrack } from "svelte";
import { announce } from "../lib/announce.svelte";
import { connection } from "../lib/connection.svelte";
import { t } from "../lib/i18n.svelte";
import { now } from "../lib/now.svelte";
import { settings } from "../lib/settings.svelte";
import { play } from "../lib/sound";
import { summon } from "../lib/summon";
import type { LiveTable } from "../lib/table.svelte";
import { title } from "../lib/title.svelte";
import { left, LOW, runs } from "./clocks";
import type { Scene, Texts } from "./scene";
import { chips, slips } from "./trade/offers";
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
      if (asked && !waited) void summon(text);
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

/** Whoever asks for more time is waited for longer, at every table and after every loss of the line. */
export function askForTime(store: () => LiveTable, acts: () => boolean): void {
  let asked = false;
  $effect(() => {
    const { greeted } = store();
    const wanted = settings.unhurried && acts();
    if (greeted === 0 || (!wanted && !asked)) return;
    asked = wanted;
    untrack(() => store().attend(wanted ? "slow" : "brisk"));
  });
}

const WORTH_WARNING = 15_000; // milliseconds: of less time nobody is warned that it ends

/** How long there is for an answer is said once, and once more shortly before it ends; also that there is none to give. */
export function sayAnswerTime(scene: () => Scene | null, say: () => Texts): void {
  const told: number[] = [];
  const warned: number[] = [];
  $effect(() => {
    const shown = scene();
    if (!shown) return;
    const open = slips(shown);
    for (const { id, proposer, wants } of chips(shown)) {
      if (told.includes(id)) continue;
      told.push(id);
      const cards = untrack(say).cards(wants, shown.cards);
      announce(t("play-chip", { seat: shown.people[proposer]?.name ?? "", cards }));
    }
    const timers = shown.waits.answers.flatMap(({ deal, seat, ends, length }) => {
      const from = open.find(({ id }) => id === deal)?.proposer;
      if (seat !== shown.seat || from === undefined) return [];
      const name = shown.people[from]?.name ?? "";
      if (!told.includes(deal)) {
        told.push(deal);
        announce(t("play-answer-time", { seconds: Math.round(length / 1000), seat: name }));
      }
      if (length < WORTH_WARNING || warned.includes(deal)) return [];
      const warn = () => {
        warned.push(deal);
        announce(t("play-answer-soon", { seconds: LOW / 1000, seat: name }));
      };
      return [setTimeout(warn, Math.max(0, ends - LOW - connection.now()))];
    });
    return () => timers.forEach(clearTimeout);
  });
}

/** What my clock has left is said once a turn, and once more when it is little. */
export function sayClock(store: () => LiveTable, over: () => boolean): void {
  let told = -1;
  $effect(() => {
    const { clock, seat, turn } = store();
    if (over() || !runs(clock, seat)) return;
    const rest = left(clock, seat, () => connection.now()) ?? 0;
    if (told !== turn) {
      told = turn;
      announce(
        rest >= 120_000
          ? t("play-clock-minutes", { minutes: Math.round(rest / 60_000) })
          : t("play-clock-seconds", { seconds: Math.ceil(rest / 1000) }),
      );
    }
    if (rest < WORTH_WARNING) return;
    const timer = setTimeout(() => announce(t("play-clock-seconds", { seconds: LOW / 1000 })), rest - LOW);
    return () => clearTimeout(timer);
  });
}
