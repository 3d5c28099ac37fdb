"""The time of one table, whatever is done to the clock on the wall.

What the machine does next, and whose time runs out, follows from the stamps of the log and from what time it is now. A wall
clock that is set back, or that was ahead when the last entry was written, must not stop a table; one that jumps ahead
must not make everybody's time run out. So a table asks the wall only when it is folded for the first time, and no stamp
is earlier than the one before; from then on its time passes evenly.
"""

from __future__ import annotations

from collections.abc import Callable

TOLERANCE = 60_000  # milliseconds by which clocks of several processes may differ


class Clock:
    """Milliseconds since 1970, as one table counts them; `ticks` are milliseconds that nobody can set."""

    def __init__(self, wall: Callable[[], int], ticks: Callable[[], int]) -> None:
        self.wall = wall
        self.ticks = ticks
        self.base = wall()
        self.read = ticks()

    def now(self) -> int:
        """What time it is."""
        return self.base + self.ticks() - self.read

    def ahead(self) -> int:
        """How far it is ahead of the wall; 0: not noticeably."""
        found = self.now() - self.wall()
        return found if abs(found) > TOLERANCE // 60 else 0

    def set(self, stamp: int) -> None:
        """It is this time now."""
        self.base = stamp
        self.read = self.ticks()

    def folded(self, stamp: int) -> None:
        """The last entry of a log that has lain for a while: it is not earlier than that."""
        if stamp > self.now():
            self.set(stamp)

    def heard(self, stamp: int) -> None:
        """Another process has just written this: its clock and this one agree from now on."""
        if not 0 <= self.now() - stamp <= TOLERANCE:
            self.set(stamp)
