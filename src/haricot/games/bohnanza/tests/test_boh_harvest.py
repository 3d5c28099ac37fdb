"""BOH-65 to 76: harvesting and selling."""

from __future__ import annotations

import itertools

import pytest
from playing import active, kinds, menu, phase, play, plays, refused

from haricot.kernel.errors import MalformedAction
from haricot.kernel.match import Match

from .tables import LAW, PHASES, coins, grown, table, zone

METERS = {name: bean["meter"] for name, bean in LAW["beans"].items()}
COUNTS = {name: bean["count"] for name, bean in LAW["beans"].items()}


def field_of(kind: str, cards: int, more: str = "") -> Match:
    """A table where seat 0 grows so many cards of a kind and nothing else; coffee is in play with three only."""
    return table(f"hand/0 - field/0/0 {kind}*{cards} {more}", seats=3 if kind == "coffee" else 4)


# -- when


@pytest.mark.parametrize("seat", [0, 1, 2, 3])
@pytest.mark.parametrize("position", PHASES.values(), ids=PHASES)
def test_BOH_65_anyone_may_harvest_at_any_time(position: str, seat: int) -> None:
    match = table(f"{position} field/{seat}/1 chili*6")
    assert "harvest 1" in menu(match, seat)
    plays(match, f"{seat} harvest 1")
    assert coins(match, seat) == 2
    assert (active(match), phase(match)) == (0, position.split()[0].removeprefix("phase="))


def test_BOH_65_only_own_planted_fields() -> None:
    match = table("field/0/0 red*2 field/1/1 soy*2")
    assert refused(match, "1 harvest 0") == "BOH-65"
    assert refused(match, "0 harvest 1") == "BOH-65"
    assert refused(match, "0 harvest 2") == "KER-02"
    plays(match, "1 harvest 1")
    assert (grown(match, 0), grown(match, 1)) == (["red*2", "-"], ["-", "-"])


# -- the lone bean


def test_BOH_66_a_lone_bean_is_protected() -> None:
    match = table("field/0/0 red field/0/1 blue*2 field/1/0 stink*2 field/1/1 soy*2")
    assert refused(match, "0 harvest 0") == "BOH-66"
    assert "harvest 0" not in menu(match, 0)
    assert "harvest 1" in menu(match, 0)
    plays(match, "0 harvest 1")
    assert grown(match, 0) == ["red*1", "-"]


def test_BOH_66_also_by_a_third_field() -> None:
    match = table("field/0/0 red field/0/1 soy field/0/2 blue*2")
    assert refused(match, "0 harvest 0") == "BOH-66"
    assert refused(match, "0 harvest 1") == "BOH-66"
    plays(match, "0 harvest 2")


def test_BOH_66_other_players_fields_do_not_protect() -> None:
    match = table("field/0/0 red field/0/1 soy field/1/0 blue*5")
    plays(match, "0 harvest 0")
    assert grown(match, 0) == ["-", "soy*1"]


@pytest.mark.parametrize("field", [0, 1])
def test_BOH_67_among_lone_beans_the_player_chooses(field: int) -> None:
    match = table("hand/0 wax field/0/0 red field/0/1 soy")
    assert menu(match, 0) == {"harvest 0", "harvest 1"}
    plays(match, f"0 harvest {field}", "0 plant")
    assert grown(match, 0) == (["wax*1", "soy*1"] if field == 0 else ["red*1", "wax*1"])


def test_BOH_68_protection_is_checked_anew_for_each_harvest() -> None:
    match = table("field/0/0 red field/0/1 soy*2")
    assert refused(match, "0 harvest 0") == "BOH-66"
    plays(match, "0 harvest 1", "0 harvest 0")
    assert grown(match, 0) == ["-", "-"]


def test_BOH_68_a_field_may_become_protected_again() -> None:
    match = table("hand/0 soy field/0/0 red field/0/1 soy")
    assert "harvest 0" in menu(match, 0)
    plays(match, "0 plant")
    assert refused(match, "0 harvest 0") == "BOH-66"


def test_BOH_68_empty_fields_neither_protect_nor_expose() -> None:
    plays(table("field/0/0 red"), "0 harvest 0")
    plays(table("fields/0=3 field/0/0 red field/0/1 blue"), "0 harvest 0")
    assert refused(table("fields/0=3 field/0/0 red field/0/1 soy*2"), "0 harvest 0") == "BOH-66"


# -- what


