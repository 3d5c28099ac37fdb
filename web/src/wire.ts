// Made from src/haricot/table/{wire,wishes,lessons}.py and src/haricot/calls/{faces,shapes,clubs}.py by `python -m haricot.server.typescript`: do not edit.

export const VERSION = 1;

export type Arg = number | string | number[];

export type Given = number | string | string[];

/** A number into `Table.cards`; null is a back. */
export type Card = number | null;

/** How time is kept: `none`; `decision`: so many seconds each; `bank`: seconds for the match, and `more` a decision. */
export interface ClockRule {
  kind: "bank" | "decision" | "none";
  seconds: number;
  more: number;
}

/** Milliseconds left by seat, at the server's time `stamp`; `running`: the seats whose time runs. */
export interface Clock {
  stamp: number;
  left: number[];
  running: number[];
}

/**
 * Programs wait a moment for a word from people: for `length` milliseconds from the server's time `begins`, which
 * lies ahead while somebody composes an offer.
 */
export interface Window {
  begins: number;
  length: number;
}

/** Until when a seat may answer a deal: the server's time, and how many milliseconds there were; then it is no. */
export interface Answer {
  deal: number;
  seat: number;
  ends: number;
  length: number;
}

/** What time the machine leaves people. */
export interface Waits {
  window: Window | null;
  answers: Answer[];
}

/** One place at a table. */
export interface Seat {
  kind: "bot" | "open" | "person";
  /** a person's name, or a character's; another bot's is made by the reader from `bot` and the place */
  name: string;
  /** the drawing a person has chosen, or a character's; empty: none */
  portrait: string;
  /** which program decides here; empty: a person does */
  bot: string;
  /** the public id of the person whose place it is, also while a bot stands in */
  owner: string;
  /** its person has left the match */
  absent: boolean;
  /** and will not come back */
  given: boolean;
  /** somebody new may sit down here now */
  free: boolean;
  /** until when the host has everybody wait for its person, who is not there; 0: the host has not */
  waits: number;
  /** somebody watches from this seat */
  online: boolean;
  /** auto-decline is on until its next turn */
  declines: boolean;
  /** it passes until its next turn: no window is left to it */
  passes: boolean;
  /** hash of the bytes its browser adds to the seed, in hex */
  committed: string;
  /** those bytes, in hex, from the deal on */
  opened: string;
}

/** What proves that nobody steered the deal; `secret` and `seed` are empty until the match is over. */
export interface Fairness {
  commitment: string;
  secret: string;
  seed: string;
  /** the deal was known beforehand (a duplicate): it proves nothing */
  known: boolean;
}

/** How a match ended. */
export interface Result {
  scores: number[];
  winners: number[];
  others: Record<string, number>;
  reason: string;
  /** seats that share the first place with those without a seat: neither a win nor a defeat */
  drawn: number[];
}

/** A table as everybody may see it; `mine` are the reader's own seats. */
export interface Table {
  id: string;
  game: string;
  rules: number;
  edition: string;
  /** those that differ from the default */
  options: Record<string, string>;
  /** a card file of the host's is in use */
  own_cards: boolean;
  /** its card data are not the printed ones, for certain */
  reconstructed: boolean;
  /** the words of the cards; texts are `bean-<word>` or `card-<word>` */
  cards: string[];
  /** who sees what lies where, by a zone's first word: 0 open, 1 top, 2 own, 3 closed, 4 secret */
  zones: Record<string, number>;
  seats: Seat[];
  /** public id */
  host: string;
  status: "abandoned" | "dealing" | "open" | "over" | "paused" | "playing";
  clock: ClockRule;
  /** seconds that an offer waits for an answer, a program's half a minute at most; 0: for ever */
  answer: number;
  /** seconds until a bot stands in for whoever is gone; 0: never */
  absent: number;
  /** paused because nobody is there */
  resting: boolean;
  /** how long bots think, and wait for a word */
  pace: "calm" | "instant" | "quick";
  private: boolean;
  /** a casual table: hints and counting aids are allowed */
  hints: boolean;
  fairness: Fairness;
  created: number;
  /** the date of the deal of the day that is played here; empty: it is another deal */
  day: string;
  result: Result | null;
  /** the table of the rematch */
  next: string;
  /** the lesson that is being given; empty: none, or it is over */
  lesson: string;
  mine: number[];
  /** the evening whose table this is */
  evening: string;
  /** milliseconds by which its stamps are ahead of the server's time, where a clock was wrong */
  ahead: number;
}

