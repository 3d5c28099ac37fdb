"""Hints at one table: a box's strongest thinks in a worker process, and where it gives no answer in time `greedy` has one."""

from __future__ import annotations

import asyncio
import time

from haricot.kernel.actions import Phrase
from haricot.server import tasks
from haricot.server.minds import GRACE
from haricot.server.parts import Whole
from haricot.server.pool import Lost
from haricot.table import hints, wire
from haricot.table.hints import MILLISECONDS, Hints
from haricot.table.table import Table


class Advising:
    """What was said last to each seat, and who is thinking."""

    def __init__(self, whole: Whole) -> None:
        self.whole = whole
        self.hints = Hints()
        self.asking: dict[int, tuple[int, asyncio.Task[None]]] = {}  # by seat: the table's number, and the thought

    async def advice(self, seat: int, id: int) -> wire.Advice:
        """A hint for a seat; raises Refusal when there is none."""
        await self.whole.settle()
        t = self.whole.warm.table
        known = self.hints.known(t, seat, id)
        if known is None:
            choices = hints.asked(t, seat)
            bot = self.whole.warm.machine.strongest()
            if bot and (len(choices) > 1 or not choices[0].notation):
                await asyncio.shield(self.thought(t, seat, bot))
        return known or self.hints.advice(self.whole.warm.table, seat, id)  # which may have moved on

    def thought(self, t: Table, seat: int, bot: str) -> asyncio.Task[None]:
        """One thought for all who ask for the same."""
        seq, running = self.asking.get(seat, (-1, None))
        if running is None or seq != t.seq:
            running = self.whole.house.spawn(self.think(t, seat, bot))
            self.asking[seat] = (t.seq, running)
        return running

    async def think(self, t: Table, seat: int, bot: str) -> None:
        """Ask the strongest, and keep what it says if nothing has happened meanwhile."""
        pool, seq, seconds = self.whole.house.ponderers, t.seq, self.whole.house.settings.thinking
        until = time.monotonic() + MILLISECONDS / 1000
        record = hints.laid_out(t)
        pool.get_ready()
        try:
            async with asyncio.timeout(MILLISECONDS / 1000 + GRACE):
                worker = await pool.take(until=until)
                share = max(1, int(1000 * pool.share(until)))
                task = tasks.Advise(record, seat, bot, f"hint-{seq}", seconds, share)
                reply = await pool.put(worker, task, seconds)
        except (Lost, TimeoutError):
            return
        if isinstance(reply, tasks.Advised) and self.whole.warm.table is t and t.seq == seq:
            why = Phrase(reply.why, reply.args, "", reply.types)
            self.hints.keep(t, hints.said(t, seat, 0, reply.picks, reply.action, why))
