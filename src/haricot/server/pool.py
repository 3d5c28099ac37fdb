"""The worker processes of one server: each has a thread that waits for it, and ends it at the deadline.

A thread alone would be no help: compiled code keeps the interpreter to itself until it is done. Where the system can do it
workers come from a process that has read everything beforehand, so that one which is ended again and again costs little.

A box's own players that ponder have workers of their own, which stand aside: the system lets them compute only while nobody else wants
to. Where others keep the machine so busy that they get nothing, they give way as the other workers do, and stand aside again later.
"""

from __future__ import annotations

import asyncio
import math
import multiprocessing
import os
import signal
import time
from collections import deque
from concurrent.futures import ThreadPoolExecutor
from functools import cache, partial
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from typing import TYPE_CHECKING

import structlog

from haricot.bots import outside
from haricot.server import tasks
from haricot.server.settings import Settings
from haricot.server.worker import work
from haricot.table.errors import Refusal

if TYPE_CHECKING:  # not every system has both
    from multiprocessing.context import ForkServerContext, SpawnContext

ELAPSED = 6  # times as long as judging may compute it may take: other processes want the processor, too
ENDING = 10.0  # seconds until the system has ended a process that speaks no more
STARTING = 120.0  # seconds until a worker must have started; a busy machine takes a while
PASSED = 8  # others who may be served before whoever waits first
SHORTEST = 0.03  # seconds that a player may think, where nobody waits, however many have asked of late
USED = 0.9  # of the workers' time that players with a budget may take
CROWDED = 600.0  # seconds after which a worker that got nothing stands aside again

USED_UP = {-signal.SIGPROF} if hasattr(signal, "SIGPROF") else set()  # how a process ends whose time is used up

# What workers need, read once for all of them.
READ = [
    "haricot.server.worker",
    "haricot.calls.replaying",
    "haricot.calls.tallies",
    "haricot.table.agreeing",
]

logger = structlog.get_logger("haricot.pool")


class Lost(Exception):
    """No answer came, or none that counts: the worker was late or died, or its player failed with this error."""

    def __init__(self, why: str) -> None:
        super().__init__(why)
        self.why = why


@cache
def nursery() -> SpawnContext | ForkServerContext:
    """Where processes come from. Forking this one, which has threads, could hang, and not every system forks."""
    if "forkserver" not in multiprocessing.get_all_start_methods():
        return multiprocessing.get_context("spawn")
    found = multiprocessing.get_context("forkserver")
    found.set_forkserver_preload(READ)
    return found


