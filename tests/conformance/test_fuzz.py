"""The judge is total and reading is strict: whatever is typed or made is answered, and nothing refused leaves a trace."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from conformance import freeform, laws
from conformance.building import built, kinds
from conformance.freeform import grammar, own_words, readable, verbs
from conformance.tables import Variant, box, lot, opening, variants
from hypothesis import given, settings
from hypothesis import strategies as st

from haricot.kernel.errors import MalformedAction
from haricot.kernel.game import Game

TYPED = 300  # lines at least
MOMENTS = 12 if settings().max_examples < 100 else 10**6  # at which actions are built
STRANGERS = (-(2**31), -99, -1, 7, 8, 63, 64, 99, 2**31)  # seats that no table has
each_variant = pytest.mark.parametrize("variant", variants(), ids=str)

LETTERS = "abcdeilnoprtuwy0189 -/,@*+.?!éßΩ٣²\n\t\0\u2028\U0001f331"
figures = st.sampled_from(
    ["-1", "0", "1", "2", "3", "99", "9999", "10000", str(2**31), str(2**63), str(2**64), "1e3", "٣", "²", "+1", "01"]
)


def words(game: Game[Any]) -> st.SearchStrategy[str]:
    """Lines made of words that belong into notation, in any order and with any joints."""
    known = st.sampled_from(
        game.names.cards
        + verbs(game)
        + own_words(game)
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
def test_the_judge_answers_any_action_of_any_seat(variant: Variant) -> None:
    """Actions that nobody can type, of this box and of all others, by who is asked and by who is not there."""
    start = opening(variant, 0, 2)
    game = start.game
    rng = lot("built", 0)
    for s in start.moments[:: 1 + len(start.moments) // MOMENTS]:
        for kind in kinds():
            for seat in (int(game.next(s)), int(rng.below(variant.seats)), STRANGERS[rng.below(len(STRANGERS))]):
                a = built(kind, rng)
                laws.refusal_changes_nothing(game, s, seat, a)
                if not 0 <= seat < variant.seats:
                    assert game.check(s, seat, a) is not None


@each_variant
@pytest.mark.parametrize("figure", [2**62, 2**63, 2**64, 10**30])
def test_huge_numbers_never_reach_the_judge(variant: Variant, figure: int) -> None:
    game = opening(variant, 0, 1).game
    card = game.names.cards[0]
    for verb, shapes in grammar(game).items():
        for shape in shapes:
            for piece in {*shape} & {"NUMBER", "CARD", "CARD/CARD"}:
                for huge in (str(figure), f"{card}@{figure}", f"{card}*{figure}"):
                    text = " ".join([verb, *shape]).replace(piece, huge).replace("CARD", card).replace("NUMBER", "1")
                    with pytest.raises(MalformedAction):
                        game.read(text)


@each_variant
def test_typed_actions_are_refused_without_a_trace_all_match_long(variant: Variant) -> None:
    """Free actions of every seat, at every kept moment of a match; most of them can be read, some with every verb."""
    start = opening(variant, 0, 3)
    game = start.game
    rng = lot("typed", 0)
    lines = 0
    read: Counter[str] = Counter()
    while lines < TYPED:
        for s in start.moments:
            for seat in range(variant.seats):
                lines += 1
                text = freeform.text(game, game.view(s, seat), rng)
                if readable(game, text):
                    read[text.split()[0]] += 1
                    laws.refusal_changes_nothing(game, s, seat, game.read(text))
    assert read.total() > lines * 3 // 4, f"{read.total()} of {lines} lines could be read"
    assert set(read) == set(verbs(game))


@each_variant
def test_every_verb_is_an_action_and_every_action_has_a_verb(variant: Variant) -> None:
    """What a box lists and what can be built are the same, so that neither net has a hole."""
    game = opening(variant, 0, 1).game
    package = box(variant.game).package
    own = {kind for kind in kinds() if kind.__module__.startswith(package)}
    typed = {type(game.read(text)) for shapes in grammar(game).values() for text in shapes.values()}
    assert own <= typed <= set(kinds())
