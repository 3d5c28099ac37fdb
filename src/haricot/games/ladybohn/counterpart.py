"""Deals seen from both sides: what one changes for a seat whose hand is known, or for one that may hold many hands.

Fields are thought of by what their worth depends on: kind, size, the card on top, and how deep the next miss lies.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr, u8

from haricot.farm.worth import COIN, HARVEST_FIRST, LEAST
from haricot.games.ladybohn.terms import BABY, MISS, sex_of
from haricot.games.ladybohn.worth import StackOutlook
from haricot.kernel.chance import Rng

NONE: Final[i64] = -1  # no card
NOWHERE: Final[i64] = 100  # how deep a miss lies in a field that has none
DEAR: Final = vec[i64]([0, 2, 1])  # by sex: which card one would rather keep


@final
@mypyc_attr(acyclic=True)
class Beds:
    """The fields of one seat in short."""

    def __init__(self, fields: i64) -> None:
        self.fields: Final[i64] = fields
        self.size: Final = vec[i64]([0, 0, 0])
        self.top: Final = vec[i64]([0, 0, 0])
        self.near: Final = vec[i64]([NOWHERE, NOWHERE, NOWHERE])

    def copy(self, other: Beds) -> None:
        """Become like others of that seat."""
        f: i64 = 0
        while f < self.fields:
            self.size[f] = other.size[f]
            self.top[f] = other.top[f]
            self.near[f] = other.near[f]
            f += 1

    def lay(self, f: i64, card: i64) -> None:
        """Plant a card; a baby brings the next miss up as far as it may."""
        near = self.near[f]
        sex = sex_of(card)
        top = card
        if sex == MISS:
            near = 0
        elif near < NOWHERE:
            near += 1
            if sex == BABY:
                near = near - 2 if near > 2 else 0
                if near == 0:
                    top = card - BABY + MISS
        self.near[f] = near
        self.top[f] = top
        self.size[f] += 1

    def clear(self, f: i64) -> None:
        """Harvest a field."""
        self.size[f] = 0
        self.near[f] = NOWHERE


@final
class Reckoner:
    """What `StackOutlook` says of fields in short, each worked out once."""

    def __init__(self, outlook: StackOutlook) -> None:
        self.outlook: Final = outlook
        self.width: Final[i64] = outlook.terms.cards.width
        self.worths: Final = vec[i64]([LEAST] * int(24 * 5 * outlook.terms.cards.width))
        self.gain: i64 = 0  # what the last `choose` promised
        self.grown: Final = Beds(3)  # to try a card on

    def beds(self, seat: int) -> Beds:
        """A seat's fields in short."""
        stacks = self.outlook.plots[seat].stacks
        beds = Beds(len(stacks))
        for f, stack in enumerate(stacks):
            for card in stack:
                beds.size[f] += 1
                beds.top[f] = card
                if sex_of(card) == MISS:
                    beds.near[f] = 0
                elif beds.near[f] < NOWHERE:
                    beds.near[f] += 1
        return beds

    def worth(self, top: i64, near: i64, size: i64) -> i64:
        """What a field is worth, with the choice to sell it and begin anew."""
        deep: i64 = 4 if near >= NOWHERE else near if near < 3 else 3
        if size >= self.width:
            size = self.width - 1
        at = (top * 5 + deep) * self.width + size
        found = self.worths[at]
        if found == LEAST:
            found = self.outlook.worth(top, deep, size)
            self.worths[at] = found
        return found

    def pay(self, beds: Beds, f: i64) -> i64:
        """What a harvest pays."""
        return COIN * self.outlook.terms.price(beds.top[f], beds.size[f]) if beds.size[f] > 0 else 0

    def choose(self, beds: Beds, card: i64) -> i64:
        """As `StackOutlook.choose`."""
        kind = card // 3
        fresh = self.worth(card, 0 if sex_of(card) == MISS else NOWHERE, 1)
        empty: i64 = -1
        many = False
        f: i64 = 0
        while f < beds.fields:
            n = beds.size[f]
            if n == 0:
                if empty < 0:
                    empty = f
            elif beds.top[f] // 3 == kind:
                stands = self.worth(beds.top[f], beds.near[f], n)
                grown = self.grown
                grown.size[0] = n
                grown.near[0] = beds.near[f]
                grown.lay(0, card)
                self.gain = self.worth(grown.top[0], grown.near[0], n + 1) - stands
                if n > 1:
                    anew = self.pay(beds, f) + fresh - stands
                    if anew > self.gain:
                        self.gain = anew
                        return HARVEST_FIRST + f
                return f
            many = many or n > 1
            f += 1
        if empty >= 0:
            self.gain = fresh - self.outlook.slot
            return empty
        best: i64 = -1
        gain = LEAST
        f = 0
        while f < beds.fields:
            n = beds.size[f]
            if n > 1 or not many:
                cleared = self.pay(beds, f) + fresh - self.worth(beds.top[f], beds.near[f], n)
                if cleared > gain:
                    gain = cleared
                    best = HARVEST_FIRST + f
            f += 1
        self.gain = gain
        return best

    def put(self, beds: Beds, card: i64, plan: i64) -> None:
        """Carry a plan of `choose` out."""
        if plan >= HARVEST_FIRST:
            plan -= HARVEST_FIRST
            beds.clear(plan)
        beds.lay(plan, card)

    def settle(self, beds: Beds, cards: list[int]) -> i64:
        """Plant all these cards, the best first; returns what it brings."""
        total: i64 = 0
        rest = cards[:]
        while rest:
            first = 0
            gain = LEAST
            for i, card in enumerate(rest):
                self.choose(beds, card)
                if self.gain > gain:
                    gain = self.gain
                    first = i
            card = rest.pop(first)
            plan = self.choose(beds, card)
            total += self.gain
            self.put(beds, card, plan)
        return total


