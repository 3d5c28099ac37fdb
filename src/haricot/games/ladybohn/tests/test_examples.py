"""The worked examples of the law, LAD-EX1 to LAD-EX18."""

from __future__ import annotations

import pytest
from playing import awaited, due, fact, menu, outcome, phase, view

from .tables import coins, grown, owed, play, plays, price, refused, table, zone


def test_LAD_EX1_a_sample_beanometer() -> None:
    expected = [0, 0, 1, 1, 2, 2, 3, 4, 4]
    for size in range(1, 9):  # the box has eight misters; the ninth card of the field is a baby below
        match = table(f"field/0/0 stink[{' '.join('m' * size)}]")
        plays(match, "0 harvest 0")
        assert coins(match, 0) == expected[size - 1]
        assert len(zone(match, "discard")) == size - expected[size - 1]
    match = plays(table("field/0/0 stink[B m m m m m m m m]"), "0 harvest 0")
    assert coins(match, 0) == expected[8] and len(zone(match, "discard")) == 5


@pytest.mark.parametrize("top", ["m", "w"])
def test_LAD_EX2_two_saubohne_pay_nothing(top: str) -> None:
    match = plays(table(f"field/0/0 stink[m {top}]"), "0 harvest 0")
    assert coins(match, 0) == 0
    assert zone(match, "discard") == ["stink:m", f"stink:{top}"]
    assert grown(match, 0) == ["-", "-"]


def test_LAD_EX3_babies_lift_a_miss() -> None:
    match = table("field/0/0 red[m m w m m] hand/0 red:B,red:B")
    assert coins(plays(table("field/0/0 red[m m w m m]"), "0 harvest 0"), 0) == price("red", "m", 5) == 4
    plays(match, "0 plant")
    assert grown(match, 0)[0] == "red[m m w m m B]"
    assert coins(plays(table("field/0/0 red[m m w m m B]"), "0 harvest 0"), 0) == 0
    assert refused(match, "0 lift 1 3") == "LAD-14"
    assert refused(match, "0 lift 1 0") == "LAD-14"
    assert refused(match, "0 lift 2 1") == "KER-02"  # there is one miss; no other card can be named
    plays(match, "0 lift 1 2")
    assert grown(match, 0)[0] == "red[m m m m w B]"
    assert refused(match, "0 lift 1 1") == "LAD-16"
    plays(match, "0 plant")
    assert grown(match, 0)[0] == "red[m m m m w B B]"
    plays(match, "0 lift 1 2")
    assert grown(match, 0)[0] == "red[m m m m B B w]"
    plays(match, "0 harvest 0")
    assert coins(match, 0) == price("red", "w", 7) == 5
    assert zone(match, "coins/0") == ["red:w", "red:B", "red:B", "red:m", "red:m"]
    assert zone(match, "discard") == ["red:m", "red:m"]


def test_LAD_EX4_baby_and_mister_as_a_nasty_gift() -> None:
    match = table("phase=trade active=0 hand/0 green:B,green:m hand/1 - field/1/0 green[m w] up -")
    plays(match, "0 offer 1 green*2/-", "1 accept 1")
    assert grown(match, 1)[0] == "green[m w B]"
    assert zone(match, "aside/1") == ["green:m"]
    assert refused(match, "1 lift 1 2") == "LAD-15"
    assert owed(match, "1 plant green:m") == "LAD-16"
    plays(match, "1 lift 1 1")
    assert grown(match, 1)[0] == "green[m B w]"
    between = table("phase=trade active=0 hand/0 green:B,green:m hand/1 - field/1/0 green[m w] up -")
    plays(between, "0 offer 1 green*2/-", "1 accept 1", "1 lift 1 1", "1 harvest 0")
    assert coins(between, 1) == price("green", "w", 3) == 2
    plays(match, "0 done", "1 plant green:m")
    assert grown(match, 1)[0] == "green[m B w m]"


def test_LAD_EX5_a_baby_without_a_matching_field() -> None:
    match = table("phase=trade active=0 hand/0 chili:B hand/2 - field/2/0 blue[m m] field/2/1 soy[m w] up -")
    plays(match, "0 offer 2 chili/-", "2 accept 1")
    assert zone(match, "aside/2") == ["chili:B"]
    assert refused(match, "2 plant chili:B") == "LAD-31"
    plays(match, "0 done")
    assert refused(match, "2 plant chili:B") == "LAD-12"
    plays(match, "2 harvest 0", "2 plant chili:B")
    assert grown(match, 2) == ["chili[B]", "soy[m w]"]


