"""When the machine acts: programs leave people their say, nobody is answered for at once, a deal waits for bytes."""

from __future__ import annotations

import pytest
from conformance.tables import Variant, variants
from msgspec.structs import replace
from playing import plays
from playing import seated as laid
from table.desk import BEGUN, HOST, Desk, dealt, seated
from table.matches import by_lot, pauses, sit_down
from table.matches import go_on as play_on

from haricot.table import fairness
from haricot.table.attention import AT_A_TIME, AT_LEAST, IN_A_TURN, Attention
from haricot.table.entries import Line, Sat
from haricot.table.folding import SILENCE
from haricot.table.pacing import (
    BLOCK,
    DECLINE,
    PATIENCE,
    SPREAD,
    THINK,
    TOUCH,
    TOUCHES,
    WINDOW,
    WINDOWS,
    Wake,
    bot_wakes,
    next_wake,
    window,
)
from haricot.table.table import PATIENCE_FOR_BYTES, encode
from haricot.table.wire import ClockRule, Pace

TRADE = "phase=trade active=0 field/0/0 red*3 hand/0 blue,soy hand/1 soy,red hand/2 red,garden up garden,soy"
VARIANTS = variants()
PACES: tuple[Pace, ...] = ("calm", "quick", "instant")


def trading(*words: str, offers: tuple[str, ...] = (), pace: str = "calm", answer: int = 60, absent: int = 60) -> Desk:
    """A trade of seat 0's, with these offers on the table."""
    desk = dealt(*words, pace=pace, answer=answer, absent=absent)
    desk.table.match = plays(laid(desk.table.game, TRADE), *offers)
    return desk


def wakes(desk: Desk, attention: Attention | None = None) -> dict[tuple[int, str], int]:
    """Who is to act and why, with milliseconds from now."""
    found = bot_wakes(desk.table, attention or Attention())
    return {(wake.seat, wake.why): wake.when - desk.table.stamp for wake in found}


def thinks(milliseconds: int, pace: str = "calm") -> bool:
    """Is this how long a program thinks? After a decision of its own half as long."""
    return THINK[pace] // 2 <= milliseconds <= THINK[pace] + SPREAD[pace]


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


def test_peers_do_not_wait_for_people_and_the_active_program_leaves_them_a_window() -> None:
    found = wakes(trading("greedy", "ann", "greedy"))
    assert thinks(found.pop((2, "bot")))
    assert found == {(0, "window"): WINDOW["calm"]}


@pytest.mark.parametrize("pace", ["calm", "quick", "instant"])
def test_the_pace_is_what_was_agreed_until_the_host_says_otherwise(pace: Pace) -> None:
    desk = trading("greedy", "ann", "greedy", pace=pace)
    found = wakes(desk)
    assert thinks(found[(2, "bot")], pace)
    assert found[(0, "window")] == WINDOW[pace]
    for other in PACES:
        desk.put(desk.table.set_pace(HOST, other))
        assert wakes(desk)[(0, "window")] == WINDOW[other]
    assert desk.folded().pace == PACES[-1]


def go_on(desk: Desk, seat: int, action: str, window: bool = False) -> None:
    """A program's decision, as the machine writes it."""
    t = desk.table
    desk.put(t.decision(seat, t.game.read(action), "greedy", window))


@pytest.mark.parametrize("pace", ["calm", "quick", "instant"])
def test_a_turn_has_so_many_windows_and_the_log_knows_how_many_are_left(pace: str) -> None:
    desk = trading("greedy", "ann", "greedy", pace=pace)
    desk.move(2, "pass")
    for number in range(WINDOWS[pace]):
        assert next_wake(desk.table) == Wake(desk.now + WINDOW[pace], 0, "window"), number
        assert window(desk.table) == (desk.now, WINDOW[pace])
        desk.after(WINDOW[pace])
        go_on(desk, 0, "wish -", window=True)
    assert thinks(wakes(desk)[(0, "bot")], pace)
    assert window(desk.table) is None


