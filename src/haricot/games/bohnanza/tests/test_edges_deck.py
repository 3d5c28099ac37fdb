"""Section 5.2 of rules.md, row by row: the deck running out, and the duel."""

from __future__ import annotations

from playing import active, fact, menu, outcome, phase, play, plays, refused

from haricot.kernel.match import Match

from .tables import coins, exhaustions, fields, grown, table, zone


def ids(match: Match, line: str) -> list[str]:
    """Play a line; the ids of what happened."""
    return [event.id for event in play(match, line)]


# -- the deck runs out


def test_EDGE_20_a_reveal_goes_on_from_the_new_deck() -> None:
    match = table("planted=1  deck soy  discard blue*10", seats=5)
    plays(match, "0 reveal")
    assert zone(match, "up") == ["soy", "blue"]
    assert (exhaustions(match), len(zone(match, "deck")), zone(match, "discard")) == (1, 9, [])


def test_EDGE_21_the_last_card_of_the_game_is_revealed_alone() -> None:
    match = table("planted=1 exhaustions=2  deck soy  discard blue*10  hand/1 red,wax", seats=5)
    assert ids(match, "0 reveal") == ["revealed", "exhausted"]
    assert (zone(match, "up"), exhaustions(match), len(zone(match, "discard"))) == (["soy"], 3, 10)
    plays(match, "0 offer 1 soy@up/red", "1 accept 1", "0 done")
    assert phase(match) == "settle"
    assert refused(match, "0 draw") == "BOH-61"
    plays(match, "0 plant red", "1 plant soy")
    assert phase(match) == "over"
    assert refused(match, "0 draw") == "KER-01"
    assert outcome(match).scores == [0] * 5


def test_EDGE_22_the_last_two_cards_of_the_game_are_revealed_together() -> None:
    match = table("planted=1 exhaustions=2  deck soy,red  discard blue*10", seats=5)
    assert ids(match, "0 reveal") == ["revealed", "exhausted"]
    assert (zone(match, "up"), exhaustions(match), len(zone(match, "discard"))) == (["soy", "red"], 3, 10)
    plays(match, "0 done", "0 plant soy", "0 plant red")
    assert phase(match) == "over"


def test_EDGE_23_the_last_three_cards_are_drawn_and_the_game_is_over() -> None:
    match = table("phase=draw exhaustions=2  deck soy,red,wax  hand/0 blue  discard blue*10", seats=5)
    plays(match, "0 draw")
    assert zone(match, "hand/0") == ["blue", "soy", "red", "wax"]
    assert (exhaustions(match), phase(match)) == (3, "over")


def test_EDGE_24_a_third_card_is_not_drawn_when_the_game_is_over() -> None:
    match = table("phase=draw exhaustions=2  deck soy,red  hand/0 blue  discard blue*10", seats=5)
    plays(match, "0 draw")
    assert zone(match, "hand/0") == ["blue", "soy", "red"]
    assert (exhaustions(match), phase(match)) == (3, "over")


def test_EDGE_25_with_three_players_the_second_exhaustion_is_the_last() -> None:
    match = table("phase=draw exhaustions=1  deck soy,red,wax  discard blue*10", seats=3)
    plays(match, "0 draw")
    assert (exhaustions(match), phase(match)) == (2, "over")


def test_EDGE_26_in_the_older_edition_three_players_go_on_after_the_second() -> None:
    match = table("phase=draw exhaustions=1  deck soy,red,green  discard blue*10", seats=3, edition="amigo")
    plays(match, "0 draw")
    assert (exhaustions(match), zone(match, "deck"), zone(match, "discard")) == (2, ["blue"] * 10, [])
    assert (phase(match), active(match)) == ("plant", 1)


def test_EDGE_29_six_players_draw_four() -> None:
    match = table("phase=draw  hand/0 blue  deck soy,red,wax,chili,stink,...", seats=6)
    plays(match, "0 draw")
    assert zone(match, "hand/0") == ["blue", "soy", "red", "wax", "chili"]


def test_EDGE_41_without_discards_the_second_card_cannot_be_had() -> None:
    match = table("planted=1  deck soy  field/1/0 red*3", seats=5)
    plays(match, "0 reveal")
    assert (zone(match, "up"), exhaustions(match), phase(match)) == (["soy"], 1, "trade")
    plays(match, "0 done", "0 plant soy")
    assert phase(match) == "over"
    assert outcome(match).scores == [0, 2, 0, 0, 0]


def test_EDGE_42_the_shuffle_is_tried_again_at_the_next_card_due() -> None:
    match = table("phase=draw active=0  deck soy,red,wax  hand/0 -  hand/1 stink,green  field/1/0 blue*3", seats=5)
    plays(match, "0 draw")
    assert zone(match, "hand/0") == ["soy", "red", "wax"]
    assert (exhaustions(match), zone(match, "deck"), active(match), phase(match)) == (1, [], 1, "plant")
    plays(match, "1 harvest 0", "1 plant", "1 reveal")
    assert (zone(match, "up"), zone(match, "deck"), zone(match, "discard")) == (["blue"] * 2, ["blue"], [])
    assert (exhaustions(match), phase(match)) == (1, "trade")


# -- the duel


