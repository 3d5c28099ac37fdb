"""Time tells nobody of hidden cards, and every process that reads the log waits for the same."""

from __future__ import annotations

import os

import pytest
from conformance.tables import Variant, variants
from table.matches import by_lot, sit_down, speak_up
from table.sitting import Sitting

from haricot.table.attention import Attention
from haricot.table.entries import Line, Sat
from haricot.table.pacing import next_wake
from haricot.table.table import encode
from haricot.table.told import waits

LONG = os.environ.get("HARICOT_LONG") == "1"
MOMENTS = 400 if LONG else 40  # of every box that are looked at


@pytest.mark.parametrize("agreement", [0, 3, 5])
@pytest.mark.parametrize("variant", [variant for variant in variants() if variant.seats > 1], ids=str)
def test_two_tables_that_differ_only_in_hidden_cards_go_on_at_the_same_time(variant: Variant, agreement: int) -> None:
    """With two people or more; every third seat is a program's, and one person composes an offer, or asks for more time."""
    desk = sit_down(variant, agreement, 7)
    t = desk.table
    for seat in range(2, variant.seats, 3):
        desk.put(Line("sit", seat, encode(Sat(bot="greedy"))))
    rng = by_lot(variant, 11)
    offers = 0
    for number in range(MOMENTS):
        if t.outcome is not None:
            break
        speak_up(desk, rng)
        assert t.match is not None
        attention = Attention()
        if number % 3 == 0:
            attention.compose(t.turn, 0, True, desk.now)
            attention.touch(1, desk.now)
        attention.ask_time(1, number % 2 == 0)
        offers += len(t.game.view(t.state, -1).deals)
        truth = t.state
        found = next_wake(t, attention), waits(t, attention)
        for _ in range(2):
            t.match.state = t.game.belief(t.game.view(truth, -1)).sample(rng)
            assert (next_wake(t, attention), waits(t, attention)) == found
        t.match.state = truth
    assert offers or not (variant.game in ("bohnanza", "ladybohn") and variant.seats > 2)  # which always trade


@pytest.mark.parametrize("words", ["ann greedy greedy", "ann bob greedy greedy"])
def test_a_table_folded_from_its_log_waits_for_the_same(words: str) -> None:
    sitting = Sitting(*words.split(), pace="quick", seed="again", options={"exhaustions": "1"})
    for number in range(150):
        sitting.go_on()
        if number % 10 == 0:
            folded = sitting.desk.folded()
            assert (next_wake(folded), waits(folded)) == (next_wake(sitting.desk.table), waits(sitting.desk.table))
