"""What commands share: files, options, tables on paper."""

from __future__ import annotations

import contextlib
import json
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

from haricot.kernel import registry
from haricot.kernel.data import CardFile
from haricot.kernel.errors import HaricotError
from haricot.kernel.game import Game
from haricot.kernel.setup import Box
from haricot.terminal.keeping import naming

UNBROKEN = "\N{NO-BREAK SPACE}"


class BadInput(Exception):
    """A complaint about the command line itself: words, files and folders that are not there. Always in English."""


def complain(text: str) -> None:
    """One line on standard error; what a file put into it cannot steer the terminal."""
    shown = "".join(letter if letter.isprintable() or letter == UNBROKEN else " " for letter in text)
    print(f"haricot: {shown}", file=sys.stderr)


@contextlib.contextmanager
def about(game: str) -> Iterator[None]:
    """Whatever is wrong in here is said with the texts of this game."""
    try:
        yield
    except HaricotError as error:
        error.game = error.game or game
        raise


def read_text(path: Path) -> str:
    """A file's text; raises BadInput."""
    try:
        return path.read_text(encoding="utf-8")
    except UnicodeDecodeError:
        raise BadInput(f"{path}: this is not text in UTF-8") from None
    except OSError as error:
        raise BadInput(f"{path}: cannot be read: {error.strerror or error}") from None


def read_card_file(path: Path) -> CardFile:
    """A user's card file; raises BadInput or BadCards."""
    text = read_text(path)
    with naming(path):
        return CardFile(text)


def read_options(words: Sequence[str]) -> dict[str, str]:
    """`name=value` words; raises BadInput."""
    options: dict[str, str] = {}
    for word in words:
        name, equals, value = word.partition("=")
        if not equals or not name or not value:
            raise BadInput(f"option {word}: write --option NAME=VALUE")
        if name in options:
            raise BadInput(f"option {name} is given twice")
        options[name] = value
    return options


def usual_seats(box: Box, edition: str) -> int:
    """A sensible number of seats: four where the edition takes four, else the nearest it takes, fewer rather than more."""
    return min(box.seats(edition), key=lambda n: (abs(n - 4), n))


def make_game(
    game: str,
    seats: int | None,
    edition: str = "",
    options: dict[str, str] | None = None,
    cards: Path | None = None,
) -> Game[Any]:
    """A game as the command line asks for it; an error in the card file names the file. Raises HaricotError."""
    with about(game):
        box = registry.box(game)
        count = seats if seats is not None else usual_seats(box, edition or box.editions[0])
        plain = registry.make(game, count, edition, options)  # first, so that nothing else is blamed on the cards
    if cards is None:
        return plain
    own = read_card_file(cards)
    with naming(cards), about(game):
        return registry.make(game, count, edition, options, own)


def print_json(value: object) -> None:
    """One JSON text for a program to read."""
    print(json.dumps(value, ensure_ascii=False, indent=2))


def print_table(head: Sequence[str], rows: Sequence[Sequence[str]], right: Sequence[int] = ()) -> None:
    """Columns as wide as their widest entry; `right` names those that hold numbers."""
    widths = [max(len(line[at]) for line in [head, *rows]) for at in range(len(head))]
    for line in [head, *rows]:
        cells = [
            cell.rjust(width) if at in right else cell.ljust(width)
            for at, (cell, width) in enumerate(zip(line, widths, strict=True))
        ]
        print("  ".join(cells).rstrip())


def spans(numbers: Sequence[int]) -> str:
    """`2-5, 7` for 2, 3, 4, 5, 7."""
    parts: list[list[int]] = []
    for number in sorted(numbers):
        if parts and parts[-1][-1] == number - 1:
            parts[-1].append(number)
        else:
            parts.append([number])
    return ", ".join(str(part[0]) if len(part) == 1 else f"{part[0]}-{part[-1]}" for part in parts)
