"""The game that was asked for, and who plays it."""

from __future__ import annotations

from typing import Any

from haricot.kernel import registry
from haricot.kernel.data import CardFile
from haricot.kernel.errors import BadSetup
from haricot.kernel.game import Game


def make(
    game: str, seats: int = 0, edition: str = "", options: dict[str, str] | None = None, cards: str = ""
) -> Game[Any]:
    """A game; 0 seats: the fewest above one that the edition takes. `cards` is the text of a card file. Raises BadSetup."""
    box = registry.box(game)
    if not seats:
        takes = box.seats(edition or box.editions[0])
        seats = next((n for n in takes if n > 1), takes[0])
    return registry.make(game, seats, edition, options, CardFile(cards) if cards else None)


def seated(game: Game[Any], players: list[str] | None) -> list[str]:
    """A program's name for each seat, empty for those that are asked; raises BadSetup."""
    found = players or [""] * int(game.seats)
    if len(found) != game.seats:
        raise BadSetup("seats-players", field="players", seats=int(game.seats), players=len(found))
    return found
