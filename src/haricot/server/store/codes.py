"""The codes that are said aloud, and how often one was tried that leads nowhere: the same for every process."""

from __future__ import annotations

from msgspec import Struct
from sqlalchemy import Connection, delete, func, insert, select, text

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

    async def spend(self, now: int, since: int, most: int) -> int:
        """Count a try before it is known where it leads, and say its number; 0: so many have led nowhere since then."""

        def work(connection: Connection) -> int:
            if connection.dialect.name == "postgresql":  # others try at the same moment, in other processes too
                connection.execute(text("lock table misses in exclusive mode"))
            connection.execute(delete(misses).where(misses.c.stamp <= since))
            if connection.execute(select(func.count()).select_from(misses)).scalar_one() >= most:
                return 0
            spent = connection.execute(insert(misses).values(stamp=now)).inserted_primary_key
            return int(spent[0]) if spent else 0

        return await self.store.write(work)

    async def refund(self, spent: int) -> None:
        """A try did lead somewhere."""
        await self.store.write(lambda connection: connection.execute(delete(misses).where(misses.c.id == spent)))
