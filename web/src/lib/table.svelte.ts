/** One table from one seat, live: what was told, folded; and what its reader can say. */

import { untrack } from "svelte";
import type {
  Ack,
  Advice,
  Attend,
  Chat,
  Clock,
  Choice,
  Happened,
  Info,
  Problem,
  Refused,
  Say,
  Snapshot,
  Step,
  Table,
  Tempo,
  Unsaid,
  View,
  Waits,
} from "../wire";
import { connection, type Reader } from "./connection.svelte";
import { due, used } from "./entropy";
import { after } from "./fold";
import { textsOf } from "./i18n.svelte";
import { mutes } from "./mutes.svelte";
import { seatNames } from "./names";
import { keep, recall } from "./settings.svelte";
import type { Texts } from "./texts";

/** Steps beyond this many at once are not played one by one. */
const CROWD = 12;
/** They are shown together, so often: whoever draws every one of hundreds a second draws them too late. */
const CROWD_EVERY = 100;
const LOG = 400;
const READ = "haricot.read"; // by table: what was read in this browser
const TABLES = 30;

/** Shows a step: call `apply` to let the table be as it is afterwards; the next step waits for the promise. */
export type Player = (step: Step, apply: () => void) => Promise<void> | void;

export class LiveTable implements Reader {
  info: Table | null = $state.raw(null);
  view: View | null = $state.raw(null);
  menu: Choice[] = $state.raw([]);
  awaited: number[] = $state.raw([]);
  due: number[] = $state.raw([]);
  clock: Clock | null = $state.raw(null);
  /** What time people are left, by the server's time. */
  waits: Waits = $state.raw({ window: null, answers: [] });
  log: Happened[] = $state.raw([]);
  chat: Chat[] = $state.raw([]);
  /** Why there is nothing to see: no such table, or not for us. */
  problem: Problem | null = $state.raw(null);
  /** Decisions on their way. */
  sending = $state(0);
  /** Sequence number of what is shown. */
  seq = $state(-1);
  /** How many turns have ended in what is shown. */
  turn = $state(0);
  /** How often all was told anew: what the server knows of this page only while the line holds is told it again. */
  greeted = $state(0);
  /** The last that was said and has been read here. */
  read = $state(-1);
  /** Set by whoever animates. */
  player: Player | null = null;

  private at = 0;
  private heard = -1; // the last sequence number received
  private gap = -1;
  private queue: Step[] = [];
  private playing: object | null = null; // which playing of the queue goes on
  private hurrying: ReturnType<typeof setTimeout> | undefined;
  private opened = new Set<number>(); // seats whose bytes are sent

  constructor(
    readonly table: string,
    readonly seat = -1,
    readonly key = "",
    readonly token = "",
  ) {
    this.read = recall<Record<string, number>>(READ)?.[table] ?? -1;
  }

  /** Begin to listen; the function given back ends it. */
  watch(): () => void {
    untrack(() => connection.watch(this));
    return () => untrack(() => connection.unwatch(this));
  }

  get since(): number {
    return this.heard;
  }

  /** The words of the cards. */
  get words(): readonly string[] {
    return this.info?.cards ?? [];
  }

  get texts(): Texts {
    return textsOf(this.info?.game ?? "");
  }

  /** What sentences call the seats. */
  get names(): string[] {
    return this.info ? seatNames(this.info.seats, textsOf()) : [];
  }

  /** How many of the others' words were not read yet. */
  get unread(): number {
    const mine = (person: string) => person !== "" && person === connection.person;
    return this.chat.filter(({ id, person }) => id > this.read && !mine(person) && !mutes.people.includes(person))
      .length;
  }

  /** All that was said is in sight. */
  readAll(): void {
    const last = Math.max(-1, ...this.chat.map(({ id }) => id));
    if (last <= this.read) return;
    this.read = last;
    const others = Object.entries(recall<Record<string, number>>(READ) ?? {}).filter(([table]) => table !== this.table);
    keep(READ, Object.fromEntries([...others.slice(1 - TABLES), [this.table, last]]));
  }

  /** Does the game wait for this seat? */
  get mine(): boolean {
    return this.seat >= 0 && this.awaited.includes(this.seat);
  }

  // -- what the reader says

  /** Send a decision; resolves when it is durable or refused, through losses of the line. */
  async act(action: string): Promise<Ack | Refused> {
    this.settle();
    this.playing = null; // what follows from the decision does not wait for the end of what came before
    const key = [...crypto.getRandomValues(new Uint32Array(3))].map((x) => x.toString(36)).join("");
    this.sending += 1;
    try {
      return await connection.request({ type: "act", table: this.table, seat: this.seat, key, at: this.at, action });
    } finally {
      this.sending -= 1;
    }
  }

  /** What can be picked next, after these picks of a form. */
  async ask(picks: number[]): Promise<Choice[]> {
    return (await connection.request({ type: "ask", table: this.table, seat: this.seat, picks })).menu;
  }

