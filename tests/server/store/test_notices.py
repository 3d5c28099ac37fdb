"""PostgreSQL: processes tell each other of new rows."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator

import asyncpg  # type: ignore[import-untyped]
import pytest
from server.store.sample_rows import a_chain, a_table

import haricot.server.store.postgres as module
from haricot.server.store import Store
from haricot.server.store.postgres import Postgres, payloads


class Heard:
    """What a listener was called with."""

    def __init__(self) -> None:
        self.notices: list[tuple[str, int]] = []

    def __call__(self, table: str, seq: int) -> None:
        self.notices.append((table, seq))

    async def until(self, *wanted: tuple[str, int]) -> None:
        """Wait for all of these."""
        end = time.monotonic() + 60
        while not set(wanted) <= set(self.notices):
            assert time.monotonic() < end, f"heard only {self.notices}"
            await asyncio.sleep(0.01)


@pytest.fixture
async def pair(postgres_url: str) -> AsyncIterator[tuple[Store, Store]]:
    """Two stores, as of two processes."""
    one, two = await Store.open(postgres_url), await Store.open(postgres_url)
    yield one, two
    await one.close()
    await two.close()


async def test_an_append_is_heard_by_all(pair: tuple[Store, Store]) -> None:
    one, two = pair
    here, there = Heard(), Heard()
    await one.listen(here)
    await two.listen(there)
    for name in ("bean", "pea"):
        await one.create(a_table(name), [], [])
    await one.append([a_chain("bean", 1, 2), a_chain("pea", 1), a_chain("bean", 3)])
    verdicts = await two.append([a_chain("bean", 3), a_chain("pea", 2)])
    assert [verdict.kind for verdict in verdicts] == ["lost", "written"]
    await one.add_chat("bean", "ann", "Ann", "hello", 1)
    for heard in (here, there):
        await heard.until(("bean", 3), ("pea", 1), ("pea", 2), ("bean", 0))
        assert len(heard.notices) == 4  # what was not written is not told


async def test_many_tables_are_told_in_several_notices(pair: tuple[Store, Store]) -> None:
    one, two = pair
    heard = Heard()
    await two.listen(heard)
    names = [f"table{i:08}" for i in range(900)]
    await one.append([a_chain(name, 1) for name in names])
    await heard.until(*[(name, 1) for name in names])
    texts = payloads([(name, 1) for name in names])
    assert len(texts) > 1 and max(len(text.encode()) for text in texts) < 7000


async def test_a_failed_commit_is_not_told(pair: tuple[Store, Store]) -> None:
    one, two = pair
    heard = Heard()
    await two.listen(heard)

    async def fail() -> None:
        raise OSError

    one.before_commit = fail
    with pytest.raises(OSError):
        await one.append([a_chain("bean", 1)])
    one.before_commit = None
    await one.append([a_chain("pea", 1)])
    await heard.until(("pea", 1))
    assert heard.notices == [("pea", 1)]


async def test_lost_connections_are_made_again(
    pair: tuple[Store, Store], postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "PATIENCE", 0.02)
    one, two = pair
    heard = Heard()
    await two.listen(heard)
    await one.append([a_chain("bean", 1)])
    await heard.until(("bean", 1))
    killer = await asyncpg.connect(postgres_url)
    for seq in range(2, 5):
        await killer.execute(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
            " WHERE datname = current_database() AND pid <> pg_backend_pid()"
        )
        async with asyncio.timeout(60):
            assert isinstance(one.database, Postgres) and one.database.inserting is not None
            while not one.database.inserting.is_closed():  # this side notices
                await asyncio.sleep(0.01)
        assert [verdict.kind for verdict in await one.append([a_chain("bean", seq)])] == ["written"]
        end = time.monotonic() + 60
        while ("bean", seq) not in heard.notices:  # the listener may have been away; the next notice comes through
            assert time.monotonic() < end
            await one.database.notify("bean", seq)
            await asyncio.sleep(0.02)
    await killer.close()


async def test_a_store_alone_hears_nothing(sqlite_url: str) -> None:
    store = await Store.open(sqlite_url)
    heard = Heard()
    await store.listen(heard)
    await store.create(a_table(), [], [])
    await store.append([a_chain("bean", 1)])
    assert heard.notices == []
    await store.close()
