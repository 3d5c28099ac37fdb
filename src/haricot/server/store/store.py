"""Everything that outlives a process, by one class for both databases."""

from __future__ import annotations

import secrets as randomness
import time
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import TypeVar

from msgspec.structs import asdict
from platformdirs import user_data_dir
from sqlalchemy import ColumnElement, Connection, delete, func, insert, or_, select, update
from sqlalchemy.dialects import postgresql, sqlite

from haricot.server.logs import log
from haricot.server.store.chains import insert_entries, write_seatings
from haricot.server.store.database import Changed, Database, Here, Hook, Notice
from haricot.server.store.errors import StoreError
from haricot.server.store.models import chats, entries, leases, mutes, seatings, secrets, tables
from haricot.server.store.outage import AWAY, DAMAGED, tell
from haricot.server.store.persons import Persons
from haricot.server.store.rows import Chain, ChatRow, Seating, TableRow, Verdict
from haricot.server.store.sqlite import Sqlite
from haricot.table.entries import Entry

T = TypeVar("T")
LONG_AGO = 10.0  # seconds after which writing is tried, if nobody has written
AGAIN = 2.0  # seconds after which it is tried again, if it failed
LONGEST_LEASE = 60_000  # milliseconds; one that ends later was written by a clock that was wrong
DRIVEN = ("dealing", "playing")  # where a process may have something to do


def place_of(url: str) -> tuple[str, Path | None]:
    """Where a database is: PostgreSQL's own URL, or a file's path; raises StoreError."""
    scheme, mark, rest = url.partition("://")
    if mark and scheme in ("postgresql", "postgresql+asyncpg"):
        return f"postgresql://{rest}", None
    if mark and (scheme != "sqlite" or not rest.startswith("/") or rest == "/"):
        raise StoreError("store-unknown", scheme=scheme)
    path = rest[1:] if mark else url or str(Path(user_data_dir("haricot")) / "haricot.db")
    return path, Path(path).expanduser()


