"""Do bad bots harm other tables? Load in short turns, without and with tables of bots that loop, eat memory, die and lie.

usage: minds.py [ROUNDS [TABLES [SECONDS]]]; prints p99 and the server's CPU a decision of every turn, and the ratios
of the medians.
"""

from __future__ import annotations

import json
import socket
import statistics
import subprocess
import sys
import tempfile
import time
import urllib.request
from http.cookiejar import CookieJar
from pathlib import Path
from typing import Any

HERE = Path(__file__).resolve().parent
THINK = "300"  # milliseconds between a table's decisions
BOTS = """
import os

from haricot.kernel.players import Player


class Loops(Player):
    def __init__(self, game, rng):
        super().__init__()

    def decide(self, view, menu):
        while True:
            pass


class Eats(Loops):
    def decide(self, view, menu):
        self.heap = [bytearray(1 << 24) for _ in range(1 << 20)]


class Exits(Loops):
    def decide(self, view, menu):
        os._exit(0)


class Lies(Loops):
    def decide(self, view, menu):
        return 10_000
"""
BAD = ("Loops", "Eats", "Exits", "Lies")


class Host:
    """Whoever opens the tables of bad bots."""

    def __init__(self, port: int) -> None:
        self.base = f"http://127.0.0.1:{port}"
        self.opener = urllib.request.build_opener(urllib.request.HTTPCookieProcessor(CookieJar()))

    def call(self, path: str, body: object = None) -> Any:
        """Ask, or do if there is a body."""
        data = json.dumps(body).encode() if body is not None else None
        asked = urllib.request.Request(self.base + path, data, {"content-type": "application/json"})
        with self.opener.open(asked) as answer:
            text = answer.read()
        return json.loads(text) if text else None


def turn(port: int, pid: int, tables: str, seconds: str, bad: bool) -> tuple[float, float]:
    """One turn of load: its p99 in milliseconds, and the server's CPU a decision in microseconds."""
    host = Host(port)
    opened = []
    for name in BAD if bad else ():
        new = {"game": "bohnanza", "seats": [name.lower()] * 5, "pace": "instant", "start": True}
        opened.append(host.call("/api/tables", new)["id"])
    words = [sys.executable, str(HERE / "load.py"), str(port), tables, seconds, str(pid), THINK]
    told = json.loads(subprocess.run(words, stdout=subprocess.PIPE, text=True, check=True).stdout)
    for id in opened:
        if host.call(f"/api/tables/{id}")["status"] == "playing":
            host.call(f"/api/tables/{id}/abandon", {})
    return float(told["p99_ms"]), float(told["server_us_move"])


def main(rounds: int = 5, tables: str = "20", seconds: str = "6") -> None:
    """Turn by turn, so that whatever else this machine does falls on both."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "bad.py"
        path.write_text(BOTS)
        with socket.create_server(("127.0.0.1", 0)) as asking:
            port = asking.getsockname()[1]
        words = [str(HERE / "host.py"), str(port), f"{folder}/tables.db", *(f"{path}:{name}" for name in BAD)]
        server = subprocess.Popen([sys.executable, *words])
        try:
            while socket.socket().connect_ex(("127.0.0.1", port)):
                time.sleep(0.2)
            without, along = [], []
            for _ in range(rounds):
                without.append(turn(port, server.pid, tables, seconds, False))
                along.append(turn(port, server.pid, tables, seconds, True))
                before, after = without[-1], along[-1]
                print(f"p99 {before[0]:.1f} ms without, {after[0]:.1f} ms with", end="; ")
                print(f"{before[1]:.0f} us a decision without, {after[1]:.0f} us with", flush=True)
            for at, figure in enumerate(("p99", "CPU")):
                ratio = statistics.median(t[at] for t in along) / statistics.median(t[at] for t in without)
                print(f"median of {figure}: {ratio:.2f} times")
        finally:
            server.terminate()
            server.wait()


if __name__ == "__main__":
    main(*[int(word) if at == 0 else word for at, word in enumerate(sys.argv[1:])])  # type: ignore[arg-type]
