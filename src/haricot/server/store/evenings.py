"""Evenings as rows: what was agreed, who has a place, and which table plays which deal."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import asdict
from sqlalchemy import Connection, func, insert, or_, select, update

from haricot.server.store.models import evenings, guests, persons, sittings, tables
from haricot.server.store.rows import EveningRow, GuestRow, SittingRow
from haricot.server.store.store import Store


async def create(store: Store, row: EveningRow, places: Sequence[tuple[str, str]]) -> None:
    """Write a new evening, with a person or a bot (or neither) for each place."""

    def work(connection: Connection) -> None:
        connection.execute(insert(evenings), asdict(row))
        for place, (person, bot) in enumerate(places):
            connection.execute(insert(guests).values(evening=row.id, place=place, person=person, bot=bot))

    await store.write(work)


async def evening(store: Store, id: str) -> EveningRow | None:
    """The evening of this id."""
    return await store.one(select(evenings).where(evenings.c.id == id), EveningRow)


async def evenings_of(store: Store, person: str, limit: int) -> list[EveningRow]:
    """Those where somebody is host or guest, the latest first."""
    theirs = select(guests.c.evening).where(guests.c.person == person)
    query = select(evenings).where(or_(evenings.c.host == person, evenings.c.id.in_(theirs)))
    return await store.all(query.order_by(evenings.c.created.desc(), evenings.c.id).limit(limit), EveningRow)


async def guests_of(store: Store, id: str) -> list[GuestRow]:
    """Every place of an evening, in order; whoever is forgotten has no name."""
    name = func.coalesce(persons.c.name, "").label("name")
    portrait = func.coalesce(persons.c.portrait, "").label("portrait")
    query = select(guests.c.place, guests.c.person, guests.c.bot, name, portrait)
    query = query.outerjoin(persons, persons.c.id == guests.c.person).where(guests.c.evening == id)
    return await store.all(query.order_by(guests.c.place), GuestRow)


async def take_place(store: Store, id: str, place: int, before: tuple[str, str], after: tuple[str, str]) -> bool:
    """Give a place from one person and bot to another; False: it is no longer as it was."""
    where = (guests.c.evening == id, guests.c.place == place, guests.c.person == before[0], guests.c.bot == before[1])
    change = update(guests).where(*where).values(person=after[0], bot=after[1]).returning(guests.c.place)
    return await store.write(lambda c: c.execute(change).first() is not None)


async def go_on(store: Store, id: str, before: EveningRow, status: str, deal: int) -> bool:
    """Let an evening go on; False: somebody was faster."""
    where = (evenings.c.id == id, evenings.c.status == before.status, evenings.c.deal == before.deal)
    change = update(evenings).where(*where).values(status=status, deal=deal).returning(evenings.c.id)
    return await store.write(lambda c: c.execute(change).first() is not None)


async def sittings_of(store: Store, id: str) -> list[SittingRow]:
    """All tables of an evening, deal by deal."""
    query = select(
        sittings.c.deal, sittings.c.number, sittings.c.table, tables.c.key, tables.c.status, tables.c.result
    ).join(tables, tables.c.id == sittings.c.table)
    query = query.where(sittings.c.evening == id).order_by(sittings.c.deal, sittings.c.number)
    return await store.all(query, SittingRow)


async def sit(store: Store, id: str, deal: int, number: int, table: str) -> bool:
    """Let a table play a deal; False: another one does."""
    row = {"evening": id, "deal": deal, "number": number, "table": table}
    return await store.unless_taken(lambda c: c.execute(insert(sittings).values(row)))


async def is_played(store: Store, id: str, deal: int, many: int) -> bool:
    """Is a deal still played at some of the many tables of an evening, or has not come to all?"""
    query = select(tables.c.status).join(sittings, sittings.c.table == tables.c.id)
    query = query.where(sittings.c.evening == id, sittings.c.deal == deal)
    found = await store.database.read(lambda c: list(c.execute(query).scalars()))
    return len(found) < many or any(status not in ("over", "abandoned") for status in found)
