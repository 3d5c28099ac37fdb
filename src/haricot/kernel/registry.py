"""Which games there are: every folder in `haricot.games`, and packages that register as `haricot.games`.

What is installed does not change while a program runs: it is looked up and read once.
"""

from __future__ import annotations

import importlib
import pkgutil
from collections.abc import Callable
from functools import cache
from importlib import metadata, resources
from typing import Any, cast

from haricot.kernel.data import CardFile
from haricot.kernel.errors import BadSetup, shown
from haricot.kernel.game import Game
from haricot.kernel.setup import Box, Setup

HOME = "haricot.games"


@cache
def packages() -> dict[str, str]:
    """Game id to package, folders first, then entry points, each in alphabetical order; shared, do not change it."""
    home = importlib.import_module(HOME)
    found = {m.name: f"{HOME}.{m.name}" for m in pkgutil.iter_modules(home.__path__) if m.ispkg}
    for entry in sorted(metadata.entry_points(group=HOME), key=lambda e: e.name):
        found.setdefault(entry.name, entry.value)
    return found


def content(package: str, *path: str) -> bytes:
    """A data file of a game's folder."""
    return resources.files(package).joinpath(*path).read_bytes()


def text(package: str, *path: str) -> str:
    """A data file of a game's folder that is text."""
    return content(package, *path).decode("utf-8")


@cache
def box(game: str) -> Box:
    """A game's data, shared by all who ask; raises BadSetup if there is no such game."""
    found = packages()
    if game not in found:
        raise BadSetup("no-game", field="game", word=shown(game), known=list(found))
    return Box(game, found[game], text(found[game], "cards.toml"))


def make(
    game: str,
    seats: int,
    edition: str = "",
    options: dict[str, str] | None = None,
    cards: CardFile | None = None,
    old: bool = False,
) -> Game[Any]:
    """A game ready to deal, or the one of a match that was agreed before (`old`); raises BadSetup or BadCards."""
    data = box(game)
    setup = Setup(data, edition or data.editions[0], seats, options or {}, cards, old)
    rules = importlib.import_module(f"{data.package}.rules")
    return cast(Callable[[Setup], "Game[Any]"], rules.make)(setup)
