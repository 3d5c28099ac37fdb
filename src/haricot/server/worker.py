"""One worker process: it thinks for players that may take long, and judges what visitors send.

It ends when its server does. What it may use of memory is limited, and of time twice: the server ends it at the
deadline, and the system does should the server be gone. What judging may take is time of the processor, so that a busy
machine refuses nothing that an idle one would judge; the system ends the process when it is used up.
"""

from __future__ import annotations

import contextlib
import math
import multiprocessing
import os
import signal
import sys
import threading
import time
from collections.abc import Iterator, Sequence
from multiprocessing.connection import Connection
from typing import Any

from msgspec import Raw

from haricot import bringing
from haricot.bots import seats as bots
from haricot.kernel.drive import question
from haricot.kernel.errors import HaricotError
from haricot.kernel.events import Event
from haricot.kernel.forms import Draft
from haricot.kernel.match import Match, step
from haricot.kernel.records import Decision, read_record
from haricot.server import tasks
from haricot.table import hints
from haricot.table.agreeing import made
from haricot.table.errors import Refusal, passed_on

KEPT = 256  # minds that a worker remembers
MEGABYTE = 1 << 20
NICE = 10  # where the machine is busy, tables come before players that think long
STARVED = 0.1  # of the time that it thinks: whoever gets less of the processor had better not stand aside
LOOKED = 2.0  # seconds of thinking after which that is looked at
LEAST = 0.001  # seconds; none at all would be no limit
SPARE = 5  # seconds of computing after the deadline
TELLING = 30  # and where a player is made and told the match so far


class Mind:
    """A player at its table, with all that it has been told."""

    def __init__(self, task: tasks.Think) -> None:
        self.match = begun(task.head)
        self.seat = task.seat
        self.player = bots.sit(task.bot, self.match.game, task.seed, task.seat)

    def hear(self, decisions: Sequence[str]) -> None:
        """What has been decided since."""
        for decision in decisions:
            seat, _, action = decision.partition(" ")
            log: list[Event] = []
            step(self.match, Decision(int(seat), action), log)
            if self.player.sighted:
                for event in log:
                    self.player.notice(event.seen_by(self.seat, self.match.game.zones))

    def decide(self, milliseconds: int) -> str:
        """One decision; raises whatever the player does wrong."""
        game = self.match.game
        if milliseconds:
            bots.allow(self.player, milliseconds, "ms")
        return game.write(question(game, self.match.state, self.seat, self.player, Draft(), game.mask()))


class Worker:
    """What one process remembers from one task to the next."""

    def __init__(self, line: Connection[bytes, bytes], judging: float) -> None:
        self.line = line
        self.judging = judging  # seconds of the processor
        self.minds: dict[str, Mind] = {}  # the one asked last stands last
        self.elapsed = self.used = 0.0  # seconds of thinking since that was looked at, on the wall and of the processor

    def do(self, task: tasks.Task) -> tasks.Reply:
        """One task; raises MemoryError, after which nothing here can be trusted."""
        if isinstance(task, tasks.Think):
            return self.think(task)
        if isinstance(task, tasks.Advise):
            return self.advise(task)
        try:
            with using_at_most(self.judging):
                return tasks.Found(Raw(judged(task)))
        except Refusal as refused:
            return tasks.packed(refused)

    def think(self, task: tasks.Think) -> tasks.Reply:
        """A decision of a player; one that fails is forgotten, and made anew when it is asked again."""
        limit_time(task.seconds + (TELLING if task.head else 0))
        began, used = time.monotonic(), time.process_time()
        try:
            mind = self.minds.pop(task.mind, None)
            if task.head:
                mind = Mind(task)
            if mind is None or len(mind.match.taken) != task.known:
                return tasks.Forgotten()
            mind.hear(task.decisions)
            if task.head:
                self.send(tasks.Ready())
            told = int(1000 * (time.monotonic() - began))
            action = mind.decide(max(1, task.milliseconds - told) if task.milliseconds else 0)
        except MemoryError:
            raise
        except BaseException as error:
            return tasks.Failed(type(error).__name__)
        self.minds[task.mind] = mind
        if len(self.minds) > KEPT:
            del self.minds[next(iter(self.minds))]
        return tasks.Thought(action, self.starved(began, used))

    def advise(self, task: tasks.Advise) -> tasks.Reply:
        """A hint by a player that has just been made, and sees what the seat sees."""
        limit_time(task.seconds)
        began, used = time.monotonic(), time.process_time()
        try:
            match = begun(task.record)
            budget = (task.milliseconds, "ms")
            picks, action, why = hints.thought(match.game, match.state, task.seat, task.seed, task.bot, *budget)
        except MemoryError:
            raise
        except Exception as error:
            return tasks.Failed(type(error).__name__)
        starved = self.starved(began, used)
        return tasks.Advised(picks, match.game.write(action), why.id, why.args, why.types, starved)

    def starved(self, began: float, used: float) -> bool:
        """Has it got hardly anything of the processor of late? One thought tells little: whom it waits for may soon be done."""
        self.elapsed += time.monotonic() - began
        self.used += time.process_time() - used
        if self.elapsed < LOOKED:
            return False
        hardly = self.used < STARVED * self.elapsed
        self.elapsed = self.used = 0.0
        return hardly

    def send(self, reply: tasks.Reply) -> None:
        """Say something to the server."""
        self.line.send_bytes(tasks.encode(reply))


