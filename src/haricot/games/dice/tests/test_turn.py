"""Set-up, rolling, selecting, meeting contracts (DICE-01 to DICE-38)."""

from __future__ import annotations

from typing import Any

import pytest
from playing import due, menu, play, plays, refused, view

from haricot.kernel.errors import BadSetup, MalformedAction, MalformedRecord

from .tables import completed, fact, phase, table, zone

ALL_RED = "red red red red / soy soy soy"
EASY = "1re;2re;3re;4re;1so;2so"


# -- set-up


def test_DICE_01_two_to_five_players() -> None:
    for seats in (2, 3, 4, 5):
        assert len([name for name in view(table(seats=seats)).zones if name.startswith("upper/")]) == seats


@pytest.mark.parametrize("seats", [1, 6])
def test_DICE_A26_no_other_number_of_players(seats: int) -> None:
    with pytest.raises(BadSetup, match="seats: not-for-seats"):
        table(seats=seats)


def test_DICE_02_the_field_is_empty() -> None:
    assert zone(table(), "field") == [] == zone(table(), "rolled")


def test_DICE_03_every_help_card_shows_its_faces() -> None:
    assert [fact(table(), f"five/{seat}") for seat in range(3)] == [0, 0, 0]


def test_DICE_04_DICE_A2_the_first_dealt_card_lies_above() -> None:
    deck = ",".join(f"harvest_{n:02}" for n in range(11, 17))
    match = table(chance=("first 1", f"deck {deck}"))
    assert [zone(match, f"upper/{seat}") for seat in (1, 0, 2)] == [["harvest_11"], ["harvest_12"], ["harvest_13"]]
    assert [zone(match, f"lower/{seat}") for seat in (1, 0, 2)] == [["harvest_14"], ["harvest_15"], ["harvest_16"]]


def test_DICE_05_the_rest_is_the_reserve_with_its_fronts_unknown() -> None:
    for seat in (-1, 0, 1, 2):
        assert view(table(), seat).zones["reserve"] == [None] * 55


def test_DICE_06_nothing_is_met_and_nobody_has_coins() -> None:
    match = table()
    assert [(completed(match, seat), fact(match, f"coins/{seat}")) for seat in range(3)] == [(0, 0)] * 3


def test_DICE_07_DICE_A3_the_first_player_is_drawn_or_named() -> None:
    assert {fact(table(seed=str(seed)), "active") for seed in range(20)} == {0, 1, 2}
    for seat in range(3):
        assert fact(table(first_player=seat), "active") == seat


def test_DICE_08_DICE_A1_the_dice_go_to_the_right() -> None:
    match = table("phase=resolve active=1 field=w1-red")
    assert fact(plays(match, "1 pass"), "active") == 0
    match = table("phase=resolve active=0 field=w1-red", turn_direction="left")
    assert fact(plays(match, "0 pass"), "active") == 1


# -- rolling and selecting


def test_DICE_09_the_active_player_rolls_all_seven_dice() -> None:
    match = table("active=0", cards={}, rolls=(ALL_RED,))
    assert menu(match, 0) == {"roll"}
    assert refused(match, "1 roll") == "DICE-09"
    for line in ("stop", "select w1"):
        assert refused(match, f"0 {line}") == "DICE-09"
    play(match, "0 roll")
    assert zone(match, "rolled") == [f"w{n}-red" for n in (1, 2, 3, 4)] + [f"c{n}-soy" for n in (1, 2, 3)]


def test_DICE_10_the_others_check_before_the_active_player_selects() -> None:
    match = table("active=0 upper/1 easy", cards={"easy": EASY}, rolls=(ALL_RED,))
    play(match, "0 roll")
    assert (phase(match), due(match)) == ("window", [1])
    assert refused(match, "0 select w1") == "DICE-36"
    assert refused(match, "0 stop") == "DICE-36"
    assert refused(match, "0 roll") == "DICE-36"
    plays(match, "1 done", "0 select w1")


