"""Who logs out is gone at once, in every process: cookies, sockets, names at warm tables and what was said."""

from __future__ import annotations

import asyncio
import contextlib
import json
from collections.abc import AsyncIterator
from typing import Any

import pytest
from server.play.clients import Failed, Person
from server.play.serving import Inside, inside
from websockets.exceptions import ConnectionClosed

ENDED = 4001
WITHIN = 60.0  # seconds for anything, on a busy machine
ANNA = {"name": "Anna", "passphrase": "seven red beans"}


@pytest.fixture
async def two(database_url: str) -> AsyncIterator[tuple[Inside, Inside]]:
    """Two processes of one server, as far as they know; SQLite has one."""
    async with contextlib.AsyncExitStack() as stack:
        one = await stack.enter_async_context(inside(database_url))
        other = one if "sqlite" in database_url else await stack.enter_async_context(inside(database_url))
        yield one, other


async def hear(socket: Any, kind: str) -> Any:
    """The next message of a kind."""
    async with asyncio.timeout(WITHIN):
        while (message := json.loads(await socket.recv()))["type"] != kind:
            pass
    return message


async def code_of_closing(socket: Any) -> int:
    """What the socket is closed with; messages before that do not matter."""
    async with asyncio.timeout(WITHIN):
        with contextlib.suppress(ConnectionClosed):
            while True:
                await socket.recv()
    return int(socket.close_code)


async def account(base: str) -> Person:
    person = await Person.guest(base)
    await person.post("/api/register", ANNA)
    return person


async def logged_in(base: str) -> Person:
    person = Person(base)
    person.id = (await person.post("/api/login", ANNA))["id"]
    return person


async def test_logging_out_ends_a_session_with_its_sockets_and_no_other(two: tuple[Inside, Inside]) -> None:
    here, there = two
    first = await account(here.base)
    second = await logged_in(there.base)
    stolen = first.at(there.base)
    async with first.connect() as a, stolen.connect() as b, second.connect() as c:
        for socket in (a, b, c):
            assert (await hear(socket, "hello"))["person"] == first.id
        await first.post("/api/logout")
        assert await code_of_closing(a) == ENDED
        assert await code_of_closing(b) == ENDED
        await c.send('{"type":"ping","id":1}')
        assert (await hear(c, "pong"))["id"] == 1
    assert (await stolen.get("/api/me"))["id"] != first.id  # the cookie is nobody's any more
    assert (await second.get("/api/me"))["id"] == first.id


async def test_sessions_are_listed_and_ended(two: tuple[Inside, Inside]) -> None:
    here, there = two
    first = await account(here.base)
    others = [await logged_in(there.base) for _ in range(3)]
    listed = (await first.get("/api/sessions"))["sessions"]
    assert [session["here"] for session in listed].count(True) == 1
    assert len(listed) == 4
    assert "Python" in listed[0]["agent"]
    mine = next(s for s in (await others[0].get("/api/sessions"))["sessions"] if s["here"])
    async with others[0].connect() as socket, others[1].connect() as another:
        await hear(another, "hello")
        await first.call("DELETE", f"/api/sessions/{mine['id']}")
        assert await code_of_closing(socket) == ENDED
        await first.call("DELETE", "/api/sessions")
        assert await code_of_closing(another) == ENDED
    assert len((await first.get("/api/sessions"))["sessions"]) == 1
    stranger = await Person.guest(there.base)
    last = (await first.get("/api/sessions"))["sessions"][0]["id"]
    with pytest.raises(Failed) as denied:
        await stranger.call("DELETE", f"/api/sessions/{last}")
    assert denied.value.status == 404
    assert (await first.get("/api/me"))["id"] == first.id


