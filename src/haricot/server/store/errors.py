"""What keeps a store from being opened."""

from __future__ import annotations

from haricot.kernel.errors import HaricotError


class StoreError(HaricotError):
    """The database cannot be used; the message is one line for the host."""


class StoreBusy(StoreError):
    """The SQLite file is already served by another process."""
