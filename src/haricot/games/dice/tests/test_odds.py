"""Exact chances, the reconstructed deck and its small numbers (rules.md 2.5, appendices; DICE-38, DICE-A22, A23, A25)."""

from __future__ import annotations

import hashlib
import os
import re
from math import sqrt
from pathlib import Path

import pytest
from playing import view

from haricot.games.dice.cards import built_in, doubts
from haricot.games.dice.contracts import Contract
from haricot.games.dice.deck import LINES, Outcomes, Plan, catalogue, generate, listing
from haricot.games.dice.faces import ALL_RESULTS, results
from haricot.games.dice.odds import best_play, chances, first_roll, per_cent
from haricot.games.dice.reckoning import counts
from haricot.games.dice.rolling import CERTAIN
from haricot.kernel import data, registry
from haricot.kernel.chance import Chance

from .tables import rules, table

LAW = (Path(__file__).resolve().parents[1] / "rules.md").read_text(encoding="utf-8")
GOLDEN = [
    (row[0].replace("\\|", "|"), int(row[1]), int(row[3]), float(row[4]))
    for row in re.findall(r"(?m)^\| `([^`]+)` \| (\d+) \| ([\d.]+) \| (\d+) \| ([\d.]+) \|$", LAW)
]
LISTED, PRINTED = (block for block in re.findall(r"```\n(01:.*?)```", LAW, re.DOTALL))
BOX = registry.box("dice")
DATA = built_in(BOX)
FACES = DATA.faces
LONG = os.environ.get("HARICOT_LONG") == "1"


def test_the_law_lists_its_golden_values() -> None:
    assert len(GOLDEN) == 31


@pytest.mark.parametrize(("contract", "ways", "printed", "best"), GOLDEN)
def test_DICE_A23_ways_of_a_first_roll(contract: str, ways: int, printed: int, best: float) -> None:
    assert first_roll(Contract(contract), FACES) == ways
    assert per_cent(ways, int(ALL_RESULTS)) == printed


@pytest.mark.parametrize(
    ("contract", "best"),
    [(row[0], row[3]) for row in GOLDEN],
)
def test_best_play_is_exact(contract: str, best: float) -> None:
    assert round(best_play(Contract(contract), FACES) * 100 / CERTAIN, 3) == pytest.approx(best, abs=0.0011)


def test_halves_go_up_and_no_number_is_0() -> None:
    assert per_cent(34992, int(ALL_RESULTS)) == 13
    assert per_cent(0, int(ALL_RESULTS)) == 1


def test_all_results_of_seven_dice() -> None:
    found = results(FACES)
    assert len(found) == 1050
    assert sum(found.values()) == ALL_RESULTS == 279936


def test_every_set_of_results_is_what_the_judge_says() -> None:
    outcomes = Outcomes(FACES)
    for text in ("2so+1bl", "2re|2ch", "4(bl/gr)", "3bl+2=", "6#", "0bl", "2bl+1(bl/st)", "7ga"):
        contract = Contract(text)
        assert outcomes.meeting(contract) == outcomes.one_by_one(contract)
        assert outcomes.sum(outcomes.meeting(contract)) == first_roll(contract, FACES)


def test_DICE_A25_the_deck_is_the_listed_one() -> None:
    deck = generate(Plan(data.table(BOX.doc, "deck")), FACES)
    text = listing(deck)
    assert text == LISTED
    assert hashlib.sha256(text.encode()).hexdigest() == (
        "39233107488598caa9aced37d80e9c81d4083087c1b85fe64681394cdb7664cb"
    )
    assert len(deck) == 61 == len(DATA.cards)


def test_the_catalogue_has_the_families_of_the_law() -> None:
    families = [entry.family for entry in catalogue(FACES)]
    assert len(families) == 401
    found = {family: families.count(family) for family in "SEMVFKDNTP"}
    assert found == {"S": 282, "E": 42, "M": 41, "V": 17, "F": 14, "K": 1, "D": 1, "N": 1, "T": 1, "P": 1}