class Worker:
    """One process, from this side: started when it is first needed, and again when it is gone."""

    def __init__(self, megabytes: int, judging: float, aside: bool = False) -> None:
        self.megabytes = megabytes
        self.judging = judging
        self.aside = aside
        self.crowded = 0.0  # until when it does not stand aside
        self.process: BaseProcess | None = None
        self.line: Connection[bytes, bytes] | None = None
        self.closed = False

    def ask(self, task: bytes, seconds: float, before: float) -> tasks.Reply:
        """One task and its reply; raises Lost. Waits, so it is called in a thread.

        `before`: seconds until the worker must have done what comes before the task itself, and be ready for it.
        """
        try:
            if self.aside and 0 < self.crowded <= time.monotonic():
                self.crowded = 0.0
                self.end()
            line = self.line or self.start()
            line.send_bytes(task)
            if before:
                first = self.reply(line, before)
                if not isinstance(first, tasks.Ready):
                    return first
            reply = self.reply(line, seconds)
            if isinstance(reply, tasks.Thought | tasks.Advised) and reply.starved and self.aside and not self.crowded:
                self.step_forward()
            return reply
        except (EOFError, OSError):
            raise Lost("late" if self.end(ENDING) in USED_UP else "died") from None
        except Lost:
            self.step_forward()
            raise

    def step_forward(self) -> None:
        """End, and stand aside no more for a while: others left it no time, or it would not have been so late."""
        self.crowded = time.monotonic() + CROWDED
        self.end()

    def get_ready(self) -> None:
        """Start, before anybody asks; what goes wrong is seen when somebody does. Waits, so it is called in a thread."""
        try:
            self.start()
        except (Lost, EOFError, OSError):
            self.end()

    def start(self) -> Connection[bytes, bytes]:
        """A new process; raises Lost, EOFError or OSError."""
        if self.closed:
            raise Lost("died")
        self.line, other_end = multiprocessing.Pipe()
        words = (other_end, outside.sources(), self.megabytes, self.judging, self.aside and not self.crowded)
        self.process = nursery().Process(target=work, args=words, daemon=True, name="haricot-worker")
        self.process.start()
        other_end.close()
        self.reply(self.line, STARTING)
        return self.line

    def reply(self, line: Connection[bytes, bytes], seconds: float) -> tasks.Reply:
        """What the process says next, if it does in time; raises Lost, EOFError or OSError."""
        until = time.monotonic() + seconds
        while not line.poll(min(1.0, max(0.0, until - time.monotonic()))):
            if self.closed:
                raise Lost("died")
            if time.monotonic() >= until:
                raise Lost("late")
        found: tasks.Reply = tasks.read_reply(line.recv_bytes())
        return found

    def end(self, seconds: float = 0.0) -> int | None:
        """The process is no more; how it ended, if it did by itself within some seconds."""
        code = None
        if self.process is not None:
            self.process.join(seconds)
            code = self.process.exitcode
            self.process.kill()
            self.process.join()
        if self.line is not None:
            self.line.close()
        self.process = self.line = None
        return code


class Ticket:
    """Somebody who waits for a worker."""

    def __init__(self, wanted: Worker | None, until: float, judges: bool) -> None:
        self.wanted = wanted
        self.until = until  # when the answer is due
        self.judges = judges
        self.passed = 0  # others who were served before it
        self.given: asyncio.Future[Worker] = asyncio.get_running_loop().create_future()


