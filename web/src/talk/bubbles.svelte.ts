/** What people have just said or felt, and characters felt, at their seats, for a while. */

import { untrack } from "svelte";
import { announce } from "../lib/announce.svelte";
import { boxOf } from "../lib/boxes.svelte";
import { t } from "../lib/i18n.svelte";
import { mutes } from "../lib/mutes.svelte";
import { settings } from "../lib/settings.svelte";
import type { LiveTable } from "../lib/table.svelte";
import type { Chat } from "../wire";
import { mood } from "./moods";

const FEELING = 3500;
const WORDS = 6000;
const AT_ONCE = 2;

export type Said = Pick<Chat, "text" | "feeling">;

export class Bubbles {
  shown: { seat: number; said: Said }[] = $state.raw([]);
  private last = -1;
  private seen = -1; // the last decision that characters felt something about
  private felt = false; // in this turn: once is enough

  /** Listen to a table, within a component: what was said before is read in the notes. `busy`: nobody wants to be disturbed. */
  listen(store: () => LiveTable, busy: () => boolean): void {
    $effect(() => {
      const { log, info } = store();
      untrack(() => {
        const before = this.seen;
        this.seen = Math.max(before, log.at(-1)?.seq ?? 0);
        if (before < 0 || !info) return;
        const emotes = boxOf(info.game)?.emotes ?? {};
        const likes = info.seats.map(({ kind, bot }) => (kind === "bot" ? (emotes[bot] ?? "") : ""));
        for (const { events } of log.filter((each) => each.seq > before))
          for (const event of events) {
            if (event.id === "turn") this.felt = false;
            const found = this.felt || busy() ? null : mood(event, likes);
            if (!found) continue;
            this.felt = true;
            this.hang(found.seat, { text: "", feeling: found.feeling });
          }
      });
    });
    $effect(() => {
      const { chat, info } = store();
      untrack(() => {
        const before = this.last;
        this.last = Math.max(before, ...chat.map(({ id }) => id), 0);
        if (before < 0) return;
        for (const said of chat) {
          if (said.id <= before || mutes.people.includes(said.person)) continue;
          const seat = info?.seats.findIndex(({ owner }) => owner !== "" && owner === said.person) ?? -1;
          if (seat >= 0 && seat !== store().seat) this.show(seat, said);
        }
      });
    });
  }

  /** What a seat says now, if that is to be shown. */
  at(seat: number): Said | undefined {
    if (!settings.bubbles) return undefined;
    return this.shown.find((each) => each.seat === seat)?.said;
  }

  private show(seat: number, said: Chat): void {
    const text = said.feeling ? t(`feeling-${said.feeling}`) : said.text;
    announce(t("play-said", { name: said.name, text }));
    this.hang(seat, said);
  }

  private hang(seat: number, said: Said): void {
    const each = { seat, said };
    this.shown = [...this.shown.filter((other) => other.seat !== seat), each].slice(-AT_ONCE);
    setTimeout(() => (this.shown = this.shown.filter((other) => other !== each)), said.feeling ? FEELING : WORDS);
  }
}