class Store(Persons):
    """Tables, their logs, people, chat and secrets. All stamps and times are milliseconds since the epoch."""

    def __init__(self, database: Database) -> None:
        super().__init__(database)
        self.before_commit: Hook | None = None  # for tests of faults: runs before every commit of `append`, may raise
        self.damaged = False
        self.own_leases: dict[str, int] = {}  # of the only process, where the database is not shared

    @classmethod
    async def open(cls, url: str = "", *, echo: bool = False, patience: float = 0.0) -> Store:
        """Open the database and bring it up to date; one that is not there yet is waited for, `patience` seconds long.

        `url` is a path, sqlite:///path, postgresql://… or empty for a file in the platform's data folder.
        Raises StoreError.
        """
        place, path = place_of(url)
        if path is None:
            from haricot.server.store.postgres import Postgres  # what it stands on takes long to read

            return cls(await Postgres.open(place, echo, patience))
        return cls(await Sqlite.open(path, echo))

    @property
    def shared(self) -> bool:
        """Whether other processes may serve the same tables."""
        return self.database.shared

    async def close(self) -> None:
        """Let go of the database."""
        await self.database.close()

    # -- tables and their logs

    async def create(self, row: TableRow, log: Sequence[Entry], seated: Sequence[Seating]) -> None:
        """Write a new table with the beginning of its log."""

        def work(connection: Connection) -> None:
            connection.execute(insert(tables), asdict(row))
            insert_entries(connection, log)
            if seated:
                write_seatings(connection, row.id, seated)

        await self.write(work)

    async def table(self, table: str) -> TableRow | None:
        """The table of this id."""
        return await self.one(select(tables).where(tables.c.id == table), TableRow)

    async def entries(self, table: str, after: int = 0) -> list[Entry]:
        """The log of a table behind row `after`, in order."""
        query = select(entries).where(entries.c.table == table, entries.c.seq > after).order_by(entries.c.seq)

        def work(connection: Connection) -> list[Entry]:
            return [Entry(*row) for row in connection.execute(query)]

        return await self.database.read(work)

    async def heads(self, ids: Sequence[str]) -> dict[str, int]:
        """The last row of the logs of some tables."""
        last = func.max(entries.c.seq)
        query = select(entries.c.table, last).where(entries.c.table.in_(list(ids))).group_by(entries.c.table)

        def work(connection: Connection) -> dict[str, int]:
            return {table: seq for table, seq in connection.execute(query)}

        return await self.database.read(work) if ids else {}

    async def append(self, chains: Sequence[Chain]) -> list[Verdict]:
        """Write chains in one transaction, each whole or not at all, and say what became of each.

        Behind a chain that was not written, later ones of its table are lost. Raises whatever the commit raises.
        """
        if not chains:
            return []
        try:
            verdicts = await self.database.append(chains, self.before_commit)
        except Exception as error:
            self.outage.failed(error)
            raise
        self.outage.written()
        return verdicts

    async def listen(self, grown: Notice, here: Here | None = None, changed: Changed | None = None) -> None:
        """Call back with table and seq for every append of any process; seq 0: something was said at the table.

        `here` is called with what processes `announce`: process, table and a bit for each seat watched there; `changed`
        with a person and what is new of them: a session that was ended, or `ALL` of them, or `NAMES` and tables.
        Notices may get lost with the connection, which is renewed; a store that is not shared tells of people only.
        """
        await self.database.listen(grown, here, changed)

    async def announce(self, process: str, watched: Mapping[str, int]) -> None:
        """Tell all processes from which seats of which tables somebody watches in this one."""
        await self.database.announce(process, watched)

    # -- lists, the latest change of status first

    async def open_tables(self, limit: int, before: int = 0) -> list[TableRow]:
        """Public tables with room, changed before the stamp `before` (0: the first page)."""
        return await self.page([tables.c.status == "open", tables.c.private.is_(False)], limit, before)

    async def tables_of(
        self, person: str, statuses: Iterable[str], limit: int, before: int = 0, opened: bool = False
    ) -> list[TableRow]:
        """Tables of these statuses where a person has a seat; `opened`: or that they have opened."""
        theirs = tables.c.id.in_(select(seatings.c.table).where(seatings.c.person == person))
        wanted = or_(theirs, tables.c.host == person) if opened else theirs
        return await self.page([wanted, tables.c.status.in_(list(statuses))], limit, before)

    async def played_alone(self, person: str) -> list[TableRow]:
        """Finished tables with one seat, which is this person's, the oldest first."""
        theirs = select(seatings.c.table).where(seatings.c.person == person)
        alone = select(tables).where(tables.c.id.in_(theirs), tables.c.seats == 1, tables.c.status == "over")
        return await self.all(alone.order_by(tables.c.created, tables.c.id), TableRow)

    async def page(self, wanted: list[ColumnElement[bool]], limit: int, before: int) -> list[TableRow]:
        """`limit` tables, and those with the stamp of the last one: the next page begins below that stamp."""
        if before:
            wanted = [*wanted, tables.c.updated < before]
        latest = tables.c.updated.desc()
        last = select(tables.c.updated).where(*wanted).order_by(latest).offset(limit - 1).limit(1).scalar_subquery()
        query = select(tables).where(*wanted, tables.c.updated >= func.coalesce(last, 0)).order_by(latest, tables.c.id)
        return await self.all(query, TableRow)

    # -- leases: who drives bots and clocks. Two drivers are harmless; a lease only saves work.

    async def lease(self, table: str, holder: str, seconds: float, now: int) -> bool:
        """Take or renew the lease of a table; a lone process always gets it."""
        until = now + int(seconds * 1000)
        if not self.shared:
            self.own_leases[table] = until
            return True
        new = postgresql.insert(leases).values(table=table, holder=holder, until=until)
        free = or_(leases.c.holder == holder, leases.c.until <= now, leases.c.until > now + LONGEST_LEASE)
        take = new.on_conflict_do_update(
            index_elements=["table_id"], set_={"holder": holder, "until": until}, where=free
        )
        return await self.write(lambda c: c.execute(take.returning(leases.c.until)).first() is not None)

    async def release(self, table: str, holder: str) -> None:
        """Give a lease back, if it is still held."""
        if not self.shared:
            self.own_leases.pop(table, None)
            return
        mine = delete(leases).where(leases.c.table == table, leases.c.holder == holder)
        await self.write(lambda c: c.execute(mine))

    async def orphans(self, now: int, limit: int) -> list[str]:
        """Tables that a process must look after, and none does."""
        query = select(tables.c.id).where(tables.c.machine, tables.c.status.in_(DRIVEN)).order_by(tables.c.updated)
        if self.shared:
            query = query.outerjoin(leases, leases.c.table == tables.c.id)
            until = func.coalesce(leases.c.until, 0)
            query = query.where(or_(until <= now, until > now + LONGEST_LEASE)).limit(limit)
        found = await self.database.read(lambda c: list(c.execute(query).scalars()))
        return [table for table in found if not now < self.own_leases.get(table, 0) <= now + LONGEST_LEASE][:limit]

    # -- chat

    async def add_chat(self, table: str, person: str, name: str, text: str, stamp: int, feeling: str = "") -> int:
        """Write what somebody said or felt, tell other processes (seq 0), and return its id."""
        row = {"table": table, "person": person, "name": name, "text": text, "stamp": stamp, "feeling": feeling}
        said = insert(chats).values(row).returning(chats.c.id)
        number: int = await self.write(lambda c: c.execute(said).scalar_one())
        await self.database.notify(table, 0)
        return number

    async def chat(self, table: str, limit: int, after: int = 0) -> list[ChatRow]:
        """The last things said at a table behind id `after`, the oldest first, but for what was said by who is forgotten."""
        query = select(chats).where(
            chats.c.table == table, chats.c.id > after, or_(chats.c.text != "", chats.c.feeling != "")
        )
        query = query.order_by(chats.c.id.desc()).limit(limit)
        found = await self.all(query, ChatRow)
        return found[::-1]

    async def mute(self, person: str, other: str, on: bool) -> None:
        """Let a person no longer hear another, or hear them again."""

        def work(connection: Connection) -> None:
            connection.execute(delete(mutes).where(mutes.c.person == person, mutes.c.other == other))
            if on:
                connection.execute(insert(mutes).values(person=person, other=other))

        await self.unless_taken(work)

    async def mutes(self, person: str) -> set[str]:
        """Whom a person does not want to hear."""
        query = select(mutes.c.other).where(mutes.c.person == person)
        return await self.database.read(lambda c: set(c.execute(query).scalars()))

    async def muted_by(self, people: Iterable[str], others: Iterable[str]) -> set[tuple[str, str]]:
        """Who of some people does not want to hear whom of the others."""
        query = select(mutes.c.person, mutes.c.other)
        query = query.where(mutes.c.person.in_(list(people)), mutes.c.other.in_(list(others)))
        return await self.database.read(lambda c: {(person, other) for person, other in c.execute(query)})

    # -- secrets

    async def secret(self, name: str) -> bytes:
        """32 random bytes, made once and the same for every process."""
        make = postgresql.insert if self.shared else sqlite.insert
        new = make(secrets).values(name=name, value=randomness.token_bytes(32)).on_conflict_do_nothing()

        def work(connection: Connection) -> bytes:
            connection.execute(new)
            value: bytes = connection.execute(select(secrets.c.value).where(secrets.c.name == name)).scalar_one()
            return value

        return await self.write(work)

    # -- whether it works

    async def look_over(self) -> None:
        """Find out whether the database is damaged; a large one takes a while."""
        if not await self.database.sound():
            self.damaged = True
            log.error(DAMAGED)

    async def trouble(self) -> str:
        """What is the matter with the database; empty: it reads, and it wrote not long ago."""
        try:
            await self.person("")
            if time.monotonic() - self.outage.tried >= (AGAIN if self.outage.what else LONG_AGO):
                nothing = update(secrets).values(value=secrets.c.value)
                await self.write(lambda c: c.execute(nothing))
        except Exception as error:
            return tell(error) or AWAY
        return self.outage.what or (DAMAGED if self.damaged else "")
