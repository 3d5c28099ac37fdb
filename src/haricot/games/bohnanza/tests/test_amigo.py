"""The older Amigo edition, rule by rule (rules.md 3.15)."""

from __future__ import annotations

import re
from collections import Counter
from itertools import permutations
from pathlib import Path

import pytest
from playing import active, deals, menu, outcome, phase, play, plays, random_steps, refused, view

from haricot.kernel.errors import BadSetup
from haricot.kernel.match import Match

from .tables import coins, exhaustions, fields, grown, in_play, table, zone

CARDS = {"blue": 20, "chili": 18, "stink": 16, "green": 14, "soy": 12, "black_eyed": 10, "red": 8, "garden": 6}


def amigo(text: str = "", seats: int = 4, **options: object) -> Match:
    """A table of this edition."""
    return table(text, seats, "amigo", **options)  # type: ignore[arg-type]


# -- setup


def test_AMI_01_three_to_five_players() -> None:
    for seats in (3, 4, 5):
        assert len(amigo(seats=seats).state.farms) == seats
    for seats in (1, 2, 6, 7):
        with pytest.raises(BadSetup, match=r"not-for-seats .*takes=\['3', '4', '5'\]"):
            amigo(seats=seats)


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_AMI_02_eight_kinds_and_none_removed(seats: int) -> None:
    cards = Counter(in_play(amigo(seats=seats)))
    assert cards == Counter(CARDS)
    assert cards.total() == 104


def test_AMI_03_every_player_can_have_one_third_field() -> None:
    match = amigo("coins/0 blue*6  coins/1 chili*6  coins/2 stink*6  coins/3 green*6  coins/4 soy*6", seats=5)
    assert [fields(match, seat) for seat in range(5)] == [2] * 5
    plays(match, *[f"{seat} buy" for seat in range(5)])
    assert [fields(match, seat) for seat in range(5)] == [3] * 5
    assert [refused(match, f"{seat} buy") for seat in range(5)] == ["AMI-32"] * 5


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_AMI_04_two_fields_of_one_kind_each(seats: int) -> None:
    match = amigo(seats=seats)
    assert [grown(match, seat) for seat in range(seats)] == [["-", "-"]] * seats
    mixed = amigo("hand/0 red,soy  field/0/0 blue", seats=seats)
    assert refused(mixed, "0 plant 0") == "AMI-04"


@pytest.mark.parametrize(("seats", "deck"), [(3, 89), (4, 84), (5, 79)])
def test_AMI_05_five_cards_each_and_the_rest_is_the_deck(seats: int, deck: int) -> None:
    match = amigo(seats=seats)
    assert [len(zone(match, f"hand/{seat}")) for seat in range(seats)] == [5] * seats
    assert (len(zone(match, "deck")), zone(match, "discard")) == (deck, [])


def test_AMI_06_new_cards_go_behind_the_others() -> None:
    match = amigo("phase=trade active=0  hand/0 blue,soy,red,soy  up chili  deck stink,green,garden,...")
    plays(match, "0 offer 1 red/-", "1 accept 1", "0 done", "0 plant chili", "1 plant red", "0 draw")
    assert zone(match, "hand/0") == ["blue", "soy", "soy", "stink", "green", "garden"]


@pytest.mark.parametrize("first", [0, 2])
def test_AMI_07_turns_go_clockwise_from_the_first_player(first: int) -> None:
    match = amigo(seats=3, first_player=first)
    assert active(match) == first
    turns = [first]
    for _ in random_steps(match):
        if active(match) != turns[-1]:
            turns.append(active(match))
    assert len(turns) > 6
    assert turns == [(first + turn) % 3 for turn in range(len(turns))]


# -- action 1 and selling


def test_AMI_08_a_turn_has_four_actions_in_order() -> None:
    match = amigo("active=0  hand/0 red,blue  deck soy,chili,...")
    assert refused(match, "0 draw") == "AMI-08"
    plays(match, "0 plant", "0 reveal")
    assert phase(match) == "trade"
    assert refused(match, "0 reveal") == "AMI-08"
    plays(match, "0 done")
    assert phase(match) == "settle"
    assert refused(match, "0 reveal") == "AMI-08"
    plays(match, "0 plant soy", "0 harvest 0", "0 plant chili")
    assert phase(match) == "draw"
    plays(match, "0 draw")
    assert (active(match), phase(match)) == (1, "plant")


