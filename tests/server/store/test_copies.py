"""Backup and restore, from either database into either, while it is used."""

from __future__ import annotations

import asyncio
import gzip
import shutil
import sqlite3
from pathlib import Path

import pytest
from server.store.sample_rows import a_chain, a_table, seqs

from haricot.calls.placings import Placing
from haricot.cli import run
from haricot.locales import texts
from haricot.server.store import EveningRow, Store, StoreError, evenings, ratings
from haricot.server.store.copies import backup, restore

FIXTURES = Path(__file__).resolve().parents[2] / "fixtures" / "server"


async def some_history(store: Store) -> None:
    """Two tables, two people, something said."""
    for name in ("bean", "pea"):
        await store.create(a_table(name), [], [("ann", 0)])
        await store.append([a_chain(name, 1, 50)])
    await store.create_person("ann", "Ann", 5)
    await store.set_passphrase("ann", "Ann", "ann", "hashed")
    await store.create_person("bob", "Bob", 6)
    await store.add_chat("bean", "ann", "Ann", "hello", 7)
    await store.mute("ann", "bob", True)
    await store.want_rating("ann", True)
    await ratings.place(store, "bean", "bohnanza", [Placing(0, "ann", 1)])
    evening = EveningRow(id="e", game="dice", setup="{}", secret=b"s", host="ann", created=8, status="open", deal=0)
    await evenings.create(store, evening, [("ann", ""), ("", "greedy")])
    await evenings.sit(store, "e", 1, 0, "pea")
    await store.secret("cookie")
    await store.lease("bean", "somebody", 60, 0)


async def everything(store: Store) -> list[object]:
    """What people notice of a database."""
    return [
        await store.table("bean"),
        await store.table("pea"),
        await store.entries("bean"),
        await seqs(store, "pea"),
        await store.person("ann"),
        await store.person_by_login("ann"),
        await store.tables_of("ann", ["open"], 9),
        await store.chat("bean", 9),
        await store.mutes("ann"),
        await ratings.placed(store, "bohnanza"),
        await evenings.evening(store, "e"),
        await evenings.guests_of(store, "e"),
        await evenings.sittings_of(store, "e"),
        await store.secret("cookie"),
    ]


@pytest.mark.parametrize("other", ["sqlite", "postgres"])
async def test_what_is_restored_is_what_was_there(
    store: Store, database_url: str, other: str, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    await some_history(store)
    file = tmp_path / "backup.db"
    counts = await backup(database_url, file)
    assert (counts["tables"], counts["persons"], counts["entries"], counts["chats"]) == (2, 2, 100, 1)
    before = await everything(store)
    await store.append([a_chain("bean", 51)])  # the server went on
    target = f"sqlite:///{tmp_path / 'again.db'}" if other == "sqlite" else await a_postgres(request)
    assert await restore(file, target) == counts
    again = await Store.open(target)
    try:
        assert await everything(again) == before
        assert await again.add_chat("bean", "ann", "Ann", "more", 8) > 1
        assert await again.lease("bean", "another", 60, 0)
        with pytest.raises(StoreError, match="restore-filled"):
            await restore(file, target) if other == "postgres" else await filled(file, tmp_path)
    finally:
        await again.close()
    assert sorted(path.name for path in tmp_path.iterdir() if "part" in path.name) == []


async def filled(file: Path, folder: Path) -> None:
    """Restore into a copy of a database that is not empty."""
    shutil.copy(file, folder / "filled.db")
    await restore(file, str(folder / "filled.db"))


async def a_postgres(request: pytest.FixtureRequest) -> str:
    """A second, empty database of the same server."""
    import asyncpg  # type: ignore[import-untyped]

    server: str = request.getfixturevalue("postgres_server")
    connection = await asyncpg.connect(server)
    await connection.execute("DROP DATABASE IF EXISTS restored WITH (FORCE)")
    await connection.execute("CREATE DATABASE restored")
    await connection.close()
    return server.replace("/postgres?", "/restored?")


async def test_a_backup_is_of_one_moment(store: Store, database_url: str, tmp_path: Path) -> None:
    """While tables go on, every log in it is whole."""
    await some_history(store)
    stop = asyncio.Event()

    async def go_on() -> None:
        seq = 51
        while not stop.is_set():
            await store.append([a_chain("bean", seq), a_chain("pea", seq)])
            seq += 1

    going = asyncio.create_task(go_on())
    try:
        for n in range(5):
            await backup(database_url, tmp_path / f"{n}.db")
    finally:
        stop.set()
        await going
    for n in range(5):
        with sqlite3.connect(tmp_path / f"{n}.db") as connection:
            rows = connection.execute("select table_id, count(*), max(seq) from entries group by 1").fetchall()
        connection.close()
        assert [count for _, count, _ in rows] == [last for _, _, last in rows]
        assert rows[0][1] == rows[1][1]  # both tables grew in one transaction


async def test_what_cannot_be_backed_up_or_restored(tmp_path: Path) -> None:
    there = tmp_path / "there.db"
    await closed(str(there))
    foreign = tmp_path / "foreign.db"
    foreign.write_text("no database at all, " * 100)
    other = tmp_path / "other.db"
    shutil.copy(there, other)
    with sqlite3.connect(other) as connection:
        connection.execute("update alembic_version set version_num = '9999'")
    connection.close()
    for id, do, source, target in [
        ("backup-exists", backup, str(there), foreign),
        ("backup-missing", backup, str(tmp_path / "nowhere.db"), tmp_path / "new.db"),
        ("backup-foreign", backup, str(foreign), tmp_path / "new.db"),
        ("store-newer", restore, other, str(tmp_path / "new2.db")),
        ("store-unusable", backup, str(there), tmp_path / "no" / "folder.db"),
    ]:
        with pytest.raises(StoreError, match=id) as refused:
            await do(source, target)  # type: ignore[operator]
        for lang in ("en", "fr", "de"):
            assert "\n" not in texts(lang).refusal(refused.value)
    assert not (tmp_path / "new.db").exists()
    with pytest.raises(StoreError, match="backup-missing"):
        await restore(tmp_path / "nowhere.db", str(tmp_path / "new3.db"))
    assert not (tmp_path / "new3.db").exists()


def test_both_as_commands(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    old, file, new = (str(tmp_path / name) for name in ("old.db", "file.db", "new.db"))
    asyncio.run(closed(old))
    assert run(["backup", file, "--database", old]) == 0
    assert run(["restore", file, "--database", new]) == 0
    assert capsys.readouterr().out.count("0 tables, 0 people") == 2
    assert run(["backup", file, "--database", old]) == 2
    assert "already" in capsys.readouterr().err


async def closed(url: str) -> None:
    """Make a database."""
    store = await Store.open(url)
    await store.close()


async def test_a_backup_of_the_first_version_is_brought_up_to_date(tmp_path: Path) -> None:
    old = tmp_path / "old.db"
    old.write_bytes(gzip.decompress((FIXTURES / "first.db.gz").read_bytes()))
    with sqlite3.connect(old) as connection:
        people = connection.execute("select count(*) from persons").fetchone()[0]
    before = old.read_bytes()
    counts = await restore(old, f"sqlite:///{tmp_path / 'new.db'}")
    assert counts["persons"] == people > 0
    assert old.read_bytes() == before
