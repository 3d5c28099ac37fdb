"""Bots that ponder at many tables answer in time, and whoever plays elsewhere does not notice.

The few tables of every day are looked at more than once: a machine that stands still for a moment is not the server's doing.
`bench/server/pondering.py` measures the same with more load, beside as many tables of quick bots.
"""

from __future__ import annotations

import itertools
import json
import statistics
import time
from pathlib import Path

import pytest
from server.hostile.served import Guest, Served, serve
from server.hostile.test_waiting import TRIES, look, p99

from haricot.bots.seats import strong
from haricot.kernel import registry

FEW, FEW_MILLISECONDS = 6, 200
MANY, MANY_MILLISECONDS = 50, 1000
LATE = 1.2  # times the budget: no answer comes later than that
MORE = 1.2  # times as long may others wait
NOISE = 0.001  # seconds by which medians of so few turns differ where nothing has changed
TURNS = 5


async def opened(guest: Guest, count: int) -> list[str]:
    """So many tables of all boxes that name somebody strong."""
    boxes = [registry.box(id) for id in registry.packages()]
    strongest = [box for box in boxes if strong(box)]
    found = []
    for number in range(count):
        box = strongest[number % len(strongest)]
        seats = max(box.seats(box.editions[0]))
        found.append((await guest.open_table(box.id, *[strong(box)] * min(4, seats), start=True))["id"])
    return found


def moves(served: Served, tables: list[str], since: int) -> list[list[tuple[int, str]]]:
    """When something was decided at each of some tables from a moment on, and by whom."""
    found = []
    for table in tables:
        entries = [dict(zip(served.columns(), row, strict=True)) for row in served.entries(table)]
        decided = [entry for entry in entries if entry["kind"] == "move" and entry["stamp"] > since]
        found.append([(int(entry["stamp"]), str(json.loads(entry["body"])["by"])) for entry in decided])
    return found


async def ponder(served: Served, guest: Guest, count: int) -> list[str]:
    """Tables where bots ponder, once the workers are there."""
    tables = await opened(guest, count)
    until = time.monotonic() + 120
    while all(by == "greedy" for each in moves(served, tables, 0) for _, by in each):
        assert time.monotonic() < until, "no worker has started"
        await look(served, 0.2)
    return tables


def slowest(decided: list[list[tuple[int, str]]]) -> int:
    """The longest time between two decisions at one table."""
    return max(after[0] - before[0] for each in decided for before, after in itertools.pairwise(each))


async def test_a_few_tables_of_bots_that_ponder_answer_in_time(tmp_path: Path) -> None:
    with serve(tmp_path, "--pondering", str(FEW_MILLISECONDS)) as served:
        tables = await ponder(served, await Guest.come(served), FEW)
        found: list[int] = []
        own = 0
        while len(found) < TRIES and min(found, default=9e9) > LATE * FEW_MILLISECONDS + 100:
            since = time.time_ns() // 1_000_000
            await look(served, 2.0)
            decided = moves(served, tables, since)
            found.append(slowest(decided))
            own += sum(by != "greedy" for each in decided for _, by in each)
        print(f"the slowest answers came after {found} ms")
        assert own > 0
        assert min(found) <= LATE * FEW_MILLISECONDS + 100  # and what a busy machine takes to write it down


@pytest.mark.long
@pytest.mark.timeout(1800)
async def test_fifty_tables_at_a_second_each_answer_in_time_and_others_hardly_wait(tmp_path: Path) -> None:
    before, during, late, answers, replaced = [], [], [], 0, 0
    with serve(tmp_path, "--pondering", str(MANY_MILLISECONDS), "--per-address", "1000") as served:
        guest = await Guest.come(served)
        for _ in range(TURNS):
            before.append(p99((await look(served, 4.0)).undisturbed))
            tables = await ponder(served, guest, MANY)
            since = time.time_ns() // 1_000_000
            during.append(p99((await look(served, 8.0)).undisturbed))
            decided = moves(served, tables, since)
            late.append(slowest(decided))
            answers += sum(len(each) for each in decided)
            replaced += sum(by == "greedy" for each in decided for _, by in each)
            for table in tables:
                await guest.patiently("POST", f"/api/tables/{table}/abandon")
    told = [f"{each * 1e3:.1f}" for each in (*before, *during)]
    print(
        f"p99 {told[:TURNS]} ms without, {told[TURNS:]} ms with; slowest answers {late} ms, {replaced} of {answers} not their own"
    )
    assert statistics.median(late) <= LATE * MANY_MILLISECONDS
    assert statistics.median(during) <= MORE * statistics.median(before) + NOISE
