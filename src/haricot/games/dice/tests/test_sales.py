"""Selling, change and the end (DICE-39 to DICE-56)."""

from __future__ import annotations

import pytest
from playing import menu, outcome, play, plays, refused, view

from .tables import PHASES, coins, completed, fact, phase, table, zone

EASY = "1re;2re;3re;4re;1so;2so"
ALL_RED = "red red red red / soy soy soy"
RED_ROLLED = "rolled=w1-red,w2-red,w3-red,w4-red,c1-soy,c2-soy,c3-soy"
IN_A_TURN = {
    "await_roll": "",
    "window": RED_ROLLED,
    "select": RED_ROLLED,
    "decide": "field=w1-red",
    "resolve": "field=w1-red",
    "final": "ending=1",
}


# -- selling


@pytest.mark.parametrize("now", list(IN_A_TURN))
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_DICE_39_any_player_sells_at_any_time(now: str, seat: int) -> None:
    match = table(f"phase={now} active=0 {IN_A_TURN[now]} completed/0=3 completed/1=3 completed/2=3", cards={})
    assert "sell" in menu(match, seat)
    play(match, f"{seat} sell")
    assert coins(match, seat) == 1


@pytest.mark.parametrize("met", [0, 1, 2])
def test_DICE_39_three_contracts_are_needed(met: int) -> None:
    match = table(f"active=0 completed/0={met}", cards={})
    assert "sell" not in menu(match, 0)
    assert refused(match, "0 sell") == "DICE-39"


@pytest.mark.parametrize("met", [3, 4, 5, 6])
def test_DICE_40_a_sale_pays_its_contracts_less_two(met: int) -> None:
    match = plays(table(f"active=0 completed/0={met}", cards={}), "0 sell")
    assert coins(match, 0) == met - 2


def test_DICE_41_DICE_A27_the_sold_card_is_the_first_coin_and_fronts_of_the_others_stay_unseen() -> None:
    cards = dict.fromkeys(("one", "two", "three", "four"), EASY)
    match = table("active=0 completed/0=5 upper/0 one reserve two,three,four,...", cards=cards)
    log = play(match, "0 sell")
    names = match.game.names.cards
    paid = next(event for event in log if event.id == "paid").seen_by(0, match.game.zones)
    assert [move.card for move in paid.moves] == [None, None]
    assert view(match, 0).seen["purse/0"] == [names.index("one"), -1, -1]
    assert match.game.dump(match.state).zones["purse/0"] == [names.index(name) for name in ("one", "two", "three")]


def test_DICE_42_DICE_43_the_lower_card_moves_up_and_a_new_one_is_drawn() -> None:
    cards = {"one": EASY, "two": EASY, "three": EASY}
    match = table("active=0 completed/0=3 upper/0 one lower/0 two reserve three,...", cards=cards)
    play(match, "0 sell")
    assert (zone(match, "upper/0"), zone(match, "lower/0"), completed(match, 0)) == (["two"], ["three"], 0)


def test_DICE_44_the_new_card_is_used_at_once() -> None:
    match = table(
        "active=0 completed/1=3 upper/1 one lower/1 two", cards={"one": "*;*;*;*;*;*", "two": EASY}, rolls=(ALL_RED,)
    )
    plays(match, "0 roll", "1 sell")
    assert completed(match, 1) == 6


def test_DICE_45_there_is_no_limit_on_sales() -> None:
    cards = {"one": "*;*;*;*;*;*", "two": EASY, "three": EASY}
    position = "active=0 completed/1=3 upper/1 one lower/1 two reserve three,..."
    match = table(position, cards=cards, rolls=(ALL_RED,))
    plays(match, "0 roll", "1 sell", "1 sell", "1 sell")
    assert coins(match, 1) == 1 + 4 + 4


def test_DICE_46_DICE_A21_a_full_card_stays_until_it_is_sold() -> None:
    match = table("active=0 completed/1=6 upper/1 one", cards={"one": EASY}, rolls=(ALL_RED,), claim_mode="manual")
    play(match, "0 roll")
    assert refused(match, "1 claim") == "DICE-46"
    play(match, "1 done")
    assert (zone(match, "upper/1"), completed(match, 1)) == (["one"], 6)


def test_DICE_47_DICE_A19_coins_are_public() -> None:
    match = table("active=0 purse/1 ?*4 five/1=1", cards={})
    assert [view(match, seat).facts["coins/1"] for seat in (-1, 0, 1, 2)] == [9, 9, 9, 9]


# -- change


def test_DICE_48_five_coins_become_the_back_of_the_help_card() -> None:
    match = table("active=0 completed/0=3 purse/0 ?*6", 2, cards={}, total=10)
    assert zone(match, "reserve") == []
    play(match, "0 sell")
    assert (coins(match, 0), fact(match, "five/0"), len(zone(match, "purse/0"))) == (7, 1, 2)
    assert len(zone(match, "reserve")) == 4


def test_DICE_49_what_is_handed_in_is_shuffled_into_the_reserve() -> None:
    text = "active=0 completed/0=4 upper/0 blank_08 purse/0 blank_00,blank_01,blank_02,blank_03,blank_04,blank_05 reserve blank_06"
    match = table(text, 2, cards={}, total=11, chance=("shuffle blank_03,blank_06",))
    play(match, "0 sell")
    purse = match.game.dump(match.state).zones["purse/0"]
    assert [match.game.names.card(card) for card in purse] == ["blank_05", "blank_08", "blank_03"]
    assert zone(match, "lower/0") == ["blank_06"]


