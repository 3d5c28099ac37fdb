"""What cards and fields are worth to a seat, in thousandths of a coin, from a view alone.

A field is worth what its top card pays now, and what it may come to pay with the copies that will
pass by; a miss on top or close to it makes later sales better. Whole numbers only, so that every
build thinks the same.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from haricot.farm.hopes import GRAIN, HOPES, chance
from haricot.games.ladybohn.terms import BABY, MISS, MISTER, LadyTerms, sex_of
from haricot.kernel.views import View

COIN: Final[i64] = 1000
LEAST: Final[i64] = -1_000_000  # worse than anything that can happen
HARVEST_FIRST: Final[i64] = 10  # + field: a plan to harvest the field and plant there

GROWTH: Final[i64] = 900  # what a coin still to grow counts, in thousandths
SLOT: Final[i64] = 850  # what an empty field counts against an average fresh one
LONE: Final[i64] = 500  # the least a lone card counts against an empty field
LATER: Final = vec[i64]([900, 800, 650, 550, 450, 350, 300, 250, 200, 150])  # hand cards by place
DODGE: Final[i64] = 450  # a bad hand card may still be traded away
THIRD: Final[i64] = 900  # what a third field counts against an empty one of two
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
class Sight:
    """A view read once: plots, what is out of sight, the time left, and the worth of fields."""

    def __init__(self, v: View, terms: LadyTerms) -> None:
        zones = v.zones
        facts = v.facts
        seats = int(terms.seats)
        kinds = int(terms.cards.kinds)
        self.terms: Final = terms
        self.me: Final = v.seat
        self.seats: Final = seats
        self.active: Final = facts["active"]
        self.phase: Final = facts["phase"]
        self.hand: Final = [card for card in zones[f"hand/{v.seat}"] if card is not None]
        self.up: Final = [card for card in zones["up"] if card is not None]
        self.plots: Final[list[Plot]] = []
        self.asides: Final[list[list[int]]] = []
        self.coins: Final[list[int]] = []
        self.hands: Final[list[int]] = []
        self.known: Final[list[list[int]]] = []
        discard = v.seen["discard"]
        unseen = [terms.cards.counts[c] - discard[c] for c in range(3 * kinds)]
        growers: list[int] = [0] * kinds
        for card in self.hand + self.up:
            unseen[card] -= 1
        for p in range(seats):
            stacks: list[list[int]] = []
            for f in range(facts[f"fields/{p}"]):
                stack = [card for card in zones[f"field/{p}/{f}"] if card is not None]
                for card in stack:
                    unseen[card] -= 1
                if stack:
                    growers[int(terms.cards.kind_of[stack[0]])] += 1
                stacks.append(stack)
            self.plots.append(Plot(stacks))
            aside = [card for card in zones[f"aside/{p}"] if card is not None]
            for card in aside:
                unseen[card] -= 1
            self.asides.append(aside)
            coins = v.seen[f"coins/{p}"]
            for c in range(3 * kinds):
                unseen[c] -= coins[c]
            self.coins.append(sum(coins) + v.seen["dark"][p])
            self.hands.append(len(zones[f"hand/{p}"]))
            self.known.append(v.seen[f"known/{p}"])
        self.unseen: Final = unseen
        self.growers: Final = growers
        # -- the time left, in cards to be drawn
        deck = len(zones["deck"])
        coming = sum(discard) + deck * 6 // 10
        left = 0
        if facts["final"] == 0:
            left = deck
            following = coming
            for _ in range(int(terms.limit) - facts["exhaustions"] - 1):
                left += following
                following = following * 6 // 10
        turn = int(terms.reveal + terms.draw)
        self.rounds10: Final = left * 10 // (turn * seats)  # in tenths
        horizon = min(left, turn * seats * 25 // 10)
        now = 0 if left == 0 else 1000 if horizon >= deck else 1000 * horizon // deck
        then = min(1000, 1000 * (horizon - deck) // coming) if horizon > deck and coming > 0 else 0
        self.arriving: Final = vec[i64]([0] * kinds)  # by variety, in thousandths of a card
        for k in range(kinds):
            hidden = sum(unseen[3 * k : 3 * k + 3])
            self.arriving[k] = max(0, hidden) * now + sum(discard[3 * k : 3 * k + 3]) * then
        self.hopes: Final[dict[int, int]] = {}
        self.gain: i64 = 0  # what the last `choose` promised
        self.slot: i64 = 0
        self.slot = self.empty_field()

    # -- fields

    def kind(self, card: i64) -> i64:
        """A card's variety."""
        return i64(self.terms.cards.kind_of[card])

    def pay(self, stack: list[int]) -> i64:
        """What a harvest pays."""
        return COIN * self.terms.price(stack[-1], len(stack)) if stack else 0

    def expected(self, kind: i64) -> i64:
        """Copies of a variety that will reach a seat that grows it, in parts of `GRAIN`."""
        rivals: i64 = self.growers[kind]
        share: i64 = 560 if rivals < 2 else 400 if rivals == 2 else 280
        if self.terms.offers == 0:
            share = 1000 // self.seats + 50
        return self.arriving[kind] * share // (COIN * COIN // GRAIN)

    def hope(self, stack: list[int]) -> i64:
        """What a field pays now and may still come to pay."""
        top = i64(stack[-1])
        size: i64 = len(stack)
        depth: i64 = 4
        i: i64 = 0
        while i < size:
            if sex_of(stack[size - 1 - i]) == MISS:
                depth = i if i < 3 else 3
                break
            i += 1
        key = int((top * 5 + depth) * 256 + size)
        found = self.hopes.get(key)
        if found is not None:
            return found
        mister = top - sex_of(top)
        good = SALE[depth]
        expected = self.expected(self.kind(top))
        pay = COIN * self.terms.price(top, size)
        now = pay
        more: i64 = 0
        m: i64 = 1
        while m < HOPES:
            plain = self.terms.price(mister, size + m)
            better = self.terms.price(mister + MISS, size + m)
            later = better * good + plain * (1000 - good)
            more += (later - pay) * chance(expected, m) // 1000
            pay = later
            m += 1
        worth = now + (more * GROWTH // 1000 if more > 0 else more)
        self.hopes[key] = int(worth)
        return worth

    def value(self, stack: list[int]) -> i64:
        """What a field that grows is worth, with the choice to sell it and begin anew."""
        least = self.slot * LONE // 1000 if len(stack) == 1 else self.pay(stack) + self.slot
        hope = self.hope(stack)
        return hope if hope > least else least

    def empty_field(self) -> i64:
        """What an empty field is worth: most of an average fresh one."""
        total: i64 = 0
        cards: i64 = 0
        k: i64 = 0
        while k < len(self.arriving):
            n = self.arriving[k]
            if n > 0:
                total += n * self.hope([int(3 * k)])
                cards += n
            k += 1
        return total // cards * SLOT // 1000 if cards > 0 else 0

    def ripe(self, plot: Plot, field: i64) -> bool:
        """May a field be harvested to make room?"""
        size = len(plot.stacks[field])
        if size != 1:
            return size > 1
        for stack in plot.stacks:
            if len(stack) > 1 or (self.terms.literal and not stack):
                return False
        return True

    # -- babies

    def best_lift(self, stack: list[int]) -> i64:
        """The best move of the baby on top: 10 * miss (counted from the top) + places; 0: none."""
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

    def grown(self, stack: list[int], card: int) -> list[int]:
        """A field after a card is planted and a baby has made its best move."""
        after = stack + [card]
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

    def choose(self, plot: Plot, card: int) -> i64:
        """The best way to plant a card now: a field, or HARVEST_FIRST + field; `gain` says what it brings."""
        kind = self.kind(card)
        fresh = self.value([card])
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

    def put(self, plot: Plot, card: int, plan: i64) -> None:
        """Carry a plan of `choose` out on a plot."""
        if plan >= HARVEST_FIRST:
            plot.stacks[plan - HARVEST_FIRST] = [card]
        else:
            plot.stacks[plan] = self.grown(plot.stacks[plan], card)

    def first_to_plant(self, plot: Plot, cards: list[int]) -> int:
        """The card of a pile that is best planted first, as its place."""
        best = 0
        gain = LEAST
        for i, card in enumerate(cards):
            self.choose(plot, card)
            if self.gain > gain:
                gain = self.gain
                best = i
        return best

    def settle(self, plot: Plot, cards: list[int]) -> i64:
        """Plant all these cards on a plot, the best first; returns what it brings."""
        total: i64 = 0
        rest = cards[:]
        while rest:
            card = rest.pop(self.first_to_plant(plot, rest) if len(rest) > 1 else 0)
            plan = self.choose(plot, card)
            total += self.gain
            self.put(plot, card, plan)
        return total

    def queue(self, plot: Plot, hand: list[int]) -> i64:
        """What my hand will bring, card after card in its order, on a plot that is used up by it."""
        total: i64 = 0
        turns = self.rounds10
        i: i64 = 0
        for card in hand:
            if i >= len(LATER) or turns < 5:
                break
            plan = self.choose(plot, card)
            gain = self.gain * LATER[i] // 1000
            total += gain if gain > 0 else gain * DODGE // 1000
            self.put(plot, card, plan)
            i += 1
            turns -= 6
        return total

    def prospect(self, lying: list[int], hand: list[int]) -> i64:
        """What planting these lying cards, and later this hand, brings me."""
        plot = self.plots[self.me].clone()
        total = self.settle(plot, lying)
        return total + self.queue(plot, hand)

    def lying(self) -> list[int]:
        """The cards before me that I must plant as things stand."""
        mine = self.asides[self.me][:]
        return mine + self.up if self.active == self.me else mine

    def third_field(self) -> i64:
        """What a third field will bring until the end."""
        return self.slot * self.rounds10 // 25 * THIRD // 1000

    def standing(self, seat: int) -> i64:
        """A seat's coins, and those its fields pay now."""
        total = COIN * self.coins[seat]
        for stack in self.plots[seat].stacks:
            total += self.pay(stack)
        return total


def lifted(stack: list[int], place: i64, places: i64) -> list[int]:
    """A field after a miss at a place has risen."""
    after = stack[:]
    after.insert(int(place + places), after.pop(int(place)))
    return after


def likely_card(sight: Sight, kind: int) -> int:
    """The card of a variety that a stranger will give away: a mister while there are any, then a baby."""
    for sex in (MISTER, BABY, MISS):
        if sight.unseen[3 * kind + int(sex)] > 0:
            return 3 * kind + int(sex)
    return 3 * kind
