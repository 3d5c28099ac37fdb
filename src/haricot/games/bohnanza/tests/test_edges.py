"""Section 5.2 of rules.md, row by row: planting, harvesting, dealing, buying, scoring (the deck: test_edges_deck.py)."""

from __future__ import annotations

import pytest
from playing import active, deals, fact, menu, outcome, phase, play, plays, refused

from .tables import coins, exhaustions, fields, grown, table, zone

# -- phase 1


def test_EDGE_01_an_empty_hand_skips_phase_1() -> None:
    match = table("active=0  hand/0 -  deck garden,soy,red")
    plays(match, "0 reveal")
    assert zone(match, "up") == ["garden", "soy"]
    assert (phase(match), fact(match, "planted"), grown(match, 0)) == ("trade", "0", ["-", "-"])


def test_EDGE_02_the_last_hand_card_leaves_no_second_planting() -> None:
    match = table("hand/0 red  field/0/0 red")
    plays(match, "0 plant")
    assert grown(match, 0) == ["red*2", "-"]
    assert menu(match, 0) == {"reveal", "harvest 0"}
    assert refused(match, "0 plant") == "BOH-26"


def test_EDGE_03_a_kind_that_grows_is_not_planted_in_an_empty_field() -> None:
    match = table("hand/0 red,soy  field/0/0 red*3")
    assert refused(match, "0 plant 1") == "BOH-19"


def test_EDGE_04_harvesting_the_matching_field_first_starts_it_afresh() -> None:
    match = table("hand/0 red,soy  field/0/0 red*3  field/0/1 blue")
    plays(match, "0 harvest 0", "0 plant")
    assert (coins(match, 0), zone(match, "discard")) == (2, ["red"])
    assert grown(match, 0) == ["red*1", "blue*1"]


def test_EDGE_05_only_the_larger_field_makes_room() -> None:
    match = table("hand/0 soy,wax  field/0/0 red  field/0/1 blue*3")
    assert refused(match, "0 plant") == "BOH-21"
    assert refused(match, "0 buy") == "BOH-90"
    assert refused(match, "0 harvest 0") == "BOH-66"
    assert menu(match, 0) == {"harvest 1"}
    plays(match, "0 harvest 1", "0 plant")
    assert (coins(match, 0), zone(match, "discard")) == (0, ["blue"] * 3)
    assert grown(match, 0) == ["red*1", "soy*1"]


@pytest.mark.parametrize(("field", "left"), [(0, ["soy*1", "blue*1"]), (1, ["red*1", "soy*1"])])
def test_EDGE_06_of_two_lone_beans_either_makes_room(field: int, left: list[str]) -> None:
    match = table("hand/0 soy,wax  field/0/0 red  field/0/1 blue")
    assert menu(match, 0) == {"harvest 0", "harvest 1"}
    plays(match, f"0 harvest {field}", "0 plant")
    assert (coins(match, 0), len(zone(match, "discard"))) == (0, 1)
    assert grown(match, 0) == left


def test_EDGE_43_the_reveal_waits_for_the_front_card_and_for_no_more() -> None:
    match = table("hand/0 red,soy")
    assert refused(match, "0 reveal") == "BOH-27"
    plays(match, "0 plant", "0 reveal")
    assert (phase(match), zone(match, "hand/0"), grown(match, 0)) == ("trade", ["soy"], ["red*1", "-"])


def test_EDGE_45_two_fields_of_a_kind_stay_separate_where_the_table_allows_them() -> None:
    match = table("hand/0 red,soy  field/0/0 red*3", duplicate_kind_fields=True)
    plays(match, "0 plant 1")
    assert grown(match, 0) == ["red*3", "red*1"]
    assert refused(match, "0 harvest 1") == "BOH-66"


# -- harvests


def test_EDGE_07_an_empty_field_protects_nothing_unless_the_table_is_literal() -> None:
    match = table("field/0/0 red")
    plays(match, "0 harvest 0")
    assert (coins(match, 0), grown(match, 0), zone(match, "discard")) == (0, ["-", "-"], ["red"])
    literal = table("field/0/0 red", single_bean_protection="literal")
    assert refused(literal, "0 harvest 0") == "BOH-66"


def test_EDGE_08_a_lone_bean_is_protected_beside_a_larger_field() -> None:
    match = table("fields/0=3  field/0/0 red  field/0/1 soy*2")
    assert refused(match, "0 harvest 0") == "BOH-66"


