"""The thread that writes: in order, with what was raised, and to the end."""

from __future__ import annotations

import asyncio
import threading
import time
from collections.abc import Iterator
from functools import partial

import pytest

from haricot.server.store.clerk import Clerk


@pytest.fixture
def clerk() -> Iterator[Clerk]:
    clerk = Clerk("test-clerk")
    yield clerk
    clerk.close()
    assert not clerk.thread.is_alive()


async def test_things_are_done_in_order_in_one_other_thread(clerk: Clerk) -> None:
    done: list[int] = []
    threads: set[int] = set()

    def note(n: int) -> int:
        threads.add(threading.get_ident())
        done.append(n)
        return n

    answers = await asyncio.gather(*(clerk.do(partial(note, n)) for n in range(50)))
    assert done == answers == list(range(50))
    assert threads == {clerk.thread.ident}


async def test_what_is_raised_comes_back_and_the_next_is_done(clerk: Clerk) -> None:
    with pytest.raises(ZeroDivisionError):
        await clerk.do(lambda: 1 // 0)
    assert await clerk.do(lambda: 7) == 7


async def test_whoever_no_longer_waits_is_not_told_and_stops_nobody(clerk: Clerk) -> None:
    free = threading.Event()
    waiting = asyncio.create_task(clerk.do(free.wait))
    await asyncio.sleep(0)
    waiting.cancel()
    free.set()
    assert await clerk.do(lambda: 7) == 7
    assert waiting.cancelled()


async def test_closing_waits_for_what_was_given() -> None:
    clerk = Clerk("test-clerk")
    done: list[str] = []

    def slowly() -> None:
        time.sleep(0.05)
        done.append("written")

    asking = asyncio.create_task(clerk.do(slowly))
    await asyncio.sleep(0)
    await asyncio.to_thread(clerk.close)
    assert done == ["written"]
    await asking


def test_a_loop_that_has_ended_stops_nobody(clerk: Clerk) -> None:
    free = threading.Event()

    async def leave() -> None:
        asking = asyncio.create_task(clerk.do(free.wait))
        await asyncio.sleep(0)
        asking.cancel()

    asyncio.run(leave())
    free.set()
    assert asyncio.run(clerk.do(lambda: 7)) == 7