def test_AMI_09_the_front_card_must_be_planted() -> None:
    match = amigo("hand/0 red,soy")
    assert refused(match, "0 reveal") == "AMI-09"
    assert refused(match, "0 plant soy") == "AMI-09"
    plays(match, "0 plant")
    assert (grown(match, 0), zone(match, "hand/0")) == (["red*1", "-"], ["soy"])
    plays(match, "0 reveal")


def test_AMI_09_an_empty_hand_skips_the_action() -> None:
    match = amigo("hand/0 -")
    assert refused(match, "0 plant") == "AMI-09"
    plays(match, "0 reveal")
    assert (phase(match), len(zone(match, "up"))) == ("trade", 2)


def test_AMI_10_a_second_card_may_be_planted_and_no_third() -> None:
    match = amigo("hand/0 red,red,red")
    plays(match, "0 plant")
    assert {"plant 0", "reveal"} <= menu(match, 0)
    plays(match, "0 plant")
    assert refused(match, "0 plant") == "AMI-10"
    assert grown(match, 0) == ["red*2", "-"]


def test_AMI_11_a_card_joins_the_field_of_its_kind() -> None:
    match = amigo("hand/0 red,soy  field/0/1 red*2")
    assert refused(match, "0 plant 0") == "AMI-11"
    plays(match, "0 plant")
    assert grown(match, 0) == ["-", "red*3"]


def test_AMI_12_no_two_fields_of_a_kind_in_action_3_either() -> None:
    match = amigo("phase=settle active=0  aside/1 red  field/1/0 red  up soy  field/0/1 soy*4")
    assert refused(match, "1 plant red 1") == "AMI-11"
    assert refused(match, "0 plant soy 0") == "AMI-11"
    plays(match, "1 plant red", "0 plant soy")
    assert (grown(match, 1), grown(match, 0)) == (["red*2", "-"], ["-", "soy*5"])


def test_AMI_13_without_room_a_whole_field_is_sold() -> None:
    match = amigo("hand/0 soy,green  field/0/0 red*3  field/0/1 blue*2")
    assert refused(match, "0 plant") == "AMI-13"
    plays(match, "0 harvest 0", "0 plant")
    assert grown(match, 0) == ["soy*1", "blue*2"]
    assert (coins(match, 0), zone(match, "discard")) == (2, ["red"])


@pytest.mark.parametrize(("field", "left"), [(0, ["-", "blue*2"]), (1, ["red*3", "-"])])
def test_AMI_14_the_seller_picks_the_field(field: int, left: list[str]) -> None:
    match = amigo("field/0/0 red*3  field/0/1 blue*2")
    plays(match, f"0 harvest {field}")
    assert grown(match, 0) == left
    assert refused(amigo("field/0/0 red  field/0/1 blue*2"), "0 harvest 0") == "AMI-18"


@pytest.mark.parametrize(
    ("kind", "cards", "gained"),
    [("blue", 3, 0), ("blue", 5, 1), ("chili", 7, 2), ("green", 6, 3), ("black_eyed", 3, 1), ("stink", 8, 4)],
)
def test_AMI_15_the_beanometer_pays_and_the_surplus_is_discarded(kind: str, cards: int, gained: int) -> None:
    match = amigo(f"field/0/0 {kind}*{cards}  discard soy")
    plays(match, "0 harvest 0")
    assert zone(match, "coins/0") == [kind] * gained
    assert zone(match, "discard") == ["soy"] + [kind] * (cards - gained)


def test_AMI_16_coins_lie_apart_from_all_other_cards() -> None:
    match = amigo("phase=draw  field/0/0 red*5  coins/0 blue  deck soy  discard chili*4")
    plays(match, "0 harvest 0", "0 draw")  # the draw shuffles the discards
    assert zone(match, "coins/0") == ["blue"] + ["red"] * 4
    assert Counter(zone(match, "deck") + zone(match, "hand/0")[-2:]) == Counter(chili=4, red=1)


@pytest.mark.parametrize("kind", list(CARDS))
def test_AMI_17_one_harvest_never_pays_more_than_four(kind: str) -> None:
    pays = []
    for cards in range(1, CARDS[kind] + 1):
        match = amigo(f"field/0/0 {kind}*{cards}")
        plays(match, "0 harvest 0")
        pays.append(coins(match, 0))
    assert set(pays) == ({0, 2, 3} if kind == "garden" else {0, 1, 2, 3, 4})
    assert pays == sorted(pays)