async def test_another_passphrase_ends_the_other_sessions(two: tuple[Inside, Inside]) -> None:
    here, there = two
    first = await account(here.base)
    second = await logged_in(there.base)
    for wrong in ({"old": "eight red beans", "passphrase": "nine red beans"}, {"old": "x", "passphrase": "short"}):
        with pytest.raises(Failed):
            await second.post("/api/passphrase", wrong)
    async with first.connect() as socket:
        await hear(socket, "hello")
        await second.post("/api/passphrase", {"old": ANNA["passphrase"], "passphrase": "nine red beans"})
        assert await code_of_closing(socket) == ENDED
    assert (await second.get("/api/me"))["account"]
    with pytest.raises(Failed):
        await logged_in(here.base)
    assert (await Person(here.base).post("/api/login", ANNA | {"passphrase": "nine red beans"}))["id"] == first.id


async def test_whoever_is_forgotten_is_gone_from_warm_tables_and_from_what_was_said(two: tuple[Inside, Inside]) -> None:
    here, there = two
    anna, host = await account(here.base), await Person.guest(there.base)
    table = (await host.create("dice", ["me", "open"]))["id"]
    await anna.join(table)
    async with anna.connect() as mine, host.connect() as other:
        for socket, seat in ((mine, 1), (other, 0)):
            await hear(socket, "hello")
            await socket.send(json.dumps({"type": "watch", "table": table, "seat": seat}))
            await hear(socket, "snapshot")
        await mine.send(json.dumps({"type": "say", "table": table, "text": "my secret words"}))
        assert (await hear(other, "chat"))["text"] == "my secret words"
        await host.post(f"/api/tables/{table}/start")
        await anna.call("DELETE", "/api/me")
        assert await code_of_closing(mine) == ENDED
        assert (await hear(other, "unsaid"))["person"] == anna.id
    for server in two:
        assert "Anna" not in json.dumps(await host.at(server.base).table(table))
        async with host.at(server.base).connect() as again:
            await again.send(json.dumps({"type": "watch", "table": table, "seat": 0}))
            assert "secret words" not in json.dumps(await hear(again, "snapshot"))
        told = [await server.store.entries(table), await server.store.chat(table, 9)]
        assert "Anna" not in str(told)
        assert "secret words" not in str(told)


async def test_a_socket_that_opens_while_its_session_is_ended_is_closed(sqlite_url: str) -> None:
    async with inside(sqlite_url) as server:
        person = await account(server.base)
        people, who = server.app.state.people, server.app.state.people.who

        async def slowly(connection: Any) -> Any:
            found = await who(connection)
            if connection.scope["type"] == "websocket":
                await person.post("/api/logout")  # between the look at the cookie and the open socket
            return found

        people.who = slowly
        async with person.connect() as socket:
            assert await code_of_closing(socket) == ENDED


async def test_a_process_that_did_not_hear_of_it_finds_out(postgres_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("haricot.server.hub.SWEEP", 0.5)
    async with inside(postgres_url) as here, inside(postgres_url) as there:
        person = await account(here.base)
        there.hub.store.database.listening[0].cancel()  # its line is lost
        async with person.at(there.base).connect() as socket:
            await hear(socket, "hello")
            await person.post("/api/logout")
            assert await code_of_closing(socket) == ENDED


async def test_a_cookie_of_the_first_version_counts_until_it_is_given_up(sqlite_url: str) -> None:
    async with inside(sqlite_url) as server:
        person = await account(server.base)
        old = Person(server.base)
        old.cookie = f"haricot={server.app.state.people.seals.cookie(person.id)}"
        assert (await old.get("/api/my/tables"))["tables"] == []
        assert (await old.at(server.base).get("/api/me"))["id"] != person.id  # nobody of this version has such a cookie
        from sqlalchemy import update

        from haricot.server.store.models import persons

        await server.store.write(lambda c: c.execute(update(persons).values(unlisted=True)))
        twin = old.at(server.base)
        async with old.connect() as socket:
            assert (await hear(socket, "hello"))["person"] == person.id
            assert (await twin.get("/api/me"))["id"] == person.id
            assert twin.cookie != old.cookie  # exchanged for a session
            await old.post("/api/logout")
            assert await code_of_closing(socket) == ENDED
        again = Person(server.base)
        again.cookie = f"haricot={server.app.state.people.seals.cookie(person.id)}"
        assert (await again.get("/api/me"))["id"] != person.id
        assert (await twin.get("/api/me"))["id"] == person.id
