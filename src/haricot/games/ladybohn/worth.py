"""What cards and fields are worth to a seat, in thousandths of a coin, from a view alone.

A field is worth what its top card pays now, and what it may come to pay with the copies that will
pass by; a miss on top or close to it makes later sales better. Whole numbers only, so that every
build thinks the same.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from haricot.farm.arrivals import ARRIVALS, GRAIN, chance_of_at_least
from haricot.farm.habits import Habits
from haricot.farm.worth import COIN, HARVEST_FIRST, LEAST, Outlook
from haricot.games.ladybohn.terms import BABY, MISS, MISTER, LadyTerms, sex_of
from haricot.games.ladybohn.view import LadySight
from haricot.kernel.views import View

HABITS: Final = Habits(
    later=[900, 800, 650, 550, 450, 350, 300, 250, 200, 150],
    slot=850,
    third=900,
    growth=900,
    shares=[560, 400, 280],
    ahead=800,
    leads=800,
    worthwhile=30,
)
TRADING: Final = HABITS.tempered(
    {
        "offers": 10,
        "each": 10,
        "bids": 4,
        "threshold": 100,
        "worthwhile": 25,
        "assent": 10,
        "insists": 1,
        "hands": 40,
        "all": 0,
    }
)  # of `trader`
POLITE: Final = TRADING.tempered(
    {"offers": 4, "each": 4, "bids": 2, "threshold": 150, "assent": 100, "plea": 500, "all": 1}
)  # of `search`: few offers, none twice, and hardly a card asked for nothing
SALE: Final = vec[i64](
    [800, 720, 660, 520, 380]
)  # chance of a sale under a miss: she lies on top, 1, 2, deeper, nowhere


@final
class Plot:
    """The fields of one seat, to think with: stacks of cards, the top one last."""

    def __init__(self, stacks: list[list[int]]) -> None:
        self.stacks: list[list[int]] = stacks

    def clone(self) -> Plot:
        return Plot([stack[:] for stack in self.stacks])


@final
class StackOutlook(Outlook[Plot]):
    """A view read once, and the worth of fields by what lies on top."""

    def __init__(self, v: View, terms: LadyTerms, habits: Habits) -> None:
        super().__init__(v, terms, habits, [])
        sight = v.sight
        assert isinstance(sight, LadySight)
        self.lift: Final = sight.lifts[v.seat]  # the field of a new baby of mine that may move a miss; -1: none
        for p, farm in enumerate(sight.farms):
            self.coins[p] = len(farm.coins)  # those whose beans nobody has seen, too
        self.hopes: Final[dict[int, int]] = {}
        self.slot = self.empty_field()

    def read(self, stacks: list[list[int]]) -> Plot:
        return Plot(stacks)

    def copy(self, plot: Plot) -> Plot:
        return plot.clone()

    # -- fields

    def pay(self, stack: list[int]) -> i64:
        """What a harvest pays."""
        return COIN * self.terms.price(stack[-1], len(stack)) if stack else 0

    def expected(self, kind: i64) -> i64:
        """Copies of a variety that will reach a seat that grows it, in parts of `GRAIN`."""
        rivals: i64 = self.growers[kind]
        share = self.habits.shares[0 if rivals < 2 else 1 if rivals == 2 else 2]
        if self.terms.offers == 0:
            share = 1000 // self.seats + 50
        return self.arriving[kind] * share // (COIN * COIN // GRAIN)

    def hope(self, stack: list[int]) -> i64:
        """What a field pays now and may still come to pay."""
        return self.promise(stack[-1], depth(stack), len(stack))

    def promise(self, top: i64, deep: i64, size: i64) -> i64:
        """The same for a field of this size with this card on top and a miss so deep."""
        key = int((top * 5 + deep) * 256 + size)
        found = self.hopes.get(key)
        if found is not None:
            return found
        mister = top - sex_of(top)
        good = SALE[deep]
        expected = self.expected(self.kind(top))
        pay = COIN * self.terms.price(top, size)
        now = pay
        more: i64 = 0
        m: i64 = 1
        while m < ARRIVALS:
            plain = self.terms.price(mister, size + m)
            better = self.terms.price(mister + MISS, size + m)
            later = better * good + plain * (1000 - good)
            more += (later - pay) * chance_of_at_least(expected, m) // 1000
            pay = later
            m += 1
        worth = now + (more * self.habits.growth // 1000 if more > 0 else more)
        self.hopes[key] = int(worth)
        return worth

    def value(self, stack: list[int]) -> i64:
        """What a field that grows is worth, with the choice to sell it and begin anew."""
        return self.worth(stack[-1], depth(stack), len(stack))

    def worth(self, top: i64, deep: i64, size: i64) -> i64:
        """The same for a field of this size with this card on top and a miss so deep."""
        least = self.slot * self.habits.lone // 1000 if size == 1 else COIN * self.terms.price(top, size) + self.slot
        hope = self.promise(top, deep, size)
        return hope if hope > least else least

    def fresh(self, kind: i64) -> i64:
        return self.hope([int(3 * kind)])

    def paid(self, plot: Plot) -> i64:
        total: i64 = 0
        for stack in plot.stacks:
            total += self.pay(stack)
        return total

    def ripe(self, plot: Plot, field: i64) -> bool:
        """May a field be harvested to make room?"""
        size = len(plot.stacks[field])
        if size != 1:
            return size > 1
        for stack in plot.stacks:
            if len(stack) > 1 or (self.terms.literal_protection and not stack):
                return False
        return True

    # -- babies

    def best_lift(self, stack: list[int]) -> i64:
        """The best move of the baby on top: 10 * miss (counted from the top) + places; 0: none.

        What a field is worth depends on the miss nearest the top, so that one below the fifth never helps.
        """
        best: i64 = 0
        most = self.value(stack)
        miss: i64 = 0
        size: i64 = len(stack)
        i = size - 1
        while i >= 0 and miss < 5:
            if sex_of(stack[i]) == MISS:
                miss += 1
                places: i64 = 1
                while places <= 2 and i + places < size:
                    value = self.value(lifted(stack, i, places))
                    if value > most:
                        most = value
                        best = 10 * miss + places
                    places += 1
            i -= 1
        return best

    def grown(self, stack: list[int], card: i64) -> list[int]:
        """A field after a card is planted and a baby has made its best move."""
        after = stack + [int(card)]
        if sex_of(card) == BABY:
            best = self.best_lift(after)
            if best > 0:
                miss = best // 10
                i: i64 = len(after) - 1
                while True:
                    if sex_of(after[i]) == MISS:
                        miss -= 1
                        if miss == 0:
                            return lifted(after, i, best % 10)
                    i -= 1
        return after

    # -- planting

    def choose(self, plot: Plot, seat: i64, card: i64) -> i64:
        kind = self.kind(card)
        fresh = self.value([int(card)])
        best: i64 = -1
        gain = LEAST
        empty: i64 = -1
        f: i64 = 0
        for stack in plot.stacks:
            if not stack:
                if empty < 0:
                    empty = f
            elif self.kind(stack[0]) == kind:
                stands = self.value(stack)
                self.gain = self.value(self.grown(stack, card)) - stands
                if self.ripe(plot, f) and self.pay(stack) + fresh - stands > self.gain:
                    self.gain = self.pay(stack) + fresh - stands
                    return HARVEST_FIRST + f
                return f
            f += 1
        if empty >= 0:
            self.gain = fresh - self.slot
            return empty
        f = 0
        for stack in plot.stacks:
            if self.ripe(plot, f):
                cleared = self.pay(stack) + fresh - self.value(stack)
                if cleared > gain:
                    gain = cleared
                    best = HARVEST_FIRST + f
            f += 1
        self.gain = gain
        return best

    def put(self, plot: Plot, card: i64, plan: i64) -> None:
        if plan >= HARVEST_FIRST:
            plot.stacks[plan - HARVEST_FIRST] = [int(card)]
        else:
            plot.stacks[plan] = self.grown(plot.stacks[plan], card)


def depth(stack: list[int]) -> i64:
    """How deep the miss nearest the top lies: 0 on top, 1, 2, 3 for deeper, 4 nowhere."""
    size: i64 = len(stack)
    i: i64 = 0
    while i < size:
        if sex_of(stack[size - 1 - i]) == MISS:
            return i if i < 3 else 3
        i += 1
    return 4


def lifted(stack: list[int], place: i64, places: i64) -> list[int]:
    """A field after a miss at a place has risen."""
    after = stack[:]
    after.insert(int(place + places), after.pop(int(place)))
    return after


def likely_card(outlook: Outlook[Plot], kind: int) -> int:
    """The card of a variety that a stranger will give away: a mister while there are any, then a baby."""
    for sex in (MISTER, BABY, MISS):
        if outlook.unseen[3 * kind + int(sex)] > 0:
            return 3 * kind + int(sex)
    return 3 * kind