def test_DICE_11_one_die_or_more_must_be_selected() -> None:
    match = table("phase=select active=0 rolled=w1-red,w2-red,w3-red,w4-red,c1-soy,c2-soy,c3-soy", cards={})
    assert refused(match, "0 select -") == "DICE-11"
    assert refused(match, "1 select w1") == "DICE-11"
    play(match, "0 select w1,c2")
    assert zone(match, "field") == ["w1-red", "c2-soy"]
    other = table("phase=select active=0 rolled=w1-red,w2-red,w3-red,w4-red,c1-soy,c2-soy,c3-soy", cards={})
    play(other, "0 select w1,w2,w3,w4,c1,c2,c3")
    assert phase(other) == "resolve"


def test_DICE_12_dice_on_the_field_stay() -> None:
    match = table("phase=decide active=0 field=w1-red,c1-blue", cards={})
    play(match, "0 roll")
    assert zone(match, "field") == ["w1-red", "c1-blue"]
    assert len(zone(match, "rolled")) == 5
    assert refused(match, "0 select w1,w2") == "DICE-12"


def test_DICE_13_DICE_A4_roll_all_others_again_or_stop() -> None:
    match = table("phase=decide active=0 field=w1-red", cards={}, rolls=("w2-red w3-red w4-red c1-soy c2-soy c3-soy",))
    assert menu(match, 0) == {"roll", "stop"}
    assert refused(match, "0 select w2") == "DICE-13"
    assert refused(match, "1 stop") == "DICE-13"
    play(match, "0 roll")
    assert zone(match, "rolled") == ["w2-red", "w3-red", "w4-red", "c1-soy", "c2-soy", "c3-soy"]


def test_DICE_14_rolling_ends_when_all_dice_are_on_the_field() -> None:
    match = table("phase=select active=0 field=w1-red,w2-red,w3-red,w4-red,c1-soy,c2-soy", cards={})
    play(match, "0 select c3")
    assert phase(match) == "resolve"
    assert refused(match, "0 roll") == "DICE-14"


def test_DICE_15_DICE_A6_dice_off_the_field_count_for_nobody_after_a_stop() -> None:
    position = "phase=decide active=0 field=w1-red rolled=w2-red,w3-red,w4-red,c1-soy,c2-soy,c3-soy upper/0 easy"
    match = table(position, cards={"easy": EASY})
    play(match, "0 stop")
    assert completed(match, 0) == 1
    assert refused(match, "0 select w2") == "DICE-15"
    assert refused(match, "0 roll") == "DICE-15"


def test_DICE_16_DICE_A5_no_stop_before_a_selection() -> None:
    assert refused(table("phase=select active=0", cards={}), "0 stop") == "DICE-16"


# -- meeting contracts


def test_DICE_17_contracts_are_met_from_the_bottom_and_never_skipped() -> None:
    match = table("active=0 upper/1 card", cards={"card": "1re;4bl;2re;*;*;*"}, rolls=(ALL_RED,))
    play(match, "0 roll")
    assert completed(match, 1) == 1


def test_DICE_18_a_contract_that_the_dice_do_not_meet_is_refused() -> None:
    match = table(
        "phase=window active=0 rolled=w1-red,w2-red,w3-red,w4-red,c1-soy,c2-soy,c3-soy upper/1 card",
        cards={"card": "4bl;*;*;*;*;*"},
        claim_mode="manual",
    )
    assert refused(match, "1 claim") == "DICE-18"


def test_DICE_20_the_same_dice_meet_the_next_contract_as_well() -> None:
    match = table("active=0 upper/1 card", cards={"card": "2re;2re+1so;4re;*;*;*"}, rolls=(ALL_RED,))
    play(match, "0 roll")
    assert completed(match, 1) == 3


def test_DICE_29_meeting_a_contract_opens_the_next_line() -> None:
    match = table("active=0 upper/1 card", cards={"card": EASY}, rolls=(ALL_RED,), claim_mode="manual")
    play(match, "0 roll")
    for n in range(1, 7):
        log = play(match, "1 claim")
        assert completed(match, 1) == n
        assert log[0].args["contract"] == EASY.split(";")[n - 1]


def test_DICE_30_meeting_is_a_right_and_no_duty() -> None:
    match = table("active=0 upper/1 card", cards={"card": EASY}, rolls=(ALL_RED,), claim_mode="manual")
    plays(match, "0 roll", "1 done", "2 done")
    assert completed(match, 1) == 0


# -- the active player


def test_DICE_31_the_active_player_uses_the_field_after_rolling() -> None:
    match = table("active=0 upper/0 card", cards={"card": EASY}, rolls=(ALL_RED,))
    plays(match, "0 roll", "0 select w1,w2")
    assert completed(match, 0) == 0
    play(match, "0 stop")
    assert completed(match, 0) == 2


