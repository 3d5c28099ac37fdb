"""How people have ended in matches that count; all of it can be made again from the tables' logs, and goes with its people."""

from __future__ import annotations

from collections.abc import Sequence

from sqlalchemy import Connection, func, insert, select

from haricot.calls.placings import Placing
from haricot.server.store.models import persons, placings, seatings, tables
from haricot.server.store.rows import PlacingRow
from haricot.server.store.store import Store

NO_SEAT = -1  # the only row of a match that does not count


async def unplaced(store: Store, most: int) -> list[str]:
    """Some finished tables of several people who want to be rated that nobody has looked at, the oldest first."""
    several = select(seatings.c.table).join(persons, persons.c.id == seatings.c.person).where(persons.c.rated)
    several = several.group_by(seatings.c.table).having(func.count(seatings.c.person.distinct()) > 1)
    query = select(tables.c.id).where(tables.c.status == "over", tables.c.id.in_(several))
    query = query.where(tables.c.id.not_in(select(placings.c.table)))
    query = query.order_by(tables.c.updated, tables.c.id).limit(most)
    return await store.database.read(lambda c: list(c.execute(query).scalars()))


async def place(store: Store, table: str, game: str, found: Sequence[Placing]) -> None:
    """Keep how a match has ended for everybody who still has a seat there; once is enough."""
    theirs = select(seatings.c.person).where(seatings.c.table == table)

    def work(connection: Connection) -> None:
        known = set(connection.execute(theirs).scalars())
        rows = [(each.seat, each.person, each.rank) for each in found if each.person in known]
        for seat, person, rank in rows or [(NO_SEAT, "", 0)]:
            row = {"table": table, "seat": seat, "person": person, "game": game, "rank": rank}
            connection.execute(insert(placings).values(row))

    await store.unless_taken(work)


async def games_of(store: Store, person: str) -> list[str]:
    """Where somebody has a match that counts."""
    query = select(placings.c.game).where(placings.c.person == person).distinct().order_by(placings.c.game)
    return await store.database.read(lambda c: list(c.execute(query).scalars()))


async def placed(store: Store, game: str) -> list[PlacingRow]:
    """Every match of a game that counts, for those who want to be rated, always in the same order."""
    query = select(placings.c.table, placings.c.person, placings.c.rank)
    query = query.join(persons, persons.c.id == placings.c.person).where(placings.c.game == game, persons.c.rated)
    return await store.all(query.order_by(placings.c.table, placings.c.seat), PlacingRow)
