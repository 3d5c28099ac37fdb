"""What a seat may know of a match: the view, its compact form for learners, and the states behind it."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, pop, vec
from mypy_extensions import i64, u8

from haricot.farm.knowledge import Unseen, market_of, recall, show, supply_of
from haricot.games.ladybohn.actions import CARDS
from haricot.games.ladybohn.state import State
from haricot.games.ladybohn.terms import LadyTerms, sex_of
from haricot.kernel.chance import Chance, Rng
from haricot.kernel.game import Belief
from haricot.kernel.piles import NONE, small, tally, turned
from haricot.kernel.views import View


def view(s: State, seat: i64, terms: LadyTerms, at: i64) -> View:
    """List what this seat may see (LAD-65); `seen["dark"]` is how many coins of each seat nobody has seen."""
    v = View(int(seat))
    show(v, s, terms, at)
    v.facts["thirds"] = int(terms.thirds - s.sold_thirds())
    v.seen["dark"] = []
    for p in range(terms.seats):
        v.facts[f"lift/{p}"] = int(s.lifts[p]) - 1  # the field of a baby that may still move a miss; -1: none
        v.facts[f"extra/{p}"] = int(s.extra[p])
        v.seen["dark"].append(len(s.farms[p].coins) - len(s.open_coins(p)))
    return v


@final
class LadyBelief(Belief[State]):
    """The open part of a view as a state, and the cards nobody has shown, coins among them."""

    def __init__(self, v: View, terms: LadyTerms) -> None:
        base = State(supply_of(v, terms), market_of(v, terms), Chance("", []), terms.seats)
        recall(v, base, terms)
        for p in range(terms.seats):
            base.lifts[p] = u8(v.facts[f"lift/{p}"] + 1)
            base.extra[p] = u8(v.facts[f"extra/{p}"])
        base.bind()
        self.base: Final = base
        self.stacks: Final = [v.seen[f"stack/{p}"] for p in range(terms.seats)]
        self.unseen: Final = Unseen(v, base, terms, [])

    def sample(self, rng: Rng) -> State:
        s = self.base.clone()
        self.unseen.deal(s, rng)
        p: i64 = 0
        for farm in s.farms:
            coins = NONE
            flags = NONE
            for known in self.stacks[p]:
                card = u8(0)
                if known < 0:
                    s.supply.deck, card = pop(s.supply.deck)
                else:
                    card = u8(known)
                coins = append(coins, card)
                flags = append(flags, u8(1) if known < 0 else u8(0))
            farm.coins = coins
            s.dark[p] = flags
            p += 1
        return s


# -- the compact form

OWN_HAND: Final[i64] = 16  # cards of one's own hand that are written in order
STACK: Final[i64] = 8  # cards written of a field, from the top
FIELD: Final[i64] = 11
DEAL: Final[i64] = 4  # cards written of each side of a deal


def observation_size(terms: LadyTerms) -> int:
    """How many bytes `observe` writes."""
    signs = len(terms.cards.names.cards)
    return int(12 + 2 * CARDS + OWN_HAND + CARDS + terms.seats * (5 + 3 * FIELD + 2 * CARDS + signs + 2 * DEAL))


def observe(s: State, seat: i64, terms: LadyTerms, out: vec[u8]) -> i64:
    """Write what a seat knows, seats counted from the reader (a spectator reads from seat 0 and has no hand).

    Twelve bytes on the turn; counts of revealed and discarded cards; the first sixteen cards of the
    own hand, each plus one, and its counts; then for each seat its sizes, fields (variety, size,
    misses, sexes from the top), set-aside cards, known hand cards, seen coins, and its oldest deal
    that waits for me.
    """
    n = terms.seats
    signs = len(terms.cards.names.cards)
    me: i64 = seat if 0 <= seat < n else 0
    supply = s.supply
    total: i64 = observation_size(terms)
    i: i64 = 0
    while i < total:
        out[i] = 0
        i += 1
    out[0] = u8(s.phase)
    out[1] = u8(turned(s.active, me, n))
    out[2] = u8(s.planted)
    out[3] = small(terms.thirds - s.sold_thirds())
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
    tally(out, at + CARDS, supply.discard)
    at += 2 * CARDS
    if seat == me:
        hand = s.farms[me].hand
        i = 0
        while i < len(hand) and i < OWN_HAND:
            out[at + i] = hand[i] + 1
            i += 1
        tally(out, at + OWN_HAND, hand)
    at += OWN_HAND + CARDS
    r: i64 = 0
    while r < n:
        p = s.left_of(me, r)
        farm = s.farms[p]
        seen = s.open_coins(p)
        out[at] = small(len(farm.hand))
        out[at + 1] = small(farm.offers)
        out[at + 2] = u8(farm.fields * 2 + ((s.heard >> p) & 1))
        out[at + 3] = s.lifts[p]
        out[at + 4] = small(len(farm.coins) - len(seen))
        at += 5
        f: i64 = 0
        while f < 3:
            write_field(out, at, s, p, f)
            at += FIELD
            f += 1
        tally(out, at, farm.aside)
        tally(out, at + CARDS, seen)
        at += 2 * CARDS
        i = 0
        while i < signs:
            out[at + i] = farm.known[i]
            i += 1
        at += signs
        if seat == me:
            d = s.market.waiting(p, me)
            if d is not None:
                write_side(out, at, d.gives)
                write_side(out, at + DEAL, d.wants)
        at += 2 * DEAL
        r += 1
    return at


def write_field(out: vec[u8], at: i64, s: State, seat: i64, field: i64) -> None:
    """Variety plus one, size, misses, then the sexes of the topmost cards, each plus one."""
    stack = s.stack(seat, field)
    size = len(stack)
    if size == 0:
        return
    out[at] = s.farms[seat].kind[field] + 1
    out[at + 1] = small(size)
    out[at + 2] = small(s.misses(seat, field))
    i: i64 = 0
    while i < size and i < STACK:
        out[at + 3 + i] = u8(sex_of(i64(stack[size - 1 - i])) + 1)
        i += 1


def write_side(out: vec[u8], at: i64, signs: vec[u8]) -> None:
    """The first signs of one side of a deal, each plus one."""
    i: i64 = 0
    while i < len(signs) and i < DEAL:
        out[at + i] = signs[i] + 1
        i += 1
