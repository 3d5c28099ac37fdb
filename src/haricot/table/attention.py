"""What people are about at a table that no log holds: who is gone, who composes an offer, who has touched one before them,
who asks for more time.

Pages tell it and processes pass it on, as they do with who is present. It only stops clocks for a while, or
lets all take longer, so a process that has missed something is wrong for some seconds at most.
"""

from __future__ import annotations

from typing import Final

AT_A_TIME: Final = 20_000  # milliseconds that the bots wait while somebody composes
IN_A_TURN: Final = 40_000  # and in one turn, for each person
AT_LEAST: Final = 5_000  # what once costs of that, so that nobody stops the others by beginning again and again


class Attention:
    """Who composes or is gone since when, and when each seat last touched an offer; stamps in milliseconds."""

    def __init__(self) -> None:
        self.turn = 0  # what was spent counts for this turn
        self.began: dict[int, int] = {}  # seats that compose
        self.spent: dict[int, int] = {}
        self.rested = 0  # until when windows stood still
        self.touched: dict[int, int] = {}
        self.unhurried: set[int] = set()  # seats whose people ask for more time, as whoever only hears does
        self.gone: dict[int, int] = {}  # people's seats that nobody looks from

    def compose(self, turn: int, seat: int, on: bool, now: int) -> bool:
        """Somebody begins to compose or ends it; has anything changed?"""
        self.enter(turn)
        if on == (seat in self.began):
            return False
        if on:
            self.began[seat] = now
        else:
            until = min(now, self.until(seat))
            self.spent[seat] = self.spent.get(seat, 0) + max(AT_LEAST, until - self.began.pop(seat))
            self.rested = max(self.rested, until)
        return True

    def touch(self, seat: int, now: int) -> None:
        """Somebody touches an offer."""
        self.touched[seat] = now

    def ask_time(self, seat: int, on: bool) -> bool:
        """Somebody asks for more time or no longer does; has anything changed?"""
        if on == (seat in self.unhurried):
            return False
        if on:
            self.unhurried.add(seat)
        else:
            self.unhurried.discard(seat)
        return True

    def enter(self, turn: int) -> None:
        """A new turn: everybody may take their time again."""
        if turn != self.turn:
            self.turn = turn
            self.spent = {}

    def until(self, seat: int) -> int:
        """How long a seat that composes stops windows; 0: it has had its time."""
        left = min(AT_A_TIME, IN_A_TURN - self.spent.get(seat, 0))
        return self.began[seat] + left if left > 0 else 0

    def still(self, turn: int) -> int:
        """Until when windows stand still, or stood."""
        self.enter(turn)
        return max([self.rested] + [self.until(seat) for seat in self.began])


NOBODY: Final = Attention()  # a table that no page has told anything of
