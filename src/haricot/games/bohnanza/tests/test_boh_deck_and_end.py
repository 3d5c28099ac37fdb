"""BOH-77 to 91: exhaustion and reshuffle, end and scoring, the third field."""

from __future__ import annotations

import pytest
from playing import active, menu, outcome, phase, play, plays, refused, view

from .tables import PHASES, coins, exhaustions, fields, grown, table, zone

LIMITS = {3: 2, 4: 3, 5: 3, 6: 3, 7: 3}
LAST_DRAW = "phase=draw exhaustions=2"  # four players: the deck runs out for the last time
EMPTY_HANDS = "hand/0 - hand/1 - hand/2 - hand/3 -"

# -- exhaustion and reshuffle


@pytest.mark.parametrize("deck, times", [("red*4", 0), ("red*3", 1), ("red*2", 1)])
def test_BOH_77_the_deck_is_exhausted_when_its_last_card_is_taken_in_phase_4(deck: str, times: int) -> None:
    match = plays(table(f"phase=draw deck {deck} discard soy*5"), "0 draw")
    assert exhaustions(match) == times


@pytest.mark.parametrize("deck, times", [("red*3", 0), ("red*2", 1), ("red*1", 1)])
def test_BOH_77_or_in_phase_2(deck: str, times: int) -> None:
    match = plays(table(f"planted=1 deck {deck} discard soy*5"), "0 reveal")
    assert exhaustions(match) == times


def test_BOH_77_the_counter_starts_at_none() -> None:
    assert exhaustions(table()) == 0


def test_BOH_78_the_discard_pile_becomes_the_deck_at_once() -> None:
    match = table("phase=draw deck red*3 discard soy,blue,blue,wax field/1/0 chili*2")
    log = play(match, "0 draw")
    assert sorted(zone(match, "deck")) == ["blue", "blue", "soy", "wax"]
    assert zone(match, "discard") == []
    assert [event.id for event in log] == ["drew", "exhausted", "reshuffled", "turn"]
    assert view(match, 1).zones["deck"] == [None] * 4
    plays(match, "1 harvest 0")
    assert "chili" not in zone(match, "deck")
    assert zone(match, "discard") == ["chili", "chili"]


def test_BOH_78_the_new_deck_is_shuffled() -> None:
    pile = ["soy"] * 6 + ["blue"] * 6 + ["wax"] * 6
    position = "phase=draw deck red*3 discard soy*6,blue*6,wax*6"
    decks = [zone(plays(table(position, seed=f"shuffle-{n}"), "0 draw"), "deck") for n in range(5)]
    assert all(sorted(deck) == sorted(pile) for deck in decks)
    assert len({tuple(deck) for deck in decks}) == 5


def test_BOH_79_a_draw_goes_on_from_the_new_deck() -> None:
    match = table("phase=draw hand/0 wax deck red discard soy,blue,green,stink", chance=("shuffle green,soy",))
    plays(match, "0 draw")
    assert zone(match, "hand/0") == ["wax", "red", "green", "soy"]
    assert sorted(zone(match, "deck")) == ["blue", "stink"]
    assert (exhaustions(match), zone(match, "discard")) == (1, [])


def test_BOH_79_a_reveal_too() -> None:
    match = table("planted=1 deck red discard soy,blue,green", chance=("shuffle blue",))
    plays(match, "0 reveal")
    assert zone(match, "up") == ["red", "blue"]
    assert sorted(zone(match, "deck")) == ["green", "soy"]


@pytest.mark.parametrize("seats, limit", LIMITS.items())
def test_BOH_80_the_limit_is_three_or_two(seats: int, limit: int) -> None:
    for times in range(limit - 1):
        match = plays(table(f"phase=draw exhaustions={times} deck red discard soy*9", seats=seats), "0 draw")
        assert (exhaustions(match), phase(match)) == (times + 1, "plant")
    last = plays(table(f"phase=draw exhaustions={limit - 1} deck red discard soy*9", seats=seats), "0 draw")
    assert (exhaustions(last), phase(last)) == (limit, "over")


@pytest.mark.parametrize("deck, revealed", [("garden", ["garden"]), ("garden,soy", ["garden", "soy"])])
def test_BOH_81_at_the_limit_in_phase_2_phases_2_and_3_are_played_out(deck: str, revealed: list[str]) -> None:
    match = table(f"planted=1 exhaustions=2 deck {deck} discard wax*5 hand/0 - hand/1 red")
    plays(match, "0 reveal")
    assert (zone(match, "up"), exhaustions(match), zone(match, "deck")) == (revealed, 3, [])
    assert zone(match, "discard") == ["wax"] * 5
    assert phase(match) == "trade"
    plays(match, "0 offer 1 garden@up/red", "1 accept 1", "0 done")
    assert phase(match) == "settle"
    plays(match, "0 plant red", *(["0 plant soy"] if "soy" in deck else []))
    assert phase(match) == "settle"
    plays(match, "1 plant garden")
    assert phase(match) == "over"
    assert zone(match, "hand/0") == []


