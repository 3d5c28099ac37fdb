"""Odds against a second, plain reckoning: every fall of the dice, every part of it, in fractions (rules.md 2.5)."""

from __future__ import annotations

from fractions import Fraction
from functools import cache
from itertools import combinations, product
from typing import Any

import pytest
from playing import view

from haricot.bots.seats import sit
from haricot.games.dice.contracts import KINDS, Contract, pack
from haricot.games.dice.faces import Faces
from haricot.games.dice.odds import chances, work_out
from haricot.games.dice.reckoning import chance_of_rolling
from haricot.games.dice.rolling import CERTAIN
from haricot.games.dice.rules import DiceGame
from haricot.kernel.drive import question
from haricot.kernel.forms import Draft

from .tables import table

WHITE = ("red", "chinese", "blue", "stink", "stink", "green")
CREAM = ("garden", "soy", "soy", "blue", "blue", "green")
Dice = tuple[str, ...]
Rule = str  # what a field must be


def meets(rule: Rule, field: Dice, few: bool) -> bool:
    """Does a field meet a contract? A judge of its own, for the few contracts of these tests."""
    have = [field.count(kind) for kind in KINDS]
    if rule == "0bl":
        return "blue" not in field and (len(field) == 7 or (few and len(field) > 0))
    if rule == "0bl|3so":
        return meets("0bl", field, few) or field.count("soy") >= 3
    if rule == "2so+1bl":
        return field.count("soy") >= 2 and "blue" in field
    if rule == "3(ga/bl)":
        return field.count("garden") + field.count("blue") >= 3
    assert rule == "2=+2=+2="
    return sum(n >= 2 for n in have) >= 3


@cache
def true_chance(rule: Rule, field: Dice, whites: int, creams: int, few: bool, stops: bool) -> Fraction:
    """The chance from a field, if one may stop where `stops` says so."""
    if whites + creams == 0 or (stops and meets(rule, field, few)):
        return Fraction(meets(rule, field, few))
    return rolling(rule, field, whites, creams, few, stops)


@cache
def rolling(rule: Rule, field: Dice, whites: int, creams: int, few: bool, stops: bool) -> Fraction:
    """The chance of rolling all dice that are left."""
    dice = whites + creams
    total = Fraction(0)
    for fall in product(*[WHITE] * whites, *[CREAM] * creams):
        best = Fraction(0)
        for n in range(1, dice + 1):
            for kept in combinations(range(dice), n):
                after = tuple(sorted([*field, *[fall[i] for i in kept]]))
                white = sum(i < whites for i in kept)
                best = max(best, true_chance(rule, after, whites - white, creams - (n - white), few, stops))
        total += best
    return total / int(6**dice)


FIELDS = [
    (("red", "stink", "stink", "soy"), 1, 2),
    (("red", "stink", "stink", "blue"), 1, 2),
    (("soy", "soy", "green", "green"), 3, 0),
    (("blue", "blue", "red", "green"), 2, 1),
    (("garden", "chinese", "red", "green", "stink"), 0, 2),
    (("garden", "blue", "red", "green", "soy"), 1, 1),
    (("soy", "soy", "blue", "red", "green", "stink"), 0, 1),
]


@pytest.mark.parametrize("stops", [False, True])
@pytest.mark.parametrize("rule", ["0bl", "0bl|3so", "2so+1bl", "3(ga/bl)", "2=+2=+2="])
def test_DICE_A7_chances_are_those_of_all_falls_of_the_dice(rule: Rule, stops: bool) -> None:
    """`stops`: as under absent_scope=dice_in_scope, where a few dice without blue are enough."""
    found = work_out(Contract(rule, False, 1 if stops else 7), Faces(list(WHITE), list(CREAM), 4, 3), stops)
    for field, whites, creams in FIELDS if rule != "2=+2=+2=" else FIELDS[4:]:
        packed = pack([field.count(kind) for kind in KINDS])
        value = Fraction(int(found.value(packed, whites, creams)), int(CERTAIN))
        rolled = Fraction(int(found.rolling(packed, whites, creams)), int(CERTAIN))
        assert 0 <= true_chance(rule, field, whites, creams, stops, stops) - value < Fraction(1, 10**11)
        assert 0 <= rolling(rule, field, whites, creams, stops, stops) - rolled < Fraction(1, 10**11)