def test_DICE_32_contracts_one_after_the_other_as_long_as_the_field_allows() -> None:
    match = table("active=0 upper/0 card", cards={"card": EASY}, rolls=(ALL_RED,), claim_mode="manual")
    plays(match, "0 roll", "1 done", "2 done", "0 select w1,w2", "0 stop", "0 claim", "0 claim")
    assert refused(match, "0 claim") == "DICE-18"


def test_DICE_33_handing_over_the_dice_clears_the_field() -> None:
    match = table("phase=resolve active=0 field=w1-red,c1-soy", cards={})
    assert refused(match, "1 pass") == "DICE-33"
    play(match, "0 pass")
    assert (zone(match, "field"), zone(match, "rolled")) == ([], [])
    assert (phase(match), fact(match, "active")) == ("await_roll", 2)


@pytest.mark.parametrize("text", ["phase=await_roll", "phase=select", "phase=decide field=w1-red"])
def test_DICE_33_not_before_rolling_has_ended(text: str) -> None:
    assert refused(table(f"{text} active=0", cards={}), "0 pass") == "DICE-33"


# -- the others


def test_DICE_34_others_use_exactly_the_dice_just_rolled() -> None:
    cards = {"card": "4re;*;*;*;*;*"}
    position = "phase=decide active=0 field=w1-red upper/1 card"
    match = table(position, cards=cards, rolls=("w2-red w3-red w4-red c1-soy c2-soy c3-soy",))
    play(match, "0 roll")
    assert completed(match, 1) == 0


def test_DICE_34_outside_a_window_others_meet_nothing() -> None:
    match = table("phase=select active=0 upper/1 card", cards={"card": EASY}, claim_mode="manual")
    assert refused(match, "1 claim") == "DICE-34"


def test_DICE_35_all_others_may_use_the_same_roll() -> None:
    cards = {"one": EASY, "two": EASY}
    match = table("active=0 upper/1 one upper/2 two", cards=cards, rolls=(ALL_RED,))
    play(match, "0 roll")
    assert (completed(match, 1), completed(match, 2)) == (6, 6)


def test_DICE_36_the_window_closes_when_all_others_are_done() -> None:
    match = table("phase=window active=0", cards={}, claim_mode="manual")
    assert due(match) == [2, 1]
    play(match, "1 done")
    assert refused(match, "1 done") == "KER-07"
    assert refused(match, "1 claim") == "DICE-36"
    assert refused(match, "0 done") == "DICE-36"
    assert phase(match) == "window"
    play(match, "2 done")
    assert phase(match) == "select"


def test_DICE_36_dice_of_different_rolls_are_never_combined() -> None:
    match = table(
        "active=0 upper/1 card", cards={"card": "4re+3bl;*;*;*;*;*"}, rolls=(ALL_RED, "c1-blue c2-blue c3-blue")
    )
    plays(match, "0 roll", "0 select w1,w2,w3,w4", "0 roll")
    assert completed(match, 1) == 0


def test_DICE_37_the_active_player_meets_nothing_while_rolling() -> None:
    for text in ("phase=window", "phase=select", "phase=decide field=w1-red"):
        match = table(f"{text} active=0 upper/0 card", cards={"card": "1re|1bl;*;*;*;*;*"}, claim_mode="manual")
        assert refused(match, "0 claim") == "DICE-37"


# -- words


@pytest.mark.parametrize(
    "text", ["", "rol", "roll 7", "select", "select w5", "select w1,w1", "select w1 w2", "activate", "activate w1-red"]
)
def test_what_is_no_action_cannot_be_read(text: str) -> None:
    with pytest.raises(MalformedAction):
        table().game.read(text)


@pytest.mark.parametrize(
    "roll", ["w1-red", "red red red red / soy soy red", "c1-soy w1-red", "soy red red red / soy soy soy", "1,2,3"]
)
def test_a_laid_down_roll_must_be_one_that_can_fall(roll: str) -> None:
    match = table("active=0", cards={}, rolls=(roll,))
    with pytest.raises(MalformedRecord, match="chance roll"):
        play(match, "0 roll")


