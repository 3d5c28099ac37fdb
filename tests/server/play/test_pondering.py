"""A box's strongest at tables: it thinks elsewhere, in time, stands in for people, and gives hints."""

from __future__ import annotations

import itertools
import json
import os
import signal
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from server.play.clients import Person
from server.play.crowds import SHORT
from server.play.serving import Inside, inside
from server.play.test_seats import Watcher, until

from haricot.bots.seats import strong
from haricot.kernel import registry

BOXES = [id for id in registry.packages() if strong(registry.box(id))]
BOT = strong(registry.box("bohnanza"))
MILLISECONDS = 20


@pytest.fixture
async def server(sqlite_url: str) -> AsyncIterator[Inside]:
    """A server whose bots ponder for a moment."""
    async with inside(sqlite_url, pondering=MILLISECONDS, thinking=60.0) as served:
        for worker in served.hub.ponderers.workers:
            worker.aside = False  # other tests keep this machine busy
        yield served


@contextmanager
def stopped(server: Inside) -> Iterator[None]:
    """Meanwhile no worker does anything."""
    pids = [worker.process.pid for worker in server.hub.ponderers.workers if worker.process is not None]
    for pid in pids:
        os.kill(pid, signal.SIGSTOP)
    yield
    for pid in pids:
        os.kill(pid, signal.SIGCONT)


async def warm(server: Inside) -> None:
    """All workers have started."""
    pool = server.hub.ponderers
    pool.get_ready()
    await until(lambda: len(pool.free) == len(pool.workers), 120)


async def decided(server: Inside, table: str) -> list[tuple[int, str, int]]:
    """The decisions so far: whose seat, which program's word, and when."""
    return [
        (entry.seat, json.loads(entry.body)["by"], entry.stamp)
        for entry in await server.store.entries(table)
        if entry.kind == "move"
    ]


async def opened(person: Person, game: str, *seats: str, **more: Any) -> str:
    """A table where a match begins at once."""
    new = {"game": game, "seats": list(seats), "pace": "instant", "start": True, **more}
    return str((await person.post("/api/tables", new))["id"])


async def hinted(person: Person, table: str, id: int = 1) -> dict[str, Any]:
    """A hint for the first seat, and what else came before it."""
    async with person.connect() as socket:
        await socket.send(json.dumps({"type": "watch", "table": table, "seat": 0}))
        while json.loads(await socket.recv())["type"] != "snapshot":
            pass
        await socket.send(json.dumps({"type": "hint", "table": table, "seat": 0, "id": id}))
        await socket.send(json.dumps({"type": "ping", "id": id}))
        ponged = False
        while (message := json.loads(await socket.recv()))["type"] not in ("advice", "problem"):
            ponged = ponged or message["type"] == "pong"
        return {**message, "ponged": ponged}


def count(server: Inside) -> list[str]:
    """The tasks that workers are given from now on."""
    pool, found = server.hub.ponderers, []
    put = pool.put

    async def counted(worker: Any, task: Any, *words: Any) -> Any:
        found.append(type(task).__name__)
        return await put(worker, task, *words)

    pool.put = counted
    return found


@pytest.mark.in_turn(2)
@pytest.mark.parametrize("game", BOXES)
async def test_it_plays_whole_matches_in_other_processes(server: Inside, game: str) -> None:
    await warm(server)
    person = await Person.guest(server.base)
    box = registry.box(game)
    counts = box.seats(box.editions[0])
    seats = 3 if 3 in counts else max(counts)
    assert strong(box) in next(each for each in await person.get("/api/games") if each["id"] == game)["bots"]
    asked = count(server)
    table = await opened(
        person, game, strong(box), *["greedy"] * (seats - 1), options=SHORT if game == "bohnanza" else {}
    )
    room = await server.hub.room(table)
    await until(lambda: room.table.finished, 240)
    moves = await decided(server, table)
    own = [by for seat, by, _ in moves if seat == 0]
    assert own.count(strong(box)) > 0.8 * len(own), "it decides itself, unless the machine is very busy"
    assert asked.count("Think") >= len(own)
    gaps = [after[2] - before[2] for before, after in itertools.pairwise(moves) if after[0] == 0]
    assert min(gaps) >= MILLISECONDS, "how long it thought is nobody's business"


async def test_where_no_worker_answers_in_time_greedy_does_and_nobody_is_to_blame(server: Inside) -> None:
    await warm(server)
    person = await Person.guest(server.base)
    with stopped(server):
        table = await opened(person, "bohnanza", *[BOT] * 3, options=SHORT)
        room = await server.hub.room(table)
        await until(lambda: room.table.match is not None and len(room.table.deciders) > 5, 60)
        assert set(room.table.deciders) == {"greedy"}
    await until(lambda: BOT in room.table.deciders, 60)
    assert [chair.bot for chair in room.table.chairs] == [BOT] * 3
    assert BOT not in server.hub.resting.failed


async def test_it_plays_for_people_who_are_gone_and_where_a_clock_falls(server: Inside) -> None:
    await warm(server)
    ann, bob = await Person.guest(server.base), await Person.guest(server.base)
    table = str((await ann.create("bohnanza", ["me", "open", "greedy"], options=SHORT))["id"])
    await bob.join(table)
    await ann.post(f"/api/tables/{table}/start")
    watcher = Watcher(ann, table)
    await bob.post(f"/api/tables/{table}/leave", {"how": "give"})
    room = await server.hub.room(table)
    assert room.table.chairs[1].bot == BOT
    await watcher.stop()
    clock = {"kind": "decision", "seconds": 1, "more": 0}
    fast = await opened(ann, "bohnanza", "me", "greedy", "greedy", clock=clock, options=SHORT)
    watcher = Watcher(ann, fast, 0)
    room = await server.hub.room(fast)
    await until(lambda: BOT in room.table.deciders, 60)
    await watcher.stop()


async def test_hints_are_thought_elsewhere_once_and_hold_nobody_up(server: Inside) -> None:
    await warm(server)
    person = await Person.guest(server.base)
    table = await opened(person, "nicht_die_bohne", "me", "greedy", "greedy")
    asked = count(server)
    first = await hinted(person, table, 7)
    assert (first["type"], first["id"], first["ponged"]) == ("advice", 7, True)
    assert first["entry"]["notation"] == first["action"] and first["why"]
    assert asked == ["Advise"]
    again = await hinted(person, table, 8)
    assert (again["id"], again["action"], again["why"]) == (8, first["action"], first["why"])
    assert asked == ["Advise"]


async def test_where_nobody_thinks_in_time_greedy_gives_the_hint(server: Inside) -> None:
    await warm(server)
    person = await Person.guest(server.base)
    table = await opened(person, "nicht_die_bohne", "me", "greedy", "greedy")
    with stopped(server):
        began = time.monotonic()
        found = await hinted(person, table)
        assert (found["type"], found["ponged"]) == ("advice", True)
        assert 0.2 < time.monotonic() - began < 30
    alone = await hinted(person, table, 2)
    assert alone["action"] == found["action"], "the same answer as before"
