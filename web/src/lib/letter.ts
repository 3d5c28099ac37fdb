/** The letter of a rule, as the server sends it: lines, tables as rule files write them, and blocks between fences. */

export type Part =
  | { kind: "line"; label: string; text: string }
  | { kind: "table"; head: string[]; rows: string[][] }
  | { kind: "block"; text: string };

/** Of a rule, in a sentence. */
export const ID = /([A-Z]{2,}(?:-[A-Z]+)*-[A-Z]*\d+[a-z]?)/;

const FENCE = "```";
const RULER = /^\|[\s:|-]+\|$/;
const ENDED = /[.:!?)»”“]$/;
const LABELLED = /^(\p{Lu}[^:.;,(]{1,30}?\s?:)\s+(.*)$/u;
const BEGINS = /^(\d+\.|[-*]|\p{Lu}[^:.;,(]{1,30}?\s?:)\s/u;

/** What a rule says, part by part; in a rule of several lines a word before a colon is what its line is about. */
export function partsOf(text: string): Part[] {
  const lines = text.split("\n");
  const parts: Part[] = [];
  for (let at = 0; at < lines.length; at++) {
    const line = lines[at]?.trim() ?? "";
    if (line.startsWith(FENCE)) {
      const end = lines.indexOf(FENCE, at + 1);
      parts.push({ kind: "block", text: lines.slice(at + 1, end < 0 ? undefined : end).join("\n") });
      at = end < 0 ? lines.length : end;
    } else if (line.startsWith("|")) {
      const last = parts.at(-1);
      if (RULER.test(line)) continue;
      if (last?.kind === "table" && lines[at - 1]?.startsWith("|")) last.rows.push(cells(line));
      else parts.push({ kind: "table", head: cells(line), rows: [] });
    } else if (line) {
      const last = parts.at(-1);
      const goesOn = last?.kind === "line" && lines[at - 1]?.trim() && !ENDED.test(last.text) && !BEGINS.test(line);
      if (goesOn) {
        last.text += ` ${line}`;
        continue;
      }
      const found = lines.length > 1 ? LABELLED.exec(line) : null;
      parts.push({ kind: "line", label: found?.[1] ?? "", text: found?.[2] ?? line });
    }
  }
  return parts;
}

/** The cells of a row; a stroke behind a backslash is no border. */
function cells(row: string): string[] {
  return row
    .replaceAll("\\|", "\0")
    .replace(/^\||\|$/g, "")
    .split("|")
    .map((cell) => cell.trim().replaceAll("\0", "|"));
}
