/**
 * One websocket for all tables that are watched. It comes back by itself, takes up every table where it was, and
 * sends decisions again until they are answered: a decision has a key, so that it counts once.
 */

import { VERSION } from "../wire";
import type {
  Ack,
  Act,
  Advice,
  Ask,
  Chat,
  FromClient,
  FromServer,
  Hint,
  Info,
  Picks,
  Problem,
  Refused,
  Snapshot,
  Step,
  Tempo,
  Unsaid,
} from "../wire";

/** What a watched table is told. */
export interface Reader {
  readonly table: string;
  readonly seat: number;
  /** The last sequence number known, -1: none. */
  readonly since: number;
  readonly key: string;
  readonly token: string;
  told(message: Snapshot | Step | Info | Tempo | Chat | Unsaid | Problem): void;
}

type Answer = Ack | Refused | Picks | Advice;
interface Waiting {
  message: Act | Ask | Hint;
  sent: number;
  answer: (found: Answer) => void;
  fail: (problem: Error) => void;
}

const FIRST_PAUSE = 500;
const LONGEST_PAUSE = 15_000;
const PING_EVERY = 20_000;
const PONG_WITHIN = 8_000;
const AGAIN_AFTER = 5_000;
const ENDED = 4001; // whoever we were, we are it no longer

class Connection {
  /** `on`: said hello; `off`: trying; `old`: this page is of another version, reload it. */
  state: "off" | "on" | "old" = $state("off");
  /** Has it been on before? Then being off is worth telling. */
  known = $state(false);
  /** Who the server takes us for. */
  person = $state("");
  name = $state("");
  /** Called when somebody has logged us out elsewhere. */
  ended: () => void = () => undefined;
  /** Server time minus ours. */
  skew = 0;

  /** How far the table that was last heard of is ahead of the server. */
  private ahead = 0;

  private socket: WebSocket | null = null;
  private readonly readers = new Map<string, Reader>();
  private readonly waiting = new Map<string, Waiting>();
  private pause = FIRST_PAUSE;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private pulse: ReturnType<typeof setInterval> | undefined;
  private heard = 0;
  private count = 0;

  /** Milliseconds since the epoch, by the table's clock. */
  now(): number {
    return Date.now() + this.skew + this.ahead;
  }

  /** Is there anything whose loss the reader would notice? */
  get lost(): boolean {
    return this.state === "off" && this.known && this.readers.size > 0;
  }

  // -- tables

  /** Begin to watch, and go on through every loss of the line. */
  watch(reader: Reader): void {
    this.readers.set(`${reader.table}/${reader.seat}`, reader);
    this.open();
    this.ask(reader);
  }

  /** Watch again from where the reader stands, or anew (-1). */
  again(reader: Reader, since = reader.since): void {
    this.ask(reader, since);
  }

  /** Watch no longer. */
  unwatch(reader: Reader): void {
    if (this.readers.get(`${reader.table}/${reader.seat}`) !== reader) return;
    this.readers.delete(`${reader.table}/${reader.seat}`);
    this.send({ type: "unwatch", table: reader.table, seat: reader.seat });
  }

  private ask(reader: Reader, since = reader.since): void {
    const { table, seat, key, token } = reader;
    this.send({ type: "watch", table, seat, since, key, token });
  }

  // -- sending

  /** Send if the line is up; what must not be lost goes by `request`. */
  send(message: FromClient): void {
    if (this.state === "on") this.socket?.send(JSON.stringify(message));
  }

  /** Send until answered. */
  request(message: Act): Promise<Ack | Refused>;
  request(message: Omit<Ask, "id">): Promise<Picks>;
  request(message: Omit<Hint, "id">): Promise<Advice>;
  request(message: Act | Omit<Ask, "id"> | Omit<Hint, "id">): Promise<Answer> {
    return new Promise((answer, fail) => {
      const whole = message.type === "act" ? message : { ...message, id: ++this.count };
      const name = whole.type === "act" ? whole.key : String(whole.id);
      this.waiting.set(name, { message: whole, sent: Date.now(), answer, fail });
      this.open();
      this.send(whole);
    });
  }

  private answered(name: string, found: Answer): void {
    const waiting = this.waiting.get(name);
    this.waiting.delete(name);
    waiting?.answer(found);
  }

