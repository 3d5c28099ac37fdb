"""Time at a table: none, so much a decision, or a bank; it is a fold of the stamps in the log."""

from __future__ import annotations

from conformance.tables import drafted
from playing import seated as laid
from table.desk import BEGUN, HOST, Desk, dealt

from haricot.table.clocks import Clocks
from haricot.table.entries import Line
from haricot.table.pacing import next_wake
from haricot.table.wire import Clock, ClockRule

PLANT = "phase=plant active=0 hand/0 red,red,red hand/1 soy,soy hand/2 blue,blue"


def timed(rule: ClockRule, *words: str, absent: int = 60) -> Desk:
    """Seat 0 has to plant a card and may plant another, and its time runs."""
    desk = dealt(*(words or ("ann", "bob", "cleo")), clock=rule, absent=absent)
    desk.table.match = laid(desk.table.game, PLANT)
    desk.put(Line("set", 0, '{"declines":false}'))  # whose time runs is seen at the next entry
    return desk


def left(desk: Desk) -> list[int]:
    """Milliseconds by seat, as clients see them."""
    shown = desk.table.clocks.shown()
    assert shown is not None
    return shown.left


def test_without_a_clock_nobody_is_hurried() -> None:
    desk = timed(ClockRule())
    assert desk.table.clocks.shown() is None
    desk.after(10**9).move(0, "plant 0")
    assert desk.table.clocks.next_flag() is None


def test_time_for_a_decision_is_full_again_after_it() -> None:
    desk = timed(ClockRule("decision", 30))
    assert desk.table.clocks.shown() == Clock(BEGUN, [30_000] * 3, [0])
    desk.after(12_000).put(Line("set", 1, '{"declines":false}'))
    assert left(desk) == [18_000, 30_000, 30_000]
    desk.after(1_000).move(0, "plant 0")
    assert left(desk) == [30_000] * 3
    assert desk.table.clocks.next_flag() == (0, BEGUN + 13_000 + 30_000)


def test_a_bank_lasts_and_grows_by_what_was_agreed() -> None:
    desk = timed(ClockRule("bank", 60, 5))
    desk.after(12_000).move(0, "plant 0")
    assert left(desk) == [60_000 - 12_000 + 5_000, 60_000, 60_000]
    desk.after(3_000).move(0, "plant 0")
    assert left(desk)[0] == 53_000 - 3_000 + 5_000


def test_time_falls_to_nothing_and_not_below() -> None:
    desk = timed(ClockRule("bank", 10))
    wake = next_wake(desk.table)
    assert wake is not None
    assert (wake.when, wake.seat, wake.why) == (BEGUN + 10_000, 0, "flag")
    desk.after(15_000).put(Line("flag", 0, "{}"))
    assert left(desk)[0] == 0
    assert desk.table.clocks.next_flag() == (0, BEGUN + 15_000)
    desk.move(0, "plant 0")
    assert left(desk)[0] == 0


def test_nobody_loses_time_in_a_pause() -> None:
    desk = timed(ClockRule("bank", 60))
    desk.after(1_000).put(desk.table.pause(HOST, True))
    assert desk.table.clocks.shown() == Clock(BEGUN + 1_000, [59_000, 60_000, 60_000], [])
    desk.after(10**6).put(desk.table.pause(HOST, False))
    assert left(desk) == [59_000, 60_000, 60_000]
    desk.after(2_000).move(0, "plant 0")
    assert left(desk)[0] == 57_000


def test_the_time_of_programs_does_not_run_and_that_of_people_who_left_does() -> None:
    desk = timed(ClockRule("bank", 60), "ann", "bob", "cleo", absent=0)
    desk.put(desk.table.leave("ann", 0))
    assert desk.table.clocks.running == [0]
    desk.put(desk.table.seat_bot(desk.table.host, 0, "greedy"))
    assert desk.table.clocks.running == []
    desk.put(desk.table.sit("ann", "Ann", 0, ""))
    assert desk.table.clocks.running == [0]


def test_the_first_whose_time_ends_falls_first() -> None:
    clocks = Clocks(ClockRule("bank", 10), 3)
    clocks.left = [9_000, 4_000, 4_000]
    clocks.run([0, 1, 2])
    assert clocks.next_flag() == (1, 4_000)
    clocks.advance(1_000)
    assert clocks.left == [8_000, 3_000, 3_000]


def test_clocks_are_a_fold_of_the_log() -> None:
    desk = dealt("ann", "bob", "cleo", clock=ClockRule("bank", 60, 2), seed="fold")
    for wait in (1_000, 2_500, 40):
        seat = desk.table.awaited()[0]
        entries = desk.table.game.legal(desk.table.state, seat)
        action = desk.table.game.finish(desk.table.state, drafted(seat, entries[0]))
        assert action is not None
        desk.after(wait).move(seat, action)
    assert desk.folded().clocks.shown() == desk.table.clocks.shown()
