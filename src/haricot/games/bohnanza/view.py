"""What a seat may know of a match (BOH-10): the view, its compact form for learners, and the states behind it."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from haricot.farm.fields import NONE, Farm, new_farm
from haricot.farm.market import Deal, Market
from haricot.farm.supply import Supply
from haricot.games.bohnanza.state import State
from haricot.games.bohnanza.terms import Terms
from haricot.kernel.chance import Rng, private_chance
from haricot.kernel.game import Belief
from haricot.kernel.views import Card, View, backs, stack


def ints(pile: vec[u8]) -> list[int]:
    """A pile as numbers."""
    return [int(card) for card in pile]


def faces(pile: vec[u8]) -> list[Card]:
    """A pile that lies open."""
    return [int(card) for card in pile]


def counts(pile: vec[u8], kinds: i64) -> list[int]:
    """How many cards of each kind."""
    found: list[int] = [0] * kinds
    for card in pile:
        found[int(card)] += 1
    return found


def view(s: State, seat: i64, terms: Terms, at: i64) -> View:
    """List what this seat may see; nothing is taken away, everything is put in."""
    v = View(int(seat))
    zones = v.zones
    facts = v.facts
    kinds = terms.cards.kinds
    for p, farm in enumerate(s.farms):
        zones[f"hand/{p}"] = faces(farm.hand) if p == seat else backs(len(farm.hand))
        for f in range(3):
            zones[f"field/{p}/{f}"] = [int(farm.kind[f])] * int(farm.size[f])
        zones[f"aside/{p}"] = faces(farm.aside)
        if p == seat or not terms.hide:
            zones[f"coins/{p}"] = backs(len(farm.coins))
        facts[f"fields/{p}"] = int(farm.fields)
        facts[f"offers/{p}"] = int(farm.offers)
        v.lists[f"wish/{p}"] = ints(farm.wish)
        v.seen[f"coins/{p}"] = counts(farm.coins, kinds)
        v.seen[f"known/{p}"] = ints(farm.known)
    zones["up"] = faces(s.market.up)
    zones["offer"] = faces(s.left)
    zones["deck"] = backs(len(s.supply.deck))
    zones["discard"] = stack(ints(s.supply.discard))
    zones["box"] = backs(len(s.supply.box))
    v.seen["discard"] = counts(s.supply.discard, kinds)
    v.seen["box"] = counts(s.supply.box, kinds)
    facts["phase"] = int(s.phase)
    facts["active"] = int(s.active)
    facts["first"] = int(s.first)
    facts["planted"] = int(s.planted)
    facts["discarded"] = int(s.discarded)
    facts["heard"] = int(s.heard)
    facts["exhaustions"] = int(s.supply.exhaustions)
    facts["final"] = 1 if s.supply.final else 0
    facts["kept"] = int(s.market.kept)
    facts["last"] = int(s.market.last)
    facts["epoch"] = int(s.epoch)
    facts["at"] = int(at)
    v.deals = [d.seen_by(seat) for d in s.market.deals]
    return v


# -- the compact form

OWN_HAND: Final[i64] = 16  # cards of one's own hand that are written in order
DEAL: Final[i64] = 4  # cards written of each side of a deal


def observation_size(terms: Terms) -> int:
    """How many bytes `observe` writes."""
    kinds = int(terms.cards.kinds)
    return 12 + 4 * kinds + 16 + kinds + int(terms.seats) * (9 + 3 * kinds + 8)


def observe(s: State, seat: i64, terms: Terms, out: vec[u8]) -> i64:
    """Write what a seat knows, seats counted from the reader (a spectator reads from seat 0 and has no hand).

    Twelve bytes on the turn; counts of revealed, offered, discarded and boxed kinds; the first
    sixteen cards of the own hand, each plus one, and its counts; then for each seat its sizes,
    fields, set-aside cards, known hand cards, coins by kind, and its oldest deal that waits for me.
    """
    n = terms.seats
    kinds = terms.cards.kinds
    me: i64 = seat if 0 <= seat < n else 0
    supply = s.supply
    i: i64 = 0
    total = 12 + 4 * kinds + OWN_HAND + kinds + n * (9 + 3 * kinds + 2 * DEAL)
    while i < total:
        out[i] = 0
        i += 1
    out[0] = u8(s.phase)
    out[1] = u8(turned(s.active, me, n))
    out[2] = u8(s.planted)
    out[3] = u8(s.discarded)
    out[4] = u8(supply.exhaustions)
    out[5] = 1 if supply.final else 0
    out[6] = small(len(supply.deck))
    out[7] = small(len(supply.discard))
    if len(supply.discard) > 0:
        out[8] = supply.discard[len(supply.discard) - 1] + 1
    out[9] = u8(s.market.kept & 255)
    out[10] = small(len(s.market.deals))
    out[11] = u8(turned(s.first, me, n))
    at: i64 = 12
    tally(out, at, s.market.up)
    tally(out, at + kinds, s.left)
    tally(out, at + 2 * kinds, supply.discard)
    tally(out, at + 3 * kinds, supply.box)
    at += 4 * kinds
    if seat == me:
        hand = s.farms[me].hand
        i = 0
        while i < len(hand) and i < OWN_HAND:
            out[at + i] = hand[i] + 1
            i += 1
        tally(out, at + OWN_HAND, hand)
    at += OWN_HAND + kinds
    r: i64 = 0
    while r < n:
        p = s.left_of(me, r)
        farm = s.farms[p]
        out[at] = small(len(farm.hand))
        out[at + 1] = small(farm.offers)
        out[at + 2] = u8(farm.fields * 2 + ((s.heard >> p) & 1))
        f: i64 = 0
        while f < 3:
            if farm.size[f] > 0:
                out[at + 3 + 2 * f] = farm.kind[f] + 1
                out[at + 4 + 2 * f] = farm.size[f]
            f += 1
        at += 9
        tally(out, at, farm.aside)
        k: i64 = 0
        while k < kinds:
            out[at + kinds + k] = farm.known[k]
            k += 1
        tally(out, at + 2 * kinds, farm.coins)
        at += 3 * kinds
        if seat == me:
            d = s.market.waiting(p, me)
            if d is not None:
                write_side(out, at, d.gives)
                write_side(out, at + DEAL, d.wants)
        at += 2 * DEAL
        r += 1
    return at


def turned(seat: i64, me: i64, n: i64) -> i64:
    """A seat counted from the reader."""
    return seat - me if seat >= me else seat - me + n


def small(n: i64) -> u8:
    """A number in one byte."""
    return u8(n if n < 255 else 255)


def tally(out: vec[u8], at: i64, pile: vec[u8]) -> None:
    """Count a pile's kinds in place."""
    for card in pile:
        out[at + i64(card)] += 1


