"""The rulings RUL-25 to RUL-39 (rules.md 4): the duel, and what the turn leaves open."""

from __future__ import annotations

import re
from collections import Counter
from itertools import permutations
from pathlib import Path

import pytest
from playing import active, allowed, deals, due, menu, outcome, phase, plays, refused

from haricot.kernel import data, registry

from .tables import coins, exhaustions, fields, grown, table, zone

TEXTS = Path(__file__).parents[1] / "texts"

# -- the duel


def test_RUL_25_at_most_one_hand_card_is_discarded_and_after_planting() -> None:
    match = table("hand/0 red,soy,blue,wax", seats=2)
    assert refused(match, "0 discard wax") == "DUEL-14"
    plays(match, "0 plant", "0 discard wax")
    assert refused(match, "0 discard blue") == "DUEL-14"


@pytest.mark.parametrize("order", list(permutations(["plant soy", "discard wax@up", "plant red"])))
def test_RUL_26_offered_cards_are_handled_in_any_order_and_none_stays(order: tuple[str, ...]) -> None:
    match = table("phase=leftovers  offer wax,soy,red  hand/0 blue", seats=2)
    for line in order:
        assert refused(match, "0 plant") == "DUEL-10"
        plays(match, f"0 {line}")
    assert (zone(match, "offer"), zone(match, "discard"), phase(match)) == ([], ["wax"], "plant")
    assert Counter(grown(match, 0)) == Counter(["soy*1", "red*1"])


def test_RUL_27_matching_is_compulsory_looks_at_drawn_kinds_only_and_runs_once() -> None:
    match = table("planted=1  deck soy,soy,soy,...  discard red,blue,soy,soy  field/0/0 soy*3", seats=2)
    plays(match, "0 reveal")  # nobody is asked
    assert (zone(match, "up"), zone(match, "discard")) == (["soy"] * 5, ["red", "blue"])
    plays(match, "0 harvest 0")
    assert (zone(match, "up"), zone(match, "discard")) == (["soy"] * 5, ["red", "blue", "soy", "soy"])


@pytest.mark.parametrize("deck", ["red", "red,soy", "red,soy,green"])
def test_RUL_28_the_deck_running_out_in_d3_ends_the_game_after_d3(deck: str) -> None:
    match = table(f"planted=1 active=0  deck {deck}  discard wax,red  field/0/0 red", seats=2)
    plays(match, "0 reveal")
    assert zone(match, "up") == [*deck.split(","), "red"]
    plays(match, "0 plant red", "0 done")
    assert (phase(match), outcome(match).scores) == ("over", [1, 0])
    assert refused(match, "1 plant red") == "KER-01"  # no D1 for the opponent


def test_RUL_29_a_third_field_is_bought_off_turn_too() -> None:
    match = table("active=0  coins/1 blue*3", seats=2)
    assert "buy" in menu(match, 1)
    plays(match, "1 buy")
    assert (fields(match, 1), coins(match, 1), active(match)) == (3, 0, 0)


def test_RUL_30_two_fields_and_a_third_for_sale_or_three_and_none() -> None:
    two = table("coins/0 blue*3", seats=2)
    assert [grown(two, seat) for seat in (0, 1)] == [["-", "-"], ["-", "-"]]
    plays(two, "0 buy")
    three = table("coins/0 blue*3", seats=2, duel_start_fields=3)
    assert [grown(three, seat) for seat in (0, 1)] == [["-", "-", "-"], ["-", "-", "-"]]
    assert [refused(three, f"{seat} buy") for seat in (0, 1)] == ["RUL-30", "RUL-30"]
    dealt = table(seats=2, duel_start_fields=3, first_player=0)
    assert (len(zone(dealt, "hand/0")), len(zone(dealt, "deck"))) == (5, 134)  # nothing else changes


def test_RUL_31_cards_of_a_kind_are_decided_one_by_one() -> None:
    match = table("phase=choose  up soy,soy,soy,red", seats=2)
    plays(match, "0 plant soy", "0 plant soy", "0 draw")
    assert (grown(match, 0), zone(match, "offer")) == (["soy*2", "-"], ["soy", "red"])


def test_RUL_32_without_hand_cards_there_is_no_discard() -> None:
    empty = table("hand/0 -", seats=2)
    assert refused(empty, "0 discard soy") == "DUEL-15"
    emptied = table("hand/0 red,red", seats=2)
    plays(emptied, "0 plant", "0 plant")
    assert refused(emptied, "0 discard red") == "DUEL-15"
    assert menu(emptied, 0) == {"reveal", "harvest 0"}


def test_RUL_33_a_player_sells_only_for_a_card_to_be_planted() -> None:
    match = table("phase=choose  up soy,red,wax  field/0/0 blue*4  field/0/1 green*2", seats=2)
    assert allowed(match, "0 draw")
    assert refused(match, "0 plant soy") == "BOH-21"
    plays(match, "0 harvest 0", "0 plant soy", "0 draw")
    assert (grown(match, 0), zone(match, "offer")) == (["soy*1", "green*2"], ["red", "wax"])


