"""What others may hold, weighed by what they grow, asked for and refused.

Everybody parts with what another grows and keeps what it grows itself, so a hidden card is not equally likely everywhere. How
much likelier was counted once, in sixty games; `tests/arena/test_beliefs.py` says how much better true hands are foretold with it.
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

# Copies of a kind in a hand against those that would lie there by lot, in thousandths.
GROWN: Final[i64] = 1430  # where its owner grows it
ASKED: Final[i64] = 1800  # or asked for it without growing it: it has one to begin with
# Else by who else grows it: nobody, others, I, others and I; and by how it was refused me: not lately, lately, just now.
ELSE: Final = [960, 800, 790, 690]
REFUSED: Final = [780, 740, 830, 700]
JUST_REFUSED: Final = [715, 585, 680, 585]
JUST: Final[i64] = 3  # cards drawn since
LATELY: Final[i64] = 6


def holding(outlook: FieldOutlook, talk: Talk, seat: int, kind: int) -> i64:
    """How much likelier than by lot a hidden card of a kind lies in a seat's hand, in thousandths."""
    if outlook.plots[seat].grows(kind):
        return GROWN
    if SIGNS * seat + kind in talk.wanted:
        return ASKED
    at = 0
    others: i64 = outlook.growers[kind]
    if outlook.plots[outlook.me].grows(kind):
        at = 2
        others -= 1
    if others > 0:
        at += 1
    since = talk.since_denied(seat, kind)
    if since < 0 or since >= LATELY:
        return ELSE[at]
    return JUST_REFUSED[at] if since < JUST else REFUSED[at]


@final
class Worlds:
    """The states that may lie behind a view, likelier ones more often."""

    def __init__(self, belief: BeanBelief, outlook: FieldOutlook, talk: Talk) -> None:
        self.belief: Final = belief
        self.seat: Final[i64] = outlook.me
        self.kinds: Final[i64] = outlook.kinds
        self.weights: Final = vec[i64]([1000] * (outlook.seats * outlook.kinds))
        for p in range(outlook.seats):
            if p != outlook.me:
                for k in range(outlook.kinds):
                    self.weights[p * outlook.kinds + k] = holding(outlook, talk, p, k)

    def sample(self, rng: Rng) -> State:
        """One of them, dealt with a generator of its own."""
        s = self.belief.base.clone()
        unseen = self.belief.unseen
        s.chance = private_chance(rng)
        pool = unseen.pool[:]
        rng.shuffle(pool)
        p: i64 = 0
        for farm in s.farms:
            if p != self.seat:
                pool = give_known(farm, pool)
            p += 1
        # Hands take turns, so that none has the first choice: a card is taken from anywhere in the pool by its weight.
        more = True
        while more:
            more = False
            p = 0
            for farm in s.farms:
                if p != self.seat and len(farm.hand) < unseen.sizes[p]:
                    pool, card = pop(pool, self.lot(pool, p, rng))
                    farm.hand = append(farm.hand, card)
                    more = True
                p += 1
        p = 0
        for farm in s.farms:
            if p != self.seat:
                rng.shuffle(farm.hand)
            p += 1
        s.supply.deck = pool
        unseen.lay_out(s, rng)
        return s

    def lot(self, pool: vec[u8], p: i64, rng: Rng) -> i64:
        """The place of a card for a hand: the pool is shuffled, so the first one that is not passed over will do."""
        base = p * self.kinds
        last: i64 = len(pool) - 1
        at = last
        while at > 0:
            if rng.below(ASKED) < self.weights[base + i64(pool[at])]:
                return at
            at -= 1
        return last