def test_BOH_82_at_the_limit_in_phase_4_the_game_ends_at_once() -> None:
    match = table(f"{LAST_DRAW} {EMPTY_HANDS} deck garden,soy discard wax*5 field/1/0 red*2 coins/2 blue*3")
    plays(match, "0 draw")
    assert zone(match, "hand/0") == ["garden", "soy"]
    assert (phase(match), exhaustions(match)) == ("over", 3)
    assert sorted(zone(match, "discard")) == ["red", *["wax"] * 5]
    for line in ("0 draw", "1 plant", "1 reveal", "1 harvest 0", "2 buy", "1 pass"):
        assert refused(match, line) == "KER-01"
    assert [menu(match, seat) for seat in range(4)] == [set(), set(), set(), set()]


def test_BOH_82_also_when_the_last_card_is_the_last_one_due() -> None:
    match = plays(table(f"{LAST_DRAW} {EMPTY_HANDS} deck garden,soy,blue"), "0 draw")
    assert (zone(match, "hand/0"), phase(match)) == (["garden", "soy", "blue"], "over")
    goes_on = plays(table(f"{LAST_DRAW} {EMPTY_HANDS} deck garden,soy,blue,blue"), "0 draw")
    assert (phase(goes_on), active(goes_on)) == ("plant", 1)


def test_BOH_83_with_nothing_to_shuffle_the_deck_stays_empty_and_the_game_goes_on() -> None:
    match = table("phase=draw hand/0 - hand/1 stink deck red*3 discard -")
    plays(match, "0 draw")
    assert (exhaustions(match), zone(match, "deck"), phase(match), active(match)) == (1, [], "plant", 1)


def test_BOH_83_the_shuffle_is_tried_again_at_the_next_card_due() -> None:
    match = table("phase=plant planted=1 exhaustions=1 deck - discard - field/2/0 blue*3")
    plays(match, "2 harvest 0", "0 reveal")
    assert zone(match, "up") == ["blue", "blue"]
    assert (exhaustions(match), zone(match, "deck"), phase(match)) == (1, ["blue"], "trade")


def test_BOH_83_still_nothing_in_phase_2_counts_as_the_limit_there() -> None:
    match = table("phase=plant planted=1 exhaustions=1 deck red discard - hand/0 -")
    plays(match, "0 reveal")
    assert (zone(match, "up"), exhaustions(match), phase(match)) == (["red"], 2, "trade")
    plays(match, "0 done", "0 plant red")
    assert phase(match) == "over"


def test_BOH_83_perhaps_no_card_is_revealed_at_all() -> None:
    match = table("phase=plant planted=1 exhaustions=1 deck - discard - hand/0 wax hand/1 red")
    plays(match, "0 reveal")
    assert (zone(match, "up"), exhaustions(match), phase(match)) == ([], 1, "trade")
    plays(match, "0 offer 1 wax/red", "1 accept 1", "0 done", "0 plant red", "1 plant wax")
    assert phase(match) == "over"


@pytest.mark.parametrize("deck, drawn", [("red", ["red"]), ("-", [])])
def test_BOH_83_still_nothing_in_phase_4_ends_at_once(deck: str, drawn: list[str]) -> None:
    match = table(f"phase=draw exhaustions=0 deck {deck} discard - hand/0 -")
    plays(match, "0 draw")
    assert (zone(match, "hand/0"), phase(match)) == (drawn, "over")


# -- the end


def test_BOH_84_hand_cards_score_nothing() -> None:
    match = table(f"{LAST_DRAW} deck red hand/0 cocoa*4,garden*4 hand/1 - coins/1 wax")
    plays(match, "0 draw")
    assert outcome(match).scores == [0, 1, 0, 0]
    assert outcome(match).winners == [1]


def test_BOH_85_everyone_harvests_everything_without_protection() -> None:
    match = table(
        f"{LAST_DRAW} {EMPTY_HANDS} deck red discard wax field/0/0 red field/0/1 soy*4 field/2/0 garden*3 field/2/2 blue*5"
    )
    log = play(match, "0 draw")
    assert [(event.args["seat"], event.args["field"]) for event in log if event.id == "harvested"] == [
        (0, 0),
        (0, 1),
        (2, 0),
        (2, 2),
    ]
    assert [grown(match, seat) for seat in range(3)] == [["-", "-"], ["-", "-"], ["-", "-", "-"]]
    assert outcome(match).scores == [2, 0, 4, 0]
    assert sorted(zone(match, "discard")) == ["blue"] * 4 + ["red"] + ["soy"] * 2 + ["wax"]


