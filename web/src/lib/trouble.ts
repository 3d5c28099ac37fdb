import { announce } from "./announce.svelte";
import { Failed } from "./api";
import { t } from "./i18n.svelte";

/** What to tell the reader about something that failed. */
export function trouble(problem: unknown): string {
  if (problem instanceof Failed) {
    return problem.error === "unreachable" ? t("web-unreachable") : t("web-failed", { text: problem.message });
  }
  return t("web-failed", { text: String(problem) });
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
