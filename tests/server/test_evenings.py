"""An evening at several tables, over HTTP against a whole server."""

from __future__ import annotations

import asyncio
import csv
import hashlib
import io
import random
from typing import Any

import pytest
from server.play.clients import Failed, Person, Player
from server.play.serving import inside

from haricot.calls import evenings
from haricot.kernel import registry

GAME = "al_cabohne"  # for two, and short
NEW = {"game": GAME, "tables": 2, "deals": 2, "pace": "instant", "answer": 5}


async def play(people: dict[int, Person], table: str, luck: int) -> None:
    """Play a table to its end, by lot."""
    players = [Player([who], table, seat, random.Random(luck + seat)) for seat, who in people.items()]
    for player in players:
        player.start()
    async with asyncio.timeout(200):
        await asyncio.gather(*(player.done.wait() for player in players))
    for player in players:
        await player.stop()


def own_table(told: Any) -> Any:
    """Where I sit now."""
    return next(table for table in told["dealt"][-1]["tables"] if table["mine"])


async def test_people_play_an_evening_and_are_compared_seat_by_seat(sqlite_url: str) -> None:
    async with inside(sqlite_url) as server:
        ann, bob, eve = [await Person.guest(server.base) for _ in range(3)]
        id = (await ann.post("/api/evenings", {**NEW, "players": ["me", "open", "random", "greedy"]}))["id"]
        path = f"/api/evenings/{id}"
        told = await eve.get(path)
        assert (told["status"], told["deal"], told["mine"], told["hosting"]) == ("open", 0, -1, False)
        assert [place["kind"] for place in told["places"]] == ["person", "open", "bot", "bot"]
        assert told["secret"] == "" and told["dealt"] == []
        with pytest.raises(Failed, match="seat-still-free"):
            await ann.post(f"{path}/next")
        with pytest.raises(Failed, match="host-only"):
            await bob.post(f"{path}/next")
        with pytest.raises(Failed, match="host-only"):
            await bob.post(f"{path}/place", {"place": 2, "bot": ""})
        await bob.post(f"{path}/join", {})
        with pytest.raises(Failed, match="no-seat-free"):
            await eve.post(f"{path}/join", {})
        with pytest.raises(Failed, match="seat-taken"):
            await ann.post(f"{path}/place", {"place": 1, "bot": "greedy"})
        await ann.post(f"{path}/place", {"place": 3, "bot": "random"})

        await ann.post(f"{path}/next")
        with pytest.raises(Failed, match="evening-begun"):
            await eve.post(f"{path}/join", {})
        told = await ann.get(path)
        mine = own_table(told)
        assert told["deal"] == 1 and mine["places"] == [0, 1] and mine["key"] == ""
        assert [table["id"] != "" for table in told["dealt"][0]["tables"]] == [True, False], (
            "others play the same cards"
        )
        with pytest.raises(Failed, match="evening-deal-played"):
            await ann.post(f"{path}/next")
        await play({0: ann, 1: bob}, mine["id"], 1)
        async with asyncio.timeout(100):
            while not (told := await eve.get(path))["dealt"][0]["over"]:
                await asyncio.sleep(0.05)

        first = told["dealt"][0]
        seen = [await ann.get(f"/api/tables/{each['id']}?key={each['key']}") for each in first["tables"]]
        assert [each["fairness"]["known"] for each in seen] == [True, True]
        assert all(each["evening"] == id and not each["hints"] and each["private"] for each in seen)
        records = [await eve.record(each["id"], each["key"]) for each in first["tables"]]
        assert all(f"seed {first['seed']}" in record for record in records), "the same cards at both"
        reached = [each["result"]["scores"] for each in seen]
        for line in first["scores"]:
            own, other = [reached[at][line["seat"]] for at in (line["table"] - 1, 2 - line["table"])]
            assert line["score"] == own and line["most"] == 2 and line["difference"] == own - other
            assert line["points"] == (2 if own > other else 1 if own == other else 0)
            assert not line["stood_in"]
        assert sum(each["points"] for each in told["standing"]) == 4

        # everybody goes on: Ann by a seat, Bob by a seat and a table
        await ann.post(f"{path}/next")
        told = await ann.get(path)
        sat = [table["places"] for table in told["dealt"][1]["tables"]]
        assert sat == evenings.movement(2, 2, 2)
        hers, his = own_table(told)["id"], own_table(await bob.get(path))["id"]
        assert hers != his

        # whose table is through first learns nothing that the others do not know yet
        await play({1: ann}, hers, 3)
        for closed in ("record", "replay"):
            with pytest.raises(Failed, match="evening-deal-played"):
                await ann.get(f"/api/tables/{hers}/{closed}")
        assert (await ann.table(hers))["fairness"]["seed"] == ""
        with pytest.raises(Failed, match="evening-deal-played"):
            await ann.post("/api/tables", {"game": GAME, "seats": ["me", "random"], "deal_of": hers})
        assert (await ann.get("/api/my/statistics"))["matches"] == 1, "it will be counted later"
        assert (await ann.get(path))["dealt"][1]["scores"] == []

        await play({0: bob}, his, 4)
        told = await ann.get(path)
        assert told["status"] == "over" and told["dealt"][1]["over"]
        assert hashlib.sha256(bytes.fromhex(told["secret"])).hexdigest() == told["commitment"]
        assert [each["seed"] for each in told["dealt"]] == [
            evenings.seed(bytes.fromhex(told["secret"]), deal) for deal in (1, 2)
        ]
        assert sum(each["points"] for each in told["standing"]) == 8
        assert [each["rank"] for each in told["standing"]] == sorted(each["rank"] for each in told["standing"])
        rows = list(csv.DictReader(io.StringIO(await eve.get(f"{path}/csv"))))
        assert len(rows) == 8 and {row["player"] for row in rows} == {ann.name, bob.name, "random"}
        assert (await ann.get("/api/my/statistics"))["matches"] == 2
        assert [each["id"] for each in (await bob.get("/api/my/evenings"))["evenings"]] == [id]
        assert (await eve.get("/api/my/evenings"))["evenings"] == []
        with pytest.raises(Failed, match="evening-over"):
            await ann.post(f"{path}/next")

        # whoever goes leaves a place without a name
        await bob.call("DELETE", "/api/me")
        told = await ann.get(path)
        assert told["places"][1]["name"] == "" and told["places"][1]["kind"] == "person"
        assert bob.name not in await ann.get(f"{path}/csv")