/** An open deal as its reader sees it. */
export interface Deal {
  id: number;
  proposer: number;
  /** -1: everybody */
  to: number;
  gives: number[];
  /** -1 - i: revealed card i; from 0: a place in the hand, null for all but its owner */
  places: (number | null)[];
  wants: number[];
  /** seats */
  refused: number[];
  /** seats that have still to answer */
  waits: number[];
}

/** The table as it lies for one seat. */
export interface View {
  zones: Record<string, (number | null)[]>;
  facts: Record<string, number>;
  lists: Record<string, number[]>;
  words: Record<string, string>;
  deals: Deal[];
  /** only where the table allows counting aids */
  seen: Record<string, number[]>;
}

/** One card from a zone to a zone; from a zone to itself: its top card now shows. */
export type Move = [card: number | null, source: string, target: string, place: number, slot: number];

/** One thing that happened: text `event-<id>`. `types` of arguments: seat, kind, count, up, place, or the box's own. */
export interface Event {
  id: string;
  args: Record<string, Arg>;
  moves: Move[];
  types?: Record<string, string>;
}

/** One line of a menu: text `action-<id>`. No notation: more picks follow (send `ask`). `types` as an event's. */
export interface Choice {
  number: number;
  notation: string;
  id: string;
  args: Record<string, Arg>;
  zone: string;
  types?: Record<string, string>;
}

/** The events of one decision, for the log. */
export interface Happened {
  seq: number;
  stamp: number;
  seat: number;
  events: Event[];
  /** nobody decided: there was no answer in time */
  late: boolean;
  /** the bot that decided instead of whoever sits there */
  by: string;
}

/** Why something was refused: text `refused-<id>` with `args` as its variables. */
export interface Why {
  id: string;
  args: Record<string, Given>;
  /** where, in a text of several lines; 0: not in one */
  line: number;
  /** 0: the whole line */
  column: number;
  /** the box whose texts may have to say it */
  game: string;
  /** which part of what was asked is wrong */
  field: string;
  /** that forbids it */
  rule: string;
  /** the rule that demands what is owed first (KER-06) */
  demanded_by: string;
  /** in English, for programs without texts */
  text: string;
}

/** Begin to watch a table from a seat; `since` is the last sequence number known (-1: none). */
export interface Watch {
  type: "watch";
  table: string;
  seat?: number;
  since?: number;
  /** of a private table */
  key?: string;
  /** a seat's token, for a client that is not its owner's */
  token?: string;
}

/** Watch no longer. */
export interface Unwatch {
  type: "unwatch";
  table: string;
  seat?: number;
}

/**
 * A decision. `key` is made by the client, once a decision: sent twice it counts once. `at` is the seat's number
 * as last told; actions that mean something only then are answered `stale` when it has changed.
 */
export interface Act {
  type: "act";
  table: string;
  seat: number;
  key: string;
  at: number;
  action: string;
}

/** What can be picked next, after these picks of a form? Answered by `picks` with the same id. */
export interface Ask {
  type: "ask";
  table: string;
  seat: number;
  id: number;
  picks: number[];
}

/** What would the greedy bot do? Answered by `advice` with the same id; casual tables only. */
export interface Hint {
  type: "hint";
  table: string;
  seat: number;
  id: number;
}

/** Chat: words, or a feeling that needs none. */
export interface Say {
  type: "say";
  table: string;
  text: string;
  feeling?: "" | "bravo" | "dear" | "haha" | "hmm" | "ohno" | "thanks";
}

