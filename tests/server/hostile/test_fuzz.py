"""A hostile client: whatever it sends gets a clear answer, changes nothing, and disturbs nobody's game."""

from __future__ import annotations

import asyncio
import contextlib
import json
import random
import socket as plain
from collections.abc import AsyncIterator, Awaitable
from dataclasses import dataclass
from typing import Any

import pytest
from server.hostile.served import PATIENCE, Guest, Message, Served, play
from websockets.exceptions import ConnectionClosed, InvalidStatus

BUNCH = 20  # messages a socket: few enough for its rate, with a ping after each
SHORT = {"options": {"exhaustions": "1", "first_player": "0"}}
ERRORS = {"malformed", "too_big", "too_fast", "no_table", "not_allowed", "gone"}
REFUSALS = {"illegal", "stale", "malformed", "not_seated", "not_now", "busy"}


@dataclass
class Scene:
    """Two games that go on, a third whose log must not change, and somebody who means no good."""

    served: Served
    ann: Guest
    mallory: Guest
    waiting: str  # Ann's table where nobody does anything; Mallory sits on seat 1
    tokens: dict[str, str]  # Ann's there
    games: Awaitable[tuple[Message, ...]]


@pytest.fixture
async def scene(served: Served) -> AsyncIterator[Scene]:
    """Honest people play at one table with Mallory and at another without, while a test goes on, and finish."""
    ann, mallory, cleo = [await Guest.come(served) for _ in range(3)]
    waiting = await ann.open_table("bohnanza", "me", "open", "greedy", pace="calm", absent=0, options=SHORT["options"])
    await mallory.call("POST", f"/api/tables/{waiting['id']}/join", {"seat": 1})
    await ann.call("POST", f"/api/tables/{waiting['id']}/start")
    shared = (await ann.open_table("nicht_die_bohne", "me", "open", "greedy"))["id"]
    await mallory.call("POST", f"/api/tables/{shared}/join", {"seat": 1})
    await ann.call("POST", f"/api/tables/{shared}/start")
    other = (await cleo.open_table("nicht_die_bohne", "me", "greedy", "greedy", start=True))["id"]
    async with contextlib.AsyncExitStack() as stack:
        sockets = [await stack.enter_async_context(guest.socket()) for guest in (ann, mallory, cleo)]
        games = asyncio.gather(play(sockets[0], shared, 0), play(sockets[1], shared, 1), play(sockets[2], other, 0))
        before = served.entries(waiting["id"])
        yield Scene(served, ann, mallory, waiting["id"], waiting["tokens"], games)
        for end in await asyncio.wait_for(games, PATIENCE):
            assert end["status"] == "over"
            assert end["result"]["winners"]
        assert served.entries(waiting["id"]) == before
        assert served.process.poll() is None
        assert (await ann.call("GET", "/healthz")).status == 200
        assert "Traceback" not in served.logged()


def clear(answer: Message) -> bool:
    """Is this an error with a word that is known and one line of text that tells nothing of our code?"""
    known = {"problem": ERRORS - {"gone"}, "refused": REFUSALS - {"busy"}}[answer["type"]]
    text = answer["text"]
    return answer["error"] in known and text and "\n" not in text and "Traceback" not in text and ".py" not in text


async def attack(guest: Guest, messages: list[str | bytes]) -> list[list[Message]]:
    """Send everything, a bunch a socket; what each was answered."""
    found = []
    for first in range(0, len(messages), BUNCH):
        async with guest.socket() as socket:
            found += [await socket.after(message) for message in messages[first : first + BUNCH]]
    return found


def unreadable(table: str) -> list[str | bytes]:
    """Messages that are none."""
    act = {"type": "act", "table": table, "seat": 1, "key": "k", "at": 0, "action": "pass"}
    watch = {"type": "watch", "table": table}
    wrong: list[Any] = [
        {**act, "seat": "1"},
        {**act, "seat": 1.5},
        {**act, "seat": None},
        {**act, "at": "now"},
        {**act, "action": ["pass"]},
        {**act, "action": None},
        {**act, "key": 7},
        {**act, "table": {}},
        {**act, "extra": 1},
        {key: value for key, value in act.items() if key != "key"},
        {**watch, "since": "all"},
        {**watch, "seat": [0]},
        {**watch, "key": None},
        {"type": "ask", "table": table, "seat": 1, "id": 1, "picks": "all"},
        {"type": "ask", "table": table, "seat": 1, "id": 1, "picks": [1, "x"]},
        {"type": "ask", "table": table, "seat": 1, "id": 1, "picks": [[]]},
        {"type": "prefer", "table": table, "seat": 1, "declines": "yes"},
        {"type": "snapshot"},
        {"type": "ack", "table": table, "seat": 1, "key": "k", "seq": 1},
        {"type": 5},
        {"type": None},
        {},
        [],
        [act],
        "act",
        5,
        None,
    ]
    raw = ["", " ", "{", "}", "nul", "{'type':'ping'}", '{"type":"ping","id":1', '{"type":"ping","id":1}x', "\x00", "é"]
    raw += ['{"type":"ping","id":1e999}', '{"type":"ping","id":NaN}', '{"type":"ping","id":' + "9" * 5000 + "}"]
    raw += ['{"type":"say","table":"' + table + '","text":"\\ud800"}', '{"type":"\\u0000"}']
    raw += ["[" * 8000, '{"type":' * 1500, '{"a":' * 900 + "1" + "}" * 900]
    return [
        *raw,
        *[json.dumps(message) for message in wrong],
        b"\x00\x01",
        b'{"type":"ping","id":1}',
        bytes(range(256)),
    ]


