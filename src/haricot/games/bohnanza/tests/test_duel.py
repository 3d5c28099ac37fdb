"""The duel for two, rule by rule (rules.md 3.14)."""

from __future__ import annotations

from collections import Counter
from itertools import permutations

import pytest
from playing import active, allowed, awaited, due, fact, menu, outcome, phase, play, plays, random_steps, refused

from haricot.kernel.errors import BadSetup

from .tables import coins, exhaustions, fields, grown, in_play, table, zone

# -- setup, harvest, purchase


@pytest.mark.parametrize(
    ("position", "line", "rule"),
    [
        ("hand/0 red,soy  field/0/0 red", "0 plant 1", "BOH-19"),
        ("hand/0 red,soy  field/0/0 blue", "0 plant 0", "BOH-17"),
        ("hand/0 red,soy  field/0/0 blue  field/0/1 wax", "0 plant", "BOH-21"),
        ("hand/0 red,soy", "0 plant soy", "BOH-14"),
        ("hand/0 red,soy", "0 reveal", "BOH-27"),
        ("field/0/0 blue  field/0/1 wax*2", "0 harvest 0", "BOH-66"),
        ("field/0/0 blue", "0 harvest 1", "BOH-65"),
        ("coins/0 blue*2", "0 buy", "BOH-90"),
        ("phase=choose  up red  hand/0 soy", "0 plant", "BOH-25"),
        ("active=0  hand/1 soy", "1 plant", "BOH-100"),
    ],
)
def test_DUEL_01_the_rules_for_more_players_hold_where_none_replaces_them(position: str, line: str, rule: str) -> None:
    assert refused(table(position, seats=2), line) == rule


def test_DUEL_02_garden_and_cocoa_are_removed() -> None:
    cards = Counter(in_play(table(seats=2)))
    assert cards.total() == 144
    assert sorted(cards) == ["black_eyed", "blue", "chili", "coffee", "green", "red", "soy", "stink", "wax"]


@pytest.mark.parametrize("first", [0, 1])
def test_DUEL_03_five_cards_and_two_empty_fields_each(first: int) -> None:
    match = table(seats=2, first_player=first)
    assert [len(zone(match, f"hand/{seat}")) for seat in (0, 1)] == [5, 5]
    assert [grown(match, seat) for seat in (0, 1)] == [["-", "-"], ["-", "-"]]
    assert [coins(match, seat) for seat in (0, 1)] == [0, 0]
    assert len(zone(match, "deck")) == 134
    assert active(match) == first  # the dealer is the other


@pytest.mark.parametrize("moment", ["phase=leftovers  offer soy", "phase=plant", "phase=choose  up soy"])
def test_DUEL_04_harvests_belong_to_ones_own_turn(moment: str) -> None:
    facts, _, lying = moment.partition("  ")
    match = table(f"{facts} active=1  {lying}  field/0/0 wax*4  field/1/0 blue*4", seats=2)
    assert refused(match, "0 harvest 0") == "DUEL-04"
    plays(match, "1 harvest 0")
    assert (coins(match, 1), coins(match, 0)) == (1, 0)


def test_DUEL_04_the_final_harvest_is_everyones() -> None:
    match = table("phase=choose active=0  field/0/0 wax*4  field/1/0 blue*4  field/1/1 red  deck soy", seats=2)
    plays(match, "0 draw")
    assert outcome(match).scores == [1, 1]
    assert [grown(match, seat) for seat in (0, 1)] == [["-", "-"], ["-", "-"]]


def test_DUEL_05_a_third_field_costs_three_coins_that_leave_the_game() -> None:
    match = table("active=0  coins/0 wax,blue,red,chili,soy,stink,green  discard soy", seats=2)
    plays(match, "0 buy")
    assert zone(match, "coins/0") == ["wax", "blue", "red", "chili"]
    assert (zone(match, "box"), zone(match, "discard")) == (["green", "stink", "soy"], ["soy"])
    assert grown(match, 0) == ["-", "-", "-"]
    assert refused(match, "0 buy") == "BOH-89"
    assert refused(table("coins/0 wax*2", seats=2), "0 buy") == "BOH-90"


