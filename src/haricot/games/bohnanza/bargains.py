"""Thinking about deals: what one brings me, what it seems to bring the other, and which to propose."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from haricot.farm.actions import UP, Ref
from haricot.games.bohnanza.worth import COIN, Plot, Sight
from haricot.kernel.chance import Rng
from haricot.kernel.views import DealView

RELIEF: Final[i64] = 200  # what parting with a card one does not grow is worth to an unknown hand
KEEN: Final[i64] = 800  # how much of a card's use a hand card still has
EASE: Final[i64] = 150  # what makes an agreement likely, beside the other's gain
SPAN: Final[i64] = 700  # the gain at which it is all but certain
AHEAD: Final[i64] = 600  # how much a gain counts against me of somebody ahead of me, in thousandths
LEADS: Final[i64] = 1000  # and of the leader
WORTHWHILE: Final[i64] = 25  # the least promise a proposal is made for
SHORT: Final = 5  # proposals weighed as a whole


@final
class Bargain:
    """A deal thought of: cards given (by kind, some of them revealed), kinds wanted, and what it promises."""

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

    def key(self) -> int:
        """The same number for the same deal, whichever copies are given."""
        key = self.to + 1
        for card in sorted(self.gives):
            key = key * 64 + card + 1
        key *= 64
        for card in sorted(self.wants):
            key = key * 64 + card + 1
        return key

    def refs(self) -> list[Ref]:
        """The copies given: revealed ones, or those nearest the front."""
        refs: list[Ref] = []
        for i, kind in enumerate(self.gives):
            copy = 1
            for j in range(i):
                if self.gives[j] == kind and not self.ups[j]:
                    copy += 1
            refs.append(Ref(kind, UP if self.ups[i] else copy))
        return refs


@final
class Haggler:
    """One seat's thoughts on one moment of a trade."""

    def __init__(self, sight: Sight, kept: int) -> None:
        self.sight: Final = sight
        self.mine: Final = sight.lying()
        self.base: Final[i64] = sight.prospect(self.mine, sight.hand)
        self.free_up: Final[list[int]] = []  # revealed cards I can part with
        if sight.active == sight.me:
            for i, card in enumerate(sight.up):
                if not sight.terms.lock or (kept >> i) & 1 == 0:
                    self.free_up.append(card)
        self.plots: Final[list[Plot | None]] = [None] * sight.seats
        self.known: Final[list[int]] = [0] * sight.kinds  # known to lie in some other hand
        known_all = 0
        for p in range(sight.seats):
            if p != sight.me:
                for k in range(sight.kinds):
                    self.known[k] += sight.known[p][k]
                    known_all += sight.known[p][k]
        self.pool: Final = max(1, sum(sight.unseen) - known_all)

    # -- my side

    def effect(self, gives: list[int], ups: list[bool], gets: list[int]) -> i64:
        """What giving these cards and getting those changes for me."""
        hand = self.sight.hand[:]
        lying = self.mine[:]
        for i, card in enumerate(gives):
            if ups[i]:
                lying.remove(card)
            else:
                hand.remove(card)
        return self.sight.prospect(lying + gets, hand) - self.base

    # -- the other side, from what lies open

    def plot(self, seat: int) -> Plot:
        """Another seat's fields once it has planted what it has received so far."""
        found = self.plots[seat]
        if found is None:
            found = self.sight.plots[seat].clone()
            self.sight.settle(found, seat, self.sight.asides[seat])
            self.plots[seat] = found
        return found

    def use(self, seat: int, kind: int) -> i64:
        """What planting a card brings another seat."""
        self.sight.choose(self.plot(seat), seat, kind)
        return self.sight.gain

    def loss(self, seat: int, kind: int) -> i64:
        """What parting with a card costs another seat; below zero: it is glad to be rid of it."""
        use = self.use(seat, kind)
        if seat == self.sight.active and kind in self.sight.up:
            return use  # it would have to plant it now
        cost = use * KEEN // 1000
        return cost if cost > -RELIEF else -RELIEF

    def use_of(self, seat: int, cards: list[int]) -> i64:
        """What planting several cards brings another seat."""
        if len(cards) == 1:
            return self.use(seat, cards[0])
        return self.sight.settle(self.plot(seat).clone(), seat, cards) if cards else 0

    def gain_of(self, seat: int, gets: list[int], parts: list[int]) -> i64:
        """What a deal seems to bring another seat."""
        gain = self.use_of(seat, gets)
        for card in parts:
            gain -= self.loss(seat, card)
        return gain

    def holds(self, seat: int, kind: int) -> i64:
        """The chance, in thousandths, that another seat can give a card."""
        sight = self.sight
        if seat == sight.active and kind in sight.up:
            return 1000
        known = sight.known[seat]
        if known[kind] > 0:
            return 1000
        hidden = sight.unseen[kind] - self.known[kind]
        if hidden <= 0:
            return 0
        without: i64 = 1000
        cards = sight.hands[seat] - sum(known)
        miss: i64 = 1000 - 1000 * hidden // self.pool
        while cards > 0:
            without = without * miss // 1000
            cards -= 1
        return 1000 - without

    def grudge(self, seat: int) -> i64:
        """How much another seat's gain counts against mine, in thousandths: all of it if that seat leads (DESIGN 3)."""
        sight = self.sight
        theirs = sight.standing(seat)
        lead = theirs - sight.standing(sight.me)
        if lead < COIN:
            return 750 // (sight.seats - 1)
        for p in range(sight.seats):
            if sight.standing(p) > theirs:
                return AHEAD
        return LEADS

    def weigh(self, seat: int, mine: i64, theirs: i64) -> i64:
        """My gain less what the other's gain takes from it."""
        return mine - theirs * self.grudge(seat) // 1000 if theirs > 0 else mine

    def likely(self, theirs: i64, mine: i64) -> i64:
        """The chance that a seat agrees, in thousandths, if it holds the cards."""
        eager = theirs + EASE - mine // 4  # it too looks at what I gain
        if eager <= 0:
            return 20
        return 950 if eager >= SPAN else 950 * eager // SPAN

    # -- a deal that waits for me

    def payment(self, deal: DealView) -> Bargain | None:
        """The best way to pay a deal and what it brings; None if I cannot pay."""
        best: Bargain | None = None
        for ups_first in (False, True):
            hand = self.sight.hand[:]
            up = self.free_up[:]
            ups: list[bool] = []
            for kind in deal.wants:
                if kind in up and (ups_first or kind not in hand):
                    up.remove(kind)
                    ups.append(True)
                elif kind in hand:
                    hand.remove(kind)
                    ups.append(False)
            if len(ups) < len(deal.wants):
                return None
            theirs = self.gain_of(deal.proposer, deal.wants, deal.gives)
            gain = self.weigh(deal.proposer, self.effect(deal.wants, ups, deal.gives), theirs)
            if best is None or gain > best.gain:
                best = Bargain(deal.proposer, deal.wants, ups, deal.gives, gain, 1000)
            if not self.free_up:
                break
        return best

    # -- deals to propose

    def bundles(self) -> list[Bargain]:
        """What I could give: each kind once from the revealed cards and from the hand, and all the revealed ones."""
        found: list[Bargain] = []
        for up in (True, False):
            seen: list[int] = []
            for card in self.free_up if up else self.sight.hand:
                if card not in seen:
                    seen.append(card)
                    found.append(Bargain(-1, [card], [up], [], self.effect([card], [up], []), 0))
        if len(self.free_up) == 2:
            both = [True, True]
            found.append(Bargain(-1, self.free_up, both, [], self.effect(self.free_up, both, []), 0))
        return found

    def propose(self, partners: list[int], tried: set[int], asked: set[int], rng: Rng) -> Bargain | None:
        """The most promising deal not tried yet, or None: a gift, a request, one card for one, or two for one."""
        sight = self.sight
        bundles = self.bundles()
        getting: list[int] = []
        for k in range(sight.kinds):
            getting.append(int(self.effect([], [], [k])) if self.may_come(partners, k) else 0)
        short: list[Bargain] = []
        for p in partners:
            grudge = self.grudge(p)
            uses = [int(self.use_of(p, b.gives)) for b in bundles]
            for i, b in enumerate(bundles):
                if b.gain > 0:
                    self.consider(short, tried, p, grudge, b.gives, b.ups, [], b.gain, uses[i], 1000)
            for k in range(sight.kinds):
                if getting[k] <= 0:
                    continue
                holds = self.holds(p, k)
                if holds == 0:
                    continue
                if p * 64 + k in asked:
                    holds = holds // 3  # it had its reasons
                wants = [k]
                loss = self.loss(p, k)
                self.consider(short, tried, p, grudge, [], [], wants, getting[k], -loss, holds)
                for i, b in enumerate(bundles):
                    gain = getting[k] + b.gain
                    if gain <= 0 or k in b.gives:
                        continue
                    theirs = uses[i] - loss
                    self.consider(short, tried, p, grudge, b.gives, b.ups, wants, gain, theirs, holds)
                    if len(b.gives) > 1:
                        continue
                    for j in range(i):
                        also = bundles[j]
                        if also.gain > 0 and uses[j] > 0 and k not in also.gives:
                            cards = b.gives + also.gives
                            ups = b.ups + also.ups
                            both = theirs + uses[j]
                            self.consider(short, tried, p, grudge, cards, ups, wants, gain + also.gain, both, holds)
        return self.best_of(short, rng)

    def consider(
        self,
        short: list[Bargain],
        tried: set[int],
        to: int,
        grudge: i64,
        gives: list[int],
        ups: list[bool],
        wants: list[int],
        mine: i64,
        theirs: i64,
        holds: i64,
    ) -> None:
        """Put a deal on the short list if it promises enough and has not been tried."""
        gain = mine - theirs * grudge // 1000 if theirs > 0 else mine
        if gain <= 0:
            return
        chance = holds * self.likely(theirs, mine) // 1000
        promise = gain * chance // 1000
        if promise < WORTHWHILE or (len(short) == SHORT and promise <= short[SHORT - 1].promise()):
            return
        bargain = Bargain(to, gives, ups, wants, gain, chance)
        if bargain.key() in tried:
            return
        if len(short) == SHORT:
            short.pop()
        at = len(short)
        while at > 0 and short[at - 1].promise() < promise:
            at -= 1
        short.insert(at, bargain)

    def best_of(self, short: list[Bargain], rng: Rng) -> Bargain | None:
        """The best of a short list, each deal now weighed as a whole."""
        best: Bargain | None = None
        ties: i64 = 1
        for b in short:
            mine = self.effect(b.gives, b.ups, b.wants)
            b.gain = self.weigh(b.to, mine, self.gain_of(b.to, b.gives, b.wants))
            promise = b.promise()
            if promise < WORTHWHILE:
                continue
            if best is None or promise > best.promise():
                best = b
                ties = 1
            elif promise == best.promise():
                ties += 1
                if rng.below(ties) == 0:
                    best = b
        return best

    def may_come(self, partners: list[int], kind: int) -> bool:
        """Can any partner hold a kind?"""
        for p in partners:
            if self.holds(p, kind) > 0:
                return True
        return False
