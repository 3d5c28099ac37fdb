"""What a seat may know of a match: the view, its compact form for learners, and the states behind it."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, u8

from haricot.farm.knowledge import Unseen, market_of, recall, show, supply_of
from haricot.farm.terms import Terms
from haricot.games.bohnanza.state import State
from haricot.kernel.chance import Chance, Rng
from haricot.kernel.game import Belief
from haricot.kernel.piles import faces, open_cards, small, tally, turned
from haricot.kernel.views import View


def view(s: State, seat: i64, terms: Terms, at: i64) -> View:
    """List what this seat may see."""
    v = View(int(seat))
    show(v, s, terms, at)
    v.zones["offer"] = faces(s.left)
    v.facts["discarded"] = int(s.discarded)
    return v


@final
class BeanBelief(Belief[State]):
    """The open part of a view as a state, and the cards nobody has shown."""

    def __init__(self, v: View, terms: Terms) -> None:
        base = State(supply_of(v, terms), market_of(v, terms), Chance("", []))
        recall(v, base, terms)
        base.left = open_cards(v.zones["offer"])
        base.discarded = v.facts["discarded"]
        self.base: Final = base
        self.unseen: Final = Unseen(v, base, terms, [base.left])

    def sample(self, rng: Rng) -> State:
        s = self.base.clone()
        self.unseen.deal(s, rng)
        return s


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


def write_side(out: vec[u8], at: i64, cards: vec[u8]) -> None:
    """The first cards of one side of a deal, each plus one."""
    i: i64 = 0
    while i < len(cards) and i < DEAL:
        out[at + i] = cards[i] + 1
        i += 1
