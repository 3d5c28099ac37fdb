"""For whoever writes a player: every deal that could be proposed, and what one would do to both sides as the box's `greedy` reckons."""

from __future__ import annotations

import importlib
from collections.abc import Callable
from typing import Any, Final, cast, final

from haricot.farm.actions import Offer
from haricot.farm.game import FarmGame
from haricot.farm.offering import MOST
from haricot.farm.offering import offers as all_offers
from haricot.kernel.game import Game
from haricot.kernel.views import View


@final
class Worth:
    """What a deal changes, in thousandths of a coin: for me by my own hand, for them as it seems from what lies open."""

    def __init__(self, mine: int, theirs: int) -> None:
        self.mine: Final = mine
        self.theirs: Final = theirs


def offers(game: Game[Any], view: View, most: int = MOST) -> list[Offer]:
    """All offers that a seat could make in a trade, with up to so many cards on each side; none in a box without a market."""
    if not isinstance(game, FarmGame) or "offers" not in game.setup.options:
        return []
    return all_offers(view, game.terms, most)


def worth(game: Game[Any], view: View, offer: Offer) -> Worth | None:
    """What an offer to one seat would do if it were agreed; None where the box does not reckon deals."""
    players = importlib.import_module(f"{game.setup.box.package}.players")
    weigh = getattr(players, "weigh", None)
    if weigh is None:
        return None
    mine, theirs = cast("Callable[[Game[Any], View, Offer], tuple[int, int]]", weigh)(game, view, offer)
    return Worth(mine, theirs)