def test_BOH_86_a_score_is_the_number_of_coins_and_a_third_field_is_worth_nothing() -> None:
    match = table(
        f"{LAST_DRAW} fields/0=3 {EMPTY_HANDS} deck red coins/0 wax*5 coins/1 garden,soy*4,blue field/1/0 chili*3"
    )
    plays(match, "0 draw")
    assert outcome(match).scores == [5, 7, 0, 0]
    assert outcome(match).scores == [coins(match, seat) for seat in range(4)]


def test_BOH_87_most_coins_win() -> None:
    match = plays(table(f"{LAST_DRAW} deck red coins/2 wax*3 coins/1 blue*2 hand/1 soy*9 hand/2 -"), "0 draw")
    assert outcome(match).winners == [2]


def test_BOH_87_among_equals_most_hand_cards_win() -> None:
    match = table(
        "phase=draw exhaustions=2 deck red coins/1 wax*3 coins/2 blue*3 hand/0 stink*9 hand/1 soy*2 hand/2 soy*3"
    )
    plays(match, "0 draw")
    assert outcome(match).winners == [2]


def test_BOH_87_the_cards_of_a_last_draw_count() -> None:
    match = table(f"{LAST_DRAW} deck red coins/0 wax*3 coins/2 blue*3 hand/0 stink hand/2 soy")
    plays(match, "0 draw")
    assert outcome(match).winners == [0]


def test_BOH_88_players_still_tied_share_the_win() -> None:
    match = table(
        "phase=draw exhaustions=2 deck red coins/1 wax*3 coins/3 blue*3 hand/0 - hand/1 soy*2 hand/2 - hand/3 wax*2"
    )
    plays(match, "0 draw")
    assert outcome(match).winners == [1, 3]


# -- the third field


@pytest.mark.parametrize("seat", [0, 2])
@pytest.mark.parametrize("position", PHASES.values(), ids=PHASES)
def test_BOH_89_a_third_field_can_be_bought_at_any_time(position: str, seat: int) -> None:
    match = table(f"{position} coins/{seat} wax*7")
    assert "buy" in menu(match, seat)
    plays(match, f"{seat} buy")
    assert (fields(match, seat), coins(match, seat)) == (3, 4)
    assert (active(match), phase(match)) == (0, position.split()[0].removeprefix("phase="))


def test_BOH_89_once_for_each_player() -> None:
    match = table("coins/0 wax*7 coins/1 blue*3")
    plays(match, "0 buy")
    assert refused(match, "0 buy") == "BOH-89"
    assert "buy" not in menu(match, 0)
    plays(match, "1 buy")
    assert [fields(match, seat) for seat in range(4)] == [3, 3, 2, 2]


def test_BOH_90_the_top_coins_go_bean_side_up_on_the_discard_pile() -> None:
    match = table("coins/0 red,blue,soy,wax discard stink")
    plays(match, "0 buy")
    assert zone(match, "coins/0") == ["red"]
    assert zone(match, "discard") == ["stink", "wax", "soy", "blue"]
    assert view(match, 2).zones["discard"][-1] == match.game.names.numbers["blue"]


def test_BOH_90_without_the_price_nobody_buys() -> None:
    match = table("coins/0 red,blue coins/1 wax*9")
    assert refused(match, "0 buy") == "BOH-90"
    assert refused(match, "2 buy") == "BOH-90"
    assert "buy" not in menu(match, 0)
    plays(match, "1 buy")
    assert coins(match, 0) == 2


def test_BOH_91_the_third_field_is_empty_and_usable_at_once() -> None:
    match = table("hand/0 soy,soy,wax field/0/0 red*2 field/0/1 blue*2 coins/0 wax*3")
    plays(match, "0 buy")
    assert grown(match, 0) == ["red*2", "blue*2", "-"]
    plays(match, "0 plant 2")
    assert grown(match, 0) == ["red*2", "blue*2", "soy*1"]


def test_BOH_91_the_third_field_follows_every_rule_for_fields() -> None:
    match = table("hand/0 soy,soy field/0/0 red*2 field/0/2 soy")
    assert refused(match, "0 harvest 2") == "BOH-66"
    assert refused(match, "0 plant 1") == "BOH-19"
    plays(match, "0 plant")
    assert grown(match, 0) == ["red*2", "-", "soy*2"]
    plays(match, "0 harvest 2")
    assert coins(match, 0) == 1
    lone = table("hand/0 wax field/0/0 red field/0/1 blue field/0/2 soy*2")
    assert refused(lone, "0 plant 2") == "BOH-21"
    assert refused(lone, "0 harvest 0") == "BOH-66"
