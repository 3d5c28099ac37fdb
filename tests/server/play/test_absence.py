"""People who vanish and return, at one process and at several: stand-ins, rest, return, and others who take a seat."""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import itertools
import json
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from typing import Any

import pytest
from server.play.clients import Failed, Person
from server.play.crowds import SHORT
from server.play.judging import judged
from server.play.serving import Inside, Process, inside
from server.play.test_seats import Watcher, play_out, rows_of, table_of, turned_away, until

from haricot.bots.seats import strong
from haricot.kernel import registry
from haricot.server import caretaker, presence, running
from haricot.server import hub as hubs
from haricot.server.store import Store
from haricot.table import entries as kinds
from haricot.table import pacing

STANDS_IN = strong(registry.box("bohnanza"))
SOON = 1  # seconds until a program stands in
NEVER = 3600  # as good as never, but a match may rest


@pytest.fixture(autouse=True)
def short(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody waits long for nobody here."""
    monkeypatch.setattr(pacing, "REST", 300)


def seats(watcher: Watcher) -> list[Any]:
    return list(watcher.glass.info.get("seats", []))


async def sits(watcher: Watcher, seat: int, bot: str) -> None:
    """Wait until a program plays a seat, or (empty) a person."""
    await until(lambda: seats(watcher) and seats(watcher)[seat]["bot"] == bot)


async def reading(path: Callable[[], Any], true: Callable[[Any], Any]) -> Any:
    """Ask until what is told is so."""
    async with asyncio.timeout(60):
        while not true(told := await path()):
            await asyncio.sleep(0.05)
    return told


@contextlib.asynccontextmanager
async def pair(url: str) -> AsyncIterator[tuple[Inside, Inside]]:
    """Two addresses of one server's tables: two processes where the database allows it."""
    async with inside(url) as one:
        if url.startswith("sqlite"):
            yield one, one
        else:
            async with inside(url) as other:
                yield one, other


async def test_a_bot_plays_for_whoever_vanishes_and_hands_the_seat_back(database_url: str) -> None:
    async with pair(database_url) as (one, other):
        await vanish_and_return(one, other)


async def vanish_and_return(one: Inside, other: Inside) -> None:
    """Somebody at the other process goes, is stood in for, and comes back."""
    host, guest = await Person.guest(one.base), await Person.guest(other.base)
    words = ["me", "open", "greedy"]
    id = (await host.create("bohnanza", words, options=SHORT, absent=SOON, private=True))["id"]
    key = (await one.store.table(id)).key
    await guest.join(id, key=key)
    await host.post(f"/api/tables/{id}/start")
    stays, goes = Watcher(host, id, 0), Watcher(guest, id, 1)
    for watcher in (stays, goes):
        await watcher.up.wait()
    await goes.stop()
    await until(lambda: not seats(stays)[1]["online"])
    await sits(stays, 1, STANDS_IN)
    assert seats(stays)[1]["owner"] == guest.id
    # Nobody else may have the seat: it is kept.
    stranger = await Person.guest(one.base)
    with pytest.raises(Failed, match="409"):
        await stranger.join(id, key=key, seat=1)
    back = Watcher(guest, id, 1)
    await sits(stays, 1, "")
    await sits(back, 1, "")
    sat = [json.loads(row.body) for row in await rows_of(one, id, kinds.SIT) if row.seat == 1]
    who = [body.get("bot", body.get("person")) for body in sat]  # a slow machine may think them gone before they came
    assert who == [guest.id, *[STANDS_IN, guest.id] * (len(who) // 2)]
    assert len(who) > 1
    for watcher in (stays, back):
        await watcher.stop()
    await play_out(one, id, [host, guest])
    table = await judged(one.store, id)
    assert table.status == "over"


async def test_the_host_waits_and_the_bot_gets_up(sqlite_url: str) -> None:
    async with inside(sqlite_url) as server:
        id, (host, guest) = await table_of(server, 2, 1, absent=SOON)
        await host.post(f"/api/tables/{id}/start")
        stays, goes = Watcher(host, id, 0), Watcher(guest, id, 1)
        for watcher in (stays, goes):
            await watcher.up.wait()
        with pytest.raises(Failed, match="409"):
            await host.post(f"/api/tables/{id}/seat", {"seat": 1, "wait": True})
        await goes.stop()
        await sits(stays, 1, STANDS_IN)
        with pytest.raises(Failed, match="403"):
            await guest.post(f"/api/tables/{id}/seat", {"seat": 1, "wait": True})
        await host.post(f"/api/tables/{id}/seat", {"seat": 1, "wait": True})
        await sits(stays, 1, "")
        assert seats(stays)[1]["waits"] > 0
        await asyncio.sleep(2 * SOON)
        assert seats(stays)[1]["bot"] == "", "a program plays for somebody who is waited for"
        await host.post(f"/api/tables/{id}/seat", {"seat": 1, "bot": "greedy"})
        await sits(stays, 1, "greedy")
        assert seats(stays)[1]["waits"] == 0
        await stays.stop()
        await play_out(server, id, [host, guest])
        assert (await judged(server.store, id)).status == "over"


@pytest.mark.daily
async def test_with_nobody_there_the_match_rests_also_over_a_restart(sqlite_url: str) -> None:
    async with inside(sqlite_url) as server:
        id, (host, guest) = await table_of(server, 2, 1, absent=NEVER, clock={"kind": "bank", "seconds": 600})
        await host.post(f"/api/tables/{id}/start")
        watchers = [Watcher(host, id, 0), Watcher(guest, id, 1)]
        for watcher in watchers:
            await watcher.up.wait()
        for watcher in watchers:
            await watcher.stop()
        table = await reading(lambda: host.table(id), lambda told: told["resting"])
        assert table["status"] == "paused"
        listed = (await guest.get("/api/my/tables"))["tables"]
        assert [(t["id"], t["awaited"] != []) for t in listed] == [(id, True)]
    async with inside(sqlite_url) as server:
        host.base = server.base
        assert (await host.table(id))["resting"]
        back = Watcher(host, id, 0)
        await until(lambda: back.glass.status == "playing")
        await back.stop()
        await reading(lambda: host.table(id), lambda told: told["resting"])
        # Whose process was killed before it could say so: the next one sees that nobody is there.
        room = server.hub.rooms[id]
        await room.ask(lambda t: t.wake_up())
        assert not (await host.table(id))["resting"]
    async with inside(sqlite_url) as server:
        host.base = guest.base = server.base
        await reading(lambda: host.table(id), lambda told: told["resting"])
        moves = len(await rows_of(server, id, kinds.DECISION))
        await asyncio.sleep(0.5)
        assert len(await rows_of(server, id, kinds.DECISION)) == moves, "the machine plays for nobody"
        await play_out(server, id, [host, guest])
        assert (await judged(server.store, id)).status == "over"


async def test_after_a_restart_clocks_fall_where_nobody_looks(sqlite_url: str) -> None:
    """A table that keeps seats for nobody: programs answer for whoever is out of time, also where no person is there to ask."""
    async with inside(sqlite_url) as server:
        id, (host, guest) = await table_of(server, 2, 1, absent=0, clock={"kind": "decision", "seconds": 10})
        await host.post(f"/api/tables/{id}/start")
        for watcher in (Watcher(host, id, 0), Watcher(guest, id, 1)):
            await watcher.up.wait()
            await watcher.stop()
        before = len(await rows_of(server, id, kinds.DECISION))
    async with inside(sqlite_url) as server:
        async with asyncio.timeout(60):
            while len(await rows_of(server, id, kinds.DECISION)) == before:
                await asyncio.sleep(0.1)


async def test_a_killed_process_leaves_no_seat_waiting(
    postgres_url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The process of one of the people dies: their seat is played, and given back at another process."""
    monkeypatch.setattr(presence, "GONE", 8.0)  # more than the time between two beats
    monkeypatch.setattr(hubs, "SWEEP", 0.5)
    monkeypatch.setattr(caretaker, "LEASE", 1.0)
    process = Process(postgres_url, tmp_path / "there.log")
    try:
        process.launch()
        await process.answers()
        async with inside(postgres_url) as here:
            host, guest = await Person.guest(here.base), await Person.guest(process.base)
            id = (await host.create("bohnanza", ["me", "open", "greedy"], options=SHORT, absent=SOON))["id"]
            await guest.join(id)
            await host.post(f"/api/tables/{id}/start")
            stays, goes = Watcher(host, id, 0), Watcher(guest, id, 1)
            for watcher in (stays, goes):
                await watcher.up.wait()
            await until(lambda: seats(stays)[1]["online"])
            process.kill()
            await until(lambda: seats(stays)[1]["bot"] == STANDS_IN)
            await goes.stop()
            back = Watcher(guest.at(here.base), id, 1)
            await sits(back, 1, "")
            for watcher in (stays, back):
                await watcher.stop()
            await play_out(here, id, [host, guest.at(here.base)])
            assert (await judged(here.store, id)).status == "over"
    finally:
        process.kill()


async def test_whoever_is_thought_gone_but_is_there_has_the_seat_again(sqlite_url: str) -> None:
    async with inside(sqlite_url) as server:
        id, (host, guest) = await table_of(server, 2, 1, absent=NEVER)
        await host.post(f"/api/tables/{id}/start")
        watchers = [Watcher(host, id, 0), Watcher(guest, id, 1)]
        for watcher in watchers:
            await watcher.up.wait()
        await server.hub.rooms[id].ask(lambda t: t.stand_in(1))  # as a process would that had not heard of them
        await until(lambda: len([m for m in watchers[0].of("info") if m["table"]["seats"][1]["bot"]]) > 0)
        await sits(watchers[0], 1, "")
        # Whoever has left is not called back by a page that still lies open.
        await guest.post(f"/api/tables/{id}/leave?how=back")
        await sits(watchers[1], 1, STANDS_IN)
        await asyncio.sleep(0.3)
        assert seats(watchers[1])[1]["bot"] == STANDS_IN
        for watcher in watchers:
            await watcher.stop()
        await judged(server.store, id)


async def test_a_phone_that_is_gone_without_a_word_is_missed(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    assert 2 * running.PULSE < 20
    monkeypatch.setattr(running, "PULSE", 0.5)
    async with inside(sqlite_url) as server:
        id, (host, guest) = await table_of(server, 2, 1)
        stays, goes = Watcher(host, id, 0), Watcher(guest, id, 1)
        for watcher in (stays, goes):
            await watcher.up.wait()
        await until(lambda: seats(stays)[1]["online"])
        assert goes.socket is not None
        goes.socket.transport.pause_reading()  # it answers nothing, and closes nothing
        goes.closing = True
        await until(lambda: not seats(stays)[1]["online"])
        assert seats(stays)[0]["online"]
        goes.socket.transport.abort()
        await goes.stop()
        await stays.stop()


# -- others take a seat


async def test_a_friend_takes_a_bots_seat_in_a_running_match(sqlite_url: str) -> None:
    part = [bytes([n]) * 16 for n in (1, 2)]
    promised = [hashlib.sha256(each).hexdigest() for each in part]
    async with inside(sqlite_url) as server:
        host, friend, stranger = [await Person.guest(server.base) for _ in range(3)]
        words = ["me", "greedy", "greedy"]
        link = await host.create("bohnanza", words, options=SHORT, private=True, commits=[promised[0]], start=True)
        id, key = link["id"], link["key"]
        watcher = Watcher(host, id, 0)
        await watcher.up.wait()
        watcher.send({"type": "open", "table": id, "seat": 0, "bytes": part[0].hex()})
        await until(lambda: watcher.glass.status == "playing")
        with pytest.raises(Failed, match="404"):
            await stranger.join(id)
        looks = Watcher(friend, id, -1, key)
        await looks.up.wait()
        assert [seat["free"] for seat in seats(looks)] == [False, True, True]
        await looks.stop()
        joined = await friend.join(id, key=key, commit=promised[1])
        assert joined["tokens"].keys() == {"1"}
        assert (await friend.join(id, key=key, seat=2))["tokens"].keys() == {"1"}, "twice is one seat"
        mine = Watcher(friend, id, 1)
        await mine.up.wait()
        assert mine.glass.view is not None
        assert None not in mine.glass.view["zones"]["hand/1"]
        assert seats(mine)[1]["committed"] == ""
        # Whoever has looked from a seat by its token may have no other one.
        helper = Watcher(stranger, id, 0, token=link["tokens"]["0"])
        await helper.up.wait()
        await until(lambda: server.hub.rooms[id].table.seen.get(stranger.id))
        with pytest.raises(Failed, match="403"):
            await stranger.join(id, key=key)
        for each in (watcher, mine, helper):
            await each.stop()
        await play_out(server, id, [host, friend])
        table = await judged(server.store, id)
        assert table.status == "over"
        record = await host.record(id)
        note = next(line for line in record.splitlines() if line.startswith("# from "))
        assert note.endswith(" seat 1 me")
        assert "# seats me,greedy,greedy" in record
        assert (await host.verify(record))["ok"]
        assert not (await host.verify(record.replace(part[0].hex(), part[1].hex())))["ok"]
        hands = (await host.get(f"/api/tables/{id}/replay?seat=-1"))["hands"]
        assert [(hand["seat"], hand["bot"], hand["name"]) for hand in hands] == [(1, "", friend.name)]


async def test_at_a_public_table_the_host_opens_a_seat_and_whoever_resigned_has_none(sqlite_url: str) -> None:
    async with inside(sqlite_url) as server:
        id, (host, guest) = await table_of(server, 2, 1, absent=NEVER)
        await host.post(f"/api/tables/{id}/start")
        friend = await Person.guest(server.base)
        with pytest.raises(Failed, match="409"):
            await friend.join(id)
        for seat in (1, 2):
            with pytest.raises(Failed, match=r"403|409"):
                await guest.post(f"/api/tables/{id}/seat", {"seat": seat, "free": True})
        await guest.post(f"/api/tables/{id}/leave?how=resign")
        await host.post(f"/api/tables/{id}/seat", {"seat": 1, "free": True})
        with pytest.raises(Failed, match="409"):
            await guest.join(id)
        old = Watcher(guest, id, 1)
        await old.up.wait()
        await friend.join(id)
        await until(lambda: old.of("problem"))
        assert (await friend.table(id))["mine"] == [1]
        assert [t["id"] for t in (await friend.get("/api/my/tables"))["tables"]] == [id]
        await old.stop()
        await turned_away(Watcher(guest, id, 1))
        await play_out(server, id, [host, friend])
        assert (await judged(server.store, id)).status == "over"


async def test_a_host_who_does_not_sit_finds_and_closes_the_table(sqlite_url: str) -> None:
    async with inside(sqlite_url) as server:
        host, guest = await Person.guest(server.base), await Person.guest(server.base)
        id = (await host.create("bohnanza", ["open", "greedy", "greedy"], options=SHORT))["id"]
        await guest.join(id)
        assert (await guest.table(id))["host"] == host.id
        assert [t["id"] for t in (await host.get("/api/my/tables"))["tables"]] == [id]
        await host.post(f"/api/tables/{id}/start")
        await host.post(f"/api/tables/{id}/abandon")
        assert (await host.get("/api/my/tables"))["tables"] == []
        assert (await guest.get("/api/my/tables"))["tables"] == []


async def test_two_processes_write_one_stand_in(postgres_url: str) -> None:
    """Both see that somebody is gone; the lease lets one of them say so."""
    async with inside(postgres_url) as here, inside(postgres_url) as there:
        people = [await Person.guest(base) for base in (here.base, there.base, here.base)]
        id = (await people[0].create("bohnanza", ["me", "open", "open"], options=SHORT, absent=SOON))["id"]
        for guest in people[1:]:
            await guest.join(id)
        await people[0].post(f"/api/tables/{id}/start")
        watchers = [Watcher(guest, id, seat) for seat, guest in enumerate(people)]
        for watcher in watchers:
            await watcher.up.wait()
        await watchers[2].stop()
        for watcher in watchers[:2]:
            await sits(watcher, 2, STANDS_IN)
        await asyncio.sleep(1)
        sat = [json.loads(row.body) for row in await rows_of(here, id, kinds.SIT) if row.seat == 2]
        assert not [1 for before, body in itertools.pairwise(sat) if "bot" in before and "bot" in body]
        for watcher in watchers[:2]:
            await watcher.stop()
        store = await Store.open(postgres_url)
        await judged(store, id)
        await store.close()
