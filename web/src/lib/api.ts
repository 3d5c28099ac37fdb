/** HTTP, typed. What goes wrong is thrown as a `Failed` with the server's reason. */

import type {
  AllSeries,
  Box,
  Code,
  Coming,
  Credentials,
  DayResults,
  Days,
  Evening,
  EveningLink,
  Evenings,
  Failure,
  Join,
  Lessons,
  Muted,
  NewEvening,
  NewPassphrase,
  NewTable,
  PaceChange,
  Person,
  Place,
  PlaceChange,
  PlaceWanted,
  Ratings,
  RatingWish,
  Reason,
  Rematch,
  Replay,
  RuleBook,
  SeatChange,
  Sessions,
  Statistics,
  Table,
  TableLink,
  TableOfEvening,
  Tables,
  Verdict,
  Why,
} from "../wire";

export class Failed extends Error {
  constructor(
    readonly status: number,
    readonly error: string,
    readonly why: Why | null = null,
  ) {
    super(why?.id ?? error);
  }
}

type Query = Record<string, string | number>;

async function call(method: string, path: string, query: Query = {}, body?: unknown): Promise<Response> {
  const asked = new URLSearchParams(
    Object.entries(query)
      .filter(([, value]) => value !== "")
      .map(([name, value]) => [name, String(value)]),
  ).toString();
  let answer: Response;
  try {
    answer = await fetch(`/api${path}${asked ? `?${asked}` : ""}`, {
      method,
      headers: body === undefined ? {} : { "content-type": "application/json" },
      body: body === undefined ? null : JSON.stringify(body),
    });
  } catch {
    throw new Failed(0, "unreachable");
  }
  if (answer.ok) return answer;
  const told = (await answer.json().catch(() => null)) as Failure | null; // none: something between us and the server answers
  throw new Failed(answer.status, told?.error ?? "", told);
}

async function get<T>(path: string, query?: Query): Promise<T> {
  return (await call("GET", path, query)).json() as Promise<T>;
}

async function post<T>(path: string, body?: unknown, query?: Query): Promise<T> {
  const answer = await call("POST", path, query, body);
  return (answer.status === 204 ? undefined : await answer.json()) as T;
}

const evening = (id: string, word = "") => `/evenings/${encodeURIComponent(id)}${word && `/${word}`}`;
const table = (id: string, word = "") => `/tables/${encodeURIComponent(id)}${word && `/${word}`}`;

/** What a client must say of a new table; the rest has its usual value. */
export type Wanted = Pick<NewTable, "game" | "seats"> & Partial<NewTable>;

export const api = {
  games: () => get<Box[]>("/games"),
  texts: async (game: string, lang: string, v: string) =>
    (await call("GET", `/games/${encodeURIComponent(game)}/texts`, { lang, v })).text(),
  rules: (game: string, lang: string) => get<RuleBook>(`/games/${encodeURIComponent(game)}/rules`, { lang }),

  lessons: (game: string) => get<Lessons>(`/games/${encodeURIComponent(game)}/lessons`),

  me: () => get<Person>("/me"),
  rename: async (name: string, portrait = "") =>
    (await call("PATCH", "/me", {}, { name, portrait })).json() as Promise<Person>,
  forget: async () => void (await call("DELETE", "/me")),
  register: (who: Credentials) => post<Person>("/register", who),
  login: (who: Credentials) => post<Person>("/login", who),
  logout: () => post<void>("/logout"),
  changePassphrase: (change: NewPassphrase) => post<void>("/passphrase", change),
  sessions: async () => (await get<Sessions>("/sessions")).sessions,
  endSession: async (id: string) => void (await call("DELETE", `/sessions/${encodeURIComponent(id)}`)),
  endOtherSessions: async () => void (await call("DELETE", "/sessions")),
  mute: (person: string, on: boolean) => call(on ? "POST" : "DELETE", `/people/${encodeURIComponent(person)}/mute`),

  mutes: async () => (await get<Muted>("/my/mutes")).people,

  openTables: (before = 0) => get<Tables>("/tables", { before }),
  myTables: (before = 0) => get<Tables>("/my/tables", { before }),
  series: () => get<AllSeries>("/my/series"),
  history: (before = 0) => get<Tables>("/my/history", { before }),

  days: () => get<Days>("/my/days"),
  playDay: (game: string) => post<TableLink>(`/games/${encodeURIComponent(game)}/day`),
  dayResults: (id: string, key = "") => get<DayResults>(table(id, "day"), { key }),
  statistics: () => get<Statistics>("/my/statistics"),
  why: (id: string, seat: number, key = "") => get<Reason>(table(id, "why"), { seat, key }),

  evenings: () => get<Evenings>("/my/evenings"),
  createEvening: (wanted: NewEvening) => post<EveningLink>("/evenings", wanted),
  evening: (id: string) => get<Evening>(evening(id)),
  joinEvening: (id: string, wanted: PlaceWanted) => post<void>(evening(id, "join"), wanted),
  leaveEvening: (id: string) => post<void>(evening(id, "leave")),
  changePlace: (id: string, change: PlaceChange) => post<void>(evening(id, "place"), change),
  nextDeal: (id: string) => post<void>(evening(id, "next")),
  closeSitting: (id: string, wanted: TableOfEvening) => post<void>(evening(id, "close"), wanted),
  endEvening: (id: string) => post<void>(evening(id, "end")),
  eveningCsv: (id: string) => `/api${evening(id, "csv")}`,
  ratings: () => get<Ratings>("/my/ratings"),
  wantRating: (wish: RatingWish) => post<void>("/my/rating", wish),

  create: (wanted: Wanted) => post<TableLink>("/tables", wanted),
  table: (id: string, key = "") => get<Table>(table(id), { key }),
  join: (id: string, join: Partial<Join>) => post<TableLink>(table(id, "join"), join),
  leave: (id: string, seat = -1, how: "back" | "give" | "resign" = "back") =>
    post<void>(table(id, "leave"), undefined, { seat, how }),
  giveCode: (id: string) => post<Code>(table(id, "code")),
  openCode: (beans: readonly string[]) => post<Place>("/code", { beans }),
  coming: () => get<Coming>("/coming"),
  start: (id: string) => post<void>(table(id, "start")),
  pause: (id: string) => post<void>(table(id, "pause")),
  resume: (id: string) => post<void>(table(id, "resume")),
  pace: (id: string, change: PaceChange) => post<void>(table(id, "pace"), change),
  seat: (id: string, change: Pick<SeatChange, "seat"> & Partial<SeatChange>) => post<void>(table(id, "seat"), change),
  rematch: (id: string, again: Rematch) => post<TableLink>(table(id, "rematch"), again),
  abandon: (id: string) => post<void>(table(id, "abandon")),

  recordLink: (id: string, key = "") => `/api${table(id, "record")}${key ? `?key=${encodeURIComponent(key)}` : ""}`,
  record: async (id: string, key = "") => (await call("GET", table(id, "record"), { key })).text(),
  replay: (id: string, seat: number, key = "") => get<Replay>(table(id, "replay"), { seat, key }),
  replayRecord: (record: string, seat: number) => post<Replay>("/replay", { record }, { seat }),
  verify: (record: string) => post<Verdict>("/verify", { record }),
};