def write_side(out: vec[u8], at: i64, cards: vec[u8]) -> None:
    """The first cards of one side of a deal, each plus one."""
    i: i64 = 0
    while i < len(cards) and i < DEAL:
        out[at + i] = cards[i] + 1
        i += 1


# -- the states behind a view


@final
class BeanBelief(Belief[State]):
    """The open part of a view as a state, and the cards nobody has shown."""

    def __init__(self, v: View, terms: Terms) -> None:
        self.seat: Final[i64] = v.seat
        self.base: Final = base_state(v, terms)
        self.sizes: Final = [len(v.zones[f"hand/{p}"]) for p in range(terms.seats)]
        self.top: Final = v.zones["discard"][-1] if v.zones["discard"] else None
        unseen = terms.cards.counts[:]
        for farm in self.base.farms:
            remove(unseen, farm.hand)
            remove(unseen, farm.coins)
            remove(unseen, farm.aside)
            f: i64 = 0
            while f < 3:
                unseen[int(farm.kind[f])] -= int(farm.size[f])
                f += 1
        remove(unseen, self.base.market.up)
        remove(unseen, self.base.left)
        remove(unseen, self.base.supply.discard)
        remove(unseen, self.base.supply.box)
        pool = NONE
        for kind, n in enumerate(unseen):
            for _ in range(n):
                pool = append(pool, u8(kind))
        self.pool: Final = pool

    def sample(self, rng: Rng) -> State:
        s = self.base.clone()
        s.chance = private_chance(rng)
        pool = self.pool[:]
        rng.shuffle(pool)
        next_card: i64 = 0
        for p, farm in enumerate(s.farms):
            rng.shuffle(farm.coins)
            if p != self.seat:
                while len(farm.hand) < self.sizes[p]:
                    farm.hand = append(farm.hand, pool[next_card])
                    next_card += 1
                rng.shuffle(farm.hand)
        s.supply.deck = pool[next_card:]
        discard = s.supply.discard
        rng.shuffle(discard)
        if self.top is not None:
            top = u8(self.top)
            i: i64 = 0
            while discard[i] != top:
                i += 1
            discard[i] = discard[len(discard) - 1]
            discard[len(discard) - 1] = top
        s.market.deals = [self.placed(d, s.farms[d.proposer], rng) for d in s.market.deals]
        return s

    def placed(self, d: Deal, farm: Farm, rng: Rng) -> Deal:
        """Another seat's deal, its promised hand cards at random places."""
        if d.proposer == self.seat:
            return d
        places = d.places[:]
        i: i64 = 0
        while i < len(places):
            if places[i] >= 0:
                free = farm.copies(i64(d.gives[i]))
                j: i64 = 0
                while j < i:
                    if places[j] >= 0 and d.gives[j] == d.gives[i]:
                        free -= 1
                    j += 1
                k = rng.below(free)
                at: i64 = 0
                while True:
                    if farm.hand[at] == d.gives[i] and not among(places, i, at):
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


