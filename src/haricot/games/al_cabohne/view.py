"""What a seat may know of a match (CAB-70): the view, its compact form for learners, and the states behind it."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from haricot.farm.fields import new_farm
from haricot.farm.knowledge import Unseen, market_of, recall, show, supply_of
from haricot.games.al_cabohne.state import State
from haricot.games.al_cabohne.terms import CabTerms
from haricot.kernel.chance import Chance, Rng
from haricot.kernel.game import Belief
from haricot.kernel.piles import NONE, cards_of, counts, from_counts, ints, small, tally, turned
from haricot.kernel.views import View, backs


def view(s: State, seat: i64, terms: CabTerms, at: i64) -> View:
    """List what this seat may see; `seen` has the memory of shown and dealt hand cards, place by place, -1: unknown.

    The list `turned` is this turn's reveal in order: cards of the deck, and discards plus 64.
    """
    v = View(int(seat))
    show(v, s, terms, at)
    cards = len(terms.cards.counts)
    for b, name in enumerate(terms.names):
        v.zones[name] = [int(s.mafia.kind[b])] * int(s.mafia.size[b])
    v.zones["treasury"] = backs(len(s.mafia.coins))
    v.zones["laid"] = backs(len(s.supply.laid))
    v.seen["treasury"] = counts(s.mafia.coins, cards)
    v.seen["laid"] = counts(s.supply.laid, cards)
    for p, remembered in enumerate(s.shown):
        v.seen[f"shown/{p}"] = [int(card) - 1 for card in remembered]
    v.lists["turned"] = ints(s.turned)
    return v


@final
class CabBelief(Belief[State]):
    """The open part of a view as a state, and the cards nobody has shown."""

    def __init__(self, v: View, terms: CabTerms) -> None:
        mafia = new_farm(terms.bosses, terms.cards)
        mafia.coins = from_counts(v.seen["treasury"])
        base = State(supply_of(v, terms), market_of(v, terms), Chance("", []), mafia)
        recall(v, base, terms)
        base.supply.laid = from_counts(v.seen["laid"])
        grown = NONE
        for b, name in enumerate(terms.names):
            for card in v.zones[name]:
                if card is not None:
                    base.give(b, card)
                    grown = append(grown, u8(card))
        for p in range(terms.seats):
            remembered = NONE
            for card in v.seen[f"shown/{p}"]:
                remembered = append(remembered, u8(card + 1))
            base.shown.append(remembered)
        base.turned = cards_of(v.lists["turned"])
        self.base: Final = base
        others = [mafia.coins, base.supply.laid, grown]
        self.unseen: Final = Unseen(v, base, terms, others, base.shown)

    def sample(self, rng: Rng) -> State:
        s = self.base.clone()
        self.unseen.deal(s, rng)
        return s


# -- the compact form

OWN_HAND: Final[i64] = 16  # cards of one's own hand, and of another's memory, that are written in order
DEAL: Final[i64] = 4  # cards written of each side of a deal
BOSSES: Final[i64] = 3


def observation_size(terms: CabTerms) -> int:
    """How many bytes `observe` writes."""
    kinds = int(terms.cards.kinds)
    return 12 + 2 * int(BOSSES) + 5 * kinds + 16 + kinds + int(terms.seats) * (9 + 2 * kinds + 16 + 8)


def observe(s: State, seat: i64, terms: CabTerms, out: vec[u8]) -> i64:
    """Write what a seat knows, seats counted from the reader (a spectator reads from seat 0 and has no hand).

    Twelve bytes on the turn; kind plus one and size of three bosses' fields; counts of piles, discards, coins laid
    aside, treasury and cards out of the game; the first sixteen cards of the own hand, each plus one, and its counts;
    then for each seat its sizes, fields, known hand cards, coins by kind, the memory of its first sixteen hand
    places, and its oldest deal that waits for me.
    """
    n = terms.seats
    kinds = terms.cards.kinds
    me: i64 = seat if 0 <= seat < n else 0
    supply = s.supply
    i: i64 = 0
    total: i64 = observation_size(terms)
    while i < total:
        out[i] = 0
        i += 1
    out[0] = u8(s.phase)
    out[1] = u8(turned(s.active, me, n))
    out[2] = u8(s.planted)
    out[3] = u8(supply.exhaustions)
    out[4] = 1 if supply.final else 0
    out[5] = small(len(supply.deck))
    out[6] = small(len(supply.discard))
    if len(supply.discard) > 0:
        out[7] = supply.discard[len(supply.discard) - 1] + 1
    out[8] = small(len(s.mafia.coins))
    out[9] = small(len(supply.laid))
    out[10] = small(len(s.market.deals))
    out[11] = u8(turned(s.first, me, n))
    at: i64 = 12
    i = 0
    while i < terms.bosses:
        if s.mafia.size[i] > 0:
            out[at + 2 * i] = s.mafia.kind[i] + 1
            out[at + 2 * i + 1] = s.mafia.size[i]
        i += 1
    at += 2 * BOSSES
    tally(out, at, s.market.up)
    tally(out, at + kinds, supply.discard)
    tally(out, at + 2 * kinds, supply.laid)
    tally(out, at + 3 * kinds, s.mafia.coins)
    tally(out, at + 4 * kinds, supply.box)
    at += 5 * kinds
    if seat == me:
        hand = s.farms[me].hand
        write_cards(out, at, OWN_HAND, hand, 1)
        tally(out, at + OWN_HAND, hand)
    at += OWN_HAND + kinds
    r: i64 = 0
    while r < n:
        p = r if n == 1 else s.left_of(me, r)
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
        k: i64 = 0
        while k < kinds:
            out[at + k] = farm.known[k]
            k += 1
        tally(out, at + kinds, farm.coins)
        at += 2 * kinds
        write_cards(out, at, OWN_HAND, s.shown[p], 0)
        at += OWN_HAND
        if seat == me:
            d = s.market.waiting(p, me)
            if d is not None:
                write_cards(out, at, DEAL, d.gives, 1)
                write_cards(out, at + DEAL, DEAL, d.wants, 1)
        at += 2 * DEAL
        r += 1
    return at


def write_cards(out: vec[u8], at: i64, most: i64, cards: vec[u8], more: u8) -> None:
    """The first cards of a pile, each plus one (or as it is, where 0 already means none)."""
    i: i64 = 0
    while i < len(cards) and i < most:
        out[at + i] = cards[i] + more
        i += 1
