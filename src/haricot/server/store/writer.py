"""Group commit: what queued up while the last commit ran goes into the next one."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable
from contextlib import AbstractContextManager, nullcontext

from haricot.server.store.outage import trouble
from haricot.server.store.rows import FAILED, LOST, Chain, Verdict
from haricot.server.store.store import Store

log = logging.getLogger(__name__)

Waiting = tuple[Chain, Callable[[Verdict], None]]
LARGEST = 1000  # chains in one commit


class Writer:
    """The only one that appends to the logs of warm tables.

    It commits as soon as something has queued and the last commit returned; no timer. A chain may stand on chains
    submitted before it that are not yet durable: if one of those is not written, every later chain of that table falls
    with it, also those still queued, and `fallen` is called with the table before anything else can be submitted.
    """

    def __init__(
        self,
        store: Store,
        fallen: Callable[[str], None] | None = None,
        committed: Callable[[int, float], None] | None = None,
        telling: Callable[[], AbstractContextManager[None]] = nullcontext,
    ) -> None:
        self.store = store
        self.fallen = fallen
        self.committed = committed  # told how many entries a commit held and how many seconds it took
        self.telling = telling  # surrounds the telling of verdicts
        self.queue: list[Waiting] = []
        self.task: asyncio.Task[None] | None = None

    def submit(self, chain: Chain, done: Callable[[Verdict], None]) -> None:
        """Queue a chain; `done` is told what became of it, later and once."""
        self.queue.append((chain, done))
        if self.task is None:
            self.task = asyncio.create_task(self.run())

    async def close(self) -> None:
        """Wait until all that was submitted has its verdict."""
        while self.task is not None:
            await asyncio.wait([self.task])

    async def run(self) -> None:
        """Commit until nothing is queued."""
        try:
            while self.queue:
                batch, self.queue = self.queue[:LARGEST], self.queue[LARGEST:]
                self.settle(batch, await self.commit([chain for chain, _ in batch]))
        finally:
            self.task = None

    async def commit(self, chains: list[Chain]) -> list[Verdict]:
        """Append, and make a failure of the database a verdict on every chain."""
        started = time.perf_counter()
        try:
            verdicts = await self.store.append(chains)
            if self.committed is not None:
                self.committed(sum(len(chain.rows) for chain in chains), time.perf_counter() - started)
            return verdicts
        except Exception as error:
            if not trouble(error):  # that is told already
                log.error("a commit of %d chains failed: %s", len(chains), type(error).__name__, exc_info=error)
            return [FAILED] * len(chains)

    def settle(self, batch: list[Waiting], verdicts: list[Verdict]) -> None:
        """Tell every submitter, and let chains fall that stand on what was not written."""
        fallen = {chain.table for (chain, _), verdict in zip(batch, verdicts) if not verdict.written}
        if fallen:
            standing = [waiting for waiting in self.queue if waiting[0].table not in fallen]
            batch = batch + [waiting for waiting in self.queue if waiting[0].table in fallen]
            verdicts = verdicts + [LOST] * (len(batch) - len(verdicts))
            self.queue = standing
            if self.fallen is not None:
                for table in fallen:
                    self.fallen(table)
        with self.telling():
            for (chain, done), verdict in zip(batch, verdicts):
                try:
                    done(verdict)
                except Exception as error:  # named without its words, which may tell a hidden card
                    log.error("table %s: a verdict could not be told: %s", chain.table, type(error).__name__)
