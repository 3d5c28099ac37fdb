"""Card data: the law's tables, presets, provenance, and a user's own file checked line by line (2.5)."""

from __future__ import annotations

import pytest
from playing import random_steps

from haricot.games.ladybohn.cards import card_names, export_cards, own_kinds, read_cards
from haricot.kernel import registry
from haricot.kernel.data import CardFile
from haricot.kernel.errors import BadCards
from haricot.kernel.match import new_match, replay
from haricot.kernel.records import read_record
from haricot.kernel.setup import Setup

from .tables import KINDS, LAW, SEXES

BOX = registry.box("ladybohn")
OWN = export_cards(Setup(BOX, "ladybohn", 4, {}))


def setup(text: str = "", seats: int = 4, **options: str) -> Setup:
    return Setup(BOX, "ladybohn", seats, options, CardFile(text) if text else None)


def problem(text: str) -> str:
    """What checking a card file says: always one line."""
    with pytest.raises(BadCards) as refused:
        read_cards(setup(text))
    assert "\n" not in str(refused.value)
    return str(refused.value)


def test_the_box_is_the_laws_table() -> None:
    cards = read_cards(setup())
    assert cards.counts == [LAW["beans"][kind]["count"][sex] for kind in KINDS for sex in SEXES.values()]
    assert cards.meters == [LAW["beans"][kind]["meter"][sex] for kind in KINDS for sex in SEXES.values()]
    assert cards.names.cards == card_names(KINDS) + KINDS
    column = BOX.column("ladybohn", 4)
    for key in ("reveal", "draw", "fields", "exhaustions"):
        assert column[key] == LAW[key]
    assert (column["hand"], column["cost"]) == ([LAW["hand"]], LAW["third_field_cost"])


def test_the_second_preset_asks_for_one_card_fewer() -> None:
    cards = read_cards(setup(miss_preset="minus_one_bean"))
    for k, kind in enumerate(KINDS):
        mister = LAW["beans"][kind]["meter"]["mister"]
        assert cards.meters[3 * k + 1] == [[n - 1, coins] for n, coins in mister]
        assert cards.meters[3 * k] == mister


def test_what_is_reconstructed_is_marked() -> None:
    marks = BOX.doc["provenance"]
    assert isinstance(marks, dict) and set(marks) == {"kinds", "totals", "count", "meter"}
    assert all(text.startswith("reconstructed") for key, text in marks.items() if key != "meter")
    assert marks["meter"]["miss"].startswith("reconstructed")
    assert OWN.count("# ") == 4 and "reconstructed" in OWN


@pytest.mark.parametrize("preset", ["plus_one_coin", "minus_one_bean"])
def test_both_presets_pass_the_laws_validation(preset: str) -> None:
    text = export_cards(setup(miss_preset=preset))
    assert own_kinds(CardFile(text), KINDS)
    assert read_cards(setup(text)).meters == read_cards(setup(miss_preset=preset)).meters


def test_an_own_table_is_played_named_in_the_record_and_comes_before_the_preset() -> None:
    text = OWN.replace("meter.miss = [[2, 2], [3, 3], [4, 4], [5, 5]]", "meter.miss = [[2, 2], [3, 3], [4, 4], [6, 6]]")
    assert text != OWN
    game = registry.make("ladybohn", 3, "", {"miss_preset": "minus_one_bean", "exhaustions": "1"}, CardFile(text))
    match = new_match(game, "own")
    for _ in random_steps(match):
        pass
    record = match.record().write()
    assert "  meter.miss = [[2, 2], [3, 3], [4, 4], [6, 6]]" in record.splitlines()
    assert replay(read_record(record)).record().write() == record
    assert read_cards(game.setup).meters[3 * KINDS.index("red") + 1] == [[2, 2], [3, 3], [4, 4], [6, 6]]


def line(text: str) -> int:
    """Where a line first stands in the exported file."""
    return OWN.splitlines().index(text) + 1


MISS = "meter.miss = [[4, 2], [6, 3], [8, 4], [10, 5]]"
MISTER = "meter.mister = [[4, 1], [6, 2], [8, 3], [10, 4]]"


