/** The texts of the shell and, from the server, of each game, fetched when first needed; a switch of language shows at once. */

import { api } from "./api";
import { boxes } from "./boxes.svelte";
import { prefer, settings } from "./settings.svelte";
import { bundle, type Language, Texts, type Variables } from "./texts";

type Files = Record<string, () => Promise<string>>;

const shellFiles = import.meta.glob("../../../src/haricot/locales/*.ftl", {
  query: "?raw",
  import: "default",
}) as Files;
const shellFile = (lang: string) => shellFiles[`../../../src/haricot/locales/${lang}.ftl`];

const loaded: Record<string, Texts> = {}; // `state.version` says that something has come
const asked = new Map<string, Promise<Texts>>();
const state = $state({ lang: settings.language, version: 0 });

const SHELL = "";
const AGAIN = 3000; // milliseconds until texts that did not come are asked for again
const games = new Set<string>([SHELL]);

async function fetched(lang: Language, game: string): Promise<Texts> {
  const shell = (await shellFile(lang)?.()) ?? "";
  if (game === SHELL) return new Texts(lang, [bundle(lang, [shell])]);
  const box = (await boxes()).find(({ id }) => id === game);
  if (!box) return new Texts(lang, [bundle(lang, [shell])]);
  if (box.languages.includes(lang)) {
    const own = await api.texts(game, lang, box.texts);
    return new Texts(lang, [bundle(lang, [shell, own])], true, box.face);
  }
  // a game that does not know the language speaks English, in whole sentences
  const [english, its] = await Promise.all([shellFile("en")?.() ?? "", api.texts(game, "en", box.texts)]);
  const other = bundle("en", [english, its]);
  const texts = new Texts(lang, [bundle(lang, [shell]), other], true, box.face);
  texts.inner = new Texts("en", [other], true, box.face);
  return texts;
}

/** Load the texts of a game (empty: the shell) in the present language. */
export function load(game = SHELL, lang: Language = state.lang): Promise<Texts> {
  const name = `${lang}/${game}`;
  games.add(game);
  let coming = asked.get(name);
  if (!coming) {
    coming = fetched(lang, game).then(
      (texts) => {
        loaded[name] = texts;
        state.version += 1;
        return texts;
      },
      (problem: unknown) => {
        asked.delete(name);
        throw problem;
      },
    );
    asked.set(name, coming);
  }
  return coming;
}

/** The texts of a game (empty: the shell). Until they have come nothing is said; then the page says it. */
export function textsOf(game = SHELL): Texts {
  void state.version;
  const found = loaded[`${state.lang}/${game}`];
  if (found) return found;
  load(game).catch(() => setTimeout(() => (state.version += 1), AGAIN));
  return new Texts(state.lang, [], false);
}

/** Have the texts of a game come? */
export function spoken(game: string): boolean {
  textsOf(game);
  return `${state.lang}/${game}` in loaded;
}

/** A text of the shell. */
export function t(key: string, args?: Variables): string {
  return textsOf().say(key, args);
}

/** A name for what follows, with the colon of the language: French has a space before it that does not break. */
export function labelled(label: string, text: string): string {
  return t("labelled", { label, text });
}

/** The language now spoken. */
export function language(): Language {
  return state.lang;
}

/** Speak another language, from now on and next time. */
export async function speak(lang: Language): Promise<void> {
  await Promise.all([...games].map((game) => load(game, lang)));
  state.lang = lang;
  prefer({ language: lang });
  document.documentElement.lang = lang;
}

/** Load what the first page says. */
export async function begin(): Promise<void> {
  await load();
  document.documentElement.lang = state.lang;
}

/** A number, a date or a time as the reader's language writes it. */
export function number(value: number): string {
  return new Intl.NumberFormat(state.lang).format(value).replace("-", "−");
}
export function day(stamp: number): string {
  return new Intl.DateTimeFormat(state.lang, { dateStyle: "medium", timeStyle: "short" }).format(stamp);
}