def test_BOH_69_a_harvest_takes_the_whole_field() -> None:
    match = plays(field_of("blue", 7), "0 harvest 0")
    assert zone(match, "field/0/0") == []
    assert len(zone(match, "coins/0")) + len(zone(match, "discard")) == 7


def test_BOH_69_no_part_of_a_field_can_be_named() -> None:
    match = field_of("blue", 7)
    for text in ("harvest 0 4", "harvest blue*4", "harvest"):
        with pytest.raises(MalformedAction):
            match.game.read(text)


@pytest.mark.parametrize("kind", METERS)
def test_BOH_70_the_beanometer_says_what_a_harvest_pays(kind: str) -> None:
    for cards in range(1, COUNTS[kind] + 1):
        pays = max([0, *(paid for needed, paid in METERS[kind] if needed <= cards)])
        match = plays(field_of(kind, cards), "0 harvest 0")
        assert coins(match, 0) == pays, cards
        assert zone(match, "discard") == [kind] * (cards - pays)


def test_BOH_70_the_steps_as_printed() -> None:
    """Some entries of the table in rules.md 2.1, so that data and law cannot be wrong together."""
    for kind, cards, pays in [
        ("coffee", 11, 3),
        ("coffee", 12, 4),
        ("wax", 3, 0),
        ("blue", 9, 3),
        ("green", 6, 3),
        ("soy", 2, 1),
        ("black_eyed", 5, 3),
        ("garden", 2, 2),
        ("garden", 6, 3),
        ("cocoa", 4, 4),
    ]:
        assert coins(plays(field_of(kind, cards), "0 harvest 0"), 0) == pays


def test_BOH_71_coins_go_on_top_of_the_stack() -> None:
    match = field_of("soy", 4, more="coins/0 red,blue")
    plays(match, "0 harvest 0")
    assert zone(match, "coins/0") == ["red", "blue", "soy", "soy"]


def test_BOH_71_they_are_turned_over() -> None:
    match = field_of("soy", 4)
    log = play(match, "0 harvest 0")
    assert [event.id for event in log] == ["harvested"]
    assert log[0].args["coins"] == 2
    paid = [move for move in log[0].moves if move.target == "coins/0"]
    assert kinds(match, [move.card for move in paid if move.card is not None]) == ["soy", "soy"]
    assert match.game.view(match.state, 1).zones["coins/0"] == [None, None]


def test_BOH_72_the_rest_goes_face_up_on_the_discard_pile() -> None:
    match = field_of("soy", 5, more="discard red,blue")
    plays(match, "0 harvest 0")
    assert zone(match, "discard") == ["red", "blue", "soy", "soy", "soy"]
    assert grown(match, 0) == ["-", "-"]
    assert match.game.view(match.state, 3).zones["discard"][-1] == match.game.names.numbers["soy"]


def test_BOH_73_a_harvest_may_pay_nothing() -> None:
    match = plays(field_of("blue", 3), "0 harvest 0")
    assert coins(match, 0) == 0
    assert zone(match, "discard") == ["blue"] * 3
    assert grown(match, 0) == ["-", "-"]


@pytest.mark.parametrize("kind, cards, pays", [("red", 8, 4), ("garden", 6, 3), ("stink", 16, 4), ("coffee", 24, 4)])
def test_BOH_74_cards_beyond_the_last_entry_pay_nothing_more(kind: str, cards: int, pays: int) -> None:
    match = plays(field_of(kind, cards), "0 harvest 0")
    assert coins(match, 0) == pays
    assert zone(match, "discard") == [kind] * (cards - pays)


@pytest.mark.parametrize("protection", ["relaxed", "literal"])
def test_BOH_75_someone_with_full_fields_can_always_harvest(protection: str) -> None:
    names = ["wax", "stink", "chili"]
    for owned in (2, 3):
        for sizes in itertools.product((1, 2, 5), repeat=owned):
            planted = " ".join(f"field/0/{field} {names[field]}*{size}" for field, size in enumerate(sizes))
            match = table(f"hand/0 soy {planted}", single_bean_protection=protection)
            choices = menu(match, 0)
            assert choices
            for choice in choices:
                again = table(f"hand/0 soy {planted}", single_bean_protection=protection)
                plays(again, f"0 {choice}", "0 plant")


@pytest.mark.parametrize("kind", ["chili", "wax"])
def test_BOH_76_a_harvested_field_may_be_planted_again_at_once(kind: str) -> None:
    match = table(f"hand/0 {kind},blue field/0/0 chili*3 field/0/1 soy*2")
    plays(match, "0 harvest 0", "0 plant 0")
    assert grown(match, 0) == [f"{kind}*1", "soy*2"]
