"""Who is there is known to every process, and forgotten when a process dies."""

from __future__ import annotations

import asyncio
import json
import time
from pathlib import Path
from typing import Any

import pytest
from server.play.clients import Person
from server.play.serving import Process, inside

from haricot.server import hub as hubs
from haricot.server import presence


class Watching:
    """Somebody who watches from a seat and hears who is there."""

    def __init__(self, person: Person, table: str, seat: int) -> None:
        self.person, self.table, self.seat = person, table, seat
        self.online: list[bool] = []
        self.socket: Any = None

    async def __aenter__(self) -> Watching:
        self.socket = await self.person.connect()
        await self.socket.send(json.dumps({"type": "watch", "table": self.table, "seat": self.seat}))
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.socket.close()

    async def until(self, online: list[bool], seconds: float = 60) -> None:
        """Read until these seats are said to be online."""
        end = time.monotonic() + seconds
        while self.online != online:
            assert time.monotonic() < end, f"seat {self.seat} hears {self.online}"
            message = json.loads(await asyncio.wait_for(self.socket.recv(), seconds))
            if message["type"] in ("snapshot", "info"):
                self.online = [seat["online"] for seat in message["table"]["seats"]]


async def company(one: str, other: str) -> tuple[Person, Person, str]:
    """Two people of two processes at one table."""
    host, guest = await Person.guest(one), await Person.guest(other)
    table = (await host.create("bohnanza", ["me", "open", "greedy"]))["id"]
    await guest.join(table)
    return host, guest, table


async def test_who_comes_and_goes_at_another_process_is_seen(postgres_url: str) -> None:
    async with inside(postgres_url) as here, inside(postgres_url) as there:
        host, guest, table = await company(here.base, there.base)
        async with Watching(host, table, 0) as one:
            await one.until([True, False, False])
            async with Watching(guest, table, 1) as two:
                await one.until([True, True, False])
                await two.until([True, True, False])
            await one.until([True, False, False])


async def test_whoever_goes_while_let_in_is_not_taken_for_present(sqlite_url: str) -> None:
    async with inside(sqlite_url) as here:
        host = await Person.guest(here.base)
        table = (await host.create("bohnanza", ["me", "greedy", "greedy"]))["id"]
        watch = json.dumps({"type": "watch", "table": table, "seat": 0})
        chat = here.store.chat

        begun, may_end = asyncio.Event(), asyncio.Event()

        async def slowly(*words: Any) -> Any:
            begun.set()
            await may_end.wait()
            return await chat(*words)

        here.store.chat = slowly
        socket = await host.connect()
        await socket.send(watch)
        async with asyncio.timeout(60):
            await begun.wait()
            letting_in = [task for task in here.hub.tasks if "answer" in repr(task)]
            assert letting_in
            socket.transport.abort()
            while here.hub.clients:
                await asyncio.sleep(0.01)
            may_end.set()
            await asyncio.wait(letting_in)
        assert here.hub.rooms[table].warm.audience.online == []


async def test_readers_of_a_process_that_dies_are_forgotten(
    postgres_url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(presence, "GONE", 8.0)  # more than the time between two beats
    monkeypatch.setattr(hubs, "SWEEP", 0.5)
    process = Process(postgres_url, tmp_path / "there.log")
    try:
        process.launch()
        await process.answers()
        async with inside(postgres_url) as here:
            host, guest, table = await company(here.base, process.base)
            async with Watching(host, table, 0) as one, Watching(guest, table, 1):
                await one.until([True, True, False])
                process.kill()
                await one.until([True, False, False])
    finally:
        process.kill()
