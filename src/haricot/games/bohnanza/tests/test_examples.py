"""The examples and figures printed in the rule book (rules.md 5.1), each as a record with a position."""

from __future__ import annotations

import pytest
from playing import awaited, deals, fact, kinds, menu, phase, plays, recorded, refused

from haricot.kernel.match import Match

from .tables import coins, grown, zone

HEAD = """haricot 1
game bohnanza  rules 1  edition {edition}  seats 4
seed example
"""
STEPHANE, ANNE = 0, 1


def example(position: str, *lines: str, edition: str = "gigamic") -> Match:
    """The match of a record with this position and these decisions."""
    return recorded("\n".join([HEAD.format(edition=edition) + position.strip(), "--", *lines]))


# -- harvests


@pytest.mark.parametrize(
    "cards, gained, discarded",
    [(1, 0, 1), (2, 0, 2), (3, 1, 2), (4, 1, 3), (5, 2, 3), (6, 2, 4), (7, 3, 4), (8, 4, 4), (9, 4, 5), (16, 4, 12)],
)
def test_EX_01_harvests_of_stink_beans(cards: int, gained: int, discarded: int) -> None:
    match = example(f"position\n  field/0/0 stink*{cards}   hand/0 red", "0 harvest 0")
    assert coins(match, 0) == gained
    assert zone(match, "discard") == ["stink"] * discarded
    assert grown(match, 0) == ["-", "-"]


MARC = "position\n  field/0/0 chili*{cards}   field/0/1 soy*2   hand/0 red   discard wax"


def test_EX_05_marc_harvests_three_chili_beans() -> None:
    match = example(MARC.format(cards=3), "0 harvest 0")
    assert zone(match, "coins/0") == ["chili"]
    assert zone(match, "discard") == ["wax", "chili", "chili"]
    assert grown(match, 0) == ["-", "soy*2"]


def test_EX_05b_two_chili_beans_pay_nothing() -> None:
    match = example(MARC.format(cards=2), "0 harvest 0")
    assert coins(match, 0) == 0
    assert zone(match, "discard") == ["wax", "chili", "chili"]
    assert grown(match, 0) == ["-", "soy*2"]


@pytest.mark.parametrize(
    "cards, gained, discarded", [(2, 1, 1), (3, 2, 1), (4, 3, 1), (5, 4, 1), (6, 4, 2), (7, 4, 3), (8, 4, 4)]
)
def test_EX_06_harvests_of_red_beans_in_the_older_edition(cards: int, gained: int, discarded: int) -> None:
    match = example(f"position\n  field/0/0 red*{cards}   hand/0 blue", "0 harvest 0", edition="amigo")
    assert coins(match, 0) == gained
    assert zone(match, "discard") == ["red"] * discarded
    assert grown(match, 0) == ["-", "-"]


# -- Stéphane's turn: examples 2 to 4 follow one another


TURN = """
position phase=plant planted=1 active=0
  deck garden,soy,...
  field/0/0 red   {second_field}
  hand/0 wax,blue,stink   hand/1 chili,red,green   hand/2 red   hand/3 -
"""
EXAMPLE_2 = ["0 reveal", "0 keep garden", "0 offer all soy@up/red"]
EXAMPLE_3 = [*EXAMPLE_2, "0 withdraw 1", "0 offer all soy@up,blue/red"]
EXAMPLE_4 = [*EXAMPLE_3, "1 accept 2"]
PRINTED = TURN.format(second_field="field/0/1 garden")


def sides(match: Match) -> list[tuple[list[str], list[str]]]:
    """What each open deal gives and wants."""
    return [(kinds(match, deal.gives), kinds(match, deal.wants)) for deal in deals(match)]


def test_EX_02_stephane_reveals_keeps_and_offers() -> None:
    match = example(PRINTED, *EXAMPLE_2[:1])
    assert zone(match, "up") == ["garden", "soy"]
    match = example(PRINTED, *EXAMPLE_2)
    assert sides(match) == [(["soy"], ["red"])]
    assert [seat for seat in range(4) if deals(match)[0].waits_for(seat)] == [1, 2, 3]
    assert zone(match, "up") == ["garden", "soy"]
    assert zone(match, "hand/0") == ["wax", "blue", "stink"]
    assert zone(match, "hand/1") == ["chili", "red", "green"]
    assert [zone(match, f"aside/{seat}") for seat in range(4)] == [[], [], [], []]


