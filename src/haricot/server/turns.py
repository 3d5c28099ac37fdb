"""Machines of many tables take turns: whoever asks something is answered between two of them, however many there are."""

from __future__ import annotations

import asyncio
import time
from collections import deque
from collections.abc import Callable

SLICE = 0.004  # seconds that machines may have before others are heard again


class Turn:
    """A place in the line; who gives it up is passed over."""

    def __init__(self, do: Callable[[], None]) -> None:
        self.do: Callable[[], None] | None = do

    def cancel(self) -> None:
        """It is not wanted any more."""
        self.do = None


class Turns:
    """Tables that somebody watches come first, then those of programs among themselves; each kind in its order."""

    def __init__(self) -> None:
        self.watched: deque[Turn] = deque()
        self.others: deque[Turn] = deque()
        self.going = False

    def line_up(self, watched: bool, do: Callable[[], None]) -> Turn:
        """Let this be done when its turn comes, very soon on most days."""
        turn = Turn(do)
        (self.watched if watched else self.others).append(turn)
        if not self.going:
            self.going = True
            asyncio.get_running_loop().call_soon(self.go_on)
        return turn

    def go_on(self) -> None:
        """As many as there is time for; the loop looks at its sockets before it goes on with the rest."""
        until = time.perf_counter() + SLICE
        try:
            while (self.watched or self.others) and time.perf_counter() < until:
                turn = (self.watched or self.others).popleft()
                if turn.do is not None:
                    turn.do()
        finally:  # one that fails holds nobody else up
            self.going = bool(self.watched or self.others)
            if self.going:
                asyncio.get_running_loop().call_soon(self.go_on)