def test_AMI_18_one_card_is_not_sold_beside_a_larger_field() -> None:
    match = amigo("field/0/0 red  field/0/1 blue*2  field/1/0 red  field/1/1 blue  field/2/1 soy")
    assert refused(match, "0 harvest 0") == "AMI-18"
    plays(match, "1 harvest 1", "1 harvest 0", "2 harvest 1", "0 harvest 1", "0 harvest 0")
    assert refused(amigo("field/0/0 red", single_bean_protection="literal"), "0 harvest 0") == "AMI-18"


def test_AMI_19_clearing_one_card_pays_nothing() -> None:
    match = amigo("field/0/0 garden  field/0/1 red")
    plays(match, "0 harvest 0")
    assert (coins(match, 0), zone(match, "discard"), grown(match, 0)) == (0, ["garden"], ["-", "red*1"])


# -- action 2


def test_AMI_20_two_cards_are_turned_up() -> None:
    match = amigo("planted=1  deck soy,red,blue,...")
    plays(match, "0 reveal")
    assert (zone(match, "up"), zone(match, "deck")[0]) == (["soy", "red"], "blue")


def test_AMI_21_revealed_and_hand_cards_are_offered_for_what_is_wanted() -> None:
    match = amigo("phase=trade active=0  hand/0 blue,chili,blue  hand/1 red  up soy,green")
    plays(match, "0 offer 1 soy@up,chili/red", "0 offer all green@up,blue@2/red,stink")
    shown = [(deal.to, [match.game.names.card(kind) for kind in deal.wants]) for deal in deals(match)]
    assert shown == [(1, ["red"]), (-1, ["red", "stink"])]
    plays(match, "1 accept 1")
    assert (zone(match, "aside/1"), zone(match, "aside/0")) == (["soy", "chili"], ["red"])


def test_AMI_22_others_offer_hand_cards_to_the_active_player_only() -> None:
    match = amigo("phase=trade active=0  hand/1 red  hand/2 blue  up soy,green")
    assert refused(match, "1 offer 2 red/blue") == "AMI-22"
    assert refused(match, "1 offer 0 soy@up/-") == "AMI-22"
    plays(match, "1 offer 0 red/soy", "0 accept 1 soy@up")
    assert (zone(match, "aside/0"), zone(match, "aside/1")) == (["red"], ["soy"])


@pytest.mark.parametrize(
    ("given", "wanted"), [("soy@up,blue", "red"), ("blue", "red,red"), ("-", "red"), ("blue", "-")]
)
def test_AMI_23_the_sides_may_differ_in_number(given: str, wanted: str) -> None:
    match = amigo("phase=trade active=0  hand/0 blue  hand/1 red,red  up soy,green")
    assert refused(match, "0 offer 1 -/-") == "BOH-41"  # by AMI-38
    plays(match, f"0 offer 1 {given}/{wanted}", "1 accept 1")
    assert len(zone(match, "aside/1")) == (0 if given == "-" else len(given.split(",")))
    assert len(zone(match, "aside/0")) == (0 if wanted == "-" else len(wanted.split(",")))


@pytest.mark.parametrize(("copy", "left"), [("red@1", ["blue", "red", "soy"]), ("red@2", ["red", "blue", "soy"])])
def test_AMI_24_any_place_in_the_hand_and_only_when_the_exchange_is_made(copy: str, left: list[str]) -> None:
    match = amigo("phase=trade active=0  hand/0 red,blue,red,soy  hand/1 green  up chili,stink")
    plays(match, f"0 offer 1 {copy}/green")
    assert zone(match, "hand/0") == ["red", "blue", "red", "soy"]
    plays(match, "1 accept 1")
    assert zone(match, "hand/0") == left


def test_AMI_25_received_cards_lie_apart_and_are_not_exchanged_again() -> None:
    match = amigo("phase=trade active=0  hand/0 blue  hand/1 red  up soy,green")
    plays(match, "0 offer 1 blue/red", "1 accept 1")
    assert (zone(match, "hand/0"), zone(match, "aside/0")) == ([], ["red"])
    assert refused(match, "0 offer 2 red/-") == "AMI-25"
    assert refused(match, "1 offer 0 blue/-") == "AMI-25"
    assert refused(match, "1 plant blue") == "BOH-48"


def test_AMI_26_gifts_come_from_and_go_to_the_active_player() -> None:
    match = amigo("phase=trade active=0  hand/0 blue  hand/1 red  hand/2 chili  up soy,green")
    plays(match, "0 offer 1 soy@up,blue/-", "1 accept 1", "1 offer 0 red/-", "0 accept 2")
    assert (zone(match, "aside/1"), zone(match, "aside/0")) == (["soy", "blue"], ["red"])
    assert refused(match, "2 offer 1 chili/-") == "AMI-22"


