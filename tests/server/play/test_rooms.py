"""A warm table is one room in its process, and what closed sockets leave is gone with them."""

from __future__ import annotations

import asyncio
import gc
import json
import weakref
from typing import Any

import pytest
from server.play.clients import Person
from server.play.serving import inside

from haricot.server import sockets
from haricot.server.channel import Channel

WITHIN = 60.0


async def hear(socket: Any, kind: str) -> Any:
    """The next message of a kind."""
    async with asyncio.timeout(WITHIN):
        while (message := json.loads(await socket.recv()))["type"] != kind:
            pass
    return message


async def test_who_begins_to_watch_while_a_table_cools_sits_at_no_orphan(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("haricot.server.hub.IDLE", -1.0)  # what is not needed goes at the next look
    async with inside(sqlite_url) as server:
        host, guest = await Person.guest(server.base), await Person.guest(server.base)
        table = (await host.create("dice", ["me", "open"]))["id"]
        await guest.join(table)
        asked, let_on = asyncio.Event(), asyncio.Event()
        query = server.store.chat

        async def slowly(*words: Any) -> Any:
            asked.set()
            await let_on.wait()
            return await query(*words)

        async with host.connect() as socket:
            await hear(socket, "hello")
            server.store.chat = slowly
            await socket.send(json.dumps({"type": "watch", "table": table, "seat": 0}))
            await asyncio.wait_for(asked.wait(), WITHIN)
            server.hub.cool()
            server.store.chat = query
            let_on.set()
            await hear(socket, "snapshot")
            await guest.post(f"/api/tables/{table}/leave")
            told = await hear(socket, "info")
            while told["table"]["seats"][1]["owner"]:
                told = await hear(socket, "info")


async def test_closed_sockets_leave_no_garbage_behind(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    left: list[weakref.ref[Any]] = []
    for kind in (sockets.Client, Channel):
        made = kind.__init__

        def noted(self: Any, *words: Any, made: Any = made, **more: Any) -> None:
            made(self, *words, **more)
            left.append(weakref.ref(self))

        monkeypatch.setattr(kind, "__init__", noted)
    async with inside(sqlite_url) as server:
        host = await Person.guest(server.base)
        table = (await host.create("dice", ["me", "open"]))["id"]
        gc.collect()
        gc.disable()  # a server searches new objects only, and those of a socket are old by the time it closes
        try:
            for _ in range(5):
                async with host.connect() as socket:
                    await hear(socket, "hello")
                    await socket.send(json.dumps({"type": "watch", "table": table, "seat": 0}))
                    await hear(socket, "snapshot")
            async with asyncio.timeout(WITHIN):
                while any(ref() is not None for ref in left):
                    await asyncio.sleep(0.05)
        finally:
            gc.enable()
    assert len(left) == 10


async def test_a_table_that_somebody_looked_at_before_the_house_goes_on_all_the_same(database_url: str) -> None:
    """After a restart a visitor may be quicker than the process, which then finds the table warm, and nobody that drives it."""
    async with inside(database_url) as server:
        host = await Person.guest(server.base)
        table = (await host.create("bohnanza", ["greedy"] * 3, start=True, pace="quick"))["id"]
        room = await server.hub.room(table)
        room.stop_timer()
        await room.settle()
        server.hub.forget(room)
        await server.store.release(table, server.hub.name)
        await host.table(table)
        seen = (await server.hub.room(table)).table.seq
        await server.hub.sweep()
        async with asyncio.timeout(WITHIN):
            while (await server.hub.room(table)).table.seq == seen:
                await asyncio.sleep(0.02)


async def test_a_table_that_waits_for_long_is_not_woken_again_and_again(database_url: str) -> None:
    """Its lease runs out meanwhile, so the house finds it among those that nobody drives."""
    async with inside(database_url) as server:
        host = await Person.guest(server.base)
        agreed = {"clock": {"kind": "decision", "seconds": 600}, "options": {"first_player": "0"}}
        table = (await host.create("bohnanza", ["me", "greedy", "greedy"], start=True, **agreed))["id"]
        room = await server.hub.room(table)
        async with asyncio.timeout(WITHIN):
            while not (room.is_settled() and room.table.awaited() == [0] and room.caretaker.timer is not None):
                await asyncio.sleep(0.02)
        await server.store.release(table, server.hub.name)
        timer = room.caretaker.timer
        await server.hub.sweep()
        assert room.caretaker.timer is timer