@pytest.mark.parametrize(
    "asked", ["offer 1 soy/-", "offer all soy/red", "accept 1", "decline 1", "withdraw 1", "keep soy", "wish red"]
)
@pytest.mark.parametrize("seat", [0, 1])
def test_DUEL_06_there_is_no_trade_and_no_gift(asked: str, seat: int) -> None:
    match = table("phase=choose active=0  up soy,red,wax  hand/0 soy  hand/1 soy", seats=2)
    assert refused(match, f"{seat} {asked}") == "DUEL-06"


# -- the turn, D1


def test_DUEL_07_a_turn_has_four_phases_in_order() -> None:
    match = table("phase=leftovers active=0  offer wax  hand/0 red,blue,soy", seats=2)
    assert refused(match, "0 draw") == "DUEL-07"
    plays(match, "0 discard wax@up")
    assert phase(match) == "plant"
    assert refused(match, "0 draw") == "DUEL-07"
    plays(match, "0 plant", "0 reveal")
    assert phase(match) == "choose"
    assert refused(match, "0 reveal") == "DUEL-07"
    plays(match, "0 draw")
    assert (active(match), phase(match)) == (1, "leftovers")


def test_DUEL_08_each_offered_card_is_planted_or_discarded() -> None:
    match = table("phase=leftovers  offer wax,soy,soy  field/0/0 soy", seats=2)
    assert menu(match, 0) == {
        "plant wax 1",
        "plant soy 0",
        "discard wax@up",
        "discard soy@up",
        "harvest 0",
    }
    plays(match, "0 plant soy", "0 discard soy@up", "0 plant wax")
    assert (grown(match, 0), zone(match, "discard"), zone(match, "offer")) == (["soy*2", "wax*1"], ["soy"], [])
    assert refused(table("phase=leftovers  offer wax  hand/0 red", seats=2), "0 plant soy") == "KER-02"
    assert refused(table("phase=leftovers  offer wax  hand/0 soy", seats=2), "0 plant soy") == "DUEL-10"
    assert refused(table("phase=choose  up wax  hand/0 soy", seats=2), "0 plant soy") == "BOH-25"
    assert refused(table("phase=leftovers  offer wax", seats=2), "0 discard soy@up") == "KER-02"


@pytest.mark.parametrize("order", list(permutations(["discard wax@up", "discard red@up", "plant soy"])))
def test_DUEL_09_the_order_is_free_and_the_last_discard_lies_on_top(order: tuple[str, ...]) -> None:
    match = table("phase=leftovers  offer wax,red,soy  hand/0 -  deck wax,green,blue,...", seats=2)
    plays(match, *[f"0 {line}" for line in order])
    assert grown(match, 0) == ["soy*1", "-"]
    top = [line for line in order if line.startswith("discard")][-1]
    assert f"discard {zone(match, 'discard')[-1]}@up" == top
    plays(match, "0 reveal")
    assert zone(match, "up").count("wax") == (2 if top == "discard wax@up" else 1)


def test_DUEL_10_no_offered_card_stays_or_goes_to_a_hand() -> None:
    match = table("phase=leftovers  offer wax,soy  hand/0 red,blue", seats=2)
    for line in ("0 plant", "0 reveal", "0 discard red"):
        assert refused(match, line) == "DUEL-10"
    plays(match, "0 discard wax@up")
    assert phase(match) == "leftovers"
    plays(match, "0 plant soy")
    assert (phase(match), zone(match, "offer"), zone(match, "hand/0")) == ("plant", [], ["red", "blue"])


def test_DUEL_11_discarding_is_always_possible_so_d1_forces_no_harvest() -> None:
    match = table("phase=leftovers  offer wax,soy,red  field/0/0 blue*2  field/0/1 soy  hand/0 chili", seats=2)
    assert refused(match, "0 plant wax") == "BOH-21"
    assert refused(match, "0 plant soy 0") == "BOH-17"
    plays(match, "0 discard wax@up", "0 plant soy", "0 discard red@up")
    assert (grown(match, 0), phase(match)) == (["blue*2", "soy*2"], "plant")
    harvester = table("phase=leftovers  offer soy  field/0/0 soy*2  field/0/1 red", seats=2)
    plays(harvester, "0 harvest 0", "0 plant soy")
    assert (grown(harvester, 0), coins(harvester, 0)) == (["soy*1", "red*1"], 1)
    beside = table("phase=leftovers  offer soy  field/0/0 soy*2", seats=2)
    assert refused(beside, "0 plant soy 1") == "BOH-19"


