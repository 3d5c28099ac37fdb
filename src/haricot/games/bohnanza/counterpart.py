"""Deals seen from both sides: what one changes for a seat whose hand is known, or for one that may hold many hands."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from haricot.farm.actions import UP, Ref
from haricot.farm.worth import LEAST
from haricot.games.bohnanza.beliefs import EMPTY, row
from haricot.games.bohnanza.worth import FieldOutlook, Plot
from haricot.kernel.chance import Rng

NONE: Final[i64] = -1  # no card


@final
class Planted:
    """A seat's fields once some cards have been planted there, and what that brought."""

    def __init__(self, plot: Plot, total: i64) -> None:
        self.plot: Final = plot
        self.total: Final[i64] = total


@final
class Side:
    """One seat of a deal: the cards before it that it must plant, and behind them its hand, or hands that it may hold."""

    def __init__(self, outlook: FieldOutlook, seat: int, hands: list[vec[u8]]) -> None:
        self.outlook: Final = outlook
        self.seat: Final[i64] = seat
        self.hands: Final[list[vec[u8]]] = []
        self.count: int = 0  # hands of a sample; one more is a world's
        self.base: Final[list[int]] = []  # by hand: what comes without a deal
        self.lying: Final = outlook.asides[seat] + (outlook.up if outlook.active == seat else [])
        self.scratch: Final = outlook.plots[seat].clone()  # what a hand is tried on
        self.before: Final = self.planted([], [])
        for hand in hands:
            self.add(hand)

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
        plot = self.outlook.plots[self.seat].clone()
        total = self.outlook.settle(plot, self.seat, lying)
        return Planted(plot, total)

    def queue(self, after: Planted, hand: vec[u8], gone: i64, also: i64) -> i64:
        """What a hand will bring behind planted cards, without the foremost copies of two kinds; see `Outlook.queue`."""
        outlook = self.outlook
        later = outlook.habits.later
        plot = self.scratch
        f: i64 = 0
        while f < plot.fields:
            plot.kind[f] = after.plot.kind[f]
            plot.size[f] = after.plot.size[f]
            f += 1
        total: i64 = 0
        turns: i64 = outlook.rounds10
        i: i64 = 0
        for held in hand:
            card = i64(held)
            if card == gone:
                gone = NONE
                continue
            if card == also:
                also = NONE
                continue
            if i >= len(later) or turns < 5:
                break
            plan = outlook.choose(plot, self.seat, card)
            gain = outlook.gain * later[i] // 1000
            if gain < 0:
                gain = gain * outlook.habits.dodge // 1000
            total += gain
            outlook.put(plot, card, plan)
            i += 1
            turns -= 6
        return total


@final
class Case:
    """A deal as one side looks at it: what it gets, and the two ways to pay."""

    def __init__(self, side: Side, gets: list[int], parts: list[int], revealed: list[int]) -> None:
        """`revealed` are cards of its own turn that it may pay with."""
        self.side: Final = side
        self.revealed: Final = revealed
        self.first: Final[i64] = parts[0] if parts else NONE
        self.second: Final[i64] = parts[1] if len(parts) > 1 else NONE
        self.after: Final = side.planted(gets, [])  # paid from the hand
        up = revealed[:]
        shown: list[int] = []
        rest: list[int] = []
        for kind in parts:
            if kind in up:
                up.remove(kind)
                shown.append(kind)
            else:
                rest.append(kind)
        self.showing: Final = len(shown) > 0
        self.shown: Final = side.planted(gets, shown) if shown else self.after  # or with revealed cards where they go
        self.third: Final[i64] = rest[0] if rest else NONE
        self.fourth: Final[i64] = rest[1] if len(rest) > 1 else NONE

    def gain(self, i: i64) -> i64:
        """What it brings with one of the side's hands, paid as it likes best; LEAST if it cannot pay."""
        side = self.side
        hand = side.hands[i]
        best = LEAST
        if holds(hand, self.first, self.second):
            best = self.after.total + side.queue(self.after, hand, self.first, self.second) - side.base[i]
        if self.showing and holds(hand, self.third, self.fourth):
            other = self.shown.total + side.queue(self.shown, hand, self.third, self.fourth) - side.base[i]
            if other > best:
                best = other
        return best

    def pay(self, i: i64, wants: list[int]) -> list[Ref]:
        """What it pays with, holding one of the side's hands."""
        side = self.side
        hand = side.hands[i]
        best = LEAST
        if holds(hand, self.first, self.second):
            best = self.after.total + side.queue(self.after, hand, self.first, self.second)
        showing = False
        if self.showing and holds(hand, self.third, self.fourth):
            showing = self.shown.total + side.queue(self.shown, hand, self.third, self.fourth) > best
        up = self.revealed[:]
        refs: list[Ref] = []
        for at, kind in enumerate(wants):
            if showing and kind in up:
                up.remove(kind)
                refs.append(Ref(kind, UP))
            else:
                copy = 1
                for before in range(at):
                    if refs[before].kind == kind and refs[before].copy != UP:
                        copy += 1
                refs.append(Ref(kind, copy))
        return refs


@final
class Hands:
    """The hands that another seat may hold, given out of what is out of sight."""

    def __init__(self, outlook: FieldOutlook, seat: int, hidden: list[int], likely: vec[i64]) -> None:
        """`likely`: by place and kind, how much likelier than elsewhere it lies there, in thousandths."""
        self.size: Final[i64] = outlook.hands[seat]
        self.known: Final = outlook.known[seat]
        self.hidden: Final = vec[i64](hidden)  # by kind: copies that lie in some hand or in the deck
        self.likely: Final = likely

    def sample(self, rng: Rng) -> vec[u8]:
        """One of them; what is known to be there may lie anywhere."""
        hand = vec[u8]()
        for kind, n in enumerate(self.known):
            for _ in range(n):
                hand = append(hand, u8(kind))
        known = len(hand)
        while len(hand) < self.size:
            hand = append(hand, u8(EMPTY))
        if known > 0:
            rng.shuffle(hand)
        left = self.hidden[:]
        kinds = len(left)
        place: i64 = 0
        while place < self.size:
            if hand[place] == u8(EMPTY):
                base = row(place) * kinds
                weight: i64 = 0
                k: i64 = 0
                while k < kinds:
                    weight += left[k] * self.likely[base + k]
                    k += 1
                if weight == 0:
                    return hand[:place]
                lot = rng.below(weight)
                k = 0
                while lot >= left[k] * self.likely[base + k]:
                    lot -= left[k] * self.likely[base + k]
                    k += 1
                left[k] -= 1
                hand[place] = u8(k)
            place += 1
        return hand


def holds(hand: vec[u8], first: i64, second: i64) -> bool:
    """Does a hand hold two cards? NONE counts as held."""
    for held in hand:
        card = i64(held)
        if card == first:
            first = NONE
        elif card == second:
            second = NONE
    return first == NONE and second == NONE