# -- dealing and planting


def test_RUL_34_the_active_player_is_no_broker() -> None:
    match = table("phase=trade active=0  hand/0 blue  hand/1 red  hand/2 soy  up wax,green")
    plays(match, "1 offer 0 red/wax", "0 accept 1")
    assert refused(match, "0 offer 2 red/soy") == "BOH-47"
    assert refused(match, "1 offer 0 wax/-") == "BOH-47"
    plays(match, "2 offer 0 soy/red")
    assert refused(match, "0 accept 2") == "BOH-102"
    assert refused(match, "0 accept 2 red") == "BOH-47"


def test_RUL_35_a_harvest_may_serve_the_optional_second_card() -> None:
    match = table("hand/0 red,soy,wax  field/0/0 red*3  field/0/1 blue")
    plays(match, "0 plant")
    assert allowed(match, "0 reveal")
    assert refused(match, "0 plant") == "BOH-21"
    plays(match, "0 harvest 0", "0 plant")
    assert (grown(match, 0), coins(match, 0)) == (["soy*1", "blue*1"], 3)


def test_RUL_36_others_may_make_offers_that_need_the_active_players_consent() -> None:
    match = table("phase=trade active=0  hand/1 red  hand/2 blue  up wax,green")
    plays(match, "1 offer 0 red/wax", "2 offer 0 blue/wax")
    assert [(deal.proposer, deal.to) for deal in deals(match)] == [(1, 0), (2, 0)]
    assert zone(match, "up") == ["wax", "green"]
    plays(match, "0 decline 1", "0 accept 2")
    assert (zone(match, "aside/0"), zone(match, "aside/2"), zone(match, "hand/1")) == (["blue"], ["wax"], ["red"])


# -- the deck, names and the moment before a draw


def test_RUL_37_a_draw_that_empties_the_deck_is_completed_from_the_new_one() -> None:
    match = table("phase=draw exhaustions=1  hand/0 -  deck soy  discard blue*4")
    plays(match, "0 draw")
    assert (zone(match, "hand/0"), len(zone(match, "deck")), exhaustions(match)) == (["soy", "blue", "blue"], 2, 2)
    assert (phase(match), active(match)) == ("plant", 1)
    final = table("phase=draw exhaustions=2  hand/0 -  deck soy  discard blue*4")
    plays(final, "0 draw")
    assert (zone(final, "hand/0"), phase(final)) == (["soy"], "over")


def test_RUL_38_beans_are_known_by_their_card_count() -> None:
    kinds = data.table(registry.box("bohnanza").doc, "kinds")
    counts = {name: data.whole(data.table(kinds, name), "count") for name in kinds}
    assert (counts["coffee"], counts["wax"]) == (24, 22)
    assert len(set(counts.values())) == len(counts)  # so a count names one bean
    french = (TEXTS / "fr.ftl").read_text(encoding="utf-8")
    assert re.search(r"(?m)^bean-coffee = .*Cogné", french)
    assert re.search(r"(?m)^bean-wax = .*Cochet", french)
    assert "Coché" not in french


def test_RUL_39_nothing_is_revealed_or_drawn_by_itself() -> None:
    match = table("hand/0 red,red  field/1/0 soy*2")
    plays(match, "0 plant", "0 plant")
    assert (phase(match), zone(match, "up"), due(match)) == ("plant", [], [0])
    plays(match, "1 harvest 0", "0 reveal", "0 done")
    for kind in zone(match, "up"):
        plays(match, *([] if allowed(match, f"0 plant {kind}") else ["0 harvest 0"]), f"0 plant {kind}")
    assert (phase(match), zone(match, "hand/0"), due(match)) == ("draw", [], [0])
    plays(match, "0 draw")
    assert len(zone(match, "hand/0")) == 3


def test_RUL_39_a_harvest_before_the_draw_is_part_of_the_reshuffle() -> None:
    match = table("phase=draw active=0  hand/0 -  deck soy*3  discard blue  field/1/0 red*4")
    plays(match, "1 harvest 0", "0 draw")
    assert Counter(zone(match, "deck")) == Counter(blue=1, red=1)


def test_RUL_39_in_the_duel_a_harvest_before_the_draw_decides_what_is_matched() -> None:
    match = table("planted=1 active=0  deck red,wax,green,...  discard wax  field/0/0 red*3", seats=2)
    plays(match, "0 harvest 0", "0 reveal")
    assert (zone(match, "up"), zone(match, "discard")) == (["red", "wax", "green", "red", "wax"], [])


@pytest.mark.parametrize("seats", [2, 4])
def test_RUL_39_the_turn_passes_with_the_last_card_drawn(seats: int) -> None:
    moment = "choose" if seats == 2 else "draw"
    match = table(f"phase={moment} active=0  hand/0 -  field/0/0 red*2", seats=seats)
    plays(match, "0 draw")
    assert (active(match), due(match)) == (1, [1])
    assert allowed(match, "0 harvest 0") == (seats == 4)
