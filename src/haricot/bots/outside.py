"""Players from outside: those of installed packages, and those that were brought when the program started.

A package registers them as `haricot.players`, a person writes `--players my_bot.py:Mine` (bringing.py). Either way it
is a class (or a function) that is called with a game and a generator and gives a Player; `games` says which boxes it
is for, where it is not for all.
"""

from __future__ import annotations

import importlib
import re
from collections.abc import Callable
from functools import cache
from importlib import metadata
from typing import Any, Final, final

from haricot.bots.cast import CAST
from haricot.kernel.chance import Rng
from haricot.kernel.errors import BadSetup, shown
from haricot.kernel.game import Game
from haricot.kernel.players import Player

GROUP: Final = "haricot.players"
NAME: Final = r"[a-z][a-z0-9_-]{0,23}"
TAKEN: Final = r"me\d*|open|table|random|greedy|" + "|".join(CAST)
# what a seat may be besides, what every box has, and silence


@final
class Outsider:
    """One player from outside; it is there, though it may turn out that nobody can be made of it."""

    def __init__(self, name: str, source: str, maker: Any, problem: BadSetup | None = None) -> None:
        self.name: Final = name
        self.source: Final = source
        self.maker: Final = maker
        self.problem: Final = problem
        games = getattr(maker, "games", [])
        self.games: Final[list[str]] = [games] if isinstance(games, str) else list(games)

    def plays(self, game: str) -> bool:
        """Is it for this box?"""
        return not self.games or game in self.games

    def make(self, game: Game[Any], rng: Rng) -> Player:
        """A player for one seat; raises BadSetup, or whatever its author's program raises."""
        if self.problem is not None:
            raise self.problem
        player = self.maker(game, rng)
        if not isinstance(player, Player):
            raise BadSetup("player-other", field="players", word=self.source)
        return player


BROUGHT: Final[dict[str, Outsider]] = {}  # named where the program started


def players(game: str) -> dict[str, Outsider]:
    """The players from outside for one box, by name: those of packages first."""
    found = {name: each for name, each in installed().items() if each.plays(game)}
    found.update({name: each for name, each in BROUGHT.items() if each.plays(game)})
    return found


@cache
def installed() -> dict[str, Outsider]:
    """The players of installed packages; one that cannot be loaded is listed, and says why when it is to sit down."""
    found: dict[str, Outsider] = {}
    for entry in sorted(metadata.entry_points(group=GROUP), key=lambda e: e.name):
        if not re.fullmatch(NAME, entry.name) or re.fullmatch(TAKEN, entry.name):
            continue
        try:
            found[entry.name] = Outsider(entry.name, entry.value, maker_of(entry.value, importlib.import_module))
        except BadSetup as problem:
            found[entry.name] = Outsider(entry.name, entry.value, None, problem)
    return found


def sources() -> list[str]:
    """What another process must bring to know the same players."""
    return [f"{each.name}={each.source}" for each in BROUGHT.values()]


def maker_of(place: str, find: Callable[[str], Any]) -> Any:
    """What makes the player of `package.module:Mine`, its module found by `find`; raises BadSetup."""
    where, _, what = place.rpartition(":")
    try:
        module = find(where)
    except (Exception, SystemExit) as error:
        problem = shown(" ".join(f"{type(error).__name__}: {error}".split()), 200)
        raise BadSetup("player-load", field="players", word=shown(where, 80), problem=problem) from None
    maker = getattr(module, what, None)
    if maker is None:
        raise BadSetup("player-class", field="players", word=shown(what), file=shown(where, 80))
    if not callable(maker) or (isinstance(maker, type) and not issubclass(maker, Player)):
        raise BadSetup("player-other", field="players", word=shown(place, 80))
    return maker
