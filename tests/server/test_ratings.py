"""Ratings of people: who is rated, by which matches, and that they go with their owner."""

from __future__ import annotations

import asyncio
import random
from typing import Any

import pytest
from msgspec import structs
from server.play.clients import Failed, Person, Player
from server.play.serving import Inside, inside

from haricot.calls.placings import can_count, placings
from haricot.server.ratings import MOST, reckon
from haricot.server.store.rows import PlacingRow
from haricot.table.agreeing import agree
from haricot.table.wishes import NewTable

GAME = "al_cabohne"  # for two, and short


async def account(server: Inside, name: str, rated: bool = True) -> Person:
    """Somebody with a passphrase who wants to be rated."""
    person = await Person.guest(server.base)
    person.name = (await person.post("/api/register", {"name": name, "passphrase": "a passphrase"}))["name"]
    if rated:
        await person.post("/api/my/rating", {"on": True})
    return person


async def played(ann: Person, bob: Person, luck: int, **more: Any) -> str:
    """A match of two people to its end, by lot."""
    new = {"game": GAME, "seats": ["me", "open"], "hints": False, "answer": 5, "pace": "instant", **more}
    table = str((await ann.post("/api/tables", new))["id"])
    await bob.join(table)
    await ann.post(f"/api/tables/{table}/start")
    players = [Player([who], table, seat, random.Random(luck + seat)) for seat, who in enumerate((ann, bob))]
    for player in players:
        player.start()
    async with asyncio.timeout(200):
        await asyncio.gather(*(player.done.wait() for player in players))
    for player in players:
        await player.stop()
    return table


async def test_two_accounts_are_rated_by_what_they_play_and_forgotten_with_it(sqlite_url: str) -> None:
    async with inside(sqlite_url) as server:
        guest = await Person.guest(server.base)
        with pytest.raises(Failed, match="no-account"):
            await guest.post("/api/my/rating", {"on": True})
        ann, bob = await account(server, "Ann"), await account(server, "Bob", rated=False)
        assert await bob.get("/api/my/ratings") == {"wanted": False, "games": [], "more": False}
        tables = [await played(ann, bob, luck) for luck in range(3)]
        hinted = await played(ann, bob, 9, hints=True)
        again = await played(ann, bob, 10, deal_of=tables[0])
        assert await ann.get("/api/my/ratings") == {"wanted": True, "games": [], "more": False}, "Bob is not compared"

        await bob.post("/api/my/rating", {"on": True})
        told = await ann.get("/api/my/ratings")
        [found] = told["games"]
        assert found["game"] == GAME and [each["matches"] for each in found["people"]] == [3, 3]
        assert [each["mine"] for each in found["people"]] == [each["name"] == "Ann" for each in found["people"]]
        first, second = found["people"]
        assert first["rating"] >= second["rating"] and first["rating"] == pytest.approx(-second["rating"])
        assert first["low"] < first["rating"] < first["high"] and first["low"] < second["high"]
        wins = dict.fromkeys(("Ann", "Bob"), 0.0)
        for table in tables:
            winners = (await ann.table(table))["result"]["winners"]
            for seat in winners:
                wins[("Ann", "Bob")[seat]] += 1 / len(winners)
        if wins["Ann"] != wins["Bob"]:
            assert first["name"] == max(wins, key=lambda name: wins[name])

        # made again from what was played, it is the same
        await server.store.write(lambda c: c.exec_driver_sql("DELETE FROM placings"))
        assert (await bob.get("/api/my/ratings"))["games"][0]["people"] == [
            {**each, "mine": not each["mine"]} for each in found["people"]
        ]
        rows = await server.store.database.read(lambda c: c.exec_driver_sql("SELECT * FROM placings").all())
        assert sorted(row[0] for row in rows if row[1] < 0) == sorted([hinted, again])

        # whoever does not want it any longer is not shown to anybody
        await bob.post("/api/my/rating", {"on": False})
        assert (await ann.get("/api/my/ratings"))["games"] == []
        await bob.post("/api/my/rating", {"on": True})
        assert len((await ann.get("/api/my/ratings"))["games"]) == 1
        await ann.call("DELETE", "/api/me")
        assert (await bob.get("/api/my/ratings"))["games"] == []
        await server.store.write(lambda c: c.exec_driver_sql("DELETE FROM placings"))
        await bob.get("/api/my/ratings")
        rows = await server.store.database.read(lambda c: c.exec_driver_sql("SELECT person FROM placings").all())
        assert ann.id not in [row[0] for row in rows]


async def test_a_match_with_a_stand_in_does_not_count(sqlite_url: str) -> None:
    async with inside(sqlite_url) as server:
        ann, bob = await account(server, "Ann"), await account(server, "Bob")
        new = {"game": GAME, "seats": ["me", "open"], "hints": False, "answer": 5, "pace": "instant"}
        table = str((await ann.post("/api/tables", new))["id"])
        await bob.join(table)
        await ann.post(f"/api/tables/{table}/start")
        await bob.post(f"/api/tables/{table}/leave?how=give")
        player = Player([ann], table, 0, random.Random(1))
        player.start()
        async with asyncio.timeout(200):
            await player.done.wait()
        await player.stop()
        warm = (await server.app.state.hub.room(table)).table
        assert warm.status == "over" and placings(warm) == []
        assert (await ann.get("/api/my/ratings"))["games"] == []


def test_only_unknown_deals_of_the_box_itself_count() -> None:
    agreed = agree(NewTable(GAME, ["me", "open"], hints=False), "host", 1)
    assert can_count(agreed)
    for word in ("seed", "day", "laid", "lesson", "evening", "cards"):
        assert not can_count(structs.replace(agreed, **{word: "x"})), word
    assert not can_count(structs.replace(agreed, hints=True))


def test_ratings_are_the_same_in_whatever_order_and_bounded_in_number() -> None:
    lots = random.Random(5)
    rows = []
    for match in range(300):
        for rank, person in enumerate(lots.sample(range(MOST + 20), 4), 1):
            rows.append(PlacingRow(table=f"t{match:03}", person=f"p{person:03}", rank=rank))
    found = reckon(rows)
    assert len(found) == MOST and sum(each.value for each in found.values()) == pytest.approx(0, abs=1e-6)
    again = reckon(sorted(rows, key=lambda row: (row.rank, row.table)))
    for who, each in found.items():
        assert again[who].value == pytest.approx(each.value, abs=1e-3)
        assert again[who].low == pytest.approx(each.low, abs=1e-3)
    assert reckon([PlacingRow(table="t", person="alone", rank=1)]) == {}
