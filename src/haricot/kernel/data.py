"""Typed reading of the data files, and card files by users with errors that name the line."""

from __future__ import annotations

import tomllib
from typing import Final, final

from haricot.kernel.errors import BadCards, Given

Toml = dict[str, object]

# What a visitor may write. The box's own files have under 10,000 letters, two brackets around a number and two dots in
# a name; the largest deck that can be played with about 30,000. Beyond these TOML takes more than linear time.
LONGEST: Final = 32_000
DEEPEST: Final = 8  # brackets and braces around a value
DOTS: Final = 8  # in one name
WORD: Final = 80  # letters without a quote or a space
BLANK: Final = " \t"
ENDS: Final = " \t\n,=[]{}"  # of a word
QUOTES: Final = "\"'"


def table(of: Toml, key: str) -> Toml:
    """A sub-table; empty if it is not there."""
    found = of.get(key, {})
    if not isinstance(found, dict):
        raise BadCards("cards-table", field=key[:40])
    return found


def tables(of: Toml, key: str) -> list[Toml]:
    """A list of tables."""
    found = of.get(key, [])
    if not isinstance(found, list):
        raise BadCards("cards-tables", field=key[:40])
    return [t for t in found if isinstance(t, dict)]


def word(of: Toml, key: str, default: str = "") -> str:
    """A text; numbers and truth values are written out."""
    found = of.get(key, default)
    if isinstance(found, bool):
        return "true" if found else "false"
    return str(found)


def words(of: Toml, key: str) -> list[str]:
    """A list of texts."""
    found = of.get(key, [])
    if not isinstance(found, list):
        raise BadCards("cards-list", field=key[:40])
    return [word({"": item}, "") for item in found]


def whole(of: Toml, key: str, default: int = 0) -> int:
    """A whole number."""
    found = of.get(key, default)
    if not isinstance(found, int) or isinstance(found, bool):
        raise BadCards("cards-whole", field=key[:40])
    return found


def wholes(of: Toml, key: str) -> list[int]:
    """A list of whole numbers."""
    found = of.get(key, [])
    if not isinstance(found, list):
        raise BadCards("cards-list", field=key[:40])
    return [whole({key: item}, key) for item in found]


def flag(of: Toml, key: str) -> bool:
    """A truth value; absent means false."""
    return of.get(key, False) is True


def lines_of(text: str) -> list[str]:
    """The lines of a text as TOML and editors count them: no other mark than a line feed ends one."""
    lines = text.replace("\r\n", "\n").split("\n")
    if not lines[-1]:
        lines.pop()
    return lines


def parse(text: str) -> Toml:
    """TOML of a size and depth that real files have; raises BadCards with line and column."""
    text = text.replace("\r\n", "\n")
    check_size(text)
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        line, column = place(str(error), text)
        raise BadCards("cards-toml", line, column) from None


def place(message: str, text: str) -> tuple[int, int]:
    """Where a text stops being TOML: `… (at line 3, column 5)`, or at its end."""
    numbers = message.rpartition("(at line ")[2].rstrip(")").split(", column ")
    if len(numbers) == 2 and numbers[0].isdigit() and numbers[1].isdigit():
        return int(numbers[0]), int(numbers[1])
    return text.count("\n") + 1, len(text) - text.rfind("\n")


def check_size(text: str) -> None:
    """Is a text one that is read in linear time? Raises BadCards; what is no TOML at all passes."""
    if len(text) > LONGEST:
        raise BadCards("cards-long", letters=len(text), most=LONGEST)
    depth = 0
    dots = 0
    word = 0  # where the last one begins
    i = 0
    while i < len(text):
        letter = text[i]
        if letter in ENDS:
            word = i + 1
            if letter not in BLANK:
                dots = 0
            if letter in "[{":
                depth += 1
            elif letter in "]}":
                depth -= 1
        elif letter == "#":
            i = end_of_line(text, i)
            continue
        elif letter in QUOTES:
            i = end_of_string(text, i)
            word = i
            continue
        elif letter == ".":
            dots += 1
        if depth > DEEPEST:
            raise misplaced("cards-deep", text, i, DEEPEST)
        if dots > DOTS:
            raise misplaced("cards-dots", text, i, DOTS)
        if i - word >= WORD:
            raise misplaced("cards-word", text, word, WORD)
        i += 1


def misplaced(id: str, text: str, at: int, most: int) -> BadCards:
    """More than there may be, at a place of a text."""
    return BadCards(id, text.count("\n", 0, at) + 1, at - text.rfind("\n", 0, at), most=most)


def end_of_line(text: str, at: int) -> int:
    """Where the next line feed stands, or the end of the text."""
    end = text.find("\n", at)
    return len(text) if end < 0 else end


def end_of_string(text: str, at: int) -> int:
    """The place behind a TOML string that begins with the quote at a place; one that does not end goes to the end."""
    quote = text[at]
    several = text.startswith(quote * 3, at)
    i = at + 3 if several else at + 1
    while i < len(text):
        if text[i] == "\\" and quote == '"':
            i += 1
        elif text[i] == "\n" and not several:
            return i
        elif text[i] == quote and not several:
            return i + 1
        elif text[i] == quote and text.startswith(quote * 3, i):
            i += 3
            while text.startswith(quote, i):  # quotes at the end of the string itself
                i += 1
            return i
        i += 1
    return len(text)


@final
class CardFile:
    """A user's own card data for one box: `cards export`, edit, `cards check`."""

    def __init__(self, text: str) -> None:
        self.doc: Final = parse(text)
        self.lines: Final = lines_of(text)
        self.game: Final = word(self.doc, "game")
        self.name: Final = word(self.doc, "name", "own")

    def line(self, section: str, key: str = "") -> int:
        """The line of a key in a section (or of the section's head); 0 if it is not there."""
        here = ""
        head = 0
        for number, text in enumerate(self.lines, 1):
            words = text.strip()
            if words.startswith("["):
                name, end, _ = words.lstrip("[").partition("]")
                if end and "," not in name:  # else it is a line of a list
                    here = name.strip()
                if here == section and section and head == 0:
                    head = number
            elif here == section and key and words.partition("=")[0].strip().strip('"') == key:
                return number
        return head

    def error(self, id: str, section: str, key: str = "", **given: Given) -> BadCards:
        """A problem at its line; its field is the key as the whole file knows it."""
        field = f"{section}.{key}" if section and key else section or key
        return BadCards(id, self.line(section, key), 0, field[:80], **given)
