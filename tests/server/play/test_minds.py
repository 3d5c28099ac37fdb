"""Programs from outside think in processes of their own: whatever they do, their table goes on, and says so."""

from __future__ import annotations

import asyncio
import json
import os
import signal
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from server.play.clients import Failed, Person
from server.play.crowds import SHORT
from server.play.serving import Inside, inside
from server.play.test_seats import Watcher, until

from haricot.bots import outside
from haricot.server import resting
from haricot.table.hands import read_notes

RECORDS = Path(__file__).resolve().parents[2] / "fixtures" / "records"
RECORD = (RECORDS / "al_cabohne-amigo-1-typed.txt").read_text(encoding="utf-8")
BOTS = '''
import os
import sys

from haricot.farm.actions import Reveal
from haricot.kernel.players import Player


class Decent(Player):
    """Takes the last number of every menu, and counts the turns that it is told of."""

    def __init__(self, game, rng):
        super().__init__()
        self.turns = 0

    def notice(self, event):
        self.turns += event.id == "turn"

    def decide(self, view, menu):
        return menu.numbers()[-1]


class Loops(Decent):
    def decide(self, view, menu):
        while True:
            pass


class Eats(Decent):
    def decide(self, view, menu):
        self.heap = [bytearray(1 << 24) for _ in range(1 << 20)]
        return 0


class Exits(Decent):
    def decide(self, view, menu):
        os._exit(0)


class Leaves(Decent):
    def decide(self, view, menu):
        sys.exit(0)


class Lies(Decent):
    def decide(self, view, menu):
        return 10_000


class Once(Decent):
    """Falls once, in the fourth turn; made anew it writes down how many turns it has been told of."""

    def __init__(self, game, rng):
        super().__init__(game, rng)
        self.new = True

    def decide(self, view, menu):
        if self.new and os.path.exists("{fell}"):
            open("{told}", "w").write(str(self.turns))
        elif self.turns == 3 and not os.path.exists("{fell}"):
            open("{fell}", "w").close()
            os._exit(0)
        self.new = False
        return super().decide(view, menu)
'''
BAD = ["loops", "eats", "exits", "leaves", "lies"]


@pytest.fixture
async def server(sqlite_url: str, tmp_path: Path, request: pytest.FixtureRequest) -> AsyncIterator[Inside]:
    """A server whose host has brought players, each worse than the other."""
    path = tmp_path / "their_bots.py"
    path.write_text(BOTS.replace("{fell}", str(tmp_path / "fell")).replace("{told}", str(tmp_path / "told")))
    players = tuple(f"{path}:{name}" for name in ("Decent", "Once", *(bad.title() for bad in BAD)))
    outside.BROUGHT.clear()
    async with inside(sqlite_url, players=players, thinking=getattr(request, "param", 60.0), memory=600) as served:
        yield served
    outside.BROUGHT.clear()


async def opened(person: Person, *seats: str) -> str:
    """A table where a match of programs begins at once."""
    new = {"game": "bohnanza", "options": SHORT, "seats": list(seats), "pace": "instant", "start": True}
    return str((await person.post("/api/tables", new))["id"])


async def played(server: Inside, table: str) -> list[tuple[str, str]]:
    """The decisions of a finished match: whose word was written down, and which program's seat it was."""
    room = await server.hub.room(table)
    await until(lambda: room.table.finished, 240)
    found, sitting = [], {}
    for entry in await server.store.entries(table):
        if entry.kind == "sit":
            sitting[entry.seat] = json.loads(entry.body)["bot"]
        elif entry.kind == "move":
            found.append((json.loads(entry.body)["by"], sitting[entry.seat]))
    return found


async def test_players_of_the_host_are_offered_and_play(server: Inside) -> None:
    person = await Person.guest(server.base)
    boxes = await person.get("/api/games")
    assert all("decent" in box["bots"] for box in boxes)
    decisions = await played(server, await opened(person, "decent", "greedy", "decent"))
    assert {by for by, _ in decisions} == {"decent", "greedy"}
    assert all(by == bot for by, bot in decisions)


