"""What cards and fields are worth to a seat, in thousandths of a coin, from a view alone.

A field is worth what it pays now and the steps of its beanometer it may still reach, each with the
chance that enough copies come by in the next rounds; an empty one is worth what an average
fresh field would be. Whole numbers only, so that every build thinks the same.
"""

from __future__ import annotations

from math import exp
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from haricot.farm.terms import Terms
from haricot.games.bohnanza.state import CHOOSE
from haricot.kernel.views import View

COIN: Final[i64] = 1000
LEAST: Final[i64] = -1_000_000  # worse than anything that can happen
HARVEST_FIRST: Final[i64] = 10  # + field: a plan to harvest the field and plant there

HOPES: Final[i64] = 24  # cards hoped for that the table below knows
GRAIN: Final[i64] = 8  # parts of a card it tells apart
MOST: Final[i64] = 28  # expected cards it goes up to: a box holds 60 of a kind, `share` is below a half

HORIZON: Final = 25  # tenths of a round that a field is thought to stand
GROWTH: Final[i64] = 920  # what a coin still to grow counts, in thousandths
SLOT: Final[i64] = 900  # what an empty field counts against an average fresh one
LONE: Final[i64] = 500  # the least a lone card counts against an empty field: it can often not be cleared
LATER: Final = vec[i64]([900, 800, 650, 550, 450, 350, 300, 250, 200, 150, 100, 100])  # hand cards by place
THIRD: Final[i64] = 950  # what a third field counts against an empty one of two, in thousandths
DODGE: Final[i64] = 450  # a bad hand card may still be traded away, discarded or overtaken


def tails() -> vec[i64]:
    """Chances, in thousandths, that at least m cards come where so many are expected (Poisson)."""
    table = vec[i64]([0] * int((MOST * GRAIN + 1) * HOPES))
    step = 0
    while step <= MOST * GRAIN:
        expected = step / 8.0
        exactly = exp(-expected)
        below = 0.0
        m = 0
        while m < HOPES:
            table[step * 24 + m] = round(1000.0 * (1.0 - below)) if below < 1.0 else 0
            below += exactly
            m += 1
            exactly *= expected / m
        step += 1
    return table


