"""What a seat may know of a match: all but other hands and face-down answers (NDB-04, 18, A10), compact, and as beliefs."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from haricot.games.nicht_die_bohne.actions import CARDS
from haricot.games.nicht_die_bohne.scoring import row_of
from haricot.games.nicht_die_bohne.state import ANSWER, PICK, State, new_sides
from haricot.games.nicht_die_bohne.terms import Terms
from haricot.kernel.chance import Rng, private_chance, sort
from haricot.kernel.game import Belief
from haricot.kernel.piles import from_counts, open_cards, tally, turned
from haricot.kernel.views import Card, View, backs


def view(s: State, seat: i64, terms: Terms) -> View:
    """List what this seat may see; nothing is taken away, everything is put in."""
    v = View(int(seat))
    facts = v.facts
    won = s.rounds_won()
    for p, side in enumerate(s.sides):
        v.zones[f"hand/{p}"] = [int(card) for card in side.hand] if p == seat else backs(len(side.hand))
        hidden = s.phase == ANSWER and p != s.leader
        lying: list[Card] = []
        if side.card >= 0:
            lying = [None if hidden and p != seat else int(side.card)]
        v.zones[f"answer/{p}"] = lying if hidden else []
        v.zones[f"played/{p}"] = [] if hidden else lying
        worth: list[int] = []
        for suit in range(len(terms.suits)):
            v.zones[f"row/{p}/{suit}"] = list(side.row(suit, terms))
            worth.append(int(row_of(side.taken, suit, terms.points, terms.effects).worth(terms.order)))
        v.lists[f"worth/{p}"] = worth  # of the rows as they lie now
        v.lists[f"plus/{p}"] = [int(n) for n in side.plus]
        v.lists[f"minus/{p}"] = [int(n) for n in side.minus]
        v.lists[f"sum/{p}"] = side.sums()
        facts[f"total/{p}"] = int(side.total())
        facts[f"won/{p}"] = won[p]
    facts["phase"] = int(s.phase)
    facts["leader"] = int(s.leader)
    facts["picker"] = int(s.picker)
    facts["first"] = int(s.first)
    facts["deal"] = int(s.round_number())
    facts["deals"] = int(terms.deals)
    facts["trick"] = int(s.trick(terms))
    facts["tricks"] = int(terms.hand)
    facts["epoch"] = int(s.epoch)
    facts["at"] = int(s.epoch)
    return v


# -- the compact form

HEAD: Final[i64] = 7
SIDE: Final[i64] = 5  # bytes for each seat before its cards
MIDDLE: Final[i64] = 32768  # a total is written as two bytes, this much higher


def observation_size(terms: Terms) -> int:
    """How many bytes `observe` writes."""
    return int(HEAD + 1 + CARDS + terms.seats * (SIDE + CARDS))


def observe(s: State, seat: i64, terms: Terms, out: vec[u8]) -> i64:
    """Write what a seat knows, seats counted from the reader (a spectator reads from seat 0 and has no hand).

    Seven bytes on the trick: phase, leader, picker (plus one), first leader, round, rounds, trick; the
    own answer (plus one) and hand by card; then for each seat its hand's size, whether it has put a
    card down, that card (plus one) if it lies open, its total in two bytes, and its rows by card.
    """
    n = terms.seats
    me: i64 = seat if 0 <= seat < n else 0
    total = HEAD + 1 + CARDS + n * (SIDE + CARDS)
    i: i64 = 0
    while i < total:
        out[i] = 0
        i += 1
    out[0] = u8(s.phase)
    out[1] = u8(turned(s.leader, me, n))
    out[2] = u8(turned(s.picker, me, n) + 1 if s.picker >= 0 else 0)
    out[3] = u8(turned(s.first, me, n))
    out[4] = u8(s.round_number())
    out[5] = u8(terms.deals)
    out[6] = u8(s.trick(terms))
    if seat == me:
        out[HEAD] = u8(s.sides[me].card + 1)
        tally(out, HEAD + 1, s.sides[me].hand)
    at = HEAD + 1 + CARDS
    r: i64 = 0
    while r < n:
        p = s.left_of(me, r)
        side = s.sides[p]
        out[at] = u8(len(side.hand))
        if side.card >= 0:
            out[at + 1] = 1
            if s.phase == PICK or p == s.leader:
                out[at + 2] = u8(side.card + 1)
        points = side.total() + MIDDLE
        out[at + 3] = u8(points >> 8)
        out[at + 4] = u8(points & 255)
        tally(out, at + SIDE, side.taken)
        at += SIDE + CARDS
        r += 1
    return at


def observed(terms: Terms, words: list[str]) -> list[str]:
    """A name for each byte that `observe` writes; `seat/0` is the reader, `seat/1` sits to its left."""
    found = ["phase", "leader", "picker", "first", "round", "rounds", "trick", "answer"]
    found += [f"hand/{word}" for word in words]
    for r in range(terms.seats):
        for name in ("hand", "down", "played", "total/high", "total/low"):
            found.append(f"seat/{r}/{name}")
        found += [f"seat/{r}/row/{word}" for word in words]
    return found


# -- the states behind a view


@final
class HandBelief(Belief[State]):
    """The open part of a view as a state, and the cards that lie in other hands or face down before others."""

    def __init__(self, v: View, terms: Terms) -> None:
        self.seat: Final[i64] = v.seat
        self.base: Final = base_state(v, terms)
        self.sizes: Final = [len(v.zones[f"hand/{p}"]) for p in range(terms.seats)]
        self.covered: Final = [v.zones[f"answer/{p}"] == [None] for p in range(terms.seats)]
        unseen = terms.counts[:]
        for side in self.base.sides:
            for card in side.hand:
                unseen[int(card)] -= 1
            for card in side.taken:
                unseen[int(card)] -= 1
            if side.card >= 0:
                unseen[int(side.card)] -= 1
        self.pool: Final = from_counts(unseen)

    def sample(self, rng: Rng) -> State:
        s = self.base.clone()
        s.chance = private_chance(rng)
        pool = self.pool[:]
        rng.shuffle(pool)
        dealt: i64 = 0
        for p, side in enumerate(s.sides):
            if p == self.seat:
                continue
            side.hand = sort(pool[dealt : dealt + self.sizes[p]], [])
            dealt += self.sizes[p]
            if self.covered[p]:
                side.card = i64(pool[dealt])
                dealt += 1
        return s


def base_state(v: View, terms: Terms) -> State:
    """The state as far as the view tells it: other hands and face-down answers are missing."""
    s = State(private_chance(Rng(1, 2, 3, 4)))
    s.sides = new_sides(terms.seats)
    s.phase = v.facts["phase"]
    s.first = v.facts["first"]
    s.leader = v.facts["leader"]
    s.picker = v.facts["picker"]
    s.epoch = v.facts["epoch"]
    for p, side in enumerate(s.sides):
        side.hand = open_cards(v.zones[f"hand/{p}"])
        for lying in (v.zones[f"answer/{p}"], v.zones[f"played/{p}"]):
            card = lying[0] if lying else None
            if card is not None:
                side.card = card
        taken: list[Card] = []
        for suit in range(len(terms.suits)):
            taken += v.zones[f"row/{p}/{suit}"]
        side.taken = open_cards(taken)
        for n in v.lists[f"plus/{p}"]:
            side.plus = append(side.plus, n)
        for n in v.lists[f"minus/{p}"]:
            side.minus = append(side.minus, n)
    return s