async def test_a_player_that_dies_is_made_anew_and_told_the_match_again(server: Inside, tmp_path: Path) -> None:
    person = await Person.guest(server.base)
    decisions = await played(server, await opened(person, "once", "random", "random"))
    own = [by for by, bot in decisions if bot == "once"]
    assert own.count("greedy") == 1, "the decision at which it fell"
    assert own.index("greedy") < len(own) - 1
    assert set(own) == {"once", "greedy"}
    assert int((tmp_path / "told").read_text()) >= 3


@pytest.mark.parametrize("server", [0.5], indirect=True)
@pytest.mark.parametrize("bad", BAD)
async def test_a_bad_player_is_replaced_and_everybody_is_told(server: Inside, bad: str) -> None:
    person = await Person.guest(server.base)
    table = await opened(person, bad, "random", "random")
    watcher = Watcher(person, table)
    decisions = await played(server, table)
    assert [by for by, bot in decisions if bot == bad] == ["greedy"] * 2, "two decisions, and at the third it must go"
    await until(lambda: watcher.of("info") and watcher.of("info")[-1]["table"]["status"] == "over")
    told = [m["by"] for m in [*watcher.of("snapshot")[0]["log"], *watcher.of("step")] if m["by"]]
    assert told == ["greedy"] * 2
    assert watcher.of("info")[-1]["table"]["seats"][0]["bot"] == "greedy"
    record = await person.get(f"/api/tables/{table}/record")
    assert [hand.bot for hand in read_notes(record, 3)] == ["greedy"]
    await watcher.stop()


@pytest.mark.parametrize("server", [0.5], indirect=True)
async def test_other_tables_go_on_meanwhile(server: Inside) -> None:
    person = await Person.guest(server.base)
    slow = [await opened(person, bad, bad, bad) for bad in ("loops", "eats")]
    await played(server, await opened(person, "greedy", "random", "random"))
    rooms = [await server.hub.room(table) for table in slow]
    assert any(not room.table.finished for room in rooms), "the loop never waited for them"
    for table in slow:
        assert {by for by, _ in await played(server, table)} == {"greedy"}


async def test_a_player_that_fails_at_many_tables_is_asked_no_more_for_a_while(
    server: Inside, monkeypatch: pytest.MonkeyPatch
) -> None:
    person = await Person.guest(server.base)
    await played(server, await opened(person, "exits", "exits", "exits"))
    failed = server.hub.resting.failed["exits"]
    assert len(failed) == resting.FAILURES
    last = failed[-1]
    decisions = await played(server, await opened(person, "exits", "random", "random"))
    assert [by for by, bot in decisions if bot == "exits"] == [], "it is replaced before it decides anything"
    assert failed[-1] == last
    monkeypatch.setattr(resting, "WHILE", 0.0)
    await played(server, await opened(person, "exits", "random", "random"))
    assert failed[-1] > last


async def test_what_takes_a_visitors_record_too_long_is_refused(sqlite_url: str) -> None:
    async with inside(sqlite_url, judging=0.0) as server:
        person = await Person.guest(server.base)
        for path in ("/api/verify", "/api/replay"):
            with pytest.raises(Failed) as failed:
                await person.post(path, {"record": "haricot 2\n"})
            assert (failed.value.status, failed.value.told["id"]) == (400, "too-much-work")


async def test_judging_may_use_so_much_of_the_processor(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("haricot.server.pool.ELAPSED", 1e6)
    async with inside(sqlite_url, judging=0.002) as server:
        person = await Person.guest(server.base)
        with pytest.raises(Failed) as failed:
            await person.post("/api/verify", {"record": RECORD})
        assert (failed.value.status, failed.value.told["id"]) == (400, "too-much-work")


async def test_a_worker_that_waits_for_the_processor_judges_all_the_same(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("haricot.server.pool.ELAPSED", 100)  # it gives way to all else that a test machine does
    async with inside(sqlite_url, workers=1, judging=2.0) as server:
        person = await Person.guest(server.base)
        assert (await person.post("/api/verify", {"record": RECORD}))["ok"]  # the worker has started
        worker = server.hub.pool.workers[0]
        os.kill(worker.process.pid, signal.SIGSTOP)
        verdict = asyncio.create_task(person.post("/api/verify", {"record": RECORD}))
        await asyncio.sleep(2.5)  # longer than it may compute
        assert not verdict.done()
        os.kill(worker.process.pid, signal.SIGCONT)
        assert (await verdict)["ok"]
