"""When the database does not do its part: what is the matter, said once a minute, and known until it is mended."""

from __future__ import annotations

import sqlite3
import time
from collections.abc import Iterator

from sqlalchemy.exc import DBAPIError, DisconnectionError, InterfaceError, OperationalError
from sqlalchemy.exc import TimeoutError as NoneFree

from haricot.server.logs import log

AWAY, FULL, DAMAGED = "database-away", "disk-full", "database-damaged"  # refused-<word> is its text
TOLD = 60.0  # seconds between two lines about the same
FULL_CODES = (sqlite3.SQLITE_FULL,)
DAMAGED_CODES = (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB)
SQLSTATES = {"53100": FULL, "XX001": DAMAGED, "XX002": DAMAGED}
# connections refused, lost or too many; shutting down, crashed, starting up
AWAY_CLASSES = ("08", "53", "57P", "58")


def trouble(error: BaseException) -> str:
    """What is the matter with the database, if that is what an error is about; empty: it is about something else."""
    for each in causes(error):
        code = getattr(each, "sqlite_errorcode", None)
        if isinstance(code, int):
            if code & 0xFF in FULL_CODES:
                return FULL
            if code & 0xFF in DAMAGED_CODES:
                return DAMAGED
            return AWAY if isinstance(each, sqlite3.OperationalError) else ""
        state = getattr(each, "sqlstate", None)
        if isinstance(state, str):
            return SQLSTATES.get(state, AWAY if state.startswith(AWAY_CLASSES) else "")
    if isinstance(error, DBAPIError):
        lost = error.connection_invalidated or isinstance(error, OperationalError | InterfaceError)
        return AWAY if lost else ""
    if isinstance(error, DisconnectionError | NoneFree):
        return AWAY
    if isinstance(error, OSError | TimeoutError) or type(error).__name__ in ("InterfaceError", "InternalClientError"):
        return AWAY
    return ""


def causes(error: BaseException) -> Iterator[BaseException]:
    """An error, what its driver said, and what it came from."""
    seen: BaseException | None = error
    while seen is not None:
        yield seen
        orig = getattr(seen, "orig", None)
        if isinstance(orig, BaseException):
            yield orig
        seen = seen.__cause__


told: dict[str, float] = {}  # when the host last read of it


def tell(error: BaseException) -> str:
    """What is the matter with the database, or empty; the host reads of it once a minute."""
    what = trouble(error)
    now = time.monotonic()
    if what and now - told.get(what, -TOLD) >= TOLD:
        told[what] = now
        log.error(what, error=type(error).__name__)
    return what


class Outage:
    """What is the matter with writing now."""

    def __init__(self) -> None:
        self.what = ""  # empty: the last write was written
        self.tried = -TOLD  # when that was

    def written(self) -> None:
        """All is well."""
        if self.what:
            log.warning("the database writes again", after=self.what)
            told.pop(self.what, None)
        self.what = ""
        self.tried = time.monotonic()

    def failed(self, error: BaseException) -> str:
        """Writing failed; what is the matter, or empty."""
        what = tell(error)
        if what:
            self.what = what
            self.tried = time.monotonic()
        return what
