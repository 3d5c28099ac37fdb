"""The programs of one table that may take long: they think in worker processes while the table lives on.

What such a program is asked is a record's text, and so is its answer; here it is judged like anybody's. One that gives
none in time, dies or breaks a rule is replaced for that decision, and after some of these for the match; one that fails
at many tables is not asked at any of them for a while.

Whoever ponders of a box's own has a budget from the moment of asking, its wait for a free worker included, and begins so early that
its answer is there when programs of this tempo act. When that is follows from the budget and the log, never from how long it
thought: that might tell of hidden cards. Where nothing comes in time `greedy` decides, and nobody is to blame.
"""

from __future__ import annotations

import asyncio
import math
import time
from collections.abc import Callable, Iterable
from typing import NamedTuple

import structlog

from haricot.kernel.errors import HaricotError
from haricot.server import tasks
from haricot.server.parts import Whole
from haricot.server.pool import Lost, Pool, Worker
from haricot.table.entries import Line
from haricot.table.hints import MILLISECONDS
from haricot.table.pacing import Wake, is_window
from haricot.table.table import STAND_IN, Table

STRIKES = 3  # failures after which a program is asked no more
RESTS = "rests"  # why a program gives no answer that has failed too often
LATE = "late"
TELLING = 20.0  # seconds until a player must have been made and told the match so far
GRACE = 0.1  # seconds that an answer may come after its time

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

    async def decide(self, t: Table, pool: Pool, seconds: float, milliseconds: int) -> str:
        """What it answers, as it is written; raises Lost."""
        until = math.inf
        if milliseconds:
            until = time.monotonic() + milliseconds / 1000
            pool.get_ready()
        while True:
            worker = await pool.take(self.home, until)
            share = max(1, int(1000 * pool.share(until))) if milliseconds else 0
            task = self.task(t, worker, seconds, share)
            self.home = None
            reply = await pool.put(worker, task, seconds, TELLING if task.head else 0)
            if isinstance(reply, tasks.Thought):
                self.home, self.known = worker, task.known + len(task.decisions)
                return reply.action
            if isinstance(reply, tasks.Failed):
                raise Lost(reply.error)
            if not isinstance(reply, tasks.Forgotten) or task.head:
                raise Lost("forgotten")

    def task(self, t: Table, worker: Worker, seconds: float, milliseconds: int) -> tasks.Think:
        """What a worker is told: what has been decided since, or where it does not know the match all of it."""
        assert t.match is not None
        known = self.known if worker is self.home else 0
        head = "" if worker is self.home else t.match.head.write()
        said = [f"{taken.seat} {t.game.write(taken.action)}" for taken in t.match.taken[known:]]
        return tasks.Think(
            self.name, self.seat, self.bot, t.seed[:56] + "-bot", head, known, said, seconds, milliseconds
        )


class Answer(NamedTuple):
    """What a program has said for the table as it was; `why`: the reason that it gives none."""

    table: Table
    seq: int
    mind: Mind
    notation: str
    why: str


class Minds:
    """Those of one table; at most one of them is asked at a time."""

    def __init__(self, whole: Whole) -> None:
        self.whole = whole
        self.minds: dict[int, Mind] = {}
        self.thinking = False
        self.answer: Answer | None = None

    # -- who thinks, and when

    def of(self, wake: Wake) -> str:
        """The program that thinks elsewhere about what is done on a wake; empty: none does."""
        machine = self.whole.warm.machine
        if wake.why == "flag":
            return machine.strongest()
        bot = machine.table.chairs[wake.seat].bot if wake.why in ("bot", "window") else ""
        return bot if bot and machine.takes_long(bot) else ""

    def budget(self, wake: Wake) -> int:
        """Milliseconds from the moment of asking; 0: it is somebody from outside, whose time begins with a worker."""
        machine, most = self.whole.warm.machine, self.whole.house.settings.pondering
        if not machine.ponders(self.of(wake)):
            return 0
        stands_in = wake.why == "flag" or machine.table.chairs[wake.seat].owner != ""
        return min(most, MILLISECONDS) if stands_in else most

    def begins(self, wake: Wake) -> int:
        """When something is to be done about a wake: it is carried out, or a program begins to think about it."""
        if not self.of(wake):
            return wake.when
        budget = self.budget(wake)
        acts = wake.when if wake.why == "flag" else max(wake.when, self.whole.warm.table.since + budget)
        return acts if self.is_ready(wake) else acts - budget

    def is_ready(self, wake: Wake) -> bool:
        """Has the program answered for the table as it is?"""
        t, answer = self.whole.warm.table, self.answer
        if answer is None or answer.table is not t or answer.seq != t.seq:
            return False
        return (answer.mind.seat, answer.mind.bot) == (wake.seat, self.of(wake))

    # -- asking

    def think(self, wake: Wake) -> None:
        """Ask a program; what it answers is carried out in time, unless the table has moved on meanwhile."""
        if not self.thinking:  # otherwise the table is looked at again as soon as that is over
            self.thinking = True
            self.whole.house.spawn(self.ask(wake, self.whole.warm.table))

    async def ask(self, wake: Wake, t: Table) -> None:
        """Ask a program, and wait for its answer."""
        house, seat, seq, bot, budget = self.whole.house, wake.seat, t.seq, self.of(wake), self.budget(wake)
        mind = self.minds.get(seat)
        if mind is None or mind.bot != bot:
            mind = self.minds[seat] = Mind(t, seat, bot)
        notation = why = ""
        try:
            if house.resting.rests(bot):
                raise Lost(RESTS)
            with house.metrics.thinking.labels(bot).time():
                async with asyncio.timeout(budget / 1000 + GRACE if budget else None):
                    notation = await mind.decide(t, house.workers(budget > 0), house.settings.thinking, budget)
        except TimeoutError:
            why = LATE
        except Lost as lost:
            why = lost.why
        finally:
            self.thinking = False
        self.answer = Answer(t, seq, mind, notation, why)
        self.whole.schedule()

    # -- the answer

    def lines(self, wake: Wake) -> list[Line]:
        """The decision, judged like a person's, or that of a stand-in."""
        assert self.answer is not None
        machine, seat, window = self.whole.warm.machine, wake.seat, is_window(self.whole.warm.table, wake)
        t, mind, notation, why = machine.table, self.answer.mind, self.answer.notation, self.answer.why
        replaced: list[Line] = []
        decision: Line | None = None
        if not why:
            try:
                decision = t.decision(seat, t.decide(seat, t.moment(seat), notation), mind.bot, window)
            except HaricotError as error:
                why = error.id
        if decision is None:
            if self.has_failed(mind, why):
                replaced = [t.stand_in(seat, STAND_IN)]
            decision = machine.decision(seat, STAND_IN, window)
        return machine.flagged(wake, decision) if wake.why == "flag" else [*replaced, decision]

    def has_failed(self, mind: Mind, why: str) -> bool:
        """Has a program failed so often that it is asked no more? A box's own is not to blame for a busy machine."""
        if why == LATE and self.whole.warm.machine.ponders(mind.bot):
            return False
        mind.strikes = STRIKES if why == RESTS else mind.strikes + 1
        if why != RESTS:
            self.whole.house.resting.note(mind.bot)
            logger.error("a program failed", table=self.whole.id, bot=mind.bot, why=why, times=mind.strikes)
        return mind.strikes >= STRIKES
