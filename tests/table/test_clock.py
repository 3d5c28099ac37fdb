"""A day of clock jumps: whatever the wall says, no table stands still, and nobody loses time that did not pass."""

from __future__ import annotations

import random
from collections.abc import Iterable
from contextlib import AbstractContextManager, nullcontext

import pytest

from haricot.table import openings
from haricot.table.agreeing import agree
from haricot.table.clock import Clock
from haricot.table.entries import Entry, Line
from haricot.table.pacing import BLOCK, PATIENCE, WINDOW
from haricot.table.table import PATIENCE_FOR_BYTES
from haricot.table.warm import Warm
from haricot.table.wishes import NewTable

HOUR, DAY, YEAR = 3_600_000, 86_400_000, 365 * 86_400_000
LONGEST = max(PATIENCE, PATIENCE_FOR_BYTES, BLOCK, *WINDOW.values())  # that a table of programs ever waits


class Process:
    """A host whose wall clock is set by whoever likes, and which is killed now and then."""

    def __init__(self) -> None:
        self.wall = YEAR
        self.ticks = 0
        self.kept: list[Entry] = []
        self.new = NewTable(game="bohnanza", seats=["greedy"] * 3, pace="quick", options={"exhaustions": "1"})
        self.begin()
        self.put(openings.seating(self.new, "me", "Me"))
        self.put(self.warm.table.deal("me"))

    def begin(self) -> None:
        """Start, and fold what was kept."""
        self.clock = Clock(lambda: self.wall, lambda: self.ticks)
        self.warm = Warm("0table", agree(self.new, "me", YEAR), b"s" * 32, self)
        self.warm.fold_again(self.kept, 0)
        self.clock.folded(self.warm.table.stamp)

    def put(self, lines: Iterable[Line] | Line) -> None:
        self.kept += self.warm.put([lines] if isinstance(lines, Line) else lines, "").entries

    def pass_time(self, milliseconds: int) -> None:
        self.wall += milliseconds
        self.ticks += milliseconds

    def now(self) -> int:
        return self.clock.now()

    def is_watched_elsewhere(self, seat: int) -> bool:
        return False

    def seat_changed(self, seat: int) -> None: ...

    def dealt(self) -> None: ...

    def timed(self, bot: str) -> AbstractContextManager[object]:
        return nullcontext()

    def broke(self, bot: str, error: Exception) -> None:
        raise AssertionError(f"{bot} broke a rule") from error


@pytest.mark.parametrize("rest", [8 * HOUR, pytest.param(0, marks=[pytest.mark.long, pytest.mark.timeout(1800)])])
def test_a_day_of_clock_jumps_stops_no_table(rest: int) -> None:
    """In one match after the other: three with long rests fill a day, without rests four hundred."""
    rng = random.Random(16)
    lived = matches = 0
    while lived < DAY:
        process = Process()
        matches += 1
        while (wake := process.warm.machine.next_wake()) is not None:
            delay = wake.when - process.now()
            assert delay <= LONGEST, (wake.why, delay)
            process.pass_time(max(0, delay) + rng.randrange(50))
            lived += max(0, delay)
            if rng.random() < 0.2:
                process.wall += rng.choice((-YEAR, -DAY, -HOUR, -1000, 1000, HOUR, DAY, YEAR))
            if rng.random() < 0.05:
                process.begin()  # killed: what was decided is in the log, and nothing else
                continue
            process.put(process.warm.machine.lines(wake))
        assert process.warm.table.status == "over"
        stamps = [entry.stamp for entry in process.kept]
        assert stamps == sorted(stamps)
        lived += rest
    print({"matches": matches, "hours": lived // HOUR})
    assert matches == 3 if rest else matches > 3


def test_a_wall_that_jumps_ahead_takes_nobodys_time() -> None:
    process = Process()
    before = process.now()
    process.wall += YEAR
    process.pass_time(1000)
    assert process.now() == before + 1000
    assert process.clock.ahead() == -YEAR


def test_processes_agree_with_whoever_wrote_last() -> None:
    process = Process()
    stamp = process.now()
    for differs in (-5000, -DAY, 5000, DAY):
        process.clock.heard(stamp + differs)
        process.pass_time(10)
        assert 0 <= process.now() - (stamp + differs) <= 60_010
        stamp = process.now()
