"""Opening: which databases are understood, migrations, and what a host is told when it does not work."""

from __future__ import annotations

import asyncio
import subprocess
import sys
from pathlib import Path

import pytest
from alembic import command
from server.store.sample_rows import a_table
from sqlalchemy import Connection, inspect, text

import haricot.server.store.store as module
from haricot.locales import texts
from haricot.server.store import Store, StoreError
from haricot.server.store.database import alembic_config
from haricot.server.store.models import metadata

OPEN = "import asyncio, sys; from haricot.server.store import Store; asyncio.run(Store.open(sys.argv[1]))"


async def refused(url: str, id: str) -> str:
    """What is said, in one line, when a database cannot be opened."""
    with pytest.raises(StoreError) as raised:
        await Store.open(url)
    assert raised.value.id == id
    said = texts("en").refusal(raised.value)
    assert "\n" not in said
    return said


async def test_models_and_migrations_agree(store: Store) -> None:
    def check(connection: Connection) -> None:
        command.check(alembic_config(connection))  # raises on any difference
        assert set(inspect(connection).get_table_names()) == {*metadata.tables, "alembic_version"}

    await store.database.read(check)


async def test_migrations_can_be_walked_back(store: Store) -> None:
    def back(connection: Connection) -> list[str]:
        command.downgrade(alembic_config(connection), "base")
        return inspect(connection).get_table_names()

    assert await store.database.write(back) == ["alembic_version"]


async def test_an_existing_database_is_kept(database_url: str) -> None:
    for count in range(3):
        store = await Store.open(database_url)
        await store.create(a_table(f"t{count}"), [], [])
        assert len(await store.open_tables(9)) == count + 1
        await store.close()


async def test_a_database_of_a_newer_version_is_refused(database_url: str) -> None:
    store = await Store.open(database_url)
    await store.database.write(lambda c: c.execute(text("UPDATE alembic_version SET version_num = '9999'")))
    await store.close()
    assert "newer Haricot" in await refused(database_url, "store-newer")


async def test_sqlite_commits_are_durable(sqlite_url: str) -> None:
    store = await Store.open(sqlite_url)

    def settings(connection: Connection) -> list[object]:
        names = ("journal_mode", "synchronous", "foreign_keys", "busy_timeout")
        return [connection.exec_driver_sql(f"PRAGMA {name}").scalar() for name in names]

    for run in (store.database.read, store.database.write):
        assert await run(settings) == ["wal", 2, 1, 5000]
    await store.close()


async def test_a_path_will_do(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "a folder" / "of mine?.db"
    store = await Store.open(str(path))
    assert path.exists() and not store.shared
    await store.close()
    monkeypatch.setattr(module, "user_data_dir", lambda name: str(tmp_path / name))
    store = await Store.open()
    assert (tmp_path / "haricot" / "haricot.db").exists()
    await store.close()


async def test_a_second_process_is_told_of_postgresql(sqlite_url: str) -> None:
    store = await Store.open(sqlite_url)
    for _ in range(2):
        said = await refused(sqlite_url, "store-busy")
        assert "already served by another process" in said and "--database postgresql://" in said
    other = await asyncio.to_thread(
        subprocess.run, [sys.executable, "-c", OPEN, sqlite_url], capture_output=True, text=True
    )
    assert "store-busy" in other.stderr.splitlines()[-1]
    await store.close()
    again = await Store.open(sqlite_url)
    await again.close()


@pytest.mark.parametrize(
    "url", ["mysql://host/db", "sqlite://", "sqlite:///", "http://x", "postgres://x", "sqlite+aiosqlite:///x"]
)
async def test_other_databases_are_refused(url: str) -> None:
    assert "postgresql://" in await refused(url, "store-unknown")


async def test_a_file_that_is_no_database_is_refused(tmp_path: Path) -> None:
    (tmp_path / "text.db").write_text("Not a database, but long enough to look at. " * 100)
    assert "not a database" in await refused(str(tmp_path / "text.db"), "store-unusable")
    assert "below.db" in await refused(str(tmp_path / "text.db" / "below.db"), "store-unusable")
    assert str(tmp_path) in await refused(str(tmp_path), "store-unusable")


async def test_a_server_that_is_not_there(tmp_path: Path) -> None:
    pytest.importorskip("asyncpg")
    said = await refused("postgresql://ann:secret@127.0.0.1:1/haricot", "store-unusable")
    assert "127.0.0.1:1/haricot" in said and "secret" not in said
    assert await refused(f"postgresql:///haricot?host={tmp_path}", "store-unusable")
    assert await refused("postgresql://host:port/haricot", "store-unusable")


async def test_a_database_that_is_not_there(postgres_server: str) -> None:
    assert "does not exist" in await refused(postgres_server.replace("/postgres?", "/nowhere?"), "store-unusable")


async def test_postgresql_needs_its_driver(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "asyncpg", None)
    assert "./haricot serve" in await refused("postgresql://host/db", "store-extra")


async def test_processes_that_start_at_once(postgres_url: str) -> None:
    """Several connections in this process and two processes beside it bring one empty database up to date."""
    others = [
        await asyncio.create_subprocess_exec(sys.executable, "-c", OPEN, postgres_url, stderr=subprocess.PIPE)
        for _ in range(2)
    ]
    stores = await asyncio.gather(*[Store.open(postgres_url) for _ in range(4)])
    for other in others:
        _, said = await other.communicate()
        assert other.returncode == 0, said.decode()
    await stores[0].create(a_table(), [], [])
    assert [len(await store.open_tables(9)) for store in stores] == [1] * 4
    for store in stores:
        assert store.shared
        await store.close()
