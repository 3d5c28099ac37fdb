"""Two bots that are the same, under two names: `twins.py:one`, `twins.py:two`; and some that an arena must deal with."""

from __future__ import annotations

from typing import Any

from haricot.bots.random_player import RandomPlayer
from haricot.kernel.actions import Action
from haricot.kernel.chance import Rng
from haricot.kernel.game import Game
from haricot.kernel.players import Menu, Player
from haricot.kernel.views import View


def one(game: Game[Any], rng: Rng) -> Player:
    """By lot."""
    return RandomPlayer(rng)


two = one


class Thrifty(Player):
    """Takes a budget, and remembers it."""

    version = 7

    def __init__(self, game: Game[Any], rng: Rng) -> None:
        super().__init__()
        self.budget = (0, "")

    def allow(self, amount: int, unit: str) -> None:
        self.budget = (amount, unit)

    def decide(self, view: View, menu: Menu) -> int | Action:
        return menu.numbers()[0]


class Peeper(Thrifty):
    """Wants to see everything."""

    seen: Any = None

    def look(self, game: Game[Any], state: Any) -> None:
        type(self).seen = state