def begun(head: str) -> Match:
    """The match of a record before its first decision; what it is played by is read once for all matches alike."""
    record = read_record(head)
    cards = "\n".join(record.cards) + "\n" if record.cards else ""
    return Match(made(record.game, record.seats, record.edition, record.options, cards, old=True), record)


def judged(task: tasks.Verify | tasks.Replay | tasks.Count | tasks.Agree) -> bytes:
    """What is to be said of a visitor's record or cards, as JSON; raises Refusal."""
    from haricot.calls import replaying
    from haricot.calls.tallies import tallied
    from haricot.table.agreeing import agree

    found: Any = None
    if isinstance(task, tasks.Verify):
        found = replaying.verify(task.record)
    elif isinstance(task, tasks.Agree):
        agree(task.new, "", 0)
    else:
        try:
            if isinstance(task, tasks.Count):
                found = tallied(task.record, task.seat)
            else:
                found = replaying.replay_text(task.record, task.seat)
        except Refusal:
            raise
        except HaricotError as error:
            raise passed_on("malformed", error, "record") from None
    return tasks.encode(found)


def limit_memory(megabytes: int) -> None:
    """From now on more memory is refused, where the system can do that."""
    with contextlib.suppress(ImportError, OSError, ValueError):
        import resource

        resource.setrlimit(resource.RLIMIT_AS, (megabytes * MEGABYTE, resource.getrlimit(resource.RLIMIT_AS)[1]))


def limit_time(seconds: float) -> None:
    """Let the system end this process if it computes for much longer than it may, where the system can do that."""
    with contextlib.suppress(ImportError, OSError, ValueError):
        import resource

        used = resource.getrusage(resource.RUSAGE_SELF)
        most = math.ceil(used.ru_utime + used.ru_stime + seconds) + SPARE
        resource.setrlimit(resource.RLIMIT_CPU, (most, resource.getrlimit(resource.RLIMIT_CPU)[1]))


@contextlib.contextmanager
def using_at_most(seconds: float) -> Iterator[None]:
    """Let the system end this process, by SIGPROF, if it computes for longer than that, where the system can do it."""
    if not hasattr(signal, "ITIMER_PROF"):
        yield
        return
    signal.setitimer(signal.ITIMER_PROF, max(seconds, LEAST))
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_PROF, 0)


def stop_when_alone() -> None:
    """End with the server, however that ended."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)


def give_way() -> None:
    """Have a smaller part of the processor than the server."""
    with contextlib.suppress(AttributeError, OSError):  # Windows
        os.nice(NICE)


def stand_aside() -> None:
    """Have only what nobody else wants of the processor; who wants it gets it at once, and not after a slice of time."""
    with contextlib.suppress(AttributeError, OSError):  # Linux has a class for that
        os.sched_setscheduler(0, os.SCHED_IDLE, os.sched_param(0))


def work(line: Connection[bytes, bytes], players: Sequence[str], megabytes: int, judging: float, aside: bool) -> None:
    """A worker's life: a task, a reply, the next task."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the server hears it, and ends its workers
    sys.stdout = sys.stderr  # what players print is no business of whoever reads the server's lines
    give_way()
    threading.Thread(target=stop_when_alone, daemon=True).start()
    bringing.bring(players)
    limit_memory(megabytes)
    worker = Worker(line, judging)
    if aside:
        stand_aside()
    worker.send(tasks.Ready())
    with contextlib.suppress(EOFError, ConnectionError):  # the server has gone
        while True:
            task = tasks.read_task(line.recv_bytes())
            try:
                reply = worker.do(task)
            except MemoryError:
                os._exit(1)
            worker.send(reply)
