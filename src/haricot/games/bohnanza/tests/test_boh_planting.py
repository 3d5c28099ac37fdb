"""BOH-16 to 31 and 103: the outline of a turn, planting in general, and phase 1."""

from __future__ import annotations

import pytest
from playing import active, allowed, due, menu, phase, play, plays, random_steps, refused

from .tables import exhaustions, fields, grown, table, zone

# -- the turn


def test_BOH_16_four_phases_in_fixed_order() -> None:
    match = table("hand/0 red,soy hand/1 wax deck blue,stink,green*9")
    assert phase(match) == "plant"
    plays(match, "0 plant", "0 reveal")
    assert phase(match) == "trade"
    plays(match, "0 done")
    assert phase(match) == "settle"
    plays(match, "0 harvest 0", "0 plant blue", "0 plant stink")
    assert phase(match) == "draw"
    plays(match, "0 draw")
    assert (phase(match), active(match)) == ("plant", 1)


def test_BOH_16_no_phase_is_played_out_of_order() -> None:
    assert refused(plays(table("hand/0 red"), "0 plant"), "0 draw") == "BOH-16"
    for position in ("phase=trade up red,soy", "phase=settle up red", "phase=draw"):
        assert refused(table(position), "0 reveal") == "BOH-16"


# -- planting in general


def test_BOH_17_a_field_holds_one_kind() -> None:
    match = table("hand/0 soy field/0/0 red*2")
    assert refused(match, "0 plant 0") == "BOH-17"
    plays(match, "0 plant 1")
    assert grown(match, 0) == ["red*2", "soy*1"]


def test_BOH_17_also_for_received_cards() -> None:
    match = table("phase=settle aside/2 soy field/2/1 blue*4")
    assert refused(match, "2 plant soy 1") == "BOH-17"
    plays(match, "2 plant soy 0")
    assert grown(match, 2) == ["soy*1", "blue*4"]


def test_BOH_18_a_field_holds_any_number() -> None:
    match = table("hand/0 blue,blue field/0/0 blue*18")
    plays(match, "0 plant", "0 plant")
    assert grown(match, 0) == ["blue*20", "-"]


def test_BOH_19_a_card_joins_the_field_of_its_kind() -> None:
    match = table("hand/0 red,red field/0/1 red")
    assert refused(match, "0 plant 0") == "BOH-19"
    assert "plant 0" not in menu(match, 0)
    plays(match, "0 plant 1", "0 plant")
    assert grown(match, 0) == ["-", "red*3"]


def test_BOH_19_also_for_received_and_kept_cards() -> None:
    match = table("phase=settle aside/1 red field/1/0 red up soy field/0/0 soy*2")
    assert refused(match, "1 plant red 1") == "BOH-19"
    assert refused(match, "0 plant soy 1") == "BOH-19"
    plays(match, "1 plant red", "0 plant soy 0")
    assert (grown(match, 1), grown(match, 0)) == (["red*2", "-"], ["soy*3", "-"])


@pytest.mark.parametrize("field, result", [(0, ["soy*1", "red*2", "-"]), (2, ["-", "red*2", "soy*1"])])
def test_BOH_20_a_new_kind_goes_to_an_empty_field_of_choice(field: int, result: list[str]) -> None:
    match = table("fields/0=3 hand/0 soy field/0/1 red*2")
    assert {"plant 0", "plant 2"} <= menu(match, 0)
    plays(match, f"0 plant {field}")
    assert grown(match, 0) == result


def test_BOH_21_without_room_nothing_is_planted() -> None:
    match = table("hand/0 soy field/0/0 red*2 field/0/1 blue*4 coins/0 wax*3")
    assert refused(match, "0 plant") == "BOH-21"
    assert refused(match, "0 plant 0") == "BOH-21"
    assert menu(match, 0) == {"harvest 0", "harvest 1", "buy"}


@pytest.mark.parametrize(
    "room, result",
    [("harvest 0", ["soy*1", "blue*4"]), ("harvest 1", ["red*2", "soy*1"]), ("buy", ["red*2", "blue*4", "soy*1"])],
)
def test_BOH_21_room_is_made_by_a_harvest_or_a_purchase(room: str, result: list[str]) -> None:
    match = table("hand/0 soy field/0/0 red*2 field/0/1 blue*4 coins/0 wax*3")
    plays(match, f"0 {room}", "0 plant")
    assert grown(match, 0) == result


def test_BOH_22_no_player_has_two_fields_of_a_kind() -> None:
    match = table("fields/0=3 hand/0 red field/0/0 red")
    assert refused(match, "0 plant 1") == "BOH-19"
    assert refused(match, "0 plant 2") == "BOH-19"


