"""Thinking about deals: what one brings me, and what it seems to bring the other, from what lies open."""

from __future__ import annotations

from abc import abstractmethod
from typing import Final, Generic, TypeVar, final

from mypy_extensions import i64, mypyc_attr

from haricot.farm.actions import Counter, Offer, Ref
from haricot.farm.worth import COIN, Outlook
from haricot.kernel.actions import Action
from haricot.kernel.views import DealView, View

P = TypeVar("P")  # the fields of one seat, to think with


@final
class Bargain:
    """A deal thought of: cards given (some of them revealed), signs wanted, and what it promises."""

    def __init__(self, to: int, gives: list[int], ups: list[bool], wants: list[int], gain: i64, chance: i64) -> None:
        self.to: Final = to
        self.gives: Final = gives
        self.ups: Final = ups
        self.wants: Final = wants
        self.gain: i64 = gain  # for me, less what it helps a rival
        self.chance: i64 = chance  # that it will be agreed, in thousandths

    def promise(self) -> i64:
        """The gain times its chance."""
        return self.gain * self.chance // 1000


@mypyc_attr(allow_interpreted_subclasses=True)
class Trader(Generic[P]):
    """One seat's thoughts on one moment of a trade."""

    def __init__(self, outlook: Outlook[P], kept: int) -> None:
        self.outlook: Final = outlook
        self.habits: Final = outlook.habits
        self.mine: Final = outlook.lying()
        self.base: Final[i64] = outlook.prospect(self.mine, outlook.hand)
        self.free_up: Final[list[int]] = []  # revealed cards I can part with
        if outlook.active == outlook.me:
            for i, card in enumerate(outlook.up):
                if not outlook.terms.lock_kept_cards or (kept >> i) & 1 == 0:
                    self.free_up.append(card)
        self.plots: Final[list[P | None]] = [None] * outlook.seats
        self.deal: int = -1  # the best of the deals that wait for me
        self.oldest: int = -1  # and the one to be answered first
        self.fair: Final[list[int]] = []  # all that are worth accepting

    # -- a box's own

    @abstractmethod
    def refs(self, bargain: Bargain) -> list[Ref]:
        """The copies given."""

    @abstractmethod
    def sign(self, card: int, up: bool) -> int:
        """What others see of a card that I offer."""

    @abstractmethod
    def owed(self, deal: DealView) -> list[int]:
        """The signs to pay, in the order in which cards are best looked for."""

    @abstractmethod
    def payer(self, cards: list[int], sign: int) -> int:
        """Of some cards of mine the one that I would pay a sign with; -1: none."""

    @abstractmethod
    def guess(self, sign: int) -> int:
        """The card that will come for a sign."""

    # -- my side

    def key(self, bargain: Bargain) -> int:
        """The same number for what others see as the same deal."""
        signs = [self.sign(card, bargain.ups[i]) for i, card in enumerate(bargain.gives)]
        key = bargain.to + 2  # -1 is all
        for sign in sorted(signs):
            key = key * 64 + sign + 1
        key *= 64
        for sign in sorted(bargain.wants):
            key = key * 64 + sign + 1
        return key

    def effect(self, gives: list[int], ups: list[bool], gets: list[int]) -> i64:
        """What giving these cards and getting those changes for me."""
        hand = self.outlook.hand[:]
        lying = self.mine[:]
        for i, card in enumerate(gives):
            if ups[i]:
                lying.remove(card)
            else:
                hand.remove(card)
        return self.outlook.prospect(lying + gets, hand) - self.base

    def spared(self, cards: list[int], ups: list[bool]) -> i64:
        """What it counts for somebody who cares that revealed cards need not go where something else grows."""
        return 0

    # -- the other side

    def plot(self, seat: int) -> P:
        """Another seat's fields once it has planted what it has received so far."""
        found = self.plots[seat]
        if found is None:
            found = self.outlook.copy(self.outlook.plots[seat])
            self.outlook.settle(found, seat, self.outlook.asides[seat])
            self.plots[seat] = found
        return found

    def use(self, seat: int, cards: list[int]) -> i64:
        """What planting cards brings another seat."""
        if len(cards) == 1:
            self.outlook.choose(self.plot(seat), seat, cards[0])
            return self.outlook.gain
        return self.outlook.settle(self.outlook.copy(self.plot(seat)), seat, cards) if cards else 0

    def loss(self, seat: int, card: int) -> i64:
        """What parting with a card costs another seat; below zero: it is glad to be rid of it."""
        use = self.use(seat, [card])
        if seat == self.outlook.active and card in self.outlook.up:
            return use  # it would have to plant it now
        cost = use * self.habits.keen // 1000
        return cost if cost > -self.habits.relief else -self.habits.relief

    def gain_of(self, seat: int, gets: list[int], parts: list[int]) -> i64:
        """What a deal seems to bring another seat."""
        gain = self.use(seat, gets)
        for card in parts:
            gain -= self.loss(seat, card)
        return gain

    def grudge(self, seat: int) -> i64:
        """How much another seat's gain counts against mine, in thousandths: the most if it leads the match."""
        return self.grudge_of(self.outlook.me, seat)

    def grudge_of(self, who: int, seat: int) -> i64:
        """The same for anybody."""
        outlook = self.outlook
        theirs = outlook.standing(seat)
        if theirs - outlook.standing(who) < COIN:
            return self.habits.even // (outlook.seats - 1)
        for p in range(outlook.seats):
            if outlook.standing(p) > theirs:
                return self.habits.ahead
        return self.habits.leads

    def weigh(self, seat: int, mine: i64, theirs: i64) -> i64:
        """My gain less what the other's gain takes from it."""
        return mine - theirs * self.grudge(seat) // 1000 if theirs > 0 else mine

    # -- deals that wait for me

    def payment(self, deal: DealView) -> Bargain | None:
        """The best way to pay a deal and what it brings; None if I cannot pay."""
        best: Bargain | None = None
        gets = [self.guess(sign) for sign in deal.gives]
        shown = self.habits.shown
        for ups_first in (shown, not shown):
            hand = self.outlook.hand[:]
            up = self.free_up[:]
            cards: list[int] = []
            ups: list[bool] = []
            for sign in self.owed(deal):
                revealed = self.payer(up, sign)
                held = self.payer(hand, sign)
                if revealed >= 0 and (ups_first or held < 0):
                    up.remove(revealed)
                    cards.append(revealed)
                    ups.append(True)
                elif held >= 0:
                    hand.remove(held)
                    cards.append(held)
                    ups.append(False)
                else:
                    return None
            theirs = self.gain_of(deal.proposer, cards, gets)
            mine = self.effect(cards, ups, gets) + self.spared(cards, ups)
            gain = self.weigh(deal.proposer, mine, theirs)
            if best is None or gain > best.gain:
                best = Bargain(deal.proposer, cards, ups, deal.gives, gain, 1000)
            if not self.free_up:
                break
        return best

    def hear(self, deals: list[DealView]) -> Bargain | None:
        """The best way to pay the best of the deals that wait for me; None if none of them is fair."""
        best: Bargain | None = None
        for waiting in deals:
            if waiting.waits_for(self.outlook.me):
                if self.oldest < 0:
                    self.oldest = waiting.id
                bargain = self.payment(waiting)
                if bargain is not None and bargain.gain >= self.habits.threshold:
                    self.fair.append(waiting.id)
                    if best is None or bargain.gain > best.gain:
                        best = bargain
                        self.deal = waiting.id
        return best

    def proposed(self, bargain: Bargain, view: View) -> Action:
        """A bargain as an offer; where a deal of that seat waits for me that I would not accept, as a counter to the oldest."""
        owed = view.oldest(bargain.to)
        if owed is not None and owed not in self.fair:
            return Counter(owed, self.refs(bargain), bargain.wants)
        return Offer(bargain.to, self.refs(bargain), bargain.wants)


def one_of(hidden: i64, pool: i64, cards: i64) -> i64:
    """The chance, in thousandths, that one of some cards is among those hidden in a pool."""
    if hidden <= 0:
        return 0
    without: i64 = 1000
    miss: i64 = 1000 - 1000 * hidden // pool
    while cards > 0:
        without = without * miss // 1000
        cards -= 1
    return 1000 - without
