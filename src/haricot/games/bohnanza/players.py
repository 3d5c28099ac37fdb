"""Players that know Bohnanza: `greedy` weighs one step ahead and bargains, `trader` thinks for the other side too."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from haricot.farm.actions import UP, Offer
from haricot.farm.terms import Terms
from haricot.games.bohnanza.bargains import BeanTrader
from haricot.games.bohnanza.classic import Classic
from haricot.games.bohnanza.duel import Duel
from haricot.games.bohnanza.greedy import Greedy as Greedy
from haricot.games.bohnanza.negotiator import Negotiator
from haricot.games.bohnanza.rules import Bohnanza
from haricot.games.bohnanza.search import Searcher
from haricot.games.bohnanza.seer import Seer
from haricot.games.bohnanza.worth import HABITS, POLITE, SHREWD, FieldOutlook
from haricot.kernel.chance import Rng
from haricot.kernel.game import Game
from haricot.kernel.players import Player
from haricot.kernel.views import DealView, View


def greedy(game: Game[Any], rng: Rng) -> Player:
    """A greedy player for a table."""
    return Greedy(Terms(game.setup), rng)


def tempered(game: Game[Any], rng: Rng, temper: dict[str, int]) -> Player:
    """A greedy player with some habits of its own."""
    return Greedy(Terms(game.setup), rng, HABITS.tempered(temper))


def shrewd(game: Game[Any], rng: Rng, temper: dict[str, int]) -> Player:
    """One that negotiates with manners, and some habits of its own."""
    return Negotiator(Terms(game.setup), rng, POLITE.tempered(temper))


def farsighted(game: Game[Any], rng: Rng, temper: dict[str, int]) -> Player:
    """One that negotiates with manners and looks ahead, and some habits of its own."""
    assert isinstance(game, (Bohnanza, Duel))
    return Searcher(game, rng, POLITE.tempered(temper))


def trader(game: Game[Any], rng: Rng) -> Player:
    """One that negotiates."""
    return Negotiator(Terms(game.setup), rng)


def seer(game: Game[Any], rng: Rng) -> Player:
    """One that negotiates and sees all hands."""
    return Seer(Terms(game.setup), rng)


def search(game: Game[Any], rng: Rng) -> Player:
    """One that tries its actions in many worlds."""
    assert isinstance(game, (Bohnanza, Duel))
    return Searcher(game, rng)


def polite(game: Game[Any], rng: Rng) -> Player:
    """The same with manners."""
    assert isinstance(game, (Bohnanza, Duel))
    return Searcher(game, rng, SHREWD)


def classic(game: Game[Any], rng: Rng) -> Player:
    """The yardstick."""
    return Classic(Terms(game.setup), rng)


def appraise(game: Game[Any], view: View, deal: DealView) -> int:
    """What an open deal is worth to one of its two sides, in thousandths of a coin, as `greedy` reckons; 0: it cannot pay."""
    thoughts = BeanTrader(FieldOutlook(view, Terms(game.setup), HABITS), view.facts["kept"])
    if deal.proposer == view.seat:
        return int(thoughts.effect(deal.gives, [deal.up(i) for i in range(len(deal.gives))], deal.wants))
    paid = thoughts.payment(deal)
    return int(thoughts.effect(paid.gives, paid.ups, deal.gives)) if paid is not None else 0


def weigh(game: Game[Any], view: View, offer: Offer) -> tuple[int, int]:
    """What an offer would bring me and seems to bring the other, if it were agreed, in thousandths of a coin."""
    thoughts = BeanTrader(FieldOutlook(view, Terms(game.setup), HABITS), view.facts["kept"])
    gives = [int(ref.kind) for ref in offer.gives]
    mine = thoughts.effect(gives, [ref.copy == UP for ref in offer.gives], offer.wants)
    return int(mine), int(thoughts.gain_of(int(offer.to), gives, offer.wants))


PLAYERS: dict[str, Callable[[Game[Any], Rng], Player]] = {"greedy": greedy, "polite": polite}
# minds that characters vary:
TEMPERED: dict[str, Callable[[Game[Any], Rng, dict[str, int]], Player]] = {
    "greedy": tempered,
    "trader": shrewd,
    "search": farsighted,
}
STRONG = "polite"  # of those who may sit with people; it takes its time
VERSIONS = {
    "greedy": 2,
    "trader": 5,
    "search": 3,
    "polite": 4,
    "seer": 3,
}  # rises when its decisions change; what is not listed is the first
# never at a table with people:
ARENA: dict[str, Callable[[Game[Any], Rng], Player]] = {
    "classic": classic,
    "greedy@1": classic,
    "trader": trader,
    "search": search,
    "seer": seer,
}
# How strong the characters are, as far as sealed deals tell them apart (tests/arena/test_levels.py): whoever stands on a
# level wins more than a fair share among copies of anybody one below.
LEVELS = {
    "pim": 1,
    **dict.fromkeys(["mungo", "lenz", "pinto"], 2),
    **dict.fromkeys(["flo", "lima"], 3),
    **dict.fromkeys(["rosa", "cicero"], 4),
    "ada": 5,
}
