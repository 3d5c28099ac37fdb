"""What each open answer leads to, as far as a seat can know: the observation after it, in worlds that look the same from there."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any

import numpy as np
from librt.vecs import vec
from mypy_extensions import u8

from haricot.kernel.actions import Action
from haricot.kernel.asking import PICKS, ROOM
from haricot.kernel.chance import Rng
from haricot.kernel.forms import Draft
from haricot.kernel.game import Game
from haricot.kernel.views import View
from haricot.study.rewards import difference


class Futures:
    """Looks one answer ahead, for one game."""

    def __init__(self, game: Game[Any], size: int) -> None:
        """`size` is that of an observation, as `kernel.asking` writes it."""
        self.game = game
        self.forms = size - int(PICKS)  # where the picks of the open form are written
        self.seen: vec[u8] = vec[u8]([0] * ROOM)
        self.bytes = np.frombuffer(self.seen, np.uint8, size)  # live
        self.draft = Draft()

    def write(self, state: Any, seat: int, picks: list[int]) -> Any:
        """What a seat knows of a state, with its open form, as an array of its own."""
        self.game.observe(state, seat, self.seen)
        row = self.bytes.copy()
        row[self.forms :] = 0
        for place, pick in enumerate(picks[: int(PICKS)]):
            row[self.forms + place] = pick + 1
        return row

    def of(
        self, view: View, picks: list[int], answers: Sequence[int | Action], worlds: int, rng: Rng
    ) -> tuple[list[Any], list[float]]:
        """The observation after each answer in each world, as `after`: all answers in the first world, then all in the next."""
        belief = self.game.belief(view)
        rows: list[Any] = []
        ends: list[float] = []
        for _ in range(worlds):
            more, over = self.after(belief.sample(rng), view.seat, picks, answers)
            rows += more
            ends += over
        return rows, ends

    def after(
        self, world: Any, seat: int, picks: list[int], answers: Sequence[int | Action]
    ) -> tuple[list[Any], list[float]]:
        """The observation after each answer in one world, and what it ends with, if it does: else that is no number.

        An answer is a number, with what was picked before, or a whole action.
        """
        game, draft = self.game, self.draft
        rows: list[Any] = []
        ends: list[float] = []
        for answer in answers:
            action = answer if isinstance(answer, Action) else None
            if not isinstance(answer, Action):
                draft.open(seat)
                for pick in picks:
                    draft.add(pick)
                draft.add(answer)
                action = game.finish(world, draft)
            then = world
            if action is not None:
                then = game.clone(world)
                game.do(then, seat, action, None)
            rows.append(self.write(then, seat, [*picks, answer] if isinstance(answer, int) and action is None else []))
            outcome = game.outcome(then) if action is not None and game.next(then) < 0 else None
            ends.append(math.nan if outcome is None else difference(outcome)[seat])
        return rows, ends