TAILS: Final = tails()


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
class Sight:
    """A view read once: plots, counts of what is out of sight, the time left, and the worth of fields."""

    def __init__(self, v: View, terms: Terms) -> None:
        zones = v.zones
        facts = v.facts
        kinds = int(terms.cards.kinds)
        seats = int(terms.seats)
        self.terms: Final = terms
        self.me: Final = v.seat
        self.seats: Final = seats
        self.kinds: Final = kinds
        self.active: Final = facts["active"]
        self.phase: Final = facts["phase"]
        self.hand: Final = [card for card in zones[f"hand/{v.seat}"] if card is not None]
        self.up: Final = [card for card in zones["up"] if card is not None]
        self.left: Final = [card for card in zones["offer"] if card is not None]
        self.plots: Final[list[Plot]] = []
        self.asides: Final[list[list[int]]] = []
        self.coins: Final[list[int]] = []
        self.hands: Final[list[int]] = []
        self.known: Final[list[list[int]]] = []
        discard = v.seen["discard"]
        box = v.seen["box"]
        unseen = [terms.cards.counts[k] - discard[k] - box[k] for k in range(kinds)]
        growers: list[int] = [0] * kinds
        for pile in (self.hand, self.up, self.left):
            for card in pile:
                unseen[card] -= 1
        for p in range(seats):
            kind = vec[i64]([0, 0, 0])
            size = vec[i64]([0, 0, 0])
            grown: set[int] = set()
            for f in range(3):
                for bean in [card for card in zones[f"field/{p}/{f}"] if card is not None]:
                    kind[f] = bean
                    size[f] += 1
                    unseen[bean] -= 1
                    grown.add(bean)
            for bean in grown:
                growers[bean] += 1
            self.plots.append(Plot(facts[f"fields/{p}"], kind, size))
            aside = [card for card in zones[f"aside/{p}"] if card is not None]
            for card in aside:
                unseen[card] -= 1
            self.asides.append(aside)
            coins = v.seen[f"coins/{p}"]  # its zone may be out of sight, but every coin was earned in the open
            for k in range(kinds):
                unseen[k] -= coins[k]
            self.coins.append(sum(coins))
            self.hands.append(len(zones[f"hand/{p}"]))
            self.known.append(v.seen[f"known/{p}"])
        self.unseen: Final = unseen
        self.growers: Final = growers
        # -- the time left, in cards to be drawn
        deck = len(zones["deck"])
        coming = sum(discard) + deck * 6 // 10  # about what the next deck will hold
        passes = int(terms.limit) - facts["exhaustions"]
        left = 0
        if facts["final"] == 0:
            left = deck
            following = coming
            while passes > 1:
                left += following
                following = following * 6 // 10
                passes -= 1
        self.cards_left: Final = left
        self.turn: Final = int(terms.reveal + terms.draw)
        self.rounds10: Final = left * 10 // (self.turn * seats)  # in tenths
        # -- copies of each kind that will come by while a field stands
        horizon = min(left, self.turn * seats * HORIZON // 10)
        self.arriving: Final = vec[i64]([0] * kinds)  # in thousandths of a card
        now = 1000 if horizon >= deck else 1000 * horizon // deck
        then = 0
        if horizon > deck and coming > 0:
            then = min(1000, 1000 * (horizon - deck) // coming)
        if left == 0:
            now = 0
        for k in range(kinds):
            self.arriving[k] = max(0, unseen[k]) * now + discard[k] * then
        self.width: Final[i64] = terms.cards.width
        self.bare: Final = vec[i64]([-1] * int(3 * kinds * self.width))
        self.worths: Final = vec[i64]([-1] * int(3 * kinds * self.width))
        self.gain: i64 = 0  # what the last `choose` promised
        self.slot: Final[i64] = self.empty_field()

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
            return 1000 // self.seats + 50
        if rivals == 0:
            return 460
        return 340 if rivals == 1 else 240

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
        while m < HOPES and n + m < self.width:
            step = self.pay(kind, n + m)
            if step > pay:
                more += (step - pay) * TAILS[expected * HOPES + m] // 1000
                pay = step
            m += 1
        found = self.pay(kind, n) + more * GROWTH // 1000
        self.bare[at] = found
        return found

    def empty_field(self) -> i64:
        """What an empty field is worth: most of an average fresh one."""
        total: i64 = 0
        cards: i64 = 0
        k: i64 = 0
        while k < self.kinds:
            n = self.arriving[k]
            if n > 0:
                total += n * self.hope(k, 1, self.rivals(self.me, k))
                cards += n
            k += 1
        return total // cards * SLOT // 1000 if cards > 0 else 0

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
            least = self.slot * LONE // 1000 if n == 1 else self.pay(kind, n) + self.slot
            if least > found:
                found = least
            self.worths[at] = found
        return found

    # -- planting

    def choose(self, plot: Plot, seat: i64, kind: i64) -> i64:
        """The best way to plant a card now: a field, or HARVEST_FIRST + field; `gain` says what it brings."""
        own: i64 = -1
        empty: i64 = -1
        most: i64 = 0
        lone: i64 = 0
        f: i64 = 0
        while f < plot.fields:
            n = plot.size[f]
            if n == 0:
                if empty < 0:
                    empty = f
            else:
                if plot.kind[f] == kind and (own < 0 or n > plot.size[own]):
                    own = f
                if n == 1:
                    lone += 1
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
            if own < 0 or (self.terms.twice and fresh - self.slot > gain):
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

    def put(self, plot: Plot, kind: i64, plan: i64) -> None:
        """Carry a plan of `choose` out on a plot."""
        if plan >= HARVEST_FIRST:
            plan -= HARVEST_FIRST
            plot.size[plan] = 0
        plot.kind[plan] = kind
        plot.size[plan] += 1

    def first_to_plant(self, plot: Plot, seat: i64, cards: list[int]) -> i64:
        """The card of a pile that is best planted first, as its place; `gain` says what it brings."""
        best: i64 = 0
        gain = LEAST
        i: i64 = 0
        while i < len(cards):
            self.choose(plot, seat, cards[i])
            if self.gain > gain:
                gain = self.gain
                best = i
            i += 1
        self.gain = gain
        return best

    def settle(self, plot: Plot, seat: i64, cards: list[int]) -> i64:
        """Plant all these cards on a plot, in the best order; returns what it brings."""
        if len(cards) == 1:
            plan = self.choose(plot, seat, cards[0])
            gain = self.gain
            self.put(plot, cards[0], plan)
            return gain
        total: i64 = 0
        rest = cards[:]
        while rest:
            card = rest.pop(self.first_to_plant(plot, seat, rest))
            plan = self.choose(plot, seat, card)
            total += self.gain
            self.put(plot, card, plan)
        return total

    def queue(self, plot: Plot, hand: list[int]) -> i64:
        """What my hand will bring, card after card in its order, on a plot that is used up by it."""
        total: i64 = 0
        turns = self.rounds10  # in tenths
        i: i64 = 0
        for card in hand:
            if i >= len(LATER) or turns < 5:
                break
            plan = self.choose(plot, self.me, card)
            gain = self.gain * LATER[i] // 1000
            if gain < 0:
                gain = gain * DODGE // 1000
            total += gain
            self.put(plot, card, plan)
            i += 1
            turns -= 6  # between one and two cards a turn
        return total

    def prospect(self, lying: list[int], hand: list[int]) -> i64:
        """What planting these lying cards, and later this hand, brings me."""
        plot = self.plots[self.me].clone()
        total = self.settle(plot, self.me, lying) if lying else 0
        return total + self.queue(plot, hand)

    def lying(self) -> list[int]:
        """The cards before me that I must plant as things stand."""
        mine = self.asides[self.me][:]
        if self.active == self.me and self.phase != CHOOSE:
            mine += self.up
        return mine

    # -- standing

    def standing(self, seat: i64) -> i64:
        """A seat's coins, and those its fields pay now."""
        plot = self.plots[seat]
        total = COIN * self.coins[seat]
        f: i64 = 0
        while f < plot.fields:
            if plot.size[f] > 0:
                total += self.pay(plot.kind[f], plot.size[f])
            f += 1
        return total

    def third_field(self) -> i64:
        """What a third field will bring until the end: an empty field again and again, each time a little less."""
        return self.slot * self.rounds10 // HORIZON * THIRD // 1000
