"""Whom and what a database holds, for its host to look at; servers are not disturbed."""

from __future__ import annotations

from msgspec import Struct
from sqlalchemy import Connection, func, or_, select

from haricot.server.store.models import entries, persons, seatings, sessions, tables


class PersonLine(Struct, kw_only=True):
    """One person."""

    id: str
    name: str
    account: bool
    created: int
    seen: int  # when a browser of theirs was last here; 0: not known
    tables: int  # where they have a seat


class TableLine(Struct, kw_only=True):
    """One table."""

    id: str
    game: str
    status: str
    private: bool
    created: int
    updated: int
    host: str  # a name, or a public id
    people: list[str]
    entries: int


def people(connection: Connection, word: str, limit: int) -> list[PersonLine]:
    """Those of a public id, or whose name holds a word, the one seen last first."""
    seen = select(func.max(sessions.c.seen)).where(sessions.c.person == persons.c.id).scalar_subquery()
    seats = select(func.count()).where(seatings.c.person == persons.c.id).scalar_subquery()
    last = func.coalesce(seen, 0)
    query = select(persons.c.id, persons.c.name, persons.c.passphrase != "", persons.c.created, last, seats)
    if word:
        holds = func.lower(persons.c.name).contains(word.lower(), autoescape=True)
        query = query.where(or_(persons.c.id == word, holds))
    rows = connection.execute(query.order_by(last.desc(), persons.c.created.desc()).limit(limit))
    return [
        PersonLine(id=id, name=name, account=bool(account), created=created, seen=when, tables=many)
        for id, name, account, created, when, many in rows
    ]


def all_tables(connection: Connection, word: str, finished: bool, limit: int) -> list[TableLine]:
    """Tables that are not over, or all; of an id, a game or a person."""
    query = select(tables).order_by(tables.c.updated.desc(), tables.c.id).limit(limit)
    if not finished:
        query = query.where(tables.c.status.not_in(("over", "abandoned")))
    if word:
        theirs = select(seatings.c.table).where(seatings.c.person == word)
        query = query.where(
            or_(tables.c.id == word, tables.c.game == word, tables.c.host == word, tables.c.id.in_(theirs))
        )
    found = list(connection.execute(query).mappings())
    ids = [row["id"] for row in found]
    seated = list(connection.execute(select(seatings.c.table, seatings.c.person).where(seatings.c.table.in_(ids))))
    wanted = {person for _, person in seated} | {row["host"] for row in found}
    called = select(persons.c.id, persons.c.name).where(persons.c.id.in_(wanted))
    names = {id: name for id, name in connection.execute(called)}
    counted = select(entries.c.table, func.max(entries.c.seq)).where(entries.c.table.in_(ids))
    lengths = {table: many for table, many in connection.execute(counted.group_by(entries.c.table))}
    return [
        TableLine(
            id=row["id"],
            game=row["game"],
            status=row["status"],
            private=row["private"],
            created=row["created"],
            updated=row["updated"],
            host=names.get(row["host"], row["host"]),
            people=[names.get(person, person) for table, person in seated if table == row["id"]],
            entries=lengths.get(row["id"], 0),
        )
        for row in found
    ]