def test_BOH_22_holds_throughout_a_game() -> None:
    match = table(seats=3, offers=3)
    most = 0
    for _ in random_steps(match):
        zones = match.game.dump(match.state).zones
        for seat in range(3):
            kinds = [cards[0] for zone, cards in zones.items() if zone.startswith(f"field/{seat}/")]
            assert len(kinds) == len(set(kinds))
            most = max(most, len(kinds))
    assert most == 3


def test_BOH_23_the_matching_field_may_be_harvested_first() -> None:
    match = table("hand/0 red field/0/0 red*3")
    plays(match, "0 harvest 0", "0 plant 1")
    assert grown(match, 0) == ["-", "red*1"]


def test_BOH_23_only_as_protection_allows() -> None:
    match = table("hand/0 red field/0/0 red field/0/1 blue*2")
    assert refused(match, "0 harvest 0") == "BOH-66"
    assert refused(match, "0 plant 1") == "BOH-17"
    plays(match, "0 plant")
    assert grown(match, 0) == ["red*2", "blue*2"]


def test_BOH_24_a_planted_card_cannot_be_dealt() -> None:
    match = table("phase=trade field/0/0 red*3 hand/0 soy up blue,wax field/1/0 stink*2 hand/1 chili")
    assert refused(match, "0 offer 1 red/chili") == "BOH-49"
    assert refused(match, "1 offer 0 stink/soy") == "BOH-49"


def test_BOH_24_a_field_only_grows_until_it_is_harvested() -> None:
    match = table(seats=4, offers=3)
    before = [[0] * 3 for _ in range(4)]
    harvests = 0
    for _ in random_steps(match):
        zones = match.game.dump(match.state).zones
        now = [[len(zones.get(f"field/{seat}/{field}", [])) for field in range(3)] for seat in range(4)]
        verb = match.game.write(match.taken[-1].action).split()[0]
        for seat in range(4):
            for field in range(3):
                if now[seat][field] < before[seat][field]:
                    harvests += 1
                    assert now[seat][field] == 0
                    assert verb == "harvest" or phase(match) == "over"
        before = now
    assert harvests > 0


@pytest.mark.parametrize("position", ["phase=trade hand/0 red up soy,blue", "phase=draw hand/0 red"])
def test_BOH_25_nobody_plants_in_phases_2_and_4(position: str) -> None:
    match = table(position)
    assert refused(match, "0 plant") == "BOH-25"
    assert refused(match, "0 plant red") == "BOH-25"
    assert not any(choice.startswith("plant") for choice in menu(match, 0))


def test_BOH_25_phases_1_and_3_are_for_planting() -> None:
    assert zone(plays(table("hand/0 red"), "0 plant"), "field/0/0") == ["red"]
    match = plays(table("phase=settle up red aside/2 soy"), "0 plant red", "2 plant soy")
    assert zone(match, "field/0/0") == ["red"] and zone(match, "field/2/0") == ["soy"]


# -- the acts of the active player


def test_BOH_103_reveal_and_draw_never_start_by_themselves() -> None:
    match = table("hand/0 red hand/1 - deck blue,stink,green*9")
    plays(match, "0 plant")
    assert (phase(match), zone(match, "up"), due(match)) == ("plant", [], [0])
    plays(match, "0 reveal", "0 done", "0 harvest 0", "0 plant blue", "0 plant stink")
    assert (phase(match), zone(match, "hand/0"), due(match)) == ("draw", [], [0])
    assert menu(match, 0) >= {"draw"}


@pytest.mark.parametrize("position", ["phase=plant planted=1", "phase=draw"])
def test_BOH_103_until_the_act_everyone_may_harvest_and_buy(position: str) -> None:
    match = table(f"{position} field/0/0 red*2 field/1/0 soy*2 coins/0 wax*3 coins/3 blue*3")
    plays(match, "1 harvest 0", "0 harvest 0", "3 buy", "0 buy")
    assert [fields(match, seat) for seat in range(4)] == [3, 2, 2, 3]


def test_BOH_103_what_is_harvested_before_the_act_is_part_of_the_reshuffle() -> None:
    match = table("phase=plant planted=1 deck red,soy field/1/0 blue*3")
    plays(match, "1 harvest 0", "0 reveal")
    assert (exhaustions(match), zone(match, "deck"), zone(match, "discard")) == (1, ["blue"] * 3, [])


def test_BOH_103_the_reveal_ends_phase_1_and_waits_for_the_front_card() -> None:
    match = table("hand/0 red,soy")
    assert refused(match, "0 reveal") == "BOH-27"
    plays(match, "0 plant", "0 reveal")
    assert refused(match, "0 plant") == "BOH-25"
    assert zone(match, "hand/0") == ["soy"]


