"""The wall clock of a server is wrong for a while: tables that were touched meanwhile go on, then and afterwards."""

from __future__ import annotations

import asyncio
import time

import pytest
from server.play.clients import Person
from server.play.serving import Inside, inside

HOUR = 3600 * 10**9
WITHIN = 60.0


class Wall:
    """What the time is said to be."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.off = 0
        right, right_ns = time.time, time.time_ns
        monkeypatch.setattr(time, "time", lambda: right() + self.off / 1e9)
        monkeypatch.setattr(time, "time_ns", lambda: right_ns() + self.off)


async def goes_on(server: Inside, table: str) -> None:
    """Wait until a table of bots has moved on."""
    room = await server.hub.room(table)
    before = room.table.seq
    async with asyncio.timeout(WITHIN):
        while room.table.seq < before + 2:
            await asyncio.sleep(0.02)


async def test_a_table_goes_on_while_the_clock_is_ahead_and_after(
    database_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    wall = Wall(monkeypatch)
    async with inside(database_url) as server:
        person = await Person.guest(server.base)
        seats = ["greedy", "greedy", "greedy"]
        link = await person.create("bohnanza", seats, start=True, pace="quick")
        table = link["id"]
        await goes_on(server, table)
        wall.off = HOUR
        await goes_on(server, table)
        other = await Person.guest(server.base)  # whose cookie is from the future
        wall.off = 0
        await goes_on(server, table)
        assert (await other.get("/api/me"))["id"] == other.id
        wall.off = -HOUR
        await goes_on(server, table)
        wall.off = HOUR
        room = await server.hub.room(table)
        await room.settle()
        server.hub.forget(room)
        (await server.hub.room(table)).schedule()
        await goes_on(server, table)  # its stamps, and where processes share it its lease, are from the future now
    wall.off = 0
    async with inside(database_url) as server:
        await goes_on(server, table)
        assert (await person.at(server.base).table(table))["ahead"] > 0
