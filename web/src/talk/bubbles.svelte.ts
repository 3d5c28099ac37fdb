/** What people have just said or felt, at their seats, for a while. */

import { untrack } from "svelte";
import { announce } from "../lib/announce.svelte";
import { t } from "../lib/i18n.svelte";
import { mutes } from "../lib/mutes.svelte";
import { settings } from "../lib/settings.svelte";
import type { LiveTable } from "../lib/table.svelte";
import type { Chat } from "../wire";

const FEELING = 3500;
const WORDS = 6000;
const AT_ONCE = 2;

export class Bubbles {
  shown: { seat: number; said: Chat }[] = $state.raw([]);
  private last = -1;

  /** Listen to a table, within a component: what was said before is read in the notes. */
  listen(store: () => LiveTable): void {
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

  /** What a seat says now. */
  at(seat: number): Chat | undefined {
    return this.shown.find((each) => each.seat === seat)?.said;
  }

  private show(seat: number, said: Chat): void {
    const text = said.feeling ? t(`feeling-${said.feeling}`) : said.text;
    announce(t("play-said", { name: said.name, text }));
    if (!settings.bubbles) return;
    const each = { seat, said };
    this.shown = [...this.shown.filter((other) => other.seat !== seat), each].slice(-AT_ONCE);
    setTimeout(() => (this.shown = this.shown.filter((other) => other !== each)), said.feeling ? FEELING : WORDS);
  }
}
