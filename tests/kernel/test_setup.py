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
        ("chess", 4, "", {}, "game: there is no chess (there is "),
        ("", 4, "", {}, "game: there is no "),
        ("bohnanza", 4, "giga", {}, "edition: bohnanza has no edition giga (there is gigamic, amigo)"),
        ("bohnanza", 8, "gigamic", {}, "seats: bohnanza gigamic is not for 8 (it takes 2, 3, 4, 5, 6, 7)"),
        ("bohnanza", 0, "", {}, "seats: bohnanza gigamic is not for 0"),
        ("bohnanza", -1, "", {}, "seats: bohnanza gigamic is not for -1"),
        ("bohnanza", 2, "amigo", {}, "seats: bohnanza amigo is not for 2 (it takes 3, 4, 5)"),
        ("bohnanza", 4, "", {"offer": "3"}, "option offer is unknown (there is duplicate_kind_fields, "),
        ("bohnanza", 2, "", {"offers": "3"}, "option offers is not for this edition and number of seats (there is "),
        ("bohnanza", 4, "", {"duel_start_fields": "2"}, "option duel_start_fields is not for this edition"),
        ("bohnanza", 4, "", {"offers": "101"}, "option offers=101 is none of: a number from 0 to 100"),
        ("bohnanza", 4, "", {"offers": "-1"}, "option offers=-1 is none of: "),
        ("bohnanza", 4, "", {"offers": ""}, "option offers= is none of: "),
        ("bohnanza", 4, "", {"offers": "07"}, "option offers=07 is none of: "),
        ("bohnanza", 4, "", {"offers": "٣"}, "option offers=٣ is none of: "),
        ("bohnanza", 4, "", {"offers": "9" * 30}, "option offers=999"),
        ("bohnanza", 4, "", {"first_player": "4"}, "option first_player=4 is none of: random, a seat from 0 to 3"),
        ("bohnanza", 4, "", {"exhaustions": "0"}, "option exhaustions=0 is none of: rules, a number from 1 to 3"),
        ("bohnanza", 4, "", {"hide_coin_totals": "yes"}, "option hide_coin_totals=yes is none of: false, true"),
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
    with pytest.raises(BadSetup, match=r"^seed: .* is not 1 to 64 letters") as refused:
        check_seed(seed)
    assert "\n" not in str(refused.value)


def test_cards_of_another_box_are_refused_at_their_line() -> None:
    with pytest.raises(BadCards, match=r"^line 2: game = ladybohn, but the box is bohnanza$"):
        registry.make("bohnanza", 4, cards=CardFile('# mine\ngame = "ladybohn"\n'))
    with pytest.raises(BadCards, match=r"^game = missing, but the box is bohnanza$"):
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