def test_LAD_EX6_a_baby_on_top_pays_nothing() -> None:
    match = plays(table("field/0/0 soy[m m m w B]"), "0 harvest 0")
    assert coins(match, 0) == 0 and len(zone(match, "discard")) == 5
    lifted = plays(table("field/0/0 soy[m m m w] hand/0 soy:B"), "0 plant", "0 lift 1 1")
    assert grown(lifted, 0)[0] == "soy[m m m B w]"
    assert coins(plays(lifted, "0 harvest 0"), 0) == price("soy", "w", 5) == 3


def test_LAD_EX7_a_garden_miss_with_enough_discards() -> None:
    match = table("field/0/0 garden[m w] discard green:m,chili:w,red:B,blue:m")
    plays(match, "0 harvest 0")
    assert zone(match, "coins/0") == ["blue:m", "red:B", "chili:w"]
    assert len(zone(match, "coins/0")) == price("garden", "w", 2) == 3
    assert zone(match, "discard") == ["green:m", "garden:m", "garden:w"]


def test_LAD_EX8_a_garden_miss_with_short_discards() -> None:
    match = table("field/0/0 garden[m w] discard blue:m deck " + ",".join("?" * 30))
    plays(match, "0 harvest 0")
    assert zone(match, "coins/0")[0] == "blue:m" and coins(match, 0) == 3
    assert len(zone(match, "deck")) == 28
    assert zone(match, "discard") == ["garden:m", "garden:w"]


def test_LAD_EX9_third_fields() -> None:
    match = table("active=2 fields/0=3 fields/1=3 coins/2 soy:m,soy:m,soy:m,soy:m,soy:m,soy:m", 5)
    assert refused(match, "2 buy") == "LAD-54"
    ann = table("active=0 coins/0 blue:m,blue:B,soy:w,red:m coins/1 soy:m,soy:m,soy:m coins/3 green:m,green:m", 5)
    assert refused(ann, "1 buy") == "LAD-55"  # in Ann's turn
    plays(ann, "0 buy")
    assert zone(ann, "discard") == ["red:m", "soy:w", "blue:B"]
    assert zone(ann, "coins/0") == ["blue:m"]
    assert view(ann, 4).facts["fields/0"] == 3
    assert refused(ann, "0 buy") == "LAD-55"  # a second one
    assert refused(table("active=3 coins/3 green:m,green:m", 5), "3 buy") == "LAD-55"  # two coins


def test_LAD_EX10_two_different_cards_in_phase_1() -> None:
    match = table("field/0/0 blue[m] field/0/1 red[m w] hand/0 red:m,blue:w,soy:m")
    assert refused(match, "0 plant 0") == "LAD-07"
    plays(match, "0 plant 1", "0 plant 0")
    assert grown(match, 0) == ["blue[m w]", "red[m w m]"]
    assert refused(match, "0 plant") == "LAD-18"
    same = plays(table("field/0/0 blue[m] field/0/1 red[m w] hand/0 red:m,red:B,soy:m"), "0 plant", "0 plant")
    assert grown(same, 0)[1] == "red[m w m B]"
    assert menu(same, 0) == {"pass", "lift 1 1", "lift 1 2"}


def test_LAD_EX11_one_card_fields() -> None:
    match = table("field/0/0 blue[m] field/0/1 chili[m m] hand/0 soy:m")
    assert refused(match, "0 harvest 0") == "LAD-48"
    assert coins(plays(match, "0 harvest 1"), 0) == price("chili", "m", 2) == 0
    for field in (0, 1):
        lone = table("field/0/0 blue[m] field/0/1 chili[w] hand/0 soy:m")
        assert coins(plays(lone, f"0 harvest {field}"), 0) == 0


def test_LAD_EX12_the_end_in_phase_2() -> None:
    match = table("phase=plant planted=1 exhaustions=2 hand/0 - deck soy:m field/1/0 red[m m]")
    plays(match, *[f"{seat} pass" for seat in due(match) if seat != 0], "0 reveal")
    assert zone(match, "up") == ["soy:m"] and phase(match) == "trade"
    plays(match, "0 done", "0 plant soy:m")
    assert phase(match) == "over"
    assert outcome(match).scores == [0, price("red", "m", 2), 0, 0]


def test_LAD_EX13_the_end_in_phase_4() -> None:
    match = table("phase=draw exhaustions=2 hand/0 blue:m deck soy:m,red:w field/2/0 garden[m m]")
    plays(match, *[f"{seat} pass" for seat in due(match) if seat != 0], "0 draw")
    assert zone(match, "hand/0") == ["blue:m", "soy:m", "red:w"]
    assert outcome(match).scores == [0, 0, price("garden", "m", 2), 0]


