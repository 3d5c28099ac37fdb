"""What is kept for people's own pleasure, and goes with them: their first tries of deals of the day, and their tallies."""

from __future__ import annotations

from collections.abc import Sequence

from sqlalchemy import Connection, func, insert, select
from sqlalchemy.exc import IntegrityError

from haricot.server.store.models import days, persons, seatings, tables, tallies
from haricot.server.store.rows import TriedRow
from haricot.server.store.store import Store

OVER = "over"


async def first_try(store: Store, game: str, day: str, person: str) -> str:
    """The table of somebody's first try of a deal; empty: they have not tried it."""
    mine = select(days.c.table).where(days.c.game == game, days.c.day == day, days.c.person == person)
    return await store.database.read(lambda c: str(c.execute(mine).scalar() or ""))


async def try_first(store: Store, game: str, day: str, person: str, table: str) -> bool:
    """Let a table be somebody's first try of a deal; False: it is another one."""
    try:
        await store.write(lambda c: c.execute(insert(days).values(game=game, day=day, person=person, table=table)))
    except IntegrityError:
        return False
    return True


async def tried(store: Store, game: str, day: str) -> list[TriedRow]:
    """Everybody's first try of a deal that was played to its end, the oldest first."""
    name = func.coalesce(persons.c.name, "").label("name")  # not every guest has a row
    portrait = func.coalesce(persons.c.portrait, "").label("portrait")
    query = select(days.c.person, days.c.table, tables.c.result, name, portrait)
    query = query.join(tables, tables.c.id == days.c.table)
    query = query.outerjoin(persons, persons.c.id == days.c.person)
    query = query.where(days.c.game == game, days.c.day == day, tables.c.status == OVER)
    return await store.all(query.order_by(tables.c.updated, tables.c.id), TriedRow)


async def how_many(store: Store, game: str, day: str) -> int:
    """How many people have played a deal to its end."""
    query = select(func.count()).select_from(days.join(tables, tables.c.id == days.c.table))
    query = query.where(days.c.game == game, days.c.day == day, tables.c.status == OVER)
    return await store.database.read(lambda c: int(c.execute(query).scalar_one()))


async def untallied(store: Store, person: str, most: int) -> list[tuple[str, int]]:
    """Finished tables of somebody, with the first seat of theirs, that have not been counted yet."""
    counted = select(tallies.c.table).where(tallies.c.person == person)
    query = select(seatings.c.table, seatings.c.seat).join(tables, tables.c.id == seatings.c.table)
    query = query.where(seatings.c.person == person, tables.c.status == OVER, seatings.c.table.not_in(counted))
    query = query.order_by(tables.c.updated, seatings.c.seat)

    def work(connection: Connection) -> list[tuple[str, int]]:
        found: dict[str, int] = {}
        for table, seat in connection.execute(query):
            found.setdefault(table, seat)
            if len(found) > most:
                break
        return list(found.items())

    return await store.database.read(work)


async def keep_tally(store: Store, person: str, table: str, body: str) -> None:
    """Keep what a match adds to somebody's statistics; once is enough."""
    await store.unless_taken(lambda c: c.execute(insert(tallies).values(person=person, table=table, body=body)))


async def tallies_of(store: Store, person: str) -> Sequence[str]:
    """All that somebody's matches have added, as it was kept."""
    mine = select(tallies.c.body).where(tallies.c.person == person)
    return await store.database.read(lambda c: list(c.execute(mine).scalars()))