def test_DUEL_12_d1_is_skipped_when_nothing_is_offered() -> None:
    match = table("hand/0 red,blue  hand/1 red,blue  deck wax*3,soy*2,chili,...", seats=2)
    assert phase(match) == "plant"
    plays(match, "0 plant", "0 reveal", "0 plant wax", "0 plant wax", "0 plant wax", "0 draw")
    assert (active(match), zone(match, "offer"), phase(match)) == (1, [], "plant")
    assert phase(table(seats=2)) == "plant"


# -- D2


def test_DUEL_13_one_or_two_cards_are_planted_from_the_hand() -> None:
    match = table("hand/0 red,blue,red", seats=2)
    assert refused(match, "0 reveal") == "BOH-27"
    plays(match, "0 plant")
    assert allowed(match, "0 reveal")
    plays(match, "0 plant")
    assert grown(match, 0) == ["red*1", "blue*1"]
    assert refused(match, "0 plant") == "BOH-30"


@pytest.mark.parametrize(
    ("card", "left"),
    [
        ("soy", ["blue", "soy", "chili"]),
        ("soy@2", ["soy", "blue", "chili"]),
        ("blue", ["soy", "soy", "chili"]),
        ("chili", ["soy", "blue", "soy"]),
    ],
)
def test_DUEL_14_after_planting_one_hand_card_from_any_place_may_be_discarded(card: str, left: list[str]) -> None:
    match = table("hand/0 red,soy,blue,soy,chili  discard wax", seats=2)
    assert refused(match, f"0 discard {card}") == "DUEL-14"
    plays(match, "0 plant", f"0 discard {card}")
    assert (zone(match, "hand/0"), zone(match, "discard")) == (left, ["wax", card.partition("@")[0]])
    assert refused(match, f"0 discard {left[0]}") == "DUEL-14"
    plays(match, "0 reveal")


def test_DUEL_14_the_discard_is_a_choice() -> None:
    match = table("hand/0 red,soy,blue", seats=2)
    plays(match, "0 plant", "0 plant", "0 reveal")
    assert (zone(match, "hand/0"), zone(match, "discard")) == (["blue"], [])
    assert refused(match, "0 discard blue") == "DUEL-21"


def test_DUEL_15_with_an_empty_hand_nothing_is_planted_or_discarded() -> None:
    match = table("hand/0 -", seats=2)
    assert menu(match, 0) == {"reveal"}
    assert refused(match, "0 plant") == "DUEL-15"
    assert refused(match, "0 discard red") == "DUEL-15"
    plays(match, "0 reveal")


def test_DUEL_15_the_discard_ends_planting_in_d2() -> None:
    match = table("hand/0 red,soy,blue", seats=2)
    plays(match, "0 plant", "0 discard blue")
    assert refused(match, "0 plant") == "DUEL-15"
    assert menu(match, 0) == {"reveal", "harvest 0"}


# -- D3


def test_DUEL_16_three_cards_are_turned_up() -> None:
    match = table("planted=1  deck red,soy,wax,blue,...", seats=2)
    plays(match, "0 reveal")
    assert zone(match, "up") == ["red", "soy", "wax"]
    assert zone(match, "deck")[0] == "blue"


@pytest.mark.parametrize(
    ("discard", "taken", "left"),
    [
        ("soy,wax,red", ["red", "wax", "soy"], []),  # the third card drawn counts before the first is looked at
        ("blue,soy", ["soy"], ["blue"]),
        ("soy,blue,soy,soy", ["soy", "soy"], ["soy", "blue"]),
        ("soy,blue", [], ["soy", "blue"]),
        ("-", [], []),
    ],
)
def test_DUEL_17_matching_discards_are_taken_until_one_matches_nothing(
    discard: str, taken: list[str], left: list[str]
) -> None:
    match = table(f"planted=1  deck red,soy,wax,...  discard {discard}", seats=2)
    plays(match, "0 reveal")
    assert zone(match, "up") == ["red", "soy", "wax", *taken]
    assert zone(match, "discard") == left


