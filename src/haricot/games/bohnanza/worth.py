"""What cards and fields are worth to a seat, in thousandths of a coin, from a view alone.

A field is worth what it pays now and the steps of its beanometer it may still reach, each with the
chance that enough copies come by in the next rounds; an empty one is worth what an average
fresh field would be. Whole numbers only, so that every build thinks the same.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from haricot.farm.arrivals import ARRIVALS, GRAIN, arrival_chances
from haricot.farm.habits import Habits
from haricot.farm.terms import Terms
from haricot.farm.worth import COIN, HARVEST_FIRST, LEAST, Outlook
from haricot.games.bohnanza.view import BeanSight
from haricot.kernel.views import View

CHANCES: Final = arrival_chances(28)  # a box holds 60 of a kind, `share` is below a half

LATER: Final = [900, 800, 650, 550, 450, 350, 300, 250, 200, 150, 100, 100]
HABITS: Final = Habits(
    later=LATER,
    slot=1000,
    third=950,
    growth=1050,
    shares=[460, 340, 240],
    assent=50,
    worthwhile=60,
    threshold=150,
    even=850,
    ahead=333,
    leads=333,
    pity=400,
    care=270,
)
NEGOTIATING: Final = HABITS.tempered(
    {
        "horizon": 15,
        "dodge": 300,
        "assent": 150,
        "plea": 250,
        "worthwhile": 25,
        "offers": 10,
        "each": 10,
        "bids": 4,
        "even": 1500,
        "ahead": 650,
        "leads": 700,
        "care": 450,
        "hands": 60,
        "insists": 1,
    }
)  # what those who negotiate have in common: few offers that are likely to be agreed, and no field ploughed for what another grows
TRADING: Final = NEGOTIATING.tempered({"growth": 1150, "assent": 180, "even": 1800, "care": 440})  # of `trader`
POLITE: Final = NEGOTIATING.tempered(
    {"offers": 3, "each": 3, "bids": 2, "insists": 0}
)  # of characters, who sit with people: no more offers than `greedy` makes, and nothing refused is asked for again
SHREWD: Final = POLITE.tempered(
    {"bids": 3, "threshold": 0, "counter": 80, "gifts": 0, "leads": 900}
)  # of `polite`, who sits with people: as POLITE, but it gives nothing away, which is what makes most of its lead
INSISTING: Final = NEGOTIATING.tempered(
    {"assent": 10, "plea": 0, "even": 1400, "ahead": 500, "leads": 500, "care": 100, "gifts": 0}
)  # of `search` among programs, who do not mind being asked much and often


def unhelped(seats: int) -> int:
    """How much of what comes by reaches a seat with which nobody deals, in thousandths."""
    return 1000 // seats + 50


def among_deaf(habits: Habits, deaf: int, seats: int) -> Habits:
    """These habits where so many of the others never deal: less of what comes by is to be had."""
    others = seats - 1
    shares = [(int(share) * (others - deaf) + unhelped(seats) * deaf) // others for share in habits.shares]
    return habits.tempered({}, shares)


@final
@mypyc_attr(acyclic=True)
class Plot:
    """The fields of one seat, to think with."""

    def __init__(self, fields: i64, kind: vec[i64], size: vec[i64]) -> None:
        self.fields: i64 = fields
        self.kind: vec[i64] = kind
        self.size: vec[i64] = size

    def clone(self) -> Plot:
        return Plot(self.fields, self.kind[:], self.size[:])

    def grows(self, kind: i64) -> bool:
        """Is a kind in one of the fields?"""
        f: i64 = 0
        while f < self.fields:
            if self.size[f] > 0 and self.kind[f] == kind:
                return True
            f += 1
        return False


@final
class FieldOutlook(Outlook[Plot]):
    """A view read once, and the worth of fields by kind and size."""

    def __init__(self, v: View, terms: Terms, habits: Habits) -> None:
        sight = v.sight
        assert isinstance(sight, BeanSight)
        self.left: Final = sight.left
        self.discarded: Final[i64] = sight.discarded
        super().__init__(v, terms, habits, sight.left)
        self.width: Final[i64] = terms.cards.width
        self.bare: Final = vec[i64]([-1] * int(3 * self.kinds * self.width))
        self.worths: Final = vec[i64]([-1] * int(3 * self.kinds * self.width))
        self.slot = self.empty_field()

    def read(self, stacks: list[list[int]]) -> Plot:
        kind = vec[i64]([0, 0, 0])
        size = vec[i64]([0, 0, 0])
        for f, stack in enumerate(stacks):
            if stack:
                kind[f] = stack[0]
                size[f] = len(stack)
        return Plot(len(stacks), kind, size)

    def copy(self, plot: Plot) -> Plot:
        return plot.clone()

    # -- fields

    def pay(self, kind: i64, n: i64) -> i64:
        """What a harvest pays."""
        return COIN * self.terms.cards.payout(kind, n)

    def full(self, kind: i64, n: i64) -> bool:
        """Does a field pay all it ever can?"""
        return n > 0 and self.pay(kind, n) > 0 and self.pay(kind, n) == self.pay(kind, self.width - 1)

    def share(self, rivals: i64) -> i64:
        """How much of what comes by reaches a seat that grows it, in thousandths."""
        if self.seats == 2:
            return 420 if rivals == 0 else 340
        if self.terms.offers == 0:
            return unhelped(self.seats)
        return self.habits.shares[rivals]

    def hope(self, kind: i64, n: i64, rivals: i64) -> i64:
        """What n cards of a kind pay now and may still come to pay."""
        at = (rivals * self.kinds + kind) * self.width + n
        found = self.bare[at]
        if found >= 0:
            return found
        expected = self.arriving[kind] * self.share(rivals) // (COIN * COIN // GRAIN)
        pay = self.pay(kind, n)
        more: i64 = 0
        m: i64 = 1
        while m < ARRIVALS and n + m < self.width:
            step = self.pay(kind, n + m)
            if step > pay:
                more += (step - pay) * CHANCES[expected * ARRIVALS + m] // 1000
                pay = step
            m += 1
        found = self.pay(kind, n) + more * self.habits.growth // 1000
        self.bare[at] = found
        return found

    def fresh(self, kind: i64) -> i64:
        return self.hope(kind, 1, self.rivals(self.me, kind))

    def paid(self, plot: Plot) -> i64:
        total: i64 = 0
        f: i64 = 0
        while f < plot.fields:
            if plot.size[f] > 0:
                total += self.pay(plot.kind[f], plot.size[f])
            f += 1
        return total

    def rivals(self, seat: i64, kind: i64) -> i64:
        """How many other seats grow a kind, up to two."""
        n: i64 = self.growers[kind]
        if n > 0 and self.plots[seat].grows(kind):
            n -= 1
        return n if n < 2 else 2

    def field(self, kind: i64, n: i64, rivals: i64) -> i64:
        """What a field is worth, with the choice to harvest it and begin anew."""
        at = (rivals * self.kinds + kind) * self.width + n
        found = self.worths[at]
        if found < 0:
            found = self.hope(kind, n, rivals)
            least = self.slot * self.habits.lone // 1000 if n == 1 else self.pay(kind, n) + self.slot
            if least > found:
                found = least
            self.worths[at] = found
        return found

    # -- planting

    def choose(self, plot: Plot, seat: i64, card: i64) -> i64:
        kind = card
        own: i64 = -1
        empty: i64 = -1
        most: i64 = 0
        f: i64 = 0
        while f < plot.fields:
            n = plot.size[f]
            if n == 0:
                if empty < 0:
                    empty = f
            else:
                if plot.kind[f] == kind and (own < 0 or n > plot.size[own]):
                    own = f
                if n > most:
                    most = n
            f += 1
        rivals = self.rivals(seat, kind)
        fresh = self.field(kind, 1, rivals)
        best: i64 = -1
        gain = LEAST
        if own >= 0:
            n = plot.size[own]
            stands = self.field(kind, n, rivals)
            best = own
            gain = self.field(kind, n + 1, rivals) - stands
            if n > 1:
                anew = self.pay(kind, n) + fresh - stands
                if anew > gain:
                    best = HARVEST_FIRST + own
                    gain = anew
        if empty >= 0:
            if own < 0 or (self.terms.duplicate_kind_fields and fresh - self.slot > gain):
                best = empty
                gain = fresh - self.slot
        elif own < 0:
            f = 0
            while f < plot.fields:
                n = plot.size[f]
                if n > 1 or most == 1:
                    k = plot.kind[f]
                    cleared = self.pay(k, n) + fresh - self.field(k, n, self.rivals(seat, k))
                    if cleared > gain:
                        best = HARVEST_FIRST + f
                        gain = cleared
                f += 1
        self.gain = gain
        return best

    def put(self, plot: Plot, card: i64, plan: i64) -> None:
        if plan >= HARVEST_FIRST:
            plan -= HARVEST_FIRST
            plot.size[plan] = 0
        plot.kind[plan] = card
        plot.size[plan] += 1