def test_EX_03_stephane_adds_a_hand_card() -> None:
    match = example(PRINTED, *EXAMPLE_3)
    assert sides(match) == [(["soy", "blue"], ["red"])]
    assert zone(match, "up") == ["garden", "soy"]
    assert zone(match, "hand/0") == ["wax", "blue", "stink"]
    assert [zone(match, f"aside/{seat}") for seat in range(4)] == [[], [], [], []]


def test_EX_04_anne_accepts() -> None:
    match = example(PRINTED, *EXAMPLE_4)
    assert zone(match, "aside/0") == ["red"]
    assert zone(match, "aside/1") == ["soy", "blue"]
    assert zone(match, "hand/0") == ["wax", "stink"]
    assert zone(match, "hand/1") == ["chili", "green"]
    assert zone(match, "up") == ["garden"]
    assert refused(match, "0 offer 2 red/-") == "BOH-47"
    assert refused(match, "1 offer 0 soy/wax") == "BOH-47"
    assert refused(match, "1 offer 0 blue/wax") == "BOH-47"


def test_EX_04_both_must_plant() -> None:
    match = example(PRINTED, *EXAMPLE_4, "0 done")
    assert phase(match) == "settle"
    assert awaited(match) == [STEPHANE, ANNE]
    assert menu(match, STEPHANE) == {"plant red 0", "plant garden 1", "harvest 0", "harvest 1"}
    assert menu(match, ANNE) == {"plant soy 0", "plant soy 1", "plant blue 0", "plant blue 1"}


def test_EX_04_stephane_plants_each_card_in_its_only_field() -> None:
    match = example(PRINTED, *EXAMPLE_4, "0 done")
    assert refused(match, "0 plant red 1") == "BOH-17"
    assert refused(match, "0 plant garden 0") == "BOH-17"
    plays(match, "0 plant red", "0 plant garden")
    assert grown(match, STEPHANE) == ["red*2", "garden*2"]


def test_EX_04_phase_4_waits_for_anne() -> None:
    match = example(PRINTED, *EXAMPLE_4, "0 done", "0 plant red", "0 plant garden", "1 plant blue")
    assert refused(match, "0 draw") == "BOH-61"
    plays(match, "1 plant soy")
    assert phase(match) == "draw"
    plays(match, "0 draw")
    assert fact(match, "active") == "1"


def test_EX_04b_with_an_empty_second_field() -> None:
    match = example(TURN.format(second_field=""), *EXAMPLE_4, "0 done", "0 plant red", "0 plant garden")
    assert grown(match, STEPHANE) == ["red*2", "garden*1"]


# -- figures


@pytest.mark.parametrize("kind, where", [("garden", {"plant 0"}), ("chili", {"plant 1"}), ("blue", set())])
def test_FIG_01_the_fields_say_where_a_card_may_go(kind: str, where: set[str]) -> None:
    match = example(f"position\n  field/0/0 garden*2   field/0/1 chili   hand/0 {kind},wax")
    assert {choice for choice in menu(match, 0) if choice.startswith("plant")} == where
    for field in (0, 1):
        if f"plant {field}" not in where:
            assert refused(match, f"0 plant {field}") == ("BOH-17" if where else "BOH-21")
    if where:
        plays(match, "0 plant")
        assert grown(match, 0) == (["garden*3", "chili*1"] if kind == "garden" else ["garden*2", "chili*2"])


def test_FIG_02_only_the_first_card_of_a_hand_can_be_planted() -> None:
    match = example("position\n  hand/0 blue,red,soy,wax,green")
    for kind in ("red", "soy", "wax", "green"):
        assert refused(match, f"0 plant {kind}") == "BOH-14"
    plays(match, "0 plant 0")
    assert grown(match, 0) == ["blue*1", "-"]
    assert zone(match, "hand/0") == ["red", "soy", "wax", "green"]
