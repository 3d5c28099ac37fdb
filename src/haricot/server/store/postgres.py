"""PostgreSQL: any number of processes on any number of machines."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, TypeVar

from msgspec.structs import astuple
from sqlalchemy import Connection, event, func, select
from sqlalchemy.dialects import postgresql
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.exc import DBAPIError, DisconnectionError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine
from sqlalchemy.pool import ConnectionPoolEntry, PoolProxiedConnection

from haricot.server.store.chains import changes_lobby, write_chains
from haricot.server.store.database import Changed, Here, Hook, Notice, migrate, one_line
from haricot.server.store.errors import StoreError
from haricot.server.store.models import entries
from haricot.server.store.outage import AWAY, tell
from haricot.server.store.rows import WRITTEN, Chain, Verdict

if TYPE_CHECKING:
    import asyncpg  # type: ignore[import-untyped]

T = TypeVar("T")
CHANNEL = "haricot"
PRESENCE = "haricot_here"
PEOPLE = "haricot_people"
PAYLOAD = 7000  # bytes; PostgreSQL takes less than 8000
MIGRATING = 0x68617269  # the advisory lock of a process that brings the database up to date
HEARTBEAT = 5.0  # seconds between two looks whether the listening connection still stands
PATIENCE = 0.5  # seconds before it is tried again

COLUMNS = len(entries.c)
INSERT_AND_TELL = (
    f"WITH log AS (INSERT INTO {entries.name} ({', '.join(c.name for c in entries.c)}) SELECT * FROM unnest("
    + ", ".join(f"${i}::{c.type.compile(postgresql.dialect())}[]" for i, c in enumerate(entries.c, 1))  # type: ignore[no-untyped-call]
    + f")) SELECT pg_notify('{CHANNEL}', told) FROM unnest(${COLUMNS + 1}::text[]) AS told"
)


class Postgres:
    """An asynchronous engine, and one connection of its own that listens."""

    shared = True

    def __init__(self, engine: AsyncEngine, connect: Callable[[], Any]) -> None:
        self.engine = engine
        self.connect = connect
        self.listening: list[asyncio.Task[None]] = []
        self.inserting: asyncpg.Connection | None = None  # the writer's own, made when it is first needed

    @classmethod
    async def open(cls, url: str, echo: bool, patience: float = 0.0) -> Postgres:
        """Connect and bring the database up to date; raises StoreError, at once if waiting is of no use."""
        connect = connector(url)
        import asyncpg

        engine = make_engine(connect, echo)
        until = asyncio.get_running_loop().time() + patience
        while True:
            try:
                async with engine.begin() as connection:
                    # Processes that start at once wait here for the first of them.
                    await connection.execute(select(func.pg_advisory_xact_lock(MIGRATING)))
                    await connection.run_sync(migrate)
                return cls(engine, connect)
            except StoreError:
                await engine.dispose()
                raise
            except (
                OSError,
                ValueError,
                TimeoutError,
                DBAPIError,
                asyncpg.PostgresError,
                asyncpg.InterfaceError,
            ) as error:
                if tell(error) == AWAY and asyncio.get_running_loop().time() < until:
                    await asyncio.sleep(PATIENCE)
                    continue
                await engine.dispose()
                raise StoreError("store-unusable", place=shown(url), problem=one_line(error)) from error

    async def read(self, work: Callable[[Connection], T]) -> T:
        async with self.engine.connect() as connection:
            return await connection.run_sync(work)

    async def write(self, work: Callable[[Connection], T]) -> T:
        async with self.engine.begin() as connection:
            return await connection.run_sync(work)

    async def append(self, chains: Sequence[Chain], before_commit: Hook | None) -> list[Verdict]:
        import asyncpg

        if not any(changes_lobby(chain) for chain in chains):
            try:
                await self.insert(chains, before_commit)
                return [WRITTEN] * len(chains)
            except asyncpg.UniqueViolationError:
                pass  # something collides: chain by chain
        async with self.engine.connect() as connection:
            verdicts = await connection.run_sync(write_chains, chains)
            written = [(c.table, c.rows[-1].seq) for c, verdict in zip(chains, verdicts) if verdict.written and c.rows]
            for payload in payloads(written):
                await connection.execute(select(func.pg_notify(CHANNEL, payload)))
            if before_commit is not None:
                await before_commit()
            await connection.commit()
            return verdicts

    async def insert(self, chains: Sequence[Chain], before_commit: Hook | None) -> None:
        """Rows of the log alone: one statement with its notices is a transaction of its own, and one way to the server."""
        import asyncpg

        if self.inserting is None or self.inserting.is_closed():
            self.inserting = await self.connect()
        ordered = sorted(chains, key=lambda chain: chain.table)  # as in write_chains
        rows = [astuple(row) for chain in ordered for row in chain.rows]
        notices = payloads((chain.table, chain.rows[-1].seq) for chain in chains if chain.rows)
        if before_commit is not None:
            await before_commit()
        try:
            await self.inserting.execute(INSERT_AND_TELL, *(zip(*rows) if rows else [()] * COLUMNS), notices)
        except asyncpg.UniqueViolationError:
            raise
        except BaseException:
            self.inserting.terminate()  # whether it was written only the log can tell
            raise

    async def notify(self, table: str, seq: int) -> None:
        async with self.engine.begin() as connection:
            await connection.execute(select(func.pg_notify(CHANNEL, f"{table}:{seq}")))

    async def announce(self, process: str, watched: Mapping[str, int]) -> None:
        async with self.engine.begin() as connection:
            for payload in payloads(watched.items()):
                await connection.execute(select(func.pg_notify(PRESENCE, f"{process} {payload}")))

    async def tell_of(self, person: str, what: str) -> None:
        async with self.engine.begin() as connection:
            await connection.execute(select(func.pg_notify(PEOPLE, f"{person}:{what}")))

    async def listen(self, grown: Notice, here: Here | None, changed: Changed | None) -> None:
        connection = await self.listener(grown, here, changed)
        self.listening.append(asyncio.create_task(self.keep_listening(connection, grown, here, changed)))

    async def listener(self, grown: Notice, here: Here | None, changed: Changed | None) -> asyncpg.Connection:
        """A new connection that listens."""

        def rows(_connection: object, _backend: int, _channel: str, payload: object) -> None:
            for notice in str(payload).split():
                table, _, seq = notice.rpartition(":")
                grown(table, int(seq))

        def readers(_connection: object, _backend: int, _channel: str, payload: object) -> None:
            process, *notices = str(payload).split()
            for notice in notices:
                table, _, seats = notice.rpartition(":")
                if here is not None:
                    here(process, table, int(seats))

        def people(_connection: object, _backend: int, _channel: str, payload: object) -> None:
            person, _, what = str(payload).partition(":")
            if changed is not None:
                changed(person, what)

        connection: asyncpg.Connection = await self.connect()
        await connection.add_listener(CHANNEL, rows)
        await connection.add_listener(PEOPLE, people)
        await connection.add_listener(PRESENCE, readers)
        return connection

    async def keep_listening(
        self, connection: asyncpg.Connection, grown: Notice, here: Here | None, changed: Changed | None
    ) -> None:
        """Look after the listening connection and replace it whenever it is lost."""
        import asyncpg

        lost = (OSError, TimeoutError, asyncpg.PostgresError, asyncpg.InterfaceError)
        try:
            while True:
                ended = asyncio.Event()
                connection.add_termination_listener(lambda _, ended=ended: ended.set())
                try:
                    while not ended.is_set() and not connection.is_closed():
                        with contextlib.suppress(TimeoutError):
                            await asyncio.wait_for(ended.wait(), HEARTBEAT)
                            break
                        await connection.fetchval("SELECT 1", timeout=HEARTBEAT)
                except lost:
                    pass
                connection.terminate()
                while connection.is_closed():
                    try:
                        connection = await self.listener(grown, here, changed)
                    except lost:
                        await asyncio.sleep(PATIENCE)
        finally:
            connection.terminate()

    async def sound(self) -> bool:
        """PostgreSQL looks after its own pages."""
        return True

    async def close(self) -> None:
        if self.inserting is not None:
            self.inserting.terminate()
        for task in self.listening:
            task.cancel()
        await asyncio.gather(*self.listening, return_exceptions=True)
        await self.engine.dispose()


def connector(url: str) -> Callable[..., Any]:
    """What makes connections; raises StoreError."""
    try:
        import asyncpg
    except ImportError:
        raise StoreError("store-extra") from None

    def connect(**_: object) -> Any:
        return asyncpg.connect(url, timeout=10)  # reads the whole URL as PostgreSQL's own tools do

    return connect


def make_engine(connect: Callable[..., Any], echo: bool) -> AsyncEngine:
    """An engine that notices dead connections before it hands them out."""
    engine = create_async_engine(
        "postgresql+asyncpg://",
        async_creator=connect,
        echo=echo,
        hide_parameters=True,  # rows hold hidden cards; no error or log may tell them
        pool_size=10,
        max_overflow=10,
    )

    @event.listens_for(engine.sync_engine, "checkout")
    def still_open(connection: DBAPIConnection, _: ConnectionPoolEntry, __: PoolProxiedConnection) -> None:
        if connection.driver_connection.is_closed():  # known without asking the server
            raise DisconnectionError

    return engine


def payloads(notices: Iterable[tuple[str, int]]) -> list[str]:
    """Notices, each text short enough to be sent."""
    texts: list[str] = []
    latest = dict(notices)  # of several chains of a table the last one
    for table, seq in latest.items():
        notice = f"{table}:{seq}"
        if texts and len(texts[-1]) + len(notice) < PAYLOAD:
            texts[-1] += " " + notice
        else:
            texts.append(notice)
    return texts


def shown(url: str) -> str:
    """The URL without what stands before the host, which may hold a password, and without settings."""
    scheme, _, rest = url.partition("://")
    return f"{scheme}://{rest.rpartition('@')[2].partition('?')[0]}"
