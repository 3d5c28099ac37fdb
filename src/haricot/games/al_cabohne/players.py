"""Players that know Al Cabohne: `greedy` looks a step ahead, `trader` thinks for the other, `search` plays matches out."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from haricot.farm.actions import Offer
from haricot.games.al_cabohne.greedy import LEAST
from haricot.games.al_cabohne.greedy import Greedy as Greedy
from haricot.games.al_cabohne.rules import AlCabohne
from haricot.games.al_cabohne.search import Search
from haricot.games.al_cabohne.terms import CabTerms
from haricot.games.al_cabohne.trader import Trader
from haricot.games.al_cabohne.worth import HABITS
from haricot.kernel.chance import Rng
from haricot.kernel.game import Game
from haricot.kernel.players import Player
from haricot.kernel.views import DealView, View


def greedy(game: Game[Any], rng: Rng) -> Player:
    """A greedy player for a table."""
    return Greedy(CabTerms(game.setup))


def tempered(game: Game[Any], rng: Rng, temper: dict[str, int]) -> Player:
    """A greedy player with some habits of its own."""
    return Greedy(CabTerms(game.setup), HABITS.tempered(temper))


def trader(game: Game[Any], rng: Rng) -> Player:
    """One that asks itself what the other would say to a deal."""
    assert isinstance(game, AlCabohne)
    return Trader(game, rng)


def search(game: Game[Any], rng: Rng) -> Player:
    """One that plays matches out."""
    assert isinstance(game, AlCabohne)
    return Search(game, rng)


def farsighted(game: Game[Any], rng: Rng, temper: dict[str, int]) -> Player:
    """The same whoever it is: it plays as well as it can."""
    return search(game, rng)


def appraise(game: Game[Any], view: View, deal: DealView) -> int:
    """What an open deal is worth to one of its two sides, in thousandths of a coin, as `greedy` reckons; 0: it cannot pay."""
    thoughts = Greedy(CabTerms(game.setup))
    mind = thoughts.mind(view)
    gives, gets = (deal.gives, deal.wants) if deal.proposer == view.seat else (deal.wants, deal.gives)
    after = thoughts.after_deal(mind, gives, gets, view)
    return int(after - thoughts.worth(mind, mind.plan, view)) if after > LEAST else 0


def weigh(game: Game[Any], view: View, offer: Offer) -> tuple[int, int]:
    """What an offer would bring me and seems to bring the other, if it were agreed, in thousandths of a coin.

    Of the other's hand nothing is known, so it counts what a card adds to what it grows.
    """
    thoughts = Greedy(CabTerms(game.setup))
    mind = thoughts.mind(view)
    gives = [int(ref.kind) for ref in offer.gives]
    wants = [int(kind) for kind in offer.wants]
    mine = thoughts.after_deal(mind, gives, wants, view) - thoughts.worth(mind, mind.plan, view)
    theirs = sum([int(mind.rival_use(kind)) for kind in gives]) - sum([int(mind.rival_use(kind)) for kind in wants])
    return int(mine), theirs


PLAYERS: dict[str, Callable[[Game[Any], Rng], Player]] = {"greedy": greedy, "search": search}
ARENA: dict[str, Callable[[Game[Any], Rng], Player]] = {"trader": trader}  # against programs only
# minds that characters vary:
TEMPERED: dict[str, Callable[[Game[Any], Rng, dict[str, int]], Player]] = {"greedy": tempered, "search": farsighted}
STRONG = "search"  # of those who may sit with people; it takes its time
# How strong the characters are, as far as sealed deals tell them apart (tests/arena/test_levels.py): whoever stands on a
# level wins more than a fair share among copies of anybody one below.
LEVELS = {
    **dict.fromkeys(["pim", "fava", "flo", "mungo", "lenz", "pinto", "rosa", "lima", "cicero"], 1),
    "ada": 2,
}