def test_EDGE_09_protection_is_looked_at_anew_for_each_harvest() -> None:
    match = table("field/0/0 red  field/0/1 soy*2")
    assert refused(match, "0 harvest 0") == "BOH-66"
    plays(match, "0 harvest 1", "0 harvest 0")
    assert (grown(match, 0), coins(match, 0)) == (["-", "-"], 1)


def test_EDGE_19_a_harvest_off_turn_does_not_disturb_the_turn() -> None:
    match = table("active=0  hand/0 blue,wax  field/2/0 soy*4  field/2/1 red")
    plays(match, "2 harvest 0")
    assert (coins(match, 2), grown(match, 2)) == (2, ["-", "red*1"])
    assert (active(match), phase(match), zone(match, "hand/0")) == (0, "plant", ["blue", "wax"])
    plays(match, "0 plant")


@pytest.mark.parametrize(("cards", "gained", "discarded"), [(1, 0, 1), (2, 2, 0), (3, 3, 0), (6, 3, 3)])
def test_EDGE_30_garden_pays_two_or_three(cards: int, gained: int, discarded: int) -> None:
    match = table(f"field/0/0 garden*{cards}")
    plays(match, "0 harvest 0")
    assert (coins(match, 0), zone(match, "discard")) == (gained, ["garden"] * discarded)


@pytest.mark.parametrize(("cards", "gained", "discarded"), [(1, 0, 1), (2, 2, 0), (3, 3, 0), (4, 4, 0)])
def test_EDGE_31_cocoa_pays_two_to_four(cards: int, gained: int, discarded: int) -> None:
    match = table(f"field/0/0 cocoa*{cards}")
    plays(match, "0 harvest 0")
    assert (coins(match, 0), zone(match, "discard")) == (gained, ["cocoa"] * discarded)


def test_EDGE_44_an_empty_third_field_protects_nothing_unless_the_table_is_literal() -> None:
    position = "fields/0=3  field/0/0 red  field/0/1 blue"
    match = table(position)
    plays(match, "0 harvest 0")
    assert grown(match, 0) == ["-", "blue*1", "-"]
    assert refused(table(position, single_bean_protection="literal"), "0 harvest 0") == "BOH-66"


# -- phases 2 and 3


def test_EDGE_10_a_card_from_the_middle_leaves_the_order_of_the_others() -> None:
    match = table("phase=trade active=0  hand/0 blue,soy,chili,red  hand/1 green,wax  up garden,stink")
    plays(match, "0 offer 1 chili/green", "1 accept 1 green")
    assert zone(match, "hand/0") == ["blue", "soy", "red"]


def test_EDGE_11_two_others_do_not_trade_with_each_other() -> None:
    match = table("phase=trade active=0  hand/1 soy  hand/2 red  up garden,stink")
    assert refused(match, "1 offer 2 soy/red") == "BOH-37"


def test_EDGE_12_a_received_card_is_not_offered_again() -> None:
    match = table("phase=trade active=0  hand/0 blue  hand/1 red  up garden,stink")
    plays(match, "1 offer 0 red/-", "0 accept 1")
    assert zone(match, "aside/0") == ["red"]
    assert refused(match, "0 offer 2 red/soy") == "BOH-47"


def test_EDGE_13_a_refused_gift_moves_nothing() -> None:
    match = table("phase=trade active=0  hand/0 blue  hand/1 red  up garden,stink")
    plays(match, "0 offer 1 garden@up,blue/-", "1 decline 1")
    assert (zone(match, "up"), zone(match, "hand/0"), zone(match, "hand/1")) == (["garden", "stink"], ["blue"], ["red"])
    assert (zone(match, "aside/0"), zone(match, "aside/1"), deals(match)) == ([], [], [])


def test_EDGE_14_a_receiver_chooses_the_order_and_harvests_in_between() -> None:
    match = table("phase=settle active=0  aside/1 blue,soy,blue  field/1/0 soy  field/1/1 chili*3")
    assert refused(match, "1 plant blue") == "BOH-21"
    plays(match, "1 plant soy", "1 harvest 1", "1 plant blue", "1 plant blue")
    assert (coins(match, 1), zone(match, "discard")) == (1, ["chili"] * 2)
    assert grown(match, 1) == ["soy*2", "blue*2"]


