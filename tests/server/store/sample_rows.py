"""Rows that tests write."""

from __future__ import annotations

from typing import Any

from haricot.server.store import Chain, Store, TableRow
from haricot.table.entries import Entry


def a_table(id: str = "bean", **changes: Any) -> TableRow:
    """A public table with room."""
    fields: dict[str, Any] = {
        "id": id,
        "game": "bohnanza",
        "edition": "amigo",
        "seats": 4,
        "setup": '{"rules": 1}',
        "secret": bytes(range(32)),
        "commitment": "c0ffee",
        "key": "sesame",
        "private": False,
        "host": "ann",
        "created": 1000,
        "updated": 1000,
        "status": "open",
        "machine": False,
        "result": "",
    }
    return TableRow(**(fields | changes))


def a_row(table: str, seq: int, key: str = "", stamp: int = 0) -> Entry:
    """A move."""
    return Entry(table, seq, "move", seq % 4, stamp or 1000 + seq, key or f"m{seq}", f'{{"action": "plant {seq}"}}')


def a_chain(table: str, first: int, count: int = 1, key: str = "", **changes: Any) -> Chain:
    """Moves from number `first` on; `key` is the last one's."""
    rows = [a_row(table, seq, key if seq == first + count - 1 else "") for seq in range(first, first + count)]
    return Chain(table, rows, **changes)


async def seqs(store: Store, table: str) -> list[int]:
    """The numbers of a table's log."""
    return [row.seq for row in await store.entries(table)]
