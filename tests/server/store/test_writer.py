"""Group commit: no timer, and nothing stands on what was not written."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

from server.store.sample_rows import a_chain, a_table, seqs

from haricot.server.store import Chain, Store, Verdict, Writer
from haricot.server.store.database import Hook
from haricot.server.store.rows import FAILED, LOST, WRITTEN


class Gate:
    """Holds every commit until it is let through, and counts the chains of each."""

    def __init__(self, store: Store) -> None:
        self.sizes: list[int] = []
        self.begun = asyncio.Event()
        self.open = asyncio.Event()
        self.error: Exception | None = None
        self.inner = store.database.append
        store.database.append = self.append  # type: ignore[method-assign]
        store.before_commit = self.wait

    async def append(self, chains: Sequence[Chain], before_commit: Hook | None) -> list[Verdict]:
        self.sizes.append(len(chains))
        return await self.inner(chains, self.wait)

    async def wait(self) -> None:
        self.begun.set()
        await self.open.wait()
        if self.error is not None:
            raise self.error


def submit(writer: Writer, chain: Chain) -> asyncio.Future[Verdict]:
    """Submit a chain; the future has its verdict."""
    future: asyncio.Future[Verdict] = asyncio.get_running_loop().create_future()
    writer.submit(chain, future.set_result)
    return future


async def test_what_queued_meanwhile_is_the_next_commit(store: Store) -> None:
    for name in ("bean", "pea"):
        await store.create(a_table(name), [], [])
    gate, writer = Gate(store), Writer(store)
    futures = [submit(writer, a_chain("bean", 1))]
    await gate.begun.wait()
    futures += [submit(writer, a_chain(name, seq)) for name, seq in (("bean", 2), ("pea", 1), ("bean", 3))]
    await asyncio.sleep(0.05)
    assert not any(future.done() for future in futures)
    assert await store.entries("bean") == []  # nothing is told before it is durable, nor seen
    gate.open.set()
    assert await asyncio.gather(*futures) == [WRITTEN] * 4
    assert gate.sizes == [1, 3]
    assert await seqs(store, "bean") == [1, 2, 3]
    assert await submit(writer, a_chain("pea", 2)) == WRITTEN
    await writer.close()


async def test_later_chains_fall_with_an_earlier_one(store: Store) -> None:
    for name in ("bean", "pea"):
        await store.create(a_table(name), [], [])
    await store.append([a_chain("bean", 1, key="another's")])
    gate, fallen = Gate(store), list[str]()
    writer = Writer(store, fallen.append)
    batch = [submit(writer, chain) for chain in (a_chain("bean", 1), a_chain("pea", 1), a_chain("bean", 2))]
    await gate.begun.wait()
    # These stand on rows whose fate is not known yet; number 2 would fit on the row that won.
    queued = [submit(writer, chain) for chain in (a_chain("bean", 2), a_chain("pea", 2), a_chain("bean", 3))]
    gate.open.set()
    assert await asyncio.gather(*batch) == [LOST, WRITTEN, LOST]
    assert await asyncio.gather(*queued) == [LOST, WRITTEN, LOST]
    assert fallen == ["bean"]
    assert await seqs(store, "bean") == [1]
    assert await seqs(store, "pea") == [1, 2]
    assert await submit(writer, a_chain("bean", 2)) == WRITTEN
    await writer.close()


async def test_a_failed_commit_fails_every_chain(store: Store) -> None:
    for name in ("bean", "pea"):
        await store.create(a_table(name), [], [])
    gate, fallen = Gate(store), list[str]()
    gate.error = OSError("the disk is full")
    writer = Writer(store, fallen.append)
    batch = [submit(writer, chain) for chain in (a_chain("bean", 1), a_chain("pea", 1), a_chain("bean", 2))]
    await gate.begun.wait()
    queued = submit(writer, a_chain("bean", 3))
    gate.open.set()
    assert await asyncio.gather(*batch) == [FAILED] * 3
    assert await queued == LOST
    assert sorted(fallen) == ["bean", "pea"]
    assert await seqs(store, "bean") == await seqs(store, "pea") == []
    gate.error = None
    assert await submit(writer, a_chain("bean", 1)) == WRITTEN
    await writer.close()


async def test_closing_waits_for_what_was_submitted(store: Store) -> None:
    await store.create(a_table(), [], [])
    writer = Writer(store)
    futures = [submit(writer, a_chain("bean", seq)) for seq in range(1, 1501)]
    futures[3].cancel()  # its verdict cannot be told, which harms nobody else
    await writer.close()
    assert all(future.done() for future in futures)
    assert await seqs(store, "bean") == list(range(1, 1501))
    await writer.close()
