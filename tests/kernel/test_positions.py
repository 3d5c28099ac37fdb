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
        ("rad", "up: position-card (word=rad)"),
        ("", "up: position-card (word=)"),
        ("red,,soy", "up: position-card (word=)"),
        ("red*", "up: position-times (word=red*)"),
        ("red*0", "up: position-times (word=red*0)"),
        ("red*-1", "up: position-times (word=red*-1)"),
        ("red*1000", "up: position-times (word=red*1000)"),
        ("red*²", "up: position-times (word=red*²)"),
        ("RED", "up: position-card (word=RED)"),
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
        ("phase=plant phase=plant", "phase: position-twice"),
        ("up red up red", "up: position-twice"),
        ("up", "up: position-no-cards"),
        ("up red discard", "discard: position-no-cards"),
        ("up rad", "up: position-card (word=rad)"),
    ],
)
def test_positions_that_cannot_be_read(text: str, says: str) -> None:
    with pytest.raises(MalformedRecord) as refused:
        read_position(text.split(), NAMES)
    assert str(refused.value) == says


@pytest.mark.parametrize("value", ["x", "", "-", "--1", "4", "-1", "²", "٣", "9" * 12, "1.0"])
def test_a_fact_is_a_number_in_its_range(value: str) -> None:
    position = Position()
    position.facts["active"] = value
    with pytest.raises(MalformedRecord) as refused:
        position.fact("active", 0, 0, 3)
    assert str(refused.value) == f"active: position-number (value={value}, low=0, high=3)"


def test_a_missing_fact_has_a_default() -> None:
    assert Position().fact("active", 2, 0, 3) == 2
    assert Position().choice("phase", "trade", ["plant", "trade"]) == 1


def test_cards_are_taken_from_the_stock() -> None:
    stock = Stock([1, 2, 0], NAMES)
    stock.take("up", [0, ANY, 1])
    assert stock.rest() == [1]
    with pytest.raises(MalformedRecord, match=r"^hand/2: position-too-many \(card=red\)$"):
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
    assert load("hand/0 soy,?").write(game().names) == load("hand/0 soy,?").write(game().names)


@pytest.mark.parametrize(
    "text, says",
    [
        ("hand/0 garden*7", "hand/0: position-too-many (card=garden)"),
        ("hand/0 garden*4 up garden*3", "up: position-too-many (card=garden)"),
        ("field/1/0 coffee", "field/1/0: position-too-many (card=coffee)"),
        ("pocket red", "pocket: position-no-zone"),
        ("hand/4 red", "hand/4: position-no-seat"),
        ("field/4/0 red", "field/4/0: position-no-seat"),
        ("field/0/3 red", "field/0/3: position-no-field"),
        ("field/0/0 red,soy", "field/0/0: position-one-kind"),
        ("up soy,...", "up: position-goes-on (only=deck)"),
        ("coins/0 ?", "coins/0: position-unnamed"),
        ("aside/0 red,?", "aside/0: position-unnamed"),
        ("wish/0=?", "wish/0: position-unnamed"),
        ("known/0=?", "known/0: position-unnamed"),
        ("field/0/0 ?", "field/0/0: position-one-kind"),
        ("field/0/0 red,?", "field/0/0: position-one-kind"),
        ("hand/0 ?*131", "hand/0: position-none-left"),
        ("discard ?*120", "discard: position-none-left"),
        ("up ?*60 discard ?*60", "discard: position-none-left"),
        ("phase=sleep", "phase: position-word (value=sleep, values=['plant', 'trade', 'settle', 'draw', 'over'])"),
        ("phase=choose", "phase: position-word (value=choose, values=['plant', 'trade', 'settle', 'draw', 'over'])"),
        ("active=4", "active: position-number (value=4, low=0, high=3)"),
        ("heard=x", "heard: position-number (value=x, low=0, high=15)"),
        ("mood=3", "mood: position-no-fact"),
        ("offers/0=101", "offers/0: position-number (value=101, low=0, high=12)"),
        ("offers/5=1", "offers/5: position-no-seat"),
        ("fields/0=4", "fields/0: position-number (value=4, low=2, high=3)"),
        ("phase=trade deal/1=hello", "deal/1: position-deal (value=hello)"),
        ("phase=trade deal/1=0>1:red.0/soy:0 hand/0 soy", "deal/1: position-deal-gone (word=red.0)"),
        ("phase=trade deal/1=0>1:rad.0/soy:0", "deal/1: position-deal-card (word=rad.0)"),
        ("phase=trade deal/1=0>1:red/soy:0", "deal/1: position-deal-card (word=red)"),
        ("phase=trade deal/1=0>1:red.-1/soy:0", "deal/1: position-deal-gone (word=red.-1)"),
        ("phase=trade deal/1=0>1:-/sow:0", "deal/1: position-card (word=sow)"),
        ("phase=trade deal/1=9>1:red.0/soy:0", "deal/1: position-deal (value=9>1:red.0/soy:0)"),
        ("phase=trade deal/1=0>9:-/soy:0", "deal/1: position-deal-seats"),
        ("phase=trade deal/1=0>0:-/soy:0", "deal/1: position-deal-seats"),
        ("phase=trade active=0 deal/1=2>1:-/soy:0", "deal/1: position-deal-seats"),
        ("phase=trade deal/1=0>1:red.0,red.0/soy:0 hand/0 red", "deal/1: position-deal-twice (word=red.0)"),
        ("phase=plant deal/1=0>1:-/soy:0", "deal/1: position-phase (phase=plant)"),
        ("known/0=soy hand/0 red", "known/0: position-not-there (card=soy, zone=hand/0)"),
    ],
)
def test_positions_that_cannot_lie_name_the_zone_or_fact(text: str, says: str) -> None:
    assert problem(text) == says