def test_there_is_one_window_for_each_change() -> None:
    desk = trading("greedy", "ann", "greedy")
    desk.move(2, "pass")
    go_on(desk, 0, "offer 2 blue/red", window=True)
    go_on(desk, 2, "decline 1")
    assert thinks(wakes(desk)[(0, "bot")])
    go_on(desk, 0, "offer 2 blue/red")
    go_on(desk, 2, "accept 2")
    assert (0, "window") in wakes(desk)


def test_who_has_passed_is_waited_for_no_more_in_this_turn() -> None:
    desk = trading("greedy", "ann", "bob")
    desk.move(1, "pass")
    assert (0, "window") in wakes(desk)
    desk.move(2, "pass")
    assert thinks(wakes(desk)[(0, "bot")])


def test_who_is_not_there_is_not_waited_for() -> None:
    desk = trading("greedy", "ann", "greedy")
    attention = Attention()
    attention.gone = {1: desk.now}
    assert thinks(wakes(desk, attention)[(0, "bot")])


def test_who_passes_until_their_turn_is_not_waited_for_before_it() -> None:
    desk = trading("greedy", "ann", "greedy")
    desk.put(desk.table.prefer("ann", 1, passes=True))
    assert desk.folded().chairs[1].passes
    assert thinks(wakes(desk)[(0, "bot")])
    desk.put(desk.table.prefer("ann", 1, passes=False))
    assert (0, "window") in wakes(desk)
    desk.put(desk.table.prefer("ann", 1, passes=True))
    for action in ("done", "plant soy", "plant garden", "draw"):
        go_on(desk, 0, action)
    assert desk.table.turn == 1
    assert not desk.table.chairs[1].passes


def test_a_window_stands_still_while_somebody_composes_and_begins_anew() -> None:
    desk = trading("greedy", "ann", "greedy", pace="quick")
    desk.move(2, "pass")
    turn, attention, begun = desk.table.turn, Attention(), desk.now + 1000
    assert attention.compose(turn, 1, True, begun)
    assert window(desk.table, attention) == (begun + AT_A_TIME, WINDOW["quick"])
    assert attention.compose(turn, 1, False, begun + 3000)
    assert next_wake(desk.table, attention) == Wake(begun + 3000 + WINDOW["quick"], 0, "window")