@pytest.mark.parametrize(
    "old, new, at, says",
    [
        (
            'name = "own"',
            'nome = "own"',
            'name = "own"',
            "nome: cards-unknown (known=['game', 'name', 'total', 'provenance', 'kinds'])",
        ),
        (
            "[kinds.blue]",
            "[kinds.bleu]",
            "[kinds.blue]",
            "kinds.bleu: cards-unknown (known=['blue', 'chili', 'stink', 'green', 'soy', 'black_eyed', 'red', 'garden'])",
        ),
        (
            "count.mister = 10",
            "count.mister = 61",
            "count.mister = 10",
            "kinds.blue.count.mister: cards-count (most=60)",
        ),
        (
            "count.mister = 10",
            "count.mister = true",
            "count.mister = 10",
            "kinds.blue.count.mister: cards-count (most=60)",
        ),
        ("count.mister = 10", "count.man = 10", "[kinds.blue]", "kinds.blue.count.mister: cards-count (most=60)"),
        (
            "count.mister = 10",
            "count.mister = 10\ncount.man = 1",
            "count.miss = 5",
            "kinds.blue.count.man: cards-unknown (known=['mister', 'miss', 'baby'])",
        ),
        ("count.mister = 10", "count.mister = 9", "total = 104", "total: cards-total (word=104, total=103)"),
        (MISTER, "meter.mister = []", MISTER, "kinds.blue.meter.mister: cards-meter"),
        (MISTER, "meter.mister = [[4, 1], [4, 2]]", MISTER, "kinds.blue.meter.mister: cards-rise"),
        (MISTER, "meter.mister = [[0, 1]]", MISTER, "kinds.blue.meter.mister: cards-rise"),
        (MISTER, "meter.mister = [[2, 3]]", MISTER, "kinds.blue.meter.mister: cards-coins (cards=2, coins=3)"),
        (MISS, "meter.miss = [[4, 2], [6, 2]]", MISS, "kinds.blue.meter.miss: cards-rise"),
        (MISS, "meter.miss = [[4, 2], [6, 99]]", MISS, "kinds.blue.meter.miss: cards-pays-most (most=60)"),
        (
            MISS,
            "meter.miss = [[5, 1], [6, 3], [8, 4], [10, 5]]",
            MISS,
            "kinds.blue.meter.miss: cards-miss-less (count=4)",
        ),
        (MISS, MISTER.replace("mister", "miss"), MISS, "kinds.blue.meter.miss: cards-miss-no-better"),
        (
            MISS,
            "meter.miss = [[4, 5], [6, 6]]",
            MISS,
            "kinds.blue.meter.miss: cards-pays-beyond (needed=discard_then_draw)",
        ),
        ("meter.baby = []", "meter.baby = [[9, 1]]", "meter.baby = []", "kinds.blue.meter.baby: cards-baby-meter"),
        (
            "[kinds.blue]",
            "[kinds.blue]\nprice = 3",
            "count.mister = 10",
            "kinds.blue.price: cards-unknown (known=['count', 'meter', 'miss_pays_from'])",
        ),
    ],
)
def test_every_mistake_names_its_line(old: str, new: str, at: str, says: str) -> None:
    assert old in OWN
    said = problem(OWN.replace(old, new, 1))
    assert said.startswith(f"line {line(at)}: {says}"), said


def test_the_garden_exception_is_demanded_and_spelled_right() -> None:
    without = OWN.replace('miss_pays_from = "discard_then_draw"\n', "")
    assert problem(without).startswith(
        f"line {line('meter.miss = [[2, 3], [3, 4]]')}: kinds.garden.meter.miss: cards-pays-beyond"
    )
    wrong = OWN.replace('"discard_then_draw"', '"thin_air"')
    at = line('miss_pays_from = "discard_then_draw"')
    assert problem(wrong) == f"line {at}: kinds.garden.miss_pays_from: cards-pays-from (only=discard_then_draw)"


def test_inline_tables_are_read_and_their_line_is_named() -> None:
    inline = "count = { mister = 10, miss = 5, baby = 5 }"
    text = OWN.replace("count.mister = 10\ncount.miss = 5\ncount.baby = 5", inline, 1)
    assert read_cards(setup(text)).counts == read_cards(setup()).counts
    at = text.splitlines().index(inline) + 1
    assert problem(text.replace("mister = 10,", "mister = -1,")).startswith(
        f"line {at}: kinds.blue.count.mister: cards-count"
    )


def test_missing_varieties_and_too_few_cards_are_named() -> None:
    assert problem(OWN[: OWN.index("[kinds.garden]")]).endswith("kinds.garden: cards-missing")
    assert problem('game = "ladybohn"\n') == "kinds: cards-no-kinds"
    lines = OWN.splitlines()
    other = lines.index("[kinds.chili]")
    few = "\n".join(
        f"{text.partition(' = ')[0]} = 0" if i > other and text.startswith("count") else text
        for i, text in enumerate(lines)
    ).replace("total = 104", "total = 20")
    assert problem(few) == "line 3: total: cards-few (count=20, needed=25, seats=4)"
    assert read_cards(setup(few, 3)).total() == 20


def test_a_variety_may_be_left_out() -> None:
    text = OWN.replace(
        "count.mister = 4\ncount.miss = 2\ncount.baby = 2", "count.mister = 0\ncount.miss = 0\ncount.baby = 0"
    )
    game = registry.make("ladybohn", 3, "", {"exhaustions": "1"}, CardFile(text.replace("total = 104", "total = 96")))
    match = new_match(game, "no-red")
    for _ in random_steps(match):
        assert "red" not in str(match.taken[-1].action.write(game.names)).replace(".", " ").split()
