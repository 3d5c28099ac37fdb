"""Lists, leases, people, chat and secrets."""

from __future__ import annotations

import asyncio

from server.store.sample_rows import a_chain, a_table

from haricot.server.store import Store


async def test_open_tables_come_in_pages(store: Store) -> None:
    stamps = [100, 200, 200, 300, 400]
    for i, stamp in enumerate(stamps):
        await store.create(a_table(f"t{i}", updated=stamp), [], [])
    await store.create(a_table("private", updated=500, private=True), [], [])
    await store.create(a_table("over", updated=600, status="over"), [], [])
    first = await store.open_tables(2)
    assert [row.id for row in first] == ["t4", "t3"]
    second = await store.open_tables(1, first[-1].updated)
    assert [row.id for row in second] == ["t1", "t2"]  # what has the same stamp stays together
    assert [row.id for row in await store.open_tables(2, second[-1].updated)] == ["t0"]
    assert await store.open_tables(2, 100) == []


async def test_a_person_finds_their_tables(store: Store) -> None:
    await store.create(a_table("old", updated=1, status="over"), [], [("ann", 0), ("ann", 1)])
    await store.create(a_table("new", updated=2, status="playing", private=True), [], [("ann", 2), ("bob", 0)])
    await store.create(a_table("other", updated=3, status="playing"), [], [("bob", 0)])
    assert [row.id for row in await store.tables_of("ann", ["playing", "over"], 9)] == ["new", "old"]
    assert [row.id for row in await store.tables_of("ann", ["playing", "over"], 9, before=2)] == ["old"]
    assert [row.id for row in await store.tables_of("ann", ["over"], 9)] == ["old"]


async def test_SOLO_19_a_person_finds_what_they_played_alone(store: Store) -> None:
    await store.create(a_table("second", created=2, seats=1, status="over"), [], [("ann", 0)])
    await store.create(a_table("first", created=1, seats=1, status="over"), [], [("ann", 0)])
    await store.create(a_table("running", seats=1, status="playing"), [], [("ann", 0)])
    await store.create(a_table("given_up", seats=1, status="abandoned"), [], [("ann", 0)])
    await store.create(a_table("company", seats=2, status="over"), [], [("ann", 0)])
    await store.create(a_table("theirs", seats=1, status="over"), [], [("bob", 0)])
    assert [row.id for row in await store.played_alone("ann")] == ["first", "second"]


async def test_one_holder_has_the_lease(store: Store) -> None:
    await store.create(a_table(status="playing", machine=True), [], [])
    await store.create(a_table("pea", status="dealing", machine=True), [], [])
    await store.create(a_table("people", status="playing"), [], [])
    await store.create(a_table("over", status="over", machine=True), [], [])
    assert sorted(await store.orphans(0, 9)) == ["bean", "pea"]
    assert len(await store.orphans(0, 1)) == 1
    assert await store.lease("bean", "one", 10, now=1000)
    assert await store.orphans(2000, 9) == ["pea"]
    assert await store.lease("bean", "two", 10, now=2000) is not store.shared  # a lone process is its own rival
    assert await store.lease("bean", "one", 10, now=5000)  # renewed
    assert await store.orphans(14999, 9) == ["pea"]
    assert sorted(await store.orphans(15000, 9)) == ["bean", "pea"]  # expired
    assert await store.lease("bean", "two", 10, now=15000)
    await store.release("bean", "two")
    assert await store.lease("bean", "one", 10, now=15001)
    if store.shared:
        await store.release("bean", "two")  # not theirs any more
        assert await store.orphans(15002, 9) == ["pea"]


async def test_two_holders_at_once(store: Store) -> None:
    await store.create(a_table(), [], [])
    granted = await asyncio.gather(*[store.lease("bean", f"h{i}", 10, now=1) for i in range(8)])
    assert granted.count(True) == (1 if store.shared else 8)


async def test_a_guest_becomes_an_account(store: Store) -> None:
    await store.create_person("a1", "Ann", 5)
    await store.create_person("b2", "Bob", 6)
    ann = await store.person("a1")
    assert ann is not None
    assert (ann.name, ann.created, ann.passphrase, ann.login) == ("Ann", 5, "", None)
    assert await store.person("c3") is None
    assert await store.set_passphrase("a1", "Ann", "ann", "hash")
    found = await store.person_by_login("ann")
    assert found is not None
    assert (found.id, found.passphrase) == ("a1", "hash")
    assert not await store.set_passphrase("b2", "ANN", "ann", "other")
    assert not await store.rename("b2", "ANN", "ann")
    bob = await store.person("b2")
    assert bob is not None
    assert (bob.name, bob.passphrase, bob.login) == ("Bob", "", None)
    assert await store.rename("b2", "Bobby")
    assert await store.rename("a1", "Anna", "anna")
    assert await store.person_by_login("ann") is None
    assert {id: row.name for id, row in (await store.people(["a1", "b2", "c3"])).items()} == {
        "a1": "Anna",
        "b2": "Bobby",
    }
    assert await store.people([]) == {}


async def test_a_deleted_person_leaves_only_the_public_id(store: Store) -> None:
    await store.create_person("a1", "Ann", 5)
    await store.set_passphrase("a1", "Ann", "ann", "hash")
    await store.create(a_table(host="a1"), [], [("a1", 0), ("b2", 1)])
    await store.append([a_chain("bean", 1)])
    await store.add_chat("bean", "a1", "Ann", "hello", 7)
    await store.add_chat("bean", "b2", "Bob", "hi", 8)
    await store.mute("a1", "b2", True)
    await store.mute("b2", "a1", True)
    await store.delete_person("a1")
    assert await store.person("a1") is None
    assert await store.person_by_login("ann") is None
    assert await store.tables_of("a1", ["open"], 9) == []
    assert len(await store.tables_of("b2", ["open"], 9)) == 1
    assert [(row.person, row.name, row.text) for row in await store.chat("bean", 9)] == [("b2", "Bob", "hi")]
    assert await store.mutes("a1") == await store.mutes("b2") == set()
    assert len(await store.entries("bean")) == 1


async def test_chat_is_kept_by_table(store: Store) -> None:
    await store.create(a_table(), [], [])
    await store.create(a_table("pea"), [], [])
    ids = [await store.add_chat("bean", "a1", "Ann", f"text {i} é 🫘", i) for i in range(4)]
    await store.add_chat("pea", "a1", "Ann", "elsewhere", 9)
    assert ids == sorted(set(ids))
    said = await store.chat("bean", 3)
    assert [(row.id, row.text, row.stamp) for row in said] == [(ids[i], f"text {i} é 🫘", i) for i in (1, 2, 3)]
    assert [row.id for row in await store.chat("bean", 9, after=ids[2])] == ids[3:]


async def test_mutes_come_and_go(store: Store) -> None:
    await asyncio.gather(*[store.mute("ann", "bob", True) for _ in range(4)])
    await store.mute("ann", "cid", True)
    await store.mute("bob", "ann", True)
    assert await store.mutes("ann") == {"bob", "cid"}
    await store.mute("ann", "bob", False)
    await store.mute("ann", "dan", False)
    assert await store.mutes("ann") == {"cid"}


async def test_a_secret_is_made_once(store: Store, database_url: str) -> None:
    made = await asyncio.gather(*[store.secret("cookies") for _ in range(5)])
    assert len(made[0]) == 32
    assert set(made) == {made[0]}
    assert await store.secret("other") != made[0]
    await store.close()
    again = await Store.open(database_url)
    assert await again.secret("cookies") == made[0]
    await again.close()
