"""Who may do what at a table, and the word of every refusal; what is refused changes nothing."""

from __future__ import annotations

import contextlib
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest
from table.desk import BEGUN, HOST, SECRET, Desk, dealt, seated, stands_in

from haricot.kernel.errors import BadSetup
from haricot.table import fairness
from haricot.table.agreeing import agree
from haricot.table.entries import How
from haricot.table.errors import Refusal
from haricot.table.pacing import next_wake
from haricot.table.table import Table
from haricot.table.wire import ClockRule
from haricot.table.wishes import NewTable

PROMISE = fairness.commitment(bytes(16))


@contextlib.contextmanager
def refused(desk: Desk, error: str, field: str = "", rule: str = "") -> Iterator[None]:
    """What is asked for is refused with this word, in one line, and leaves no trace."""
    before = traces(desk)
    with pytest.raises(Refusal) as caught:
        yield
    assert (caught.value.error, caught.value.about, caught.value.given.get("rule", "")) == (error, field, rule)
    assert traces(desk) == before


def traces(desk: Desk) -> list[object]:
    """What a request that is refused must leave alone."""
    t = desk.table
    chairs = [(c.owner, c.name, c.bot, c.absent, c.declines, c.committed, c.opened) for c in t.chairs]
    return [t.seq, t.status, t.host, t.next, *chairs]


def owners(desk: Desk) -> list[str]:
    """Who owns which seat; a program's name where nobody does."""
    return [chair.owner or chair.bot for chair in desk.table.chairs]


# -- agreeing


@pytest.mark.parametrize(
    ("asked", "field"),
    [
        ({"game": "chess"}, "game"),
        ({"seats": ["me"]}, "seats"),
        ({"seats": ["me"] * 40}, "seats"),
        ({"seats": ["me", "open", "wizard"]}, "seats"),
        ({"seats": ["me", "open", "classic"]}, "seats"),  # for the arena only
        ({"seats": ["me", "open", "oracle"]}, "seats"),  # sees everything
        ({"seats": ["me", "open", "never-trades"]}, "seats"),
        ({"edition": "none"}, "edition"),
        ({"options": {"nonsense": "1"}}, "options"),
        ({"options": {"exhaustions": "many"}}, "options"),
        ({"cards": "[["}, "cards"),
        ({"cards": 'game = "chess"'}, "cards"),
        ({"clock": ClockRule("decision", 0)}, "clock"),
        ({"clock": ClockRule("bank", 10**6)}, "clock"),
        ({"clock": ClockRule("bank", 60, -1)}, "clock"),
        ({"answer": -1}, "answer"),
        ({"answer": 10**9}, "answer"),
        ({"absent": -1}, "absent"),
        ({"absent": 10**9}, "absent"),
    ],
)
def test_what_cannot_be_agreed_names_its_field(asked: dict[str, Any], field: str) -> None:
    new = msgspec.structs.replace(NewTable(game="bohnanza", seats=["me", "open", "greedy"]), **asked)
    with pytest.raises(Refusal) as caught:
        agree(new, HOST, BEGUN)
    assert caught.value.error == "malformed"
    assert "\n" not in str(caught.value)
    assert caught.value.about == field


def test_a_table_of_other_rules_is_not_opened() -> None:
    agreed = seated("ann", "bob", "cleo").agreed
    with pytest.raises(BadSetup, match="rules"):
        Table("t", msgspec.structs.replace(agreed, rules=999), SECRET)


# -- sitting down and getting up


def test_anybody_sits_where_a_seat_is_free() -> None:
    desk = seated("ann", "open", "greedy", "open")
    desk.put(desk.table.sit("bob", "Bob", -1, PROMISE))
    desk.put(desk.table.sit("cleo", "Cleo", 3, ""))
    assert owners(desk) == ["ann", "bob", "greedy", "cleo"]
    assert desk.table.chairs[1].committed == PROMISE


def test_whoever_sits_down_twice_has_one_seat() -> None:
    desk = seated("ann", "open", "greedy", "open")
    desk.put(desk.table.sit("bob", "Bob", -1, PROMISE))
    for seat in (-1, 1, 3):
        assert desk.table.sit("bob", "Bob", seat, "") == []
    assert owners(desk) == ["ann", "bob", "greedy", ""]


def test_nobody_sits_where_somebody_sits() -> None:
    desk = seated("ann", "open", "greedy")
    for seat in (0, 2, 3, 99):
        with refused(desk, "not_now"):
            desk.table.sit("bob", "Bob", seat, "")
    desk.put(desk.table.sit("bob", "Bob", 1, ""))
    with refused(desk, "not_now"):
        desk.table.sit("cleo", "Cleo", -1, "")
    with refused(desk, "malformed", field="commit"):
        desk.table.sit("cleo", "Cleo", -1, "my bytes")


