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
from haricot.farm.terms import Terms
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
        zones = v.zones
        facts = v.facts
        seats = int(terms.seats)
        kinds = int(terms.cards.kinds)
        counts = terms.cards.counts
        self.terms: Final = terms
        self.habits: Final = habits
        self.me: Final = v.seat
        self.seats: Final = seats
        self.kinds: Final = kinds
        self.active: Final = facts["active"]
        self.phase: Final = facts["phase"]
        self.hand: Final = faces(zones[f"hand/{v.seat}"])
        self.up: Final = faces(zones["up"])
        self.plots: Final[list[P]] = []
        self.asides: Final[list[list[int]]] = []
        self.coins: Final[list[int]] = []
        self.hands: Final[list[int]] = []
        self.known: Final[list[list[int]]] = []
        discard = v.seen["discard"]
        box = v.seen["box"]
        unseen = [counts[card] - discard[card] - box[card] for card in range(len(counts))]
        growers: list[int] = [0] * kinds
        for card in self.hand + self.up + others:
            unseen[card] -= 1
        for p in range(seats):
            stacks: list[list[int]] = []
            grown: list[int] = []
            for f in range(facts[f"fields/{p}"]):
                stack = faces(zones[f"field/{p}/{f}"])
                for card in stack:
                    unseen[card] -= 1
                if stack:
                    kind = int(terms.cards.kind_of[stack[0]])
                    if kind not in grown:
                        grown.append(kind)
                        growers[kind] += 1
                stacks.append(stack)
            self.plots.append(self.read(stacks))
            aside = faces(zones[f"aside/{p}"])
            for card in aside:
                unseen[card] -= 1
            self.asides.append(aside)
            coins = v.seen[f"coins/{p}"]  # its zone may be out of sight, but these coins were earned in the open
            for card in range(len(counts)):
                unseen[card] -= coins[card]
            self.coins.append(sum(coins))
            self.hands.append(len(zones[f"hand/{p}"]))
            self.known.append(v.seen[f"known/{p}"])
        self.unseen: Final = unseen  # by card
        self.growers: Final = growers  # by kind: how many seats grow it
        # -- the time left
        deck = len(zones["deck"])
        coming = sum(discard) + deck * 6 // 10  # about what the next deck will hold
        left = cards_left(v, terms, coming)
        turn = int(terms.reveal + terms.draw)
        self.rounds10: Final = left * 10 // (turn * seats)  # in tenths
        # -- copies of each kind that will come by while a field stands
        horizon = min(left, turn * seats * int(habits.horizon) // 10)
        now = drawn(horizon, deck) if left > 0 else 0
        then = drawn(horizon - deck, coming) if horizon > deck else 0
        hidden: list[int] = [0] * kinds
        thrown: list[int] = [0] * kinds
        for card in range(len(counts)):
            kind = int(terms.cards.kind_of[card])
            hidden[kind] += unseen[card]
            thrown[kind] += discard[card]
        self.arriving: Final = vec[i64]([0] * kinds)  # in thousandths of a card
        for k in range(kinds):
            self.arriving[k] = max(0, hidden[k]) * now + thrown[k] * then
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


def faces(zone: list[int | None]) -> list[int]:
    """The cards of a zone that are in sight."""
    return [card for card in zone if card is not None]


def cards_left(v: View, terms: Terms, coming: int) -> int:
    """How many cards are still to be drawn, where the next deck will hold about so many."""
    if v.facts["final"] == 1:
        return 0
    left = len(v.zones["deck"])
    passes = int(terms.exhaustions) - v.facts["exhaustions"]
    while passes > 1:
        left += coming
        coming = coming * 6 // 10
        passes -= 1
    return left


def drawn(cards: int, deck: int) -> int:
    """How much of a deck has come by when so many cards are drawn, in thousandths."""
    return 1000 if cards >= deck else 1000 * cards // deck