def test_EDGE_32_matching_discards_join_the_drawn_cards() -> None:
    match = table("planted=1  discard soy,red,blue,blue  deck blue,green,red,wax", seats=2)
    plays(match, "0 reveal")
    assert sorted(zone(match, "up")) == ["blue"] * 3 + ["green"] + ["red"] * 2
    assert zone(match, "discard") == ["soy"]


def test_EDGE_33_a_top_discard_that_matches_nothing_stops_it() -> None:
    match = table("planted=1  discard blue,soy  deck blue,green,red,wax", seats=2)
    plays(match, "0 reveal")
    assert (zone(match, "up"), zone(match, "discard")) == (["blue", "green", "red"], ["blue", "soy"])


def test_EDGE_34_later_discards_are_not_taken() -> None:
    match = table("planted=1  field/0/0 blue*3  deck blue,green,red,wax,wax,wax", seats=2)
    plays(match, "0 reveal", "0 harvest 0")
    assert (zone(match, "up"), zone(match, "discard")) == (["blue", "green", "red"], ["blue"] * 3)
    plays(match, "0 plant green", "0 draw")
    assert (zone(match, "offer"), zone(match, "discard")) == (["blue", "red"], ["blue"] * 3)


def test_EDGE_35_each_offered_card_is_dealt_with_before_d2() -> None:
    match = table("phase=leftovers  offer wax,soy  hand/0 red,green", seats=2)
    assert refused(match, "0 plant") == "DUEL-10"
    plays(match, "0 discard wax@up", "0 plant soy", "0 plant")
    assert (zone(match, "discard"), grown(match, 0), phase(match)) == (["wax"], ["soy*1", "red*1"], "plant")
    untouched = table("phase=leftovers  offer wax,soy  hand/0 red,green", seats=2)
    plays(untouched, "0 plant soy")
    assert refused(untouched, "0 plant") == "DUEL-10"
    assert refused(untouched, "0 reveal") == "DUEL-10"
    assert zone(untouched, "offer") == ["wax"]


def test_EDGE_36_nobody_harvests_in_the_opponents_turn() -> None:
    match = table("active=0  field/1/0 soy*4", seats=2)
    assert refused(match, "1 harvest 0") == "DUEL-04"
    assert "harvest 0" not in menu(match, 1)


def test_EDGE_37_in_the_duel_the_price_leaves_the_game() -> None:
    match = table("active=0  coins/0 red*3  discard soy", seats=2)
    plays(match, "0 buy")
    assert (zone(match, "box"), zone(match, "discard"), coins(match, 0)) == (["red"] * 3, ["soy"], 0)
    assert fields(match, 0) == 3


def test_EDGE_38_one_hand_card_is_discarded_and_no_second() -> None:
    match = table("planted=1  hand/0 soy,blue,chili", seats=2)
    plays(match, "0 discard chili")
    assert (zone(match, "hand/0"), zone(match, "discard")) == (["soy", "blue"], ["chili"])
    assert refused(match, "0 discard blue") == "DUEL-14"


def last_d3(drawn: str) -> Match:
    """A duel whose deck runs out in D3, played to its end."""
    match = table(f"planted=1  discard soy,blue  deck {drawn}  field/0/0 green*2  hand/0 wax", seats=2)
    assert ids(match, "0 reveal") == ["revealed", "exhausted", "matched"]
    assert (zone(match, "up"), zone(match, "discard")) == ([*drawn.split(","), "blue"], ["soy"])
    assert (exhaustions(match), fact(match, "final")) == (1, "1")
    plays(match, "0 plant green")
    assert grown(match, 0) == ["green*3", "-"]
    assert refused(match, "0 draw") == "DUEL-24"
    plays(match, "0 done")
    assert (phase(match), zone(match, "hand/0"), outcome(match).scores) == ("over", ["wax"], [1, 0])
    return match


def test_EDGE_39_two_cards_left_in_d3_are_the_last() -> None:
    assert zone(last_d3("blue,green"), "offer") == ["blue", "blue"]


def test_EDGE_50_three_cards_left_in_d3_are_the_last() -> None:
    assert zone(last_d3("blue,green,red"), "offer") == ["blue", "red", "blue"]


def test_EDGE_40_two_cards_left_in_d4_are_drawn_and_the_game_is_over() -> None:
    match = table("phase=choose  up soy  hand/0 wax  deck blue,green", seats=2)
    plays(match, "0 draw")
    assert (zone(match, "hand/0"), exhaustions(match), phase(match)) == (["wax", "blue", "green"], 1, "over")


def test_EDGE_51_the_last_card_drawn_closes_the_harvest() -> None:
    match = table("phase=choose  up soy  hand/0 wax  deck blue,green,red,red,red  field/0/0 stink*3", seats=2)
    plays(match, "0 draw")
    assert (zone(match, "hand/0"), active(match)) == (["wax", "blue", "green"], 1)
    assert refused(match, "0 harvest 0") == "DUEL-04"


def test_EDGE_52_with_three_fields_from_the_start_none_is_sold() -> None:
    match = table("coins/0 blue*9", seats=2, duel_start_fields=3)
    assert refused(match, "0 buy") == "RUL-30"
    assert (fields(match, 0), fields(match, 1)) == (3, 3)
