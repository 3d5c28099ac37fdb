"""A player who loses the connection again and again misses nothing."""

from __future__ import annotations

import asyncio
import contextlib
import json
import random

import pytest
from server.play.clients import Glass, Link, Person, plain
from server.play.crowds import check, finished, sit_down
from server.play.serving import inside
from websockets.exceptions import ConnectionClosed


async def test_a_player_drops_ten_times_and_the_match_ends(sqlite_url: str) -> None:
    rng = random.Random(5)
    async with inside(sqlite_url) as server:
        party = await sit_down([server.base], 0, rng, people=4)
        dropped = party.players[2]
        # Another reader of the same seat, who never drops.
        steady = Link(dropped.links[0].person, party.id, 2, lambda link, m: None)
        watching = asyncio.create_task(steady.run())
        link = dropped.links[0]
        while link.drops < 10:
            await link.up.wait()
            before = link.glass.seq
            async with asyncio.timeout(60):
                while link.glass.seq < before + 8 and not link.glass.over:
                    await asyncio.sleep(0.005)
            assert not link.glass.over, "the match was too short for ten drops"
            link.drop()
            while link.up.is_set():
                await asyncio.sleep(0.001)
        await finished([party], 200)
        assert link.drops == 10
        assert link.glass.snapshots >= 11
        async with asyncio.timeout(60):
            while not steady.glass.over:
                await asyncio.sleep(0.01)
        assert steady.glass.told == link.glass.told, "what happened while it was away was told as well"
        assert steady.glass.view is not None and link.glass.view is not None
        assert plain(steady.glass.view) == plain(link.glass.view)
        for seq, view in link.glass.views.items():
            assert steady.glass.views.get(seq, view) == view
        assert await check(server.store, [party]) > 50
        await steady.close()
        await watching
        await party.stop()


async def test_a_slow_reader_is_cut_off_and_resumes(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("haricot.server.channel.WAITING", 100_000)
    rng = random.Random(6)
    async with inside(sqlite_url) as server:
        party = await sit_down([server.base], 0, rng, people=2)
        spectator = await Person.guest(server.base)
        glass = Glass(-1)
        watch = {"type": "watch", "table": party.id, "seat": -1, "since": -1}
        async with spectator.connect() as socket:
            socket.transport.pause_reading()
            await socket.send(json.dumps(watch))
            # What the reader does not take fills the buffers of the machine first, so messages are made big.
            for client in list(server.hub.clients):
                if client.person == spectator.id:
                    break
            filler = json.dumps({"type": "pong", "id": 0, "stamp": 0, "x": "y" * 200_000}).encode()
            for _ in range(200):
                client.send(filler)
                await asyncio.sleep(0.002)
                if client.gone:
                    break
            assert client.gone, "a reader that takes nothing is cut off"
            socket.transport.resume_reading()
            with contextlib.suppress(ConnectionClosed):
                async for text in socket:
                    message = json.loads(text)
                    if message["type"] in ("snapshot", "step", "info"):
                        glass.take(message)
        assert socket.close_code == 4008
        await finished([party], 200)  # the others did not notice
        async with spectator.connect() as socket:
            await socket.send(json.dumps({**watch, "since": glass.seq}))
            while not glass.over:
                glass.take(json.loads(await socket.recv()))
        assert glass.view is not None
        shown = party.players[0].glass.view
        assert shown is not None
        # `at` is each seat's own number.
        assert {**glass.view["facts"], "at": 0} == {**shown["facts"], "at": 0}
        await party.stop()
