"""Options and rulings (DICE-A1 to DICE-A29) that the other files do not state."""

from __future__ import annotations

import pytest
from playing import due, menu, outcome, play, plays, refused, view

from .tables import coins, completed, fact, phase, table, zone

EASY = "1re;2re;3re;4re;1so;2so"
ALL_RED = "red red red red / soy soy soy"
RED_ROLLED = "rolled=w1-red,w2-red,w3-red,w4-red,c1-soy,c2-soy,c3-soy"


def test_DICE_A2_each_player_chooses_openly_in_turn_order() -> None:
    cards = dict.fromkeys(("one", "two", "three", "four"), EASY)
    text = "phase=choose active=0 upper/0 one lower/0 two upper/1 three lower/1 four"
    match = table(text, 2, cards=cards, initial_active="player_choice")
    assert due(match) == [0]
    assert menu(match, 0) == {"activate one", "activate two"}
    assert refused(match, "1 activate three") == "DICE-A2"
    assert refused(match, "0 activate three") == "DICE-04"
    for line in ("roll", "stop", "select w1", "claim", "sell", "done", "pass"):
        assert refused(match, f"0 {line}") == "DICE-A2"
    play(match, "0 activate two")
    assert (zone(match, "upper/0"), zone(match, "lower/0")) == (["two"], ["one"])
    assert refused(match, "0 activate one") == "DICE-A2"
    play(match, "1 activate three")
    assert (zone(match, "upper/1"), phase(match)) == (["three"], "await_roll")


def test_DICE_A2_a_match_begins_with_the_choice() -> None:
    match = table(initial_active="player_choice", first_player=1)
    assert (phase(match), due(match)) == ("choose", [1])


def test_DICE_A6_every_die_must_be_placed() -> None:
    match = table("phase=decide active=0 field=w1-red", cards={}, place_all=True)
    assert menu(match, 0) == {"roll"}
    assert refused(match, "0 stop") == "DICE-A6"


@pytest.mark.parametrize("now", ["window", "select", "decide"])
def test_DICE_A6_the_end_places_all_dice_that_are_left(now: str) -> None:
    dice = "field=w1-red rolled=w2-red,w3-red,w4-red,c1-soy,c2-soy,c3-soy"
    text = f"phase={now} active=0 {dice} completed/1=3 purse/1 ?*12 upper/0 one"
    match = plays(table(text, cards={"one": EASY}, place_all=True), "1 sell")
    assert (phase(match), completed(match, 0)) == ("resolve", 6)


def test_DICE_A7_no_blue_with_fewer_dice() -> None:
    position = "phase=decide active=0 field=w1-red,w2-red rolled=w3-red,w4-red,c1-soy,c2-soy,c3-soy upper/0 one"
    cards = {"one": "0bl;*;*;*;*;*"}
    match = table(position, cards=cards, claim_mode="manual")
    play(match, "0 stop")
    assert refused(match, "0 claim") == "DICE-27"
    match = table(position, cards=cards, absent_scope="dice_in_scope")
    assert completed(plays(match, "0 stop"), 0) == 1


def test_DICE_A8_both_kinds_may_be_demanded() -> None:
    cards = {"one": "4(re/st);*;*;*;*;*"}
    for both in (False, True):
        match = table("active=0 upper/1 one", cards=cards, rolls=(ALL_RED,), mix_needs_both=both)
        assert completed(plays(match, "0 roll"), 1) == (0 if both else 1)


def test_DICE_A11_the_others_may_be_given_the_field_too() -> None:
    position = "phase=decide active=0 field=w1-red upper/1 one"
    rolls = ("w2-red w3-red w4-red c1-soy c2-soy c3-soy",)
    cards = {"one": "4re;0bl;*;*;*;*"}
    match = table(position, cards=cards, rolls=rolls, others_scope="last_roll_and_field")
    assert completed(plays(match, "0 roll"), 1) == 2
    match = table(position, cards=cards, rolls=rolls)
    assert completed(plays(match, "0 roll"), 1) == 0


