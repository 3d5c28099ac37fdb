"""The programs of one table that may take long: they think in worker processes while the table lives on.

What such a program is asked is a record's text, and so is its answer; here it is judged like anybody's. One that gives
none in time, dies or breaks a rule is replaced for that decision, and after some of these for the match; one that fails
at many tables is not asked at any of them for a while.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable

import structlog

from haricot.kernel.errors import HaricotError
from haricot.server import tasks
from haricot.server.parts import Whole
from haricot.server.pool import Lost, Pool, Worker
from haricot.table.entries import Line
from haricot.table.pacing import Wake, is_window
from haricot.table.table import STAND_IN, Table

STRIKES = 3  # failures after which a program is asked no more
RESTS = "rests"  # why a program gives no answer that has failed too often
TELLING = 20.0  # seconds until a player must have been made and told the match so far

CarryOut = Callable[[Wake, Callable[[], Iterable[Line]]], None]  # writes down what a wake has led to

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

    def __init__(self, whole: Whole, carry_out: CarryOut) -> None:
        self.whole = whole
        self.carry_out = carry_out
        self.minds: dict[int, Mind] = {}
        self.thinking = False

    def think(self, wake: Wake) -> None:
        """Ask a program; what it answers goes into the log, unless the table has moved on meanwhile."""
        if not self.thinking:  # otherwise the table is looked at again as soon as that is over
            self.thinking = True
            self.whole.house.spawn(self.ask(wake, self.whole.warm.table))

    async def ask(self, wake: Wake, t: Table) -> None:
        """Ask a program, and wait for its answer."""
        whole, seat, seq, bot = self.whole, wake.seat, t.seq, t.chairs[wake.seat].bot
        mind = self.minds.get(seat)
        if mind is None or mind.bot != bot:
            mind = self.minds[seat] = Mind(t, seat, bot)
        notation = why = ""
        try:
            if whole.house.resting.rests(bot):
                raise Lost(RESTS)
            with whole.house.metrics.thinking.labels(bot).time():
                notation = await mind.decide(t, whole.house.pool, whole.house.settings.thinking)
        except Lost as lost:
            why = lost.why
        finally:
            self.thinking = False
        if whole.warm.table is t and t.seq == seq and whole.is_quiet():
            self.carry_out(wake, lambda: self.lines(mind, wake, notation, why))
        else:
            whole.schedule()

    def lines(self, mind: Mind, wake: Wake, notation: str, why: str) -> list[Line]:
        """The decision, judged like a person's, or that of a stand-in."""
        t, seat, window = self.whole.warm.table, wake.seat, is_window(self.whole.warm.table, wake)
        if not why:
            try:
                return [t.decision(seat, t.decide(seat, t.moment(seat), notation), mind.bot, window)]
            except HaricotError as error:
                why = error.id
        mind.strikes = STRIKES if why == RESTS else mind.strikes + 1
        if why != RESTS:
            self.whole.house.resting.note(mind.bot)
            logger.error("a program failed", table=t.id, bot=mind.bot, why=why, times=mind.strikes)
        replaced = [t.stand_in(seat)] if mind.strikes >= STRIKES else []
        return [*replaced, self.whole.warm.machine.decision(seat, STAND_IN, window)]
