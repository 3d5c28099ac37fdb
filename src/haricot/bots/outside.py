"""Players from outside: those of installed packages, and those of files that are named where the program starts.

A package registers them as `haricot.players`, a person writes `--players my_bot.py:Mine`. Either way it is a
class (or a function) that is called with a game and a generator and gives a Player; `games` says which boxes it is
for, where it is not for all.
"""

from __future__ import annotations

import importlib
import importlib.util
import os
import re
import sys
from collections.abc import Sequence
from functools import cache
from importlib import metadata
from typing import Any, Final, final

from haricot.kernel.chance import Rng
from haricot.kernel.errors import BadSetup, shown
from haricot.kernel.game import Game
from haricot.kernel.players import Player

GROUP: Final = "haricot.players"
NAME: Final = r"[a-z][a-z0-9_-]{0,23}"
TAKEN: Final = r"me\d*|open|table|random|greedy"  # what a seat may be besides, what every box has, and silence


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
            found[entry.name] = Outsider(entry.name, entry.value, load(entry.value))
        except BadSetup as problem:
            found[entry.name] = Outsider(entry.name, entry.value, None, problem)
    return found


def bring(sources: Sequence[str]) -> None:
    """Let players sit down by their names from now on; raises BadSetup."""
    for source in sources:
        name, place = split(source)
        known = BROUGHT.get(name)
        if known is not None and known.source == place:
            continue
        if known is not None or re.fullmatch(TAKEN, name):
            raise BadSetup("player-name-taken", field="players", word=name)
        if not re.fullmatch(NAME, name):
            raise BadSetup("player-name", field="players", word=shown(name))
        BROUGHT[name] = Outsider(name, place, load(place))


def sources() -> list[str]:
    """What another process must bring to know the same players."""
    return [f"{each.name}={each.source}" for each in BROUGHT.values()]


def split(source: str) -> tuple[str, str]:
    """`NAME=PLACE:Class` as name and `PLACE:Class`; without a name, the class names it. Raises BadSetup."""
    name, equals, place = source.partition("=")
    if not equals or "/" in name or ":" in name:
        name, place = "", source
    where, _, what = place.rpartition(":")
    if not where or not what.isidentifier():
        raise BadSetup("player-source", field="players", word=shown(source, 80))
    return name or what.lower(), place


def load(place: str) -> Any:
    """What makes the player of `my_bot.py:Mine` or `package.module:Mine`; raises BadSetup."""
    where, _, what = place.rpartition(":")
    if where.endswith(".py") and not os.path.isfile(where):
        raise BadSetup("player-file", field="players", word=shown(where, 80))
    try:
        module = load_file(where) if where.endswith(".py") else importlib.import_module(where)
    except (Exception, SystemExit) as error:
        problem = shown(" ".join(f"{type(error).__name__}: {error}".split()), 200)
        raise BadSetup("player-load", field="players", word=shown(where, 80), problem=problem) from None
    maker = getattr(module, what, None)
    if maker is None:
        raise BadSetup("player-class", field="players", word=shown(what), file=shown(where, 80))
    if not callable(maker) or (isinstance(maker, type) and not issubclass(maker, Player)):
        raise BadSetup("player-other", field="players", word=shown(place, 80))
    return maker


def load_file(path: str) -> Any:
    """A file as a module; what lies beside it can be imported from it, as if it had been started."""
    folder, file = os.path.split(os.path.abspath(path))
    if folder not in sys.path:
        sys.path.append(folder)
    name = "haricot_player_" + re.sub(r"\W", "_", os.path.join(folder, file[:-3]))
    if name in sys.modules:
        return sys.modules[name]
    spec = importlib.util.spec_from_file_location(name, path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[name] = module  # some libraries look a class's module up while it is made
    try:
        spec.loader.exec_module(module)
    except BaseException:
        del sys.modules[name]
        raise
    return module
