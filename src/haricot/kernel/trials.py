"""Choices that are tried in the same worlds, and compared with the first of them."""

from __future__ import annotations

from math import sqrt
from typing import Final, final


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


def half(choices: list[Choice]) -> list[Choice]:
    """The better half, and the first in any case."""
    if len(choices) <= 2:
        return choices
    leads = sorted([choice.lead for choice in choices], reverse=True)
    least = leads[(len(leads) + 1) // 2 - 1]
    return [choice for i, choice in enumerate(choices) if i == 0 or choice.lead >= least]
