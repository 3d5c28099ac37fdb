"""What others may hold, weighed by what they grow, asked for and refused, and by how long they have held it.

Everybody parts with what another grows and keeps what it grows itself, so a hidden card is not equally likely everywhere, least
of all in front: what lies there has outlasted the most trades. How much likelier was counted once, in 180 games;
`tests/arena/test_beliefs.py` says how much better true hands are foretold with it.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, pop, vec
from mypy_extensions import i64, u8

from haricot.farm.knowledge import give_known
from haricot.farm.talk import SIGNS, Talk
from haricot.games.bohnanza.state import State
from haricot.games.bohnanza.view import BeanBelief
from haricot.games.bohnanza.worth import FieldOutlook
from haricot.kernel.chance import Rng, private_chance

PLACES: Final[i64] = 5  # in a hand that are told apart: the first four from the front, and the rest

# Copies of a kind at a place in a hand against those that would lie there by lot, in thousandths.
GROWN: Final = vec[i64]([1820, 1370, 1180, 1115, 1115])  # where its owner grows it
ASKED: Final = vec[i64]([3300, 2470, 1800, 1395, 1150])  # or asked for it without growing it: it has one to begin with
REFUSED: Final = vec[i64]([480, 815, 940, 790, 990])  # or refused it to me lately
JUST_REFUSED: Final = vec[i64]([270, 550, 680, 705, 870])  # or just now
ELSE: Final = vec[i64]([520, 760, 890, 930, 915])  # or somebody else grows it
NOBODY: Final = vec[i64]([725, 900, 940, 1035, 1030])  # or nobody does
JUST: Final[i64] = 3  # cards drawn since
LATELY: Final[i64] = 6

EMPTY: Final[i64] = 255  # a place for which no card has been found yet


def holding(outlook: FieldOutlook, talk: Talk, seat: int, kind: int) -> vec[i64]:
    """How much likelier than by lot a hidden card of a kind lies in a seat's hand, by place, in thousandths."""
    if outlook.plots[seat].grows(kind):
        return GROWN
    if SIGNS * seat + kind in talk.wanted:
        return ASKED
    since = talk.since_denied(seat, kind)
    if 0 <= since < LATELY:
        return JUST_REFUSED if since < JUST else REFUSED
    return ELSE if outlook.growers[kind] > 0 else NOBODY


def row(place: i64) -> i64:
    """Where a place in a hand stands in these tables."""
    return place if place < PLACES else PLACES - 1


@final
class Worlds:
    """The states that may lie behind a view, likelier ones more often."""

    def __init__(self, belief: BeanBelief, outlook: FieldOutlook, talk: Talk) -> None:
        self.belief: Final = belief
        self.seat: Final[i64] = outlook.me
        self.kinds: Final[i64] = outlook.kinds
        self.weights: Final = vec[i64]([0] * int(outlook.seats * PLACES * outlook.kinds))
        self.most: Final = vec[i64]([0] * int(outlook.seats * PLACES))  # of them, by seat and place
        for p in range(outlook.seats):
            if p != outlook.me:
                for k in range(outlook.kinds):
                    by_place = holding(outlook, talk, p, k)
                    for place in range(PLACES):
                        at = p * PLACES + place
                        self.weights[at * outlook.kinds + k] = by_place[place]
                        if by_place[place] > self.most[at]:
                            self.most[at] = by_place[place]

    def sample(self, rng: Rng) -> State:
        """One of them, dealt with a generator of its own."""
        s = self.belief.base.clone()
        unseen = self.belief.unseen
        s.chance = private_chance(rng)
        pool = unseen.pool[:]
        rng.shuffle(pool)
        longest: i64 = 0
        p: i64 = 0
        for farm in s.farms:
            if p != self.seat:
                pool = give_known(farm, pool)  # what is certain may lie at any place
                known = len(farm.hand)
                size: i64 = unseen.sizes[p]
                while len(farm.hand) < size:
                    farm.hand = append(farm.hand, u8(EMPTY))
                if known > 0:
                    rng.shuffle(farm.hand)
                if size > longest:
                    longest = size
            p += 1
        # Hands take turns, so that none has the first choice: a card is taken from anywhere in the pool by its weight.
        place: i64 = 0
        while place < longest:
            p = 0
            for farm in s.farms:
                if p != self.seat and place < len(farm.hand) and farm.hand[place] == u8(EMPTY):
                    pool, card = pop(pool, self.lot(pool, p, place, rng))
                    farm.hand[place] = card
                p += 1
            place += 1
        s.supply.deck = pool
        unseen.lay_out(s, rng)
        return s

    def lot(self, pool: vec[u8], p: i64, place: i64, rng: Rng) -> i64:
        """Which card of the pool lies at a place of a hand: it is shuffled, so the first one that is not passed over will do."""
        at = p * PLACES + row(place)
        base = at * self.kinds
        most = self.most[at]
        last: i64 = len(pool) - 1
        i = last
        while i > 0:
            if rng.below(most) < self.weights[base + i64(pool[i])]:
                return i
            i -= 1
        return last
