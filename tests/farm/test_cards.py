"""A user's own card file: exported, edited, checked line by line, played with."""

from __future__ import annotations

import pytest

from haricot.farm.cards import cards_needed, export_cards, payout, read_cards, starting_hand, steps
from haricot.kernel import registry
from haricot.kernel.data import CardFile
from haricot.kernel.errors import BadCards
from haricot.kernel.setup import Setup

BOX = registry.box("bohnanza")
FILE = export_cards(Setup(BOX, "gigamic", 4, {}))
METER = "meter = [[4, 1], [7, 2], [10, 3], [12, 4]]"  # coffee's, on line 7


def setup(text: str = FILE, seats: int = 4) -> Setup:
    return Setup(BOX, "gigamic", seats, {}, CardFile(text))


def problem(text: str) -> str:
    """What checking a card file says: always one line."""
    with pytest.raises(BadCards) as refused:
        read_cards(setup(text))
    assert "\n" not in str(refused.value)
    return str(refused.value)


def test_an_exported_file_is_the_box_itself() -> None:
    own, boxed = read_cards(setup()), read_cards(Setup(BOX, "gigamic", 4, {}))
    assert (own.counts, own.meters, own.names.cards) == (boxed.counts, boxed.meters, boxed.names.cards)
    assert FILE.splitlines()[5:7] == ["count = 24", METER]


def test_kinds_are_removed_by_the_number_of_seats() -> None:
    """2.4 of the rules: coffee with 4 and 5, cocoa with 3, both duel and large tables lose cocoa and garden."""
    names = read_cards(setup()).names.numbers
    for seats, removed in ((2, {"garden", "cocoa"}), (3, {"cocoa"}), (4, {"coffee"}), (7, {"garden", "cocoa"})):
        cards = read_cards(setup(seats=seats))
        assert {name for name in names if cards.counts[names[name]] == 0} == removed
        assert cards.in_play == sum(2 ** names[name] for name in names if name not in removed)


def test_own_counts_and_meters_are_played_with() -> None:
    text = FILE.replace("count = 8\n", "count = 9\n").replace("total = 154", "total = 155")
    text = text.replace("meter = [[2, 1], [3, 2], [4, 3], [5, 4]]", "meter = [[1, 1]]")
    game = registry.make("bohnanza", 4, cards=CardFile(text))
    red = game.names.numbers["red"]
    cards = read_cards(setup(text))
    assert cards.counts[red] == 9 and cards.total() == 131
    assert [cards.payout(red, n) for n in (0, 1, 2, 9)] == [0, 1, 1, 1]


@pytest.mark.parametrize(
    "old, new, says",
    [
        ('name = "own"', 'nome = "own"', "line 2: nome: cards-unknown (known=['game', 'name', 'total', 'kinds'])"),
        (
            "[kinds.wax]",
            "[kinds.wox]",
            "line 9: kinds.wox: cards-unknown (known=['coffee', 'wax', 'blue', 'chili', 'stink', 'green', 'soy', 'black_eyed', 'red', 'garden', 'cocoa'])",
        ),
        ("count = 24", "cuont = 24", "line 6: kinds.coffee.cuont: cards-unknown (known=['count', 'meter'])"),
        ("count = 24", "", "line 5: kinds.coffee.count: cards-count (most=60)"),
        ("count = 24", "count = 61", "line 6: kinds.coffee.count: cards-count (most=60)"),
        ("count = 24", "count = -1", "line 6: kinds.coffee.count: cards-count (most=60)"),
        ("count = 24", "count = true", "line 6: kinds.coffee.count: cards-count (most=60)"),
        ("count = 24", 'count = "24"', "line 6: kinds.coffee.count: cards-count (most=60)"),
        ("count = 24", "count = 23", "line 3: total: cards-total (word=154, total=153)"),
        ("total = 154", "total = 153", "line 3: total: cards-total (word=153, total=154)"),
        (METER, "", "line 5: kinds.coffee.meter: cards-meter"),
        (METER, "meter = []", "line 7: kinds.coffee.meter: cards-meter"),
        (METER, "meter = 4", "line 7: kinds.coffee.meter: cards-meter"),
        (METER, "meter = [[4, 1, 2]]", "line 7: kinds.coffee.meter: cards-meter"),
        (METER, "meter = [4, 1]", "line 7: kinds.coffee.meter: cards-meter"),
        (METER, "meter = [[4, true]]", "line 7: kinds.coffee.meter: cards-meter"),
        (METER, "meter = [[4, 1.5]]", "line 7: kinds.coffee.meter: cards-meter"),
        (METER, "meter = [[4, 1], [4, 2]]", "line 7: kinds.coffee.meter: cards-rise"),
        (METER, "meter = [[4, 1], [5, 1]]", "line 7: kinds.coffee.meter: cards-rise"),
        (METER, "meter = [[0, 1]]", "line 7: kinds.coffee.meter: cards-rise"),
        (METER, "meter = [[2, 3]]", "line 7: kinds.coffee.meter: cards-coins (cards=2, coins=3)"),
        ("count = 24", "count = ", "line 6, column 9: cards-toml"),
        ("[kinds.coffee]", "[kinds.coffee", "line 5, column 14: cards-toml"),
        ("[kinds.wax]", "[kinds.coffee]", "line 9, column 14: cards-toml"),
        ('game = "bohnanza"', 'game = "ladybohn"', "line 1: game: cards-other-game (word=ladybohn, game=bohnanza)"),
    ],
)
def test_every_mistake_names_its_line(old: str, new: str, says: str) -> None:
    assert FILE.count(old) == 1
    assert problem(FILE.replace(old, new)).startswith(says)


def test_a_missing_kind_and_a_missing_section_are_named() -> None:
    without = FILE[: FILE.index("[kinds.cocoa]")]
    assert problem(without).endswith("kinds.cocoa: cards-missing")
    assert problem('game = "bohnanza"\n') == "kinds: cards-no-kinds"
    assert problem('game = "bohnanza"\nkinds = 3\n') == "kinds: cards-no-kinds"
    assert "coffee" in problem('game = "bohnanza"\n[kinds]\ncoffee = 3\n')


def test_too_few_cards_for_the_table_are_refused() -> None:
    lines = [line if not line.startswith("count") else "count = 2" for line in FILE.splitlines()]
    text = "\n".join(lines).replace("total = 154", "total = 22")
    assert problem(text) == "line 3: total: cards-few (count=20, needed=25, seats=4)"


def test_a_deal_and_a_first_turn_need_so_many_cards() -> None:
    assert cards_needed(BOX.column("gigamic", 4), 4) == 4 * 5 + 2 + 3
    assert cards_needed(BOX.column("gigamic", 7), 7) == 3 + 4 + 5 + 4 * 6 + 2 + 4
    assert [starting_hand(BOX.column("gigamic", 7), turn) for turn in range(7)] == [3, 4, 5, 6, 6, 6, 6]


def test_a_meter_pays_its_last_step_reached() -> None:
    assert [payout([[2, 1], [4, 3]], n) for n in range(7)] == [0, 0, 1, 1, 3, 3, 3]
    assert steps({"meter": [[2, 1]]}, "meter") == [[2, 1]]
    assert steps({}, "meter") is None
