"""Leave a multiple of four, if that can be done."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from haricot.kernel.actions import Action, Phrase
from haricot.kernel.chance import Rng
from haricot.kernel.game import Game
from haricot.kernel.players import Menu, Player
from haricot.kernel.views import View


class Greedy(Player):
    """Knows the trick for two."""

    def decide(self, view: View, menu: Menu) -> int | Action:
        wanted = len(view.zones["jar"]) % 4 - 1
        return wanted if wanted in menu.numbers() else menu.numbers()[0]

    def why(self, view: View, action: Action) -> Phrase:
        return Phrase("four", {})


def greedy(game: Game[Any], rng: Rng) -> Player:
    """One for a table."""
    return Greedy()


PLAYERS: dict[str, Callable[[Game[Any], Rng], Player]] = {"greedy": greedy}