@pytest.mark.parametrize(
    ("position", "problem"),
    [
        ("phase=window rolled=w1-soy", "rolled: position-face (card=w1-soy)"),
        ("phase=window rolled=w1-red,w1-blue", "rolled: position-die-twice"),
        ("phase=select rolled=w1-red field=w1-red", "rolled: position-die-twice"),
        ("phase=await_roll rolled=w1-red", "rolled: position-phase (phase=await_roll)"),
        ("phase=decide", "field: position-phase-over (phase=decide)"),
        ("phase=window", "heard: position-phase-over (phase=window)"),
        ("phase=final", "heard: position-phase-over (phase=final)"),
        ("phase=select heard=1", "heard: position-phase (phase=select)"),
        ("phase=select upper/0 - lower/0 ?", "upper/0: position-upper"),
        ("phase=select upper/0 blank_00,blank_01", "upper/0: position-room (most=1)"),
        ("phase=select purse/0 ?*40", "purse/0: position-none-left"),
        ("phase=select reserve ?*3", "reserve: position-left-over (count=31)"),
        ("phase=select purse/0 ?,...", "purse/0: position-goes-on (only=reserve)"),
        ("phase=select purse/7 ?", "purse/7: position-no-seat"),
        ("phase=select hand/0 ?", "hand/0: position-no-zone"),
        ("phase=select drawn/0=1,1 purse/0 ?", "drawn/0: position-drawn (value=1,1, count=1, shuffles=0)"),
        ("phase=select returned=blank_00:1", "returned: position-returned (word=blank_00:1)"),
        ("phase=select shuffles=1 returned=blank_00:1 purse/0 blank_00", "purse/0: position-went-back (card=blank_00)"),
        ("phase=select completed/9=1", "completed/9: position-no-seat"),
        ("phase=select completed/0=7", "completed/0: position-number (value=7, low=0, high=6)"),
        ("phase=choose heard=7", "heard: position-phase-over (phase=choose)"),
        ("phase=choose", "phase: position-phase (phase=choose)"),
        ("phase=await_roll ending=1 purse/0 ?*13", "ending: position-phase (phase=await_roll)"),
        ("phase=select purse/1 ?*13", "ending: position-target (seat=1, target=13)"),
        ("phase=final completed/1=3", "ending: position-phase (phase=final)"),
        ("phase=over", "ending: position-phase (phase=over)"),
        ("phase=select reached=2 ending=1", "reached: position-reached (seat=1, target=13)"),
        ("phase=select moment=1 ending=1", "moment: position-phase (phase=select)"),
        ("phase=select upper/1 - lower/1 -", "upper/1: position-refilled"),
        ("phase=select lower/0 -", "lower/0: position-refilled"),
        ("phase=select field=w1-red,w2-red,w3-red,w4-red,c1-soy,c2-soy,c3-soy", "field: position-phase (phase=select)"),
    ],
)
def test_positions_that_cannot_lie_name_what_is_wrong(position: str, problem: str) -> None:
    with pytest.raises(MalformedRecord) as refusal:
        table(position, cards={})
    assert str(refusal.value) == problem


@pytest.mark.parametrize(
    ("position", "option", "value", "problem"),
    [
        (
            "phase=decide ending=1 field=w1-red purse/0 ?*13",
            "place_all",
            "true",
            "ending: position-phase (phase=decide)",
        ),
        ("phase=resolve field=w1-red", "place_all", "true", "field: position-phase (phase=resolve)"),
        ("phase=final ending=1 completed/1=3", "final_sales", "false", "ending: position-phase (phase=final)"),
        ("phase=choose purse/0 ?", "initial_active", "player_choice", "purse/0: position-phase (phase=choose)"),
    ],
)
def test_positions_that_an_option_rules_out(position: str, option: str, value: str, problem: str) -> None:
    chosen: dict[str, Any] = {option: value}
    with pytest.raises(MalformedRecord) as refusal:
        table(position, cards={}, **chosen)
    assert str(refusal.value) == problem


def test_where_nobody_has_a_card_the_match_is_over() -> None:
    cardless = "phase=select upper/0 - lower/0 - upper/1 - lower/1 - purse/0 ?*5 purse/1 ?*3"
    with pytest.raises(MalformedRecord, match=r"^upper: position-phase \(phase=select\)$"):
        table(cardless, 2, cards={}, total=8)
