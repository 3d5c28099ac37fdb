"""`random`: any open number, each equally likely, pick by pick."""

from __future__ import annotations

from typing import Final, final

from haricot.kernel.actions import Action
from haricot.kernel.chance import Rng
from haricot.kernel.mask import pick
from haricot.kernel.players import Menu, Player
from haricot.kernel.views import View


@final
class RandomPlayer(Player):
    """Plays by lot with a generator of its own; never looks."""

    def __init__(self, rng: Rng) -> None:
        super().__init__(sighted=False)
        self.rng: Final = rng

    def decide(self, view: View, menu: Menu) -> int | Action:
        return int(pick(menu.mask, self.rng))

    def clone(self) -> Player:
        return RandomPlayer(self.rng.clone())
