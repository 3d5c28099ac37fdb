"""Attackers, all in one process that yields to everybody else: each attack goes on until the process is ended.

As a script: `attacks.py NAME PORT [CONNECTIONS]`; it says a line when it has begun. Attackers come from a few addresses of
this machine, so that what an address may do is theirs and not that of the honest.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import random
import sys
from collections.abc import Awaitable, Callable
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

ADDRESSES = 4
AT_ONCE = 4  # of whatever an attack does, from each address
SILENT = 400  # connections of those that say little
NICE = 19
FAULTS = (OSError, WebSocketException, TimeoutError, asyncio.IncompleteReadError, KeyError, ValueError)

Attack = Callable[["Attacker"], Awaitable[None]]
ATTACKS: dict[str, Attack] = {}


def attack(made: Attack) -> Attack:
    """Let one of several attackers do this again and again."""
    ATTACKS[made.__name__] = made
    return made


def made_up(rng: random.Random, table: str) -> str | bytes:
    """Nearly a message."""
    kinds = ("watch", "unwatch", "act", "ask", "hint", "say", "prefer", "attend", "open", "ping", "x")
    fields = [
        "table",
        "seat",
        "id",
        "key",
        "at",
        "action",
        "picks",
        "text",
        "declines",
        "what",
        "bytes",
        "token",
        "since",
    ]
    values: list[Any] = [table, "", -1, 0, 1, 2**53, -(2**70), 1.5, None, True, [], {}]
    values += ["pass", "é\u202e\x00", "x" * 500]
    message: dict[str, Any] = {"type": rng.choice(kinds)}
    for field in rng.sample(fields, rng.randrange(7)):
        message[field] = table if field == "table" and rng.random() < 0.7 else rng.choice(values)
    text = json.dumps(message)
    chance = rng.random()
    if chance < 0.05:
        return text.encode()
    if chance < 0.15:
        at = rng.randrange(len(text))
        return text[:at] + rng.choice('{}[]",:\\0') + text[at + rng.randrange(3) :]
    return text


class Attacker:
    """One of them, at an address, with a connection of its own when it has one."""

    def __init__(self, port: int, number: int, silent: int) -> None:
        self.port = port
        self.number = number
        self.address = (f"127.0.0.{2 + number % ADDRESSES}", 0)
        self.silent = silent
        self.rng = random.Random(number)
        self.cookie = ""
        self.table = ""

    async def line(self, sends: bytes = b"") -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        """A connection that has said something."""
        reader, writer = await asyncio.open_connection("127.0.0.1", self.port, local_addr=self.address)
        writer.write(sends)
        return reader, writer

    async def hold(self, sends: bytes) -> None:
        """Many connections that have said this, each until the server ends it."""

        async def one() -> None:
            while True:
                with contextlib.suppress(*FAULTS):
                    reader, writer = await self.line(sends)
                    with contextlib.closing(writer):
                        await reader.read()
                await asyncio.sleep(0.05)

        await asyncio.gather(*(one() for _ in range(-(-self.silent // (ADDRESSES * AT_ONCE)))))

    async def ask(self, method: str, path: str, body: Any = None) -> bytes:
        """One request, and its whole answer."""
        text = body if isinstance(body, bytes) else json.dumps(body).encode() if body is not None else b""
        head = f"{method} {path} HTTP/1.1\r\nhost: 127.0.0.1\r\nconnection: close\r\ncookie: {self.cookie}\r\n"
        head += f"content-type: application/json\r\ncontent-length: {len(text)}\r\n\r\n"
        reader, writer = await self.line(head.encode() + text)
        with contextlib.closing(writer):
            found = await reader.read()
        for part in found.partition(b"\r\n\r\n")[0].split(b"\r\n"):
            if part.lower().startswith(b"set-cookie:"):
                self.cookie = part.partition(b":")[2].partition(b";")[0].strip().decode()
        return found.partition(b"\r\n\r\n")[2]

    async def seated(self) -> None:
        """A table of one's own, as soon as the server allows one."""
        while not self.table:
            new = {
                "game": "bohnanza",
                "seats": ["me", "greedy", "greedy"],
                "start": True,
                "options": {"first_player": "0"},
            }
            self.table = json.loads(await self.ask("POST", "/api/tables", new)).get("id", "")
            await asyncio.sleep(0 if self.table else 1)

    def socket(self) -> connect:
        """A websocket of theirs."""
        words: dict[str, Any] = {"proxy": None, "ping_interval": None, "local_addr": self.address}
        return connect(f"ws://127.0.0.1:{self.port}/ws", additional_headers={"cookie": self.cookie}, **words)


# -- those who say little


SILENCE = b""
HALF_A_HEAD = b"GET / HTTP/1.1\r\nhost: x\r\n"
HALF_A_BODY = b"POST /api/login HTTP/1.1\r\nhost: x\r\ncontent-length: 9000\r\n\r\n{"


@attack
async def silence(it: Attacker) -> None:
    await it.hold(SILENCE)


