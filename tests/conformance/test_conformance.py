"""Walks through every game, edition and number of seats, by the masks and beside them, with every law at every step."""

from __future__ import annotations

from typing import Any

import pytest
from conformance import laws
from conformance.owners import exported, owned
from conformance.tables import Variant, choose, deal, folder_variants, lot, opening, variants
from hypothesis import Phase, given, settings
from hypothesis import strategies as st

from haricot.kernel import registry
from haricot.kernel.chance import Rng
from haricot.kernel.errors import MalformedAction
from haricot.kernel.game import Game

VARIANTS = variants()
EXAMPLES = settings().max_examples * 16 // max(16, len(VARIANTS))  # many variants share the time of sixteen
OWNERS = settings().max_examples // 25  # card files
MOMENTS = 12  # of each match with them
each_variant = pytest.mark.parametrize("variant", VARIANTS, ids=str)
numbers = st.integers(0, 2**16)


@pytest.mark.parametrize("folder", list(registry.packages()))
def test_every_folder_is_a_game(folder: str) -> None:
    assert folder_variants(folder)


@pytest.mark.timeout(1800)  # for the long run
@each_variant
@settings(max_examples=EXAMPLES, phases=[Phase.generate, Phase.shrink], report_multiple_bugs=False)
@given(agreement=numbers, seed=st.integers(0, 999), since=numbers, steps=st.lists(numbers, min_size=1, max_size=8))
def test_laws_hold_on_every_way_through_a_match(
    variant: Variant, agreement: int, seed: int, since: int, steps: list[int]
) -> None:
    start = opening(variant, agreement, seed)
    game = start.game
    s = game.clone(start.moments[since % len(start.moments)])
    for number in steps:
        rng = lot("step", number)
        laws.somebody_is_due_until_the_end(game, s)
        laws.cards_are_conserved(game, s, start.dealt)
        if game.outcome(s) is not None:
            nothing_is_left_to_do(game, s)
            break
        look_around(game, s, str(seed), rng)
        seat, a = choose(game, s, rng)
        laws.notation_reads_back(game, a)
        laws.clone_is_independent(game, s, seat, a)
        reader = int(rng.below(game.seats + 1)) - 1
        sample = laws.sample_looks_the_same(game, s, reader, rng)
        laws.equal_views_mean_equal_rights(game, s, sample, reader, rng)
        laws.steps_tell_nothing_hidden(game, s, sample, reader, seat, a)
        laws.copies_are_told_to_nobody(game, s, seat, a)
        laws.step_is_told_truly(game, s, seat, a)


@pytest.mark.parametrize("variant", [variant for variant in VARIANTS if exported(variant)], ids=str)
def test_laws_hold_with_cards_of_an_owner(variant: Variant) -> None:
    """What the menu offers is what the judge allows, whatever the cards are."""
    for number in range(OWNERS):
        rng = lot("owner", number)
        start = opening(variant, number, number, owned(variant, rng))
        for s in start.moments[:: 1 + len(start.moments) // MOMENTS]:
            laws.somebody_is_due_until_the_end(start.game, s)
            laws.cards_are_conserved(start.game, s, start.dealt)
            look_around(start.game, s, str(number), rng)


def look_around(game: Game[Any], s: Any, seed: str, rng: Rng) -> None:
    """The laws of a position, for the seat asked first, one other by lot, and two that do not exist."""
    for seat in (int(game.next(s)), int(rng.below(game.seats)), -1, int(game.seats)):
        laws.options_are_what_the_judge_allows(game, s, seat, rng)
        laws.menu_speaks(game, s, seat, rng)
    laws.position_reads_back(game, s, seed)
    sizes = {len(laws.observation(game, s, reader)) for reader in range(-1, int(game.seats))}
    assert sizes == {len(laws.observation(game, deal(game, seed), -1))}, f"observations of {sizes} bytes"


def nothing_is_left_to_do(game: Game[Any], s: Any) -> None:
    """After the end nobody is offered anything, and the judge says that the match is over."""
    for seat in range(-1, int(game.seats) + 1):
        assert not game.legal(s, seat)
        for word in ("pass", "done"):
            try:
                a = game.read(word)
            except MalformedAction:
                continue
            rule = game.check(s, seat, a)
            assert rule is not None and rule.id == "KER-01", f"{word} of seat {seat} is answered {rule}"