def test_LAD_EX14_a_tie() -> None:
    ones, twos = ",".join(["blue:m"] * 9 + ["blue:w"] * 2), ",".join(["chili:m"] * 9 + ["chili:w"] * 2)
    match = table(
        f"""phase=settle final=1 exhaustions=3 coins/0 {ones} coins/1 {twos} coins/2 {",".join(["stink:m"] * 8)},soy:m
        hand/0 red:m,red:m,red:m hand/1 soy:m,soy:m,soy:m,soy:m,soy:B hand/2 green:m,green:m,green:m,green:m,
        green:m,green:m,green:m,green:B aside/0 garden:m deck -""".replace(",\n        green", ",green"),
        3,
    )
    plays(match, "0 plant garden:m")
    assert outcome(match).scores == [11, 11, 9]
    assert outcome(match).winners == [1]


def test_LAD_EX15_a_lone_miss_pays_nothing() -> None:
    text = "field/0/0 garden[w] discard blue:m,red:m"
    match = table(text, miss_preset="minus_one_bean")
    deck = zone(match, "deck")
    plays(match, "0 harvest 0")
    assert coins(match, 0) == 0
    assert zone(match, "discard") == ["blue:m", "red:m", "garden:w"]
    assert zone(match, "deck") == deck
    end = table("phase=draw exhaustions=2 field/0/0 garden[w] deck soy:m", miss_preset="minus_one_bean")
    plays(end, "0 draw")
    assert outcome(end).scores == [0, 0, 0, 0]


def test_LAD_EX16_a_garden_miss_with_both_piles_short() -> None:
    match = table("field/0/0 garden[m w] discard blue:m deck chili:w")
    plays(match, "0 harvest 0")
    assert zone(match, "coins/0") == ["blue:m", "chili:w", "garden:w"]
    assert fact(match, "exhaustions") == "1"
    assert (zone(match, "deck"), zone(match, "discard")) == (["garden:m"], [])
    third = table("exhaustions=2 hand/0 soy:m,red:m field/0/0 garden[m w] discard blue:m deck chili:w")
    plays(third, "0 harvest 0")
    assert zone(third, "coins/0") == ["blue:m", "chili:w", "garden:w"]
    assert (fact(third, "exhaustions"), fact(third, "final")) == ("3", "1")
    assert (zone(third, "deck"), zone(third, "discard")) == ([], ["garden:m"])
    plays(third, "0 plant", "0 reveal")
    assert zone(third, "up") == []
    plays(third, "0 done")
    assert phase(third) == "over"


def test_LAD_EX17_two_babies_in_one_deal() -> None:
    text = "phase=trade active=0 hand/0 red:B,red:B,soy:m hand/1 soy:w field/1/0 red[m w] field/1/1 blue[m m] up -"
    match = plays(table(text), "0 offer 1 soy/soy", "0 offer 1 red*2/-", "1 accept 2")
    assert grown(match, 1)[0] == "red[m w B]"
    for line in ("1 harvest 1", "1 accept 1", "1 offer 0 soy/-"):
        assert owed(match, line) == "LAD-16"
    log = play(match, "1 lift 1 1")
    assert [event.id for event in log] == ["lifted", "planted"]
    assert grown(match, 1)[0] == "red[m B w B]"
    assert owed(match, "1 harvest 1") == "LAD-16"
    plays(match, "1 lift 1 1")
    assert grown(match, 1)[0] == "red[m B B w]"
    plays(match, "1 harvest 1")
    waived = plays(table(text), "0 offer 1 red*2/-", "1 accept 1", "1 pass", "1 pass")
    assert grown(waived, 1)[0] == "red[m w B B]"


def test_LAD_EX18_phase_3_goes_seat_by_seat() -> None:
    match = table(
        "phase=settle active=0 aside/0 soy:m aside/1 blue:m field/1/0 red[m m] coins/0 green[m m m] coins/1 chili[m m m]"
    )
    assert refused(match, "1 plant blue:m") == "LAD-37"
    assert awaited(match) == [0]
    plays(match, "1 harvest 0")
    assert refused(match, "1 buy") == "LAD-55"
    plays(match, "0 buy", "0 plant soy:m", "1 plant blue:m")
    assert grown(match, 1)[0] == "blue[m]"
    assert phase(match) == "draw"
