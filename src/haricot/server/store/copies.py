"""Backup and restore: everything a database holds, as one SQLite file, whichever database it came from or goes to."""

from __future__ import annotations

import asyncio
import os
import shutil
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TypeVar

from alembic.script import ScriptDirectory
from sqlalchemy import Connection, Table, func, insert, select, text
from sqlalchemy.exc import DBAPIError

from haricot.server.store.database import alembic_config, migrate, one_line
from haricot.server.store.errors import StoreError
from haricot.server.store.models import chats, errands, leases, metadata, persons, tables
from haricot.server.store.outage import DAMAGED, trouble
from haricot.server.store.sqlite import make_engine
from haricot.server.store.store import Store, place_of

MANY = 2_000  # rows at a time
COPIED: list[Table] = [
    table for table in metadata.sorted_tables if table not in (leases, errands)
]  # who leads a table is no history
Counts = dict[str, int]
T = TypeVar("T")


async def backup(url: str, path: Path) -> Counts:
    """Write a database to a new file, while servers use it or not; how many rows of what. Raises StoreError."""
    if path.exists():
        raise StoreError("backup-exists", place=str(path))
    part = path.with_name(path.name + ".part")
    remove(part)
    try:
        with opened(part) as into:
            migrate(into)
            found = await reading(url, lambda source: copy(source, into))
            into.commit()
        with part.open("rb+") as file:
            os.fsync(file.fileno())
        part.rename(path)
        return found
    except (OSError, sqlite3.Error, DBAPIError) as error:
        raise StoreError("store-unusable", place=str(path), problem=one_line(error)) from error
    finally:
        remove(part)


async def restore(path: Path, url: str) -> Counts:
    """Fill an empty database from a backup, whole or not at all; how many rows of what. Raises StoreError."""
    if not path.is_file():
        raise StoreError("backup-missing", place=str(path))
    store = await Store.open(url)
    try:
        with TemporaryDirectory() as folder, opened(brought_up_to_date(path, Path(folder))) as source:
            return await store.write(lambda into: fill(source, into, url))
    except (OSError, sqlite3.Error, DBAPIError) as error:
        raise StoreError("store-unusable", place=str(path), problem=one_line(error)) from error
    finally:
        await store.close()


def brought_up_to_date(path: Path, folder: Path) -> Path:
    """A backup in today's shape: itself, or a copy in a folder that is brought there. Raises StoreError."""
    with opened(path) as source:
        if version(source, str(path)) == newest(source):
            return path
    copied = Path(shutil.copyfile(path, folder / "backup.db"))
    engine = make_engine(copied, False, foreign_keys=False)
    try:
        with engine.begin() as connection:
            migrate(connection)
    finally:
        engine.dispose()
    return copied


async def reading(url: str, work: Callable[[Connection], T]) -> T:
    """Run work on a database as it is at one moment; no server is disturbed. Raises StoreError."""

    def checked(source: Connection) -> T:
        check_version(source, url)
        return work(source)

    place, path = place_of(url)
    if path is None:
        from haricot.server.store import postgres  # what it stands on takes long to read

        engine = postgres.make_engine(postgres.connector(place), False)
        try:
            async with engine.connect() as connection:
                await connection.execution_options(isolation_level="REPEATABLE READ", postgresql_readonly=True)
                return await connection.run_sync(checked)
        finally:
            await engine.dispose()
    if not path.is_file():
        raise StoreError("backup-missing", place=str(path))

    with opened(path) as source:
        return await asyncio.to_thread(checked, source)


@contextmanager
def opened(path: Path) -> Iterator[Connection]:
    """A SQLite file, in one transaction that is ended without a trace unless it is committed."""
    engine = make_engine(path, False, foreign_keys=False, shared=True)
    try:
        try:
            connection = engine.connect()
        except DBAPIError as error:
            if trouble(error) != DAMAGED:
                raise
            raise StoreError("backup-foreign", place=str(path)) from None
        with connection:
            yield connection
    finally:
        engine.dispose()


def check_version(source: Connection, place: str) -> None:
    """Is this a database of ours, of this version? Raises StoreError."""
    if version(source, place) != newest(source):
        raise StoreError("backup-version", place=place)


def version(source: Connection, place: str) -> str:
    """Which shape a database of ours has; raises StoreError."""
    try:
        return str(source.execute(text("SELECT version_num FROM alembic_version")).scalar_one())
    except DBAPIError:
        raise StoreError("backup-foreign", place=place) from None


def newest(source: Connection) -> str | None:
    """Today's shape."""
    return ScriptDirectory.from_config(alembic_config(source)).get_current_head()


def copy(source: Connection, into: Connection) -> Counts:
    """Every row of every table."""
    found: Counts = {}
    for table in COPIED:
        found[table.name] = 0
        names = [column.key for column in table.columns]
        rows = source.execution_options(yield_per=MANY).execute(select(table))
        for some in rows.partitions(MANY):
            into.execute(insert(table), [dict(zip(names, row)) for row in some])
            found[table.name] += len(some)
    return found


def fill(source: Connection, into: Connection, url: str) -> Counts:
    """The same for a database that is to go on counting; raises StoreError if it is not empty."""
    for table in (tables, persons):
        if into.execute(select(func.count()).select_from(table)).scalar_one():
            raise StoreError("restore-filled", place=place_of(url)[0].rpartition("@")[2])
    into.execute(metadata.tables["secrets"].delete())
    found = copy(source, into)
    if into.dialect.name == "postgresql":
        last = select(func.max(chats.c.id)).scalar_subquery()
        into.execute(select(func.setval(func.pg_get_serial_sequence("chats", "id"), func.coalesce(last, 1))))
    return found


def remove(part: Path) -> None:
    """What was begun, and what SQLite leaves beside it."""
    for end in ("", "-wal", "-shm", "-journal"):
        Path(f"{part}{end}").unlink(missing_ok=True)
