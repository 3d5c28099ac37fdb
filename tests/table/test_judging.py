"""Who may do what at a table, and the word of every refusal; what is refused changes nothing."""

from __future__ import annotations

import contextlib
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest
from table.desk import BEGUN, HOST, SECRET, Desk, dealt, seated

from haricot.kernel.errors import BadSetup
from haricot.table import fairness
from haricot.table.errors import Refusal
from haricot.table.table import Table, agree
from haricot.table.wire import ClockRule, NewTable

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
    desk.put(desk.table.sit("bob", "Bob", 3, ""))
    assert owners(desk) == ["ann", "bob", "greedy", "bob"]
    assert desk.table.seats_of("bob") == [1, 3]
    assert desk.table.chairs[1].committed == PROMISE


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
    desk = dealt("ann", "bob", "cleo")
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


def test_when_the_last_person_leaves_the_match_is_abandoned() -> None:
    desk = dealt("ann", "greedy", "greedy")
    desk.put(desk.table.leave("ann", -1))
    assert desk.table.status == "abandoned"
    with refused(desk, "not_now"):
        desk.table.sit("ann", "Ann", 0, "")


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
    desk = dealt("ann", "bob", "cleo")
    desk.put(desk.table.leave("ann", 0))
    assert desk.table.host == "bob"
    with refused(desk, "not_allowed"):
        desk.table.pause("ann", True)


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
            t.decide(seat, t.at(seat), nonsense)
    with refused(desk, "stale"):
        t.decide(seat, t.at(seat) + 1, "plant 0")
    with refused(desk, "illegal", field="action", rule="BOH-65"):
        t.decide(seat, t.at(seat), "harvest 1")
    other = (seat + 1) % 3
    with pytest.raises(Refusal) as caught:
        t.decide(other, t.at(other), "plant 0")
    assert caught.value.error == "illegal"
    assert caught.value.given["rule"]
    assert t.game.write(t.decide(seat, t.at(seat), "plant 0")) == "plant 0"


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
    action = desk.table.decide(seat, desk.table.at(seat), "plant 0")
    desk.put(desk.table.move(seat, action), f"{seat}:k1")
    assert desk.table.keys[f"{seat}:k1"] == desk.table.seq
    assert desk.folded().keys == desk.table.keys
