"""Some actions tried in the same worlds: which one is better than the first beyond doubt."""

from __future__ import annotations

from math import sqrt
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from haricot.kernel.trials import Budget

DOUBT: Final = 2.0  # standard errors that another action must be better by
HALVINGS: Final = 2  # how often the worse half is dropped
BATCH: Final = 8  # worlds after which time is no longer spent on what seems worse than the first


@final
class Trial:
    """What came of each action, compared world by world with the first one."""

    def __init__(self, actions: int) -> None:
        self.left: list[int] = list(range(actions))  # that are still tried; the first always is
        self.halvings: int = HALVINGS
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

    def hopeful(self) -> list[int]:
        """What does not seem worse than the first one, beside it."""
        return [i for i in self.left[1:] if self.better(i, -1.0)]

    def drop(self) -> None:
        """Try no longer what seems worse than the first one, and the worse half of what is left."""
        rest = self.hopeful()
        rest.sort(key=self.neg)
        self.left = [0] + sorted(rest[: (len(rest) + 1) // 2])

    def over(self, budget: Budget) -> bool:
        """A world has been tried: is that enough? What falls behind is dropped on the way."""
        worlds = int(self.worlds)
        if budget.used(worlds, 0):
            return True
        if self.halvings > 0 and budget.used(worlds, self.halvings):
            self.halvings -= 1
            self.drop()
        elif budget.seconds > 0.0 and worlds % BATCH == 0:
            self.left = [0] + self.hopeful()
        else:
            return False
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