def test_AMI_27_a_gift_may_be_refused() -> None:
    match = amigo("phase=trade active=0  hand/0 blue  hand/1 red  up soy,green")
    plays(match, "0 offer 1 blue/-", "1 decline 1", "1 offer 0 red/-", "0 decline 2")
    assert (zone(match, "hand/0"), zone(match, "hand/1")) == (["blue"], ["red"])
    assert (zone(match, "aside/0"), zone(match, "aside/1")) == ([], [])


def test_AMI_28_the_active_players_declaration_ends_the_trade() -> None:
    match = amigo("phase=trade active=0  hand/0 blue  hand/1 red  up soy,green")
    assert refused(match, "1 done") == "AMI-28"
    plays(match, "1 offer 0 red/soy", "0 done")
    assert (phase(match), deals(match)) == ("settle", [])
    assert refused(match, "1 offer 0 red/soy") == "AMI-28"
    assert refused(match, "0 done") == "AMI-28"


# -- actions 3 and 4


@pytest.mark.parametrize("order", list(permutations(["1 plant red", "0 plant soy", "0 plant blue"])))
def test_AMI_29_received_and_kept_cards_are_all_planted(order: tuple[str, ...]) -> None:
    match = amigo("phase=settle active=0  aside/0 blue  aside/1 red  up soy  field/1/0 stink*3  field/1/1 green")
    for line in order:
        assert refused(match, "0 draw") == "BOH-61"
        if line == "1 plant red":
            assert refused(match, line) == "AMI-13"
            plays(match, "1 harvest 0")
        plays(match, line)
    assert (phase(match), grown(match, 1), coins(match, 1)) == ("draw", ["red*1", "green*1"], 1)
    assert Counter(grown(match, 0)) == Counter(["soy*1", "blue*1"])


def test_AMI_30_three_cards_are_drawn_one_by_one_to_the_back() -> None:
    match = amigo("phase=draw  hand/0 blue  deck soy,red,chili,garden,...")
    plays(match, "0 draw")
    assert (zone(match, "hand/0"), zone(match, "deck")[0]) == (["blue", "soy", "red", "chili"], "garden")


# -- at any time


@pytest.mark.parametrize("moment", ["plant", "trade", "settle", "draw"])
@pytest.mark.parametrize("seat", [0, 2])
def test_AMI_31_anyone_sells_at_any_time(moment: str, seat: int) -> None:
    lying = "up soy,green" if moment in ("trade", "settle") else ""
    match = amigo(f"phase={moment} active=0  {lying}  field/{seat}/1 red*2")
    assert refused(match, f"{seat} harvest 0") == "AMI-31"
    plays(match, f"{seat} harvest 1")
    assert (coins(match, seat), zone(match, "discard"), phase(match), active(match)) == (1, ["red"], moment, 0)


@pytest.mark.parametrize("moment", ["plant", "trade", "settle", "draw"])
@pytest.mark.parametrize("seat", [0, 2])
def test_AMI_32_anyone_buys_one_third_field_for_three_coins_at_any_time(moment: str, seat: int) -> None:
    lying = "up soy,green" if moment in ("trade", "settle") else ""
    match = amigo(f"phase={moment} active=0  {lying}  coins/{seat} blue*3,red,chili,stink  discard garden")
    plays(match, f"{seat} buy")
    assert (grown(match, seat), zone(match, f"coins/{seat}")) == (["-", "-", "-"], ["blue"] * 3)
    assert zone(match, "discard") == ["garden", "stink", "chili", "red"]
    assert refused(match, f"{seat} buy") == "AMI-32"
    assert refused(match, f"{1 if seat == 0 else 0} buy") == "AMI-32"


def test_AMI_33_a_stated_wish_binds_nobody() -> None:
    match = amigo("phase=trade active=0  hand/1 blue  up soy,green")
    plays(match, "1 wish soy")
    assert view(match, 3).lists["wish/1"] == [match.game.names.numbers["soy"]]
    plays(match, "0 offer 1 soy@up/-", "1 decline 1")
    assert zone(match, "aside/1") == []


# -- the end


