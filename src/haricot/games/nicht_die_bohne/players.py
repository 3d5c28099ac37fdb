"""Players that know Nicht die Bohne: `greedy` looks to the end of the trick, `search` to the end of the round."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from haricot.games.nicht_die_bohne.greedy import Greedy as Greedy
from haricot.games.nicht_die_bohne.search import Search
from haricot.games.nicht_die_bohne.terms import Terms
from haricot.games.nicht_die_bohne.worth import HABITS
from haricot.kernel.chance import Rng
from haricot.kernel.game import Game
from haricot.kernel.players import Player


def greedy(game: Game[Any], rng: Rng) -> Player:
    """A greedy player for a table."""
    return Greedy(Terms(game.setup), rng)


def tempered(game: Game[Any], rng: Rng, temper: dict[str, int]) -> Player:
    """A greedy player with some habits of its own."""
    return Greedy(Terms(game.setup), rng, HABITS.tempered(temper))


def search(game: Game[Any], rng: Rng) -> Player:
    """One that plays rounds out."""
    return Search(Terms(game.setup), rng)


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
    **dict.fromkeys(["pim", "fava", "flo", "mungo", "lenz", "pinto", "rosa", "lima", "cicero"], 1),
    "ada": 2,
}
