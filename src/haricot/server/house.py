"""What all tables of one process share: the store, the worker processes, the counters, and the tasks that run for them."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Callable, Coroutine
from typing import Any

from haricot.server.channel import Together
from haricot.server.logs import log
from haricot.server.metrics import Metrics
from haricot.server.pool import Pool
from haricot.server.resting import Resting
from haricot.server.settings import Settings
from haricot.server.store import Store, Writer
from haricot.server.store.outage import tell
from haricot.server.turns import Turns


def now() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000


def ticks() -> int:
    """Milliseconds that nobody can set."""
    return time.monotonic_ns() // 1_000_000


class House:
    """One process, as its tables see it; `fallen` is told of each table of which a chain was not written."""

    def __init__(self, store: Store, metrics: Metrics, settings: Settings, fallen: Callable[[str], None]) -> None:
        self.store = store
        self.metrics = metrics
        self.settings = settings
        self.writer = Writer(store, fallen, metrics.committed, Together)
        self.pool = Pool(settings)  # for players from outside, and what visitors send
        self.ponderers = Pool(settings, aside=True)  # for boxes' own
        self.resting = Resting()
        self.turns = Turns()
        self.name = secrets.token_hex(8)  # of this process, for leases
        self.tasks: set[asyncio.Task[Any]] = set()
        self.closing = False

    def workers(self, ponders: bool) -> Pool:
        """Those who think for players of boxes that ponder, or for others."""
        return self.ponderers if ponders else self.pool

    def spawn(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        """Run a coroutine as a task that nobody waits for: it is kept until it ends, and cancelled when the house closes."""
        task = asyncio.get_running_loop().create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.let_go)
        return task

    def let_go(self, task: asyncio.Task[Any]) -> None:
        """A task is over; what went wrong is the host's to know, once a minute if it is the database."""
        self.tasks.discard(task)
        error = None if task.cancelled() else task.exception()
        if error is not None and not tell(error):
            log.error("something nobody waited for failed", exc_info=error)
