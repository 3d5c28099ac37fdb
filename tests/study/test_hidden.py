"""Nothing that a seat cannot see reaches it: other hands dealt anew change no byte of observation, mask or text."""

from __future__ import annotations

from typing import Any

import pytest
from conformance.tables import Variant, deal, lot, make
from study.tables import LONG, each_table

pytest.importorskip("numpy")
pytest.importorskip("pyspiel")

from haricot.kernel.asking import Asking, written
from haricot.kernel.game import Game
from haricot.kernel.mask import pick
from haricot.study import openspiel
from haricot.study.matches import Desk
from haricot.study.words import Teller

STEPS = 4000 if LONG else 120
EVERY = 17 if LONG else 11  # steps between two looks


class Match:
    """What OpenSpiel's observers look at."""

    def __init__(self, course: openspiel.Course) -> None:
        self.course = course


def observed(game: Game[Any], asking: Asking, seat: int) -> list[Any]:
    """What OpenSpiel is told: the bytes, the view, and the view with the open form."""
    course = openspiel.Course(game, 1)
    course.seed, course.asking = "known", asking
    made = openspiel.BoxGame.__new__(openspiel.BoxGame)  # what an observer needs of a game, and nothing of OpenSpiel's
    made.made, made.fields = game, written(game, asking.state)
    match: Any = Match(course)
    found: list[Any] = []
    for recalls in (False, True):
        observer = openspiel.Observer(made, recalls)
        observer.set_from(match, seat)
        found += [observer.tensor.tobytes(), observer.string_from(match, seat)]
    return found


def look(desk: Desk, teller: Teller, asking: Asking, seat: int) -> tuple[Any, ...]:
    """All that the interfaces tell a seat: PettingZoo and Gymnasium, OpenSpiel, text and MCP."""
    desk.asking = asking
    state, draft = asking.state, asking.draft
    told: list[str] = [teller.table(desk.game.view(state, seat))]
    if seat == asking.seat:
        told += [teller.question(state, draft), teller.menu(state, draft)]
    seen = observed(desk.game, asking, seat)
    return desk.observation(seat).tobytes(), desk.mask(seat).tobytes(), desk.rewards(), told, seen


@each_table
def test_hidden_cards_are_hidden_in_every_interface(table: Variant) -> None:
    game = make(table, {})
    rng = lot("study", 1)
    desk = Desk(game)
    tellers = [Teller(game, seat) for seat in range(table.seats)]
    asking = Asking(game, [None] * table.seats)
    asking.begin(deal(game, "study"))
    changed = 0
    for step in range(STEPS):
        if asking.over:
            break
        if step % EVERY == 0:
            for seat in range(table.seats):
                other = Asking(game, [None] * table.seats)
                other.begin(game.belief(game.view(asking.state, seat)).sample(rng))
                assert other.seat == asking.seat
                for number in asking.draft.picks[: asking.draft.size]:
                    if seat == asking.seat:
                        other.answer(number)
                changed += game.dump(other.state).write(game.names) != game.dump(asking.state).write(game.names)
                assert look(desk, tellers[seat], other, seat) == look(desk, tellers[seat], asking, seat)
        asking.answer(pick(asking.mask, rng))
    assert changed  # else nothing was hidden anywhere