def test_composing_stops_the_others_for_so_long_in_a_turn_and_no_longer() -> None:
    desk = trading("greedy", "ann", "greedy", pace="quick")
    turn, attention, now = desk.table.turn, Attention(), desk.now
    for _ in range(IN_A_TURN // AT_A_TIME):
        attention.compose(turn, 1, True, now)
        now += 2 * AT_A_TIME
        attention.compose(turn, 1, False, now)
    stood = attention.still(turn)
    assert stood == now - AT_A_TIME
    attention.compose(turn, 1, True, now)
    assert attention.still(turn) == stood
    attention.compose(turn, 1, False, now)
    attention.compose(turn + 1, 1, True, now)
    assert attention.still(turn + 1) == now + AT_A_TIME


def test_beginning_to_compose_again_and_again_does_not_stop_the_others_for_ever() -> None:
    attention, now = Attention(), 1000
    while attention.compose(0, 1, True, now) and attention.still(0) > now:
        attention.compose(0, 1, False, now + 1)
        now += WINDOW["quick"]
    assert now <= 1000 + WINDOW["quick"] * IN_A_TURN // AT_LEAST


@pytest.mark.parametrize("pace", PACES)
def test_where_somebody_asks_for_more_time_all_takes_three_times_as_long_as_at_a_calm_table(pace: Pace) -> None:
    attention = Attention()
    assert attention.ask_time(1, True) and not attention.ask_time(1, True)
    desk = trading("greedy", "ann", "greedy", pace=pace)
    desk.move(2, "pass")
    assert window(desk.table, attention) == (desk.now, 3 * WINDOW["calm"])
    assert next_wake(desk.table, attention) == Wake(desk.now + 3 * WINDOW["calm"], 0, "window")
    offered = wakes(trading("greedy", "ann", "greedy", offers=("0 offer 1 blue/soy",), pace=pace), attention)
    assert offered[(1, "decline")] == offered[(0, "bot")] == 90_000
    thinking = wakes(
        trading("greedy", "ann", "greedy", offers=("0 offer 1 blue/soy", "1 decline 1"), pace=pace), attention
    )
    assert thinks(thinking[(0, "bot")] // 3)
    assert attention.ask_time(1, False)
    assert window(desk.table, attention) == window(desk.table)


def test_only_whoever_asks_for_more_time_has_longer_to_answer() -> None:
    attention = Attention()
    attention.ask_time(1, True)
    desk = trading("greedy", "ann", "bob", offers=("0 offer 1 blue/soy", "0 offer 2 soy/red"))
    found = wakes(desk, attention)
    assert (found[(1, "decline")], found[(2, "decline")]) == (90_000, 30_000)
    assert found[(0, "bot")] == 3 * BLOCK


def test_a_program_waits_while_its_own_offer_lies_before_the_only_person() -> None:
    found = wakes(trading("greedy", "ann", "greedy", offers=("0 offer 1 blue/soy",)))
    assert found[(1, "decline")] == 30_000
    assert found[(0, "bot")] == 30_000
    answered = wakes(trading("greedy", "ann", "greedy", offers=("0 offer 1 blue/soy", "1 decline 1")))
    assert thinks(answered[(0, "bot")])


def test_where_several_people_play_a_program_goes_on_after_a_while_and_its_offer_lies_open() -> None:
    desk = trading("greedy", "ann", "bob", offers=("0 offer 1 blue/soy",))
    found = wakes(desk)
    assert (found[(0, "bot")], found[(1, "decline")]) == (BLOCK, 30_000)


def test_an_offer_that_the_only_person_cannot_pay_is_declined_with_the_window() -> None:
    desk = trading("greedy", "ann", "greedy", offers=("0 offer 1 blue/wax",), pace="quick")
    assert next_wake(desk.table) == Wake(desk.now + WINDOW["quick"], 1, "decline", 1)
    assert window(desk.table) == (desk.now, WINDOW["quick"])
    attention = Attention()
    attention.compose(desk.table.turn, 1, True, desk.now)
    assert window(desk.table, attention) == (desk.now + AT_A_TIME, WINDOW["quick"])


def test_where_several_people_play_it_waits_as_long_as_any_other() -> None:
    paid, not_paid = (
        bot_wakes(trading("greedy", "ann", "bob", offers=(f"0 offer 1 blue/{kind}",)).table) for kind in ("soy", "wax")
    )
    assert paid == not_paid


def test_a_person_has_longer_to_answer_a_person_and_old_tables_keep_their_time() -> None:
    assert wakes(trading("ann", "bob", "greedy", offers=("0 offer 1 blue/soy",)))[(1, "decline")] == 60_000
    assert wakes(trading("greedy", "ann", "greedy", offers=("0 offer 1 blue/soy",), answer=5))[(1, "decline")] == 5000
    desk = trading("greedy", "ann", "greedy", offers=("0 offer 1 blue/soy",), answer=45)
    desk.table.agreed = replace(desk.agreed, hasty=0)  # as a table of before
    assert wakes(desk)[(1, "decline")] == 45_000


def test_an_offer_waits_from_when_it_was_made_whatever_else_happens() -> None:
    desk = trading("greedy", "ann", "bob", pace="quick")
    desk.move(0, "offer 1 blue/soy")
    desk.after(5000).move(2, "wish soy")
    found = wakes(desk)
    assert (found[(0, "bot")], found[(1, "decline")]) == (BLOCK - 5000, 25_000)


def test_a_touched_offer_is_held_for_a_while() -> None:
    desk = trading("greedy", "ann", "bob")
    desk.move(0, "offer 1 blue/soy")
    attention = Attention()
    for touched in (BLOCK - 1, BLOCK + 8000, BLOCK + 16_000, BLOCK + 24_000):
        attention.touch(1, desk.now + touched)
        assert wakes(desk, attention)[(0, "bot")] == min(touched + TOUCH, BLOCK + TOUCHES)
    attention.touch(1, desk.now + 29_000)
    assert wakes(desk, attention)[(1, "decline")] == 29_000 + TOUCH


def test_a_program_does_not_wait_for_an_answer_of_another_program() -> None:
    found = wakes(trading("greedy", "ann", "greedy", offers=("0 offer 2 blue/red",)))
    assert thinks(found[(2, "bot")])
    assert (0, "window") in found


def test_a_program_that_may_only_speak_lets_whoever_is_asked_answer_first() -> None:
    found = wakes(trading("ann", "bob", "greedy", offers=("0 offer 1 blue/soy",)))
    assert found[(2, "bot")] == PATIENCE


def test_an_offer_waits_for_ever_where_that_was_agreed() -> None:
    found = wakes(trading("greedy", "ann", "greedy", offers=("0 offer 1 blue/soy",), answer=0))
    assert not [why for _, why in found if why == "decline"]


def test_auto_decline_is_never_instant() -> None:
    desk = trading("greedy", "ann", "greedy", offers=("0 offer 1 blue/soy",), pace="instant")
    desk.put(desk.table.prefer("ann", 1, True))
    assert wakes(desk)[(1, "decline")] == DECLINE > 1000


def test_silence_is_written_down_as_silence_and_auto_decline_is_not() -> None:
    desk = trading("greedy", "ann", "bob", offers=("0 offer 1 blue/soy", "0 offer 2 blue/red"))
    desk.put(desk.table.prefer("bob", 2, True))
    for seat, deal in ((1, 1), (2, 2)):
        desk.put(desk.table.decision(seat, desk.table.game.read(f"decline {deal}"), SILENCE))
    assert [happened.late for happened in desk.table.recent] == [True, False]
    assert len(desk.table.late) == 1
    unpayable = trading("greedy", "ann", "greedy", offers=("0 offer 1 blue/soy",))
    no = unpayable.table.game.read("decline 1")
    unpayable.put(unpayable.table.decision(1, no, SILENCE, window=True))
    assert unpayable.table.late == [], "nobody is said to have been slow with what they could not have paid"


def test_a_person_who_left_still_has_time_and_a_program_that_stands_in_thinks() -> None:
    desk = trading("ann", "bob", "greedy", offers=("0 offer 1 blue/soy",), absent=0)
    desk.put(desk.table.leave("bob", 1))
    assert wakes(desk)[(1, "decline")] == 60_000
    desk.put(desk.table.seat_bot(HOST, 1, "greedy"))
    assert thinks(wakes(desk)[(1, "bot")])


def test_the_end_is_written_at_once() -> None:
    desk = dealt("ann", "bob", "cleo", options={"exhaustions": "1"}, seed="end")
    rng = by_lot(Variant("bohnanza", "gigamic", 3), 9)
    while play_on(desk, rng) is not None:
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
                assert any(d.waits_for(seat) for d in deals)
                continue
            assert seat not in people
            before = [p for p in due[: due.index(seat)] if p in people] if not peers >> seat & 1 else []
            if why == "window":
                assert [p for p in before if p not in t.awaited()]
                assert wait == WINDOW[t.pace]
            elif [p for p in before if p in t.awaited()]:
                assert t.stamp + wait >= min([t.since + PATIENCE] + [t.offered[d.id] + BLOCK for d in deals])
            elif not [d for d in deals if d.proposer == seat]:
                assert thinks(wait, t.pace)
        if due[0] not in people:
            assert (due[0], "bot") in found
