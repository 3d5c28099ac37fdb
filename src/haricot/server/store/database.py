"""What both databases do for the store: run work on a connection, and bring the shape up to date."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping, Sequence
from typing import Protocol, TypeVar

from alembic import command
from alembic.config import Config
from alembic.util.exc import CommandError
from sqlalchemy import Connection

from haricot.server.store.errors import StoreError
from haricot.server.store.rows import Chain, Verdict

T = TypeVar("T")
Hook = Callable[[], Awaitable[None]]
Notice = Callable[[str, int], None]
Here = Callable[[str, str, int], None]
Changed = Callable[[str, str], None]  # a person, and what is new of them


class Database(Protocol):
    """Where rows are kept. Work is a plain function of a connection, so that it is written once."""

    shared: bool  # other processes may use it at the same time

    async def read(self, work: Callable[[Connection], T]) -> T:
        """Run work that changes nothing."""
        ...

    async def write(self, work: Callable[[Connection], T]) -> T:
        """Run work in one transaction and commit it."""
        ...

    async def append(self, chains: Sequence[Chain], before_commit: Hook | None) -> list[Verdict]:
        """Write chains in one transaction and tell other processes."""
        ...

    async def notify(self, table: str, seq: int) -> None:
        """Tell every listening process of a table."""
        ...

    async def announce(self, process: str, watched: Mapping[str, int]) -> None:
        """Tell every listening process who watches in this one."""
        ...

    async def tell_of(self, person: str, what: str) -> None:
        """Tell every listening process, this one too, what is new of a person."""
        ...

    async def listen(self, grown: Notice, here: Here | None, changed: Changed | None) -> None:
        """Call back for every notice of any process, from now until closed."""
        ...

    async def sound(self) -> bool:
        """Is what is kept undamaged, as far as can be told in reasonable time?"""
        ...

    async def close(self) -> None:
        """Let go of every connection."""
        ...


def alembic_config(connection: Connection) -> Config:
    """Alembic's settings for a connection whose transaction it shall use."""
    config = Config()
    config.set_main_option("script_location", "haricot.server.store:migrations")
    config.attributes["connection"] = connection
    return config


def migrate(connection: Connection) -> None:
    """Bring the database to the newest shape; the caller commits."""
    try:
        command.upgrade(alembic_config(connection), "head")
    except CommandError as error:
        raise StoreError("store-newer", problem=one_line(error)) from error


def one_line(error: BaseException) -> str:
    """The first line of what an error says."""
    lines = str(getattr(error, "orig", None) or error).strip().splitlines()
    return lines[0] if lines else type(error).__name__
