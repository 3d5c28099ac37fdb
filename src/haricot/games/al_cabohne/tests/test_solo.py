"""One player against three bosses (rules.md 3B, SOLO-01 to 19)."""

from __future__ import annotations

from typing import Any

import pytest
from playing import active, allowed, fact, ids, menu, outcome, phase, play, plays, refused, view

from .procedure import Procedure
from .tables import BOSSES, FED3, LAW, boss, coins, grown, piles, table, treasury, zone


def test_SOLO_01_three_bosses() -> None:
    match = table(seats=1)
    assert [name for name in BOSSES[1] if name in view(match, 0).zones] == LAW["solo"]["bosses"]


@pytest.mark.parametrize(
    ("kind", "cards"),
    [("blue", 4), ("kidney", 5), ("chili", 3), ("stink", 3), ("puff", 4), ("green", 3), ("runner", 3)],
)
def test_SOLO_02_joe_sells_for_one_coin(kind: str, cards: int) -> None:
    match = table(f"phase=cultivate  joe {kind}*{cards - 1}  hand/0 {kind}", seats=1)
    plays(match, f"0 feed {kind} joe")
    assert (boss(match, "joe"), treasury(match), zone(match, "discard")) == ("-", 1, [kind] * (cards - 1))


def test_SOLO_03_seven_cards_are_dealt_before_the_bosses_are_stocked() -> None:
    deck = "blue,puff,blue,puff,blue,green,blue,stink,kidney,runner"
    match = table(seats=1, chance=(f"deck {deck}",))
    assert zone(match, "hand/0") == deck.split(",")[:7]
    assert [boss(match, name) for name in BOSSES[1]] == ["stink*1", "kidney*1", "runner*1"]


def test_SOLO_04_three_fields_from_the_start_and_no_more() -> None:
    match = table(f"{FED3} coins/0 green*9", seats=1)
    assert grown(match, 0) == ["-", "-", "-"]
    assert refused(match, "0 buy") == "SOLO-04"


@pytest.mark.parametrize(
    ("rest", "stocked"),
    [
        ("runner,puff,runner,puff,chili,chili", ["runner*2", "puff*2", "chili*1"]),
        ("runner,puff,chili", ["runner*1", "puff*1", "chili*1"]),
        ("blue,blue,puff,blue,green", ["blue*3", "puff*1", "green*1"]),
    ],
)
def test_SOLO_05_SOLO_06_stocking_ends_with_the_first_card_of_a_third_variety(rest: str, stocked: list[str]) -> None:
    match = table(seats=1, chance=(f"deck {','.join(['stink'] * 7)},{rest}",))
    assert [boss(match, name) for name in BOSSES[1]] == stocked
    assert stocked[2].endswith("*1")


def test_SOLO_07_a_turn_has_five_phases_and_there_are_no_leftovers() -> None:
    match = table(
        "phase=pay  al blue don chili joe stink  field/0/0 blue*2  hand/0 puff  deck kidney,green,runner,...", 1
    )
    for line in ("plant", "reveal", "draw", "feed puff al", "discard puff@up"):
        assert refused(match, f"0 {line}") == "SOLO-07"
    plays(match, "0 done", "0 plant")
    assert refused(match, "0 done") == "SOLO-07"
    plays(
        match,
        "0 reveal",
        "0 plant kidney",
        "0 harvest 0",
        "0 harvest 1",
        "0 plant green",
        "0 harvest 0",
        "0 plant runner",
    )
    plays(match, "0 draw")
    assert (active(match), phase(match)) == (0, "plant")
    assert phase(table(seats=1)) == "plant"  # nothing to pay: the first turn's first phase is merged


def test_SOLO_08_up_to_three_cards_are_paid() -> None:
    match = table(f"phase=pay {FED3} field/0/0 stink*2  field/0/1 chili  field/0/2 blue*3  hand/0 -", seats=1)
    assert ids(play(match, "0 done")) == ["paid"] * 3
    assert [boss(match, name) for name in BOSSES[1]] == ["blue*2", "chili*2", "stink*2"]
    assert grown(match, 0) == ["stink*1", "-", "blue*2"]


def test_SOLO_09_one_card_must_one_more_may_be_planted_nothing_for_the_bosses() -> None:
    match = table(f"{FED3} hand/0 puff,blue,puff", seats=1)
    assert refused(match, "0 reveal") == "CAB-21"
    plays(match, "0 plant")
    assert refused(match, "0 feed blue al") == "SOLO-09"
    plays(match, "0 plant")
    assert refused(match, "0 plant") == "CAB-22"


def test_SOLO_10_the_reveal_asks_three_bosses() -> None:
    match = plays(table(f"{FED3} hand/0 -  discard puff,stink  deck stink,chili,puff,kidney,green,...", 1), "0 reveal")
    assert (boss(match, "don"), boss(match, "joe"), treasury(match)) == ("chili*2", "-", 1)
    assert piles(match) == {"puff": 1, "kidney": 1, "green": 1}
    for seed in range(20):
        text = f"al puff*4  don green*{1 + seed % 4}  joe blue*{1 + seed % 3}  hand/0 -  discard ?*9  deck ?*{4 + seed}"
        match = table(text, seats=1, seed=str(seed))
        procedure = Procedure(match)
        procedure.run("after_each_card")
        plays(match, "0 reveal")
        assert (piles(match), zone(match, "discard")) == (procedure.piles, procedure.discard)