  /** What the greedy bot would do. */
  hint(): Promise<Advice> {
    return connection.request({ type: "hint", table: this.table, seat: this.seat });
  }

  say(text: string): void {
    connection.send({ type: "say", table: this.table, text });
  }

  /** Show how one feels. */
  feel(feeling: NonNullable<Say["feeling"]>): void {
    connection.send({ type: "say", table: this.table, text: "", feeling });
  }

  /** Decline everything, or pass, until my next turn, or no longer; or end the lesson. */
  prefer(changes: { declines?: boolean; passes?: boolean; learns?: boolean }): void {
    connection.send({ type: "prefer", table: this.table, seat: this.seat, ...changes });
  }

  /** What the reader is about: the others wait a while. */
  attend(what: Attend["what"]): void {
    connection.send({ type: "attend", table: this.table, seat: this.seat, what });
  }

  // -- what the server tells

  told(message: Snapshot | Step | Info | Tempo | Chat | Unsaid | Problem): void {
    switch (message.type) {
      case "snapshot":
        return this.restart(message);
      case "step":
        return this.step(message);
      case "info":
        return this.news(message);
      case "tempo":
        if (message.seq === this.seq) this.waits = message.waits;
        return;
      case "unsaid":
        this.chat = this.chat.filter(({ person }) => person !== message.person);
        return;
      case "chat":
        if (!this.chat.some(({ id }) => id === message.id)) this.chat = [...this.chat, message];
        return;
      case "problem":
        if (this.info === null && message.error !== "too_fast") this.problem = message;
    }
  }

  private restart(whole: Snapshot): void {
    this.opened.clear(); // what was sent before may be lost
    this.queue = [];
    this.heard = this.seq = whole.seq;
    this.gap = -1;
    this.problem = null;
    this.info = whole.table;
    this.view = whole.view;
    this.menu = whole.menu;
    this.at = whole.at;
    this.awaited = whole.awaited;
    this.due = whole.due;
    this.clock = whole.clock;
    this.waits = whole.waits;
    this.turn = whole.turn ?? 0;
    this.greeted += 1;
    this.log = [...this.log.filter(({ seq }) => seq < (whole.log[0]?.seq ?? Infinity)), ...whole.log];
    if (whole.chat.length > 0) this.chat = whole.chat;
    this.open(whole.table);
  }

  private news(news: Info): void {
    this.heard = Math.max(this.heard, news.seq);
    if (this.queue.length === 0) this.seq = this.heard;
    if (this.queue.length === 0) this.waits = news.waits;
    this.info = news.table;
    this.awaited = news.awaited;
    this.clock = news.clock;
    this.open(news.table);
  }

  /** Open the bytes of this seat when the table deals. */
  private open(table: Table): void {
    for (const [seat, bytes] of due(table)) {
      if (seat !== this.seat || this.opened.has(seat)) continue;
      this.opened.add(seat);
      connection.send({ type: "open", table: table.id, seat, bytes });
    }
    if (table.status === "playing") used(table);
  }

  private step(step: Step): void {
    if (step.seq <= this.heard) return;
    if (this.view === null || (step.seq > this.heard + 1 && this.heard >= 0)) {
      // something is missing: ask for what followed, and for everything if that does not help
      const since = this.gap === this.heard || this.view === null ? -1 : this.heard;
      this.gap = this.heard;
      if (since === -1) this.heard = -1;
      return connection.again(this, since);
    }
    this.heard = step.seq;
    this.at = step.at;
    this.queue.push(step);
    if (this.queue.length > CROWD || document.visibilityState === "hidden")
      this.hurrying ??= setTimeout(() => this.settle(), CROWD_EVERY);
    else if (this.playing === null && this.hurrying === undefined) void this.play();
  }

  private async play(): Promise<void> {
    const mine = (this.playing = {});
    try {
      for (let step = this.queue[0]; step !== undefined && this.playing === mine; step = this.queue[0]) {
        const now = step;
        const apply = () => this.show(now);
        try {
          await this.player?.(now, apply);
        } finally {
          apply();
        }
        await new Promise(requestAnimationFrame); // one a frame: what comes faster gathers
      }
    } finally {
      if (this.playing === mine) this.playing = null;
    }
  }

  /** Show all that has happened, at once. */
  settle(): void {
    clearTimeout(this.hurrying);
    this.hurrying = undefined;
    while (this.queue[0]) this.show(this.queue[0]);
  }

  private show(step: Step): void {
    if (this.queue[0] !== step || this.view === null || this.info === null) return;
    this.queue.shift();
    this.view = after(this.view, step, this.info.zones, this.seat);
    this.seq = step.seq;
    this.menu = step.menu;
    this.awaited = step.awaited;
    this.due = step.due;
    this.clock = step.clock;
    this.waits = step.waits;
    const { seq, stamp, actor, events, late, by } = step;
    this.turn += events.filter(({ id }) => id === "turn").length;
    this.log = [...this.log.slice(-LOG), { seq, stamp, seat: actor, events, late, by }];
  }
}