/** Decline everything, or pass, until my next turn, or no longer; null: as it was. */
export interface Prefer {
  type: "prefer";
  table: string;
  seat: number;
  declines?: boolean | null;
  passes?: boolean | null;
  /** false: the lesson ends here */
  learns?: boolean;
}

/**
 * What somebody is about, which stops the others' clocks for a while: `compose` an offer, `rest` from it, `touch`
 * an offer that lies before them; or whether they ask for more time (`slow`) or no longer (`brisk`). Nothing is written
 * down, and nothing is answered.
 */
export interface Attend {
  type: "attend";
  table: string;
  seat: number;
  what: "brisk" | "compose" | "rest" | "slow" | "touch";
}

/** The bytes a seat added to the seed, in hex, when the table deals. */
export interface Open {
  type: "open";
  table: string;
  seat: number;
  bytes: string;
}

/** Are you there? */
export interface Ping {
  type: "ping";
  id: number;
}

/** The first message: who the server takes you for, and what time it is. */
export interface Hello {
  type: "hello";
  version: number;
  person: string;
  name: string;
  stamp: number;
}

/** Everything a reader may know, at sequence number `seq`. `view` is null before the deal. */
export interface Snapshot {
  type: "snapshot";
  table: Table;
  seat: number;
  seq: number;
  stamp: number;
  view: View | null;
  menu: Choice[];
  at: number;
  awaited: number[];
  due: number[];
  clock: Clock | null;
  log: Happened[];
  chat: Chat[];
  waits: Waits;
  /** how many have ended */
  turn: number;
}

/**
 * One decision, and what it changed for one reader, who folds it into what is known. Zones: carry out each event's
 * `moves`. `facts`, `lists`, `words`, `seen`: every name that is here has this value now, the others keep theirs. `deals`:
 * all that are open now, or null if they are as before. The rest takes the place of what the step before said.
 */
export interface Step {
  type: "step";
  table: string;
  seat: number;
  seq: number;
  stamp: number;
  actor: number;
  events: Event[];
  facts: Record<string, number>;
  lists: Record<string, number[]>;
  words: Record<string, string>;
  deals: Deal[] | null;
  seen: Record<string, number[]>;
  menu: Choice[];
  at: number;
  awaited: number[];
  due: number[];
  clock: Clock | null;
  waits: Waits;
  /** nobody decided: there was no answer in time */
  late: boolean;
  /** the bot that decided instead of whoever sits there */
  by: string;
}

/** Seats, host or status have changed; the game has not. */
export interface Info {
  type: "info";
  table: Table;
  seat: number;
  seq: number;
  stamp: number;
  awaited: number[];
  clock: Clock | null;
  waits: Waits;
}

/** Somebody composes an offer or looks at one: what time is left has changed, nothing else. */
export interface Tempo {
  type: "tempo";
  table: string;
  seat: number;
  seq: number;
  waits: Waits;
}

/** A decision is durable, as entry `seq`. */
export interface Ack {
  type: "ack";
  table: string;
  seat: number;
  key: string;
  seq: number;
}

/** A decision changed nothing. `illegal` names the rule; `stale`: the table moved on; `malformed`: unreadable. */
export interface Refused extends Why {
  type: "refused";
  table: string;
  seat: number;
  key: string;
  error: "busy" | "illegal" | "malformed" | "not_now" | "not_seated" | "stale";
}

/** What can be picked next. */
export interface Picks {
  type: "picks";
  table: string;
  seat: number;
  id: number;
  picks: number[];
  menu: Choice[];
}

/** What a bot would do; text `hint-<why>` says why, if the game knows. */
export interface Advice {
  type: "advice";
  table: string;
  seat: number;
  id: number;
  action: string;
  entry: Choice | null;
  why: string;
  args: Record<string, Arg>;
  types: Record<string, string>;
}

/** Somebody said something. */
export interface Chat {
  type: "chat";
  table: string;
  id: number;
  stamp: number;
  person: string;
  name: string;
  text: string;
  feeling: string;
}

/** Whatever this person said is to be forgotten, for they are. */
export interface Unsaid {
  type: "unsaid";
  table: string;
  person: string;
}

