"""Looks after one warm table's machine: wakes it in time, in one process only, and lets it rest when something is wrong."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Iterable

import structlog

from haricot.server.house import now
from haricot.server.minds import Minds
from haricot.server.parts import Whole
from haricot.server.store.outage import tell
from haricot.server.turns import Turn
from haricot.table.entries import Line
from haricot.table.pacing import Wake

REST = 1.0  # seconds before the machine is asked again after something went wrong
LEASE = 15.0  # seconds that a process looks after a table's machine

logger = structlog.get_logger("haricot.caretaker")


class Caretaker:
    """The timer of one table, the lease that lets only one process drive it, and the programs that think elsewhere."""

    def __init__(self, whole: Whole) -> None:
        self.whole = whole
        self.minds = Minds(whole)
        self.timer: asyncio.TimerHandle | Turn | None = None
        self.lease_until = 0.0  # until when this process looks after the table
        self.lease_denied_until = 0.0  # until when another one does
        self.backoff = 0.0  # seconds that the machine rests because something went wrong

    def stop_timer(self) -> None:
        """Nothing is to be done for now."""
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None

    def set_timer(self) -> None:
        """Wake the machine when it says so."""
        self.stop_timer()
        wake = self.whole.warm.machine.next_wake()
        if wake is not None:
            delay = max(self.backoff, (self.minds.begins(wake) - self.whole.clock.now()) / 1000)
            self.timer = asyncio.get_running_loop().call_later(delay, self.line_up, wake, self.whole.warm.table.seq)

    def line_up(self, wake: Wake, seq: int) -> None:
        """It is time; other tables' machines may be before this one."""
        watched = bool(self.whole.warm.audience.readers)
        self.timer = self.whole.house.turns.line_up(watched, lambda: self.wake(wake, seq))

    def wake(self, wake: Wake, seq: int) -> None:
        """It is this machine's turn; on a shared store only the process that holds the lease goes on."""
        self.timer = None
        if not self.whole.is_quiet() or self.whole.warm.table.seq != seq:
            return
        if not self.whole.house.store.shared or self.lease_until > time.monotonic():
            self.act(wake)
        elif self.lease_denied_until > time.monotonic():
            delay = self.lease_denied_until - time.monotonic()
            self.timer = asyncio.get_running_loop().call_later(delay, self.whole.schedule)
        else:
            self.whole.house.spawn(self.take_lease(wake, seq))

    async def take_lease(self, wake: Wake, seq: int) -> None:
        """Ask for the lease; whoever does not get it looks again later."""
        house = self.whole.house
        try:
            granted = await house.store.lease(self.whole.id, house.name, LEASE, now())
        except Exception as error:
            if not tell(error):
                logger.error("no lease", table=self.whole.id, error=type(error).__name__)
            granted = False
        if granted:
            self.lease_until = time.monotonic() + LEASE / 2
            if self.whole.warm.table.seq == seq and self.whole.is_settled():
                self.act(wake)
        else:
            self.lease_denied_until = time.monotonic() + LEASE / 3
            self.whole.schedule()

    def act(self, wake: Wake) -> None:
        """The machine's decision for the table as it is."""
        if not self.minds.of(wake):
            self.carry_out(wake, lambda: self.whole.warm.machine.lines(wake))
        elif self.minds.is_ready(wake):
            self.carry_out(wake, lambda: self.minds.lines(wake))
        else:
            self.minds.think(wake)

    def carry_out(self, wake: Wake, lines: Callable[[], Iterable[Line]]) -> None:
        """What the machine does: one chain, never tried again; if it cannot be made, the table rests a while."""
        try:
            self.whole.put_by_machine(lines())
        except Exception as error:
            logger.error("the machine is stuck", table=self.whole.id, why=wake.why, error=type(error).__name__)
            self.backoff = REST
            self.whole.refold_soon()