def test_nobody_in_particular_owns_no_seat() -> None:
    """A client without a cookie is nobody: not the owner of the seats that have none."""
    desk = dealt("ann", "greedy", "greedy")
    assert desk.table.seats_of("") == []
    for seat in (1, 2):
        with refused(desk, "not_seated"):
            desk.table.prefer("", seat, True)
        with refused(desk, "not_seated"):
            desk.table.open("", seat, "00" * 16)


def test_before_the_start_a_seat_that_is_left_is_free() -> None:
    desk = seated("ann", "bob", "open")
    desk.put(desk.table.leave("bob", -1))
    assert owners(desk) == ["ann", "", ""]
    with refused(desk, "not_seated"):
        desk.table.leave("bob", -1)
    with refused(desk, "not_seated"):
        desk.table.leave("ann", 1)


def test_in_a_match_a_seat_stays_its_persons_and_waits() -> None:
    desk = dealt("ann", "bob", "cleo", absent=0)
    desk.put(desk.table.leave("bob", 1))
    chair = desk.table.chairs[1]
    assert (chair.owner, chair.absent, chair.bot) == ("bob", True, "")
    with refused(desk, "not_now"):
        desk.table.sit("dan", "Dan", 1, "")
    with refused(desk, "not_seated"):
        desk.table.leave("bob", 1)
    desk.put(desk.table.seat_bot(HOST, 1, "greedy"))
    assert not chair.person
    desk.put(desk.table.sit("bob", "Bobby", -1, ""))
    assert (chair.owner, chair.name, chair.absent, chair.bot) == ("bob", "Bobby", False, "")


def test_whoever_will_be_back_is_stood_in_for_at_once_and_stays_the_host() -> None:
    desk = dealt("ann", "bob", "greedy")
    desk.put(desk.table.leave("ann", -1, "back"))
    chair = desk.table.chairs[0]
    assert (chair.owner, chair.absent, chair.bot, desk.table.host) == ("ann", True, stands_in(desk.table), "ann")
    assert desk.table.status == "playing"
    with refused(desk, "not_now"):
        desk.table.sit("dan", "Dan", 0, "")
    desk.put(desk.table.come_back(0))
    assert (chair.owner, chair.absent, chair.bot) == ("ann", False, "")


def test_a_match_without_anybody_rests_until_somebody_comes() -> None:
    desk = dealt("ann", "bob", "greedy", clock=ClockRule("bank", 60))
    desk.put(desk.table.leave("ann", -1))
    desk.put(desk.table.leave("bob", -1))
    assert (desk.table.status, desk.table.resting, desk.table.clocks.running) == ("paused", True, [])
    assert next_wake(desk.table) is None
    assert desk.folded().resting
    desk.after(10**6).put(desk.table.come_back(1))
    assert (desk.table.status, desk.table.resting) == ("playing", False)
    assert desk.table.chairs[0].bot and not desk.table.chairs[1].bot
    assert desk.table.clocks.left == [60_000] * 3
    # A pause of the host's is the host's to end.
    desk.put(desk.table.pause(desk.table.host, True))
    assert desk.table.come_back(1) == []


def test_whoever_gives_up_alone_ends_the_match_and_otherwise_a_program_plays_on() -> None:
    alone = dealt("ann", "greedy", "greedy")
    alone.put(alone.table.leave("ann", -1, "resign"))
    assert alone.table.status == "abandoned"
    with refused(alone, "not_now"):
        alone.table.sit("ann", "Ann", 0, "")
    desk = dealt("ann", "bob", "greedy")
    desk.put(desk.table.leave("bob", -1, "resign"))
    assert (desk.table.status, desk.table.chairs[1].bot) == ("playing", stands_in(desk.table))
    assert desk.table.come_back(1) == []
    with refused(desk, "not_now"):
        desk.table.sit("bob", "Bob", -1, "")


# -- another takes the seat


def newcomers(**agreed: Any) -> Desk:
    """A running match of a private table: Ann, Bob, who has given his seat away, and two programs."""
    desk = dealt("ann", "bob", "greedy", "greedy", private=True, **agreed)
    desk.put(desk.table.leave("bob", -1, "give"))
    return desk


def test_a_friend_takes_a_programs_seat_or_one_that_was_given_away() -> None:
    desk = newcomers()
    desk.put(desk.table.sit("dan", "Dan", 2, ""))
    desk.put(desk.table.sit("eve", "Eve", -1, ""))
    assert owners(desk) == ["ann", "eve", "dan", "greedy"]
    assert desk.table.sit("eve", "Eve", -1, "") == []
    with refused(desk, "not_now"):
        desk.table.sit("flo", "Flo", 0, "")
    assert desk.folded().seen == desk.table.seen == {"ann": [0], "bob": [1], "dan": [2], "eve": [1]}


