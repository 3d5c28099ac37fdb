"""A scripted client that knows only the protocol plays whole matches, over standard input and output and over HTTP."""

from __future__ import annotations

import asyncio
import contextlib
import os
import re
import subprocess
import sys
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

pytest.importorskip("mcp")

from live_server import Live, live
from mcp import Client
from mcp.client.stdio import StdioServerParameters, stdio_client

from haricot.commands.common import BadInput
from haricot.commands.studying import mcp
from haricot.kernel import registry
from haricot.locales import LANGUAGES
from haricot.study.words import Teller

COMMAND = [sys.executable, "-m", "haricot.cli", "mcp", "--lang", "en"]
MENU = re.compile(r"(?m)^ *(\d+)  .*(\]|…)$")  # a line of a menu: a whole action, or one that asks on


async def call(client: Any, tool: str, **arguments: Any) -> str:
    """What a tool says."""
    said = await client.call_tool(tool, arguments)
    assert not said.is_error, said.content[0].text
    return str(said.content[0].text)


async def refused(client: Any, tool: str, **arguments: Any) -> str:
    """Why a tool does nothing."""
    said = await client.call_tool(tool, arguments)
    assert said.is_error
    return str(said.content[0].text)


def key_in(said: str) -> str:
    """The key of a seat."""
    found = re.search(r"(?m)^key: (\S+)$", said)
    assert found is not None, said
    return found[1]


WAIT = "Nobody is asking you anything now."


async def play_on(client: Any, key: str, said: str, lot: Random) -> str:
    """Answer by lot until nothing is asked any more; all that was said."""
    told = [said]
    for _ in range(5000):
        menu = MENU.findall(said.rpartition("\n\n")[2])
        numbers = [number for number, end in menu if end == "]" or lot.random() < 0.2] or [number for number, _ in menu]
        if numbers:
            said = await call(client, "act", key=key, answer=lot.choice(numbers))
        elif WAIT not in said and re.search(r"(?m)^[*= ] .*coins?$", said):
            return "\n\n".join(told)
        else:
            said = await call(client, "look", key=key)
        told.append(said)
    raise AssertionError("it goes on for ever")


async def whole_matches(client: Any) -> None:
    """What a model does with nothing but the tools: a match alone, and one with two programs."""
    tools = {tool.name: tool.description for tool in (await client.list_tools()).tools}
    assert set(tools) == {"games", "new_table", "tables", "sit", "look", "act", "talk", "rule"}
    assert all(tools.values())
    assert "al_cabohne" in await call(client, "games")
    for game, seats in (("al_cabohne", 1), ("bohnanza", 3)):
        said = await call(client, "new_table", game=game, seats=seats, seed="7")
        end = await play_on(client, key_in(said), said, Random(7))
        assert "The deck has run out for the last time." in end


@contextlib.asynccontextmanager
async def over_stdio(*words: str) -> AsyncIterator[Any]:
    """A client of the command."""
    command = StdioServerParameters(command=COMMAND[0], args=[*COMMAND[1:], *words], env=dict(os.environ))
    async with Client(stdio_client(command)) as client:
        yield client


@contextlib.contextmanager
def over_http(*words: str) -> Iterator[str]:
    """The address of the command's tools."""
    with subprocess.Popen([*COMMAND, "--http", "0", *words], stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        try:
            found = re.search(r"http://\S+", process.stdout.readline())
            assert found is not None
            yield found[0]
        finally:
            process.terminate()


@pytest.mark.daily
def test_whole_matches_over_stdio() -> None:
    async def play() -> None:
        async with over_stdio() as client:
            await whole_matches(client)

    asyncio.run(play())


@pytest.mark.daily
def test_whole_matches_over_http() -> None:
    async def play(address: str) -> None:
        async with Client(address) as client:
            await whole_matches(client)

    with over_http() as address:
        asyncio.run(play(address))


def test_what_is_wrong_changes_nothing() -> None:
    async def play() -> None:
        async with over_stdio() as client:
            assert "bohnanza" in await refused(client, "new_table", game="chess")
            assert "key" in await refused(client, "look", key="nobody")
            assert "--server" in await refused(client, "tables")
            assert "no link" in (await refused(client, "sit", link="no link at all"))
            said = await call(client, "new_table", game="bohnanza", seats=3, opponent="random", seed="1")
            key = key_in(said)
            before = await call(client, "look", key=key)
            for wrong in ("9999", "plant 9", "buy the moon", "", "offer 1 " + "red," * 500 + "/"):
                told = await call(client, "act", key=key, answer=wrong)
                assert told.endswith(before.rpartition("\n\n")[2])
                assert told != before
            assert "BOH-66" in await call(client, "rule", key=key, id="boh-66")
            assert "nobody listens" in await call(client, "talk", key=key, text="hello")
            assert await call(client, "look", key=key) == before

    asyncio.run(play())


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Live]:
    with live(tmp_path) as served:
        yield served


