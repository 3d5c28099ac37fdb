"""What is on its way into the log of one warm table.

The fold runs ahead of the log by what is on its way; nothing of that is told before it is durable. When a chain falls (a
lost race, a failed commit) the fold is thrown away and made again from the log: a person's decision is judged again, a
machine's is not.
"""

from __future__ import annotations

import asyncio
import secrets
import time
from collections import deque
from collections.abc import Callable, Iterable

import structlog

from haricot.server.parts import Judge, Whole
from haricot.server.store.outage import tell
from haricot.server.store.rows import Chain, Verdict
from haricot.table.audience import Message
from haricot.table.entries import Line
from haricot.table.errors import Refusal
from haricot.table.table import Table

ATTEMPTS = 16  # times that a person's decision is judged again after a lost race, or by a table that has moved
REST = 1.0  # seconds before the log is read again after something went wrong
MOMENT = 0.002  # seconds between looks whether a commit is through

logger = structlog.get_logger("haricot.rooms")

Done = Callable[[int, Refusal | None], None]  # told the durable number of what was asked, or why it is not done


class Job:
    """Something to be appended as one chain, with what is to be told when it is durable."""

    def __init__(self, judge: Judge | None, done: Done | None, key: str = "", patient: bool = True) -> None:
        self.judge = judge  # None: the machine's, never tried again
        self.patient = patient  # waits until the log says whether it is there; others are told that it is busy
        self.done = done
        self.key = key  # a person's: in the log it counts once
        self.attempt = 0
        self.messages: list[Message] = []
        self.seq = 0  # of its first entry
        self.last = 0

    def end(self, seq: int, refused: Refusal | None = None) -> None:
        """Tell whoever asked."""
        if self.done is not None:
            self.done(seq, refused)


