"""No request is expensive: whatever grows in it, the process that everybody shares computes little for it.

What a request costs is measured in time of the processor, of all threads of the serving process, so that a busy machine
does not matter. Worker processes, which judge what visitors send, are not counted: they have a deadline of their own.
"""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from live_server import Browser, Live, live
from msgspec.structs import fields
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from haricot.calls.spec import Spec
from haricot.calls.specs import SPECS
from haricot.server.settings import Rate

MOST = 0.25  # seconds of the processor: what others wait at most for what was sent beyond the ordinary
LITTLE = 0.02  # what is so cheap that its growth says nothing
ORDINARY = 10
GROWING = (1_000, 15_000, 60_000)
LONG = (1_000, 50_000, 250_000)
SMALL = (500, 4_000, 15_000)
ANSWERED = range(200, 500)
ASKED = 20
WHOLE: dict[str, Any] = {
    "name": "Ann",
    "passphrase": "four good old beans",
    "old": "four good old beans",
    "game": "bohnanza",
}
WHOLE |= {"seats": ["me", "greedy", "greedy"], "beans": ["blue", "red", "green"], "pace": "calm", "seat": 0}

Grown = Callable[[int], str]
CARDS: dict[str, Grown] = {
    "spaces in a bracket": lambda n: f'name = """\n[{" " * n}x\n"""\n',
    "dotted keys": lambda n: "a" + ".a" * (n // 2) + "=1",
    "nested arrays": lambda n: "a=" + "[" * (n // 2) + "]" * (n // 2),
    "nested tables": lambda n: "a=" + "{a=" * (n // 4) + "1" + "}" * (n // 4),
    "digits": lambda n: "total=" + "9" * n,
    "headings": lambda n: "".join(f"[a{i}]\n" for i in range(n // 7)),
    "one heading again and again": lambda n: "[[a]]\n" * (n // 6),
    "a long word": lambda n: 'name = "' + "x" * n + '"',
    "escapes": lambda n: 'name = "' + "\\u00e9" * (n // 6) + '"',
}
HEAD = "haricot 2\ngame bohnanza\nedition gigamic\nseats 3\nseed abc\n"
RECORDS: dict[str, Grown] = {
    "decisions": lambda n: HEAD + "0 pass\n" * (n // 7),
    "a long decision": lambda n: HEAD + "0 offer 1 " + "blue," * (n // 5) + "/red\n",
    "a long head": lambda n: HEAD + "option x" + "=y" * (n // 2) + "\n",
    "empty lines": lambda n: HEAD + "\n" * n,
    "comments": lambda n: HEAD + "# x\n" * (n // 4),
    "one line": lambda n: "x" * n,
}
JSONS: dict[str, Grown] = {
    "nested": lambda n: "[" * n,
    "keys": lambda n: "{" + ",".join(f'"k{i}":1' for i in range(n // 9)) + "}",
    "a number": lambda n: '{"name":' + "9" * n + "}",
    "escapes": lambda n: '{"name":"' + "\\u0301" * (n // 6) + '"}',
    "a name": lambda n: json.dumps({"name": "e" + "\u0301" * (n // 2)}),
    "spaces": lambda n: json.dumps({"name": " " * n}),
}
QUERIES: dict[str, Grown] = {
    "a key": lambda n: "/api/tables/abcdefgh29?key=" + "x" * n,
    "many keys": lambda n: "/api/tables/abcdefgh29?" + "&".join(f"k{i}=1" for i in range(n // 7)),
    "digits": lambda n: "/api/my/tables?before=" + "9" * n,
    "percent signs": lambda n: "/api/games/" + "%25" * (n // 3) + "/rules",
    "slashes": lambda n: "/" + "/" * n,
}


def message(type: str, **fields: Any) -> str:
    return json.dumps({"type": type, **fields})


def act(table: str, action: str) -> str:
    return message("act", table=table, seat=0, key="k", at=0, action=action)


MESSAGES: dict[str, Callable[[str, int], str]] = {
    "an offer": lambda t, n: act(t, "offer 1 " + "blue," * (n // 5) + "blue/red"),
    "places": lambda t, n: act(t, "offer 1 " + "blue@0," * (n // 7) + "blue@0/red"),
    "digits": lambda t, n: act(t, "accept " + "9" * n),
    "spaces": lambda t, n: act(t, "plant" + " " * n + "1"),
    "a key": lambda t, n: message("act", table=t, seat=0, key="k" * n, at=0, action="pass"),
    "picks": lambda t, n: message("ask", table=t, seat=0, id=1, picks=[1] * (n // 3)),
    "words": lambda t, n: message("say", table=t, text="x " * (n // 2)),
    "signs": lambda t, n: message("say", table=t, text="e" + "\u0301" * (n // 6)),
    "a table": lambda t, n: message("watch", table="x" * n),
    "a token": lambda t, n: message("watch", table=t, seat=0, token="é" * (n // 6)),
    "bytes": lambda t, n: message("open", table=t, seat=0, bytes="a" * n),
    "nested": lambda t, n: "[" * n,
    "a hint": lambda t, n: message("hint", table=t, seat=0, id=10**15),
}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Live]:
    with live(tmp_path_factory.mktemp("cost"), judging=0.3, workers=1) as running:
        running.browser().get("/api/games").ok()
        yield running


@pytest.fixture(scope="module")
def browser(server: Live) -> Browser:
    found = server.browser()
    found.get("/api/me").ok()
    return found


def cost(work: Callable[[], Any]) -> float:
    """Seconds of the processor that something takes in this process, in which the server is a thread; the least of two."""
    found = []
    for _ in range(2):
        before = time.process_time()
        work()
        found.append(time.process_time() - before)
    return min(found)


Costs = dict[tuple[str, int], float]  # of what, of which size


def dear(costs: Costs) -> Costs:
    """What costs too much, or grows faster than what was sent.

    What the smallest one costs is no matter of length: a passphrase is slow to try, on purpose.
    """
    print({f"{name} {size}": round(cost, 3) for (name, size), cost in sorted(costs.items(), key=lambda item: -item[1])})
    least: dict[str, float] = {}
    smaller: dict[str, tuple[int, float]] = {}
    found = {}
    for (name, size), seconds in sorted(costs.items(), key=lambda item: item[0]):
        before, then = smaller.get(name, (size, seconds))
        if seconds - least.setdefault(name, seconds) > MOST or seconds > 2 * max(then, LITTLE) * size / before:
            found[(name, size)] = seconds
        smaller[name] = (size, seconds)
    return found


def test_what_is_sent_by_http_costs_little_however_it_grows(browser: Browser) -> None:
    costs: Costs = {}
    for name, grown in CARDS.items():
        for size in GROWING:
            asked = {"game": "bohnanza", "seats": ["me", "greedy", "greedy"], "cards": grown(size)}

            def opened(asked: Any = asked) -> None:
                assert browser.post("/api/tables", asked).status in ANSWERED

            costs[(f"cards: {name}", size)] = cost(opened)
    for name, grown in RECORDS.items():
        for size in LONG:

            def judged(record: str = grown(size)) -> None:
                for path in ("/api/verify", "/api/replay"):
                    assert browser.post(path, {"record": record}).status in ANSWERED

            costs[(f"record: {name}", size)] = cost(judged)
    for name, grown in JSONS.items():
        for size in GROWING:

            def renamed(body: bytes = grown(size).encode()) -> None:
                assert browser.ask("PATCH", "/api/me", raw=body).status in ANSWERED

            costs[(f"json: {name}", size)] = cost(renamed)
    for name, grown in QUERIES.items():
        for size in SMALL:

            def got(path: str = grown(size)) -> None:
                assert browser.get(path).status in ANSWERED

            costs[(f"address: {name}", size)] = cost(got)
    assert not dear(costs)


def test_every_word_of_every_call_costs_little_however_long_it_is(browser: Browser) -> None:
    costs: Costs = {}
    table = browser.post("/api/tables", {"game": "dice", "seats": ["me", "open"]}).ok()["id"]
    for spec in SPECS:
        words = fields(spec.asks) if spec.asks is not None else ()
        for field in words:
            for size in (ORDINARY, *GROWING[1:]):
                long: Any = "x" * size
                if "list" in str(field.type):
                    long = ["x"] * (size // 4)
                elif "dict" in str(field.type):
                    long = {f"k{n}": "x" for n in range(size // 11)}
                needed = {each.name: WHOLE.get(each.name, "x") for each in words if each.required}

                def asked(spec: Spec = spec, body: Any = needed | {field.name: long}) -> None:
                    assert browser.ask(spec.method, spec.path.replace("{id}", table), body).status in ANSWERED

                costs[(f"{spec.name}: {field.name}", size)] = cost(asked)
    assert not dear(costs)


def test_what_needs_no_rate_is_cheap(browser: Browser) -> None:
    """Health and numbers are asked for by machines, as often as these like."""
    for path in ("/healthz", "/metrics"):

        def asked(path: str = path) -> None:
            for _ in range(ASKED):
                assert browser.get(path).status == 200

        assert cost(asked) / ASKED < LITTLE


def test_looking_again_at_a_match_costs_little(browser: Browser) -> None:
    """What is worked out here and not in a worker: its own tables, whose size the rules bound."""
    asked = {"game": "bohnanza", "seats": ["greedy"] * 7, "pace": "instant", "start": True}
    table = browser.post("/api/tables", asked).ok()["id"]
    until = time.monotonic() + 60
    while browser.get(f"/api/tables/{table}").ok()["status"] != "over":
        assert time.monotonic() < until
        time.sleep(0.05)
    costs: Costs = {}
    for path in ("record", "replay?seat=-2", "why?seat=1"):

        def looked(path: str = f"/api/tables/{table}/{path}") -> None:
            assert browser.get(path).status in ANSWERED

        costs[(path, 1)] = cost(looked)
    assert not dear(costs)


async def test_what_is_sent_by_a_socket_costs_little_however_it_grows(server: Live, browser: Browser) -> None:
    seats = ["me", "greedy", "greedy"]
    options = {"first_player": "0"}
    asked = {"game": "bohnanza", "seats": seats, "start": True, "hints": True, "options": options}
    table = (await asyncio.to_thread(browser.post, "/api/tables", asked)).ok()["id"]
    costs: Costs = {}
    place = f"ws://{server.host}:{server.port}/ws"
    async with connect(place, additional_headers={"cookie": browser.cookie}, proxy=None, ping_interval=None) as socket:
        await socket.send(message("watch", table=table, seat=0))
        for name, grown in MESSAGES.items():
            for size in SMALL:
                found = []
                for _ in range(2):
                    before = time.process_time()
                    await socket.send(grown(table, size))
                    await socket.send(message("ping", id=1))
                    while json.loads(await socket.recv())["type"] != "pong":
                        pass
                    found.append(time.process_time() - before)
                costs[(name, size)] = min(found)
    assert not dear(costs)


async def pings(socket: ClientConnection) -> None:
    """Frames that are no message, one after the other."""
    for _ in range(100_000):
        await socket.ping()
        await asyncio.sleep(0)


async def pieces(socket: ClientConnection) -> None:
    """One message in endlessly many pieces."""

    async def empty() -> AsyncIterator[str]:
        for _ in range(100_000):
            yield ""
            await asyncio.sleep(0)

    await socket.send(empty())


@pytest.mark.parametrize("sends", [pings, pieces])
async def test_pings_and_pieces_without_end_are_cut_off(
    server: Live, browser: Browser, sends: Callable[[ClientConnection], Awaitable[None]]
) -> None:
    place = f"ws://{server.host}:{server.port}/ws"
    headers = {"cookie": browser.cookie}
    async with connect(place, additional_headers=headers, proxy=None, ping_interval=None) as socket:
        with pytest.raises(ConnectionClosed):
            await sends(socket)
    assert socket.close_code == 1008


def test_preferences_have_a_rate(tmp_path: Path) -> None:
    async def prefer(server: Live, browser: Browser, table: str) -> list[str]:
        place = f"ws://{server.host}:{server.port}/ws"
        async with connect(place, additional_headers={"cookie": browser.cookie}, proxy=None) as socket:
            await socket.send(message("watch", table=table, seat=0))
            for turn in range(6):
                await socket.send(message("prefer", table=table, seat=0, declines=turn % 2 == 0))
            await socket.send(message("ping", id=1))
            told: list[str] = []
            while (heard := json.loads(await socket.recv()))["type"] != "pong":
                if heard["type"] == "problem":
                    told.append(heard["id"])
            return told

    with live(tmp_path, preferences=Rate(3, 0.001)) as server:
        browser = server.browser()
        asked = {"game": "bohnanza", "seats": ["me", "greedy", "greedy"], "start": True}
        table = browser.post("/api/tables", asked).ok()["id"]
        assert asyncio.run(prefer(server, browser, table)) == ["too-fast"] * 3