/** Yes. */
export interface Pong {
  type: "pong";
  id: number;
  stamp: number;
}

/** A message that could not be read or answered; nothing changed. */
export interface Problem extends Why {
  type: "problem";
  error: "gone" | "malformed" | "no_table" | "not_allowed" | "too_big" | "too_fast";
  table: string;
}

/** What a host asks for. `seats`: `me`, `open`, or a bot's name, one a seat; several `me` share one screen. */
export interface NewTable {
  game: string;
  seats: string[];
  edition?: string;
  options?: Record<string, string>;
  /** a card file */
  cards?: string;
  clock?: ClockRule;
  answer?: number;
  /** seconds until a bot stands in for whoever is gone, without a clock; 0: never */
  absent?: number;
  pace?: "calm" | "instant" | "quick";
  private?: boolean;
  hints?: boolean;
  /** of several people at one screen, in the order of their seats */
  names?: string[];
  /** hashes of the bytes of the `me` seats, in hex */
  commits?: string[];
  /** a finished table whose deal is played again */
  deal_of?: string;
  /** the box's lesson to be given: it says who sits where and what is agreed */
  lesson?: string;
  /** begin at once if no seat is open */
  start?: boolean;
}

/**
 * One thing that the coach says: text `lesson-<say>`. A place is a zone (`field/0/0`), a card in it (`hand/0:2`), the
 * button of a choice (`entry:reveal`), or a bean or a seat of an offer (`kind:red`, `to:2`).
 */
export interface LessonStep {
  say: string;
  /** the decision that is asked for, in notation; empty: this is only read */
  do: string;
  /** places to tap for it; of those that are there the last is next */
  taps: string[];
  /** places that are lit too */
  beside: string[];
  /** what follows from it, as lines of a record */
  then: string[];
}

/** A lesson: who sits where (the learner is `me`), what was agreed, how the cards lie, and what is said. */
export interface Lesson {
  id: string;
  seats: string[];
  edition: string;
  /** the lines of a record that lay the deal out: `chance`, `position` */
  laid: string;
  steps: LessonStep[];
  options: Record<string, string>;
}

/** All lessons of a box, the easiest first. */
export interface Lessons {
  lessons: Lesson[];
}

/** One drawing on a lid: its width, its place from the middle, its turn in degrees; `die`: on a face of this colour. */
export interface Figure {
  drawing: string;
  width: number;
  x: number;
  y: number;
  turn: number;
  die: string;
}

/** The box from above, and the drawing that stands for it where there is little room. */
export interface Lid {
  colour: string;
  small: string;
  art: Figure[];
}

/** What somebody whose answer is awaited is asked; of a box's questions the first that fits. */
export interface Question {
  text: string;
  /** ids of choices, one of which is there */
  has: string[];
  /** and none of these */
  lacks: string[];
  /** so many of the first at least */
  choices: number;
  /** if said: whether it is the turn of whoever is asked */
  active: boolean | null;
  /** the moment, as the guide knows it; empty: the id that is there */
  about: string;
  /** the fact whose seat the text calls `$seat` */
  seat: string;
  /** that seat's zone whose first card the text calls `$kind` */
  zone: string;
}

/** What everybody sees of a seat's score: a fact, a list that is added to it, or the cards in a zone, as `<name>/<seat>`. */
export interface Score {
  fact: string;
  list: string;
  zone: string;
}

/** Somebody who scores without a seat (text `other-<name>`): of these scores of an outcome the first that is there. */
export interface Other {
  scores: string[];
  drawing: string;
  /** whose cards count for them while the match goes on; empty: nobody sees how they stand */
  zone: string;
  /** the fact that says how often each of these counts */
  times: string;
}