def test_nobody_who_has_seen_another_hand_takes_a_seat() -> None:
    desk = newcomers()
    desk.put(desk.table.sit("dan", "Dan", 1, ""))
    with refused(desk, "not_allowed"):
        desk.table.sit("bob", "Bob", 2, "")
    desk.put(desk.table.saw("eve", 0))
    assert desk.table.saw("eve", 0) == []
    with refused(desk, "not_allowed"):
        desk.table.sit("eve", "Eve", -1, "")


def test_whoever_gave_their_seat_away_may_have_it_back_while_nobody_has_it() -> None:
    desk = newcomers()
    assert desk.table.come_back(1) == []  # looking at it is not asking for it
    desk.put(desk.table.sit("bob", "Bob", -1, ""))
    assert owners(desk) == ["ann", "bob", "greedy", "greedy"]


def test_at_a_public_table_only_where_the_host_opens_it() -> None:
    desk = dealt("ann", "bob", "greedy")
    with refused(desk, "not_now"):
        desk.table.sit("dan", "Dan", 2, "")
    with refused(desk, "not_allowed"):
        desk.table.offer_seat("bob", 2, True)
    with refused(desk, "not_now"):
        desk.table.offer_seat(HOST, 1, True)
    desk.put(desk.table.offer_seat(HOST, 2, True))
    desk.put(desk.table.offer_seat(HOST, 2, False))
    with refused(desk, "not_now"):
        desk.table.sit("dan", "Dan", 2, "")
    desk.put(desk.table.offer_seat(HOST, 2, True))
    desk.put(desk.table.sit("dan", "Dan", -1, ""))
    assert owners(desk) == ["ann", "bob", "dan"]


# -- the host


def test_the_host_lets_programs_in_and_clears_seats() -> None:
    desk = seated("ann", "bob", "open")
    with refused(desk, "not_allowed"):
        desk.table.seat_bot("bob", 2, "greedy")
    with refused(desk, "malformed", field="bot"):
        desk.table.seat_bot(HOST, 2, "wizard")
    for seat in (-1, 3):
        with refused(desk, "malformed", field="seat"):
            desk.table.seat_bot(HOST, seat, "greedy")
    with refused(desk, "not_now"):
        desk.table.seat_bot(HOST, 1, "greedy")
    desk.put(desk.table.seat_bot(HOST, 2, "greedy"))
    desk.put(desk.table.seat_bot(HOST, 1, ""))
    assert owners(desk) == ["ann", "", "greedy"]


def test_no_seat_is_cleared_and_nobody_present_replaced_in_a_match() -> None:
    desk = dealt("ann", "bob", "greedy")
    with refused(desk, "not_now"):
        desk.table.seat_bot(HOST, 1, "")
    with refused(desk, "not_now"):
        desk.table.seat_bot(HOST, 1, "greedy")


def test_only_the_host_starts_and_only_a_full_table_once() -> None:
    desk = seated("ann", "bob", "open")
    with refused(desk, "not_allowed"):
        desk.table.deal("bob")
    with refused(desk, "not_now"):
        desk.table.deal(HOST)
    desk.put(desk.table.seat_bot(HOST, 2, "random"))
    desk.put(desk.table.deal(HOST))
    assert desk.table.status == "playing"
    with refused(desk, "not_now"):
        desk.table.deal(HOST)


def test_only_the_host_pauses_resumes_and_abandons() -> None:
    desk = seated("ann", "bob", "cleo")
    with refused(desk, "not_now"):
        desk.table.pause(HOST, True)
    desk.put(desk.table.deal(HOST))
    with refused(desk, "not_allowed"):
        desk.table.pause("bob", True)
    with refused(desk, "not_allowed"):
        desk.table.abandon("bob")
    with refused(desk, "not_now"):
        desk.table.pause(HOST, False)
    desk.put(desk.table.pause(HOST, True))
    assert (desk.table.status, desk.table.awaited(), desk.table.due()) == ("paused", [], [])
    with refused(desk, "not_now"):
        desk.table.decide(0, 0, "plant 0")
    desk.put(desk.table.pause(HOST, False))
    assert desk.table.awaited()
    desk.put(desk.table.abandon(HOST))
    with refused(desk, "not_now"):
        desk.table.abandon(HOST)
    with refused(desk, "not_now"):
        desk.table.leave("bob", 1)


