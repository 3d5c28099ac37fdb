"""Forms: actions with open fields, filled pick by pick. The draft belongs to the asker, never to the State."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

BLANK: Final = vec[i64]([0] * 16)


@final
@mypyc_attr(acyclic=True)
class Draft:
    """The picks one seat has made so far for its next action."""

    def __init__(self, seat: i64 = 0) -> None:
        self.seat: i64 = seat
        self.size: i64 = 0
        self.picks: vec[i64] = BLANK[:]

    def open(self, seat: i64) -> None:
        """Start over, for this seat."""
        self.seat = seat
        self.size = 0

    def add(self, number: i64) -> None:
        """Append a pick."""
        n = self.size
        if n == len(self.picks):
            self.picks = append(self.picks, number)
        else:
            self.picks[n] = number
        self.size = n + 1

    def __repr__(self) -> str:
        return f"<draft of seat {self.seat}: {list(self.picks[: self.size])}>"
