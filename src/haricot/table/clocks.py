"""Time at a table: none, so much a decision, or a bank for the match. It is a fold of the log's stamps."""

from __future__ import annotations

from haricot.table.wire import Clock, ClockRule

LONGEST = 24 * 60 * 60


class Clocks:
    """Milliseconds left by seat. Time runs for the people awaited, and for nobody while the table rests."""

    def __init__(self, rule: ClockRule, seats: int) -> None:
        self.rule = rule
        self.left = [rule.seconds * 1000] * seats
        self.running: list[int] = []
        self.stamp = 0

    @property
    def off(self) -> bool:
        """Does nobody's time run at this table?"""
        return self.rule.kind == "none"

    def advance(self, stamp: int) -> None:
        """Let time pass up to a stamp."""
        for seat in self.running:
            self.left[seat] = max(0, self.left[seat] - (stamp - self.stamp))
        self.stamp = stamp

    def decided(self, seat: int) -> None:
        """A seat has made a decision."""
        if self.rule.kind == "decision":
            self.left[seat] = self.rule.seconds * 1000
        else:
            self.left[seat] += self.rule.more * 1000

    def run(self, seats: list[int]) -> None:
        """From now on the time of these seats runs."""
        if self.rule.kind == "decision":
            for seat in seats:
                if seat not in self.running:
                    self.left[seat] = self.rule.seconds * 1000
        self.running = seats

    def next_flag(self) -> tuple[int, int] | None:
        """Whose time ends first, and when."""
        if self.off or not self.running:
            return None
        seat = min(self.running, key=lambda each: (self.left[each], each))
        return seat, self.stamp + self.left[seat]

    def shown(self) -> Clock | None:
        """As clients see it."""
        return None if self.off else Clock(stamp=self.stamp, left=self.left[:], running=self.running[:])