/** A box as one sees it. Names and lines are by language. */
export interface Face {
  title: Record<string, string>;
  line: Record<string, string>;
  /** on the shelf, the least first */
  order: number;
  /** that a match takes; 0: who knows */
  minutes: number;
  /** the option that says how long a match is, the least number the shortest; it is asked first */
  length: string;
  /** of a table with bots that is opened with one tap; 0: as few as can be */
  seats: number;
  lid: Lid;
  questions: Question[];
  /** events that the table shows and no sentence tells */
  silent: string[];
  /** of events, where they sound otherwise than everywhere */
  sounds: Record<string, "accepted" | "card" | "coin" | "declined" | "none" | "offer" | "plant" | "roll" | "turn">;
  /** events that begin a turn */
  turns: string[];
  score: Score;
  others: Record<string, Other>;
}

/** Where a new table is; `key` opens a private one, `tokens` are the seats' own, by seat. */
export interface TableLink {
  id: string;
  key: string;
  tokens: Record<string, string>;
}

/** Take a seat (-1: any open one). */
export interface Join {
  seat?: number;
  key?: string;
  commit?: string;
}

/** What is said aloud to bring somebody to a table that waits: beans, and until when they lead there. */
export interface Code {
  beans: string[];
  until: number;
}

/** A code that somebody has heard. */
export interface Spoken {
  beans: string[];
}

/** A table that somebody may come to, and the key of a private one. */
export interface Place {
  id: string;
  key: string;
}

/**
 * How others come here: `world` by the addresses the host has named, `net` by those of this machine in the network
 * around it; `self`: only from this machine. `beans` are those that a code is made of, `length` how many it has.
 */
export interface Coming {
  reach: "net" | "self" | "world";
  addresses: string[];
  beans: string[];
  length: number;
}

/** Once more with the same people. `commits` as in a new table, for the seats of whoever asks. */
export interface Rematch {
  commits?: string[];
  /** play the same cards again; whoever asks first decides */
  same_deal?: boolean;
}

/**
 * A host's word about a seat: let a bot in (`bot`), or make it open again (empty); in a running match `free` says
 * whether somebody new may have a bot's seat, and `wait` has everybody wait for who is not there.
 */
export interface SeatChange {
  seat: number;
  bot?: string;
  free?: boolean | null;
  wait?: boolean;
}

/** A host's word about how fast programs are. */
export interface PaceChange {
  pace: "calm" | "instant" | "quick";
}

/** A line of a list of tables. */
export interface Listed {
  id: string;
  game: string;
  edition: string;
  seats: Seat[];
  status: string;
  created: number;
  updated: number;
  host: string;
  clock: ClockRule;
  mine: number[];
  my_turn: boolean;
  /** the seats that the match waits for, also while it rests */
  awaited: number[];
  result: Result | null;
}

/** A page of a list of tables; `before` asks for the next page (0: none). */
export interface Tables {
  tables: Listed[];
  before: number;
}

/** Wins in a row of somebody who plays a game alone: now, and the most so far (SOLO-19). */
export interface Series {
  game: string;
  current: number;
  best: number;
}

/** Those of every game that somebody has finished alone. */
export interface AllSeries {
  series: Series[];
}

/** Who the reader is; `account`: has a passphrase. */
export interface Person {
  id: string;
  name: string;
  account: boolean;
  portrait: string;
}

/** A new name, 1 to 24 letters, and a new portrait (empty: as it was). */
export interface Rename {
  name: string;
  portrait?: string;
}

/** For registering and logging in. */
export interface Credentials {
  name: string;
  passphrase: string;
}

/** Another passphrase, by whoever knows the old one. */
export interface NewPassphrase {
  old: string;
  passphrase: string;
}

/** A browser that is the reader, until it is ended; `agent` says what kind, `here`: the one that asks. */
export interface Session {
  id: string;
  agent: string;
  created: number;
  seen: number;
  here: boolean;
}

/** All of the reader's, the one seen last first. */
export interface Sessions {
  sessions: Session[];
}

/** One option; texts `option-<name>` and `option-<name>-<value>`. */
export interface OptionInfo {
  name: string;
  values: string[];
  /** seats' numbers are values as well */
  seat: boolean;
  default: string;
  rule: string;
  sets: string[];
}

/** What an edition is for some numbers of seats. */
export interface Column {
  seats: number[];
  set: string;
  /** defaults that differ here */
  options: Record<string, string>;
}

