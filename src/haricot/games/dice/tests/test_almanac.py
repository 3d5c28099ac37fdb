"""What was made beforehand, deck and odds, is what is made again; what is not there is worked out, within bounds."""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest
from playing import random_steps, view

from haricot.commands.making import files
from haricot.games.dice import faces as dice_faces
from haricot.games.dice import odds
from haricot.games.dice.almanac import FORM, Almanac, ContractOdds, number, write
from haricot.games.dice.cards import built_in
from haricot.games.dice.contracts import Contract
from haricot.games.dice.faces import Faces
from haricot.games.dice.making import judged
from haricot.games.dice.odds import Chances, almanac, chances, count_ways, first_roll, work_out
from haricot.games.dice.recent import Recent
from haricot.games.dice.reckoning import counts, tenths
from haricot.games.dice.rolling import CERTAIN
from haricot.kernel import registry

from .tables import table

BOX = registry.box("dice")
DATA = built_in(BOX)
FACES = DATA.faces
JUDGED = judged([card.contracts for card in DATA.cards])
OTHER = Faces(["garden", "soy", "red", "chinese", "blue", "stink"], ["soy"] * 5 + ["green"], 2, 5)


def test_DICE_A25_deck_and_odds_are_made_again_byte_for_byte() -> None:
    for name, content in files("dice").items():
        assert content == registry.content(BOX.package, name), f"{name}: see CONTRIBUTING.md, data made beforehand"


def test_the_odds_hold_every_contract_of_the_deck_in_every_sense() -> None:
    found = almanac()
    assert found.faces == FACES.key
    assert list(found.ways) == [contract.sense(stops) for contract, stops in JUDGED]
    assert len({contract.text for contract, _ in JUDGED}) == 191
    assert "0bl." in found.ways and "0bl" in found.ways and "3(ga/bl)&" in found.ways


def test_the_file_is_written_as_it_is_read() -> None:
    found = almanac()
    again = write(found.faces, [ContractOdds(sense, ways, found.table(sense)) for sense, ways in found.ways.items()])
    assert again == registry.content(BOX.package, "odds.bin")


def test_a_file_of_another_form_is_refused() -> None:
    data = registry.content(BOX.package, "odds.bin")
    for wrong in (data.replace(FORM.encode(), b"haricot dice odds 0"), b"", b"haricot"):
        with pytest.raises(ValueError, match="make them again"):
            Almanac(wrong)


@pytest.mark.parametrize("n", [0, 1, 127, 128, 300, 16383, 16384, 10**12])
def test_numbers_go_into_bytes_and_back(n: int) -> None:
    data = write("x", [ContractOdds("1bl", n, {n: n + 1})])
    found = Almanac(data)
    assert (found.ways, found.table("1bl")) == ({"1bl": n}, {n: n + 1})
    assert len(number(n)) == max(1, (n.bit_length() + 6) // 7)


# -- what a seat is told


@cache
def direct(text: str, mixed: bool, least: int, stops: bool) -> Chances:
    """The chances of a contract, worked out."""
    return work_out(Contract(text, mixed, least), FACES, stops)


@pytest.mark.parametrize(
    "options",
    [
        {},
        {"mix_needs_both": True},
        {"absent_scope": "dice_in_scope"},
        {"absent_scope": "dice_in_scope", "place_all": True},
    ],
)
def test_views_tell_the_odds_that_are_worked_out(options: dict[str, Any]) -> None:
    match = table(seats=2, target=5, **options)
    scope = 1 if "absent_scope" in options else 7
    stops = scope == 1 and "place_all" not in options
    told = 0
    for _ in random_steps(match):
        seat = int(match.game.next(match.state))
        if seat < 0 or told > 40:
            break
        v = view(match, seat)
        match.game.reckon(v, True)
        selections = v.lists["chance/select"]
        if not selections or v.facts["ending"] == 1:
            continue
        card = v.zones[f"upper/{seat}"][0]
        assert card is not None
        text = DATA.cards[card - 49].contracts[v.facts[f"completed/{seat}"]]
        table_of = direct(text, "mix_needs_both" in options, scope, stops)
        field, rolled = v.zones["field"], v.zones["rolled"]
        for part in range(1, 2 ** len(rolled)):
            kept = field + [die for i, die in enumerate(rolled) if part >> i & 1]
            whites = 4 - sum(die // 7 < 4 for die in kept if die is not None)
            value = table_of.value(counts(kept), whites, 7 - len(kept) - whites)
            assert selections[part] == tenths(int(value), int(CERTAIN))
            told += 1
    assert told > 20


def test_odds_of_an_owner_are_worked_out_as_they_are_asked_for() -> None:
    contract = Contract("2re|1gr")
    assert contract.sense(False) not in almanac().ways
    assert chances(contract, FACES).known == work_out(contract, FACES).known
    known = Contract("2re|2ch")
    assert chances(known, OTHER).known == work_out(known, OTHER).known != chances(known, FACES).known
    assert first_roll(known, OTHER) == count_ways(known, OTHER) != first_roll(known, FACES)


def test_what_is_kept_of_owners_odds_is_bounded() -> None:
    for garden in range(1, 5):
        for soy in range(1, 5 - garden):
            white = ["garden"] * garden + ["soy"] * soy + ["red"] * (6 - garden - soy)
            for whites in range(8):
                first_roll(Contract("1ga"), Faces(white, ["soy"] * 6, whites, 7 - whites))
    assert len(dice_faces.RESULTS.things) <= dice_faces.RESULTS.most
    assert odds.TABLES.weight == sum(odds.TABLES.weights.values()) <= odds.TABLES.most
    assert odds.TABLES.most >= 5 * sum(10 + len(almanac().table(sense)) for sense in almanac().ways)


def test_what_was_not_used_for_longest_goes_first() -> None:
    kept: Recent[str] = Recent(10)
    for key in "abc":
        kept.keep(key, key.upper(), 3)
    assert kept.find("a") == "A"
    kept.keep("d", "D", 3)
    assert [kept.find(key) for key in "abcd"] == ["A", None, "C", "D"]
    kept.keep("d", "DD", 4)  # a thing again: its old weight no longer counts
    assert (kept.weight, kept.find("d"), kept.find("a")) == (10, "DD", "A")
    kept.keep("e", "E", 50)  # more than all: it alone stays
    assert (list(kept.things), kept.weight) == (["e"], 50)
    kept.keep("f", "F", 1)
    assert (list(kept.things), kept.weight) == (["f"], 1)
