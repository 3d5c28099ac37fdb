"""Who waits for a worker: in order, by what a worker knows, and with a share of the time; no process is needed for it."""

from __future__ import annotations

import asyncio
import multiprocessing
import time
from multiprocessing.connection import Connection

import pytest

from haricot.server import tasks
from haricot.server.pool import CROWDED, PASSED, SHORTEST, Lost, Pool, Worker
from haricot.server.settings import Settings


async def lined_up(
    pool: Pool, *wanted: Worker | None, until: float = 1e9, judges: bool = False
) -> list[asyncio.Task[Worker]]:
    """Some who wait, in this order."""
    found = []
    for each in wanted:
        found.append(asyncio.create_task(pool.take(each, until, judges)))
        await asyncio.sleep(0)
    return found


async def served(waiting: list[asyncio.Task[Worker]]) -> list[int]:
    """Which of them have a worker now."""
    await asyncio.sleep(0)
    await asyncio.sleep(0)
    return [at for at, each in enumerate(waiting) if each.done()]


async def test_whoever_waits_is_served_in_order() -> None:
    pool = Pool(Settings(workers=1))
    worker = await pool.take()
    waiting = await lined_up(pool, None, None, None)
    for count in range(1, 4):
        pool.give_back(worker, False)
        assert await served(waiting) == list(range(count))


async def test_a_worker_serves_first_whose_match_it_knows_but_keeps_nobody_waiting_for_ever() -> None:
    pool = Pool(Settings(workers=2))
    one, other = await pool.take(), await pool.take()
    waiting = await lined_up(pool, other, *[one] * (3 * PASSED))
    before = 0
    while 0 not in await served(waiting):
        pool.give_back(one, False)
        before += 1
    assert before == PASSED + 1
    pool.give_back(other, False)
    assert len(await served(waiting)) == before + 1, "the other one helps out"


async def test_whoever_goes_away_holds_no_worker() -> None:
    pool = Pool(Settings(workers=1))
    worker = await pool.take()
    gone, there = await lined_up(pool, None, None)
    gone.cancel()
    pool.give_back(worker, False)
    assert await there is worker
    late = asyncio.create_task(pool.take())
    await asyncio.sleep(0)
    pool.give_back(worker, False)  # it is given to one who goes away at the same moment
    late.cancel()
    with pytest.raises(asyncio.CancelledError):
        await late
    assert pool.free == [worker] and pool.waiting == []


async def test_judging_leaves_a_worker_to_players() -> None:
    pool = Pool(Settings(workers=2))
    judges = await lined_up(pool, None, None, judges=True)
    assert await served(judges) == [0]
    player = await pool.take()
    pool.give_back(player, False)
    assert await served(judges) == [0]
    pool.give_back(await judges[0], True)
    assert await served(judges) == [0, 1]
    alone = Pool(Settings(workers=1))
    pool.give_back(await alone.take(judges=True), False)


async def test_time_is_shared_among_those_who_wait() -> None:
    pool = Pool(Settings(workers=2))
    until = time.monotonic() + 1.0
    await pool.take(until=until)
    assert pool.share(until) == pytest.approx(1.0, abs=0.05), "nobody else wants it"
    await pool.take(until=until)
    waiting = await lined_up(pool, *[None] * 48, until=until)
    asked = list(pool.lately)
    pool.lately.clear()
    assert pool.share(until) == pytest.approx(1.0 * 2 / 49, abs=0.003), "all of them are served in time"
    for each in waiting:
        each.cancel()
    await served(waiting)
    pool.lately.extend(asked)
    assert pool.share(until) == pytest.approx(0.9 * 2 / 50, abs=0.003), "as many may ask again"
    assert pool.share(time.monotonic() - 1) == 0.0
    pool.lately.extend([time.monotonic()] * 1000)
    assert pool.share(until) == pytest.approx(SHORTEST), "but there is little use in thinking less than that"


def test_those_who_stand_aside_leave_a_core_to_the_tables(monkeypatch: pytest.MonkeyPatch) -> None:
    for cores, workers, aside in ((1, 2, 1), (2, 2, 1), (4, 2, 2), (4, 1, 1)):
        monkeypatch.setattr("os.cpu_count", lambda cores=cores: cores)
        assert len(Pool(Settings(workers=workers), aside=True).workers) == aside
        assert len(Pool(Settings(workers=workers)).workers) == workers


class Answers(Worker):
    """A worker without a process, which says what it is told to say, and counts how often it was started."""

    def __init__(self, *replies: tasks.Reply | None) -> None:
        super().__init__(64, 1.0, aside=True)
        self.replies = list(replies)
        self.started: list[bool] = []  # has it stood aside?
        self.ours, self.theirs = multiprocessing.Pipe()

    def start(self) -> Connection[bytes, bytes]:
        self.started.append(not self.crowded)
        self.line = self.ours
        return self.ours

    def reply(self, line: Connection[bytes, bytes], seconds: float) -> tasks.Reply:
        found = self.replies.pop(0)
        if found is None:
            raise Lost("late")
        return found

    def end(self, seconds: float = 0.0) -> int | None:
        self.line = None
        return None


@pytest.mark.parametrize("told", [tasks.Thought("pass", starved=True), None])
def test_who_gets_nothing_of_a_busy_machine_stands_aside_no_more_for_a_while(
    monkeypatch: pytest.MonkeyPatch, told: tasks.Reply | None
) -> None:
    fine = tasks.Thought("pass")
    worker = Answers(fine, told, fine, fine, fine)
    assert worker.ask(b"", 1, 0) == fine
    if told is None:
        with pytest.raises(Lost):
            worker.ask(b"", 1, 0)
    else:
        assert worker.ask(b"", 1, 0) == told, "it has answered all the same"
    assert [worker.ask(b"", 1, 0) for _ in range(2)] == [fine, fine]
    assert worker.started == [True, False]
    later = time.monotonic() + CROWDED
    monkeypatch.setattr("time.monotonic", lambda: later)
    assert worker.ask(b"", 1, 0) == fine
    assert worker.started == [True, False, True], "others may have left by now"
