"""BOH-56 to 64 and 100: planting received and kept cards, drawing, and what may be done out of turn."""

from __future__ import annotations

import itertools

import pytest
from playing import active, awaited, due, dump, menu, phase, plays, refused

from .tables import PHASES, coins, fields, grown, table, zone

# -- phase 3


def test_BOH_56_everyone_plants_all_set_aside_cards() -> None:
    match = table("phase=settle active=1 aside/0 red,red aside/2 soy up -")
    assert awaited(match) == [0, 2]
    plays(match, "0 plant red", "2 plant soy")
    assert refused(match, "1 draw") == "BOH-61"
    assert awaited(match) == [0]
    plays(match, "0 plant red")
    assert (grown(match, 0), grown(match, 2)) == (["red*2", "-"], ["soy*1", "-"])
    assert phase(match) == "draw"


def test_BOH_56_no_set_aside_card_can_be_passed_over() -> None:
    match = table("phase=settle aside/2 soy")
    assert refused(match, "2 pass") == "KER-03"
    assert refused(match, "2 done") == "BOH-52"
    assert menu(match, 2) == {"plant soy 0", "plant soy 1"}


def test_BOH_57_the_active_player_also_plants_the_revealed_cards() -> None:
    match = table("phase=settle up garden,soy aside/0 garden")
    assert awaited(match) == [0]
    plays(match, "0 plant garden", "0 plant garden", "0 plant soy")
    assert grown(match, 0) == ["garden*2", "soy*1"]
    assert (zone(match, "up"), zone(match, "aside/0"), phase(match)) == ([], [], "draw")


def test_BOH_57_nobody_else_plants_them() -> None:
    match = table("phase=settle up garden aside/2 soy")
    assert refused(match, "2 plant garden") == "KER-02"
    assert "plant garden 0" in menu(match, 0)


@pytest.mark.parametrize("order", list(itertools.permutations(["red", "soy", "blue"])))
def test_BOH_58_each_player_chooses_the_order_of_the_own_cards(order: tuple[str, ...]) -> None:
    match = table("phase=settle fields/0=3 aside/0 red,blue up soy")
    plays(match, *(f"0 plant {kind}" for kind in order))
    assert grown(match, 0) == [f"{kind}*1" for kind in order]


SETTLE = "phase=settle active=2 up garden aside/0 red aside/1 soy,soy aside/2 blue hand/0 - hand/1 - hand/2 - hand/3 -"
PLANTINGS = ["2 plant garden", "2 plant blue", "0 plant red", "1 plant soy", "1 plant soy"]


def test_BOH_59_any_order_among_players_gives_the_same_table() -> None:
    found = set()
    for order in itertools.permutations(PLANTINGS):
        if order.index("2 plant garden") < order.index("2 plant blue"):
            found.add("\n".join(dump(plays(table(SETTLE), *order))))
    assert len(found) == 1


def test_BOH_59_a_serial_engine_asks_the_active_player_first_then_clockwise() -> None:
    match = table(SETTLE)
    assert due(match) == [2, 0, 1]
    plays(match, "2 plant garden", "2 plant blue")
    assert due(match) == [0, 1]


def test_BOH_60_a_player_may_harvest_or_buy_between_two_plantings() -> None:
    match = table("phase=settle aside/1 red,soy field/1/0 red*2 coins/1 wax*3")
    plays(match, "1 plant red", "1 harvest 0", "1 buy", "1 plant soy 2")
    assert grown(match, 1) == ["-", "-", "soy*1"]
    assert coins(match, 1) == 2


@pytest.mark.parametrize("room, result", [("harvest 1", ["red*2", "soy*1"]), ("buy", ["red*2", "blue*4", "soy*1"])])
def test_BOH_60_and_must_when_there_is_no_room(room: str, result: list[str]) -> None:
    match = table("phase=settle active=0 aside/1 red,soy field/1/0 red field/1/1 blue*4 coins/1 wax*3 up -")
    plays(match, "1 plant red")
    assert refused(match, "1 plant soy") == "BOH-21"
    assert menu(match, 1) == {"harvest 0", "harvest 1", "buy"}
    plays(match, f"1 {room}", "1 plant soy")
    assert grown(match, 1) == result
    assert phase(match) == "draw"