def test_EDGE_46_a_locked_card_is_kept_for_good() -> None:
    match = table("hand/0 -  deck garden,soy,wax", lock_kept_cards=True)
    plays(match, "0 reveal", "0 keep garden", "0 offer all soy@up/red")
    assert refused(match, "0 offer all garden@up/red") == "RUL-09"
    plays(match, "0 offer all soy@up/red")
    assert [deal.id for deal in deals(match)] == [1, 2]


def test_EDGE_47_an_offer_stands_or_falls_with_its_own_copy() -> None:
    match = table("phase=trade active=0  hand/0 blue,soy,blue  hand/1 green  hand/3 red  up garden,stink")
    plays(match, "0 offer all blue@1/red", "0 offer 1 blue@2/green", "1 accept 2")
    assert [deal.id for deal in deals(match)] == [1]
    log = play(plays(match, "0 offer 2 blue/-"), "2 accept 3")
    assert deals(match) == []
    assert [event.args for event in log if event.id == "lapsed"] == [{"deal": 1, "seat": 0}]
    assert refused(match, "3 accept 1") == "KER-04"


def test_EDGE_48_the_first_who_can_pay_gets_the_offer_to_all() -> None:
    match = table("phase=trade active=0  hand/1 blue  hand/2 red  hand/3 red,wax  up soy,stink")
    plays(match, "0 offer all soy@up/red")
    assert refused(match, "1 accept 1") == "BOH-102"
    plays(match, "2 accept 1")
    assert (zone(match, "aside/2"), zone(match, "aside/0")) == (["soy"], ["red"])
    assert refused(match, "3 accept 1") == "KER-04"


# -- the third field


def test_EDGE_15_the_top_coins_pay_and_the_last_paid_lies_on_top() -> None:
    match = table("coins/0 blue,red,red,chili  discard soy")
    plays(match, "0 buy")
    assert zone(match, "coins/0") == ["blue"]
    assert zone(match, "discard") == ["soy", "chili", "red", "red"]
    assert grown(match, 0) == ["-", "-", "-"]


def test_EDGE_16_two_coins_are_enough_for_six_but_not_for_four() -> None:
    assert refused(table("coins/0 blue*2", seats=4), "0 buy") == "BOH-90"
    match = table("coins/0 blue*2", seats=6)
    plays(match, "0 buy")
    assert (fields(match, 0), coins(match, 0)) == (3, 0)


def test_EDGE_17_three_players_cannot_buy() -> None:
    assert refused(table("coins/0 blue*9", seats=3), "0 buy") == "BOH-93"


def test_EDGE_18_nobody_buys_twice() -> None:
    assert refused(table("fields/0=3  coins/0 blue*5"), "0 buy") == "BOH-89"


# -- setup and scoring


def test_EDGE_27_equal_coins_go_by_hand_cards() -> None:
    match = table("""phase=draw active=2 exhaustions=2  deck wax
        hand/0 soy*4     coins/0 blue*7   field/0/0 cocoa*2  field/0/1 red
        hand/1 stink*6   coins/1 chili*9
        hand/2 green*5   hand/3 green*7   coins/3 soy*2""")
    plays(match, "2 draw")
    assert outcome(match).scores == [9, 9, 0, 2]
    assert outcome(match).winners == [1]


@pytest.mark.parametrize(("seats", "deck"), [(6, 114), (7, 108)])
@pytest.mark.parametrize("first", [0, 4])
def test_EDGE_28_the_deal_is_staggered_with_six_and_seven(seats: int, deck: int, first: int) -> None:
    match = table(seats=seats, first_player=first)
    hands = [len(zone(match, f"hand/{(first + turn) % seats}")) for turn in range(seats)]
    assert hands == [3, 4, 5, 6, 6, 6, 6][:seats]
    assert len(zone(match, "deck")) == deck


@pytest.mark.parametrize(
    ("tie_break", "winners"), [("hand_size", [3]), ("shared", [1, 3]), ("farthest_from_start", [1])]
)
def test_EDGE_49_ties_go_as_the_table_agreed(tie_break: str, winners: list[int]) -> None:
    match = table(
        "phase=draw active=0 first=2 exhaustions=2  deck wax  hand/0 -  hand/1 soy*2  hand/2 soy*7  hand/3 stink*5"
        "  coins/1 blue*4  coins/3 chili*4  coins/0 green*3",
        tie_break=tie_break,
    )
    plays(match, "0 draw")
    assert outcome(match).scores == [3, 4, 0, 4]
    assert outcome(match).winners == winners
    assert exhaustions(match) == 3
