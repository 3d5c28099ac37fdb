import { announce } from "./announce.svelte";
import { Failed } from "./api";
import { t, textsOf } from "./i18n.svelte";
import type { Why } from "../wire";

/** What to tell the reader about something that failed, or the text of a key; made anew when the language changes. */
export function trouble(problem: unknown): string {
  if (typeof problem === "string") return t(problem);
  if (!(problem instanceof Failed)) return t("web-failed", { text: problem instanceof Error ? problem.name : "?" });
  if (problem.error === "unreachable") return t("web-unreachable");
  return problem.why?.id ? refused(problem.why) : t("web-failed", { text: String(problem.status) });
}

/** Why something was refused, in the reader's language; a server that is newer than this page may know more reasons. */
export function refused(why: Why): string {
  const texts = textsOf(why.game);
  if (!texts.ready) return "";
  return texts.has(`refused-${why.id}`) ? texts.refusal(why) : t("web-failed", { text: why.id });
}

/** Copy a text for the reader; false: the browser does not allow it, the reader has to. */
export async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    const field = document.createElement("textarea");
    field.value = text;
    document.body.append(field);
    field.select();
    const done = document.execCommand("copy");
    field.remove();
    if (!done) return false;
  }
  announce(t("web-copied"));
  return true;
}