def test_DICE_A23_the_printed_numbers_come_out_as_listed() -> None:
    terms = rules(3).terms  # type: ignore[attr-defined]
    numbers = [terms.numbers(49 + card) for card in range(61)]
    lines = [f"{i:02}: {' '.join(map(str, row))}\n" for i, row in enumerate(numbers, 1)]
    assert "".join(lines) == PRINTED


def test_DICE_A23_the_number_is_shown_as_the_table_agreed() -> None:
    match = table(seats=2)
    assert len(view(match).lists["numbers/0"]) == LINES
    assert view(table(seats=2, printed_number="hidden")).lists["numbers/0"] == []
    best = table("upper/0 harvest_04 upper/1 harvest_10 lower/0 harvest_05 lower/1 harvest_09", 2)
    easy = view(best).lists["numbers/0"]
    assert easy == [43, 22, 22, 11, 9, 5]
    terms = rules(2, (("printed_number", "best_play"),)).terms  # type: ignore[attr-defined]
    assert terms.numbers(49 + 14)[:4] == [per_cent(best_play(Contract(text), FACES), int(CERTAIN)) for text in (
        "2so", "3(so/ch)", "2bl+2st", "2ch")]  # fmt: skip


def test_DICE_38_DICE_A22_the_built_in_deck_raises_no_doubt() -> None:
    assert doubts(DATA, 5, 13) == []


def rolls() -> int:
    """How many throws a simulation makes."""
    return 1_000_000 if LONG else 6000


def test_simulated_first_rolls_agree_within_four_standard_errors() -> None:
    sides = rules(3).terms.sides  # type: ignore[attr-defined]
    contracts = [Contract(text) for text in ("2re|2ch", "3(ga/bl)", "0bl", "4=", "1ga+1gr", "6#")]
    met = [0] * len(contracts)
    chance = Chance("simulated", [])
    for _ in range(rolls()):
        packed = counts(list(chance.dice("roll", sides)))
        for i, contract in enumerate(contracts):
            met[i] += contract.met(packed)
    for i, contract in enumerate(contracts):
        p = first_roll(contract, FACES) / ALL_RESULTS
        assert abs(met[i] - p * rolls()) < 4 * sqrt(rolls() * p * (1 - p)), contract.text


@pytest.mark.parametrize("text", ["1ga+1re", "3so+1bl"])
def test_simulated_turns_with_the_best_play_agree_within_four_standard_errors(text: str) -> None:
    terms = rules(3).terms  # type: ignore[attr-defined]
    best = chances(Contract(text), FACES)
    turns = rolls() // 20
    met = 0
    for turn in range(turns):
        chance = Chance(f"turn{turn}", [])
        field = 0
        left = list(range(7))
        while left:
            shown = chance.dice("roll", [terms.sides[die] for die in left])
            options = []
            for part in range(1, 2 ** len(left)):
                kept = [i for i in range(len(left)) if part >> i & 1]
                rest = [die for i, die in enumerate(left) if i not in kept]
                white = sum(die < 4 for die in rest)
                after = field + int(counts([shown[i] for i in kept]))
                options.append((int(best.value(after, white, len(rest) - white)), -len(kept), after, rest))
            _, _, field, left = max(options)
        met += Contract(text).met(field)
    p = best_play(Contract(text), FACES) / CERTAIN
    assert abs(met - p * turns) < 4 * sqrt(turns * p * (1 - p))


def test_best_play_of_the_whole_deck_runs_from_69_per_cent() -> None:
    texts = {text for card in DATA.cards for text in card.contracts}
    found = [best_play(Contract(text), FACES) / CERTAIN for text in texts]
    assert len(texts) == 191
    assert 0.685 < min(found) < 0.695
    assert sum(p > 0.85 for p in found) == 174