def test_a_seat_at_a_served_table(server: Live) -> None:
    """Listed, taken, talked at and played to the end; everybody sees that a program sits there."""
    host = server.browser()
    new = {
        "game": "bohnanza",
        "seats": ["open", "random", "random"],
        "options": {"exhaustions": "1"},
        "pace": "instant",
    }
    table = host.post("/api/tables", new).ok()["id"]

    async def play() -> None:
        async with over_stdio("--server", host.origin) as client:
            link = (await call(client, "tables")).split()[0]
            said = await call(client, "sit", link=link, name="Lin")
            assert host.get(f"/api/tables/{table}").ok()["seats"][0]["name"] == "Lin (program)"
            await asyncio.to_thread(host.post, f"/api/tables/{table}/start")
            key = key_in(said)
            assert await call(client, "talk", key=key, text="hello everybody") == "ok"
            assert "One thing at a time" in await call(client, "talk", key=key, text="hello again")
            told = await call(client, "look", key=key)
            assert "Lin (program): hello everybody" in told
            assert "dance" in await call(client, "act", key=key, answer="dance")
            await play_on(client, key, told, Random(1))

    asyncio.run(play())
    assert host.get(f"/api/tables/{table}").ok()["status"] == "over"


@pytest.mark.daily
def test_models_at_the_table_server_itself(server: Live) -> None:
    """A scripted client with the server's address alone: whole matches of Bohnanza and of Al Cabohne, watched by a person."""
    watcher = server.browser()

    async def play() -> None:
        async with Client(f"{watcher.origin}/mcp") as client:
            assert "bohnanza" in await call(client, "games")
            assert "no table" in await call(client, "tables")
            for game, seats in (("al_cabohne", 1), ("bohnanza", 3)):
                said = await call(client, "new_table", game=game, seats=seats, name="Lin")
                key = key_in(said)
                seen = await asyncio.to_thread(watcher.get, f"/api/tables/{key.partition('.')[0]}")
                assert seen.ok()["seats"][0]["name"] == "Lin (program)"
                end = await play_on(client, key, await call(client, "look", key=key), Random(7))
                assert "The deck has run out for the last time." in end
                seen = await asyncio.to_thread(watcher.get, f"/api/tables/{key.partition('.')[0]}")
                assert seen.ok()["status"] == "over"

    asyncio.run(play())


def test_a_seat_of_the_server_by_its_token(server: Live) -> None:
    """A model takes a seat among people, talks, is told in French; its key brings it back after everything here was forgotten."""
    host = server.browser()
    new = {"game": "bohnanza", "seats": ["open", "random", "random"], "pace": "instant", "private": True}
    made = host.post("/api/tables", new).ok()
    link = f"{host.origin}/#/t/{made['id']}?k={made['key']}"

    async def play() -> None:
        async with Client(f"{host.origin}/mcp") as client:
            assert made["id"] not in await call(client, "tables")
            await refused(client, "sit", link=made["id"])  # without its key a private table is none
            said = await call(client, "sit", link=link, name="Lin", lang="fr")
            await asyncio.to_thread(host.post, f"/api/tables/{made['id']}/start")
            key = key_in(said)
            assert await call(client, "talk", key=key, text="bonjour") == "ok"
            told = await call(client, "look", key=key)
            assert "Lin (program): bonjour" in told
            assert "haricots" in said
            token = re.search(r"(?m)^token: (\S+)$", said)
            assert token is not None and key == f"{made['id']}.0.{token[1]}"
            await refused(client, "look", key=key[:-1] + ("A" if key[-1] != "A" else "B"))
        async with Client(f"{host.origin}/mcp") as client:
            back = await call(client, "sit", link=made["id"], seat=0, token=token[1])
            assert key_in(back) == key
            assert MENU.findall(await call(client, "look", key=key))
            assert "BOH-66" in await call(client, "rule", key=key, id="BOH-66")

    asyncio.run(play())


@pytest.mark.parametrize("lang", LANGUAGES)
def test_how_actions_are_written_is_told_without_the_terminal(lang: str) -> None:
    for game in registry.packages():
        box = registry.box(game)
        told = Teller(registry.make(game, box.seats(box.editions[0])[-1]), 0, lang).notation()
        assert told
        assert not re.search(r"(?m)^  [qtl] ", told)


def test_one_line_for_a_wrong_word() -> None:
    with pytest.raises(BadInput, match="--server"):
        mcp("localhost", None, "127.0.0.1", "en")
    with pytest.raises(BadInput, match="--http"):
        mcp("", 99_999, "127.0.0.1", "en")
