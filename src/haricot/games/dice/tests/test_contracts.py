"""The language of contracts and their judge (rules.md 2.4, DICE-17 to 28)."""

from __future__ import annotations

from itertools import combinations_with_replacement, permutations

import pytest

from haricot.games.dice.contracts import CODES, Contract, pack
from haricot.kernel.errors import BadCards


def dice(text: str) -> int:
    """`so so bl` as packed counts."""
    words = text.split()
    return int(pack([words.count(code) for code in CODES]))


def met(contract: str, text: str, mixed: bool = False, least: int = 7) -> bool:
    """Do these dice meet a contract?"""
    return Contract(contract, mixed, least).met(dice(text))


EXAMPLES = [
    ("2so+1bl+1gr", "so so bl gr st st re", True),
    ("2so+1bl+1gr", "so bl bl gr st st re", False),
    ("2re|2ch", "re ch ch st so so bl", True),
    ("2re|2ch", "re ch st st so so bl", False),
    ("6#", "re ch bl st ga so so", True),
    ("6#", "re ch bl bl st so so", False),
    ("4=", "st st st st so so so", True),
    ("4=", "st st st bl so so so", False),
    ("3bl+2=", "bl bl bl re re so ga", True),
    ("3bl+2=", "bl bl bl bl bl re so", False),
    ("2bl+3=", "st st st re bl bl so", True),
    ("2bl+3=", "re st st gr bl bl bl", False),
    ("5(bl/st)", "bl bl bl bl bl re so", True),
    ("5(bl/st)", "st st st bl re so so", False),
    ("0bl", "re re st st so so ga", True),
    ("0bl", "re re st st so so", False),
    ("3=+3=", "st st st st so so so", True),
    ("3=+3=", "bl bl bl bl bl bl re", False),
    ("2=+2=+2=", "re re st st so so bl", True),
    ("2=+2=+2=", "st st st st so so bl", False),
]


@pytest.mark.parametrize(("contract", "text", "expected"), EXAMPLES)
def test_EX_DICE_4_every_contract_type(contract: str, text: str, expected: bool) -> None:
    assert met(contract, text) == expected


def test_EX_DICE_4_options_read_two_of_them_otherwise() -> None:
    assert not met("5(bl/st)", "bl bl bl bl bl re so", mixed=True)
    assert met("5(bl/st)", "bl bl bl bl st re so", mixed=True)
    assert met("0bl", "re re st st so so", least=1)


def test_DICE_18_further_dice_do_no_harm_except_to_an_absent_kind() -> None:
    assert met("1re", "re bl bl bl")
    assert not met("0bl", "re re st st so so bl")


def test_DICE_19_DICE_A10_every_die_counts_once_within_a_contract() -> None:
    assert not met("1bl+1(bl/st)", "bl re re")
    assert met("1bl+1(bl/st)", "bl st re")
    assert met("1bl+1(bl/st)", "bl bl re")
    assert not met("2(bl/st)+2(st/gr)+1st", "st st st gr")
    assert met("1bl+1bl", "bl bl")
    assert not met("1bl+1bl", "bl st")


def test_DICE_21_named_beans() -> None:
    assert met("2so", "so so so")
    assert not met("2so", "so")


def test_DICE_22_DICE_A29_one_of_the_alternatives_is_enough() -> None:
    assert met("2re|2ch", "re re")
    assert met("2re|2ch", "ch ch")
    assert not met("2re|2ch", "re ch")


def test_DICE_23_all_different() -> None:
    assert met("3#", "re re bl st")
    assert not met("3#", "re re bl bl")


def test_DICE_24_four_of_a_kind() -> None:
    assert met("4=", "gr gr gr gr gr")
    assert not met("4=", "gr gr gr bl bl bl")


def test_DICE_25_DICE_A9_the_parts_of_a_full_house_are_of_two_kinds() -> None:
    assert not met("3bl+2=", "bl bl bl bl bl")
    assert met("3bl+2=|2bl+3=", "bl bl st st st")
    assert met("3bl+2=|2bl+3=", "bl bl bl st st")
    assert not met("3bl+2=", "bl bl st st st")


def test_DICE_26_DICE_A8_any_split_of_two_kinds() -> None:
    for blue in range(6):
        assert met("5(bl/st)", "bl " * blue + "st " * (5 - blue))
        assert met("5(bl/st)", "bl " * blue + "st " * (5 - blue), mixed=True) == (0 < blue < 5)
    assert not met("1(bl/st)", "bl st", mixed=True)  # fewer dice than kinds can never have each of them


def test_DICE_27_DICE_A7_an_absent_kind_asks_for_seven_dice() -> None:
    assert met("0ga", "re re re re bl bl bl")
    assert not met("0ga", "re re re re bl bl ga")
    assert not met("0ga", "re re re re bl bl")
    assert met("0ga", "re", least=1)
    assert not met("0ga", "", least=1)


def test_DICE_28_free_groups_are_of_different_kinds() -> None:
    assert met("3=+3=", "re re re bl bl bl")
    assert not met("3=+3=", "re re re re re re")
    assert met("2=+2=+2=", "re re bl bl st st")
    assert not met("2=+2=+2=", "re re re re bl bl")
    assert met("2=+3=", "re re bl bl bl") and met("3=+2=", "re re bl bl bl")


WRONG = [
    "", "re", "0", "8re", "2xx", "2 re", " 2re", "2re ", "2re+", "|2re", "2re||2ch", "2(re)", "2(re/re)", "2(re/)",
    "2(re|ch)", "3#+1re", "0bl+1re", "0bl+0re", "0=", "0#", "2=+3(re/bl)", "2re+2re+2=", "2re+1re+2=", "10re", "-1re",
]  # fmt: skip


@pytest.mark.parametrize("text", WRONG)
def test_anything_else_is_no_contract(text: str) -> None:
    with pytest.raises(BadCards, match="contract-"):
        Contract(text)


@pytest.mark.parametrize("text", ["7re", "4re+4bl", "7=", "7#", "1ga+1so+1re+1ch+1bl+1st+1gr+1ga", "0ga|0so|1re"])
def test_what_the_grammar_allows_can_be_read(text: str) -> None:
    assert Contract(text).text == text


def by_hand(terms: list[tuple[int, list[str]]], shown: tuple[str, ...]) -> bool:
    """Do dice fulfil terms? Every way to hand them out is tried."""
    wanted = [kinds for n, kinds in terms for _ in range(n)]
    return any(all(die in kinds for die, kinds in zip(order, wanted)) for order in permutations(shown, len(wanted)))


@pytest.mark.parametrize(
    ("text", "terms"),
    [
        ("2(re/bl)+1(bl/st)", [(2, ["re", "bl"]), (1, ["bl", "st"])]),
        ("1bl+1(bl/st)+1(st/re)", [(1, ["bl"]), (1, ["bl", "st"]), (1, ["st", "re"])]),
        ("2bl+1re", [(2, ["bl"]), (1, ["re"])]),
        ("1(re/bl/st)+1re+1re", [(1, ["re", "bl", "st"]), (1, ["re"]), (1, ["re"])]),
    ],
)
def test_DICE_19_the_judge_agrees_with_handing_out_dice_one_by_one(
    text: str, terms: list[tuple[int, list[str]]]
) -> None:
    contract = Contract(text)
    for shown in combinations_with_replacement(["re", "bl", "st", "gr"], 5):
        assert contract.met(dice(" ".join(shown))) == by_hand(terms, shown), shown
