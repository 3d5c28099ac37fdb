"""Who can be asked to sit down: `random` for every game, and what each game's `players.py` brings."""

from __future__ import annotations

import importlib
from collections.abc import Callable
from typing import Any, cast

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
    return found


def sit(name: str, game: Game[Any], seed: str, seat: int, arena: bool = False) -> Player:
    """A player for a seat, with a generator of its own; raises BadSetup."""
    known = makers(game.setup.box, arena)
    if name not in known:
        raise BadSetup("no-player", field="seats", word=shown(name), known=list(known))
    return known[name](game, stream(seed, "player", seat))
