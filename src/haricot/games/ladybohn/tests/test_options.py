"""Every table option at both ends, and the errors of a wrong one."""

from __future__ import annotations

import pytest
from playing import due, menu, outcome, phase, view

from haricot.kernel import registry
from haricot.kernel.errors import BadSetup, MalformedAction, MalformedRecord

from .tables import allowed, coins, plays, price, refused, table, zone


def test_the_defaults_are_the_laws() -> None:
    assert table().game.setup.options == {
        "miss_preset": "plus_one_coin",
        "kept_baby": "phase3",
        "hidden_sex": "on",
        "third_field_cards": "2",
        "single_bean_protection": "relaxed",
        "lock_kept_cards": "false",
        "first_player": "random",
        "hide_coin_totals": "false",
        "tie_break": "hand_size",
        "offers": "12",
        "exhaustions": "rules",
    }


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_LAD_54_third_fields_up_to_one_for_each_player(seats: int) -> None:
    for number in range(seats + 1):
        registry.make("ladybohn", seats, "", {"third_field_cards": str(number)})
    with pytest.raises(BadSetup, match=rf"option-value .*known=\['0-{seats}'\]"):
        registry.make("ladybohn", seats, "", {"third_field_cards": str(seats + 1)})


@pytest.mark.parametrize("option", ["duplicate_kind_fields=true", "miss_preset=both", "hidden_sex=true", "offers=101"])
def test_options_that_are_not_offered(option: str) -> None:
    name, _, value = option.partition("=")
    with pytest.raises(BadSetup):
        registry.make("ladybohn", 4, "", {name: value})


@pytest.mark.parametrize("preset", ["plus_one_coin", "minus_one_bean"])
def test_LAD_43_presets_price_the_misses(preset: str) -> None:
    match = plays(table("field/0/0 red[m m m B w]", miss_preset=preset), "0 harvest 0")
    assert coins(match, 0) == price("red", "w", 5, preset) == {"plus_one_coin": 5, "minus_one_bean": 4}[preset]


def test_LAD_65_coin_totals_can_be_hidden() -> None:
    match = table("coins/0 red[m m] coins/1 soy[m]", hide_coin_totals=True)
    assert "coins/1" not in view(match, 0).zones and "coins/0" in view(match, 0).zones
    assert not [name for name in view(match, -1).zones if name.startswith("coins")]
    dark = plays(table("field/1/0 garden[m w] discard -", hide_coin_totals=True), "1 harvest 0")
    assert view(dark, 0).seen["dark"] == [0, 3, 0, 0]


TIE = "phase=draw active=3 first=1 exhaustions=2 deck chili:m coins/0 red[m m] coins/2 soy[m m] hand/0 blue:m,blue:w hand/2 blue:m"


@pytest.mark.parametrize("rule, winners", [("hand_size", [0]), ("shared", [0, 2]), ("farthest_from_start", [0])])
def test_LAD_64_ties_as_agreed(rule: str, winners: list[int]) -> None:
    assert outcome(plays(table(TIE, tie_break=rule), "3 draw")).winners == winners


def test_KER_05_offers_are_counted() -> None:
    match = table("phase=trade active=0 hand/0 red:m,red:m,soy:m hand/1 blue:m up -", offers=1)
    plays(match, "0 offer 1 red/-")
    assert refused(match, "0 offer 1 soy/-") == "KER-05"
    none = table("phase=trade active=0 hand/0 red:m up -", offers=0)
    assert refused(none, "0 offer 1 red/-") == "KER-05"
    assert due(none) == [0]


def test_KER_03_KER_07_who_has_nothing_to_say_cannot_pass() -> None:
    match = table("planted=1 active=0 hand/0 - deck soy:m field/1/0 red[m m]")
    assert due(match) == [1, 0]
    assert refused(match, "2 pass") == refused(match, "0 pass") == "KER-03"
    plays(match, "1 pass")
    assert refused(match, "1 pass") == "KER-07"


@pytest.mark.parametrize("times", [1, 2, 3])
def test_LAD_A19_a_shorter_game(times: int) -> None:
    text = f"phase=draw exhaustions={times - 1} deck red:m,red:m,red:m discard soy:m,soy:m,soy:m"
    assert phase(plays(table(text, exhaustions=times), "0 draw")) == "over"


def test_single_bean_protection_and_the_third_field() -> None:
    match = table("fields/0=3 field/0/0 blue[m] field/0/1 red[m]", single_bean_protection="literal")
    assert not allowed(match, "0 harvest 0")
    assert "harvest 0" in menu(table("fields/0=3 field/0/0 blue[m] field/0/1 red[m]"), 0)


@pytest.mark.parametrize(
    "text, says",
    [
        ("lift/0=0 field/0/0 red[m B]", "lift/0: position-lift (zone=field/0/0)"),
        ("lift/0=1 field/0/0 red[w B]", "lift/0: position-lift (zone=field/0/1)"),
        ("lift/1=0 field/1/0 red[w B]", "lift/1: position-phase (phase=plant)"),
        ("phase=draw lift/0=0 field/0/0 red[w B]", "lift/0: position-phase (phase=draw)"),
        ("lift/0=2 field/0/0 red[w B]", "lift/0: position-number (value=2, low=-1, high=1)"),
        ("dark/0=1 coins/0 red:m", "dark/0: position-dark (value=1, zone=coins/0)"),
        ("dark/0=x coins/0 red:m", "dark/0: position-dark (value=x, zone=coins/0)"),
        ("phase=settle", "up: position-phase-over (phase=settle)"),
        ("deal/1=0>1:red.0/-:0 hand/0 red:m", "deal/1: position-phase (phase=plant)"),
        ("phase=trade deal/1=0>1:soy.0/-:0 hand/0 red:m", "deal/1: position-deal-gone (word=soy.0)"),
        ("phase=trade deal/1=0>1:red.miss.-1/-:0 up red:m", "deal/1: position-deal-gone (word=red.miss.-1)"),
        ("hand/0 red*2", "hand/0: position-too-many (card=red)"),
        ("known/0=soy hand/0 red:m", "known/0: position-not-there (card=soy, zone=hand/0)"),
        ("extra/9=1", "extra/9: position-no-fact"),
        ("extra/0=1", "extra/0: position-number (value=1, low=0, high=0)"),
        ("phase=draw up red:m", "up: position-phase (phase=draw)"),
        ("aside/0 red:m", "aside/0: position-phase (phase=plant)"),
        ("fields/0=3 fields/1=3 fields/2=3 fields/3=3", "fields: position-thirds (most=2)"),
    ],
)
def test_positions_that_cannot_lie_name_the_zone_or_fact(text: str, says: str) -> None:
    with pytest.raises(MalformedRecord) as refusal:
        table(text)
    assert str(refusal.value) == says


@pytest.mark.parametrize("text", ["lift", "lift 1", "lift 1 2 3", "lift a 1", "lift 1 -1", "lift -", "plant soy.lady"])
def test_notation_that_is_none(text: str) -> None:
    with pytest.raises(MalformedAction):
        table().game.read(text)


def test_a_position_takes_every_fact_back() -> None:
    text = "phase=settle active=0 first=2 lift/0=1 dark/1=0,2 coins/1 red[m m m] field/0/1 soy[w B] aside/1 blue:m"
    match = table(text)
    assert zone(match, "field/0/1") == ["soy:w", "soy:B"]
    again = match.game.load(match.game.dump(match.state), match.state.chance)
    assert match.game.dump(again).facts == match.game.dump(match.state).facts