async def test_a_deal_is_dealt_once_however_many_ask_and_a_killed_process_leaves_nothing_undone(
    sqlite_url: str,
) -> None:
    async with inside(sqlite_url) as server:
        host = await Person.guest(server.base)
        body = {**NEW, "deals": 1, "tables": 4, "players": ["me"] + ["random"] * 7}
        path = f"/api/evenings/{(await host.post('/api/evenings', body))['id']}"
        await asyncio.gather(host.post(f"{path}/next"), *(host.get(path) for _ in range(8)))
        store = server.store
        assert len(await store.database.read(lambda c: c.exec_driver_sql("SELECT id FROM tables").all())) == 4
        # as if the process had been killed after its first table: the next look makes the others
        await host.post(f"{path}/end")
        again = f"/api/evenings/{(await host.post('/api/evenings', body))['id']}"
        await store.write(
            lambda c: c.exec_driver_sql("UPDATE evenings SET status = 'playing', deal = 1 WHERE deal = 0")
        )
        told = await host.get(again)
        assert [table["status"] for table in told["dealt"][0]["tables"]] == ["playing"] * 4
        assert own_table(told)["id"]


async def test_programs_among_themselves_need_nobody_to_go_on(sqlite_url: str) -> None:
    async with inside(sqlite_url) as server:
        host = await Person.guest(server.base)
        body = {**NEW, "game": "dice", "players": ["random"] * 4}
        path = f"/api/evenings/{(await host.post('/api/evenings', body))['id']}"
        await host.post(f"{path}/next")
        async with asyncio.timeout(100):
            while (told := await host.get(path))["status"] != "over":
                await asyncio.sleep(0.05)
        assert [each["over"] for each in told["dealt"]] == [True, True]
        assert len(told["dealt"][0]["scores"]) == 4