@pytest.mark.parametrize("position", ["up red", "aside/0 red", "aside/3 red"])
def test_BOH_61_phase_3_lasts_until_the_last_card_is_planted(position: str) -> None:
    match = table(f"phase=settle {position}")
    assert refused(match, "0 draw") == "BOH-61"
    plays(match, f"{3 if '3' in position else 0} plant red")
    assert phase(match) == "draw"
    plays(match, "0 draw")


def test_BOH_61_phase_3_is_over_at_once_when_nothing_is_to_be_planted() -> None:
    match = plays(table("phase=trade up - hand/0 red"), "0 done")
    assert phase(match) == "draw"


def test_BOH_62_no_hand_card_is_planted_in_phase_3() -> None:
    match = table("phase=settle hand/0 wax,blue up red hand/2 chili,stink aside/2 soy")
    assert refused(match, "0 plant") == "BOH-62"
    assert refused(match, "0 plant 1") == "BOH-62"
    assert refused(match, "2 plant") == "BOH-62"
    assert refused(match, "0 plant wax") == "BOH-62"
    assert refused(match, "0 plant green") == "KER-02"
    plays(match, "0 plant red", "2 plant soy")
    assert (zone(match, "hand/0"), zone(match, "hand/2")) == (["wax", "blue"], ["chili", "stink"])


# -- phase 4


@pytest.mark.parametrize("seats, drawn", [(3, 3), (4, 3), (5, 3), (6, 4), (7, 4)])
def test_BOH_63_the_active_player_draws_to_the_back(seats: int, drawn: int) -> None:
    match = table("phase=draw active=1 hand/1 wax deck red,soy,blue,stink,green,chili", seats=seats)
    plays(match, "1 draw")
    assert zone(match, "hand/1") == ["wax", "red", "soy", "blue", "stink"][: 1 + drawn]
    assert zone(match, "deck") == ["red", "soy", "blue", "stink", "green", "chili"][drawn:]


@pytest.mark.parametrize("seat", [0, 1, 2, 3])
def test_BOH_64_the_player_on_the_left_is_next(seat: int) -> None:
    match = plays(table(f"phase=draw active={seat}"), f"{seat} draw")
    left = (seat + 1) % 4
    assert (active(match), phase(match)) == (left, "plant")
    plays(match, f"{left} plant")
    assert refused(match, f"{seat} draw") == "BOH-100"


# -- out of turn


@pytest.mark.parametrize("position", PHASES.values(), ids=PHASES)
def test_BOH_100_off_turn_a_player_may_harvest_and_buy(position: str) -> None:
    match = table(f"{position} field/2/0 chili*3 coins/2 wax*2")
    plays(match, "2 harvest 0", "2 buy")
    assert (coins(match, 2), fields(match, 2)) == (0, 3)
    assert (active(match), phase(match)) == (0, position.split()[0].removeprefix("phase="))


def test_BOH_100_deal_with_the_active_player_and_plant_what_was_received() -> None:
    match = table("phase=trade up red,soy hand/0 wax hand/2 blue")
    plays(match, "2 offer 0 blue/red", "0 accept 1 red@up", "0 done", "2 plant red")
    assert grown(match, 2) == ["red*1", "-"]


@pytest.mark.parametrize("position", PHASES.values(), ids=PHASES)
def test_BOH_100_and_nothing_else(position: str) -> None:
    match = table(f"{position} hand/2 blue,wax")
    for action in ("reveal", "draw", "keep red"):
        assert refused(match, f"2 {action}") == "BOH-100"
    assert refused(match, "2 done") == "BOH-52"
    assert refused(match, "2 plant") == ("BOH-62" if "settle" in position else "BOH-100")
    assert not menu(match, 2) & {"reveal", "draw", "done"}
    assert not any(choice.startswith("plant") for choice in menu(match, 2))
