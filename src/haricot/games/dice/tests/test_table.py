"""What the table tells of itself: labels, late messages, seats that do not exist, sales that deal others a card."""

from __future__ import annotations

from playing import due, play, plays, refused

from haricot.games.dice.actions import Activate, Select
from haricot.kernel.actions import Action
from haricot.kernel.forms import Draft
from haricot.kernel.mask import numbers
from haricot.kernel.rule import NO_SUCH, NOT_YOURS

from .tables import completed, fact, phase, rules, table, zone

RED_ROLLED = "rolled=w1-red,w2-red,w3-red,w4-red,c1-soy,c2-soy,c3-soy"


def test_every_number_has_a_name_of_its_own() -> None:
    game = rules(2)
    labels = [game.label(number) for number in range(int(game.numbers))]
    assert labels[:6] == ["roll", "stop", "claim", "sell", "done", "pass"]
    assert labels[8:] == ["select w1", "select w2", "select w3", "select w4", "select c1", "select c2", "select c3",
                          "select all", "select no more"]  # fmt: skip
    assert len(set(labels)) == game.numbers == 17


def test_only_a_sale_is_never_too_late() -> None:
    game = rules(2)
    words = ["roll", "stop", "claim", "sell", "done", "pass", "select w1", "activate harvest_01"]
    assert [word for word in words if not game.read(word).timely()] == ["sell"]


def test_DICE_39_DICE_A12_a_roll_makes_what_was_said_before_stale() -> None:
    match = table("phase=decide active=0 field=w1-red completed/1=3", cards={})
    before = match.game.moment(match.state, 1)
    play(match, "1 sell")
    assert match.game.moment(match.state, 1) == before
    play(match, "0 roll")
    assert match.game.moment(match.state, 1) != before


def test_KER_02_there_is_no_such_die_card_or_seat() -> None:
    match = table("phase=select active=0", cards={})
    for action in (Select(128), Select(-1), Activate(3), Activate(300)):
        assert match.game.check(match.state, 0, action) == NO_SUCH
    assert match.game.check(match.state, 3, match.game.read("roll")) == NO_SUCH
    assert match.game.check(match.state, 0, Action()) == NOT_YOURS
    draft = Draft(9)
    draft.add(6)
    assert match.game.finish(match.state, draft) == Activate(-1)


def test_KER_01_after_the_end_nothing_is_allowed() -> None:
    match = table("phase=over active=0 ending=1 purse/0 ?*13", cards={})
    assert due(match) == []
    for line in ("roll", "sell", "done", "pass"):
        assert refused(match, f"0 {line}") == "KER-01"


def test_DICE_A18_a_sale_may_deal_others_their_missing_cards() -> None:
    """Seat 1 waits for both its cards; seat 0 sells and hands in five coin cards."""
    text = "active=0 completed/0=3 upper/1 - lower/1 - purse/0 ?*5 reserve - purse/1 ?"
    match = table(text, 2, cards={}, total=8)
    play(match, "0 sell")
    assert [len(zone(match, name)) for name in ("lower/0", "upper/1", "lower/1", "reserve")] == [1, 1, 1, 2]


def test_DICE_44_DICE_A18_who_is_dealt_an_upper_card_uses_the_dice_in_scope() -> None:
    text = """phase=resolve active=0 field=w1-red completed/1=3 upper/0 - lower/0 - upper/1 one lower/1 two
        purse/0 blank_04,blank_05 purse/1 blank_00,blank_01,blank_02,blank_03,three reserve -"""
    cards = {"one": "*;*;*;*;*;*", "two": "*;*;*;*;*;*", "three": "1re;*;*;*;*;*"}
    match = table(text, 2, cards=cards, total=9, chance=("shuffle blank_00,three",))
    play(match, "1 sell")
    assert (zone(match, "lower/1"), zone(match, "upper/0")) == (["blank_00"], ["three"])
    assert completed(match, 0) == 1


def test_a_selection_of_all_dice_is_one_choice() -> None:
    match = table(f"phase=select active=0 {RED_ROLLED}", cards={})
    plays(match, "0 select w1,w2,w3,w4,c1,c2,c3")
    assert (phase(match), fact(match, "active")) == ("resolve", 0)


def test_picks_that_make_no_selection_lead_nowhere() -> None:
    match = table(f"phase=select active=0 {RED_ROLLED}", cards={})
    mask = match.game.mask()
    for picks in ([8, 8], [8, 0], [16, 8]):
        draft = Draft(0)
        for number in picks:
            draft.add(number)
        match.game.options(match.state, draft, mask)
        assert numbers(mask) == []


def test_who_is_not_active_cannot_act_for_the_active_player() -> None:
    match = table("phase=await_roll active=0", cards={}, claim_mode="manual")
    assert refused(match, "0 claim") == "DICE-09"
    assert refused(match, "1 select w1") == "DICE-11"
    final = table("phase=final active=0 ending=1 completed/1=3", cards={}, claim_mode="manual")
    assert refused(final, "0 claim") == "DICE-54"
    plays(final, "0 done", "2 done", "1 done")
    assert phase(final) == "over"
