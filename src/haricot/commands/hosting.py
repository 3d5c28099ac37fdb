"""`people` and `tables`: what a server's host looks at and sets right, while it runs or not."""

from __future__ import annotations

import asyncio
import datetime
from collections.abc import Iterable, Sequence

import msgspec

from haricot.server import errands
from haricot.server.errands import Errand
from haricot.server.store import lists
from haricot.server.store.copies import reading

NARROW = "  "


def list_people(word: str, limit: int, database: str, json: bool) -> int:
    """Print who there is; raises StoreError."""
    found = asyncio.run(reading(database, lambda source: lists.people(source, word, limit)))
    if json:
        print(msgspec.json.encode(found).decode())
        return 0
    head = ("id", "name", "", "since", "last here", "seats")
    table(
        head,
        [
            (row.id, row.name, "account" if row.account else "guest", day(row.created), day(row.seen), str(row.tables))
            for row in found
        ],
    )
    return 0


def list_tables(word: str, finished: bool, limit: int, database: str, json: bool) -> int:
    """Print which tables there are; raises StoreError."""
    found = asyncio.run(reading(database, lambda source: lists.all_tables(source, word, finished, limit)))
    if json:
        print(msgspec.json.encode(found).decode())
        return 0
    head = ("id", "game", "status", "changed", "entries", "host", "people")
    table(
        head,
        [
            (
                row.id,
                row.game,
                f"{row.status}, private" if row.private else row.status,
                day(row.updated),
                str(row.entries),
                row.host,
                ", ".join(row.people),
            )
            for row in found
        ],
    )
    return 0


def carry_out(errand: Errand, database: str, said: str) -> int:
    """Have something done, and say so; raises HaricotError."""
    asyncio.run(errands.carry_out(database, errand))
    print(said)
    return 0


def day(stamp: int) -> str:
    """A day and the time, as the machine's clock has it; empty: not known."""
    return datetime.datetime.fromtimestamp(stamp / 1000).strftime("%Y-%m-%d %H:%M") if stamp else ""


def table(head: Sequence[str], rows: Iterable[Sequence[str]]) -> None:
    """Columns as wide as what stands in them; nothing that a visitor wrote moves the cursor."""
    lines = [head, *([clean(cell) for cell in row] for row in rows)]
    widths = [max(len(line[at]) for line in lines) for at in range(len(head))]
    for line in lines:
        print(NARROW.join(cell.ljust(width) for cell, width in zip(line, widths)).rstrip())


def clean(cell: str) -> str:
    """What can be printed of it."""
    return "".join(letter if letter.isprintable() else "?" for letter in cell)