class Appending:
    """The end of one table's log, as this process knows it."""

    def __init__(self, whole: Whole) -> None:
        self.whole = whole
        self.house = whole.house
        self.warm = whole.warm
        self.durable = 0  # the last entry known to be in the log
        self.announced = 0  # the last entry that another process has told of
        self.jobs: deque[Job] = deque()  # on their way, the oldest first
        self.fallen: list[Job] = []  # what people had asked for when a chain fell
        self.folding: asyncio.Task[None] | None = None
        self.quiet = asyncio.Event()  # everything folded is durable
        self.quiet.set()
        self.needs_machine: bool | None = None  # what the lobby's row says; None: not known

    def is_settled(self) -> bool:
        """Is everything that is folded also durable?"""
        return not self.jobs and self.folding is None

    async def settle(self) -> None:
        """Wait until everything folded is durable."""
        while self.jobs or self.folding is not None:
            await self.quiet.wait()

    # -- what people ask for

    async def ask(self, judge: Judge, key: str = "") -> int:
        """Judge what a person asks for and append it; returns its durable number. Raises Refusal."""
        future: asyncio.Future[int] = asyncio.get_running_loop().create_future()

        def done(seq: int, refused: Refusal | None) -> None:
            if future.done():  # nobody waits any more
                return
            if refused is None:
                future.set_result(seq)
            else:
                future.set_exception(refused)

        self.begin(Job(judge, done, key or f"r{secrets.token_hex(8)}", patient=False))
        return await future

    def begin(self, job: Job) -> None:
        """Judge what a person asks for and put it on its way: every decision goes here, taken or refused.

        The job ends once: with the number of its entry when that is durable, or with why nothing was done. What has the key
        of an entry is not done again, and gets that entry's number.
        """
        assert job.judge is not None
        self.whole.used = time.monotonic()
        t = self.warm.table
        if self.folding is not None or job.key in t.keys:
            self.house.spawn(self.begin_when_settled(job))
            return
        try:
            while (wake := self.warm.machine.ahead()) is not None:
                self.put(Job(None, None), self.warm.machine.lines(wake))
            lines = job.judge(t)
            if lines:
                self.put(job, [lines] if isinstance(lines, Line) else lines)
                return
        except Refusal as refused:
            # It is kept for a while, its traceback is not: with it tests/server/play/test_race.py ended now and then in a fatal
            # error of the interpreter (twice in six runs with PYTHONMALLOC=debug, on Python 3.11 and the compiled engine).
            # Whose fault that is has not been found: refusals alone, kept by the thousand with theirs, broke nothing.
            refused.with_traceback(None)
            if self.jobs or self.house.store.shared:
                self.house.spawn(self.refuse(job, refused, t, t.seq))
            else:
                job.end(0, refused)
            return
        except Exception as error:
            logger.error("a decision could not be carried out", table=self.warm.id, error=type(error).__name__)
            job.end(0, Refusal("busy", "busy"))
            return
        if t.seq <= self.durable:
            job.end(t.seq)
        else:  # nothing is to be done, as long as what is on its way arrives
            self.house.spawn(self.end_when_settled(job, t.seq))

    async def begin_when_settled(self, job: Job) -> None:
        """Begin a job that may be in the log already, or whose table is being folded again."""
        await self.settle()
        keys = self.warm.table.keys
        if job.key in keys:
            job.end(keys[job.key])
        else:
            self.begin(job)

    async def end_when_settled(self, job: Job, seq: int) -> None:
        """Nothing was to be done for a job."""
        await self.settle()
        job.end(seq)

    async def refuse(self, job: Job, refused: Refusal, t: Table, seq: int) -> None:
        """Refuse, if the table that judged was neither ahead of the log nor behind it; or else judge again."""
        try:
            await self.settle()
            if self.house.store.shared:
                await self.catch_up((await self.house.store.heads([self.warm.id])).get(self.warm.id, 0))
                await self.settle()
        except Exception as error:
            if not tell(error):
                logger.error("the log cannot be read", table=self.warm.id, error=type(error).__name__)
            known = self.warm.table.keys.get(job.key)  # it may have come by another process meanwhile
            job.end(known or 0, None if known else Refusal("busy", "busy"))
            return
        if self.warm.table is t and t.seq == seq:
            job.end(0, refused)
        else:
            self.begin_again(job)

    def begin_again(self, job: Job) -> None:
        """Judge a person's job once more, but not for ever."""
        job.attempt += 1
        if job.attempt > ATTEMPTS:
            job.end(0, Refusal("busy", "busy"))
        else:
            self.begin(job)

    # -- into the log

    def put(self, job: Job, lines: Iterable[Line]) -> None:
        """Fold some lines, and send them into the log as one chain."""
        try:
            folded = self.warm.put(lines, job.key)
        except Exception:
            self.refold_soon()  # the fold is ahead of the log by half a chain that nobody will write
            raise
        machine = self.warm.machine.next_wake() is not None
        chain = Chain(
            self.warm.id,
            folded.entries,
            status=folded.status,
            machine=machine if machine != self.needs_machine else None,
            result=folded.result or None,
            seatings=folded.seatings,
        )
        self.needs_machine = machine
        job.messages = folded.messages
        job.seq, job.last = folded.entries[0].seq, folded.entries[-1].seq
        self.jobs.append(job)
        self.quiet.clear()
        self.house.writer.submit(chain, self.on_verdict)

    def on_verdict(self, verdict: Verdict) -> None:
        """The oldest job is durable, or has fallen."""
        job = self.jobs.popleft()
        metrics = self.house.metrics
        if not verdict.written:
            metrics.fallen.labels(verdict.kind).inc()
            if job.judge is not None:
                self.fallen.append(job)
            return
        self.durable = job.last
        (metrics.by_people if job.judge is not None else metrics.by_machines).inc()
        self.warm.audience.tell(job.messages)
        job.end(job.seq)
        if not self.jobs and self.folding is None:
            self.quiet.set()
            self.whole.went_quiet()
            if self.announced > self.durable:
                self.house.spawn(self.catch_up(self.announced))

    # -- when a chain falls

    def refold_soon(self) -> None:
        """A chain was not written, and so none after it: fold again. Called before anything else happens."""
        self.whole.stop_timer()
        self.quiet.clear()
        if self.folding is None:
            self.folding = asyncio.get_running_loop().create_task(self.refold())

    async def refold(self) -> None:
        """Fold the table again from its log, tell what readers have missed, and judge again what people had asked."""
        while self.jobs:
            await asyncio.sleep(MOMENT)  # what was on its way before
        while True:
            try:
                await self.load()
                break
            except Exception as error:
                # Until the log can be read nobody knows what the table is, nor whether a decision counts: whoever asks waits.
                if not tell(error):
                    logger.exception("refold", table=self.warm.id)
                for job in [job for job in self.fallen if not job.patient]:
                    job.end(0, Refusal("busy", "busy"))
                self.fallen = [job for job in self.fallen if job.patient]
                await asyncio.sleep(REST)
        jobs, self.fallen, self.folding = self.fallen, [], None
        for job in jobs:
            self.begin_again(job)
        if self.is_settled():
            self.quiet.set()
            self.whole.schedule()

    async def load(self) -> None:
        """Fold the whole log; readers are told what they have not been told."""
        rows = await self.house.store.entries(self.warm.id)
        messages = self.warm.fold_again(rows, self.durable)
        t = self.warm.table
        self.needs_machine = None
        (self.whole.clock.heard if 0 < self.durable < t.seq else self.whole.clock.folded)(t.stamp)
        self.durable = t.seq
        self.whole.look_around()
        self.warm.audience.tell(messages)

    # -- other processes

    async def catch_up(self, seq: int) -> None:
        """Another process says that the log has grown to this entry."""
        self.announced = max(self.announced, seq)
        if seq <= self.durable or not self.is_settled():
            return  # what is on its way falls, and then the log is read; or it is written, and then this is called again
        rows = await self.house.store.entries(self.warm.id, self.durable)
        if not self.is_settled():
            return
        messages: list[Message] = []
        for entry in rows:
            if entry.seq == self.warm.table.seq + 1:
                self.warm.fold(entry, messages)
                self.durable = entry.seq
                self.whole.clock.heard(entry.stamp)
        self.warm.audience.tell(messages)
        self.whole.schedule()
