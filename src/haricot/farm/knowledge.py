"""What else is said of a farm table than what a seat sees of it (sight.py), and the tables that could lie behind a view."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, pop, vec
from mypy_extensions import i64, u8

from haricot.farm.deals import Deal
from haricot.farm.fields import Farm, new_farm
from haricot.farm.market import Market
from haricot.farm.sight import FIELD, PAYS
from haricot.farm.state import FarmState
from haricot.farm.supply import Supply
from haricot.farm.terms import Terms
from haricot.kernel.chance import Rng, private_chance
from haricot.kernel.piles import cards_of, from_counts, open_cards
from haricot.kernel.views import DealView, View


def own_deals(t: FarmState, seat: i64) -> list[DealView]:
    """The open deals as a seat sees them, which knows the places of its own offers; all else of a farm table but hands
    and coins is as a spectator sees it."""
    return [d.seen_by(int(seat)) for d in t.market.deals]


def print_farm(v: View, terms: Terms) -> None:
    """Add prices, counts and what was agreed."""
    cards = terms.cards
    for card, meter in enumerate(cards.meters):
        v.lists[f"meter/{cards.names.cards[card]}"] = [number for step in meter for number in step]
    v.lists["counts"] = cards.counts[:]
    v.lists["askable"] = [sign for sign in range(len(cards.names.cards)) if (int(cards.askable) >> sign) & 1]
    v.facts["limit"] = int(terms.exhaustions)
    v.facts["cost"] = int(terms.cost)


def givable(revealed: int, kept: int, terms: Terms) -> list[int]:
    """The places of the revealed cards that the active player may part with in a deal; nobody else may give any."""
    if terms.hand_only:
        return []
    return [at for at in range(revealed) if not (terms.lock_kept_cards and (kept >> at) & 1 == 1)]


def reckon_farm(v: View, terms: Terms) -> None:
    """Add what each field pays now, and which revealed cards the active player may give."""
    v.lists["givable"] = givable(len(v.zones["up"]), v.facts["kept"], terms)
    for p in range(terms.seats):
        pays: list[int] = []
        for f in range(3):
            lying = v.zones[FIELD[3 * p + f]]
            top = lying[-1] if lying else None
            pays.append(0 if top is None else int(terms.price(top, len(lying))))
        v.lists[PAYS[p]] = pays


def supply_of(v: View, terms: Terms) -> Supply:
    """Deck and discard pile as far as a view tells: what was discarded is known, its order and the deck are not."""
    supply = Supply(terms.exhaustions)
    supply.discard = from_counts(v.seen["discard"])
    supply.box = from_counts(v.seen["box"])
    supply.exhaustions = v.facts["exhaustions"]
    supply.final = v.facts["final"] == 1
    return supply


def market_of(v: View, terms: Terms) -> Market:
    """Revealed cards and deals as far as a view tells; hand places of others are still to be found."""
    market = Market(terms.cards.kind_of, terms.hand_only, terms.cards.base)
    market.up = open_cards(v.zones["up"])
    market.kept = v.facts["kept"]
    market.last = v.facts["last"]
    for d in v.deals:
        places = vec[i64]()
        for place in d.places:
            places = append(places, place if place is not None else 0)
        market.deals.append(Deal(d.id, d.proposer, d.to, cards_of(d.gives), places, cards_of(d.wants), d.refused))
    return market


def recall(v: View, t: FarmState, terms: Terms) -> None:
    """Fill a new table with what a view tells: other hands hold only what is certain."""
    facts = v.facts
    t.phase = facts["phase"]
    t.active = facts["active"]
    t.first = facts["first"]
    t.planted = facts["planted"]
    t.heard = facts["heard"]
    t.epoch = facts["epoch"]
    for p in range(terms.seats):
        farm = new_farm(facts[f"fields/{p}"], terms.cards)
        for sign, n in enumerate(v.seen[f"known/{p}"]):
            farm.known[sign] = u8(n)
        if p == v.seat:
            farm.hand = open_cards(v.zones[f"hand/{p}"])
            farm.lost = facts["at"] - facts["epoch"]
        farm.aside = open_cards(v.zones[f"aside/{p}"])
        farm.coins = cards_of([card for card in v.seen[f"stack/{p}"] if card >= 0])
        farm.wish = cards_of(v.lists[f"wish/{p}"])
        farm.offers = facts[f"offers/{p}"]
        t.farms.append(farm)
        for f in range(3):
            t.set_field(p, f, [card for card in v.zones[f"field/{p}/{f}"] if card is not None])


@final
class Unseen:
    """The cards that a view leaves open, to be given out again and again."""

    def __init__(
        self, v: View, base: FarmState, terms: Terms, others: list[vec[u8]], shown: list[vec[u8]] | None = None
    ) -> None:
        self.shown: Final = shown  # by seat and place: a card known to be there plus one; 0: unknown
        self.seat: Final[i64] = v.seat
        self.sizes: Final = [len(v.zones[f"hand/{p}"]) for p in range(terms.seats)]
        self.top: Final = v.zones["discard"][-1] if v.zones["discard"] else None
        left = terms.cards.counts[:]
        for p, farm in enumerate(base.farms):
            remove(left, farm.hand)
            remove(left, farm.coins)
            remove(left, farm.aside)
            for f in range(3):
                for card in base.field_cards(p, f):
                    left[card] -= 1
        remove(left, base.market.up)
        remove(left, base.supply.discard)
        remove(left, base.supply.box)
        for pile in others:
            remove(left, pile)
        self.pool: Final = from_counts(left)

    def give_out(self, t: FarmState, rng: Rng) -> None:
        """Give out other hands and the deck, and lay hidden piles in some order."""
        t.chance = private_chance(rng)
        pool = self.pool[:]
        rng.shuffle(pool)
        p: i64 = 0
        for farm in t.farms:  # what is certain comes first, so that no other hand takes it
            if p != self.seat:
                pool = give_known(farm, pool)
            p += 1
        p = 0
        for farm in t.farms:
            if p != self.seat:
                while len(farm.hand) < self.sizes[p]:
                    pool, card = pop(pool)
                    farm.hand = append(farm.hand, card)
                rng.shuffle(farm.hand)
                if self.shown is not None:
                    put_in_place(farm.hand, self.shown[p])
            p += 1
        t.supply.deck = pool
        self.lay_out(t, rng)

    def lay_out(self, t: FarmState, rng: Rng) -> None:
        """Lay the discard pile in some order, and find the places of cards that others have offered."""
        discard = t.supply.discard
        rng.shuffle(discard)
        if self.top is not None:
            top = u8(self.top)
            i: i64 = 0
            while discard[i] != top:
                i += 1
            discard[i] = discard[len(discard) - 1]
            discard[len(discard) - 1] = top
        i = 0
        for d in t.market.deals:
            if d.proposer != self.seat:
                t.market.deals[i] = placed(d, t.farms[d.proposer], rng)
            i += 1


def give_known(farm: Farm, pool: vec[u8]) -> vec[u8]:
    """Give a hand a card of each kind that is certainly there; returns the rest of a shuffled pool."""
    missing: i64 = 0
    for n in farm.known:
        missing += i64(n)
    if missing == 0:
        return pool
    rest = vec[u8](capacity=len(pool))
    known = farm.known[:]
    for card in pool:
        sign = i64(farm.told[i64(card)])
        if known[sign] > 0:
            known[sign] -= 1
            farm.hand = append(farm.hand, card)
        else:
            rest = append(rest, card)
    return rest


def put_in_place(hand: vec[u8], shown: vec[u8]) -> None:
    """Move cards that are known to lie somewhere to their places; the hand holds them all."""
    i: i64 = 0
    while i < len(shown):
        if shown[i] > 0 and hand[i] + 1 != shown[i]:
            j: i64 = 0
            while hand[j] + 1 != shown[i] or (j < len(shown) and shown[j] == shown[i]):
                j += 1
            hand[j] = hand[i]
            hand[i] = shown[i] - 1
        i += 1


def remove(left: list[int], pile: vec[u8]) -> None:
    """Cards that are accounted for."""
    for card in pile:
        left[int(card)] -= 1


def placed(d: Deal, farm: Farm, rng: Rng) -> Deal:
    """Another seat's deal, its promised hand cards at random places."""
    places = d.places[:]
    i: i64 = 0
    while i < len(places):
        if places[i] >= 0:
            free = farm.told_copies(i64(d.gives[i]))
            j: i64 = 0
            while j < i:
                if places[j] >= 0 and d.gives[j] == d.gives[i]:
                    free -= 1
                j += 1
            k = rng.below(free)
            at: i64 = 0
            while True:
                if farm.told[i64(farm.hand[at])] == d.gives[i] and not among(places, i, at):
                    if k == 0:
                        break
                    k -= 1
                at += 1
            places[i] = at
        i += 1
    return Deal(d.id, d.proposer, d.to, d.gives, places, d.wants, d.refused)


def among(places: vec[i64], n: i64, place: i64) -> bool:
    """Is a place one of the first n?"""
    i: i64 = 0
    while i < n:
        if places[i] == place:
            return True
        i += 1
    return False
