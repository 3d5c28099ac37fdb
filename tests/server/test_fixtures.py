"""A database that the server of an earlier day has left: every table folds to what it was, and goes on."""

from __future__ import annotations

import asyncio
import gzip
import json
import random
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from typing import Any

import pytest
from server.play.clients import Person, Player
from server.play.judging import judged
from server.play.serving import Inside, inside

from haricot.server.store import Store

FIXTURES = Path(__file__).resolve().parents[1] / "fixtures" / "server"
TOLD: dict[str, Any] = json.loads((FIXTURES / "first.json").read_text(encoding="utf-8"))
TABLES: dict[str, Any] = TOLD["tables"]
OPEN = [label for label, table in TABLES.items() if table["status"] == "open"]
RUNNING = [label for label, table in TABLES.items() if table["status"] in ("dealing", "playing", "paused")]
SLOW = {  # where people who play by lot take long, or programs think a while
    "waiting": 90,
    "waiting-private": 90,
    "playing-dice-cards": 60,
    "playing-bots-turn": 3,
}
OVER = [label for label, table in TABLES.items() if table["status"] == "over"]


@pytest.fixture
def old_url(tmp_path: Path) -> str:
    """A copy of the database."""
    path = tmp_path / "first.db"
    path.write_bytes(gzip.decompress((FIXTURES / "first.db.gz").read_bytes()))
    return f"sqlite:///{path}"


@pytest.fixture
async def server(old_url: str) -> AsyncIterator[Inside]:
    async with inside(old_url) as served:
        yield served


def returned(server: Inside, id: str) -> Person:
    """Somebody of that day, whose browser has kept its cookie."""
    person = Person(server.base)
    person.id = id
    person.cookie = f"haricot={server.app.state.people.seals.cookie(id)}"
    return person


def hosted(server: Inside, label: str) -> Person:
    """Who hosts a table."""
    return returned(server, TABLES[label]["host"])


async def until(true: Callable[[], Any], seconds: float = 120.0) -> None:
    """Wait until something is so."""
    async with asyncio.timeout(seconds):
        while not true():
            await asyncio.sleep(0.01)


async def play_on(server: Inside, label: str, owners: dict[int, Person]) -> None:
    """Let the people of a table play on: to its end, or for some decisions where that takes long."""
    told = TABLES[label]
    players = [Player([owner], told["id"], seat, random.Random(seat), 0.1) for seat, owner in sorted(owners.items())]
    enough = told["entries"] + SLOW.get(label, 10**6)
    for player in players:
        player.start()
    try:
        await until(lambda: all(player.done.is_set() or player.glass.seq >= enough for player in players))
    except TimeoutError:
        raise AssertionError(f"{label} does not go on: {[player.glass.seq for player in players]}") from None
    for player in players:
        await player.stop()
    table = await judged(server.store, told["id"], [player.glass for player in players])
    assert table.status == ("playing" if label in SLOW else "over"), label


def owners_of(server: Inside, label: str) -> dict[int, Person]:
    """Who decides where at a table of that day."""
    return {
        n: returned(server, owner)
        for n, (owner, _, bot, absent) in enumerate(TABLES[label]["seats"])
        if owner and not bot and not absent
    }


async def test_every_table_folds_to_what_it_was(old_url: str) -> None:
    store = await Store.open(old_url)
    for label, told in TABLES.items():
        table = await judged(store, told["id"])
        row = await store.table(told["id"])
        assert row is not None
        match = table.match
        result = table.outcome.plain() if table.outcome is not None else {}
        found = {
            "id": table.id,
            "key": row.key,
            "status": table.status,
            "game": row.game,
            "entries": table.seq,
            "decisions": len(match.taken) if match is not None else 0,
            "seats": [[chair.owner, chair.name, chair.bot, chair.absent] for chair in table.chairs],
            "host": table.host,
            "due": table.due(),
            "deals": len(table.game.view(table.state, -1).deals) if match is not None else 0,
            "result": {name: result[name] for name in told["result"] or {}} or None,
            "next": table.next,
            "chat": [[said.name, said.text] for said in await store.chat(told["id"], 50)],
        }
        assert found == told, label
    await store.close()


async def test_people_come_back(server: Inside) -> None:
    name, passphrase = TOLD["account"]
    browser = Person(server.base)
    account = await browser.post("/api/login", {"name": name, "passphrase": passphrase})
    portrait = account.pop("portrait")  # who came before there were any gets one
    assert portrait and account == {"id": TOLD["people"][name], "name": name, "account": True}
    mine = {table["id"] for table in (await browser.get("/api/my/tables"))["tables"]}
    assert mine == {
        table["id"]
        for table in TABLES.values()
        if table["status"] not in ("over", "abandoned") and any(seat[0] == account["id"] for seat in table["seats"])
    }
    history = {table["id"] for table in (await browser.get("/api/my/history"))["tables"]}
    assert {TABLES[label]["id"] for label in OVER} <= history
    assert [series["game"] for series in (await browser.get("/api/my/series"))["series"]] == ["al_cabohne"]
    for person, id in TOLD["people"].items():
        assert (await returned(server, id).get("/api/me"))["name"] == person
    # What somebody did not want to hear is still not told to them.
    assert await server.store.mutes(TOLD["people"]["Ben"]) == {TOLD["people"]["Cléo"]}


async def test_waiting_tables_are_joined_and_played(server: Inside) -> None:
    for label in OPEN:
        told = TABLES[label]
        owners = {seat: returned(server, owner) for seat, (owner, *_) in enumerate(told["seats"]) if owner}
        for seat, (owner, _, bot, _) in enumerate(told["seats"]):
            if not owner and not bot:
                guest = await Person.guest(server.base)
                await guest.join(told["id"], seat=seat, key=told["key"])
                owners[seat] = guest
        await hosted(server, label).post(f"/api/tables/{told['id']}/start")
        await play_on(server, label, owners)


async def test_running_tables_are_played_to_their_end(server: Inside) -> None:
    for label in RUNNING:
        told = TABLES[label]
        host = hosted(server, label)
        if told["status"] == "paused":
            await host.post(f"/api/tables/{told['id']}/resume")
        for seat, (_, _, bot, absent) in enumerate(told["seats"]):
            if absent and not bot:
                await host.post(f"/api/tables/{told['id']}/seat", {"seat": seat, "bot": "greedy"})
    await asyncio.gather(*(play_on(server, label, owners_of(server, label)) for label in RUNNING))


async def test_finished_tables_give_their_record_and_replay(server: Inside) -> None:
    for label in OVER:
        told = TABLES[label]
        host = hosted(server, label)
        record = await host.record(told["id"], told["key"])
        verdict = await host.verify(record)
        assert verdict["ok"], (label, verdict)
        assert verdict["result"]["scores"] == told["result"]["scores"], label
        for seat in (-2, -1, 0):
            replay = await host.get(f"/api/tables/{told['id']}/replay?seat={seat}&key={told['key']}")
            assert len(replay["steps"]) == told["decisions"], label
            assert replay["result"]["scores"] == told["result"]["scores"], label


async def test_a_rematch_is_still_the_same_table(server: Inside) -> None:
    told = TABLES["over-rematch"]
    assert told["next"] == TABLES["rematch-waiting"]["id"]
    link = await hosted(server, "over-rematch").post(f"/api/tables/{told['id']}/rematch", {})
    assert link["id"] == told["next"]
