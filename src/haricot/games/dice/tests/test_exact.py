"""The exact turn of `search`: for one contract it must find the chances that were worked out beforehand."""

from __future__ import annotations

import os

import pytest
from librt.vecs import append, vec
from mypy_extensions import i64

from haricot.arena.simulate import Job, Lineup, play
from haricot.games.dice.exact import Exact
from haricot.games.dice.rolling import CERTAIN
from haricot.games.dice.rules import DiceGame
from haricot.games.dice.terms import FIRST_CARD
from haricot.games.dice.turn import MIXES, Turn, lay
from haricot.kernel import registry

STEPS = 100_000 if os.environ.get("HARICOT_COMPILED") == "1" else 6  # interpreted, a whole match takes too long

LEAST = 5  # dice on the field: the interpreted engine would take seconds for all of them


def dice_game(**options: str) -> DiceGame:
    game = registry.make("dice", 3, "", options)
    assert isinstance(game, DiceGame)
    return game


@pytest.mark.parametrize("card, line", [(0, 0), (3, 2), (17, 5), (40, 3)])
@pytest.mark.parametrize("scope", ["seven_dice", "dice_in_scope"])
def test_one_contract_has_the_chances_that_are_known(card: int, line: int, scope: str) -> None:
    terms = dice_game(absent_scope=scope).terms
    known = terms.chances(FIRST_CARD + card, line)
    fields = lay(terms.faces)
    now = vec[i64]()
    for packed in fields.packed:
        met = terms.contract(FIRST_CARD + card, line).met(packed)
        now = append(now, CERTAIN if met else i64(0))
    turn = Turn(fields, now, vec[i64]([0] * int(MIXES * MIXES)), True, LEAST)
    seen = 0
    for field, size in enumerate(fields.size):
        if size < LEAST:
            continue
        for whites in range(8 - int(size)):
            creams = 7 - int(size) - whites
            packed = int(fields.packed[field])
            if whites <= 4 and creams <= 3 and can_lie(terms.faces, packed, 4 - whites, 3 - creams):
                assert turn.value(field, whites) == known.value(packed, whites, creams), (packed, whites)
                seen += 1
    assert seen > 1000


def can_lie(faces: object, packed: int, whites: int, creams: int) -> bool:
    """Can so many white and cream dice show this? Chances are known for such fields only."""
    white = [n > 0 for n in faces.white]  # type: ignore[attr-defined]
    cream = [n > 0 for n in faces.cream]  # type: ignore[attr-defined]
    counts = [packed >> 4 * kind & 15 for kind in range(7)]
    only_white = sum(n for kind, n in enumerate(counts) if not cream[kind])
    only_cream = sum(n for kind, n in enumerate(counts) if not white[kind])
    return only_white <= whites and only_cream <= creams


def test_the_more_a_roll_gives_to_the_others_the_less_it_is_worth() -> None:
    terms = dice_game().terms
    player = Exact(terms)
    easy, hard = player.gift(FIRST_CARD, 0), player.gift(FIRST_CARD, 5)
    six, one = 4 * int(MIXES) + 2, int(MIXES)
    assert easy[six] > easy[one] >= 0
    assert easy[six] > hard[six] > 0 or terms.contract(FIRST_CARD, 5).text.startswith("0")


def test_a_match_with_it_is_the_same_again() -> None:
    lineup = Lineup("dice", ("search", "greedy"), options=(("target", "3"),), limit=STEPS)
    one, two = [play(Job(lineup, "exact", keep=True)) for _ in range(2)]
    assert one.error is None and one.record == two.record
    assert one.scores or one.decisions == STEPS
