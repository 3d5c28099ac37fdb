"""Load on a table server: TABLES tables of four seats play one known deal of Bohnanza, a socket a seat.

Each table has one decision in flight: its seat sends it, all four receive the step, and the next
decision goes out when its own seat has seen the step. The decisions and their `at` numbers are played
beforehand, so the load costs little. With THINK_MS a table thinks so long before each decision, half more or less by
lot: with equal times all tables that once shared a commit would move together for ever. Prints one line of JSON.

usage: load.py PORT TABLES SECONDS SERVER_PID [THINK_MS]
"""

from __future__ import annotations

import asyncio
import base64
import http.client
import json
import os
import random
import struct
import sys
import time
from functools import partial
from pathlib import Path
from typing import Any

import uvloop

from haricot.bots import seats as bots
from haricot.kernel import registry
from haricot.kernel.drive import question
from haricot.kernel.forms import Draft
from haricot.kernel.match import new_match

SEATS = 4
MASK = b"\x01\x02\x03\x04"
STEP = b'{"type":"step"'
REFUSED = b'{"type":"refused"'


class Lobby:
    """The few calls that set up the tables."""

    def __init__(self, port: int) -> None:
        self.connection = http.client.HTTPConnection("127.0.0.1", port)
        self.cookie = ""
        self.call("GET", "/api/me")

    def call(self, method: str, path: str, body: object = None) -> Any:
        """One call; anything but success ends the run."""
        headers = {"content-type": "application/json"}
        if self.cookie:
            headers["cookie"] = self.cookie
        self.connection.request(method, path, json.dumps(body) if body is not None else None, headers)
        answer = self.connection.getresponse()
        text = answer.read()
        if answer.status >= 300:
            raise SystemExit(f"{method} {path}: {answer.status} {text[:200]!r}")
        if not self.cookie:
            self.cookie = (answer.getheader("set-cookie") or "").partition(";")[0]
        return json.loads(text) if text else None

    def known_deal(self) -> tuple[str, str]:
        """A finished table of programs: its id, and its seed."""
        new = {"game": "bohnanza", "seats": ["random"] * SEATS, "pace": "instant", "start": True}
        id = self.call("POST", "/api/tables", new)["id"]
        while (table := self.call("GET", f"/api/tables/{id}"))["status"] != "over":
            time.sleep(0.05)
        return id, table["fairness"]["seed"]

    def table(self, deal_of: str) -> str:
        """A table of four seats on a known deal."""
        new = {"game": "bohnanza", "seats": ["me"] * SEATS, "deal_of": deal_of, "start": True, "answer": 0}
        return str(self.call("POST", "/api/tables", new)["id"])


def script(seed: str) -> list[tuple[int, int, str]]:
    """A whole game of random seats on a deal: seat, `at`, notation."""
    game = registry.make("bohnanza", SEATS)
    match = new_match(game, seed)
    players = [bots.sit("random", game, "load", seat) for seat in range(SEATS)]
    draft, mask = Draft(), game.mask()
    lines = []
    while (seat := int(game.next(match.state))) >= 0:
        action = question(game, match.state, seat, players[seat], draft, mask)
        lines.append((seat, int(game.moment(match.state, seat)), game.write(action)))
        match.apply(seat, action)
    return lines