def test_DICE_A12_sales_are_carried_out_as_declared() -> None:
    cards = {"top": EASY, "next": EASY}
    text = f"phase=window active=0 {RED_ROLLED} completed/1=3 completed/2=3 reserve top,next,..."
    match = table(text, cards=cards)
    assert match.game.peers(match.state) == 0
    plays(match, "1 sell", "2 sell")
    assert (zone(match, "lower/1"), zone(match, "lower/2")) == (["top"], ["next"])


def test_DICE_A12_claims_come_in_any_order() -> None:
    text = f"phase=window active=0 {RED_ROLLED} upper/1 one upper/2 two"
    cards = {"one": "1re;2re;*;*;*;*", "two": "1so;2so;*;*;*;*"}
    match = table(text, cards=cards, claim_mode="manual")
    assert match.game.peers(match.state) == 0b110
    plays(match, "1 claim", "2 claim", "1 claim", "1 done", "2 done")
    assert (completed(match, 1), completed(match, 2), phase(match)) == (2, 1, "select")


def test_DICE_A12_a_seat_that_lacks_a_card_may_be_dealt_one_by_a_sale() -> None:
    text = f"phase=window active=0 {RED_ROLLED} upper/1 - lower/1 - completed/2=3 purse/0 ?*6"
    match = table(text, cards={}, total=10, claim_mode="manual")
    assert match.game.peers(match.state) == 0


def test_DICE_A13_contracts_are_met_by_themselves() -> None:
    match = table("active=0 upper/1 one", cards={"one": EASY}, rolls=(ALL_RED,))
    play(match, "0 roll")
    assert completed(match, 1) == 6
    assert refused(match, "1 claim") == "DICE-A13"
    assert due(match) == [1]  # the one who can sell; the other is done at once


def test_DICE_A13_or_each_player_notices() -> None:
    match = table(
        "active=0 upper/0 one upper/1 two", cards={"one": EASY, "two": EASY}, rolls=(ALL_RED,), claim_mode="manual"
    )
    play(match, "0 roll")
    assert due(match) == [2, 1]  # nobody is done by itself
    assert menu(match, 1) == {"claim", "done"}
    plays(match, "1 claim", "1 done", "2 done", "0 select w1,w2,w3,w4", "0 stop", "0 pass")
    assert (completed(match, 0), completed(match, 1)) == (0, 1)


def test_DICE_A14_who_sells_without_dice_waits() -> None:
    cards = {"one": "*;*;*;*;*;*", "two": EASY}
    here = "completed/{0}=3 upper/{0} one lower/{0} two"
    rolling = table(f"phase=select active=0 {RED_ROLLED} {here.format(0)}", cards=cards)
    play(rolling, "0 sell")
    assert completed(rolling, 0) == 0
    plays(rolling, "0 select w1", "0 stop")
    assert completed(rolling, 0) == 1
    outside = table(f"phase=resolve active=0 field=w1-red {here.format(1)}", cards=cards)
    assert completed(plays(outside, "1 sell"), 1) == 0
    text = f"phase=window active=0 {RED_ROLLED} {here.format(1)} completed/2=3"
    late = plays(table(text, cards=cards), "1 done", "1 sell")
    assert (completed(late, 1), phase(late)) == (0, "window")


@pytest.mark.parametrize("rule", ["most_coins", "simultaneous_share"])
def test_DICE_A15_only_the_phase_in_which_the_end_began_counts(rule: str) -> None:
    """One seat reaches the target in the window, another passes it in the last sales: most coins win either way."""
    text = f"phase=window active=0 {RED_ROLLED} completed/1=3 completed/2=6 purse/1 ?*12 purse/2 ?*10"
    match = table(text, cards={}, total=60, end_rule=rule)
    plays(match, "2 done", "1 sell", "0 select w1", "0 stop", "0 pass", "2 sell")
    assert outcome(match).scores == [0, 13, 14]
    assert outcome(match).winners == [2]
    assert fact(match, "reached") == 2


