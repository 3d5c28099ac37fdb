"""The codes that are said aloud, and how often one was tried that leads nowhere: the same for every process."""

from __future__ import annotations

from msgspec import Struct
from sqlalchemy import Connection, delete, func, insert, select

from haricot.server.store.models import codes, misses
from haricot.server.store.store import Store


class CodeRow(Struct, kw_only=True):
    """A code: the table it leads to, and until when."""

    code: str
    table: str
    until: int


class Codes:
    """What the database knows of codes."""

    def __init__(self, store: Store) -> None:
        self.store = store

    async def of(self, table: str, now: int) -> CodeRow | None:
        """The code that leads to a table now."""
        return await self.store.one(select(codes).where(codes.c.table == table, codes.c.until > now), CodeRow)

    async def find(self, code: str) -> CodeRow | None:
        """A code, lapsed or not."""
        return await self.store.one(select(codes).where(codes.c.code == code), CodeRow)

    async def give(self, row: CodeRow, now: int) -> bool:
        """Let a code lead to a table; False: it leads to another one still."""

        def work(connection: Connection) -> None:
            connection.execute(delete(codes).where(codes.c.code == row.code, codes.c.until <= now))
            connection.execute(insert(codes).values(code=row.code, table=row.table, until=row.until))

        return await self.store.unless_taken(work)

    async def missed(self, since: int) -> int:
        """How many tries led nowhere since then."""
        query = select(func.count()).select_from(misses).where(misses.c.stamp > since)
        return await self.store.database.read(lambda c: int(c.execute(query).scalar_one()))

    async def miss(self, now: int, since: int) -> None:
        """A try led nowhere; what was before `since` is forgotten."""

        def work(connection: Connection) -> None:
            connection.execute(delete(misses).where(misses.c.stamp <= since))
            connection.execute(insert(misses).values(stamp=now))

        await self.store.write(work)