def test_DICE_50_first_the_seller_then_the_others_in_turn_order_until_it_suffices() -> None:
    text = "active=0 completed/0=6 five/0=1 purse/0 - purse/1 ?*5 purse/2 ?*5 reserve -"
    match = table(text, 3, cards={}, total=16)
    log = play(match, "0 sell")
    assert [event.args["seat"] for event in log if event.id == "changed"] == [2]
    assert (coins(match, 0), coins(match, 1), coins(match, 2)) == (9, 5, 5)
    assert len(zone(match, "reserve")) == 1


def test_DICE_50_each_player_changes_once_and_only_when_needed() -> None:
    rich = table("active=0 completed/0=6 purse/0 ?*8", 2, cards={}, total=30)
    assert [event.id for event in play(rich, "0 sell")] == ["sold", "paid", "moved-up", "drew"]
    poor = table("active=0 completed/0=6 five/0=1 purse/0 ?*7", 2, cards={}, total=11)
    assert "changed" not in [event.id for event in play(poor, "0 sell")]
    assert coins(poor, 0) == 16


# -- the end


def test_DICE_51_thirteen_coins_begin_the_end() -> None:
    match = plays(table("phase=select active=0 completed/1=3 purse/1 ?*11", cards={}), "1 sell")
    assert fact(match, "ending") == 0
    match = plays(table("phase=select active=0 completed/1=3 purse/1 ?*12", cards={}), "1 sell")
    assert fact(match, "ending") == 1


@pytest.mark.parametrize("target", [3, 8, 30])
def test_DICE_51_the_target_is_an_option(target: int) -> None:
    text = f"phase=select active=0 completed/1=3 purse/1 ?*{target - 1}"
    assert fact(plays(table(text, cards={}, total=60, target=target), "1 sell"), "ending") == 1
    assert fact(plays(table(text, cards={}, total=60, target=min(30, target + 1)), "1 sell"), "ending") == (
        target == 30
    )


def test_DICE_52_DICE_A16_then_no_die_is_rolled() -> None:
    match = plays(table("phase=decide active=0 field=w1-red completed/0=3 purse/0 ?*12", cards={}), "0 sell")
    assert menu(match, 0) == {"stop"}
    assert refused(match, "0 roll") == "DICE-52"


def test_DICE_53_DICE_A17_the_active_player_still_selects_from_the_last_roll() -> None:
    match = table(f"phase=window active=0 completed/1=3 purse/1 ?*12 upper/0 one {RED_ROLLED}", cards={"one": EASY})
    plays(match, "1 sell", "0 select w1,w2,w3", "0 stop")
    assert completed(match, 0) == 3
    plays(match, "0 pass")
    assert phase(match) == "final"


def test_DICE_53_who_has_selected_already_selects_no_more() -> None:
    match = table("phase=decide active=0 field=w1-red completed/1=3 purse/1 ?*12", cards={})
    assert refused(match, "0 select w2") == "DICE-13"
    plays(match, "1 sell")
    assert refused(match, "0 select w2") == "DICE-53"
    assert menu(match, 0) == {"stop"}


def test_DICE_54_last_sales_without_dice() -> None:
    text = (
        "phase=resolve active=0 ending=1 field=w1-red completed/1=3 completed/2=4 purse/0 ?*13 upper/1 one lower/1 two"
    )
    match = table(text, cards={"one": EASY, "two": "1re|1bl;*;*;*;*;*"})
    play(match, "0 pass")
    assert (phase(match), match.game.due(match.state)) == ("final", [2, 1])
    play(match, "1 sell")
    assert completed(match, 1) == 0
    assert refused(match, "1 done") == "KER-07"
    for line in ("stop", "select w1", "pass"):
        assert refused(match, f"0 {line}") == "DICE-54"
    play(match, "2 done")
    assert outcome(match).scores == [13, 1, 0]


def test_DICE_54_final_sales_can_be_agreed_away() -> None:
    text = "phase=decide active=0 field=w1-red ending=1 completed/0=3 completed/1=3 purse/1 ?*13"
    match = table(text, cards={}, final_sales=False)
    assert refused(match, "1 sell") == "DICE-54"
    plays(match, "0 stop", "0 sell", "0 pass")
    assert phase(match) == "over"
    assert outcome(match).scores == [1, 13, 0]
    window = table("phase=window active=0 ending=1 completed/1=3 completed/2=3", cards={}, final_sales=False)
    plays(window, "1 sell", "2 done")
    assert refused(window, "2 sell") == "DICE-54"


@pytest.mark.parametrize("final_sales", [True, False])
def test_DICE_54_a_sale_before_a_roll_leads_to_the_end_at_once(final_sales: bool) -> None:
    text = "active=0 completed/1=3 completed/2=3 purse/1 ?*12"
    match = plays(table(text, cards={}, final_sales=final_sales), "1 sell")
    assert phase(match) == ("final" if final_sales else "over")


def test_DICE_55_DICE_A28_the_most_coins_win_not_the_first_to_the_target() -> None:
    text = "phase=final active=0 ending=1 reached=2 completed/0=6 purse/0 ?*11 purse/1 ?*13"
    match = plays(table(text, cards={}, total=50), "0 sell")
    assert outcome(match).scores == [15, 13, 0]
    assert outcome(match).winners == [0]
    assert outcome(match).reason == "target"


def test_DICE_56_equal_totals_share() -> None:
    match = table("phase=final active=0 ending=1 completed/0=3 purse/0 ?*12 purse/1 ?*13", cards={}, total=50)
    assert outcome(plays(match, "0 sell")).winners == [0, 1]


def test_every_phase_is_tried_for_sales() -> None:
    assert [name for name in PHASES if name not in IN_A_TURN] == ["choose", "over"]