@pytest.mark.parametrize("left", [1, 2, 3])
def test_AMI_34_an_empty_deck_is_at_once_made_of_the_discards(left: int) -> None:
    match = amigo(f"phase=draw  hand/0 -  deck soy*{left}  discard blue*9")
    assert "reshuffled" in [event.id for event in play(match, "0 draw")]
    assert zone(match, "hand/0") == ["soy"] * left + ["blue"] * (3 - left)
    assert (len(zone(match, "deck")), zone(match, "discard"), exhaustions(match)) == (9 - 3 + left, [], 1)


def test_AMI_34_but_not_when_the_game_ends_with_it() -> None:
    match = amigo("phase=draw exhaustions=2  hand/0 -  deck soy*3  discard blue*9")
    assert "reshuffled" not in [event.id for event in play(match, "0 draw")]
    assert (zone(match, "deck"), zone(match, "discard")) == ([], ["blue"] * 9)


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_AMI_35_the_third_exhaustion_ends_the_game(seats: int) -> None:
    second = amigo("phase=draw exhaustions=1  deck soy*3  discard blue*9", seats=seats)
    plays(second, "0 draw")
    assert (exhaustions(second), phase(second)) == (2, "plant")
    third = amigo("phase=draw exhaustions=2  deck soy*3  discard blue*9", seats=seats)
    plays(third, "0 draw")
    assert (exhaustions(third), phase(third)) == (3, "over")


def test_AMI_36_in_action_2_the_turn_is_finished_without_a_draw() -> None:
    match = amigo("planted=1 exhaustions=2  deck soy,red  discard blue*9  hand/1 chili")
    plays(match, "0 reveal", "0 offer 1 soy@up/chili", "1 accept 1", "0 done", "0 plant red", "0 plant chili")
    assert phase(match) == "settle"
    plays(match, "1 plant soy")
    assert phase(match) == "over"


def test_AMI_36_in_action_4_the_game_stops_at_once() -> None:
    match = amigo("phase=draw exhaustions=2  hand/0 -  deck soy,red  discard blue*9")
    plays(match, "0 draw")
    assert (zone(match, "hand/0"), phase(match)) == (["soy", "red"], "over")
    assert refused(match, "1 buy") == "KER-01"


def test_AMI_37_fields_become_coins_hands_nothing_and_a_tie_is_shared() -> None:
    match = amigo("""phase=draw active=3 exhaustions=2  deck blue
        hand/0 soy*6    field/0/0 red*3  field/0/1 garden
        hand/1 stink    coins/1 chili*2
        hand/2 green*9  coins/2 chili
        hand/3 -""")
    plays(match, "3 draw")
    assert outcome(match).scores == [2, 2, 1, 0]
    assert outcome(match).winners == [0, 1]


LISTED = (Path(__file__).parents[1] / "rules.md").read_text(encoding="utf-8")


def inherited() -> set[str]:
    """The BOH rules that AMI-38 lists."""
    line = re.search(r"\*\*AMI-38\*\*.*?: (BOH-.*?)\. Source", LISTED)
    assert line is not None
    numbers: set[int] = set()
    for part in re.sub(r"\(.*?\)|BOH-", "", line[1]).split(","):
        low, _, high = part.partition(" to ")
        numbers |= set(range(int(low), int(high or low) + 1))
    return {f"BOH-{number:02}" for number in numbers}


@pytest.mark.parametrize(
    ("position", "line", "rule"),
    [
        ("phase=plant active=0  hand/1 red", "1 plant", "BOH-100"),
        ("phase=trade active=0  hand/0 red  up soy", "0 plant", "BOH-25"),
        ("phase=settle active=0  hand/0 red  up soy", "0 plant", "BOH-62"),
        ("phase=plant active=0  hand/0 red", "0 offer 1 red/-", "BOH-32"),
        ("phase=trade active=0  aside/1 red  up soy", "1 plant red", "BOH-48"),
        ("phase=trade active=0  hand/0 -  field/0/0 red  up soy", "0 offer 1 red/-", "BOH-49"),
        ("phase=settle active=0  up soy", "0 draw", "BOH-61"),
        ("phase=trade active=0  hand/1 red  up soy", "1 offer all red/-", "BOH-101"),
        ("phase=trade active=0 deal/1=0>1:-/red:0  hand/1 blue  up soy", "1 accept 1", "BOH-102"),
    ],
)
def test_AMI_38_where_the_edition_is_silent_the_listed_rules_hold(position: str, line: str, rule: str) -> None:
    assert refused(amigo(position), line) == rule
    assert rule in inherited()