def test_DUEL_18_matching_runs_once_a_turn() -> None:
    match = table("planted=1  deck red,soy,wax,blue,blue,...  discard red  field/0/0 soy*3", seats=2)
    plays(match, "0 reveal")
    assert zone(match, "up") == ["red", "soy", "wax", "red"]
    plays(match, "0 harvest 0", "0 plant red")
    assert zone(match, "discard") == ["soy", "soy"]
    plays(match, "0 draw")
    assert (zone(match, "offer"), zone(match, "discard")) == (["soy", "wax", "red"], ["soy", "soy"])


@pytest.mark.parametrize("chosen", [[], ["wax"], ["wax", "red", "red"], ["red", "red", "soy", "wax"]])
def test_DUEL_19_none_to_all_of_the_face_up_cards_are_planted(chosen: list[str]) -> None:
    match = table("phase=choose fields/0=3  up red,soy,wax,red", seats=2)
    plays(match, *[f"0 plant {kind}" for kind in chosen], "0 draw")
    planted = [card.partition("*") for card in grown(match, 0) if card != "-"]
    assert Counter({kind: int(n) for kind, _, n in planted}) == Counter(chosen)
    assert Counter(zone(match, "offer")) == Counter(["red", "soy", "wax", "red"]) - Counter(chosen)


def test_DUEL_19_harvest_and_purchase_go_in_between() -> None:
    match = table("phase=choose  up red,soy,wax  field/0/0 blue*4  field/0/1 chili  coins/0 blue*3", seats=2)
    assert refused(match, "0 plant red") == "BOH-21"
    plays(match, "0 buy", "0 plant wax", "0 harvest 0", "0 plant soy")
    assert (grown(match, 0), coins(match, 0)) == (["soy*1", "chili*1", "wax*1"], 1)
    assert refused(match, "0 plant red 0") == "BOH-21"
    assert refused(match, "0 plant soy") == "KER-02"  # it is planted already


def test_DUEL_20_a_face_up_card_forces_no_harvest() -> None:
    match = table("phase=choose  up red,soy,wax  field/0/0 blue*2  field/0/1 chili*2", seats=2)
    assert menu(match, 0) == {"harvest 0", "harvest 1", "draw"}
    assert refused(match, "0 plant red") == "BOH-21"
    plays(match, "0 draw")
    assert grown(match, 0) == ["blue*2", "chili*2"]


def test_DUEL_21_what_is_not_planted_is_the_opponents_offer() -> None:
    match = table("phase=choose active=0  up red,soy,wax  hand/0 blue,soy  deck chili,stink,...", seats=2)
    for line in ("0 discard red@up", "0 discard soy@up", "0 discard soy"):
        assert refused(match, line) == "DUEL-21"
    plays(match, "0 plant soy", "0 draw")
    assert zone(match, "offer") == ["red", "wax"]
    assert (zone(match, "hand/0"), zone(match, "discard")) == (["blue", "soy", "chili", "stink"], [])
    assert (active(match), phase(match)) == (1, "leftovers")


# -- D4 and the end


def test_DUEL_22_two_cards_are_drawn_to_the_back() -> None:
    match = table("phase=choose  hand/0 blue,soy  deck chili,stink,red,...", seats=2)
    plays(match, "0 draw")
    assert zone(match, "hand/0") == ["blue", "soy", "chili", "stink"]
    assert zone(match, "deck")[0] == "red"


@pytest.mark.parametrize("position", ["phase=plant planted=1  deck soy", "phase=choose  deck soy,red"])
def test_DUEL_23_the_first_exhaustion_ends_the_game_without_a_shuffle(position: str) -> None:
    match = table(f"{position}  hand/0 -  discard blue*9", seats=2)
    line = "0 reveal" if phase(match) == "plant" else "0 draw"
    assert "reshuffled" not in [event.id for event in play(match, line)]
    assert (exhaustions(match), fact(match, "final"), zone(match, "discard")) == (1, "1", ["blue"] * 9)


