"""The deal of the day and people's statistics, over HTTP against a whole server."""

from __future__ import annotations

import asyncio
import hashlib
import random
from datetime import UTC, datetime
from typing import Any

import pytest
from server.play.clients import Failed, Person, Player
from server.play.serving import inside

from haricot.calls import days
from haricot.games.bohnanza import players
from haricot.kernel import registry

GAME = "al_cabohne"  # its deal of the day is played alone: nobody has to think


async def play(person: Person, table: str, luck: int) -> None:
    """Play a table to its end, by lot."""
    player = Player([person], table, 0, random.Random(luck))
    player.start()
    async with asyncio.timeout(200):
        await player.done.wait()
    await player.stop()


async def today(person: Person) -> Any:
    """How far somebody is with the deal of the day."""
    return next(day for day in (await person.get("/api/my/days"))["days"] if day["game"] == GAME)


def test_the_seed_follows_from_box_and_date_and_from_nothing_else() -> None:
    assert days.seed(GAME, "2026-11-17") == hashlib.sha256(b"haricot day al_cabohne 2026-11-17").hexdigest()
    assert days.seed(GAME, "2026-11-18") != days.seed("dice", "2026-11-18") != days.seed("dice", "2026-11-19")
    noon = datetime(2026, 11, 17, 23, 59, tzinfo=UTC)
    assert days.today(int(noon.timestamp() * 1000)) == "2026-11-17"
    assert days.ends("2026-11-17") == int(datetime(2026, 11, 18, tzinfo=UTC).timestamp() * 1000)


@pytest.mark.parametrize("id", registry.packages())
def test_every_box_has_a_deal_of_the_day_against_nobody_twice(id: str) -> None:
    me, *others = days.seats(registry.box(id))
    assert me == "me" and len(set(others)) == len(others)
    assert days.wanted(id).seats == [me, *others]


def test_the_versions_of_characters_are_part_of_what_is_compared(monkeypatch: pytest.MonkeyPatch) -> None:
    box = registry.box("bohnanza")
    before = days.key(box, "2026-11-17")
    monkeypatch.setitem(players.VERSIONS, "greedy", 99)
    assert days.key(box, "2026-11-17") != before and days.date_of(before) == "2026-11-17"


async def test_two_people_play_the_deal_of_the_day_and_compare(sqlite_url: str) -> None:
    async with inside(sqlite_url) as server:
        ann, bob, eve = [await Person.guest(server.base) for _ in range(3)]
        assert await today(ann) == {**(await today(bob)), "table": "", "over": False, "score": None, "players": 0}

        first = (await ann.post(f"/api/games/{GAME}/day"))["id"]
        assert (await ann.post(f"/api/games/{GAME}/day"))["id"] == first, "a try that is not over goes on"
        told = await ann.get(f"/api/tables/{first}")
        assert told["day"] == (await ann.get("/api/my/days"))["date"]
        assert told["fairness"]["known"] and not told["hints"]
        with pytest.raises(Failed, match="match-not-over"):
            await ann.get(f"/api/tables/{first}/day")
        await play(ann, first, 1)
        reached = (await ann.get(f"/api/tables/{first}"))["result"]["scores"][0]
        assert (await today(ann))["score"] == reached and (await today(eve))["players"] == 1

        theirs = (await bob.post(f"/api/games/{GAME}/day"))["id"]
        assert theirs != first
        await play(bob, theirs, 1)
        seeds = [(await who.get(f"/api/tables/{id}"))["fairness"]["seed"] for who, id in ((ann, first), (bob, theirs))]
        assert seeds[0] == seeds[1] == days.seed(GAME, told["day"]), "the same cards for both"
        found = await bob.get(f"/api/tables/{theirs}/day")
        assert (found["game"], found["date"], found["counts"]) == (GAME, told["day"], True)
        assert sorted((each["name"], each["mine"]) for each in found["tries"]) == sorted(
            [(ann.name, False), (bob.name, True)]
        )
        scores = [each["score"] for each in found["tries"]]
        assert reached in scores and scores == sorted(scores, reverse=True)

        # another try is played for its own sake
        again = (await ann.post(f"/api/games/{GAME}/day"))["id"]
        assert again != first
        await play(ann, again, 2)
        found = await ann.get(f"/api/tables/{again}/day")
        assert not found["counts"] and len(found["tries"]) == 2
        assert (await today(ann))["table"] == first and (await today(ann))["score"] == reached

        # who goes takes the results along
        await ann.call("DELETE", "/api/me")
        assert (await today(bob))["players"] == 1

        # other tables play no deal of the day
        plain = (await eve.post("/api/tables", {"game": GAME, "seats": ["me"], "start": True}))["id"]
        await eve.post(f"/api/tables/{plain}/abandon")
        with pytest.raises(Failed, match="no-day"):
            await eve.get(f"/api/tables/{plain}/day")
        with pytest.raises(Failed, match="no-game"):
            await eve.post("/api/games/nothing/day")


async def test_statistics_are_counted_from_what_was_played_and_go_with_their_owner(sqlite_url: str) -> None:
    async with inside(sqlite_url) as server:
        ann = await Person.guest(server.base)
        assert await ann.get("/api/my/statistics") == {
            "matches": 0,
            "wins": 0,
            "deals": 0,
            "harvest": {"game": "", "bean": "", "count": 0},
            "favourite": {"game": "", "bean": "", "count": 0},
            "more": False,
        }
        tables = []
        for luck in range(2):
            tables.append((await ann.post("/api/tables", {"game": GAME, "seats": ["me"], "start": True}))["id"])
            await play(ann, tables[-1], luck)
        found = await ann.get("/api/my/statistics")
        results = [(await ann.get(f"/api/tables/{id}"))["result"] for id in tables]
        assert (found["matches"], found["wins"]) == (2, sum(0 in result["winners"] for result in results))
        harvests = [
            (event["args"]["coins"], table["cards"][event["args"]["kind"]])
            for table in [await ann.get(f"/api/tables/{id}/replay") for id in tables]
            for step in table["steps"]
            for event in step["events"]
            if event["id"] == "harvested" and event["args"]["seat"] == 0
        ]
        best = max(coins for coins, _ in harvests)
        assert (found["harvest"]["game"], found["harvest"]["count"]) == (GAME, best) and best > 0
        assert (best, found["harvest"]["bean"]) in harvests
        assert found["favourite"]["bean"] in {bean for _, bean in harvests}
        assert await ann.get("/api/my/statistics") == found, "counted once"
        await ann.call("DELETE", "/api/me")
        assert await server.store.database.read(lambda c: c.exec_driver_sql("SELECT * FROM tallies").all()) == []
