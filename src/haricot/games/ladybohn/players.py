"""Players that know Ladybohn: `greedy` weighs one step ahead and bargains, `trader` thinks for the other side too, `search`
looks before it leaps."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from haricot.farm.actions import UP, Offer
from haricot.farm.talk import Talk
from haricot.games.ladybohn.actions import CARDS
from haricot.games.ladybohn.bargains import Haggler
from haricot.games.ladybohn.greedy import Greedy as Greedy
from haricot.games.ladybohn.negotiator import Negotiator
from haricot.games.ladybohn.rules import Ladybohn
from haricot.games.ladybohn.search import Searcher
from haricot.games.ladybohn.terms import LadyTerms
from haricot.games.ladybohn.worth import HABITS, POLITE, TRADING, StackOutlook
from haricot.kernel.chance import Rng
from haricot.kernel.game import Game
from haricot.kernel.players import Player
from haricot.kernel.views import DealView, View


def greedy(game: Game[Any], rng: Rng) -> Player:
    """A greedy player for a table."""
    return Greedy(LadyTerms(game.setup), rng)


def tempered(game: Game[Any], rng: Rng, temper: dict[str, int]) -> Player:
    """A greedy player with some habits of its own."""
    return Greedy(LadyTerms(game.setup), rng, HABITS.tempered(temper))


def shrewd(game: Game[Any], rng: Rng, temper: dict[str, int]) -> Player:
    """One that negotiates with manners, and some habits of its own."""
    return Negotiator(LadyTerms(game.setup), rng, POLITE.tempered(temper))


def farsighted(game: Game[Any], rng: Rng, temper: dict[str, int]) -> Player:
    """One that negotiates with manners and looks ahead, and some habits of its own."""
    assert isinstance(game, Ladybohn)
    return Searcher(game, rng, POLITE.tempered(temper))


def trader(game: Game[Any], rng: Rng) -> Player:
    """One that negotiates, and asks much and often, as programs may."""
    return Negotiator(LadyTerms(game.setup), rng, TRADING)


def search(game: Game[Any], rng: Rng) -> Player:
    """One that tries its actions in many worlds."""
    assert isinstance(game, Ladybohn)
    return Searcher(game, rng)


def appraise(game: Game[Any], view: View, deal: DealView) -> int:
    """What an open deal is worth to one of its two sides, in thousandths of a coin, as `greedy` reckons; 0: it cannot pay."""
    terms = LadyTerms(game.setup)
    thoughts = Haggler(StackOutlook(view, terms, HABITS), view.facts["kept"], Talk(int(terms.seats)))
    if deal.proposer == view.seat:
        hand = thoughts.outlook.hand
        ups = [deal.up(i) for i in range(len(deal.gives))]
        gives = [card if up else hand[place or 0] for card, up, place in zip(deal.gives, ups, deal.places)]
        gets = [thoughts.guess(sign) for sign in deal.wants]
        return int(thoughts.effect(gives, ups, gets))
    paid = thoughts.payment(deal)
    if paid is None:
        return 0
    gets = [thoughts.guess(sign) for sign in deal.gives]
    return int(thoughts.effect(paid.gives, paid.ups, gets))


def weigh(game: Game[Any], view: View, offer: Offer) -> tuple[int, int]:
    """What an offer would bring me and seems to bring the other, if it were agreed, in thousandths of a coin."""
    terms = LadyTerms(game.setup)
    thoughts = Haggler(StackOutlook(view, terms, HABITS), view.facts["kept"], Talk(int(terms.seats)))
    hand = [card for card in view.zones[f"hand/{view.seat}"] if card is not None]
    gives: list[int] = []
    for ref in offer.gives:
        like = hand
        if ref.copy != UP and ref.kind >= CARDS:
            like = [card for card in hand if thoughts.outlook.kind(card) == ref.kind - CARDS]
        elif ref.copy != UP:
            like = [card for card in hand if card == ref.kind]
        gives.append(int(ref.kind) if ref.copy == UP else like[int(ref.copy) - 1])
    wants = [thoughts.guess(sign) for sign in offer.wants]
    mine = thoughts.effect(gives, [ref.copy == UP for ref in offer.gives], wants)
    return int(mine), int(thoughts.gain_of(int(offer.to), gives, wants))


PLAYERS: dict[str, Callable[[Game[Any], Rng], Player]] = {"greedy": greedy, "search": search}
# minds that characters vary:
TEMPERED: dict[str, Callable[[Game[Any], Rng, dict[str, int]], Player]] = {
    "greedy": tempered,
    "trader": shrewd,
    "search": farsighted,
}
STRONG = "search"  # of those who may sit with people; it takes its time
VERSIONS = {"trader": 2}  # rises when its decisions change; what is not listed is the first
# never at a table with people:
ARENA: dict[str, Callable[[Game[Any], Rng], Player]] = {"trader": trader}
# How strong the characters are, as far as sealed deals tell them apart (tests/arena/test_levels.py): whoever stands on a
# level wins more than a fair share among copies of anybody one below.
LEVELS = {
    **dict.fromkeys(["pim", "fava", "pinto"], 1),
    **dict.fromkeys(["flo", "mungo", "lima"], 2),
    **dict.fromkeys(["rosa", "cicero"], 3),
    "ada": 4,
}
