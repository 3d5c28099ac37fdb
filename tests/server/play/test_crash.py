"""The server is killed at random moments: nothing acknowledged is lost, nothing counts twice, every match ends."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path

import pytest
from server.play.crowds import Party, check, finished, sit_down
from server.play.serving import Process
from shortest import BOXES


async def crash(database: str, folder: Path, kills: int, tables: int, wait: float, seed: int) -> None:
    """Play at many tables while the process is killed again and again."""
    rng = random.Random(seed)
    server = Process(database, folder / "server.log")
    parties: list[Party] = []
    try:
        await server.start()
        for _ in range(kills):
            running = [party for party in parties if party.running]
            for _ in range(tables - len(running)):
                parties.append(await sit_down([server.base], len(parties), rng))
            await something_new(parties)
            await asyncio.sleep(rng.uniform(0, wait))
            server.kill()
            # Between the processes only the log speaks.
            fresh = [party for party in parties if party in running or party.running]
            await check(database, fresh)
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


async def something_new(parties: list[Party]) -> None:
    """Wait until a decision is acknowledged that was not before: there must be something to lose."""
    players = [player for party in parties for player in party.players]
    before = sum(len(player.acked) for player in players)
    async with asyncio.timeout(60):
        while sum(len(player.acked) for player in players) == before and any(party.running for party in parties):
            await asyncio.sleep(0.01)


async def check_end(database: str, server: Process, parties: list[Party]) -> int:
    """The last look: records verify over HTTP as well, and the process stops as it should."""
    for party in parties:
        person = party.players[0].links[0].person
        assert (await person.verify(await person.record(party.id)))["ok"]
    assert await server.stop() == 0
    return await check(database, parties)


async def test_nothing_is_lost_when_the_server_is_killed(database_url: str, tmp_path: Path) -> None:
    await crash(database_url, tmp_path, kills=2, tables=len(BOXES), wait=1.5, seed=20)


@pytest.mark.long
@pytest.mark.timeout(1800)
async def test_nothing_is_lost_when_the_server_is_killed_thirty_times(database_url: str, tmp_path: Path) -> None:
    await crash(database_url, tmp_path, kills=32, tables=8, wait=2.5, seed=21)