def test_SOLO_11_every_pile_must_be_planted_and_no_hand_is_shown() -> None:
    match = table(f"phase=cultivate {FED3} up puff,kidney  hand/0 -", seats=1)
    assert refused(match, "0 draw") == "SOLO-11"
    assert refused(match, "0 discard puff@up") == "SOLO-11"
    plays(match, "0 plant puff", "0 plant kidney")
    assert allowed(match, "0 draw")
    match = table("phase=cultivate  al blue  don chili  hand/0 blue,chili", seats=1)
    assert "showed" not in ids(play(match, "0 draw"))
    assert boss(match, "joe") == "-"


def test_SOLO_12_piles_and_hand_cards_may_go_to_bosses() -> None:
    match = table("phase=cultivate  al blue  don chili  up puff,blue  hand/0 chili", seats=1)
    plays(match, "0 feed puff@up joe", "0 feed blue@up al", "0 feed chili don")
    assert [boss(match, name) for name in BOSSES[1]] == ["blue*2", "chili*2", "puff*1"]


@pytest.mark.parametrize(("hand", "drawn"), [(0, 4), (1, 3), (2, 2), (5, 2)])
def test_SOLO_13_cards_drawn(hand: int, drawn: int) -> None:
    cards = f"green*{hand}" if hand else "-"
    match = plays(table(f"phase=cultivate {FED3} hand/0 {cards}  deck runner*5,...", seats=1), "0 draw")
    assert zone(match, "hand/0") == ["green"] * hand + ["runner"] * drawn


def test_CAB_68_SOLO_14_the_decision_points_of_the_solo_game() -> None:
    match = table(
        f"phase=pay {FED3} field/0/0 blue*3  field/0/1 green*4  hand/0 green,green,puff  deck stink,runner,kidney,...",
        seats=1,
    )
    for line in ("done", "plant", "plant", "reveal"):
        assert "harvest 1" in menu(match, 0), line
        plays(match, f"0 {line}")
    assert (phase(match), "harvest 1" in menu(match, 0)) == ("cultivate", True)


def test_SOLO_14_own_fields_may_be_harvested_at_any_time_but_the_reveal() -> None:
    match = table(f"phase=pay {FED3} field/0/0 blue*3  field/0/1 green*4  field/0/2 runner*4  hand/0 puff", seats=1)
    plays(match, "0 harvest 1", "0 done", "0 harvest 2")
    assert coins(match, 0) == 3
    assert "harvest 0" in menu(plays(match, "0 plant", "0 reveal"), 0)


def test_SOLO_15_the_deck_is_played_once() -> None:
    match = table(f"phase=cultivate {FED3} hand/0 puff*2  discard green*9  deck kidney,kidney", seats=1)
    assert ids(play(match, "0 draw"))[:2] == ["drew", "exhausted"]
    assert (phase(match), zone(match, "deck")) == ("over", [])
    assert zone(match, "discard")[:9] == ["green"] * 9


def test_SOLO_16_the_turn_of_the_last_card_is_finished() -> None:
    match = table(f"{FED3} hand/0 -  discard green*9  deck kidney,runner", seats=1)
    plays(match, "0 reveal")
    assert (piles(match), fact(match, "final")) == ({"kidney": 1, "runner": 1}, "1")
    assert refused(match, "0 done") == "SOLO-07"
    plays(match, "0 plant kidney", "0 plant runner")
    log = play(match, "0 draw")
    assert "drew" not in ids(log)
    assert (phase(match), zone(match, "hand/0")) == ("over", [])
    match = plays(table(f"phase=cultivate {FED3} hand/0 -  deck kidney,runner", seats=1), "0 draw")
    assert (phase(match), zone(match, "hand/0")) == ("over", ["kidney", "runner"])


def test_SOLO_17_everybody_sells_once_more() -> None:
    match = table(
        "phase=cultivate  al blue*7  don chili*3  joe runner*2  field/0/0 green*6  hand/0 -  deck puff", seats=1
    )
    plays(match, "0 draw")
    assert (outcome(match).scores, outcome(match).others["mafia"]) == ([3], 3)


@pytest.mark.parametrize(("own", "winners"), [(9, []), (10, []), (11, [0])])
def test_SOLO_18_the_mafia_counts_double(own: int, winners: list[int]) -> None:
    match = table(f"phase=cultivate {FED3} coins/0 green*{own}  treasury runner*5  hand/0 -  deck puff", seats=1)
    plays(match, "0 draw")
    assert outcome(match).plain() == {
        "scores": [own],
        "winners": winners,
        "drawn": [],
        "others": {"mafia": 5, "mafia_doubled": 10},
        "reason": "exhausted",
    }
    assert match.record().result.split() == ["result", str(own), "winners", "0" if winners else "-"] + [
        *["mafia", "5", "mafia_doubled", "10", "reason", "exhausted"]
    ]


def series(results: list[int], **options: Any) -> int:
    """The longest run of wins, from outcomes alone."""
    run = longest = 0
    for own in results:
        match = table(
            f"phase=cultivate {FED3} coins/0 green*{own}  treasury runner*5  hand/0 -  deck puff", 1, **options
        )
        found = outcome(plays(match, "0 draw"))
        if not found.drawn:
            run = run + 1 if found.winners else 0
        longest = max(longest, run)
    return longest


def test_SOLO_19_outcomes_tell_wins_defeats_and_draws_apart_for_a_series() -> None:
    assert series([11, 12, 9, 11]) == 2
    assert series([11, 10, 12]) == 1
    assert series([11, 10, 12], mafia_wins_ties=False) == 2
