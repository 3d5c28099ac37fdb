"""SQLite: one file, one process."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import TypeVar

from sqlalchemy import URL, Connection, Engine, NullPool, create_engine, event
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.exc import DBAPIError
from sqlalchemy.pool import ConnectionPoolEntry

from haricot.server.store.chains import MOST_ROWS, changes_lobby, sqlite_insert, sqlite_values, write_chains
from haricot.server.store.clerk import Clerk
from haricot.server.store.database import Changed, Here, Hook, Notice, migrate, one_line
from haricot.server.store.errors import StoreError
from haricot.server.store.outage import DAMAGED, trouble
from haricot.server.store.rows import WRITTEN, Chain, Verdict
from haricot.table.entries import Entry

T = TypeVar("T")
READERS = 4


class Sqlite:
    """Threads around a plain engine: one that writes, some that read.

    SQLite has one writer at a time anyway, and a whole transaction in one thread costs one hop each way; an asynchronous
    driver makes a hop of every statement, which costs more than the statements do.
    """

    shared = False

    def __init__(self, engine: Engine, lock: sqlite3.Connection) -> None:
        self.engine = engine
        self.lock = lock
        self.writing = self.writing_connection()
        self.writer = Clerk("sqlite-writer")
        self.readers = ThreadPoolExecutor(READERS, "sqlite-reader")
        self.changed: Changed | None = None

    @classmethod
    async def open(cls, path: Path, echo: bool) -> Sqlite:
        """Lock the file, bring it up to date and serve it; raises StoreError."""
        return await asyncio.to_thread(cls.open_now, path, echo)

    @classmethod
    def open_now(cls, path: Path, echo: bool) -> Sqlite:
        """The same, waiting."""
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            lock = take_lock(path)
        except (OSError, sqlite3.Error) as error:
            raise StoreError("store-unusable", place=str(path), problem=one_line(error)) from error
        try:
            # Batch migrations copy tables, which foreign keys must not notice.
            once = make_engine(path, echo, foreign_keys=False)
            with once.begin() as connection:
                migrate(connection)
            return cls(make_engine(path, echo, foreign_keys=True), lock)
        except StoreError:
            lock.close()
            raise
        except DBAPIError as error:
            lock.close()
            raise StoreError("store-unusable", place=str(path), problem=one_line(error)) from error

    async def read(self, work: Callable[[Connection], T]) -> T:
        def run() -> T:
            with self.engine.connect() as connection:
                return work(connection)

        return await asyncio.get_running_loop().run_in_executor(self.readers, run)

    async def write(self, work: Callable[[Connection], T]) -> T:
        def run() -> T:
            try:
                result = work(self.writing)
                self.writing.commit()
                return result
            except BaseException:
                # A refused commit leaves its transaction open, also in the pool's connection: close it for good.
                self.writing.invalidate()
                self.writing.close()
                self.writing = self.writing_connection()
                raise

        return await self.writer.do(run)

    def writing_connection(self) -> Connection:
        """A connection that the writing thread keeps: taking one for every commit costs a fifth of it."""
        return self.engine.connect().execution_options(writes=True)

    async def append(self, chains: Sequence[Chain], before_commit: Hook | None) -> list[Verdict]:
        loop = asyncio.get_running_loop()

        async def hook() -> None:
            if before_commit is not None:
                await before_commit()

        def last() -> None:
            if before_commit is not None:
                asyncio.run_coroutine_threadsafe(hook(), loop).result()

        def at_length(connection: Connection) -> list[Verdict]:
            verdicts = write_chains(connection, chains)
            last()
            return verdicts

        rows = [row for chain in chains for row in chain.rows]
        if 0 < len(rows) <= MOST_ROWS and not any(changes_lobby(chain) for chain in chains):
            try:
                await self.writer.do(lambda: self.insert(rows, last))
                return [WRITTEN] * len(chains)
            except sqlite3.IntegrityError:
                pass  # something collides: chain by chain
        return await self.write(at_length)

    def insert(self, rows: Sequence[Entry], last: Callable[[], None]) -> None:
        """Rows of the log alone: one statement is a transaction of its own, and the driver is asked directly."""
        driver = self.writing.connection.driver_connection
        assert isinstance(driver, sqlite3.Connection)
        last()
        driver.execute(sqlite_insert(len(rows)), sqlite_values(rows))

    async def notify(self, table: str, seq: int) -> None:
        """There is nobody else to tell."""

    async def announce(self, process: str, watched: Mapping[str, int]) -> None:
        """There is nobody else to tell."""

    async def tell_of(self, person: str, what: str) -> None:
        """This process is all there are."""
        if self.changed is not None:
            self.changed(person, what)

    async def listen(self, grown: Notice, here: Here | None, changed: Changed | None) -> None:
        """There is nobody else to hear."""
        self.changed = changed

    async def sound(self) -> bool:
        try:
            return await self.read(lambda c: c.exec_driver_sql("PRAGMA quick_check(1)").scalar_one() == "ok")
        except DBAPIError as error:
            return trouble(error) != DAMAGED

    async def close(self) -> None:
        await asyncio.to_thread(self.close_now)

    def close_now(self) -> None:
        """Finish what was begun, then let go of the file."""
        self.writer.close()
        self.readers.shutdown()
        self.writing.close()
        self.engine.dispose()
        self.lock.close()


def take_lock(path: Path) -> sqlite3.Connection:
    """Hold an empty database beside the file locked: that works everywhere, and ends with the process."""
    lock = sqlite3.connect(f"{path}.lock", timeout=0, isolation_level=None, check_same_thread=False)
    try:
        lock.execute("BEGIN EXCLUSIVE")
    except sqlite3.OperationalError as error:
        lock.close()
        if error.sqlite_errorcode != sqlite3.SQLITE_BUSY:
            raise
        raise StoreError("store-busy", place=str(path)) from None
    return lock


def make_engine(path: Path, echo: bool, *, foreign_keys: bool, shared: bool = False) -> Engine:
    """An engine whose commits are durable and whose transactions begin when they are told to.

    `shared`: the file may be another process's: nothing about it is changed, and only what writes locks it.
    """
    engine = create_engine(
        URL.create("sqlite", database=str(path)),
        echo=echo,
        hide_parameters=True,  # rows hold hidden cards; no error or log may tell them
        connect_args={"cached_statements": 2 * MOST_ROWS, "check_same_thread": False},
        **({"pool_size": READERS + 1} if foreign_keys else {"poolclass": NullPool}),
    )

    @event.listens_for(engine, "connect")
    def prepare(connection: DBAPIConnection, _: ConnectionPoolEntry) -> None:
        connection.isolation_level = None  # the driver begins nothing by itself
        cursor = connection.cursor()
        for setting in (
            *([] if shared else ["journal_mode=WAL"]),
            "synchronous=FULL",
            "busy_timeout=5000",
            f"foreign_keys={'ON' if foreign_keys else 'OFF'}",
        ):
            cursor.execute(f"PRAGMA {setting}")
        cursor.close()

    @event.listens_for(engine, "begin")
    def begin(connection: Connection) -> None:
        writes = connection.get_execution_options().get("writes", not foreign_keys and not shared)
        connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")

    return engine
