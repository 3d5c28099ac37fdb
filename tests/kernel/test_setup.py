"""What is agreed before the deal is checked, and each mistake is named on one line."""

from __future__ import annotations

import pytest

from haricot.kernel import registry
from haricot.kernel.data import CardFile
from haricot.kernel.errors import BadCards, BadSetup, HaricotError
from haricot.kernel.match import new_record
from haricot.kernel.setup import check_seed

VALID = [
    ("bohnanza", 4, "gigamic", {"offers": "0"}),
    ("bohnanza", 4, "gigamic", {"offers": "100", "first_player": "3", "exhaustions": "1"}),
    ("bohnanza", 2, "gigamic", {"duel_start_fields": "3", "tie_break": "shared"}),
    ("bohnanza", 5, "amigo", {"tie_break": "farthest_from_start", "lock_kept_cards": "true"}),
]


@pytest.mark.parametrize("game, seats, edition, options", VALID)
def test_agreements_that_hold(game: str, seats: int, edition: str, options: dict[str, str]) -> None:
    setup = registry.make(game, seats, edition, options).setup
    assert (setup.game, setup.edition, setup.seats) == (game, edition, seats)
    assert {name: setup.options[name] for name in options} == options


@pytest.mark.parametrize(
    "game, seats, edition, options, problem",
    [
        ("chess", 4, "", {}, "game: no-game (word=chess, known=['al_cabohne', 'bohnanza', "),
        ("", 4, "", {}, "game: no-game (word=, "),
        ("bohnanza", 4, "giga", {}, "edition: no-edition (game=bohnanza, word=giga, known=['gigamic', 'amigo'])"),
        ("bohnanza", 8, "gigamic", {}, "seats: not-for-seats (game=bohnanza, edition=gigamic, count=8, takes=['2', "),
        ("bohnanza", 0, "", {}, "seats: not-for-seats (game=bohnanza, edition=gigamic, count=0, "),
        ("bohnanza", -1, "", {}, "seats: not-for-seats (game=bohnanza, edition=gigamic, count=-1, "),
        (
            "bohnanza",
            2,
            "amigo",
            {},
            "seats: not-for-seats (game=bohnanza, edition=amigo, count=2, takes=['3', '4', '5'])",
        ),
        ("bohnanza", 4, "", {"offer": "3"}, "options: no-option (option=offer, known=['duplicate_kind_fields', "),
        ("bohnanza", 2, "", {"offers": "3"}, "options: option-elsewhere (option=offers, known=["),
        ("bohnanza", 4, "", {"duel_start_fields": "2"}, "options: option-elsewhere (option=duel_start_fields, "),
        ("bohnanza", 4, "", {"offers": "101"}, "options: option-value (option=offers, word=101, known=['0-100'])"),
        ("bohnanza", 4, "", {"offers": "-1"}, "options: option-value (option=offers, word=-1, "),
        ("bohnanza", 4, "", {"offers": ""}, "options: option-value (option=offers, word=, "),
        ("bohnanza", 4, "", {"offers": "07"}, "options: option-value (option=offers, word=07, "),
        ("bohnanza", 4, "", {"offers": "٣"}, "options: option-value (option=offers, word=٣, "),
        ("bohnanza", 4, "", {"offers": "1\n"}, "options: option-value (option=offers, word=1 , "),
        ("bohnanza", 4, "", {"offers": "9" * 99}, f"options: option-value (option=offers, word={'9' * 40}, "),
        (
            "bohnanza",
            4,
            "",
            {"first_player": "4"},
            "options: option-value (option=first_player, word=4, known=['random', '0-3'])",
        ),
        (
            "bohnanza",
            4,
            "",
            {"exhaustions": "0"},
            "options: option-value (option=exhaustions, word=0, known=['rules', '1-3'])",
        ),
        ("bohnanza", 4, "", {"hide_coin_totals": "yes"}, "options: option-value (option=hide_coin_totals, word=yes, "),
    ],
)
def test_agreements_that_do_not(game: str, seats: int, edition: str, options: dict[str, str], problem: str) -> None:
    with pytest.raises(BadSetup) as refused:
        registry.make(game, seats, edition, options)
    assert str(refused.value).startswith(problem)
    assert "\n" not in str(refused.value)
    assert isinstance(refused.value, HaricotError)


def test_a_record_names_only_options_that_differ_from_the_default() -> None:
    game = registry.make("bohnanza", 4, "", {"offers": "12", "tie_break": "shared", "exhaustions": "rules"})
    assert new_record(game, "1").options == {"tie_break": "shared"}
    amigo = registry.make("bohnanza", 4, "amigo", {"tie_break": "shared"})
    assert new_record(amigo, "1").options == {}
    assert registry.make("bohnanza", 4, "amigo").setup.options["tie_break"] == "shared"


def test_the_first_edition_is_the_default() -> None:
    assert registry.make("bohnanza", 3).setup.edition == registry.box("bohnanza").editions[0]


@pytest.mark.parametrize("seed", ["0", "9f3c", "A-b_c.D", "x" * 64])
def test_seeds_that_are_written_in_one_word(seed: str) -> None:
    assert check_seed(seed) == seed


@pytest.mark.parametrize("seed", ["", " ", "a b", "é", "a/b", "x" * 65, "1\n"])
def test_seeds_that_are_not(seed: str) -> None:
    with pytest.raises(BadSetup, match=r"^seed: bad-seed \(word=.*, most=64\)$") as refused:
        check_seed(seed)
    assert "\n" not in str(refused.value)


def test_cards_of_another_box_are_refused_at_their_line() -> None:
    with pytest.raises(BadCards, match=r"^line 2: game: cards-other-game \(word=ladybohn, game=bohnanza\)$"):
        registry.make("bohnanza", 4, cards=CardFile('# mine\ngame = "ladybohn"\n'))
    with pytest.raises(BadCards, match=r"^game: cards-other-game \(word=, game=bohnanza\)$"):
        registry.make("bohnanza", 4, cards=CardFile('name = "mine"\n'))


def test_options_are_described_by_data() -> None:
    for folder in registry.packages():
        box = registry.box(folder)
        for name, option in box.options.items():
            assert option.rule, f"{folder}: option {name} names no rule"
            for edition in box.editions:
                for seats in box.seats(edition):
                    column = box.column(edition, seats)
                    if name in box.offered(column):
                        default = box.default(option, column, seats)
                        assert option.allows(default, seats), f"{folder} {edition} {seats}: {name}={default}"
