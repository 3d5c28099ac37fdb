"""When the machine acts: programs leave people their say, nobody is answered for at once, a deal waits for bytes."""

from __future__ import annotations

import pytest
from conformance.tables import Variant, variants
from playing import plays
from playing import seated as laid
from table.desk import BEGUN, HOST, Desk, dealt, seated
from table.matches import by_lot, go_on, pauses, sit_down

from haricot.kernel.forms import Draft
from haricot.table import fairness
from haricot.table.entries import Line, Sat
from haricot.table.pacing import DECLINE, PATIENCE, SPREAD, THINK, Wake, bot_wakes, next_wake, refusal
from haricot.table.table import PATIENCE_FOR_BYTES, encode
from haricot.table.wire import ClockRule

TRADE = "phase=trade active=0 field/0/0 red*3 hand/0 blue,soy hand/1 soy,red hand/2 red,garden up garden,soy"
VARIANTS = variants()


def trading(*words: str, offers: tuple[str, ...] = (), pace: str = "calm", answer: int = 20) -> Desk:
    """A trade of seat 0's, with these offers on the table."""
    desk = dealt(*words, pace=pace, answer=answer)
    desk.table.match = plays(laid(desk.table.game, TRADE), *offers)
    return desk


def wakes(desk: Desk) -> dict[tuple[int, str], int]:
    """Who is to act and why, with milliseconds from now."""
    return {(wake.seat, wake.why): wake.when - desk.table.stamp for wake in bot_wakes(desk.table)}


def thinks(milliseconds: int, pace: str = "calm") -> bool:
    """Is this how long a program thinks?"""
    return THINK[pace] <= milliseconds <= THINK[pace] + SPREAD[pace]


def test_nothing_is_due_at_a_table_that_waits_rests_or_is_over() -> None:
    assert next_wake(seated("ann", "bob", "open").table) is None
    assert next_wake(dealt("ann", "bob", "cleo", answer=0).table) is None
    desk = dealt("ann", "greedy", "greedy", clock=ClockRule("decision", 5))
    desk.put(desk.table.pause(HOST, True))
    assert next_wake(desk.table) is None
    desk.put(desk.table.abandon(HOST))
    assert next_wake(desk.table) is None


def test_a_deal_waits_for_bytes_and_then_goes_on_without() -> None:
    desk = seated("open", "greedy", "greedy")
    desk.put(desk.table.sit("ann", "Ann", 0, fairness.commitment(bytes(16))))
    desk.put(desk.table.deal(HOST))
    assert desk.table.status == "dealing"
    assert next_wake(desk.table) == Wake(BEGUN + PATIENCE_FOR_BYTES, -1, "start")


def test_programs_among_themselves_are_asked_in_order() -> None:
    desk = trading("greedy", "greedy", "greedy")
    assert [seat for seat, _ in wakes(desk)] == desk.table.due()[:1]


def test_peers_do_not_wait_for_people_and_the_active_program_gives_them_time() -> None:
    found = wakes(trading("greedy", "ann", "greedy"))
    assert thinks(found.pop((2, "bot")))
    assert found == {(0, "bot"): PATIENCE["calm"]}


@pytest.mark.parametrize("pace", ["calm", "quick", "instant"])
def test_the_pace_is_what_was_agreed(pace: str) -> None:
    found = wakes(trading("greedy", "ann", "greedy", pace=pace))
    assert thinks(found[(2, "bot")], pace)
    assert found[(0, "bot")] == PATIENCE[pace]


def test_a_program_waits_while_its_own_offer_lies_before_a_person() -> None:
    found = wakes(trading("greedy", "ann", "greedy", offers=("0 offer 1 blue/soy",)))
    assert (0, "bot") not in found
    assert found[(1, "decline")] == 20_000
    answered = wakes(trading("greedy", "ann", "greedy", offers=("0 offer 1 blue/soy", "1 decline 1")))
    assert (0, "bot") in answered


def test_a_program_does_not_wait_for_an_answer_of_another_program() -> None:
    found = wakes(trading("greedy", "ann", "greedy", offers=("0 offer 2 blue/red",)))
    assert thinks(found[(2, "bot")])
    assert (0, "bot") in found


def test_an_offer_waits_for_ever_where_that_was_agreed() -> None:
    found = wakes(trading("greedy", "ann", "greedy", offers=("0 offer 1 blue/soy",), answer=0))
    assert not [why for _, why in found if why == "decline"]


def test_auto_decline_is_never_instant() -> None:
    desk = trading("greedy", "ann", "greedy", offers=("0 offer 1 blue/soy",), pace="instant")
    desk.put(desk.table.prefer("ann", 1, True))
    assert wakes(desk)[(1, "decline")] == DECLINE > 1000
    assert refusal(desk.table, 1) == "decline 1"


def test_a_person_who_left_still_has_time_and_a_program_that_stands_in_thinks() -> None:
    desk = trading("ann", "bob", "greedy", offers=("0 offer 1 blue/soy",))
    desk.put(desk.table.leave("bob", 1))
    assert wakes(desk)[(1, "decline")] == 20_000
    desk.put(desk.table.seat_bot(HOST, 1, "greedy"))
    assert thinks(wakes(desk)[(1, "bot")])


def test_the_end_is_written_at_once() -> None:
    desk = dealt("ann", "bob", "cleo", options={"exhaustions": "1"}, seed="end")
    rng = by_lot(Variant("bohnanza", "gigamic", 3), 9)
    while go_on(desk, rng) is not None:
        pass
    assert desk.table.outcome is not None
    assert next_wake(desk.table) == Wake(desk.table.stamp, -1, "end")


def test_a_clock_that_falls_earlier_comes_first() -> None:
    desk = dealt("ann", "bob", "cleo", clock=ClockRule("decision", 7), seed="flag")
    seat = desk.table.awaited()[0]
    assert next_wake(desk.table) == Wake(BEGUN + 7000, seat, "flag")


@pytest.mark.parametrize("variant", VARIANTS, ids=str)
def test_people_are_left_their_say_in_every_box(variant: Variant) -> None:
    """Half of the seats are programs' at moments of a match: each wake is one that the rules of pacing allow."""
    desk = sit_down(variant, 0, 4)
    t = desk.table
    rng = by_lot(variant, 4)
    for seat in range(0, variant.seats, 2):
        desk.put(Line("sit", seat, encode(Sat(bot="greedy"))))
    for _ in pauses(desk, rng, 60):
        due, peers = t.due(), int(t.game.peers(t.state))
        people = [seat for seat in range(variant.seats) if not t.chairs[seat].bot]
        deals = t.game.view(t.state, -1).deals
        found = wakes(desk)
        for (seat, why), wait in found.items():
            assert seat in due
            if why == "decline":
                assert seat in people
                assert wait >= DECLINE
                assert refusal(t, seat) in [entry.notation for entry in t.game.menu(t.state, Draft(seat))]
                continue
            assert seat not in people
            assert not [d for d in deals if d.proposer == seat and any(d.waits_for(p) for p in people)]
            waits = [p for p in due[: due.index(seat)] if p in people] and not peers >> seat & 1
            assert wait == PATIENCE["calm"] if waits else thinks(wait)
        if due[0] not in people and not [d for d in deals if d.proposer == due[0]]:
            assert (due[0], "bot") in found
