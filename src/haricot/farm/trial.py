"""Some actions tried in the same worlds: which one is better than the first beyond doubt."""

from __future__ import annotations

from math import sqrt
from time import perf_counter_ns
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

DOUBT: Final = 2.0  # standard errors that another action must be better by
BATCH: Final = 8  # worlds between two looks at the clock


@final
class Patience:
    """In how many worlds each action is tried for a decision, or for how long."""

    def __init__(self, worlds: int) -> None:
        self.worlds: int = worlds
        self.nanoseconds: int = 0  # for a decision; 0: as many worlds as allowed
        self.until: int = 0  # when the present decision must stand

    def allow(self, amount: int, unit: str) -> None:
        """So many worlds for each action, or so many milliseconds for each decision."""
        if unit == "ms":
            self.nanoseconds = 1_000_000 * amount
        else:
            self.worlds = amount

    def clone(self) -> Patience:
        """The same again."""
        twin = Patience(self.worlds)
        twin.nanoseconds = self.nanoseconds
        return twin

    def begin(self) -> None:
        """A decision is asked for."""
        self.until = perf_counter_ns() + self.nanoseconds

    def part(self, parts: int) -> int:
        """When one part in so many of the time that is left will be over."""
        now = perf_counter_ns()
        return now + (self.until - now) // parts


@final
class Trial:
    """What came of each action, compared world by world with the first one."""

    def __init__(self, actions: int) -> None:
        self.left: list[int] = list(range(actions))  # that are still tried; the first always is
        self.worlds: i64 = 0
        self.base: i64 = 0  # what the first one brought in this world
        self.total: Final = vec[i64]([0] * actions)  # of the differences
        self.squares: Final = vec[i64]([0] * actions)

    def note(self, i: i64, worth: i64) -> None:
        """What an action brought in this world; the first one comes first."""
        if i == 0:
            self.base = worth
            self.worlds += 1
        else:
            difference = worth - self.base
            self.total[i] += difference
            self.squares[i] += difference * difference

    def better(self, i: i64, doubt: float) -> bool:
        """Is an action better than the first by so many standard errors? (Below zero: not worse by so many.)"""
        n = float(self.worlds)
        mean = float(self.total[i]) / n
        variance = (float(self.squares[i]) / n - mean * mean) / n
        return mean > doubt * sqrt(variance if variance > 0.0 else 0.0)

    def drop(self) -> None:
        """Try no longer what seems worse than the first one, and the worse half of what is left."""
        rest = [i for i in self.left[1:] if self.better(i, -1.0)]
        rest.sort(key=self.neg)
        self.left = [0] + sorted(rest[: (len(rest) + 1) // 2])

    def over(self, patience: Patience, until: int) -> bool:
        """A world has been tried: is that enough? What falls behind is dropped on the way."""
        worlds = int(self.worlds)
        if patience.nanoseconds > 0:
            if worlds % BATCH != 0:
                return False
            self.drop()
            return len(self.left) == 1 or perf_counter_ns() >= until
        if worlds >= patience.worlds:
            return True
        if worlds != patience.worlds // 4 and worlds != patience.worlds // 2:
            return False
        self.drop()
        return len(self.left) == 1

    def neg(self, i: int) -> int:
        """For sorting: the best first."""
        return -int(self.total[i])

    def winner(self) -> int:
        """The best of what was tried to the end, if it is better beyond doubt; else the first."""
        best: i64 = 0
        for i in self.left[1:]:
            if best == 0 or self.total[i] > self.total[best]:
                best = i
        return int(best) if best > 0 and self.better(best, DOUBT) else 0