def test_BOH_103_the_draw_waits_for_the_last_planting_and_passes_the_turn() -> None:
    match = table("phase=settle up red aside/2 soy hand/0 - hand/1 wax deck blue,wax,green,stink")
    plays(match, "0 plant red")
    assert refused(match, "0 draw") == "BOH-61"
    plays(match, "2 plant soy")
    log = play(match, "0 draw")
    assert [event.id for event in log] == ["drew", "turn"]
    assert (active(match), phase(match)) == (1, "plant")


def test_BOH_103_a_last_turn_ends_with_the_last_planting() -> None:
    match = table("phase=settle exhaustions=3 final=1 up red aside/2 soy deck -")
    plays(match, "0 plant red")
    assert phase(match) == "settle"
    plays(match, "2 plant soy")
    assert phase(match) == "over"


def test_BOH_103_a_last_turn_with_nothing_to_plant_ends_with_the_declaration() -> None:
    match = table("phase=trade exhaustions=3 final=1 up - deck -")
    plays(match, "0 done")
    assert phase(match) == "over"


# -- phase 1


def test_BOH_26_with_an_empty_hand_phase_1_is_skipped() -> None:
    match = table("hand/0 - deck red,soy,blue")
    assert refused(match, "0 plant") == "BOH-26"
    assert menu(match, 0) == {"reveal"}
    plays(match, "0 reveal")
    assert (phase(match), zone(match, "up")) == ("trade", ["red", "soy"])


def test_BOH_27_the_front_card_must_be_planted() -> None:
    match = table("hand/0 red,soy")
    assert refused(match, "0 reveal") == "BOH-27"
    assert menu(match, 0) == {"plant 0", "plant 1"}
    plays(match, "0 plant 0")
    assert grown(match, 0) == ["red*1", "-"]


def test_BOH_28_the_next_card_may_be_planted() -> None:
    match = plays(table("hand/0 red,soy,blue"), "0 plant 0")
    assert menu(match, 0) == {"plant 1", "reveal", "harvest 0"}
    plays(match, "0 plant", "0 reveal")
    assert grown(match, 0) == ["red*1", "soy*1"]
    assert zone(match, "hand/0") == ["blue"]


def test_BOH_28_or_left_in_the_hand() -> None:
    match = plays(table("hand/0 red,soy,blue"), "0 plant 0", "0 reveal")
    assert zone(match, "hand/0") == ["soy", "blue"]


def test_BOH_28_not_without_a_next_card() -> None:
    match = plays(table("hand/0 red"), "0 plant 0")
    assert refused(match, "0 plant") == "BOH-26"
    assert menu(match, 0) == {"reveal", "harvest 0"}


def test_BOH_28_the_next_card_follows_the_same_rules() -> None:
    match = plays(table("hand/0 red,soy,blue field/0/0 blue*2"), "0 plant 1")
    assert refused(match, "0 plant") == "BOH-21"
    assert refused(match, "0 plant blue") == "BOH-14"


@pytest.mark.parametrize(
    "hand, result",
    [("red,red", ["red*2", "-"]), ("red,soy", ["red*1", "soy*1"])],
)
def test_BOH_29_both_cards_in_one_field_or_in_two(hand: str, result: list[str]) -> None:
    match = plays(table(f"hand/0 {hand}"), "0 plant", "0 plant")
    assert grown(match, 0) == result


def test_BOH_30_no_third_card() -> None:
    match = plays(table("hand/0 red,red,red"), "0 plant", "0 plant")
    assert refused(match, "0 plant") == "BOH-30"
    assert not any(choice.startswith("plant") for choice in menu(match, 0))
    assert grown(match, 0) == ["red*2", "-"]


@pytest.mark.parametrize(
    "room, result",
    [("harvest 0", ["soy*1", "blue*2"]), ("harvest 1", ["red*2", "soy*1"]), ("buy", ["red*2", "blue*2", "soy*1"])],
)
@pytest.mark.parametrize("first", [True, False])
def test_BOH_31_either_card_may_make_room_as_the_player_picks(first: bool, room: str, result: list[str]) -> None:
    fields_and_coins = "field/0/1 blue*2 coins/0 wax*3"
    if first:
        match = table(f"hand/0 soy field/0/0 red*2 {fields_and_coins}")
    else:
        match = plays(table(f"hand/0 red,soy field/0/0 red {fields_and_coins}"), "0 plant")
    assert not allowed(match, "0 plant")
    plays(match, f"0 {room}", "0 plant")
    assert grown(match, 0) == result


def test_BOH_31_only_a_legally_harvestable_field() -> None:
    match = table("hand/0 soy field/0/0 red field/0/1 blue*3")
    assert refused(match, "0 harvest 0") == "BOH-66"
    plays(match, "0 harvest 1", "0 plant")
    assert grown(match, 0) == ["red*1", "soy*1"]
