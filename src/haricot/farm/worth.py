"""What players who count make of a turn of four phases: a view read once, and what planting cards will bring.

Worths are thousandths of a coin from a view alone, whole numbers only, so that every build thinks the
same. What fields are worth, and so how a card is best planted, each box says itself.
"""

from __future__ import annotations

from abc import abstractmethod
from typing import Final, Generic, TypeVar

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from haricot.farm.habits import Habits
from haricot.farm.phases import PLANT, SETTLE, TRADE
from haricot.farm.sight import farm_sight
from haricot.farm.terms import Terms
from haricot.kernel.game import bit
from haricot.kernel.views import View

COIN: Final[i64] = 1000
LEAST: Final[i64] = -1_000_000  # worse than anything that can happen
HARVEST_FIRST: Final[i64] = 10  # + field: a plan to harvest the field and plant there

P = TypeVar("P")  # the fields of one seat, to think with


@mypyc_attr(allow_interpreted_subclasses=True)
class Outlook(Generic[P]):
    """A view read once: plots, counts of what is out of sight, the time left, and what a hand will bring."""

    def __init__(self, v: View, terms: Terms, habits: Habits, others: list[int]) -> None:
        """`others` are open cards beside fields, revealed and set-aside ones."""
        sight = farm_sight(v)
        seats = int(terms.seats)
        kinds = int(terms.cards.kinds)
        kind_of = terms.cards.kind_of
        self.terms: Final = terms
        self.habits: Final = habits
        self.sight: Final = sight
        self.me: Final = v.seat
        self.seats: Final = seats
        self.kinds: Final = kinds
        self.active: Final = int(sight.active)
        self.phase: Final = int(sight.phase)
        self.hand: Final = sight.hand
        self.up: Final = sight.up
        self.plots: Final[list[P]] = []
        self.asides: Final[list[list[int]]] = []
        self.coins: Final[list[int]] = []
        self.hands: Final[list[int]] = []
        self.known: Final[list[list[int]]] = []
        cards = len(terms.cards.counts)
        unseen = vec[i64]([0] * cards)
        thrown: i64 = 0
        for card in range(cards):
            unseen[card] = terms.cards.counts[card] - sight.discard[card] - sight.box[card]
            thrown += sight.discard[card]
        account(unseen, self.hand)
        account(unseen, self.up)
        account(unseen, others)
        growers: list[int] = [0] * kinds
        for farm in sight.farms:
            stacks = farm.stacks[: farm.fields]
            grown: i64 = 0  # bits of kinds
            for stack in stacks:
                account(unseen, stack)
                if stack:
                    kind = i64(kind_of[stack[0]])
                    if grown & bit(kind) == 0:
                        grown |= bit(kind)
                        growers[kind] += 1
            self.plots.append(self.read(stacks))
            account(unseen, farm.aside)
            self.asides.append(farm.aside)
            self.coins.append(
                account(unseen, farm.coins)
            )  # even where they are out of sight: they were earned in the open
            self.hands.append(int(farm.hand))
            self.known.append(farm.known)
        self.unseen: Final = [int(n) for n in unseen]  # by card
        self.growers: Final = growers  # by kind: how many seats grow it
        # -- the time left
        deck = int(sight.deck)
        coming = int(thrown) + deck * 6 // 10  # about what the next deck will hold
        left = cards_left(v, terms, coming)
        turn = int(terms.reveal + terms.draw)
        self.rounds10: Final = left * 10 // (turn * seats)  # in tenths
        # -- copies of each kind that will come by while a field stands
        horizon = min(left, turn * seats * int(habits.horizon) // 10)
        now: i64 = drawn(horizon, deck) if left > 0 else 0
        then: i64 = drawn(horizon - deck, coming) if horizon > deck else 0
        hidden = vec[i64]([0] * kinds)
        gone = vec[i64]([0] * kinds)
        for card in range(cards):
            kind = i64(kind_of[card])
            hidden[kind] += unseen[card]
            gone[kind] += sight.discard[card]
        self.arriving: Final = vec[i64]([0] * kinds)  # in thousandths of a card
        for k in range(kinds):
            self.arriving[k] = (hidden[k] * now if hidden[k] > 0 else 0) + gone[k] * then
        self.gain: i64 = 0  # what the last `choose` promised
        self.slot: i64 = 0  # what an empty field is worth

    # -- a box's own

    @abstractmethod
    def read(self, stacks: list[list[int]]) -> P:
        """A plot with these cards in its fields, the top one last."""

    @abstractmethod
    def copy(self, plot: P) -> P:
        """The same plot, to try something on."""

    @abstractmethod
    def paid(self, plot: P) -> i64:
        """What all fields of a plot pay now."""

    @abstractmethod
    def fresh(self, kind: i64) -> i64:
        """What a field just begun with a kind is worth to me."""

    @abstractmethod
    def choose(self, plot: P, seat: i64, card: i64) -> i64:
        """The best way to plant a card now: a field, or HARVEST_FIRST + field; `gain` says what it brings."""

    @abstractmethod
    def put(self, plot: P, card: i64, plan: i64) -> None:
        """Carry a plan of `choose` out on a plot."""

    # -- fields

    def kind(self, card: i64) -> i64:
        """A card's kind."""
        return i64(self.terms.cards.kind_of[card])

    def empty_field(self) -> i64:
        """What an empty field is worth: most of an average fresh one."""
        total: i64 = 0
        cards: i64 = 0
        k: i64 = 0
        while k < self.kinds:
            n = self.arriving[k]
            if n > 0:
                total += n * self.fresh(k)
                cards += n
            k += 1
        return total // cards * self.habits.slot // 1000 if cards > 0 else 0

    def third_field(self) -> i64:
        """What a third field will bring until the end: an empty field again and again, each time a little less."""
        return self.slot * self.rounds10 // self.habits.horizon * self.habits.third // 1000

    def buys(self) -> bool:
        """Will a third field bring more than it costs? A field it would save from the plough counts too."""
        worth = self.third_field()
        if self.phase == SETTLE or (self.phase == PLANT and self.active == self.me):
            gain = self.settle(self.my_plot(), self.me, self.lying() if self.phase == SETTLE else self.hand[:1])
            if gain < 0:
                worth -= gain
        return worth > COIN * self.terms.cost

    def standing(self, seat: i64) -> i64:
        """A seat's coins, and those its fields pay now."""
        return COIN * self.coins[seat] + self.paid(self.plots[seat])

    # -- planting

    def my_plot(self) -> P:
        """My fields, to try something on."""
        return self.copy(self.plots[self.me])

    def first_to_plant(self, plot: P, seat: i64, cards: list[int]) -> i64:
        """The card of a pile that is best planted first, as its place."""
        best: i64 = 0
        gain = LEAST
        i: i64 = 0
        while i < len(cards):
            self.choose(plot, seat, cards[i])
            if self.gain > gain:
                gain = self.gain
                best = i
            i += 1
        return best

    def settle(self, plot: P, seat: i64, cards: list[int]) -> i64:
        """Plant all these cards on a plot, the best first; returns what it brings."""
        total: i64 = 0
        rest = cards[:]
        while rest:
            card = rest.pop(self.first_to_plant(plot, seat, rest)) if len(rest) > 1 else rest.pop()
            plan = self.choose(plot, seat, card)
            total += self.gain
            self.put(plot, card, plan)
        return total

    def queue(self, plot: P, hand: list[int]) -> i64:
        """What my hand will bring, card after card in its order, on a plot that is used up by it."""
        later = self.habits.later
        total: i64 = 0
        turns = self.rounds10  # in tenths
        i: i64 = 0
        for card in hand:
            if i >= len(later) or turns < 5:
                break
            plan = self.choose(plot, self.me, card)
            gain = self.gain * later[i] // 1000
            if gain < 0:
                gain = gain * self.habits.dodge // 1000
            total += gain
            self.put(plot, card, plan)
            i += 1
            turns -= 6  # between one and two cards a turn
        return total

    def prospect(self, lying: list[int], hand: list[int]) -> i64:
        """What planting these lying cards, and later this hand, brings me."""
        plot = self.my_plot()
        total = self.settle(plot, self.me, lying)
        return total + self.queue(plot, hand)

    def lying(self) -> list[int]:
        """The cards before me that I must plant as things stand."""
        mine = self.asides[self.me][:]
        if self.active == self.me and self.phase in (TRADE, SETTLE):
            mine += self.up
        return mine

    def front(self, planted: int) -> i64:
        """The plan for the front card of my hand if it is due, or better planted now than kept; else -1."""
        if not self.hand or planted > 1:
            return -1
        plan = self.choose(self.plots[self.me], self.me, self.hand[0])
        if planted == 1:
            plot = self.my_plot()
            now = self.gain
            self.put(plot, self.hand[0], plan)
            now += self.queue(plot, self.hand[1:])
            if now <= self.queue(self.my_plot(), self.hand):
                return -1
        return plan


def account(unseen: vec[i64], cards: list[int]) -> int:
    """Cards that are accounted for; returns how many, without those that nobody has seen (-1)."""
    found: i64 = 0
    for each in cards:
        card = i64(each)
        if card >= 0:
            unseen[card] -= 1
            found += 1
    return int(found)


def cards_left(v: View, terms: Terms, coming: int) -> int:
    """How many cards are still to be drawn, where the next deck will hold about so many."""
    sight = farm_sight(v)
    if sight.final:
        return 0
    left = int(sight.deck)
    passes = terms.exhaustions - sight.exhaustions
    while passes > 1:
        left += coming
        coming = coming * 6 // 10
        passes -= 1
    return left


def drawn(cards: int, deck: int) -> int:
    """How much of a deck has come by when so many cards are drawn, in thousandths."""
    return 1000 if cards >= deck else 1000 * cards // deck
