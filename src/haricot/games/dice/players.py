"""Players that know the dice game: `greedy` thinks of its next two contracts, `search` plays its turn exactly."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from haricot.games.dice.exact import Exact
from haricot.games.dice.greedy import Greedy as Greedy
from haricot.games.dice.greedy import dice as dice
from haricot.games.dice.habits import tempered as habits_of
from haricot.games.dice.rules import DiceGame
from haricot.kernel.chance import Rng
from haricot.kernel.game import Game
from haricot.kernel.players import Player


def greedy(game: Game[Any], rng: Rng) -> Player:
    """A greedy player for a seat."""
    assert isinstance(game, DiceGame)
    return Greedy(game.terms)


def tempered(game: Game[Any], rng: Rng, temper: dict[str, int]) -> Player:
    """A greedy player with some habits of its own."""
    assert isinstance(game, DiceGame)
    return Greedy(game.terms, habits_of(temper))


def search(game: Game[Any], rng: Rng) -> Player:
    """One that knows the best play of its turn."""
    assert isinstance(game, DiceGame)
    return Exact(game.terms)


def farsighted(game: Game[Any], rng: Rng, temper: dict[str, int]) -> Player:
    """The same whoever it is: it plays as well as it can."""
    return search(game, rng)


PLAYERS: dict[str, Callable[[Game[Any], Rng], Player]] = {"greedy": greedy, "search": search}
# minds that characters vary:
TEMPERED: dict[str, Callable[[Game[Any], Rng, dict[str, int]], Player]] = {"greedy": tempered, "search": farsighted}
STRONG = "search"  # of those who may sit with people; it takes its time
# How strong the characters are, as far as sealed deals tell them apart (tests/arena/test_levels.py): whoever stands on a
# level wins more than a fair share among copies of anybody one below.
LEVELS = {
    **dict.fromkeys(["pim", "lenz"], 1),
    **dict.fromkeys(["fava", "flo", "mungo", "pinto", "rosa", "lima", "cicero"], 2),
    "ada": 3,
}
