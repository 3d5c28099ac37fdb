"""A game's `rules.md` taken apart.

Rules are list items (`- **BOH-66** …`), rulings and edge cases are table rows (`| RUL-01 | … |`), and worked
examples are paragraphs (`**EX-01** …`) that reach to the next id or heading.
"""

from __future__ import annotations

import re
from dataclasses import dataclass

ID = r"[A-Z]{2,}(?:-[A-Z]+)*-[A-Z]*\d+[a-z]?"
HEADING = re.compile(r"#+\s+(.*)|---")
ITEM = re.compile(rf"([-*] )?\*\*({ID})(?:\*\*:?| (?=[^*]+\*\*))\s*(.*)")
ROW = re.compile(rf"\|\s*\**({ID})\**\s*\|(.*)\|\s*")
CELLS = re.compile(r"(?<!\\)\|")
RULER = re.compile(r"\|[\s:|-]+\|")
SENTENCE = re.compile(r"(?<=[.?!])\s+(?=[^a-z\s])")
SOURCE = re.compile(r"\s+(?:Source:|\*Seed:|[NC] L\d|L\d+ «).*")
MARK = r"`(?:SEED|EXT|INFERRED|RULING|RECONSTRUCTED)`"  # on what a rule rests
MARKED = re.compile(rf"\s*\({MARK}[^()]*\)|\s+{MARK}(?: from| [\w-]+(?:, [\w-]+)*)?$")
NUMBERED = re.compile(r"^\d+[A-Z]?(?:\.\d+)*\.? (?:[A-Z]: )?|\s*\([^()]*`[^()]*\)|\*")


@dataclass(frozen=True)
class Law:
    """One rule: its id, the heading it stands under, and its own text."""

    id: str
    section: str
    text: str

    def first_sentence(self) -> str:
        """Enough to find it again in a list."""
        return SENTENCE.split(self.spoken().splitlines()[0], maxsplit=1)[0]

    def spoken(self) -> str:
        """The whole text for a reader: without marks, and without the pages it was drawn from."""
        lines = (MARKED.sub("", SOURCE.sub("", MARKED.sub("", line))) for line in self.text.splitlines())
        return "\n".join(lines).replace("*", "")

    def chapter(self) -> str:
        """Its heading for a reader: without numbers and marks."""
        title = NUMBERED.sub("", self.section)
        return title[:1].upper() + title[1:]


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
            cells = [cell.strip() for cell in CELLS.split(found[2])]
            text = "\n".join(f"{title}: {cell}" for title, cell in zip(titles, cells, strict=False) if cell)
            laws.setdefault(found[1], Law(found[1], section, text))
        elif line.startswith("|") and number + 1 < len(lines) and RULER.fullmatch(lines[number + 1]):
            titles = [cell.strip().capitalize() for cell in CELLS.split(line.strip().strip("|"))[1:]]
    return list(laws.values())


def item_goes_on(lines: list[str], at: int) -> str:
    """The lines of a list item after its first, on one line."""
    more = ""
    while at < len(lines) and lines[at].startswith("  ") and lines[at].strip():
        more += " " + lines[at].strip()
        at += 1
    return more


def example_goes_on(lines: list[str], at: int) -> str:
    """The lines of an example after its first, as they stand."""
    start = at
    while at < len(lines) and not HEADING.fullmatch(lines[at]) and not ITEM.fullmatch(lines[at]):
        at += 1
    return ("\n" + "\n".join(lines[start:at])).rstrip()