@final
class Planted:
    """A seat's fields once some cards have been planted there, and what that brought."""

    def __init__(self, beds: Beds, total: i64) -> None:
        self.beds: Final = beds
        self.total: Final[i64] = total


@final
class Side:
    """One seat of a deal: the cards before it that it must plant, and behind them its hand, or hands that it may hold."""

    def __init__(self, reckoner: Reckoner, seat: int) -> None:
        outlook = reckoner.outlook
        self.reckoner: Final = reckoner
        self.seat: Final = seat
        self.hands: Final[list[vec[u8]]] = []
        self.base: Final[list[int]] = []  # by hand: what comes without a deal
        self.lying: Final = outlook.asides[seat] + (outlook.up if outlook.active == seat else [])
        self.beds: Final = reckoner.beds(seat)
        self.scratch: Final = reckoner.beds(seat)  # what a hand is tried on
        self.before: Final = self.planted([], [])

    def add(self, hand: vec[u8]) -> None:
        """One more hand that it may hold."""
        self.hands.append(hand)
        self.base.append(int(self.before.total + self.queue(self.before, hand, NONE, NONE)))

    def remove(self) -> None:
        """Forget the last one."""
        self.hands.pop()
        self.base.pop()

    def planted(self, gets: list[int], parts: list[int]) -> Planted:
        """The fields with what is lying, with some cards more and without some of the revealed ones."""
        lying = self.lying + gets
        for card in parts:
            lying.remove(card)
        beds = Beds(self.beds.fields)
        beds.copy(self.beds)
        total = self.reckoner.settle(beds, lying)
        return Planted(beds, total)

    def queue(self, after: Planted, hand: vec[u8], gone: i64, also: i64) -> i64:
        """What a hand will bring behind planted cards, without those at two places; see `Outlook.queue`."""
        reckoner = self.reckoner
        outlook = reckoner.outlook
        habits = outlook.habits
        later = habits.later
        beds = self.scratch
        beds.copy(after.beds)
        total: i64 = 0
        turns: i64 = outlook.rounds10
        i: i64 = 0
        place: i64 = -1
        for held in hand:
            place += 1
            if place == gone or place == also:
                continue
            if i >= len(later) or turns < 5:
                break
            card = i64(held)
            plan = reckoner.choose(beds, card)
            gain = reckoner.gain * later[i] // 1000
            if gain < 0:
                gain = gain * habits.dodge // 1000
            total += gain
            reckoner.put(beds, card, plan)
            i += 1
            turns -= 6
        return total


