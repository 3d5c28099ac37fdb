"""Positions as text: cards, facts and zones, what is dealt where nothing is named, and mistakes that name the zone."""

from __future__ import annotations

from typing import Any

import pytest

from haricot.kernel import registry
from haricot.kernel.actions import Names
from haricot.kernel.chance import Chance
from haricot.kernel.errors import MalformedRecord
from haricot.kernel.game import Game
from haricot.kernel.positions import ANY, Position, Stock, read_cards, read_position, write_cards

NAMES = Names(["red", "soy", "blue"])


def game(seats: int = 4) -> Game[Any]:
    return registry.make("bohnanza", seats, options={"first_player": "0"})


def load(text: str, seats: int = 4) -> Position:
    """A position read, loaded and dumped again."""
    played = game(seats)
    return played.dump(played.load(read_position(text.split(), played.names), Chance("1", [])))


def problem(text: str, seats: int = 4) -> str:
    with pytest.raises(MalformedRecord) as refused:
        load(text, seats)
    assert "\n" not in str(refused.value)
    return str(refused.value)


@pytest.mark.parametrize(
    "text, cards",
    [
        ("-", []),
        ("red", [0]),
        ("red*3,soy,red", [0, 0, 0, 1, 0]),
        ("?", [ANY]),
        ("blue,?*2,blue", [2, ANY, ANY, 2]),
    ],
)
def test_cards_read_and_write(text: str, cards: list[int]) -> None:
    assert read_cards(text, NAMES, "up") == cards
    assert write_cards(cards, NAMES) == text


@pytest.mark.parametrize(
    "text, says",
    [
        ("rad", "up: there is no card rad"),
        ("", "up: there is no card without a name"),
        ("red,,soy", "up: there is no card without a name"),
        ("red*", "up: red* has no number of cards"),
        ("red*0", "up: red*0 has no number of cards"),
        ("red*-1", "up: red*-1 has no number of cards"),
        ("red*1000", "up: red*1000 has no number of cards"),
        ("red*²", "up: red*² has no number of cards"),
        ("RED", "up: there is no card RED"),
    ],
)
def test_cards_that_are_none(text: str, says: str) -> None:
    with pytest.raises(MalformedRecord) as refused:
        read_cards(text, NAMES, "up")
    assert str(refused.value) == says


def test_a_position_reads_and_writes() -> None:
    words = [
        "phase=trade",
        "active=0",
        "hand/0",
        "blue,soy",
        "field/0/0",
        "red*3",
        "up",
        "-",
        "deck",
        "soy,...",
        "discard",
        "...",
    ]
    position = read_position(words, NAMES)
    assert position.facts == {"phase": "trade", "active": "0"}
    assert position.zones == {"hand/0": [2, 1], "field/0/0": [0, 0, 0], "up": [], "deck": [1], "discard": []}
    assert position.open_ended == {"deck", "discard"}
    lines = position.write(NAMES)
    assert lines[0] == "position phase=trade active=0"
    assert read_position(" ".join(lines).split()[1:], NAMES).write(NAMES) == lines
    assert Position().write(NAMES) == ["position"]


@pytest.mark.parametrize(
    "text, says",
    [
        ("phase=plant phase=plant", "position: phase is given twice"),
        ("up red up red", "position: up is given twice"),
        ("up", "position: up has no cards (an empty zone is written -)"),
        ("up red discard", "position: discard has no cards"),
        ("up rad", "up: there is no card rad"),
    ],
)
def test_positions_that_cannot_be_read(text: str, says: str) -> None:
    with pytest.raises(MalformedRecord) as refused:
        read_position(text.split(), NAMES)
    assert str(refused.value).startswith(says)


@pytest.mark.parametrize("value", ["x", "", "-", "--1", "4", "-1", "²", "٣", "9" * 12, "1.0"])
def test_a_fact_is_a_number_in_its_range(value: str) -> None:
    position = Position()
    position.facts["active"] = value
    with pytest.raises(MalformedRecord) as refused:
        position.fact("active", 0, 0, 3)
    assert str(refused.value) == f"position: active={value} is not a number from 0 to 3"


def test_a_missing_fact_has_a_default() -> None:
    assert Position().fact("active", 2, 0, 3) == 2
    assert Position().choice("phase", "trade", ["plant", "trade"]) == 1


def test_cards_are_taken_from_the_stock() -> None:
    stock = Stock([1, 2, 0], NAMES)
    stock.take("up", [0, ANY, 1])
    assert stock.rest() == [1]
    with pytest.raises(MalformedRecord, match=r"^hand/2: too many red$"):
        stock.take("hand/2", [0])


def test_what_is_not_named_is_dealt_empty_or_the_deck() -> None:
    found = load("phase=trade active=1 field/0/0 red*3 up garden,soy")
    assert [len(found.zones[f"hand/{seat}"]) for seat in range(4)] == [5, 5, 5, 5]
    assert "field/1/0" not in found.zones and "discard" not in found.zones
    assert len(found.zones["deck"]) == 130 - 20 - 3 - 2