def test_DUEL_23_a_whole_duel_never_shuffles() -> None:
    match = table(seats=2, seed="first")
    for _ in random_steps(match):
        assert len(in_play(match)) == 144
    assert exhaustions(match) == 1
    assert zone(match, "deck") == []


def test_DUEL_23_no_table_can_agree_otherwise() -> None:
    with pytest.raises(BadSetup, match="exhaustions"):
        table(seats=2, exhaustions=2)


def test_DUEL_24_the_deck_running_out_in_d3_leaves_d3_to_be_finished() -> None:
    match = table("planted=1  deck red  discard soy,red  hand/0 wax  field/0/0 red*2  field/0/1 blue*2", seats=2)
    plays(match, "0 reveal")
    assert (zone(match, "up"), zone(match, "discard")) == (["red", "red"], ["soy"])
    assert refused(match, "0 draw") == "DUEL-24"
    plays(match, "0 plant red", "0 harvest 1", "0 plant red", "0 done")
    assert (phase(match), zone(match, "hand/0"), outcome(match).scores) == ("over", ["wax"], [3, 0])


def test_DUEL_25_the_deck_running_out_in_d4_ends_the_game_at_once() -> None:
    match = table("phase=choose active=0  up wax*3  deck red  hand/0 soy  field/1/0 blue*4", seats=2)
    plays(match, "0 draw")
    assert zone(match, "hand/0") == ["soy", "red"]
    assert (phase(match), outcome(match).scores, due(match)) == ("over", [0, 1], [])
    assert refused(match, "1 plant wax") == "KER-01"


@pytest.mark.parametrize("ending", ["draw", "done"])
def test_DUEL_26_cards_left_as_an_offer_score_nothing(ending: str) -> None:
    facts, deck = ("final=0", "red") if ending == "draw" else ("final=1 exhaustions=1", "-")
    match = table(f"phase=choose active=0 {facts}  up wax*11  deck {deck}", seats=2)
    plays(match, f"0 {ending}")
    assert (zone(match, "offer"), outcome(match).scores) == (["wax"] * 11, [0, 0])


@pytest.mark.parametrize(("hands", "winners"), [((3, 2), [0]), ((2, 4), [1]), ((2, 3), [0, 1])])
def test_DUEL_27_scores_count_coins_and_ties_go_by_hand_cards(hands: tuple[int, int], winners: list[int]) -> None:
    match = table(
        f"phase=choose active=0  deck red  hand/0 soy*{hands[0]}  hand/1 green*{hands[1]}"
        "  coins/0 blue  field/0/0 wax*4  field/0/1 chili  coins/1 stink*2",
        seats=2,
    )
    plays(match, "0 draw")  # one more card in hand/0
    assert outcome(match).scores == [2, 2]
    assert outcome(match).winners == winners


def test_DUEL_28_phases_open_and_end_by_their_acts() -> None:
    match = table("phase=leftovers active=0  offer wax  hand/0 red,blue,soy  field/1/0 soy*2", seats=2)
    assert refused(match, "0 reveal") == "DUEL-10"
    plays(match, "0 discard wax@up")
    assert phase(match) == "plant"  # by itself
    assert refused(match, "0 reveal") == "BOH-27"
    plays(match, "0 plant", "0 plant")
    assert phase(match) == "plant"  # the draw waits for its act
    plays(match, "0 harvest 0", "0 reveal")
    assert phase(match) == "choose"
    assert refused(match, "0 done") == "DUEL-28"
    up = zone(match, "up")
    plays(match, "0 draw")
    assert (zone(match, "offer"), active(match), awaited(match)) == (up, 1, [1])
    assert refused(match, "0 harvest 1") == "DUEL-04"
    assert allowed(match, "1 harvest 0")


def test_DUEL_28_a_last_d3_is_declared_over() -> None:
    match = table("planted=1 active=0  deck soy", seats=2)
    plays(match, "0 reveal")
    assert phase(match) == "choose"
    assert "done" in menu(match, 0)
    assert refused(match, "1 done") == "BOH-100"
    plays(match, "0 done")
    assert phase(match) == "over"
    assert fields(match, 0) == 2