@final
class Case:
    """A deal as the other side looks at it: what it gets as far as it can tell, and the two ways to pay."""

    def __init__(self, side: Side, gets: list[int], kinds: list[int], revealed: list[int]) -> None:
        """`revealed` are cards of its own turn that it may pay with."""
        self.side: Final = side
        self.first: Final[i64] = kinds[0] if kinds else NONE
        self.second: Final[i64] = kinds[1] if len(kinds) > 1 else NONE
        self.after: Final = side.planted(gets, [])  # paid from the hand
        up = revealed[:]
        shown: list[int] = []
        rest: list[int] = []
        for kind in kinds:
            least = -1
            for card in up:
                if card // 3 == kind and (least < 0 or DEAR[card % 3] < DEAR[least % 3]):
                    least = card
            if least >= 0:
                up.remove(least)
                shown.append(least)
            else:
                rest.append(kind)
        self.showing: Final = len(shown) > 0
        self.card: Final[i64] = shown[0] if shown else NONE  # the first one paid so
        self.shown: Final = side.planted(gets, shown) if shown else self.after  # or with revealed cards where they go
        self.third: Final[i64] = rest[0] if rest else NONE
        self.fourth: Final[i64] = rest[1] if len(rest) > 1 else NONE
        self.paid: i64 = NONE  # the first card that it would pay with, by the last `gain`

    def gain(self, i: i64) -> i64:
        """What it brings with one of the side's hands, paid as it likes best; LEAST if it cannot pay."""
        side = self.side
        hand = side.hands[i]
        best = LEAST
        first = least_dear(hand, self.first, NONE)
        second = least_dear(hand, self.second, first)
        if (self.first == NONE or first >= 0) and (self.second == NONE or second >= 0):
            best = self.after.total + side.queue(self.after, hand, first, second) - side.base[i]
            self.paid = i64(hand[first]) if first >= 0 else NONE
        if self.showing:
            first = least_dear(hand, self.third, NONE)
            second = least_dear(hand, self.fourth, first)
            if (self.third == NONE or first >= 0) and (self.fourth == NONE or second >= 0):
                other = self.shown.total + side.queue(self.shown, hand, first, second) - side.base[i]
                if other > best:
                    best = other
                    self.paid = self.card
        return best


def least_dear(hand: vec[u8], kind: i64, taken: i64) -> i64:
    """The place of the card of a kind that one misses least, but for one place; -1: none."""
    best: i64 = -1
    if kind == NONE:
        return best
    place: i64 = 0
    while place < len(hand):
        card = i64(hand[place])
        if card // 3 == kind and place != taken:
            if best < 0 or DEAR[sex_of(card)] < DEAR[sex_of(i64(hand[best]))]:
                best = place
        place += 1
    return best


@final
class Hands:
    """The hands that another seat may hold, given out of what is out of sight."""

    def __init__(self, outlook: StackOutlook, seat: int, likely: list[int]) -> None:
        self.size: Final[i64] = outlook.hands[seat]
        self.known: Final = outlook.known[seat]  # by sign: cards, then kinds
        self.unseen: Final = outlook.unseen  # by card
        self.likely: Final = likely  # by kind: how much likelier than elsewhere it lies in this hand, in thousandths

    def sample(self, rng: Rng) -> vec[u8]:
        """One of them, in any order."""
        hand = vec[u8]()
        left = vec[i64]()
        for n in self.unseen:
            left = append(left, n if n > 0 else 0)
        for sign, n in enumerate(self.known):
            for _ in range(n):
                first: i64 = sign if sign < 24 else 3 * (sign - 24)
                last: i64 = sign if sign < 24 else first + 2
                card = drawn(left, self.likely, first, last, rng)
                if card >= 0:
                    hand = append(hand, u8(card))
                    left[card] -= 1
        while len(hand) < self.size:
            card = drawn(left, self.likely, 0, 23, rng)
            if card < 0:
                break
            hand = append(hand, u8(card))
            left[card] -= 1
        rng.shuffle(hand)
        return hand


def drawn(left: vec[i64], likely: list[int], first: i64, last: i64, rng: Rng) -> i64:
    """One of some cards by lot and likelihood; -1: none is left."""
    total: i64 = 0
    card = first
    while card <= last:
        total += left[card] * likely[card // 3]
        card += 1
    if total == 0:
        return -1
    lot = rng.below(total)
    card = first
    while lot >= left[card] * likely[card // 3]:
        lot -= left[card] * likely[card // 3]
        card += 1
    return card
