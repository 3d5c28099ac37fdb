"""Choices that are tried in the same worlds, and compared with the first of them."""

from __future__ import annotations

from collections.abc import Callable
from math import sqrt
from time import perf_counter
from typing import Final, final

from haricot.kernel.actions import Phrase

HALVINGS: Final = 3  # how often the worse half of the choices is given up
FEW: Final = 3  # so many choices are all kept
ANYHOW: Final = 8  # worlds that are tried however little time there is
AHEAD: Final = Phrase("ahead", {})  # the reason for what is better than what seemed best at first


@final
class Budget:
    """How many worlds may be tried for each choice of a decision, or for how long a decision may take."""

    def __init__(self, worlds: int, clock: Callable[[], float] = perf_counter) -> None:
        self.worlds: int = worlds
        self.seconds: float = 0.0  # 0: as long as the worlds take
        self.clock: Final = clock
        self.ends: float = 0.0  # when the present decision must stand
        self.since: float = 0.0  # when the present trial has begun
        self.until: float = 0.0  # and when it must be over

    def allow(self, amount: int, unit: str) -> None:
        """Think of so many worlds, or for so many milliseconds."""
        if unit == "ms":
            self.seconds = amount / 1000
        else:
            self.worlds = amount

    def clone(self) -> Budget:
        """The same again."""
        twin = Budget(self.worlds, self.clock)
        twin.seconds = self.seconds
        return twin

    def begin(self) -> None:
        """A decision is asked for."""
        self.ends = self.clock() + self.seconds

    def part(self, parts: int) -> None:
        """A trial begins, for one part in so many of the time that is left."""
        self.since = self.clock()
        self.until = self.since + (self.ends - self.since) / parts

    def used(self, tried: int, halvings: int) -> bool:
        """Has a trial of so many worlds used its budget up, or, halved so often, half of it (1) or a quarter (2)?"""
        if self.seconds == 0.0:
            return tried >= max(1, self.worlds >> halvings)
        return tried >= ANYHOW and self.clock() >= self.since + (self.until - self.since) * 0.5**halvings


@final
class Choice:
    """A number of a menu, perhaps with a pick, and how far it was ahead of the first choice, world by world."""

    def __init__(self, number: int, pick: int) -> None:
        self.number: Final = number
        self.pick: Final = pick
        self.n: int = 0
        self.ahead: float = 0.0
        self.squares: float = 0.0
        self.lead: float = 0.0  # on an average

    def add(self, ahead: float) -> None:
        """Count one world."""
        self.n += 1
        self.ahead += ahead
        self.squares += ahead * ahead
        self.lead = self.ahead / self.n

    def error(self) -> float:
        """The standard error of the lead."""
        return sqrt(max(0.0, self.squares / self.n - self.lead * self.lead) / self.n)


@final
class Trials:
    """Choices on trial, world after world; the worse half is given up now and then, the first never."""

    def __init__(self, choices: list[Choice], budget: Budget) -> None:
        self.choices: Final = choices
        self.alive: list[Choice] = choices
        self.budget: Final = budget
        self.halvings: int = HALVINGS if len(choices) > FEW else 0
        self.tried: int = 0
        self.first: float = 0.0  # what the first choice came to in this world
        budget.part(1)

    def go_on(self) -> bool:
        """May another world be tried?"""
        return self.tried == 0 or not self.budget.used(self.tried, 0)

    def count(self, choice: Choice, value: float) -> None:
        """What one of those alive came to in this world; the first is counted first."""
        if choice is self.choices[0]:
            self.first = value
        choice.add(value - self.first)

    def next(self) -> None:
        """All that are alive have been counted in this world."""
        self.tried += 1
        if self.halvings > 0 and self.budget.used(self.tried, self.halvings):
            self.halvings -= 1
            self.alive = half(self.alive)

    def best(self, sure: float) -> Choice:
        """The first, or one that is better by so many standard errors."""
        best = self.choices[0]
        for choice in self.alive:
            if choice.lead > best.lead and choice.lead > sure * choice.error():
                best = choice
        return best


def half(choices: list[Choice]) -> list[Choice]:
    """The better half, and the first in any case."""
    if len(choices) <= 2:
        return choices
    leads = sorted([choice.lead for choice in choices], reverse=True)
    least = leads[(len(leads) + 1) // 2 - 1]
    return [choice for i, choice in enumerate(choices) if i == 0 or choice.lead >= least]
