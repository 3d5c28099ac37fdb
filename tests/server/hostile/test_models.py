"""Who speaks to the tools of models without manners: nothing leaks, nothing is kept, no table stops."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest
from live_server import live
from server.hostile.served import Answer, Guest, Served, play
from shortest import shortest

pytest.importorskip("mcp")

SHORT = {"options": {"exhaustions": "1", "first_player": "0"}}
SPEAKS = {"accept": "application/json, text/event-stream", "mcp_protocol_version": "2025-06-18"}


async def post(guest: Guest, body: Any, **headers: str) -> Answer:
    """Something sent to the tools."""
    return await guest.call("POST", "/mcp", body, **{**SPEAKS, **headers})


async def use(guest: Guest, tool: str, **arguments: Any) -> tuple[bool, str]:
    """Was a tool's answer a refusal, and what does it say?"""
    asked = {"jsonrpc": "2.0", "id": 1, "method": "tools/call", "params": {"name": tool, "arguments": arguments}}
    answer = await post(guest, asked)
    assert answer.status == 200, answer
    result = answer.json["result"]
    return bool(result.get("isError")), str(result["content"][0]["text"])


async def test_what_is_no_protocol_is_refused_and_a_table_goes_on(served: Served) -> None:
    ann = await Guest.come(served)
    box = shortest("dice")
    table = (await ann.open_table("dice", "me", *["greedy"] * (box.seats - 1), start=True, options=box.options))["id"]
    eve = Guest(served)
    bodies: list[Any] = [
        None,
        [],
        {},
        "hello",
        {"jsonrpc": "2.0"},
        {"jsonrpc": "2.0", "id": 1, "method": "tools/call", "params": {"name": "look"}},
        {"jsonrpc": "2.0", "id": 1, "method": "tools/call", "params": {"name": "rm -rf", "arguments": {}}},
        {"jsonrpc": "2.0", "id": [], "method": "tools/call", "params": 7},
        {"jsonrpc": "2.0", "id": 1, "method": "resources/read", "params": {"uri": "file:///etc/passwd"}},
        json.loads("[" * 90 + "]" * 90),
    ]
    async with ann.socket() as socket:
        playing = asyncio.create_task(play(socket, table, 0))
        for body in bodies:
            answer = await post(eve, body)
            assert answer.status < 500, (body, answer)
            assert b"Traceback" not in answer.body and b"root:" not in answer.body
        assert (await post(eve, {"jsonrpc": "2.0", "pad": "x" * 100_000})).status == 413
        assert (
            await post(eve, {"jsonrpc": "2.0", "id": 1, "method": "ping"}, origin="https://evil.example")
        ).status == 403
        for method in ("GET", "DELETE", "PUT"):
            assert (await eve.call(method, "/mcp", **SPEAKS)).status == 405  # no stream is held open for anybody
        assert (await playing)["status"] == "over"
    assert "Traceback" not in served.logged()


async def test_a_wrong_token_opens_nothing_and_a_link_elsewhere_leads_nowhere(served: Served) -> None:
    ann = await Guest.come(served)
    link = await ann.open_table("bohnanza", "me", "greedy", "greedy", start=True, private=True, **SHORT)
    table, token = link["id"], link["tokens"]["0"]
    eve = Guest(served)
    for key in (
        "",
        "x",
        f"{table}.0.",
        f"{table}.0.{token[:-1]}",
        f"{table}.1.{token}",
        f"nowhere.0.{token}",
        "é" * 90,
    ):
        wrong, said = await use(eve, "look", key=key)
        assert wrong and token not in said, said
        assert "hand" not in said.lower() and "Traceback" not in said
    assert (await use(eve, "sit", link=table))[0]  # private, without its key
    async with asyncio.timeout(60):
        place, writers = "127.0.0.1", []
        elsewhere = await asyncio.start_server(lambda reader, writer: writers.append(writer), place, 0)
        port = elsewhere.sockets[0].getsockname()[1]
        for trap in (f"http://{place}:{port}/#/t/{table}", f"{place}:{port}/t/x", f"//{place}:{port}/#/t/{table}@x"):
            assert (await use(eve, "sit", link=trap))[0]
        elsewhere.close()
    assert not writers  # the server calls nobody whom a stranger names
    wrong, said = await use(eve, "look", key=f"{table}.0.{token}")  # whoever has the token has the seat
    assert not wrong and table not in said
    assert token not in served.logged()


def test_a_flood_of_models_leaves_room_for_everybody(tmp_path: Path) -> None:
    """Beyond some calls at once, and some visits, of one address the others are told to come again; a table is played meanwhile."""
    from haricot.server.settings import Rate

    with live(tmp_path, guests=Rate(12, 1)) as server:
        browser = server.browser()
        new = {"game": "bohnanza", "seats": ["me", "open", "random"], "options": {"first_player": "0"}}
        made = browser.post("/api/tables", new).ok()
        words = {name.replace("_", "-"): value for name, value in SPEAKS.items()}

        def tool(name: str, **arguments: Any) -> tuple[bool, str]:
            params = {"name": name, "arguments": arguments}
            asked = {"jsonrpc": "2.0", "id": 1, "method": "tools/call", "params": params}
            answer = server.browser().post("/mcp", asked, **words)
            assert answer.status == 200, answer
            result = answer.ok()["result"]
            return bool(result.get("isError")), str(result["content"][0]["text"])

        async def flood() -> None:
            key = f"{made['id']}.0.{made['tokens']['0']}"  # nothing is asked before the start: each look waits
            looks = [asyncio.create_task(asyncio.to_thread(tool, "look", key=key)) for _ in range(12)]
            done, _ = await asyncio.wait(looks, return_when=asyncio.FIRST_COMPLETED)
            assert (await next(iter(done)))[0]  # too many at once
            health = await asyncio.to_thread(browser.get, "/healthz")
            assert health.status == 200
            await asyncio.to_thread(server.browser().post, f"/api/tables/{made['id']}/join", {})
            await asyncio.to_thread(browser.post, f"/api/tables/{made['id']}/start")
            said = await asyncio.gather(*looks)
            assert 0 < sum(wrong for wrong, _ in said) < len(said)  # too many for the address, or for the seat; not all
            visits = [await asyncio.to_thread(tool, "sit", link="nowhere") for _ in range(14)]
            assert all(wrong for wrong, _ in visits)
            assert "wait" in visits[-1][1].lower() or "second" in visits[-1][1].lower()

        asyncio.run(flood())
