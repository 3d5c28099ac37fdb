"""A room as its parts see it: they know this, and the room knows them."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Protocol

from haricot.server.house import House
from haricot.server.presence import Attended, Presence
from haricot.table.clock import Clock
from haricot.table.entries import Line
from haricot.table.table import Table
from haricot.table.warm import Warm

Judge = Callable[[Table], Sequence[Line] | Line]  # what somebody asks for, judged by a table: lines, or a Refusal


class Whole(Attended, Protocol):
    """What a room offers to what it is made of."""

    house: House
    clock: Clock
    presence: Presence
    warm: Warm
    used: float  # when somebody last wanted something of it

    def is_settled(self) -> bool:
        """Is everything that is folded also durable?"""

    def is_quiet(self) -> bool:
        """Is it settled, and may something begin?"""

    async def settle(self) -> None:
        """Wait until everything folded is durable."""

    async def ask(self, judge: Judge, key: str = "") -> int:
        """Judge what a person asks for and append it; returns its durable number. Raises Refusal."""

    def put_by_machine(self, lines: Iterable[Line]) -> None:
        """Fold the machine's lines and send them into the log; raises whatever the making of a line raises."""

    def refold_soon(self) -> None:
        """Throw the fold away and fold the log again."""

    def went_quiet(self) -> None:
        """Everything folded has become durable."""

    def stop_timer(self) -> None:
        """The machine does nothing for now."""

    def schedule(self) -> None:
        """If nothing is on its way, go on: tell what had to wait, and set the timer."""

    def look_around(self) -> None:
        """Who is there now?"""

    def look_again(self) -> None:
        """What people are about has changed, and with it perhaps when the machine wakes."""