def test_the_host_who_leaves_hands_the_table_on() -> None:
    ways: list[How] = ["give", "resign"]
    for how in ways:
        desk = dealt("ann", "bob", "cleo")
        desk.put(desk.table.leave("ann", 0, how))
        assert desk.table.host == "bob"
        with refused(desk, "not_allowed"):
            desk.table.pause("ann", True)
    # Where nobody stayed, whoever comes next has it.
    desk = dealt("ann", "greedy", "greedy", private=True)
    desk.put(desk.table.leave("ann", 0, "give"))
    assert (desk.table.host, desk.table.status) == ("ann", "paused")
    desk.put(desk.table.sit("bob", "Bob", -1, ""))
    assert (desk.table.host, desk.table.status) == ("bob", "playing")


def test_a_host_who_does_not_sit_stays_the_host() -> None:
    desk = seated("bob", "cleo", "open")
    assert desk.table.host == HOST
    desk.put(desk.table.seat_bot(HOST, 2, "greedy"))
    desk.put(desk.table.deal(HOST))
    desk.put(desk.table.abandon(HOST))
    # At tables of an earlier day the first to sit down was.
    old = Table("t", msgspec.structs.replace(desk.agreed, absent=-1), SECRET)
    for entry in desk.log:
        old.fold(entry)
    assert old.host == "bob"


# -- bytes


def test_only_promised_bytes_are_taken_once_and_in_time() -> None:
    desk = seated("open", "open", "greedy")
    desk.put(desk.table.sit("ann", "Ann", 0, PROMISE))
    desk.put(desk.table.sit("bob", "Bob", 1, ""))
    with refused(desk, "not_now"):
        desk.table.open("ann", 0, "00" * 16)
    desk.put(desk.table.deal(HOST))
    with refused(desk, "not_seated"):
        desk.table.open("bob", 0, "00" * 16)
    with refused(desk, "not_now"):
        desk.table.open("bob", 1, "00" * 16)
    with refused(desk, "malformed", field="bytes"):
        desk.table.open("ann", 0, "01" * 16)
    with refused(desk, "malformed", field="seat"):
        desk.table.open("ann", 7, "00" * 16)
    desk.put(desk.table.open("ann", 0, "00" * 16))
    assert desk.table.status == "playing"
    with refused(desk, "not_now"):
        desk.table.open("ann", 0, "00" * 16)


# -- decisions


def test_a_decision_is_read_timely_and_legal() -> None:
    desk = seated("ann", "bob", "cleo", seed="judge")
    with refused(desk, "not_now"):
        desk.table.decide(0, 0, "plant 0")
    desk.put(desk.table.deal(HOST))
    t = desk.table
    seat = t.awaited()[0]
    for nonsense in ("", "fly", "plant x", "plant 0\nplant 1", "offer", "plant " + "9" * 300, "\x00"):
        with refused(desk, "malformed", field="action"):
            t.decide(seat, t.moment(seat), nonsense)
    with refused(desk, "stale"):
        t.decide(seat, t.moment(seat) + 1, "plant 0")
    with refused(desk, "stale"):
        t.decide(seat, t.moment(seat) + 1, "decline 7")  # an answer to an offer that is gone since
    with pytest.raises(Refusal) as caught:
        t.decide(seat, t.moment(seat), "decline 7")
    assert caught.value.error == "illegal"
    with refused(desk, "illegal", field="action", rule="BOH-65"):
        t.decide(seat, t.moment(seat), "harvest 1")
    other = (seat + 1) % 3
    with pytest.raises(Refusal) as caught:
        t.decide(other, t.moment(other), "plant 0")
    assert caught.value.error == "illegal"
    assert caught.value.given["rule"]
    assert t.game.write(t.decide(seat, t.moment(seat), "plant 0")) == "plant 0"


def test_preferences_are_ones_own_and_end_with_the_match() -> None:
    desk = dealt("ann", "bob", "cleo")
    with refused(desk, "not_seated"):
        desk.table.prefer("ann", 1, True)
    desk.put(desk.table.prefer("bob", 1, True))
    assert desk.table.chairs[1].declines
    desk.put(desk.table.abandon(HOST))
    with refused(desk, "not_now"):
        desk.table.prefer("bob", 1, False)


def test_a_message_sent_twice_is_known_by_its_key() -> None:
    desk = dealt("ann", "bob", "cleo", seed="keys")
    seat = desk.table.awaited()[0]
    action = desk.table.decide(seat, desk.table.moment(seat), "plant 0")
    desk.put(desk.table.decision(seat, action), f"{seat}:k1")
    assert desk.table.keys[f"{seat}:k1"] == desk.table.seq
    assert desk.folded().keys == desk.table.keys
