/**
 * Texts in the reader's language: the browser's half of `haricot/locales/__init__.py`, whose head says how the
 * arguments of events and phrases become variables. Tests hold the two equal.
 */

import { FluentBundle, type FluentFunction, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { Choice, Event, Face, Given, Why } from "../wire";
import { PLAIN } from "./boxes.svelte";
import * as french from "./french";

export const LANGUAGES = ["en", "fr", "de"] as const;
export type Language = (typeof LANGUAGES)[number];

export type Said = string | number;
export type Variables = Record<string, Said>;

/** What an event or a phrase says of itself: arguments, and the types of those that are not called what they are. */
export type Told = Pick<Choice, "args" | "types">;

/** What the texts of a language may call. */
const FUNCTIONS: Partial<Record<Language, Record<string, FluentFunction>>> = {
  fr: { OF: ([name]) => french.of(String(name)), TO: ([name]) => french.to(String(name)) },
};

const OWN_TYPES: Record<string, string> = { seat: "seat", kind: "kind" };

/** What can be said in one language; `problems` lists what went wrong in saying it. */
export class Texts {
  readonly problems: string[] = [];
  /** Who speaks for the game: English, whole sentences, if it does not know the language. */
  inner: Texts = this;

  constructor(
    readonly lang: Language,
    private readonly bundles: FluentBundle[],
    /** False while the files are on their way: nothing is said rather than keys. */
    readonly ready = true,
    /** How the game looks. */
    readonly face: Face = PLAIN,
  ) {}

  // -- by key

  /** Is there a text for this key (`id` or `id.attribute`)? */
  has(key: string): boolean {
    return this.bundles.some((each) => find(each, key) !== null);
  }

  /** A text with its variables filled in; an unknown key says itself. */
  say(key: string, args: Variables = {}): string {
    for (const each of this.bundles) {
      const pattern = find(each, key);
      if (pattern !== null) {
        const errors: Error[] = [];
        const said = each.formatPattern(pattern, args as Record<string, FluentVariable>, errors);
        for (const error of errors) this.problems.push(`${this.lang} ${key}: ${error.message}`);
        return Object.values(args).some((value) => typeof value === "number" && value < 0) ? signed(said) : said;
      }
    }
    if (!this.ready) return "";
    this.problems.push(`${this.lang} ${key}: there is no such text`);
    return key;
  }

  /** The game in a few minutes; no chapters if the game does not say. */
  howToPlay(): { title: string; paragraphs: string[] }[] {
    const found: { title: string; paragraphs: string[] }[] = [];
    for (let n = 1; this.has(`how-${n}`); n++)
      found.push({ title: this.say(`how-${n}-title`), paragraphs: this.say(`how-${n}`).split("\n\n") });
    return found;
  }

  /** What is wrong, where, and what to do about it; an id that has no text speaks for itself. */
  refusal({ id, args, line, column }: Pick<Why, "id" | "args" | "line" | "column">): string {
    const said: Variables = { field: "" };
    for (const [name, value] of Object.entries(args)) said[name] = Array.isArray(value) ? value.join(", ") : value;
    const key = `refused-${id}`;
    const sentence = this.has(key) ? this.say(key, said) : id;
    const problem = `${sentence} ${this.law([args.rule, args.demanded_by])}`.trimEnd();
    if (!line) return problem;
    return this.say(column ? "at-line-column" : "at-line", { line: String(line), column: String(column), problem }); // as words: no thousands are marked off
  }

  /** The sentences that explain rules to a player, of those that have one. */
  law(ids: readonly (Given | undefined)[]): string {
    return ids
      .map((id) => `rule-${id}`)
      .filter((key) => this.has(key))
      .map((key) => this.say(key))
      .join(" ");
  }

  // -- cards and lists

  /** The key of a card's name; empty if the game has none for it. */
  cardKey(word: string): string {
    return [`bean-${word}`, `card-${word}`, `each-${each(word)[0]}`].find((key) => this.has(key)) ?? "";
  }

  /** A card's name. */
  card(word: string): string {
    const key = this.cardKey(word);
    return key ? this.say(key, { one: each(word)[1] }) : word;
  }

  /** A card's name in one word, for narrow places. */
  short(word: string): string {
    const key = this.cardKey(word);
    const short = attribute(key, "short");
    return key && this.has(short) ? this.say(short) : this.card(word);
  }

  /** So many cards of a kind, as a sentence names them. */
  counted(word: string, count = 1): string {
    const key = this.cardKey(word);
    const counted = attribute(key, "counted");
    if (key && this.has(counted)) return this.say(counted, { count, one: each(word)[1] });
    return count === 1 ? this.card(word) : this.say("times", { count, name: this.card(word) });
  }

  /** Cards by number, the like ones counted together: "2 red beans and a soy bean". */
  cards(numbers: readonly number[], words: readonly string[], faceUp: readonly number[] = []): string {
    const counts = new Map<string, { card: number; open: boolean; count: number }>();
    numbers.forEach((card, i) => {
      const open = faceUp[i] === 1;
      const group = counts.get(`${card} ${open}`) ?? { card, open, count: 0 };
      group.count += 1;
      counts.set(`${card} ${open}`, group);
    });
    const parts = [...counts.values()].map(({ card, open, count }) => {
      const part = this.counted(words[card] ?? "", count);
      return open ? this.say("face-up", { cards: part }) : part;
    });
    return this.join(parts);
  }

  /** A list in a sentence. */
  join(parts: readonly string[]): string {
    let said = parts[0];
    if (said === undefined) return this.say("nothing");
    for (const [i, right] of parts.entries()) {
      if (i > 0) said = this.say(i === parts.length - 1 ? "list-and" : "list-comma", { left: said, right });
    }
    return said;
  }

  // -- what the kernel has to say

  /** What happened, for one reader (-1: a spectator); the event is already as that reader sees it. */
  event(event: Event, reader: number, names: readonly string[], words: readonly string[]): string {
    const args = this.inner.variables(event, reader, names, words);
    const seen: number[] = [];
    for (const [card, source, target] of event.moves) if (card !== null && source !== target) seen.push(card);
    args.seen = this.inner.cards(seen, words);
    args["seen-count"] = seen.length;
    return opened(this.inner.say(`event-${event.id}`, args));
  }

  /** What a choice says to the seat that has it. */
  phrase(
    phrase: Pick<Choice, "id" | "args" | "types">,
    reader: number,
    names: readonly string[],
    words: readonly string[],
  ): string {
    return opened(this.inner.say(`action-${phrase.id}`, this.inner.variables(phrase, reader, names, words)));
  }

  /** The variables of a text from the arguments of an event or a phrase. */
  variables(told: Told, reader: number, names: readonly string[], words: readonly string[]): Variables {
    const said: Variables = { you: "other" };
    const ofType = (wanted: string) =>
      Object.entries(told.types ?? {}).flatMap(([name, type]) => (type === wanted ? [told.args[name]] : []));
    const count = ofType("count")[0];
    const marks = ofType("up");
    for (const [name, value] of Object.entries(told.args)) {
      const type = told.types?.[name] ?? OWN_TYPES[name];
      if (type === "seat") {
        const mine = Array.isArray(value) ? value.includes(reader) : value === reader;
        if (reader >= 0 && mine && said.you === "other") said.you = name;
        if (Array.isArray(value)) {
          const people = first(reader, value).map((p) => (p === reader ? this.say("you.listed") : (names[p] ?? "")));
          said[name] = this.join(people);
          said[`${name}-count`] = value.length;
        } else {
          said[name] = typeof value === "number" && value >= 0 ? (names[value] ?? "") : this.say("everyone.to");
        }
      } else if (type === "kind" && Array.isArray(value)) {
        const faceUp = marks.pop();
        said[name] = this.cards(value, words, Array.isArray(faceUp) ? faceUp : []);
        said[`${name}-count`] = value.length;
      } else if (type === "kind" && typeof value === "number") {
        said[name] = this.counted(words[value] ?? "", typeof count === "number" ? count : 1);
        said[`${name}-name`] = this.card(words[value] ?? "");
      } else if (Array.isArray(value)) {
        said[name] = value.map((number) => signed(String(number))).join(", ");
        said[`${name}-most`] = value.length ? Math.max(...value) : 0;
      } else {
        said[name] = type === "place" && typeof value === "number" ? value + 1 : value;
      }
    }
    return said;
  }
}

/** The texts of some Fluent files, in one language. */
export function bundle(lang: Language, files: readonly string[]): FluentBundle {
  const found = new FluentBundle(lang, { functions: FUNCTIONS[lang] ?? {}, useIsolating: false });
  for (const file of files)
    found.addResource(new FluentResource(lang === "fr" ? unbroken(file) : file), { allowOverrides: true });
  return found;
}

/** French, with spaces that end no line where a mark or a unit follows. */
function unbroken(text: string): string {
  return text.replace(/(\S) (?=[:;?!»%])|(«) |(\}) (?=(?:s|min|ko)(?:[\s,.;)]|$))/g, "$1$2$3\u00a0"); // older browsers cannot look behind
}

