"""Where a driver may stop in a match of farms: at a turn, at a phase, at a question (`drive(…, until=…)`)."""

from __future__ import annotations

from typing import Final, final

from haricot.farm.state import FarmState


@final
class Turn:
    """The next turn of somebody, or of a seat."""

    def __init__(self, now: FarmState, seat: int = -1) -> None:
        """`now` is the state from which the match goes on."""
        self.active: int = int(now.active)
        self.seat: Final = seat

    def __call__(self, s: FarmState, asked: int) -> bool:
        """Has it begun?"""
        active = int(s.active)
        changed = active != self.active
        self.active = active
        return changed and (self.seat < 0 or self.seat == active)


@final
class Phase:
    """A phase of farm/phases.py, now or when it comes."""

    def __init__(self, phase: int) -> None:
        self.phase: Final = phase

    def __call__(self, s: FarmState, asked: int) -> bool:
        """Is it this one?"""
        return int(s.phase) == self.phase


@final
class Asked:
    """A question to a seat."""

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def __call__(self, s: FarmState, asked: int) -> bool:
        """Is it this one?"""
        return asked == self.seat