async def send_unreadable(scene: Scene) -> None:
    """Everything that is no message."""
    for answers in await attack(scene.mallory, unreadable(scene.waiting)):
        assert [answer["error"] for answer in answers] == ["malformed"]
        assert clear(answers[0]), answers


def forbidden(scene: Scene) -> list[str | bytes]:
    """Readable messages that ask for what nobody may have."""
    table, huge = scene.waiting, 2**70
    asked: list[dict[str, Any]] = []
    for seat in (0, 2, 3, -1, -5, huge, -huge):
        for action in ("plant 0", "pass", "harvest 0", "offer 0 soy/red"):
            asked.append({"type": "act", "table": table, "seat": seat, "key": "k", "at": 1, "action": action})
        asked.append({"type": "watch", "table": table, "seat": seat if seat != -1 else -3})
        asked.append({"type": "ask", "table": table, "seat": seat, "id": huge, "picks": [huge, -1]})
        asked.append({"type": "prefer", "table": table, "seat": seat, "declines": True})
        asked.append({"type": "open", "table": table, "seat": seat, "bytes": "00" * 16})
        asked.append({"type": "hint", "table": table, "seat": seat, "id": 1})
    for name in ("", "nowhere234", "x" * 5000, "../../etc", table.upper() + "'--", "\x00", "é", table + "\x00"):
        asked.append({"type": "watch", "table": name})
        asked.append({"type": "act", "table": name, "seat": 0, "key": "k", "at": 0, "action": "pass"})
        asked.append({"type": "say", "table": name, "text": "hello"})
    for token in (scene.tokens["0"][::-1], "", scene.tokens["0"] + scene.tokens["0"], "é", "x" * 9000):
        asked.append({"type": "watch", "table": table, "seat": 0, "token": token})
    asked.append({"type": "watch", "table": table, "seat": 1, "token": scene.tokens["0"]})
    asked.append({"type": "say", "table": table, "text": ""})
    asked.append({"type": "say", "table": table, "text": "x" * 4000})
    asked.append({"type": "say", "table": table, "text": "\x00\x07"})
    return [json.dumps(message) for message in asked]


async def send_forbidden(scene: Scene) -> None:
    """Everything that is a message and may not be."""
    for message, answers in zip(forbidden(scene), await attack(scene.mallory, forbidden(scene)), strict=True):
        assert len(answers) == 1, (message[:200], answers)
        assert clear(answers[0]), (message[:200], answers)


async def send_bad_decisions(scene: Scene) -> None:
    """Decisions of one's own seat that no rule allows now."""
    rng = random.Random(1)
    words = ["plant", "offer", "accept", "decline", "harvest", "pass", "done", "reveal", "draw", "buy", "wish", "keep"]
    words += [
        "soy",
        "red@2",
        "@up",
        "/",
        "0",
        "1",
        "-1",
        "99",
        str(2**63),
        str(2**64),
        "\n",
        "\x00",
        "soy*99",
        "é",
        ",",
    ]
    actions = [" ".join(rng.choices(words, k=rng.randint(1, 5))) for _ in range(70)]
    actions += ["plant " + "0" * 380, "x" * 401, "offer 0 " + "soy," * 80, "", "plant 0\nplant 1"]
    messages = []
    for number, action in enumerate(actions):
        key = rng.choice([f"k{number}", "", "x" * 65, "\x00", "m3", "0:k"])
        at = rng.choice([0, -1, 2**65, 3])
        if action.split()[:1] in (["wish"], ["offer"]):
            key = ""  # may be allowed to a seat that is not in turn; without a key it is refused anyway
        act = {"type": "act", "table": scene.waiting, "seat": 1, "key": key, "at": at, "action": action}
        messages.append(json.dumps(act))
    for first in range(0, len(messages), BUNCH):
        async with scene.mallory.socket() as socket:
            await socket.watch(scene.waiting, 1)
            for message in messages[first : first + BUNCH]:
                answers = await socket.after(message)
                assert [answer["type"] for answer in answers if answer["type"] != "info"] == ["refused"], message
                assert clear(answers[-1]), (message, answers)