/** One edition; text `edition-<id>`. */
export interface Edition {
  id: string;
  columns: Column[];
  reconstructed: boolean;
}

/** One game, for the lobby. Its texts are asked for in one of its languages and by `texts`, which changes with them. */
export interface Box {
  id: string;
  author: string;
  face: Face;
  languages: string[];
  texts: string;
  editions: Edition[];
  options: OptionInfo[];
  bots: string[];
  /** characters for a `gentle`, a `mixed` or a `hard` table, the first seats first */
  crews: Record<string, string[]>;
  /** what each character likes to show */
  emotes: Record<string, string>;
  /** how strong characters were measured to be here, from 1 upwards; not of all */
  levels: Record<string, number>;
  /** their ids, the easiest first */
  lessons: string[];
}

/** A box's deal of the day: my first try of it (empty: none yet), whether it is over, and what I reached. */
export interface Day {
  game: string;
  /** `me`, and who plays against me */
  seats: string[];
  table: string;
  over: boolean;
  score: number | null;
  /** who have played it to its end, for the first time */
  players: number;
}

/** Those of all boxes, on one date in UTC; at the server's time `ends` the next ones come. */
export interface Days {
  date: string;
  ends: number;
  days: Day[];
}

/** What somebody reached with a deal of the day, at the first try. */
export interface Tried {
  name: string;
  portrait: string;
  score: number;
  mine: boolean;
}

/** Everybody's first try of the deal that is played at a table, the best first; `counts`: this table is my first. */
export interface DayResults {
  game: string;
  date: string;
  counts: boolean;
  tries: Tried[];
}

/** A bean of a box, and a number that belongs to it; without a game there is none. */
export interface Bean {
  game: string;
  bean: string;
  count: number;
}

/** What somebody has played so far; `more`: matches are still being counted, ask again. */
export interface Statistics {
  matches: number;
  wins: number;
  deals: number;
  /** the best one, in coins */
  harvest: Bean;
  /** the bean that was harvested most, in cards */
  favourite: Bean;
  more: boolean;
}

/**
 * Why a bot last offered or refused something, text `why-<id>`: of open things alone, and after the match with all that
 * it knew (`whole`).
 */
export interface Reason {
  seat: number;
  id: string;
  args: Record<string, Arg>;
  types: Record<string, string>;
  whole: boolean;
}

/** One rule of the rule book; `pictures` are positions by the words between back ticks that name them: cards, pile by pile. */
export interface RuleText {
  id: string;
  text: string;
  pictures: Record<string, string[][]>;
}

/** The rules of a box in reading order, by chapter. */
export interface RuleBook {
  game: string;
  chapters: Chapter[];
}

/** A part of a rule book. */
export interface Chapter {
  title: string;
  rules: RuleText[];
}

/** What re-dealing and replaying a record says; if it is `ok`, `text` is the commitment to its deal. */
export interface Verdict extends Why {
  ok: boolean;
  result: Result | null;
}

/** A record to verify or look at. */
export interface RecordText {
  record: string;
}

/** From a decision on (counted from 1), a seat is played by a bot, or by one of its people (counted from 1). */
export interface Hand {
  decision: number;
  seat: number;
  bot: string;
  person: number;
  name: string;
}

/** Whom the reader does not want to hear, by public id. */
export interface Muted {
  people: string[];
}

/** A finished match from one reader's eyes: the first view, and every step after it. */
export interface Replay {
  table: Table | null;
  game: string;
  edition: string;
  cards: string[];
  zones: Record<string, number>;
  seats: number;
  names: string[];
  seat: number;
  view: View;
  steps: Step[];
  result: Result | null;
  /** where a seat changes hands */
  hands: Hand[];
}

/** What went wrong; `error` is a word that stays the same. */
export interface Failure extends Why {
  error: string;
}

/**
 * What the host of an evening asks for. `players`: `me` (once), `open` or a bot's name for each place, the first table's
 * first; there are as many at each table.
 */
