"""What a seat may know of a farm table (BOH-10): typed for players who count, and in words for everybody."""

from __future__ import annotations

from typing import Final, cast, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from haricot.farm.state import FarmState
from haricot.farm.terms import Terms
from haricot.kernel.piles import counts, ints
from haricot.kernel.views import Card, Sight, View, backs

MOST_SEATS: Final = 8
# Names are made once: a view is told for every seat at every step.
HAND: Final = [f"hand/{p}" for p in range(MOST_SEATS)]
ASIDE: Final = [f"aside/{p}" for p in range(MOST_SEATS)]
COINS: Final = [f"coins/{p}" for p in range(MOST_SEATS)]
STACK: Final = [f"stack/{p}" for p in range(MOST_SEATS)]
FIELD: Final = [f"field/{p}/{f}" for p in range(MOST_SEATS) for f in range(3)]
FIELDS: Final = [f"fields/{p}" for p in range(MOST_SEATS)]
OFFERS: Final = [f"offers/{p}" for p in range(MOST_SEATS)]
WISH: Final = [f"wish/{p}" for p in range(MOST_SEATS)]
KNOWN: Final = [f"known/{p}" for p in range(MOST_SEATS)]
PAYS: Final = [f"pays/{p}" for p in range(MOST_SEATS)]


@final
class OpenFarm:
    """A seat's farm as everybody knows it."""

    def __init__(self, t: FarmState, p: i64) -> None:
        farm = t.farms[p]
        self.hand: Final[i64] = len(farm.hand)  # how many cards
        self.fields: Final[i64] = farm.fields  # how many it owns
        self.stacks: Final = [t.field_cards(p, 0), t.field_cards(p, 1), t.field_cards(p, 2)]  # the top card last
        self.aside: Final = ints(farm.aside)
        self.coins: Final = t.coin_stack(p)  # from the bottom up; -1: one that nobody has seen
        self.known: list[int] = ints(farm.known)  # by sign: copies that are certainly in the hand; an oracle knows more
        self.wish: Final = ints(farm.wish)
        self.offers: Final[i64] = farm.offers


@mypyc_attr(allow_interpreted_subclasses=True)
class FarmSight(Sight):
    """Farms, supply and market as far as a seat may know them; everything is put in, nothing is taken away."""

    def __init__(self, t: FarmState, terms: Terms, seat: i64, at: i64) -> None:
        super().__init__([d.seen_by(seat) for d in t.market.deals])
        cards = len(terms.cards.counts)
        supply = t.supply
        market = t.market
        self.secret: Final = terms.hide_coin_totals  # of others
        self.seat: Final[i64] = seat  # -1: a spectator
        self.farms: Final = [OpenFarm(t, p) for p in range(len(t.farms))]
        self.hand: Final = ints(t.farms[seat].hand) if 0 <= seat < len(t.farms) else []
        self.up: Final = ints(market.up)
        self.deck: Final[i64] = len(supply.deck)  # how many cards
        self.discard: Final = counts(supply.discard, cards)  # by card
        self.top: Final[i64] = i64(supply.discard[len(supply.discard) - 1]) if len(supply.discard) > 0 else -1
        self.box: Final = counts(supply.box, cards)  # by card
        self.phase: Final[i64] = t.phase
        self.active: Final[i64] = t.active
        self.first: Final[i64] = t.first
        self.planted: Final[i64] = t.planted
        self.heard: Final[i64] = t.heard
        self.exhaustions: Final[i64] = supply.exhaustions
        self.final: Final = supply.final
        self.kept: Final[i64] = market.kept
        self.last: Final[i64] = market.last
        self.epoch: Final[i64] = t.epoch
        self.at: Final[i64] = at

    def tell(self, v: View) -> None:
        """In words. In `seen`, `coins/1` counts a seat's coins by card, and `stack/1` lists them from the bottom up, since
        the top ones pay for a field; -1 is one that nobody has seen."""
        zones = v.zones
        facts = v.facts
        lists = v.lists
        seen = v.seen
        cards = len(self.discard)
        for p, farm in enumerate(self.farms):
            zones[HAND[p]] = faces(self.hand) if p == self.seat else backs(farm.hand)
            for f in range(3):
                zones[FIELD[3 * p + f]] = faces(farm.stacks[f])
            zones[ASIDE[p]] = faces(farm.aside)
            if p == self.seat or not self.secret:
                zones[COINS[p]] = backs(len(farm.coins))
            facts[FIELDS[p]] = int(farm.fields)
            facts[OFFERS[p]] = int(farm.offers)
            lists[WISH[p]] = farm.wish
            seen[COINS[p]] = tallied(farm.coins, cards)
            seen[STACK[p]] = farm.coins
            seen[KNOWN[p]] = farm.known
        zones["up"] = faces(self.up)
        zones["deck"] = backs(self.deck)
        discard = backs(sum(self.discard))
        if self.top >= 0:
            discard[-1] = int(self.top)
        zones["discard"] = discard
        zones["box"] = backs(sum(self.box))
        seen["discard"] = self.discard
        seen["box"] = self.box
        facts["phase"] = int(self.phase)
        facts["active"] = int(self.active)
        facts["first"] = int(self.first)
        facts["planted"] = int(self.planted)
        facts["heard"] = int(self.heard)
        facts["exhaustions"] = int(self.exhaustions)
        facts["final"] = 1 if self.final else 0
        facts["kept"] = int(self.kept)
        facts["last"] = int(self.last)
        facts["epoch"] = int(self.epoch)
        facts["at"] = int(self.at)


def tallied(coins: list[int], cards: i64) -> list[int]:
    """How many there are of each card, without those that nobody has seen (-1)."""
    if not coins:
        return [0] * cards
    found = vec[i64]([0] * cards)
    for each in coins:
        card = i64(each)
        if card >= 0:
            found[card] += 1
    return [int(n) for n in found]


def farm_sight(v: View) -> FarmSight:
    """The sight of a farm table; raises TypeError where a view has words only, as one that came over a wire."""
    sight = v.sight
    if isinstance(sight, FarmSight):
        return sight
    raise TypeError("this view has no sight: game.view(game.belief(view).sample(rng), view.seat) has one")


def faces(pile: list[int]) -> list[Card]:
    """A pile that lies open: the very list, which is the view's own."""
    return cast("list[Card]", pile)