async def test_whatever_is_sent_is_answered_and_changes_nothing(scene: Scene) -> None:
    await asyncio.gather(send_unreadable(scene), send_forbidden(scene), send_bad_decisions(scene))


async def test_cookies_and_origins_that_are_not_ours_open_nothing(scene: Scene) -> None:
    ann, served = scene.ann, scene.served
    name, _, value = ann.cookie.partition("=")
    person, session, stamp, seal = value.split(".")
    theirs = scene.mallory.cookie.partition("=")[2].split(".")
    forged = [
        f"{theirs[0]}x.{session}.{stamp}.{seal}",
        f"{theirs[0]}.{session}.{stamp}.{seal}",
        f"{person}.{theirs[1]}.{stamp}.{seal}",
        f"{person}.{stamp}.{seal}",
        f"{person}.{session}.{stamp}.{seal[:-2]}AA",
        f"{person}.{session}.zzzzzz.{seal}",
        person,
        value + "." + seal,
        "." * 500,
        "é",
    ]
    for cookie in forged:
        somebody = Guest(served, f"{name}={cookie}".encode().decode("latin-1"))
        async with somebody.socket() as socket:
            assert socket.hello["person"] == ""
            assert (await socket.watch(scene.waiting, 0))["error"] == "not_allowed"
    for origin in (
        "http://evil.example",
        "null",
        f"http://{served.place}.evil.example",
        "http://[",
        "https://127.0.0.1:1",
    ):
        answer = await ann.call("POST", f"/api/tables/{scene.waiting}/abandon", origin=origin)
        assert (answer.status, answer.json["error"]) == (403, "wrong_origin")
        with pytest.raises(InvalidStatus) as refused:
            async with ann.socket(Origin=origin):
                pass
        assert refused.value.response.status_code == 403
    async with ann.socket(Origin=f"http://{served.place}") as socket:
        assert socket.hello["person"] == ann.id
    assert (await scene.mallory.call("POST", f"/api/tables/{scene.waiting}/abandon")).status in (403, 409)


@pytest.mark.parametrize("flood", ['{"type":"ping","id":1}', b"beans"])
async def test_floods_are_slowed_down_and_then_cut_off(scene: Scene, flood: str | bytes) -> None:
    async with scene.mallory.socket() as socket:
        with contextlib.suppress(ConnectionClosed):
            for _ in range(400):
                await socket.raw.send(flood)
        closed = None
        errors = []
        while closed is None:
            try:
                message = await socket.next()
                errors += [message["error"]] if message["type"] == "problem" else []
            except ConnectionClosed as error:
                closed = error.rcvd
        assert closed.code == 1008
        assert set(errors) == ({"too_fast"} if isinstance(flood, str) else {"too_fast", "malformed"})
    async with scene.mallory.socket() as socket:
        with contextlib.suppress(ConnectionClosed):
            await socket.raw.send("x" * 1_000_000)
        with pytest.raises(ConnectionClosed) as ended:
            await socket.hear("nothing")
        assert ended.value.rcvd is not None
        assert ended.value.rcvd.code == 1009


async def test_many_watches_and_sockets_that_stay_half_open(scene: Scene) -> None:
    half = []
    for sent in (b"", b"GET /ws HTTP/1.1\r\nHost: x\r\n", b"\x16\x03\x01\x00", b"GET / HTTP/9\r\n\r\n", b"\xff" * 4000):
        one = plain.create_connection(("127.0.0.1", scene.served.port), timeout=PATIENCE)
        one.sendall(sent)
        half.append(one)
    async with contextlib.AsyncExitStack() as stack:
        for _ in range(8):  # these ask for everything and read nothing
            deaf = await stack.enter_async_context(scene.mallory.socket())
            stack.callback(deaf.raw.transport.abort)
            for seat in (-1, 1):
                for _ in range(25):
                    await deaf.say("watch", table=scene.waiting, seat=seat, since=0)
        async with scene.mallory.socket() as socket:
            tables = [(await scene.ann.open_table("bohnanza", "me", "open", "open"))["id"] for _ in range(3)]
            for number in range(40):
                await socket.say("watch", table=tables[number % 3] if number % 2 else f"nowhere{number}")
            answers = [await socket.hear("snapshot", "problem") for _ in range(40)]
            assert {answer.get("error", "") for answer in answers} == {"", "no_table"}
        await asyncio.wait_for(asyncio.shield(scene.games), PATIENCE)
    for one in half:
        one.close()