  /** Questions (not decisions) about a table will not be answered any more. */
  private drop(table: string, why: string): void {
    for (const [name, { message, fail }] of this.waiting) {
      if (message.type !== "act" && (table === "" || message.table === table)) {
        this.waiting.delete(name);
        fail(new Error(why));
      }
    }
  }

  // -- the line

  /** Connect unless connected. */
  open(): void {
    if (this.socket || this.state === "old") return;
    clearTimeout(this.timer);
    const socket = new WebSocket(`${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/ws`);
    this.socket = socket;
    this.heard = Date.now();
    socket.onmessage = (event) => {
      if (socket === this.socket) this.receive(JSON.parse(String(event.data)) as FromServer);
    };
    socket.onclose = (event) => {
      if (socket !== this.socket) return;
      this.closed();
      if (event.code === ENDED) this.ended();
    };
    clearInterval(this.pulse);
    this.pulse = setInterval(() => this.beat(), 1000);
  }

  /** Who we are may have changed: say hello again. */
  renew(): void {
    this.drop("", "renewed");
    const socket = this.socket;
    this.closed();
    socket?.close();
    this.pause = FIRST_PAUSE;
    this.open();
  }

  private closed(): void {
    clearInterval(this.pulse);
    clearTimeout(this.timer);
    this.socket = null;
    if (this.state === "old") return;
    this.state = "off";
    if (this.readers.size === 0 && this.waiting.size === 0) return;
    this.timer = setTimeout(() => this.open(), this.pause * (0.7 + 0.6 * Math.random()));
    this.pause = Math.min(this.pause * 1.8, LONGEST_PAUSE);
  }

  /** Try now: the device says that it is online, or the reader has come back. */
  wake(): void {
    this.pause = FIRST_PAUSE;
    if (this.socket === null && (this.readers.size > 0 || this.waiting.size > 0)) this.open();
    else if (this.state === "on" && Date.now() - this.heard > 2000) this.ping();
  }

  private ping(): void {
    this.send({ type: "ping", id: ++this.count });
    const asked = Date.now();
    setTimeout(() => {
      if (this.socket && this.heard < asked && Date.now() - asked < 2 * PONG_WITHIN) this.hang();
    }, PONG_WITHIN);
  }

  private beat(): void {
    const now = Date.now();
    const quiet = now - this.heard;
    if (this.state !== "on") {
      if (quiet > PONG_WITHIN) this.hang();
      return;
    }
    if (quiet > PING_EVERY && quiet % PING_EVERY < 1000) this.ping();
    for (const waiting of this.waiting.values()) {
      if (now - waiting.sent > AGAIN_AFTER) {
        waiting.sent = now;
        this.send(waiting.message);
      }
    }
  }

  /** The line is dead, whatever the socket thinks. */
  hang(): void {
    const socket = this.socket;
    this.closed();
    socket?.close();
  }

  // -- receiving

  private receive(message: FromServer): void {
    this.heard = Date.now();
    switch (message.type) {
      case "hello":
        if (message.version !== VERSION) {
          this.state = "old";
          this.socket?.close();
          return;
        }
        this.skew = message.stamp - Date.now();
        this.person = message.person;
        this.name = message.name;
        this.state = "on";
        this.known = true;
        this.pause = FIRST_PAUSE;
        for (const reader of this.readers.values()) this.ask(reader);
        for (const waiting of this.waiting.values()) {
          waiting.sent = Date.now();
          this.send(waiting.message);
        }
        return;
      case "ack":
      case "refused":
        this.answered(message.key, message);
        return;
      case "picks":
      case "advice":
        this.answered(String(message.id), message);
        return;
      case "pong":
        this.skew = message.stamp - Date.now();
        return;
      case "snapshot":
      case "info":
        this.ahead = message.table.ahead;
        this.readers.get(`${message.table.id}/${message.seat}`)?.told(message);
        return;
      case "step":
      case "tempo":
        this.readers.get(`${message.table}/${message.seat}`)?.told(message);
        return;
      case "chat":
      case "unsaid":
      case "problem":
        if (message.type === "problem" && message.error !== "too_fast") this.drop(message.table, message.id);
        for (const reader of [...this.readers.values()]) if (reader.table === message.table) reader.told(message);
        return;
    }
  }
}

export const connection = new Connection();

addEventListener("online", () => connection.wake());
addEventListener("offline", () => connection.hang());
document.addEventListener("visibilitychange", () => {
  if (document.visibilityState === "visible") connection.wake();
});
