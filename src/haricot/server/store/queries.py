"""Work on the database, and rows as structs."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from sqlalchemy import Connection, Select
from sqlalchemy.exc import IntegrityError

from haricot.server.store.database import Database
from haricot.server.store.outage import Outage

T = TypeVar("T")


class Rows:
    """A database, and what is the matter with it."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self.outage = Outage()

    async def write(self, work: Callable[[Connection], T]) -> T:
        """Run work in one transaction and commit it; what keeps the database from it is known from then on."""
        try:
            found = await self.database.write(work)
        except Exception as error:
            self.outage.failed(error)
            raise
        self.outage.written()
        return found

    async def one(self, query: Select[*tuple[object, ...]], kind: Callable[..., T]) -> T | None:
        """The only row of a query."""
        found = await self.all(query, kind)
        return found[0] if found else None

    async def all(self, query: Select[*tuple[object, ...]], kind: Callable[..., T]) -> list[T]:
        """The rows of a query, as structs whose fields are named like the columns."""
        names = [str(column.key) for column in query.selected_columns]

        def work(connection: Connection) -> list[T]:
            return [kind(**dict(zip(names, row))) for row in connection.execute(query)]

        return await self.database.read(work)

    async def unless_taken(self, work: Callable[[Connection], object]) -> bool:
        """Whether a change was made; it is not if it would make something unique twice."""
        try:
            await self.write(work)
            return True
        except IntegrityError:
            return False
