"""The judge is total and reading is strict: whatever is typed or made is answered, and nothing refused leaves a trace."""

from __future__ import annotations

from typing import Any

import pytest
from conformance import laws
from conformance.tables import Variant, lot, opening, said, variants
from hypothesis import given
from hypothesis import strategies as st

from haricot.farm.actions import (
    Accept,
    Buy,
    Counter,
    Decline,
    Discard,
    Draw,
    Harvest,
    Keep,
    Offer,
    Plant,
    Ref,
    Reveal,
    Wish,
    Withdraw,
)
from haricot.kernel.actions import Action, Done, Pass
from haricot.kernel.errors import MalformedAction
from haricot.kernel.game import Game

each_variant = pytest.mark.parametrize("variant", variants(), ids=str)

strange = st.sampled_from([-(10**9), -99, -2, -1, 0, 1, 2, 3, 6, 7, 10, 11, 59, 60, 63, 64, 99, 255, 256, 9999, 10**9])
refs = st.lists(st.builds(Ref, strange, strange), max_size=3)
kinds = st.lists(strange, max_size=3)
objects: st.SearchStrategy[Action] = st.one_of(
    st.builds(Action),
    st.builds(Plant, strange, strange),
    st.builds(Harvest, strange),
    st.builds(Buy),
    st.builds(Reveal),
    st.builds(Draw),
    st.builds(Pass),
    st.builds(Done),
    st.builds(Discard, st.builds(Ref, strange, strange)),
    st.builds(Offer, strange, refs, kinds),
    st.builds(Counter, strange, refs, kinds),
    st.builds(Accept, strange, refs),
    st.builds(Decline, strange),
    st.builds(Withdraw, strange),
    st.builds(Keep, strange),
    st.builds(Wish, kinds),
)
LETTERS = "abcdeilnoprtuwy0189 -/,@*+.?!éßΩ٣²\n\t\0\u2028\U0001f331"
figures = st.sampled_from(
    ["-1", "0", "1", "2", "3", "99", "9999", "10000", str(2**31), str(2**63), str(2**64), "1e3", "٣", "²", "+1", "01"]
)


def words(game: Game[Any]) -> st.SearchStrategy[str]:
    """Lines made of words that belong into notation, in any order and with any joints."""
    known = st.sampled_from(
        game.names.cards
        + [
            "plant",
            "harvest",
            "buy",
            "reveal",
            "draw",
            "pass",
            "done",
            "keep",
            "offer",
            "counter",
            "accept",
            "decline",
            "withdraw",
            "wish",
            "discard",
            "play",
            "take",
        ]
        + ["all", "-", "up", "@", "/", ",", "*", "-/-", "pass.", "PASS"]
    )
    piece = st.one_of(known, figures)
    joint = st.sampled_from([" ", " ", " ", ",", "/", "@", "*", "", "\n", "  "])
    return st.lists(st.tuples(piece, joint), min_size=1, max_size=6).map(lambda parts: "".join(map("".join, parts)))


@each_variant
@given(data=st.data())
def test_reading_answers_anything_with_an_action_or_one_error(variant: Variant, data: st.DataObject) -> None:
    start = opening(variant, 0, 1)
    game = start.game
    for text in (data.draw(words(game)), data.draw(st.text(LETTERS, max_size=30))):
        try:
            a = game.read(text)
        except MalformedAction:
            continue
        laws.notation_reads_back(game, a)
        s = start.moments[data.draw(st.integers(0, len(start.moments) - 1))]
        for seat in (-1, 0, variant.seats - 1, variant.seats, 99):
            laws.refusal_changes_nothing(game, s, seat, a)


@each_variant
@given(moment=st.integers(0, 999), seat=st.sampled_from([-99, -1, 0, 1, 2, 6, 7, 99]), a=objects)
def test_the_judge_answers_any_action_of_any_seat(variant: Variant, moment: int, seat: int, a: Action) -> None:
    start = opening(variant, 0, 2)
    s = start.moments[moment % len(start.moments)]
    laws.refusal_changes_nothing(start.game, s, seat, a)
    if not 0 <= seat < variant.seats:
        assert start.game.check(s, seat, a) is not None


@each_variant
@pytest.mark.parametrize("figure", [2**62, 2**63, 2**64, 10**30])
def test_huge_numbers_never_reach_the_judge(variant: Variant, figure: int) -> None:
    game = opening(variant, 0, 1).game
    card = (game.names.cards or ["red"])[0]
    for text in (
        "harvest {}",
        "plant {}",
        "accept {}",
        "decline {}",
        "offer {} -/-",
        "take {}",
        f"offer 1 {card}@{{}}/-",
    ):
        with pytest.raises(MalformedAction):
            game.read(text.format(figure))


@each_variant
def test_typed_actions_are_refused_without_a_trace_all_match_long(variant: Variant) -> None:
    """Free actions of every seat, at every kept moment of a match."""
    start = opening(variant, 0, 3)
    rng = lot("typed", 0)
    for s in start.moments:
        for seat in range(variant.seats):
            a = said(start.game, s, seat, rng)
            if a is not None:
                laws.refusal_changes_nothing(start.game, s, seat, a)
