"""The tables' logs and the people, in SQLite or PostgreSQL."""

from __future__ import annotations

from haricot.server.store.errors import StoreError
from haricot.server.store.rows import (
    Chain,
    ChatRow,
    EveningRow,
    GuestRow,
    PersonRow,
    SessionRow,
    SittingRow,
    TableRow,
    Verdict,
)
from haricot.server.store.store import Store
from haricot.server.store.writer import Writer

__all__ = [
    "Chain",
    "ChatRow",
    "EveningRow",
    "GuestRow",
    "PersonRow",
    "SessionRow",
    "SittingRow",
    "Store",
    "StoreError",
    "TableRow",
    "Verdict",
    "Writer",
]
