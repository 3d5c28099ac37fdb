"""People and their sessions, as rows.

Whatever a process must not learn a while later (a session is ended, a name is another) is told to all of them.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from msgspec import json
from msgspec.structs import asdict
from sqlalchemy import Connection, delete, func, insert, or_, select, update

from haricot.server.store.models import (
    chats,
    days,
    entries,
    guests,
    mutes,
    persons,
    placings,
    seatings,
    sessions,
    tallies,
)
from haricot.server.store.queries import Rows
from haricot.server.store.rows import PersonRow, SessionRow
from haricot.table.entries import SIT

MOST_SESSIONS = 50  # of one person: the one not seen for longest goes
ALL = "*"  # every session of a person is ended
NAMES = "="  # what these tables call a person is another name, or none
MANY = 500  # tables in one notice
Sat = tuple[str, int, str]  # a table, the number of an entry by which somebody sat down, and that entry's body


class Persons(Rows):
    """Guests and accounts."""

    async def create_person(
        self, person: str, name: str, created: int, session: SessionRow | None = None, portrait: str = ""
    ) -> None:
        """Write a new guest, with the session of the browser that asked."""
        row = PersonRow(id=person, name=name, created=created, portrait=portrait)

        def work(connection: Connection) -> None:
            connection.execute(insert(persons), asdict(row))
            if session is not None:
                connection.execute(insert(sessions), asdict(session))

        await self.write(work)

    async def person(self, person: str) -> PersonRow | None:
        """The person of this public id."""
        return await self.one(select(persons).where(persons.c.id == person), PersonRow)

    async def people(self, ids: Iterable[str]) -> dict[str, PersonRow]:
        """Those of these people who still are there, by public id."""
        found = await self.all(select(persons).where(persons.c.id.in_(list(ids))), PersonRow)
        return {row.id: row for row in found}

    async def person_by_login(self, login: str) -> PersonRow | None:
        """The account of this login."""
        return await self.one(select(persons).where(persons.c.login == login), PersonRow)

    async def guests_named(self, name: str) -> list[str]:
        """Guests who are called so, in capitals or not."""
        called = select(persons).where(func.lower(persons.c.name) == name.lower(), persons.c.login.is_(None))
        return [row.id for row in await self.all(called, PersonRow)]

    async def rename(self, person: str, name: str, login: str | None = None, portrait: str = "") -> bool:
        """Give a person another name and, if named, another login and portrait; False: the login is taken."""
        asked = {"name": name, "login": login or "", "portrait": portrait}
        values = {word: value for word, value in asked.items() if value}
        change = update(persons).where(persons.c.id == person).values(values)
        return await self.unless_taken(lambda c: c.execute(change))

    async def set_passphrase(self, person: str, name: str, login: str, passphrase: str) -> bool:
        """Make a guest an account, or give an account a new passphrase (its hash); False: the login is taken."""
        values = {"name": name, "login": login, "passphrase": passphrase}
        change = update(persons).where(persons.c.id == person).values(values)
        return await self.unless_taken(lambda c: c.execute(change))

    async def want_rating(self, person: str, on: bool) -> None:
        """Let somebody be rated from now on, with all they have played, or no longer."""
        await self.write(lambda c: c.execute(update(persons).where(persons.c.id == person).values(rated=on)))

    # -- sessions

    async def session(self, id: str) -> tuple[PersonRow, SessionRow] | None:
        """A session that has not been ended, and whose it is."""
        query = select(persons, sessions).join_from(sessions, persons, sessions.c.person == persons.c.id)
        many, names = len(persons.c), [str(column.key) for column in (*persons.c, *sessions.c)]

        def work(connection: Connection) -> tuple[PersonRow, SessionRow] | None:
            row = connection.execute(query.where(sessions.c.id == id)).first()
            if row is None:
                return None
            person, session = dict(zip(names[:many], row)), dict(zip(names[many:], row[many:]))
            return PersonRow(**person), SessionRow(**session)

        return await self.database.read(work)

    async def begin_session(self, row: SessionRow) -> None:
        """A browser is somebody from now on."""
        theirs = sessions.c.person == row.person
        kept = select(sessions.c.id).where(theirs).order_by(sessions.c.seen.desc()).limit(MOST_SESSIONS - 1)

        def work(connection: Connection) -> None:
            connection.execute(delete(sessions).where(theirs, sessions.c.id.not_in(kept)))
            connection.execute(insert(sessions), asdict(row))

        await self.write(work)

    async def seen(self, session: str, now: int) -> None:
        """A browser has asked for something."""
        await self.write(lambda c: c.execute(update(sessions).where(sessions.c.id == session).values(seen=now)))

    async def sessions_of(self, person: str) -> list[SessionRow]:
        """Those of a person, the one seen last first."""
        theirs = select(sessions).where(sessions.c.person == person)
        return await self.all(theirs.order_by(sessions.c.seen.desc(), sessions.c.id), SessionRow)

    async def lasting(self, ids: Sequence[str]) -> set[str]:
        """Those of some sessions that have not been ended."""
        query = select(sessions.c.id).where(sessions.c.id.in_(list(ids)))
        return await self.database.read(lambda c: set(c.execute(query).scalars()))

    async def end_session(self, person: str, session: str) -> bool:
        """End one session of a person, everywhere and at once; was there one?"""
        one = delete(sessions).where(sessions.c.id == session, sessions.c.person == person)
        found = await self.write(lambda c: c.execute(one.returning(sessions.c.id)).first() is not None)
        if found:
            await self.database.tell_of(person, session)
        return found

    async def end_sessions(self, person: str, but: str = "") -> None:
        """End all sessions of a person but one, everywhere and at once; old cookies count no longer."""
        theirs = select(sessions.c.id).where(sessions.c.person == person, sessions.c.id != but)

        def work(connection: Connection) -> list[str]:
            ended = list(connection.execute(theirs).scalars())
            connection.execute(delete(sessions).where(sessions.c.id.in_(ended)))
            return ended

        for each in await self.write(work):
            await self.database.tell_of(person, each)
        await self.end_unlisted(person)

    async def end_unlisted(self, person: str) -> None:
        """Let no cookie count any more that names this person and no session."""
        await self.write(lambda c: c.execute(update(persons).where(persons.c.id == person).values(unlisted=False)))
        await self.database.tell_of(person, "")

    # -- what tables call somebody

    async def rename_at_tables(self, person: str, name: str) -> None:
        """Let every table call a person so, also where they once sat. It changes no fold but a name."""
        sat = await self.sittings(person)
        said = update(chats).where(chats.c.person == person).values(name=name)

        def work(connection: Connection) -> None:
            self.write_names(connection, sat, person, name)
            connection.execute(said)

        await self.write(work)
        await self.tell_names(person, sat)

    async def delete_person(self, person: str) -> None:
        """Forget a person and what they said: what is left is the public id in the logs of their tables, without a name.

        Together with `rename_at_tables` it is the only change that the log ever sees, and it changes no fold but a name.
        """
        sat = await self.sittings(person)

        def work(connection: Connection) -> None:
            self.write_names(connection, sat, person, "")
            connection.execute(delete(persons).where(persons.c.id == person))
            connection.execute(delete(sessions).where(sessions.c.person == person))
            connection.execute(delete(seatings).where(seatings.c.person == person))
            connection.execute(delete(days).where(days.c.person == person))
            connection.execute(delete(tallies).where(tallies.c.person == person))
            connection.execute(delete(placings).where(placings.c.person == person))
            connection.execute(update(guests).where(guests.c.person == person).values(person=""))
            connection.execute(delete(mutes).where(or_(mutes.c.person == person, mutes.c.other == person)))
            # Rows stay, for their numbers must not be given twice.
            connection.execute(
                update(chats).where(chats.c.person == person).values(person="", name="", text="", feeling="")
            )

        await self.write(work)
        await self.database.tell_of(person, ALL)
        await self.tell_names(person, sat)

    async def tell_names(self, person: str, sat: Iterable[Sat]) -> None:
        """Let every process read again what some tables call a person."""
        tables = list(dict.fromkeys(table for table, _, _ in sat))
        for at in range(0, max(1, len(tables)), MANY):
            await self.database.tell_of(person, NAMES + ",".join(tables[at : at + MANY]))

    async def sittings(self, person: str) -> list[Sat]:
        """Every entry by which a person sat down; reads them all, so it is asked for rarely."""
        where = (entries.c.kind == SIT, entries.c.body.contains(person, autoescape=True))
        query = select(entries.c.table, entries.c.seq, entries.c.body).where(*where)
        return await self.database.read(lambda c: [(table, seq, body) for table, seq, body in c.execute(query)])

    @staticmethod
    def write_names(connection: Connection, sat: Iterable[Sat], person: str, name: str) -> None:
        """Write another name into entries of the log."""
        for table, seq, body in sat:
            held = json.decode(body, type=dict[str, str])
            if held.get("person") == person and held.get("name"):
                called = json.encode({**held, "name": name} if name else without_name(held)).decode()
                one = update(entries).where(entries.c.table == table, entries.c.seq == seq)
                connection.execute(one.values(body=called))


def without_name(held: dict[str, str]) -> dict[str, str]:
    """What an entry holds of a nameless person."""
    return {key: value for key, value in held.items() if key not in ("name", "portrait")}
