"""What each open answer leads to, as far as a seat can know: the observation after it, in worlds that look the same from there."""

from __future__ import annotations

from typing import Any

import numpy as np
from librt.vecs import vec
from mypy_extensions import u8

from haricot.kernel.asking import PICKS, ROOM
from haricot.kernel.chance import Rng
from haricot.kernel.forms import Draft
from haricot.kernel.game import Game
from haricot.kernel.views import View


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

    def of(self, view: View, picks: list[int], numbers: list[int], worlds: int, rng: Rng) -> list[Any]:
        """The observation after each answer in each world: all answers in the first world, then all in the next."""
        belief = self.game.belief(view)
        return [row for _ in range(worlds) for row in self.after(belief.sample(rng), view.seat, picks, numbers)]

    def after(self, world: Any, seat: int, picks: list[int], numbers: list[int]) -> list[Any]:
        """The observation after each answer in one world."""
        game, draft = self.game, self.draft
        found = []
        for number in numbers:
            draft.open(seat)
            for pick in picks:
                draft.add(pick)
            draft.add(number)
            action = game.finish(world, draft)
            if action is None:
                found.append(self.write(world, seat, [*picks, number]))
                continue
            then = game.clone(world)
            game.do(then, seat, action, None)
            found.append(self.write(then, seat, []))
        return found
