"""What a program remembers is rebuilt from the log: after a restart it answers as it would have without."""

from __future__ import annotations

import pytest
from table.desk import Desk, dealt
from table.test_machine import machine_of

from haricot.table import entries as log
from haricot.table.entries import Line

SELDOM = 19  # one in so many decisions is taken twice: by who was there all along, and by who has come from the log


def restarted(desk: Desk, seat: int, bot: str) -> Line:
    """What a program decides in a process that has just folded the log."""
    again = Desk.__new__(Desk)
    again.table = desk.folded()
    return machine_of(again, []).decision(seat, bot)


@pytest.mark.parametrize(
    "game, options", [("bohnanza", {"exhaustions": "1"}), ("ladybohn", {"exhaustions": "1"}), ("nicht_die_bohne", {})]
)
def test_a_restart_changes_no_answer(game: str, options: dict[str, str]) -> None:
    desk = dealt("flo", "pinto", "random", "rosa", game=game, options=options, pace="instant", seed="0f")
    failed: list[str] = []
    machine = machine_of(desk, failed)
    compared = 0
    while (wake := machine.next_wake()) is not None and desk.table.outcome is None:
        desk.now = max(desk.now, wake.when)
        if wake.why != "bot":
            for line in machine.lines(wake):
                desk.put(line)
            continue
        bot = desk.table.chairs[wake.seat].bot
        known = len(desk.table.deciders)
        again = restarted(desk, wake.seat, bot) if known % SELDOM == SELDOM - 1 else None
        line = machine.decision(wake.seat, bot)
        if again is not None:
            assert again.body == line.body, known
            compared += 1
        machine.notice(desk.put(line))
    assert line.kind == log.DECISION and failed == [] and compared > 5
