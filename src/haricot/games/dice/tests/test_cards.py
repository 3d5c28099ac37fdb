"""An owner's own faces and cards (rules.md 2.6)."""

from __future__ import annotations

import pytest
from playing import view

from haricot.games.dice.rules import card_warnings, export_cards
from haricot.kernel import registry
from haricot.kernel.data import CardFile
from haricot.kernel.errors import BadCards
from haricot.kernel.match import new_match, replay
from haricot.kernel.records import read_record
from haricot.kernel.setup import Setup

from .tables import FACES, card_text, rules

BOX = registry.box("dice")
EXPORTED = export_cards(Setup(BOX, "dice_2012", 3, {}))
EASY = "1ch+1bl+1st;3so|3bl;1ga+1ch+1bl;1ch+2gr;2=+2=+2=;2bl+3="  # harvest_01


def own(text: str, seats: int = 2) -> Setup:
    """A setup with an owner's file."""
    return Setup(BOX, "dice_2012", seats, {}, CardFile(text))


def written(cards: int = 20, faces: str = FACES, contracts: str = EASY, more: str = "") -> str:
    """A file with so many equal cards."""
    text = f'game = "dice"\n{faces}'
    for number in range(cards):
        text += card_text(f"own_{number}", contracts) + more
    return text


def problem(text: str, seats: int = 2) -> BadCards:
    """What is wrong with a file."""
    with pytest.raises(BadCards) as found:
        registry.make("dice", seats, cards=CardFile(text))
    return found.value


def line_of(text: str, beginning: str, which: int = 0) -> int:
    """The line that begins so, the first such line being number 0."""
    found = [number for number, line in enumerate(text.splitlines(), 1) if line.startswith(beginning)]
    return found[which]


def test_what_is_exported_can_be_played_and_exported_again() -> None:
    setup = own(EXPORTED, 3)
    assert export_cards(setup) == EXPORTED
    assert card_warnings(setup) == []
    terms = registry.make("dice", 3, cards=CardFile(EXPORTED)).terms  # type: ignore[attr-defined]
    assert [c.text for c in terms.lines] == [c.text for c in rules(3).terms.lines]  # type: ignore[attr-defined]


def test_a_match_with_own_cards_is_recorded_with_them() -> None:
    game = registry.make("dice", 2, cards=CardFile(written()))
    match = new_match(game, "own")
    match.apply(int(game.next(match.state)), game.read("roll"))
    text = match.record().write()
    assert replay(read_record(text)).record().write() == text
    assert "own_7" in text


def test_other_dice_have_other_names() -> None:
    game = registry.make("dice", 2, cards=CardFile(written(faces=FACES.replace("4", "3").replace("m = 3", "m = 4"))))
    assert game.names.cards[-20 - 7] == "c4-garden"
    assert game.read("select c4") is not None


def test_printed_numbers_of_the_owner_are_shown() -> None:
    game = registry.make("dice", 2, cards=CardFile(written(more="printed = [0, 54, 40, 30, 0, 2]\n")))
    numbers = game.view(new_match(game, "x").state, 0).lists["numbers/0"]
    assert numbers[1:4] + numbers[5:] == [54, 40, 30, 2]
    assert [numbers[0], numbers[4]] == [31, 14]


@pytest.mark.parametrize(
    ("old", "new", "line", "says"),
    [
        ('game = "dice"', 'game = "dice"\nprice = 3', "price", "cards-unknown"),
        ('game = "dice"', 'game = "dice"\nformat = "other/2"', "format", "cards-format"),
        ('"red", "chinese"', '"pink", "chinese"', "white", "cards-bean"),
        ('"red", "chinese", ', '"red", ', "white", "cards-faces"),
        ("white = 4", "white = 5", "[dice]", "cards-seven"),
        ("white = 4", "white = true", "white", "cards-count"),
        ("white = 4", "white = 4\nbrown = 1", "brown", "cards-unknown"),
        ("own_3", "own_2", "id", "cards-id-twice"),
        ("own_3", "Own 3", "id", "cards-id"),
    ],
)
def test_errors_name_the_line(old: str, new: str, line: str, says: str) -> None:
    text = written().replace(old, new, 1)
    which = {"id": 3}.get(line, 0)
    if old == "white = 4" and line == "white":
        which = 1
    found = problem(text)
    assert found.id == says
    assert found.line == line_of(text, line, which)


@pytest.mark.parametrize(
    ("contracts", "says"),
    [
        ("1bl;2bl;1ga;1re;2ga", "cards-contracts"),
        ("1bl;2bl;1ga;1re;2ga;3xx", "contract-part"),
        ("1bl;2bl;1ga;1re;2ga;3so+", "contract-part"),
    ],
)
def test_a_wrong_contract_names_its_card_and_line(contracts: str, says: str) -> None:
    text = written(5) + card_text("last_one", contracts)
    found = problem(text)
    assert (found.id, found.field) == (says, "last_one.contracts")
    assert found.line == line_of(text, "contracts", 5)


@pytest.mark.parametrize("more", ["printed = [1]\n", "printed = [1, 2, 3, 4, 5, 101]\n", 'printed = "no"\n'])
def test_printed_numbers_are_six(more: str) -> None:
    text = written(more=more)
    assert problem(text).id == "cards-printed"
    assert problem(text).line == line_of(text, "printed")


def test_missing_parts_are_errors() -> None:
    for text, said in (
        ('game = "dice"\n', "faces: cards-no-section"),
        (f'game = "dice"\n{FACES.split("[dice]")[0]}', "dice: cards-no-section"),
        (f'game = "dice"\n{FACES}', "cards: cards-none"),
        (f'game = "dice"\ncards = ["a"]\n{FACES}', "cards: cards-none"),
        (written(201), "cards: cards-too-many (most=200)"),
        (written(more="colour = 1\n"), "colour: cards-unknown (known=['id', 'contracts', 'printed'])"),
    ):
        assert str(problem(text)).partition(": ")[2] == said


def test_too_few_cards_are_an_error_for_that_many_seats() -> None:
    registry.make("dice", 2, cards=CardFile(written(8)))
    assert problem(written(8), 3).given == {"count": 8, "needed": 10, "seats": 3}


def test_DICE_50_few_cards_are_a_warning() -> None:
    assert card_warnings(own(written(22))) == []
    [told] = card_warnings(own(written(21)))
    assert (told.id, told.given["needed"]) == ("doubt-few", 22)


@pytest.mark.parametrize(
    ("contracts", "more", "says"),
    [
        ("1bl+1st;2bl;1ga+1bl;1re+1ch;2ga;7ga", "", "doubt-never (contract=7ga)"),
        ("1bl+1st;1ga+1bl;2bl;1re+1ch;2ga;3so", "", "doubt-higher (number=3)"),
        ("1bl;1bl+1st;2bl;2bl+1st;3bl;4bl", "", "doubt-four (number=1)"),
        (EASY, "printed = [31, 27, 17, 15, 14, 9]\n", "doubt-printed (contract=3so|3bl, printed=27, odds=25)"),
    ],
)
def test_DICE_38_doubtful_data_can_be_used_and_is_told(contracts: str, more: str, says: str) -> None:
    text = written(30, contracts=contracts, more=more)
    told = card_warnings(own(text))
    first = next(str(doubt) for doubt in told if says in str(doubt))
    assert first.startswith(f"line {line_of(text, 'printed' if more else 'contracts')}: own_0.")
    assert view(new_match(registry.make("dice", 2, cards=CardFile(text)), "x")).zones
