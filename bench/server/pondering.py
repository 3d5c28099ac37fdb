"""Do bots that ponder harm other tables, and do they answer in time? Load in short turns, without and with their tables.

usage: pondering.py [ROUNDS [PONDERING [MILLISECONDS [TABLES [SECONDS]]]]]; prints for every turn p99 of TABLES tables of
people and the server's CPU a decision: without other tables, with PONDERING tables of quick bots, and with as many of bots
that ponder for MILLISECONDS; then how long these took from one decision to the next, and how many were not their own.
"""

from __future__ import annotations

import itertools
import json
import runpy
import socket
import sqlite3
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

from haricot.bots.seats import strong
from haricot.kernel import registry

HERE = Path(__file__).resolve().parent
MINDS = runpy.run_path(str(HERE / "minds.py"))
WARM = 2.0  # seconds until tables go on


def lineups() -> list[tuple[str, list[str]]]:
    """A table of each box that names somebody strong: the box and who sits there."""
    found = []
    for id in registry.packages():
        box = registry.box(id)
        counts = box.seats(box.editions[0])
        if strong(box):
            found.append((id, [strong(box)] * (4 if 4 in counts else max(counts))))
    return found


def opened(host: Any, count: int, quick: bool = False) -> list[str]:
    """So many tables where nobody but they play, one box after the other; or of quick bots, at about their tempo.

    They come within a second, as people's would at any moment: opened at once they would all decide in the same moment for ever.
    """
    boxes = lineups()
    found = []
    for number in range(count):
        game, seats = boxes[number % len(boxes)]
        who = ["greedy"] * len(seats) if quick else seats
        new = {"game": game, "seats": who, "pace": "calm" if quick else "instant", "start": True}
        found.append(str(host.call("/api/tables", new)["id"]))
        time.sleep(1 / count)
    return found


def answers(database: str, tables: list[str], since: int) -> tuple[list[int], int]:
    """Milliseconds between two decisions of each table from a moment on, and how many `greedy` made instead."""
    gaps: list[int] = []
    replaced = 0
    with sqlite3.connect(f"file:{database}?mode=ro", uri=True) as connection:
        for table in tables:
            asked = "select stamp, body from entries where table_id = ? and kind = 'move' and stamp > ? order by seq"
            rows = connection.execute(asked, (table, since)).fetchall()
            gaps += [after[0] - before[0] for before, after in itertools.pairwise(rows)]
            replaced += sum(json.loads(row[1])["by"] == "greedy" for row in rows)
    return gaps, replaced


def started(database: str, table: str) -> None:
    """Wait until they decide themselves at a table: the workers are there."""
    decided: list[str] = []
    while all(by == "greedy" for by in decided):
        time.sleep(0.5)
        with sqlite3.connect(f"file:{database}?mode=ro", uri=True) as connection:
            asked = "select body from entries where table_id = ? and kind = 'move'"
            decided = [json.loads(row[0])["by"] for row in connection.execute(asked, (table,))]


def load(port: int, pid: int, tables: str, seconds: str) -> tuple[float, float]:
    """p99 of people's tables in milliseconds, and the server's CPU a decision in microseconds."""
    words = [sys.executable, str(HERE / "load.py"), str(port), tables, seconds, str(pid), MINDS["THINK"]]
    told = json.loads(subprocess.run(words, stdout=subprocess.PIPE, text=True, check=True).stdout)
    return float(told["p99_ms"]), float(told["server_us_move"])


def main(
    rounds: str = "5", pondering: str = "50", milliseconds: str = "1000", tables: str = "20", seconds: str = "6"
) -> None:
    """Turn by turn, so that whatever else this machine does falls on both."""
    with tempfile.TemporaryDirectory() as folder:
        with socket.create_server(("127.0.0.1", 0)) as asking:
            port = asking.getsockname()[1]
        database = f"{folder}/tables.db"
        words = [str(HERE / "host.py"), str(port), database, f"--pondering={milliseconds}"]
        server = subprocess.Popen([sys.executable, *words])
        try:
            while socket.socket().connect_ex(("127.0.0.1", port)):
                time.sleep(0.2)
            started(database, opened(MINDS["Host"](port), 1)[0])
            turns: list[list[tuple[float, float]]] = [[], [], []]
            gaps: list[int] = []
            replaced = 0
            for _ in range(int(rounds)):
                for kind, name in enumerate(("nothing", "quick", "pondering")):
                    host = MINDS["Host"](port)
                    playing = opened(host, int(pondering) if kind else 0, quick=kind == 1)
                    time.sleep(WARM)
                    since = time.time_ns() // 1_000_000
                    turns[kind].append(load(port, server.pid, tables, seconds))
                    if kind == 2:
                        found = answers(database, playing, since)
                        gaps, replaced = gaps + found[0], replaced + found[1]
                    for id in playing:
                        if host.call(f"/api/tables/{id}")["status"] == "playing":
                            host.call(f"/api/tables/{id}/abandon", {})
                    p99, cpu = turns[kind][-1]
                    print(
                        f"{name}: p99 {p99:.1f} ms, {cpu:.0f} us a decision",
                        end="\n" if kind == 2 else "; ",
                        flush=True,
                    )
            middle = [statistics.median(p99 for p99, _ in kind) for kind in turns]
            print(f"median of p99: {middle[2] / middle[0]:.2f} times that without", end=", ")
            print(f"{middle[2] / middle[1]:.2f} times that with quick bots")
            gaps.sort()
            print(f"{len(gaps)} answers: p50 {gaps[len(gaps) // 2]} ms, p99 {gaps[len(gaps) * 99 // 100]} ms", end=", ")
            print(f"the slowest {gaps[-1]} ms; greedy made {replaced} of them")
        finally:
            server.terminate()
            server.wait()


if __name__ == "__main__":
    main(*sys.argv[1:])
