"""Codes as the database keeps them, for all processes."""

from __future__ import annotations

import asyncio

from server.store.sample_rows import a_table

from haricot.server.store import Store
from haricot.server.store.codes import CodeRow, Codes


async def test_a_code_is_one_tables_until_it_lapses(store: Store, database_url: str) -> None:
    for id in ("t1", "t2"):
        await store.create(a_table(id), [], [])
    other = await Store.open(database_url) if store.shared else store  # another process
    first, second = Codes(store), Codes(other)
    mine = CodeRow(code="red soy", table="t1", until=100)
    assert await first.give(mine, 10)
    assert not await second.give(CodeRow(code="red soy", table="t2", until=150), 50)
    assert await second.of("t1", 99) == mine
    assert await second.of("t1", 100) is None
    assert await second.find("red soy") == mine
    later = CodeRow(code="red soy", table="t2", until=250)
    assert await second.give(later, 100)
    assert await first.find("red soy") == later
    spent = [await first.spend(moment, moment - 20, 5) for moment in (1, 2, 30, 31)]
    assert all(spent)
    await second.refund(spent[-1])
    assert [await second.missed(since) for since in (0, 20, 30)] == [1, 1, 0]
    tries = await asyncio.gather(*[codes.spend(40, 20, 5) for codes in (first, second) for _ in range(20)])
    assert len([spent for spent in tries if spent]) == 4, "however many try at once"
    if other is not store:
        await other.close()