def remove(unseen: list[int], pile: vec[u8]) -> None:
    """Cards that are accounted for."""
    for card in pile:
        unseen[int(card)] -= 1


def cards_of(numbers: list[int]) -> vec[u8]:
    """A pile from card numbers."""
    pile = NONE
    for n in numbers:
        pile = append(pile, u8(n))
    return pile


def open_cards(zone: list[Card]) -> vec[u8]:
    """A pile from a zone that lies open."""
    return cards_of([card for card in zone if card is not None])


def from_counts(numbers: list[int]) -> vec[u8]:
    """A sorted pile from counts by kind."""
    pile = NONE
    for kind, n in enumerate(numbers):
        for _ in range(n):
            pile = append(pile, u8(kind))
    return pile


def base_state(v: View, terms: Terms) -> State:
    """The state as far as the view tells it: other hands hold only what is certain, the deck nothing."""
    zones = v.zones
    facts = v.facts
    supply = Supply(terms.limit)
    supply.discard = from_counts(v.seen["discard"])
    supply.box = from_counts(v.seen["box"])
    supply.exhaustions = facts["exhaustions"]
    supply.final = facts["final"] == 1
    market = Market()
    market.up = open_cards(zones["up"])
    market.kept = facts["kept"]
    market.last = facts["last"]
    s = State(supply, market, private_chance(Rng(1, 2, 3, 4)))
    s.left = open_cards(zones["offer"])
    s.phase = facts["phase"]
    s.active = facts["active"]
    s.first = facts["first"]
    s.planted = facts["planted"]
    s.discarded = facts["discarded"]
    s.heard = facts["heard"]
    s.epoch = facts["epoch"]
    for p in range(terms.seats):
        farm = new_farm(facts[f"fields/{p}"], terms.cards.kinds, terms.cards.kind_of)
        known = v.seen[f"known/{p}"]
        for kind, n in enumerate(known):
            farm.known[kind] = u8(n)
        farm.hand = open_cards(zones[f"hand/{p}"]) if p == v.seat else from_counts(known)
        for f in range(3):
            grown = zones[f"field/{p}/{f}"]
            if grown:
                first = grown[0]
                farm.kind[f] = u8(first if first is not None else 0)
                farm.size[f] = u8(len(grown))
        farm.aside = open_cards(zones[f"aside/{p}"])
        farm.coins = from_counts(v.seen[f"coins/{p}"])
        farm.wish = cards_of(v.lists[f"wish/{p}"])
        farm.offers = facts[f"offers/{p}"]
        if p == v.seat:
            farm.lost = facts["at"] - facts["epoch"]
        s.farms.append(farm)
    for d in v.deals:
        places = vec[i64]()
        for place in d.places:
            places = append(places, place if place is not None else 0)
        market.deals.append(Deal(d.id, d.proposer, d.to, cards_of(d.gives), places, cards_of(d.wants), d.refused))
    return s
