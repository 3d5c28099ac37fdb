"""`haricot people|tables`: what a host does follows at once in a running server, and is done on a stopped one."""

from __future__ import annotations

import asyncio
import json

import pytest
from server.play.clients import Person
from server.play.serving import inside
from server.play.test_sessions import ENDED, code_of_closing, hear

from haricot.cli import run


async def told(*words: str) -> int:
    """Run a command beside the server; its exit code."""
    return await asyncio.to_thread(run, list(words))


async def test_a_host_renames_removes_and_closes_while_the_server_runs(
    database_url: str, capsys: pytest.CaptureFixture[str]
) -> None:
    at = ("--database", database_url)
    async with inside(database_url) as server:
        rude, host = await Person.guest(server.base), await Person.guest(server.base)
        await rude.call("PATCH", "/api/me", {"name": "Rude"})
        table = (await host.create("dice", ["me", "open"]))["id"]
        await rude.join(table)
        async with host.connect() as socket, rude.connect() as theirs:
            await hear(theirs, "hello")
            await socket.send(json.dumps({"type": "watch", "table": table, "seat": 0}))
            assert (await hear(socket, "snapshot"))["table"]["seats"][1]["name"] == "Rude"
            capsys.readouterr()
            assert await told("people", "rud", "--json", *at) == 0
            [line] = json.loads(capsys.readouterr().out)
            assert (line["id"], line["name"], line["account"], line["tables"]) == (rude.id, "Rude", False, 1)
            assert await told("people", "rename", rude.id, "Polite", *at) == 0
            while (await hear(socket, "info"))["table"]["seats"][1]["name"] != "Polite":
                pass
            assert await code_of_closing(theirs) != ENDED  # they come back under their new name
            assert (await rude.get("/api/me"))["name"] == "Polite"
            async with rude.connect() as again:
                await hear(again, "hello")
                assert await told("people", "remove", rude.id, *at) == 0
                assert await code_of_closing(again) == ENDED
            assert (await hear(socket, "unsaid"))["person"] == rude.id
            capsys.readouterr()
            assert await told("tables", table, *at) == 0
            shown = capsys.readouterr().out
            assert table in shown
            assert "open" in shown
            assert await told("tables", "close", table, *at) == 0
            while (await hear(socket, "info"))["table"]["status"] != "abandoned":
                pass
        assert await told("tables", "close", table, *at) == 2
        assert await told("people", "remove", "nobody here", *at) == 2
        assert "haricot people" in capsys.readouterr().err


async def test_a_host_does_the_same_on_a_stopped_database(
    database_url: str, capsys: pytest.CaptureFixture[str]
) -> None:
    at = ("--database", database_url)
    async with inside(database_url) as server:
        person = await Person.guest(server.base)
        seats = ["me", "greedy", "greedy"]
        ids = [(await person.create("bohnanza", seats, start=True))["id"] for _ in range(2)]
    assert await told("people", "rename", person.id, "Polite", *at) == 0
    assert await told("tables", "close", ids[0], *at) == 0
    async with inside(database_url) as server:
        assert (await person.at(server.base).get("/api/me"))["name"] == "Polite"
        tables = [await person.at(server.base).table(id) for id in ids]
        assert [table["status"] for table in tables] == ["abandoned", "playing"]
        assert [table["seats"][0]["name"] for table in tables] == ["Polite", "Polite"]
    assert await told("people", "remove", person.id, *at) == 0
    capsys.readouterr()
    assert await told("people", "--json", *at) == 0
    assert json.loads(capsys.readouterr().out) == []
