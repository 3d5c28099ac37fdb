"""The log: whole or not at all, one winner of every race, every message counts once."""

from __future__ import annotations

import asyncio

import pytest
from server.store.sample_rows import a_chain, a_row, a_table, seqs
from sqlalchemy import Connection, insert
from sqlalchemy.exc import IntegrityError

from haricot.server.store import Chain, Store, Verdict
from haricot.server.store.models import seatings
from haricot.server.store.rows import LOST, WRITTEN


async def test_what_was_written_is_read_back(store: Store) -> None:
    table = a_table(private=True, machine=True)
    first = a_row("bean", 1)
    await store.create(table, [first], [("ann", 0)])
    assert await store.table("bean") == table
    assert await store.table("pea") is None
    chain = a_chain("bean", 2, 100)
    assert await store.append([chain]) == [WRITTEN]
    assert await store.entries("bean") == [first, *chain.rows]
    assert await store.entries("bean", after=99) == chain.rows[-2:]
    assert await store.append([]) == []


async def test_a_lost_race_leaves_nothing_of_the_chain(store: Store) -> None:
    await store.create(a_table(), [a_row("bean", 1), a_row("bean", 2)], [])
    late = Chain("bean", [a_row("bean", 2, "late"), a_row("bean", 3)], status="playing", seatings=[("bob", 1)])
    assert await store.append([late]) == [LOST]
    early = Chain("bean", [a_row("bean", 3, "new"), a_row("bean", 2, "late")])  # the collision comes second
    assert await store.append([early]) == [LOST]
    assert await seqs(store, "bean") == [1, 2]
    row = await store.table("bean")
    assert row is not None
    assert (row.status, row.updated) == ("open", 1000)
    assert await store.tables_of("bob", ["open", "playing"], 10) == []


async def test_a_message_sent_twice_counts_once(store: Store) -> None:
    await store.create(a_table(), [], [])
    assert await store.append([a_chain("bean", 1, key="0:abc")]) == [WRITTEN]
    for seq in (1, 2):
        assert await store.append([a_chain("bean", seq, key="0:abc")]) == [Verdict("duplicate", "0:abc", 1)]
    assert await store.append([a_chain("bean", 2, 3, key="0:abc")]) == [Verdict("duplicate", "0:abc", 1)]
    await store.create(a_table("pea"), [], [])
    assert await store.append([a_chain("pea", 1, key="0:abc")]) == [WRITTEN]  # keys are each table's own


async def test_machine_entries_are_rivals_not_duplicates(store: Store) -> None:
    await store.create(a_table(), [], [])
    assert await store.append([a_chain("bean", 1, 2)]) == [WRITTEN]
    assert await store.append([a_chain("bean", 1, 2)]) == [LOST]
    decision = Chain("bean", [a_row("bean", 1, "0:abc"), a_row("bean", 2)])
    assert await store.append([decision]) == [LOST]  # the decision stands nowhere, though a key m2 does


async def test_a_collision_harms_its_own_table_only(store: Store) -> None:
    names = ["pea", "bean", "soy", "lentil"]
    for name in names:
        await store.create(a_table(name), [], [])
    await store.append([a_chain("soy", 1, key="there")])
    chains = [
        a_chain("pea", 1, 2),
        a_chain("soy", 1, 3),
        a_chain("bean", 1),
        a_chain("soy", 4),
        a_chain("pea", 3, status="over"),
        a_chain("lentil", 1, seatings=[("ann", 0)]),
    ]
    assert await store.append(chains) == [WRITTEN, LOST, WRITTEN, LOST, WRITTEN, WRITTEN]
    assert [await seqs(store, name) for name in names] == [[1, 2, 3], [1], [1], [1]]
    assert [row.id for row in await store.tables_of("ann", ["open"], 9)] == ["lentil"]


async def test_a_chain_changes_the_lobby(store: Store) -> None:
    await store.create(a_table(), [], [("ann", 0), ("bob", 1)])
    await store.append([a_chain("bean", 1)])
    row = await store.table("bean")
    assert row is not None
    assert row.updated == 1000  # a move is no change of status
    await store.append([a_chain("bean", 2, status="playing", machine=True, seatings=[("", 0), ("cid", 1), ("cid", 2)])])
    row = await store.table("bean")
    assert row is not None
    assert (row.status, row.machine, row.updated, row.result) == ("playing", True, 1002, "")
    assert [len(await store.tables_of(person, ["playing"], 9)) for person in ("ann", "bob", "cid")] == [0, 0, 1]
    await store.append([a_chain("bean", 3, status="over", machine=False, result='{"scores": [3]}')])
    row = await store.table("bean")
    assert row is not None
    assert (row.status, row.machine, row.updated, row.result) == ("over", False, 1003, '{"scores": [3]}')


async def test_a_commit_that_fails_writes_nothing(store: Store) -> None:
    await store.create(a_table(), [], [])

    async def fail() -> None:
        raise OSError("the disk is full")

    store.before_commit = fail
    with pytest.raises(OSError, match="full"):
        await store.append([a_chain("bean", 1, status="playing")])
    store.before_commit = None
    assert await store.entries("bean") == []
    assert await store.append([a_chain("bean", 1)]) == [WRITTEN]


async def test_a_commit_that_the_database_refuses_leaves_nothing_open(sqlite_url: str) -> None:
    store = await Store.open(sqlite_url)
    await store.create(a_table(), [], [])

    def work(connection: Connection) -> None:
        connection.exec_driver_sql("PRAGMA defer_foreign_keys=ON")  # the broken row is noticed by COMMIT
        connection.execute(insert(seatings).values(table="nowhere", seat=0, person="ann"))

    with pytest.raises(IntegrityError):
        await store.database.write(work)
    assert await store.append([a_chain("bean", 1)]) == [WRITTEN]
    assert await seqs(store, "bean") == [1]
    await store.close()


async def test_of_simultaneous_appends_one_wins(store: Store) -> None:
    """Many transactions at once, over the same tables named in different orders: no deadlock, one chain a number."""
    names = [f"t{i}" for i in range(5)]
    for name in names:
        await store.create(a_table(name), [], [])

    async def play(number: int) -> list[Verdict]:
        order = names[number % 5 :] + names[: number % 5]
        return await store.append([a_chain(name, 1, 2, key=f"{number}", status="playing") for name in order])

    verdicts = [verdict for found in await asyncio.gather(*map(play, range(12))) for verdict in found]
    assert sorted(verdict.kind for verdict in verdicts) == ["lost"] * 55 + ["written"] * 5
    for name in names:
        assert await seqs(store, name) == [1, 2]


async def test_errors_never_tell_what_was_written(store: Store) -> None:
    await store.create(a_table(), [], [])
    with pytest.raises(Exception, match=r"UNIQUE|unique") as raised:
        await store.create(a_table(setup="secret cards"), [], [])
    assert "secret cards" not in str(raised.value)