def frame(payload: bytes) -> bytes:
    """A masked text frame."""
    n = len(payload)
    head = struct.pack("!BB", 0x81, 0x80 | n) if n < 126 else struct.pack("!BBH", 0x81, 0x80 | 126, n)
    mask = (MASK * (n // 4 + 1))[:n]
    return head + MASK + (int.from_bytes(payload, "big") ^ int.from_bytes(mask, "big")).to_bytes(n, "big")


class Load:
    """What is counted."""

    def __init__(self, think: float) -> None:
        self.think = think
        self.lot = random.Random(7)
        self.measuring = False
        self.sent = 0
        self.received = 0
        self.latencies: list[float] = []


class Table:
    """One table: where its game has got to."""

    def __init__(self, id: str, lines: list[tuple[int, int, str]], load: Load) -> None:
        self.id = id
        self.lines = lines
        self.load = load
        self.place = 0
        self.base = 0  # the sequence number of the deal
        self.sent: dict[int, float] = {}  # when each decision went out, by sequence number
        self.seats: list[Seat] = []

    def go(self) -> None:
        """Send the next decision."""
        if self.place >= len(self.lines):
            return
        seat, at, action = self.lines[self.place]
        self.place += 1
        message = {"type": "act", "table": self.id, "seat": seat, "key": str(self.place), "at": at, "action": action}
        self.load.sent += self.load.measuring
        self.sent[self.base + self.place] = time.perf_counter()
        self.seats[seat].transport.write(frame(json.dumps(message).encode()))

    def stepped(self, seat: int, seq: int) -> None:
        """A seat has received a step; the seat of the next decision answers the last one."""
        load = self.load
        if load.measuring:
            load.received += 1
            load.latencies.append(time.perf_counter() - self.sent[seq])
        if seq == self.base + self.place and self.place < len(self.lines) and self.lines[self.place][0] == seat:
            if load.think:
                asyncio.get_running_loop().call_later(load.think * (0.5 + load.lot.random()), self.go)
            else:
                self.go()


def seq_of(step: bytes) -> int:
    """The sequence number, which stands near the beginning."""
    start = step.index(b'"seq":') + 6
    return int(step[start : step.index(b",", start)])


class Seat(asyncio.Protocol):
    """One socket, as small as it can be."""

    def __init__(self, table: Table, seat: int, cookie: str, ready: asyncio.Semaphore) -> None:
        self.table, self.seat, self.cookie, self.ready = table, seat, cookie, ready
        self.buffer = b""
        self.open = False

    def connection_made(self, transport: Any) -> None:
        self.transport = transport
        key = base64.b64encode(os.urandom(16)).decode()
        transport.write(
            f"GET /ws HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Cookie: {self.cookie}\r\nSec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
        )

    def data_received(self, data: bytes) -> None:
        self.buffer += data
        if not self.open:
            if b"\r\n\r\n" not in self.buffer:
                return
            self.buffer = self.buffer.split(b"\r\n\r\n", 1)[1]
            self.open = True
            watch = {"type": "watch", "table": self.table.id, "seat": self.seat}
            self.transport.write(frame(json.dumps(watch).encode()))
        while len(self.buffer) >= 2:
            n, at = self.buffer[1] & 127, 2
            if n == 126:
                n, at = (struct.unpack("!H", self.buffer[2:4])[0] if len(self.buffer) >= 4 else 1 << 30), 4
            if len(self.buffer) < at + n:
                return
            payload, self.buffer = self.buffer[at : at + n], self.buffer[at + n :]
            if payload.startswith(STEP):
                self.table.stepped(self.seat, seq_of(payload))
            elif payload.startswith(b'{"type":"snapshot"'):
                self.table.base = json.loads(payload)["seq"]
                self.ready.release()
            elif payload.startswith(REFUSED):
                print(payload.decode(), file=sys.stderr)
                os._exit(1)


def cpu_of(pid: int) -> float:
    """CPU seconds of the server so far."""
    fields = Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def memory_of(pid: int) -> int:
    """Resident kilobytes of the server."""
    lines = Path(f"/proc/{pid}/status").read_text().splitlines()
    return int(next(line for line in lines if line.startswith("VmRSS")).split()[1])


async def main(port: int, tables: int, seconds: float, pid: int, think: float) -> None:
    """Set up, warm up, measure."""
    lobby = Lobby(port)
    deal, seed = lobby.known_deal()
    lines = script(seed)
    lobby.connection.close()  # playing all that beforehand may have taken longer than the server waits
    before = memory_of(pid)
    load = Load(think / 1000)
    loop = asyncio.get_running_loop()
    ready = asyncio.Semaphore(0)
    ids = [lobby.table(deal) for _ in range(tables)]
    warm = memory_of(pid)
    all_tables = [Table(id, lines, load) for id in ids]
    for table in all_tables:
        for seat in range(SEATS):
            made = await loop.create_connection(partial(Seat, table, seat, lobby.cookie, ready), "127.0.0.1", port)
            table.seats.append(made[1])
    for _ in range(tables * SEATS):
        await ready.acquire()
    for table in all_tables:
        loop.call_later(load.think * load.lot.random(), table.go)
    await asyncio.sleep(1.0)
    load.measuring = True
    started, own, server = time.perf_counter(), time.process_time(), cpu_of(pid)
    await asyncio.sleep(seconds)
    load.measuring = False
    took, own, server = time.perf_counter() - started, time.process_time() - own, cpu_of(pid) - server
    spread = sorted(load.latencies)
    print(
        json.dumps(
            {
                "moves_s": load.sent / took,
                "deliveries_s": load.received / took,
                "p50_ms": spread[len(spread) // 2] * 1e3,
                "p99_ms": spread[len(spread) * 99 // 100] * 1e3,
                "server_cpu": server / took,
                "server_us_move": server / max(load.sent, 1) * 1e6,
                "client_cpu": own / took,
                "kb_a_table": (warm - before) / tables,
                "finished_tables": sum(table.place >= len(lines) for table in all_tables),
            }
        ),
        flush=True,
    )
    os._exit(0)  # without the farewells of 800 sockets


if __name__ == "__main__":
    words = sys.argv[1:]
    uvloop.run(main(int(words[0]), int(words[1]), float(words[2]), int(words[3]), float((words[4:] or ["0"])[0])))
