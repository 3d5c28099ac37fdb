"""The rule files taken apart.

A game's `rules.md` is the law, with the sources it rests on, in English; `rules.fr.md` and `rules.de.md` say the same for
players. Rules are list items (`- **BOH-66** …`), rulings and edge cases are table rows (`| RUL-01 | … |`), and worked
examples, as everything in a translation, are paragraphs (`**EX-01** …`) that reach to the next id or heading.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field, replace
from importlib import resources

from haricot.locales import Texts, texts, unbroken
from haricot.locales.pictures import Piles, picture

ID = r"[A-Z]{2,}(?:-[A-Z]+)*-[A-Z]*\d+[a-z]?"
HEADING = re.compile(r"#+\s+(.*)|---")
ITEM = re.compile(rf"([-*] )?\*\*({ID})(?:\*\*:?| (?=[^*]+\*\*))\s*(.*)")
ROW = re.compile(rf"\|\s*\**({ID})\**\s*\|(.*)\|\s*")
CELLS = re.compile(r"(?<!\\)\|")
RULER = re.compile(r"\|[\s:|-]+\|")
SENTENCE = re.compile(r"(?<=[.?!])\s+(?=[^a-z\s])")
LINE = r"(?:[NC] )?L\d+(?:–\d+)?"  # of the text that a rule was drawn from
SOURCE = re.compile(rf"\s+(?:Source:|\*Seed:|[NC] L\d|{LINE}(?: «|, L| \(|$)).*")
MARK = r"`(?:SEED|EXT|INFERRED|RULING|RECONSTRUCTED|BASE)`"  # on what a rule rests
MARKED = re.compile(
    rf"\s*\({MARK}[^()]*\)|\s*\({LINE}(?: «[^»]*»)?\)|\s*\[seed\b[^]]*\]|\s+{MARK}(?: from| [\w-]+(?:, [\w-]+)*)?$"
)
STRESSED = re.compile(r"(`[^`]*`)|\*")
CODE = re.compile(r"(?s)```.*?```|`([^`\n]+)`")  # a procedure, or words of the program
WORD = re.compile(r"(?<![\w.-])(?:[a-z_]+|[a-z]+\d*-\w+)(?![\w.-])")
NUMBERED = re.compile(r"^\d+[A-Z]?(?:\.\d+)*\.? (?:[A-Z]: )?|\s*\([^()]*`[^()]*\)|\*")


@dataclass(frozen=True)
class Law:
    """One rule: its id, the heading it stands under, its own text, and what can be drawn of its spans between back ticks."""

    id: str
    section: str
    text: str
    pictures: dict[str, Piles] = field(default_factory=dict)

    def first_sentence(self) -> str:
        """Enough to find it again in a list."""
        return SENTENCE.split(self.spoken().splitlines()[0], maxsplit=1)[0]

    def spoken(self) -> str:
        """The whole text for a reader: without marks, and without the pages it was drawn from."""
        lines = [(line, MARKED.sub("", SOURCE.sub("", MARKED.sub("", line)))) for line in self.text.splitlines()]
        kept = [said for line, said in lines if said == line or not said.endswith(":")]  # a reason that was a page only
        return STRESSED.sub(r"\1", "\n".join(kept))

    def chapter(self) -> str:
        """Its heading for a reader: without numbers and marks."""
        title = NUMBERED.sub("", self.section)
        return title[:1].upper() + title[1:]


def laws_of(package: str, lang: str) -> list[Law]:
    """The rules of a game, then those of every game, in a language; English stands in for what a language lacks."""
    english, spoken = texts("en", package), texts(lang, package)
    laws = [law for home in (package, "haricot.kernel") for law in read_laws(rule_file(home, lang))]
    return [named(law, english, spoken) for law in laws]


def named(law: Law, english: Texts, spoken: Texts) -> Law:
    """A rule whose cards are called as the reader calls them (`[red×1]` is `[Comique×1]`), with the positions it shows."""
    pictures: dict[str, Piles] = {}

    def word(found: re.Match[str]) -> str:
        return spoken.short(found[0]) if spoken.lang != "en" else found[0]

    def code(found: re.Match[str]) -> str:
        if found[1] is None:
            return found[0]
        said = WORD.sub(word, found[1])
        if piles := picture(found[1], english):
            pictures[said] = piles
        return f"`{said}`"

    return replace(law, text=CODE.sub(code, law.text), pictures=pictures)


def rule_file(package: str, lang: str) -> str:
    """A rule file as it stands."""
    folder = resources.files(package)
    said = folder.joinpath(f"rules.{lang}.md")
    return unbroken((said if said.is_file() else folder.joinpath("rules.md")).read_text(encoding="utf-8"), lang)


def read_laws(markdown: str) -> list[Law]:
    """All rules of a `rules.md`, in its order; an id counts where it first stands."""
    laws: dict[str, Law] = {}
    section = ""
    titles: list[str] = []
    lines = markdown.splitlines()
    fenced = False
    for number, line in enumerate(lines):
        if line.startswith("```"):
            fenced = not fenced
        if fenced:
            continue
        if found := HEADING.fullmatch(line):
            section = found[1] or section
        elif found := ITEM.fullmatch(line):
            text = found[3] + (item_goes_on if found[1] else example_goes_on)(lines, number + 1)
            laws.setdefault(found[2], Law(found[2], section, text.replace("**", "")))
        elif found := ROW.fullmatch(line):
            cells = [cell.strip().replace("\\|", "|") for cell in CELLS.split(found[2])]
            text = "\n".join(f"{title}: {cell}" for title, cell in zip(titles, cells, strict=False) if cell)
            laws.setdefault(found[1], Law(found[1], section, text))
        elif line.startswith("|") and number + 1 < len(lines) and RULER.fullmatch(lines[number + 1]):
            titles = [cell.strip().capitalize() for cell in CELLS.split(line.strip().strip("|"))[1:]]
    return list(laws.values())


def item_goes_on(lines: list[str], at: int) -> str:
    """The lines of a list item after its first, on one line, and the block that shows what it says."""
    more = ""
    while at < len(lines) and lines[at].startswith("  ") and lines[at].strip():
        more += " " + lines[at].strip()
        at += 1
    if "\n".join(lines[at : at + 2]).startswith("\n```"):
        end = lines.index("```", at + 2)
        more += "\n" + "\n".join(["```", *lines[at + 2 : end + 1]])
    return more


def example_goes_on(lines: list[str], at: int) -> str:
    """The lines of an example after its first, as they stand."""
    start, fenced = at, False
    while at < len(lines) and (fenced or not (HEADING.fullmatch(lines[at]) or ITEM.fullmatch(lines[at]))):
        fenced ^= lines[at].startswith("```")
        at += 1
    return ("\n" + "\n".join(lines[start:at])).rstrip()
