"""The server is killed at random moments: nothing acknowledged is lost, nothing counts twice, every match ends."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path

import pytest
from server.play.crowds import BOXES, Party, check, finished, sit_down
from server.play.serving import Process


async def crash(database: str, folder: Path, kills: int, tables: int, wait: float, seed: int) -> None:
    """Play at many tables while the process is killed again and again."""
    rng = random.Random(seed)
    server = Process(database, folder / "server.log")
    parties: list[Party] = []
    checked = 0
    try:
        await server.start()
        for kill in range(kills):
            running = [party for party in parties if party.running]
            for _ in range(tables - len(running)):
                parties.append(await sit_down([server.base], len(parties), rng))
            before = [sum(len(p.acked) for p in party.players) for party in parties]
            await asyncio.sleep(rng.uniform(0.1, wait))
            server.kill()
            # Between the processes only the log speaks.
            fresh = [party for party in parties if party in running or party.running]
            checked += await check(database, fresh)
            assert kill == 0 or sum(before) > 0
            await server.start()
        await finished(parties, 100)
        assert await check_end(database, server, parties) >= sum(
            len(p.acked) for party in parties for p in party.players
        )
        assert not server.complaints(), server.complaints()
    finally:
        for party in parties:
            await party.stop()
        server.kill()


async def check_end(database: str, server: Process, parties: list[Party]) -> int:
    """The last look: records verify over HTTP as well, and the process stops as it should."""
    for party in parties:
        person = party.players[0].links[0].person
        assert (await person.verify(await person.record(party.id)))["ok"]
    assert await server.stop() == 0
    return await check(database, parties)


async def test_nothing_is_lost_when_the_server_is_killed(database_url: str, tmp_path: Path) -> None:
    await crash(database_url, tmp_path, kills=3, tables=len(BOXES), wait=1.5, seed=20)


@pytest.mark.long
@pytest.mark.timeout(1800)
async def test_nothing_is_lost_when_the_server_is_killed_thirty_times(database_url: str, tmp_path: Path) -> None:
    await crash(database_url, tmp_path, kills=32, tables=8, wait=2.5, seed=21)