class Pool:
    """So many workers; whoever asks waits for a free one, in the order of asking.

    One that knows the match so far is worth a little patience: who wants the worker that has become free may be served
    before a few others. Judging leaves a worker to players, where there are two.
    """

    def __init__(self, settings: Settings, aside: bool = False) -> None:
        self.settings = settings
        # Those who stand aside leave a core alone, where there are two: what they have in its caches is felt, too.
        count = max(1, min(settings.workers, (os.cpu_count() or 1) - 1)) if aside else settings.workers
        self.workers = [Worker(settings.memory, settings.judging, aside) for _ in range(count)]
        self.free = list(self.workers)
        self.waiting: list[Ticket] = []
        self.judging = 0  # workers that judge
        self.lately: deque[float] = deque()  # when players with a budget asked, within a second
        self.threads: ThreadPoolExecutor | None = None
        self.closed = False

    def get_ready(self) -> None:
        """Start what has not started yet, so that players with a budget need not wait for it."""
        for worker in self.free[:]:
            if worker.line is None and not self.closed:
                self.free.remove(worker)
                starting = asyncio.get_running_loop().run_in_executor(self.hands(), worker.get_ready)
                starting.add_done_callback(partial(self.started, worker))

    def started(self, worker: Worker, done: asyncio.Future[None]) -> None:
        """A worker can be asked."""
        self.give_back(worker, False)

    def hands(self) -> ThreadPoolExecutor:
        """The threads that wait for workers."""
        if self.threads is None:
            self.threads = ThreadPoolExecutor(len(self.workers), "haricot-pool")
        return self.threads

    async def take(self, wanted: Worker | None = None, until: float = math.inf, judges: bool = False) -> Worker:
        """A worker, which must be asked something at once: the wanted one where it can be had. Raises Lost."""
        ticket = Ticket(wanted, until, judges)
        self.waiting.append(ticket)
        if until < math.inf:
            self.lately.append(time.monotonic())
        self.serve()
        try:
            return await ticket.given
        except asyncio.CancelledError:
            if ticket in self.waiting:
                self.waiting.remove(ticket)
            elif not ticket.given.cancelled() and ticket.given.exception() is None:
                self.give_back(ticket.given.result(), judges)
            raise

    def serve(self) -> None:
        """Give free workers to those who wait."""
        for worker in self.free[:]:
            ticket = self.next_for(worker)
            if ticket is not None:
                self.waiting.remove(ticket)
                self.free.remove(worker)
                self.judging += ticket.judges
                ticket.given.set_result(worker)

    def next_for(self, worker: Worker) -> Ticket | None:
        """Who is served by this worker: the first who waits, or soon after it one whose match the worker knows."""
        most = max(1, len(self.workers) - 1)
        waiting = [
            ticket
            for ticket in self.waiting
            if not ticket.given.done() and (not ticket.judges or self.judging < most)  # done: it has gone away
        ]
        if not waiting:
            return None
        first = waiting[0]
        if first.wanted in (None, worker) or first.passed >= PASSED:
            return first
        for ticket in waiting[1:PASSED]:
            if ticket.wanted is worker:
                first.passed += 1
                return ticket
        return first

    def share(self, until: float) -> float:
        """Seconds that whoever has just taken a worker may think, so that others who wait are served in time, too."""
        now = time.monotonic()
        while self.lately and self.lately[0] < now - 1:
            self.lately.popleft()
        count = len(self.workers)
        waiting = 1 + len([ticket for ticket in self.waiting if ticket.until < math.inf])
        left = (until - now) * count / max(count, waiting)
        return max(0.0, min(left, max(SHORTEST, USED * count / max(1, len(self.lately)))))

    async def put(self, worker: Worker, task: tasks.Task, seconds: float, before: float = 0) -> tasks.Reply:
        """The reply of a worker that was taken; raises Lost."""
        judges = not isinstance(task, tasks.Think | tasks.Advise)
        if self.closed:
            self.give_back(worker, judges)
            raise Lost("died")
        loop = asyncio.get_running_loop()
        asked = loop.run_in_executor(self.hands(), worker.ask, tasks.encode(task), seconds, before)
        asked.add_done_callback(lambda done: self.came_back(worker, judges, done))
        return await asyncio.shield(asked)  # a worker stays taken until it answers, whoever still waits

    def came_back(self, worker: Worker, judges: bool, done: asyncio.Future[tasks.Reply]) -> None:
        """The worker has answered, or is no more."""
        if not done.cancelled():
            done.exception()  # it may be that nobody waits for it any more
        self.give_back(worker, judges)

    def give_back(self, worker: Worker, judges: bool) -> None:
        """The worker is free again."""
        self.judging -= judges
        self.free.append(worker)
        self.serve()

    async def judge(self, task: tasks.Verify | tasks.Replay | tasks.Count | tasks.Agree) -> bytes:
        """What is to be said of something that a visitor sent, as JSON; raises Refusal."""
        for _ in range(2):  # a worker may die of what it did before
            try:
                worker = await self.take(judges=True)
                reply = await self.put(worker, task, self.settings.judging * (ELAPSED if USED_UP else 1))
            except Lost as lost:
                logger.warning("a worker was lost", task=type(task).__name__, why=lost.why)
                if lost.why == "late":
                    break
                continue
            if isinstance(reply, tasks.Refused):
                raise tasks.unpacked(reply)
            assert isinstance(reply, tasks.Found)
            return bytes(reply.body)
        raise Refusal("malformed", "too-much-work")

    async def close(self) -> None:
        """End all workers, whatever they do."""
        self.closed = True
        for worker in self.workers:
            worker.closed = True
            if worker.process is not None:
                worker.process.kill()
        if self.threads is not None:
            await asyncio.to_thread(self.threads.shutdown, cancel_futures=True)
        for worker in self.workers:
            worker.end()