/** Numbers below zero with a true minus. */
function signed(said: string): string {
  return said.replace(/(^|[^\p{L}\p{N}_-])-(?=\d)/gu, "$1\u2212"); // older browsers cannot look behind
}

/** The key of a card's other form; a sort of card is an attribute itself: `bean-soy.miss`, `bean-soy.miss-counted`. */
function attribute(key: string, name: string): string {
  return key.includes(".") ? `${key}-${name}` : `${key}.${name}`;
}

/** What a card is one of, and which one: `harvest_07` is a harvest, 7, and `w1-garden` a garden, w1. */
function each(word: string): [name: string, one: string] {
  const numbered = /^(.*)_(\d+)$/.exec(word);
  if (numbered) return [numbered[1] ?? "", String(Number(numbered[2]))];
  const at = word.lastIndexOf("-");
  return at > 0 ? [word.slice(at + 1), word.slice(0, at)] : ["", ""];
}

/** A sentence begins with a capital. */
function opened(sentence: string): string {
  return sentence.slice(0, 1).toUpperCase() + sentence.slice(1);
}

/** The seats, the reader before the others. */
function first(reader: number, seats: readonly number[]): number[] {
  return [...seats].sort((a, b) => Number(a !== reader) - Number(b !== reader));
}

/** The pattern of a key in one language. */
function find(bundle: FluentBundle, key: string) {
  const at = key.indexOf(".");
  const message = bundle.getMessage(at < 0 ? key : key.slice(0, at));
  if (message === undefined) return null;
  return (at < 0 ? message.value : message.attributes[key.slice(at + 1)]) ?? null;
}