export interface NewEvening {
  game: string;
  tables: number;
  deals: number;
  players: string[];
  edition?: string;
  options?: Record<string, string>;
  clock?: ClockRule;
  answer?: number;
  absent?: number;
  pace?: "calm" | "instant" | "quick";
}

/** Where an evening is: whoever has the id may come and look. */
export interface EveningLink {
  id: string;
}

/** A place of an evening (-1: any that is open). */
export interface PlaceWanted {
  place?: number;
}

/** A host's word about a place before an evening begins: let a bot in, or make it open (empty). */
export interface PlaceChange {
  place: number;
  bot?: string;
}

/** A table of the present deal, from 1. */
export interface TableOfEvening {
  table: number;
}

/** Who has a place at an evening; `away`: a bot plays for them from the next deal on. */
export interface Guest {
  kind: "bot" | "open" | "person";
  name: string;
  portrait: string;
  bot: string;
  away: boolean;
  mine: boolean;
}

/** What one seat of one table reached with a deal, beside the same seat of the other tables. */
export interface Scored {
  /** from 1 */
  deal: number;
  /** from 1 */
  table: number;
  seat: number;
  /** whose, into `Evening.places` */
  place: number;
  score: number;
  /** two for each table where the seat reached less, one for each where it reached the same */
  points: number;
  /** that could have been had; 0: there is nothing to compare with */
  most: number;
  /** to the mean of the other tables */
  difference: number;
  /** a bot has decided for the person */
  stood_in: boolean;
}

/** One table of a deal. Its `id` and `key` are told to who plays there, and to all once every table is through. */
export interface Sitting {
  table: number;
  /** who sits where, by seat */
  places: number[];
  status: "abandoned" | "over" | "playing" | "waiting";
  mine: boolean;
  id: string;
  key: string;
}

/** One deal of an evening; what was reached with it, and its seed, are told once every table is through. */
export interface Dealt {
  deal: number;
  over: boolean;
  seed: string;
  tables: Sitting[];
  scores: Scored[];
}

/** A place's share in all deals that are through. */
export interface Ranked {
  place: number;
  /** from 1; equals share it */
  rank: number;
  points: number;
  most: number;
  difference: number;
  deals: number;
}

/**
 * An evening as its page shows it. `mine`: the reader's place, or -1; the commitment is SHA-256 of the secret from which
 * all seeds come, told at the end.
 */
export interface Evening {
  id: string;
  game: string;
  edition: string;
  options: Record<string, string>;
  tables: number;
  seats: number;
  deals: number;
  status: "open" | "over" | "playing";
  /** the one being played; 0: not begun */
  deal: number;
  hosting: boolean;
  mine: number;
  places: Guest[];
  dealt: Dealt[];
  standing: Ranked[];
  commitment: string;
  secret: string;
}

/** An evening where the reader is host or guest. */
export interface EveningLine {
  id: string;
  game: string;
  status: "open" | "over" | "playing";
  deal: number;
  deals: number;
  created: number;
}

/** The latest first. */
export interface Evenings {
  evenings: EveningLine[];
}

/** Whether somebody wants to be rated. */
export interface RatingWish {
  on: boolean;
}

/** Somebody's rating in a game: 400 log10 of strength, the mean of all 0, with its 95 % interval. */
export interface Rated {
  name: string;
  portrait: string;
  mine: boolean;
  rating: number;
  low: number;
  high: number;
  matches: number;
}

/** Everybody who is rated in a game, the best first. */
export interface GameRatings {
  game: string;
  people: Rated[];
}

/** Of every game in which the reader is rated; `more`: matches are still being looked at, ask again. */
export interface Ratings {
  wanted: boolean;
  games: GameRatings[];
  more: boolean;
}

export type FromClient =
  | Watch
  | Unwatch
  | Act
  | Ask
  | Hint
  | Say
  | Prefer
  | Attend
  | Open
  | Ping;

export type FromServer =
  | Hello
  | Snapshot
  | Step
  | Info
  | Tempo
  | Ack
  | Refused
  | Picks
  | Advice
  | Chat
  | Unsaid
  | Pong
  | Problem;
