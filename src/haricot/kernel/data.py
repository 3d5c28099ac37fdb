"""Typed reading of the data files, and card files by users with errors that name the line."""

from __future__ import annotations

import re
import tomllib
from typing import Final, final

from haricot.kernel.errors import BadCards

Table = dict[str, object]


def table(of: Table, key: str) -> Table:
    """A sub-table; empty if it is not there."""
    found = of.get(key, {})
    if not isinstance(found, dict):
        raise BadCards(f"{key} is not a table")
    return found


def tables(of: Table, key: str) -> list[Table]:
    """A list of tables."""
    found = of.get(key, [])
    if not isinstance(found, list):
        raise BadCards(f"{key} is not a list of tables")
    return [t for t in found if isinstance(t, dict)]


def word(of: Table, key: str, default: str = "") -> str:
    """A text; numbers and truth values are written out."""
    found = of.get(key, default)
    if isinstance(found, bool):
        return "true" if found else "false"
    return str(found)


def words(of: Table, key: str) -> list[str]:
    """A list of texts."""
    found = of.get(key, [])
    if not isinstance(found, list):
        raise BadCards(f"{key} is not a list")
    return [word({"": item}, "") for item in found]


def whole(of: Table, key: str, default: int = 0) -> int:
    """A whole number."""
    found = of.get(key, default)
    if not isinstance(found, int) or isinstance(found, bool):
        raise BadCards(f"{key} is not a whole number")
    return found


def wholes(of: Table, key: str) -> list[int]:
    """A list of whole numbers."""
    found = of.get(key, [])
    if not isinstance(found, list):
        raise BadCards(f"{key} is not a list")
    return [whole({key: item}, key) for item in found]


def flag(of: Table, key: str) -> bool:
    """A truth value; absent means false."""
    return of.get(key, False) is True


def parse(text: str) -> Table:
    """TOML; raises BadCards with the line."""
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        at = re.search(r"\(at (?:line (\d+), column \d+|end of document)\)", str(error))
        line = int(at[1]) if at is not None and at[1] is not None else len(text.splitlines())
        raise BadCards(re.sub(r"\s*\(at .*\)$", "", str(error)).lower(), line) from None


@final
class CardFile:
    """A user's own card data for one box: `cards export`, edit, `cards check`."""

    def __init__(self, text: str) -> None:
        self.lines: Final = text.splitlines()
        self.doc: Final = parse(text)
        self.game: Final = word(self.doc, "game")
        self.name: Final = word(self.doc, "name", "own")

    def line(self, section: str, key: str = "") -> int:
        """The line of a key in a section (or of the section's head); 0 if it is not there."""
        here = ""
        for number, text in enumerate(self.lines, 1):
            head = re.match(r"\s*\[+\s*([^\]]*?)\s*\]+", text)
            if head is not None:
                here = head[1]
                if here == section and not key:
                    return number
            elif here == section and key and re.match(rf'\s*"?{re.escape(key)}"?\s*=', text):
                return number
        return self.line(section) if key and section else 0

    def error(self, problem: str, section: str, key: str = "") -> BadCards:
        """A problem at its line."""
        return BadCards(problem, self.line(section, key))
