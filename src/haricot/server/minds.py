"""The programs of one table that may take long: they think in worker processes while the table lives on.

What such a program is asked is a record's text, and so is its answer; here it is judged like anybody's. One that gives
none in time, dies or breaks a rule is replaced for that decision, and after some of these for the match.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import structlog

from haricot.bots import seats as bots
from haricot.kernel.errors import HaricotError
from haricot.server import tasks
from haricot.server.pool import Lost, Pool, Worker
from haricot.table.entries import Line
from haricot.table.pacing import Wake, is_window
from haricot.table.table import STAND_IN, Table

if TYPE_CHECKING:
    from haricot.server.rooms import Room

STRIKES = 3  # failures after which a program is asked no more
TELLING = 20.0  # seconds until a player must have been made and told the match so far

logger = structlog.get_logger("haricot.minds")


class Mind:
    """One program on one seat, as this process knows it."""

    def __init__(self, table: Table, seat: int, bot: str) -> None:
        self.name = f"{table.id}:{seat}:{bot}"
        self.seat = seat
        self.bot = bot
        self.home: Worker | None = None  # the worker that knows the match so far
        self.known = 0  # decisions that it has been told
        self.strikes = 0

    async def decide(self, t: Table, pool: Pool, seconds: float) -> str:
        """What it answers, as it is written; raises Lost."""
        assert t.match is not None
        said = [f"{taken.seat} {t.game.write(taken.action)}" for taken in t.match.taken[self.known :]]
        head = ""
        if self.home is None:
            head, self.known = t.match.head.write(), 0
            said = [f"{taken.seat} {t.game.write(taken.action)}" for taken in t.match.taken]
        seed = t.seed[:56] + "-bot"
        task = tasks.Think(self.name, self.seat, self.bot, seed, head, self.known, said, seconds)
        decisions = self.known + len(said)
        wanted, self.home = self.home, None
        reply, worker = await pool.ask(task, seconds, TELLING if head else 0, wanted)
        if isinstance(reply, tasks.Forgotten) and not head:
            return await self.decide(t, pool, seconds)
        if isinstance(reply, tasks.Thought):
            self.home, self.known = worker, decisions
            return reply.action
        raise Lost(reply.error if isinstance(reply, tasks.Failed) else "forgotten")


class Minds:
    """Those of one table; at most one of them is asked at a time."""

    def __init__(self, room: Room) -> None:
        self.room = room
        self.minds: dict[int, Mind] = {}
        self.slow: dict[str, bool] = {}  # by name
        self.thinking = False

    def takes_long(self, bot: str) -> bool:
        """Does this program think in another process?"""
        if bot not in self.slow:
            self.slow[bot] = bots.takes_long(self.room.table.game.setup.box, bot)
        return self.slow[bot]

    def think(self, wake: Wake) -> None:
        """Ask a program; what it answers goes into the log, unless the table has moved on meanwhile."""
        if not self.thinking:  # otherwise the table is looked at again as soon as that is over
            self.thinking = True
            self.room.hub.spawn(self.ask(wake, self.room.table))

    async def ask(self, wake: Wake, t: Table) -> None:
        """The same, to its end."""
        room, seat, seq, bot = self.room, wake.seat, t.seq, t.chairs[wake.seat].bot
        mind = self.minds.get(seat)
        if mind is None or mind.bot != bot:
            mind = self.minds[seat] = Mind(t, seat, bot)
        notation = why = ""
        try:
            with room.hub.metrics.thinking.labels(bot).time():
                notation = await mind.decide(t, room.hub.pool, room.hub.settings.thinking)
        except Lost as lost:
            why = lost.why
        finally:
            self.thinking = False
        if room.table is t and t.seq == seq and room.is_quiet():
            room.carry_out(wake, lambda: self.lines(mind, wake, notation, why))
        else:
            room.schedule()

    def lines(self, mind: Mind, wake: Wake, notation: str, why: str) -> list[Line]:
        """The decision, judged like a person's, or that of a stand-in."""
        t, seat, window = self.room.table, wake.seat, is_window(self.room.table, wake)
        if not why:
            try:
                return [t.decision(seat, t.decide(seat, t.moment(seat), notation), mind.bot, window)]
            except HaricotError as error:
                why = error.id
        mind.strikes += 1
        logger.error("a program failed", table=t.id, bot=mind.bot, why=why, times=mind.strikes)
        replaced = [t.stand_in(seat)] if mind.strikes >= STRIKES else []
        return [*replaced, self.room.decision(seat, STAND_IN, window)]
