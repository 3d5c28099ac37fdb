"""Short interleaved turns: every case runs a few milliseconds at a time, in rounds, and its best turn counts.

Other work on a machine slows cases unequally and for seconds at a time. A short turn falls between
the disturbances now and then, so the best of many repeats where a mean or one long turn does not.
Where the system can tell, a turn's time is the time its process had, not the time that passed.
"""

from __future__ import annotations

import json
import os
import statistics
import subprocess
import sys
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final, NamedTuple

ROOT = Path(__file__).resolve().parent.parent
CLOCK: Final = "thread_time" if time.get_clock_info("thread_time").resolution < 1e-4 else "perf_counter"
clock: Final = time.thread_time if CLOCK == "thread_time" else time.perf_counter


class Turn(NamedTuple):
    """What one turn did: units of work (decisions, copies), whole games among them, and the time."""

    units: int
    games: int
    seconds: float


Work = Callable[[], tuple[int, int]]  # a little work: units and games done
Case = Callable[[float], Turn]  # a turn of about so many seconds


def repeat(work: Work) -> Case:
    """A case that does its work over and over until the turn is up."""

    def turn(seconds: float) -> Turn:
        units = games = 0
        start = clock()
        while True:
            more_units, more_games = work()
            units += more_units
            games += more_games
            spent = clock() - start
            if spent >= seconds:
                return Turn(units, games, spent)

    return turn


@dataclass
class Figure:
    """All turns of one case."""

    unit: str
    turns: list[Turn] = field(default_factory=list)

    @property
    def ns(self) -> float:
        """Nanoseconds a unit in the best turn."""
        return min(turn.seconds / turn.units for turn in self.turns) * 1e9

    def plain(self) -> dict[str, object]:
        """For JSON; games a second follow from the best turn and the average length of a game."""
        units = sum(turn.units for turn in self.turns)
        games = sum(turn.games for turn in self.turns)
        found: dict[str, object] = {
            "unit": self.unit,
            "ns": self.ns,
            "median_ns": statistics.median(turn.seconds / turn.units for turn in self.turns) * 1e9,
            "per_second": 1e9 / self.ns,
            "turns": len(self.turns),
        }
        if games:
            found["units_per_game"] = units / games
            found["games_per_second"] = 1e9 / self.ns * games / units
        return found


def interleave(cases: dict[str, tuple[str, Case]], rounds: int, seconds: float, until: float) -> dict[str, Figure]:
    """Give every case a turn, round after round, at least one; stop early when the clock says so."""
    figures = {name: Figure(unit) for name, (unit, _) in cases.items()}
    for done in range(rounds):
        for name, (_, case) in cases.items():
            if done and time.perf_counter() >= until:
                return figures
            figures[name].turns.append(case(seconds))
    return figures


def pin() -> int | None:
    """Stay on one core where the system can do that; children stay there too."""
    if not hasattr(os, "sched_setaffinity"):
        return None
    core = max(os.sched_getaffinity(0))
    os.sched_setaffinity(0, {core})
    return core


class Child:
    """Another Python that takes turns when asked, and sleeps on its pipe in between."""

    def __init__(self, script: Path, environment: dict[str, str]) -> None:
        self.process = subprocess.Popen(
            [sys.executable, str(script), "--child"],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            env={**os.environ, **environment},
            text=True,
        )

    def ask(self, words: list[object]) -> list[float]:
        """Send one line, read one line."""
        assert self.process.stdin is not None and self.process.stdout is not None
        self.process.stdin.write(json.dumps(words) + "\n")
        self.process.stdin.flush()
        answer = self.process.stdout.readline()
        if not answer:
            raise RuntimeError(f"the child ended with code {self.process.wait()}")
        found: list[float] = json.loads(answer)
        return found

    def case(self, name: str) -> Case:
        """A case that the child runs."""

        def turn(seconds: float) -> Turn:
            units, games, spent = self.ask([name, seconds])
            return Turn(int(units), int(games), spent)

        return turn

    def close(self) -> None:
        """Let it go."""
        assert self.process.stdin is not None and self.process.stdout is not None
        self.process.stdin.close()
        self.process.stdout.close()
        self.process.wait()


def serve(cases: dict[str, Case]) -> None:
    """The child's side: a turn for every line."""
    for line in sys.stdin:
        name, seconds = json.loads(line)
        print(json.dumps(list(cases[name](seconds))), flush=True)