async def test_somebody_may_leave_and_a_table_may_be_closed(sqlite_url: str) -> None:
    async with inside(sqlite_url) as server:
        ann, bob = [await Person.guest(server.base) for _ in range(2)]
        path = f"/api/evenings/{(await ann.post('/api/evenings', {**NEW, 'players': ['me', 'random', 'open', 'random']}))['id']}"
        await bob.post(f"{path}/join", {"place": 2})
        await bob.post(f"{path}/leave")
        await bob.post(f"{path}/join", {})
        await ann.post(f"{path}/next")
        await bob.post(f"{path}/leave")
        told = await ann.get(path)
        assert told["places"][2]["away"]
        mine = own_table(told)
        await play({0: ann}, mine["id"], 1)
        await ann.post(f"{path}/close", {"table": 2})
        told = await ann.get(path)
        assert told["dealt"][0]["over"] and [each["most"] for each in told["dealt"][0]["scores"]] == [0, 0]
        await ann.post(f"{path}/next")
        second = (await ann.get(path))["dealt"][1]["tables"]
        theirs = await ann.table(own_table(await ann.get(path))["id"])
        assert sum(seat["kind"] == "person" for seat in theirs["seats"]) == 1
        assert [table["status"] for table in second if not table["mine"]] in (["playing"], ["over"])
        await bob.post(f"{path}/join", {})
        assert not (await ann.get(path))["places"][2]["away"]
        await ann.post(f"{path}/end")
        told = await ann.get(path)
        assert told["status"] == "over" and told["dealt"][1]["tables"][0]["status"] in ("abandoned", "over")


async def test_a_table_that_ends_by_itself_meanwhile_keeps_nobody_from_ending_the_evening(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with inside(sqlite_url) as server:
        ann = await Person.guest(server.base)
        path = f"/api/evenings/{(await ann.post('/api/evenings', {**NEW, 'players': ['me', 'random', 'random', 'random']}))['id']}"
        await ann.post(f"{path}/next")
        async with asyncio.timeout(100):
            while not any(table["status"] == "over" for table in (await ann.get(path))["dealt"][0]["tables"]):
                await asyncio.sleep(0.05)
        monkeypatch.setattr("haricot.server.evenings.FINISHED", ())  # as if it had not ended yet when it was looked at
        await ann.post(f"{path}/end")
        monkeypatch.undo()
        assert (await ann.get(path))["status"] == "over"


async def test_what_cannot_be_is_refused(sqlite_url: str) -> None:
    async with inside(sqlite_url) as server:
        ann = await Person.guest(server.base)
        for change, why in (
            ({"players": ["me", "open", "random"]}, "evening-places"),
            ({"players": ["me", "me", "random", "random"]}, "evening-once"),
            ({"players": ["me", "oracle", "random", "random"]}, "no-player"),
            ({"game": "nothing"}, "no-game"),
            ({"players": ["me"] + ["random"] * 5}, "seats"),
            ({"tables": 1}, "tables"),
            ({"deals": 41}, "deals"),
        ):
            with pytest.raises(Failed, match=why):
                await ann.post("/api/evenings", {**NEW, "players": ["me", "random", "random", "random"], **change})
        with pytest.raises(Failed, match="no-evening"):
            await ann.get("/api/evenings/abcdefgh29abcdef")
        assert registry.box(GAME)
