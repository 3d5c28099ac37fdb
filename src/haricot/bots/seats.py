"""Who can be asked to sit down: `random` for every game, what each game's `players.py` brings, the cast, and players
from outside."""

from __future__ import annotations

import importlib
from collections.abc import Callable
from typing import Any, cast

from haricot.bots import outside
from haricot.bots.cast import CAST, CREWS, GREEDY, SEARCH, character, temper_mark
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
    if GREEDY in found:
        for name in CAST:
            found[name] = character(name, found[GREEDY], getattr(players, "TEMPERED", {}))
    if arena:
        found.update(cast("dict[str, Maker]", getattr(players, "ARENA", {})))
    for name, outsider in outside.players(box.id).items():
        found[name] = outsider.make
    return found


def strong(box: Box) -> str:
    """The strongest of a box's own players that has manners for people, as the box says (STRONG); empty: it names none."""
    players = importlib.import_module(f"{box.package}.players")
    name = str(getattr(players, "STRONG", ""))
    return name if name in players.PLAYERS and name not in outside.players(box.id) else ""


def ponders(box: Box, name: str) -> bool:
    """Does this player of the box's own think as long as it is let? Its strongest does, and characters with that mind."""
    if name in CAST:
        players = importlib.import_module(f"{box.package}.players")
        return CAST[name].mind == SEARCH and SEARCH in getattr(players, "TEMPERED", {})
    return name != "" and name == strong(box)


def takes_long(box: Box, name: str) -> bool:
    """May this player's thinking take more than a moment? Who ponders may, and outsiders always."""
    return name in outside.players(box.id) or ponders(box, name)


def allow(player: Player, amount: int, unit: str) -> bool:
    """Let a player think of so many worlds for a decision (`n`), or for so many milliseconds (`ms`); False: it cannot."""
    budget = getattr(player, "allow", None)
    if budget is not None:
        budget(amount, unit)
    return budget is not None


def sit(name: str, game: Game[Any], seed: str, seat: int, arena: bool = False) -> Player:
    """A player for a seat, with a generator of its own; raises BadSetup."""
    known = makers(game.setup.box, arena)
    if name not in known:
        raise BadSetup("no-player", field="seats", word=shown(name), known=list(known))
    return known[name](game, stream(seed, "player", seat))


def version(box: Box, name: str) -> int:
    """The present version of a player: its box's module or its own class says, or it is the first."""
    outsider = outside.players(box.id).get(name)
    if outsider is not None:
        return int(getattr(outsider.maker, "version", 1))
    players = importlib.import_module(f"{box.package}.players")
    known = cast("dict[str, int]", getattr(players, "VERSIONS", {}))
    if name in CAST:
        return known.get(CAST[name].mind, known.get(GREEDY, 1))
    return known.get(name, 1)


def edition(box: Box, name: str) -> str:
    """All that a player's decisions depend on beside what it sees: `greedy@2`, and of a character its temper, `ada@2.1f0c9d2e`."""
    words = f"{name}@{version(box, name)}"
    players = importlib.import_module(f"{box.package}.players")
    return f"{words}.{temper_mark(name)}" if name in CAST and hasattr(players, "TEMPERED") else words


def crews(box: Box) -> dict[str, list[str]]:
    """Which characters make a gentle, a mixed or a hard table of a box; none where it has nobody who counts."""
    known = makers(box)
    return {mood: crew for mood, crew in CREWS.items() if all(name in known for name in crew)}


def levels(box: Box) -> dict[str, int]:
    """How strong its characters are, from 1 upwards, where the box knows it by measure (LEVELS); not of all, perhaps of none."""
    players = importlib.import_module(f"{box.package}.players")
    return dict(cast("dict[str, int]", getattr(players, "LEVELS", {})))


def emotes(box: Box) -> dict[str, str]:
    """What each character of a box likes to show."""
    known = makers(box)
    return {name: character.emote for name, character in CAST.items() if name in known}
