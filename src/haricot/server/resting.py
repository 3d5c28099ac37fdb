"""Programs that fail again and again, at whichever table, are left alone for a while: each failure may cost a process."""

from __future__ import annotations

import time
from collections import deque

FAILURES = 9  # three seats' worth
WHILE = 600.0  # seconds in which they count, and for which the program then rests


class Resting:
    """When programs last failed in this process, by name."""

    def __init__(self) -> None:
        self.failed: dict[str, deque[float]] = {}

    def note(self, bot: str) -> None:
        """A program has failed."""
        self.failed.setdefault(bot, deque(maxlen=FAILURES)).append(time.monotonic())

    def rests(self, bot: str) -> bool:
        """Has it failed so often of late that it is asked no more for now?"""
        failed = self.failed.get(bot)
        return failed is not None and len(failed) == FAILURES and failed[0] > time.monotonic() - WHILE
