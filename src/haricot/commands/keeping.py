"""`backup` and `restore`."""

from __future__ import annotations

import asyncio
from pathlib import Path

from haricot.server.store import copies


def backup(file: Path, database: str) -> int:
    """Write everything to a file; raises StoreError."""
    tell(f"{file}:", asyncio.run(copies.backup(database, file)))
    return 0


def restore(file: Path, database: str) -> int:
    """Fill an empty database; raises StoreError."""
    tell("restored:", asyncio.run(copies.restore(file, database)))
    return 0


def tell(head: str, found: copies.Counts) -> None:
    """What was copied, in one line."""
    print(
        head,
        f"{found['tables']} tables, {found['persons']} people, {found['entries']} log entries, {found['chats']} chats",
    )