def test_DICE_A15_the_moment_is_one_phase() -> None:
    text = f"phase=window active=0 {RED_ROLLED} completed/1=3 completed/2=4 purse/1 ?*12 purse/2 ?*12"
    for rule, winners in (("most_coins", [2]), ("simultaneous_share", [1, 2])):
        match = table(text, cards={}, total=60, end_rule=rule)
        plays(match, "1 sell", "2 sell", "0 select w1", "0 stop", "0 pass")
        assert outcome(match).winners == winners


def test_DICE_A18_handed_in_are_the_coin_cards_gained_first() -> None:
    text = "active=0 completed/0=3 upper/0 blank_09 purse/0 blank_00,blank_01,blank_02,blank_03,blank_04,blank_05"
    match = table(text, 2, cards={}, total=10)
    play(match, "0 sell")
    purse = match.game.dump(match.state).zones["purse/0"]
    assert [match.game.names.card(card) for card in purse] == ["blank_05", "blank_09"]


def test_DICE_A18_missing_coins_are_noted_and_a_missing_card_is_drawn_later() -> None:
    text = "active=0 completed/0=6 completed/1=3 purse/1 ?*4 reserve -"
    match = table(text, 2, cards={}, total=8)
    log = play(match, "0 sell")
    assert [event.id for event in log] == ["sold", "noted", "moved-up"]
    assert (coins(match, 0), len(zone(match, "purse/0")), fact(match, "noted/0")) == (4, 1, 3)
    assert (len(zone(match, "upper/0")), zone(match, "lower/0")) == (1, [])
    play(match, "1 sell")  # 4 + 1 coins: a change that leaves cards for both
    assert (coins(match, 1), len(zone(match, "lower/1")), len(zone(match, "lower/0"))) == (5, 1, 1)
    assert len(zone(match, "reserve")) == 3


def test_DICE_A18_without_an_upper_card_nothing_can_be_met() -> None:
    text = f"phase=window active=0 {RED_ROLLED} upper/1 - lower/1 - completed/2=3 purse/0 ?*6"
    match = table(text, cards={}, total=10, claim_mode="manual")
    assert refused(match, "1 claim") == "DICE-A18"


@pytest.mark.parametrize(("noted", "winners"), [(0, [0]), (2, [0, 1]), (3, [1])])
def test_DICE_A30_where_nobody_has_a_card_left_the_match_is_over(noted: int, winners: list[int]) -> None:
    text = "active=0 completed/0=3 lower/0 - upper/1 - lower/1 - five/0=1 five/1=1 purse/0 ?*4 purse/1 ?*3"
    match = table(f"{text} noted/1={noted}", 2, cards={}, total=8)
    log = play(match, "0 sell")
    assert [event.id for event in log] == ["sold", "no-cards", "ended"]
    assert outcome(match).scores == [10, 8 + noted]
    assert (outcome(match).winners, outcome(match).reason) == (winners, "exhausted")
    assert due(match) == []


def test_DICE_A30_not_once_the_end_has_begun() -> None:
    """The last sales follow as always, and the reason is the target."""
    text = "active=0 completed/0=3 completed/1=3 lower/0 - lower/1 - five/0=1 five/1=1 purse/0 ?*3 purse/1 ?*3"
    match = table(text, 2, cards={}, total=8, target=9)
    play(match, "0 sell")
    assert (phase(match), due(match)) == ("final", [1])
    play(match, "1 sell")
    assert (outcome(match).scores, outcome(match).reason) == ([9, 9], "target")


def test_DICE_A18_noted_coins_pay_for_a_change_too() -> None:
    match = table("active=0 completed/0=3 noted/0=4 purse/1 ?*4 reserve -", 2, cards={}, total=8)
    play(match, "0 sell")
    assert (coins(match, 0), fact(match, "five/0"), fact(match, "noted/0"), zone(match, "purse/0")) == (5, 1, 0, [])


def test_DICE_A20_both_cards_of_all_players_are_open() -> None:
    match = table()
    for seat in (-1, 0, 1, 2):
        for other in range(3):
            assert None not in view(match, seat).zones[f"upper/{other}"] + view(match, seat).zones[f"lower/{other}"]


def test_done_is_for_windows_and_last_sales() -> None:
    assert refused(table("phase=select active=0", cards={}), "0 done") == "KER-03"