def test_open_places_are_dealt_and_a_named_deck_ends_unless_it_goes_on() -> None:
    names = game().names.numbers
    found = load("hand/0 red,?,red hand/1 - deck soy,blue")
    assert found.zones["hand/0"][::2] == [names["red"]] * 2 and len(found.zones["hand/0"]) == 3
    assert found.zones["hand/1"] == []
    assert found.zones["deck"] == [names["soy"], names["blue"]]
    assert len(found.zones["box"]) == 130 - 2 - 3 - 10
    endless = load("hand/0 red,?,red hand/1 - deck soy,blue,...")
    assert endless.zones["deck"][:2] == [names["soy"], names["blue"]]
    assert len(endless.zones["deck"]) == 130 - 3 - 10 and "box" not in endless.zones


def test_the_same_seed_deals_the_same_rest() -> None:
    assert load("up soy,?").write(game().names) == load("up soy,?").write(game().names)


@pytest.mark.parametrize(
    "text, says",
    [
        ("hand/0 garden*7", "hand/0: too many garden"),
        ("hand/0 garden*4 up garden*3", "up: too many garden"),
        ("field/1/0 coffee", "field/1/0: too many coffee"),
        ("pocket red", "position: there is no zone pocket"),
        ("hand/4 red", "position: hand/4 is no seat's"),
        ("field/4/0 red", "position: field/4/0 is no seat's"),
        ("field/0/3 red", "position: field/0/3 is no field"),
        ("field/0/0 red,soy", "field/0/0: a field holds one kind"),
        ("up soy,...", "up: only the deck may go on with ..."),
        ("coins/0 ?", "coins/0: its cards must be named"),
        ("aside/0 red,?", "aside/0: its cards must be named"),
        ("wish/0=?", "wish/0: its kinds must be named"),
        ("known/0=?", "known/0: its kinds must be named"),
        ("field/0/0 ?", "field/0/0: "),
        ("field/0/0 red,?", "field/0/0: "),
        ("hand/0 ?*131", "hand/0: there are no cards left to deal"),
        ("discard ?*120", "discard: there are no cards left to deal"),
        ("up ?*60 discard ?*60", "discard: there are no cards left to deal"),
        ("phase=sleep", "position: phase=sleep is none of plant, trade, settle, draw"),
        ("phase=choose", "position: phase=choose is none of"),
        ("active=4", "position: active=4 is not a number from 0 to 3"),
        ("heard=x", "position: heard=x is not a number"),
        ("mood=3", "position: there is no fact mood"),
        ("offers/0=101", "position: offers/0=101 is not a number"),
        ("offers/5=1", "position: offers/5"),
        ("fields/0=4", "position: fields/0=4 is not a number from 2 to 3"),
        ("phase=trade deal/1=hello", "position: deal/1=hello does not read FROM>TO:GIVEN/WANTED:REFUSED"),
        ("phase=trade deal/1=0>1:red.0/soy:0 hand/0 soy", "position: deal/1: red.0 is not there"),
        ("phase=trade deal/1=0>1:rad.0/soy:0", "position: deal/1: rad.0 does not read KIND.PLACE"),
        ("phase=trade deal/1=0>1:red/soy:0", "position: deal/1: red does not read KIND.PLACE"),
        ("phase=trade deal/1=0>1:red.-1/soy:0", "position: deal/1: red.-1 is not there"),
        ("phase=trade deal/1=0>1:-/sow:0", "deal/1: there is no card sow"),
        ("phase=trade deal/1=9>1:red.0/soy:0", "position: deal/1"),
        ("phase=trade deal/1=0>9:-/soy:0", "position: deal/1"),
        ("phase=trade deal/1=0>0:-/soy:0", "position: deal/1"),
        ("phase=trade active=0 deal/1=2>1:-/soy:0", "position: deal/1"),
        ("phase=trade deal/1=0>1:red.0,red.0/soy:0 hand/0 red", "position: deal/1"),
        ("phase=plant deal/1=0>1:-/soy:0", "position: deal/1"),
        ("known/0=soy hand/0 red", "known/0: soy is not in hand/0"),
    ],
)
def test_positions_that_cannot_lie_name_the_zone_or_fact(text: str, says: str) -> None:
    assert problem(text).startswith(says)


def test_the_duel_has_its_own_phases_and_cards() -> None:
    assert load("phase=leftovers offer soy,wax", seats=2).facts["phase"] == "leftovers"
    assert problem("phase=trade", seats=2).startswith("position: phase=trade is none of plant, leftovers, choose")
    assert problem("up garden", seats=2).startswith("up: too many garden")
    assert problem("phase=leftovers", seats=2) == "position: phase=leftovers, but offer is empty"
    assert problem("phase=plant offer soy", seats=2) == "position: offer has cards, but phase=plant"
