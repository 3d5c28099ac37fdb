"""What cards are worth to whom: expected rows, counting every card that has been seen.

Points are counted in thousandths; chances in 1024ths. All in whole numbers, so that the same
thoughts come out interpreted and compiled.
"""

from __future__ import annotations

from typing import Any, Final, final

from mypy_extensions import i64

from haricot.games.nicht_die_bohne.actions import CARDS, FACES, SUITS
from haricot.games.nicht_die_bohne.scoring import DOUBLE, SIGN, SUM
from haricot.games.nicht_die_bohne.terms import Terms
from haricot.kernel.views import Card, View

POINT: Final[i64] = 1000
CERTAIN: Final[i64] = 1024


NUMBERS: Final = ("wanted", "unwanted", "samples", "trust", "proofs", "rivals", "halving")


@final
class Habits:
    """What a player who counts goes by here."""

    def __init__(
        self,
        *,
        wanted: i64 = 1150,
        unwanted: i64 = 620,
        samples: i64 = 6,
        trust: i64 = 800,
        proofs: i64 = 8,
        rivals: i64 = 1000,
        halving: i64 = 40,
    ) -> None:
        # How much more (or less) than an equal share of the cards to come a row gets, in 1024ths: who may
        # choose takes what helps and leaves what hurts. Whoever cannot be trusted to, gets an equal share of both.
        self.wanted: Final[i64] = wanted
        self.unwanted: Final[i64] = unwanted
        self.samples: Final[i64] = samples  # ways the others' hidden cards may be, tried for each card of the hand
        self.trust: Final[i64] = trust  # how many of the others' picks are thought to be their best, in thousandths
        self.proofs: Final[i64] = proofs  # so many picks seen count as much as that
        self.rivals: Final[i64] = rivals  # how much the others' gains count against mine, in thousandths
        # So many points behind the strongest of the others, a rival's gains matter half as much: only the best total
        # of a match wins (NDB-31). 0: all of them matter alike.
        self.halving: Final[i64] = halving

    def tempered(self, temper: dict[str, int]) -> Habits:
        """The same with some of them changed, by name; what is named besides is another box's business."""
        values: dict[str, Any] = {name: temper.get(name, getattr(self, name)) for name in NUMBERS}
        return Habits(**values)


HABITS: Final = Habits()


@final
class Suit:
    """The cards of one suit that may still come to a seat."""

    def __init__(self) -> None:
        self.points: i64 = 0
        self.minuses: i64 = 0
        self.doubles: i64 = 0
        self.zeros: i64 = 0

    def add(self, effect: i64, points: i64, cards: i64) -> None:
        """Count some cards of a face."""
        if effect == SUM:
            self.points += points * cards
        elif effect == SIGN:
            self.minuses += cards
        elif effect == DOUBLE:
            self.doubles += cards
        else:
            self.zeros += cards


@final
class Prospects:
    """By seat and card: what taking the card now changes for that seat, in thousandths of a point."""

    def __init__(self, view: View, terms: Terms, habits: Habits, trust: list[int] | None = None) -> None:
        self.habits: Final = habits
        self.trust: Final = [int(habits.trust)] * int(terms.seats) if trust is None else trust  # by seat
        self.terms: Final = terms
        self.seats: Final[i64] = terms.seats
        self.me: Final[i64] = view.seat
        self.share: Final[i64] = CERTAIN // terms.seats
        self.hand: Final = known(view.zones[f"hand/{view.seat}"])
        self.unseen: Final = terms.counts[:]  # in other hands, or face down before others
        self.gains: Final[list[int]] = []
        self.standings: Final[list[int]] = []  # by seat: what it may end this deal with, in thousandths of a point
        self.count(view)
        for seat in range(terms.seats):
            standing = POINT * view.facts[f"total/{seat}"]
            for suit in range(SUITS):
                standing += self.weigh(view, seat, suit)
            self.standings.append(int(standing))
        self.threats: Final = self.threatening()  # by seat: how much its gains count against mine, in thousandths

    def count(self, view: View) -> None:
        """Take what this seat sees from the pack."""
        for cards in view.zones.values():
            for card in known(cards):
                self.unseen[card] -= 1

    def pool(self) -> list[int]:
        """The unseen cards one by one."""
        return [card for card in range(CARDS) for _ in range(self.unseen[card])]

    def gain(self, seat: i64, card: i64) -> i64:
        """What taking a card changes for a seat."""
        return self.gains[seat * CARDS + card]

    def threatening(self) -> list[int]:
        """The others' weights, more for those who may win, on an average as `rivals` has it; my own is nothing."""
        strongest = max([n for seat, n in enumerate(self.standings) if seat != self.me])
        weights: list[int] = []
        for seat, standing in enumerate(self.standings):
            weights.append(0 if seat == self.me else int(self.halved(strongest - standing)))
        all_weights = sum(weights)
        average = int(self.habits.rivals * (self.seats - 1))
        return [weight * average // all_weights for weight in weights]

    def halved(self, behind: i64) -> i64:
        """The weight of a rival so far behind the strongest: a half for each `halving`, and straight between these."""
        step = POINT * self.habits.halving
        weight = CERTAIN
        if step == 0:
            return weight
        while behind >= step and weight > 1:
            weight >>= 1
            behind -= step
        return weight - weight * min(behind, step) // (step + step)

    def weigh(self, view: View, seat: int, suit: int) -> i64:
        """Reckon a row with and without each card of its suit; my own cards never come to me (NDB-14).

        Answers with what the row may be worth in the end.
        """
        terms = self.terms
        first = suit * int(FACES)
        has = Suit()
        for card in known(view.zones[f"row/{seat}/{suit}"]):
            has.add(terms.effects[card - first], terms.points[card - first], 1)
        left = Suit()
        for face in range(FACES):
            left.add(terms.effects[face], terms.points[face], self.unseen[first + face])
        if seat != self.me:
            for card in self.hand:
                if 0 <= card - first < FACES:
                    left.add(terms.effects[card - first], terms.points[card - first], 1)
        trust: i64 = 1000 if seat == self.me else self.trust[seat]
        good = self.share * (CERTAIN + (self.habits.wanted - CERTAIN) * trust // 1000) // CERTAIN
        bad = self.share * (CERTAIN + (self.habits.unwanted - CERTAIN) * trust // 1000) // CERTAIN
        before = self.hope(has, left, good, bad)
        for face in range(FACES):
            has.add(terms.effects[face], terms.points[face], 1)
            self.gains.append(int(self.hope(has, left, good, bad) - before))
            has.add(terms.effects[face], terms.points[face], -1)
        return before

    def hope(self, has: Suit, left: Suit, good: i64, bad: i64) -> i64:
        """What a row will be worth: its sign, double and zero as the cards to come may change them.

        `good` and `bad` are its shares of the cards that are wanted there, and of the others, in 1024ths.
        """
        if has.zeros > 0:
            return 0
        sign: i64 = -1 if has.minuses & 1 == 1 else 1
        if sign < 0:
            good, bad = bad, good
        worth = POINT * has.points + POINT * left.points * good // CERTAIN
        worth = worth * sign
        i: i64 = 0
        while i < left.minuses:
            worth = worth * (CERTAIN - bad - bad) // CERTAIN
            i += 1
        if has.doubles > 0:
            worth += worth
        elif left.doubles > 0:
            worth = worth * (CERTAIN + good) // CERTAIN
        if left.zeros > 0:
            worth = worth * (CERTAIN - bad) // CERTAIN
        return worth


def known(cards: list[Card]) -> list[int]:
    """The cards of a zone that lie open to the reader."""
    return [card for card in cards if card is not None]
