"""What people are about is known to every process and written down by none; the host sets the speed."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable

import pytest
from server.play.clients import Failed
from server.play.serving import Inside, inside
from server.play.test_presence import Watching, company


async def until(is_so: Callable[[], bool]) -> None:
    """Wait until something is so."""
    async with asyncio.timeout(60):
        while not is_so():
            await asyncio.sleep(0.01)


async def tell(watching: Watching, what: str) -> None:
    """A page tells what its reader is about."""
    seat = {"table": watching.table, "seat": watching.seat}
    await watching.socket.send(json.dumps({"type": "attend", "what": what, **seat}))


async def hears(watching: Watching, kind: str) -> dict[str, object]:
    """Read until a message of this kind comes."""
    async with asyncio.timeout(60):
        while (message := json.loads(await watching.socket.recv()))["type"] != kind:
            pass
    return dict(message)


async def test_whoever_composes_or_touches_an_offer_at_another_process_stops_the_others(postgres_url: str) -> None:
    async with inside(postgres_url) as here, inside(postgres_url) as there:
        host, guest, table = await company(here.base, there.base)
        async with Watching(host, table, 0) as one, Watching(guest, table, 1) as two:
            await one.until([True, True, False])
            await host.post(f"/api/tables/{table}/start")
            await hears(two, "snapshot")
            before = len(await here.store.entries(table))

            attentions = [side.hub.rooms[table].warm.attention for side in (here, there)]
            await tell(two, "compose")
            await until(lambda: all(1 in attention.began for attention in attentions))
            await hears(one, "tempo")
            await tell(two, "touch")
            await until(lambda: all(1 in attention.touched for attention in attentions))
            await tell(two, "rest")
            await until(lambda: not any(attention.began for attention in attentions))

            await tell(two, "compose")
            await tell(two, "slow")
            await until(lambda: all(1 in attention.began and 1 in attention.unhurried for attention in attentions))
            await tell(two, "touch")
            await until(lambda: all(attention.unhurried == {1} for attention in attentions))
            await two.socket.close()  # whoever goes does not compose any more, and needs no time
            await until(lambda: not any(attention.began or attention.unhurried for attention in attentions))
            written = (await here.store.entries(table))[before:]
            assert not [entry for entry in written if entry.kind not in ("move", "sit")]


async def test_only_the_host_sets_the_speed_and_everybody_is_told(sqlite_url: str) -> None:
    async with inside(sqlite_url) as server:
        host, guest, table = await company(server.base, server.base)
        with pytest.raises(Failed, match="403"):
            await guest.post(f"/api/tables/{table}/pace", {"pace": "calm"})
        with pytest.raises(Failed, match="400"):
            await host.post(f"/api/tables/{table}/pace", {"pace": "soon"})
        await host.post(f"/api/tables/{table}/pace", {"pace": "calm"})
        assert (await guest.table(table))["pace"] == "calm"
        assert await paces(server, table) == ["calm"]


async def paces(server: Inside, table: str) -> list[str]:
    """What the log says about the speed."""
    return [json.loads(entry.body)["pace"] for entry in await server.store.entries(table) if entry.kind == "set"]