@pytest.mark.parametrize(
    "text, says",
    [
        ("field/0/0 red field/0/1 red", "field/0/1: position-two-fields (other=field/0/0)"),
        ("phase=draw up soy", "up: position-phase (phase=draw)"),
        ("phase=plant up soy", "up: position-phase (phase=plant)"),
        ("phase=plant aside/2 soy", "aside/2: position-phase (phase=plant)"),
        ("phase=draw aside/0 soy", "aside/0: position-phase (phase=draw)"),
        ("phase=over field/1/0 soy", "field/1/0: position-phase (phase=over)"),
        ("phase=trade kept=2 up soy", "kept: position-kept"),
        ("phase=settle kept=1 up soy", "kept: position-phase (phase=settle)"),
        ("phase=settle", "up: position-phase-over (phase=settle)"),
        ("phase=draw final=1 deck -", "final: position-phase (phase=draw)"),
        ("phase=trade final=1", "deck: position-final"),
        ("phase=trade heard=16", "heard: position-number (value=16, low=0, high=15)"),
        ("phase=trade offers/0=13", "offers/0: position-number (value=13, low=0, high=12)"),
        ("discarded=1", "discarded: position-no-fact"),
        ("phase=over offer soy", "offer: position-no-zone"),
        ("known/0=red*999 hand/0 red", "known/0: position-not-there (card=red, zone=hand/0)"),
        ("wish/0=red,red", "wish/0: position-wish (card=red)"),
        ("phase=trade deal/1=0>1:-/-:0", "deal/1: position-deal-empty"),
        ("phase=trade deal/0=0>1:-/soy:0", "deal/0: position-no-fact"),
        ("phase=trade deal/1=0>1:-/soy:2", "deal/1: position-deal-refused (value=2)"),
        ("phase=trade deal/1=0>all:-/soy:14", "deal/1: position-deal-refused (value=14)"),
        ("phase=trade deal/1=0>all:-/soy:1", "deal/1: position-deal-refused (value=1)"),
        ("phase=trade deal/1=0>1:-/?:0", "deal/1: position-unnamed"),
        ("phase=trade deal/1=0>1:-/soy*900:0", "deal/1: position-many (most=130)"),
        ("phase=trade deal/1=1>0:soy.-1/-:0 up soy", "deal/1: position-deal-gone (word=soy.-1)"),
    ],
)
def test_what_no_play_leads_to_is_refused(text: str, says: str) -> None:
    assert problem(text) == says


def test_fields_are_those_the_table_can_have() -> None:
    assert problem("fields/0=2", seats=3) == "fields/0: position-number (value=2, low=3, high=3)"
    assert load("fields/0=3").facts["fields/0"] == "3"
    assert problem("fields/0=3 phase=leftovers planted=1 offer soy", seats=2).startswith("planted: position-phase")


def test_what_an_open_deal_promises_is_known() -> None:
    found = load("phase=trade active=0 deal/3=0>1:soy.0,soy.2/-:0 deal/2=1>0:red.0/-:0 hand/0 soy,wax,soy hand/1 red")
    assert (found.facts["known/0"], found.facts["known/1"]) == ("soy*2", "red")
    assert [name for name in found.facts if name.startswith("deal/")] == ["deal/2", "deal/3"]  # the oldest first


def test_the_duel_has_its_own_phases_and_cards() -> None:
    assert load("phase=leftovers offer soy,wax", seats=2).facts["phase"] == "leftovers"
    assert problem("phase=trade", seats=2).startswith("phase: position-word (value=trade, values=['plant', 'leftovers'")
    assert problem("up garden", seats=2) == "up: position-too-many (card=garden)"
    assert problem("phase=leftovers", seats=2) == "offer: position-phase-over (phase=leftovers)"
    assert problem("phase=plant offer soy", seats=2) == "offer: position-phase (phase=plant)"
