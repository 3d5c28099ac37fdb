"""The tables' logs and the people, in SQLite or PostgreSQL."""

from __future__ import annotations

from haricot.server.store.errors import StoreError
from haricot.server.store.rows import Chain, ChatRow, PersonRow, SessionRow, TableRow, Verdict
from haricot.server.store.store import Store
from haricot.server.store.writer import Writer

__all__ = ["Chain", "ChatRow", "PersonRow", "SessionRow", "Store", "StoreError", "TableRow", "Verdict", "Writer"]