@attack
async def half_heads(it: Attacker) -> None:
    await it.hold(HALF_A_HEAD)


@attack
async def half_bodies(it: Attacker) -> None:
    await it.hold(HALF_A_BODY)


async def little(it: Attacker) -> None:
    """All three at once."""
    await it.hold((SILENCE, HALF_A_HEAD, HALF_A_BODY)[it.number % 3])


@attack
async def unread_answers(it: Attacker) -> None:
    """Ask for much and read nothing."""
    _, writer = await it.line(b"GET /api/openapi.json HTTP/1.1\r\nhost: x\r\n\r\n" * 500)
    with contextlib.closing(writer):
        await asyncio.sleep(2)


# -- those who ask for too much


@attack
async def long_heads(it: Attacker) -> None:
    reader, writer = await it.line(b"GET /?" + b"x" * 500_000)
    with contextlib.closing(writer):
        await reader.read()


@attack
async def requests(it: Attacker) -> None:
    for path in ("/", "/healthz", "/metrics", "/api/openapi.json", "/api/tables", "/api/games", "/nowhere"):
        await it.ask("GET", path)


@attack
async def card_files(it: Attacker) -> None:
    texts = ['name = """\n[' + " " * 3000 + 'x\n"""\n', "a" + ".a" * 20_000 + "=1", "a=" + "[" * 30_000]
    await it.ask(
        "POST", "/api/tables", {"game": "bohnanza", "seats": ["me", "greedy", "greedy"], "cards": it.rng.choice(texts)}
    )


@attack
async def records(it: Attacker) -> None:
    head = "haricot 2\ngame bohnanza\nedition gigamic\nseats 3\nseed abc\n"
    text = head + it.rng.choice(("0 pass\n" * 30_000, "0 offer 1 " + "blue," * 40_000 + "/red\n", "\n" * 200_000))
    await it.ask("POST", it.rng.choice(("/api/verify", "/api/replay")), {"record": text})


@attack
async def bodies(it: Attacker) -> None:
    texts = (b"[" * 60_000, b'{"name":' + b"9" * 60_000 + b"}", b'{"name":"' + b"\\u0301" * 10_000 + b'"}')
    await it.ask("PATCH", "/api/me", it.rng.choice(texts))


@attack
async def entries(it: Attacker) -> None:
    """Accounts and passphrases, which are dear to compare."""
    name = {"name": f"Mallory {it.rng.randrange(10**9)}", "passphrase": "what might it be"}
    await it.ask("POST", it.rng.choice(("/api/register", "/api/login")), name)


@attack
async def codes(it: Attacker) -> None:
    beans = it.rng.choices(("blue", "red", "green", "soy"), k=3)
    await it.ask("POST", "/api/code", {"beans": beans})


@attack
async def tables(it: Attacker) -> None:
    """Tables of bots, as many as are given."""
    it.cookie = "" if it.rng.random() < 0.2 else it.cookie  # somebody else
    await it.ask("POST", "/api/tables", {"game": "bohnanza", "seats": ["greedy"] * 5, "pace": "instant", "start": True})


# -- those at sockets


@attack
async def sockets(it: Attacker) -> None:
    """Come and go."""
    async with it.socket() as talk:
        await talk.recv()


async def watching(it: Attacker, talk: ClientConnection) -> None:
    """Look from one's own seat."""
    await talk.send(json.dumps({"type": "watch", "table": it.table, "seat": 0}))


@attack
async def messages(it: Attacker) -> None:
    await it.seated()
    async with it.socket() as talk:
        await watching(it, talk)
        for _ in range(1_000):
            await talk.send(made_up(it.rng, it.table))


@attack
async def hints(it: Attacker) -> None:
    await it.seated()
    async with it.socket() as talk:
        await watching(it, talk)
        for number in range(10_000):
            await talk.send(json.dumps({"type": "hint", "table": it.table, "seat": 0, "id": number}))
            await asyncio.sleep(0.05)


@attack
async def frames(it: Attacker) -> None:
    """Pings and pieces, which are no messages."""
    async with it.socket() as talk:
        for _ in range(10_000):
            await talk.ping()


async def again_and_again(does: Attack, it: Attacker) -> None:
    """Whatever becomes of it."""
    while True:
        with contextlib.suppress(*FAULTS):
            await does(it)
        await asyncio.sleep(0.01)


async def main(name: str, port: int, silent: int) -> None:
    """Attack until this process is ended."""
    attackers = [Attacker(port, number, silent) for number in range(ADDRESSES * AT_ONCE)]
    each = [asyncio.create_task(again_and_again(ATTACKS.get(name, little), it)) for it in attackers]
    await asyncio.sleep(0.2)
    print("begun", flush=True)
    await asyncio.gather(*each)


if __name__ == "__main__":
    os.nice(NICE)
    asyncio.run(main(sys.argv[1], int(sys.argv[2]), int(sys.argv[3]) if sys.argv[3:] else SILENT))
