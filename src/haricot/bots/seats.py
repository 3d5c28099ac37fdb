"""Who can be asked to sit down: `random` for every game, what each game's `players.py` brings, and players from outside."""

from __future__ import annotations

import importlib
from collections.abc import Callable
from typing import Any, cast

from haricot.bots import outside
from haricot.bots.random_player import RandomPlayer
from haricot.kernel.chance import Rng, stream
from haricot.kernel.errors import BadSetup, shown
from haricot.kernel.game import Game
from haricot.kernel.players import Player
from haricot.kernel.setup import Box

Maker = Callable[["Game[Any]", Rng], Player]


def makers(box: Box, arena: bool = False) -> dict[str, Maker]:
    """Player name to maker, for the games of a box; `arena` adds those that play against programs only."""
    found: dict[str, Maker] = {"random": lambda game, rng: RandomPlayer(rng)}
    players = importlib.import_module(f"{box.package}.players")
    found.update(cast("dict[str, Maker]", players.PLAYERS))
    if arena:
        found.update(cast("dict[str, Maker]", getattr(players, "ARENA", {})))
    for name, outsider in outside.players(box.id).items():
        found[name] = outsider.make
    return found


def takes_long(box: Box, name: str) -> bool:
    """May this player's thinking take more than a moment? A box lists those of its own as SLOW; outsiders always may."""
    players = importlib.import_module(f"{box.package}.players")
    return name in outside.players(box.id) or name in getattr(players, "SLOW", ())


def sit(name: str, game: Game[Any], seed: str, seat: int, arena: bool = False) -> Player:
    """A player for a seat, with a generator of its own; raises BadSetup."""
    known = makers(game.setup.box, arena)
    if name not in known:
        raise BadSetup("no-player", field="seats", word=shown(name), known=list(known))
    return known[name](game, stream(seed, "player", seat))