def test_DICE_A7_where_few_dice_are_enough_only_seven_blue_ones_miss() -> None:
    """Whoever rolls one bean that is not blue keeps it and stops."""
    faces = Faces(list(WHITE), list(CREAM), 4, 3)
    all_blue = Fraction(1, 6**4) * Fraction(1, 3**3)
    value = chances(Contract("0bl", False, 1), faces, True).value(0, 4, 3)
    assert int(value) == int((1 - all_blue) * int(CERTAIN))
    assert round(int(value) * 100 / int(CERTAIN), 3) == 99.997


# -- what is told at the table

FIVE = "field=w1-red,w2-stink,w3-stink,w4-green,c1-soy"
NONE_BLUE = {"one": "0bl;*;*;*;*;*"}


def told(text: str, name: str, **options: Any) -> list[int]:
    """Chances in tenths of a per cent, as seat 0 is told."""
    match = table(f"active=0 upper/0 one {text}", cards=NONE_BLUE, **options)
    v = view(match, 0)
    match.game.reckon(v, True)
    return v.lists[name]


def test_DICE_A7_a_selection_that_meets_the_contract_is_certain() -> None:
    dice = f"phase=select {FIVE} rolled=c2-soy,c3-blue"
    few = {"absent_scope": "dice_in_scope"}
    assert told(dice, "chance/select") == [0, 667, 0, 0]
    assert told(dice, "chance/select", **few) == [0, 1000, 0, 0]
    assert told(dice, "chance/select", place_all=True, **few) == [0, 667, 0, 0]  # nobody may stop there
    red = "phase=select rolled=w1-red,w2-blue,w3-blue,w4-blue,c1-blue,c2-blue,c3-blue"
    assert told(red, "chance/select", **few)[1] == 1000


def test_DICE_A7_the_chance_of_a_turn_knows_that_one_may_stop() -> None:
    assert told("", "chance/first")[1] == 985
    assert told("", "chance/first", absent_scope="dice_in_scope")[1] == 999  # not certain
    assert told("", "chance/first", absent_scope="dice_in_scope", place_all=True)[1] == 985


def test_DICE_A7_stopping_is_certain_and_rolling_on_is_not() -> None:
    dice = f"phase=decide {FIVE} rolled=c2-blue,c3-blue"
    assert told(dice, "chance/now") == [741]
    assert told(dice, "chance/now", absent_scope="dice_in_scope") == [1000]
    match = table(f"active=0 upper/0 one {dice}", cards=NONE_BLUE, absent_scope="dice_in_scope")
    assert isinstance(match.game, DiceGame)
    assert chance_of_rolling(view(match, 0), match.game.terms) == int(CERTAIN) * 8 // 9  # not two blue dice


@pytest.mark.parametrize(
    ("scope", "does", "why"), [("seven_dice", "roll", "roll-on"), ("dice_in_scope", "stop", "stop-met")]
)
def test_DICE_A7_greedy_stops_where_few_dice_are_enough(scope: str, does: str, why: str) -> None:
    dice = f"phase=decide {FIVE} rolled=c2-blue,c3-blue"
    match = table(f"active=0 upper/0 one {dice}", cards=NONE_BLUE, absent_scope=scope)
    game = match.game
    player = sit("greedy", game, "beans", 0)
    action = question(game, match.state, 0, player, Draft(0), game.mask())
    assert game.write(action) == does
    assert player.why(view(match, 0), action).id == why


def test_DICE_A7_greedy_keeps_the_one_bean_that_is_not_blue() -> None:
    text = "phase=select active=0 upper/0 one rolled=w1-red,w2-blue,w3-blue,w4-blue,c1-blue,c2-blue,c3-blue"
    match = table(text, cards=NONE_BLUE, absent_scope="dice_in_scope")
    player = sit("greedy", match.game, "beans", 0)
    action = question(match.game, match.state, 0, player, Draft(0), match.game.mask())
    assert match.game.write(action) == "select w1"
    assert player.why(view(match, 0), action).id == "select-sure"
