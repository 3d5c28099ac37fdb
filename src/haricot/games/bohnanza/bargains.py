"""Thinking about deals: what one brings me, what it seems to bring the other, and which to propose."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from haricot.farm.actions import UP, Ref
from haricot.farm.bargains import Bargain, Trader, one_of
from haricot.games.bohnanza.worth import Plot, Sight
from haricot.kernel.chance import Rng
from haricot.kernel.views import DealView

SHORT: Final = 5  # proposals weighed as a whole


class BeanTrader(Trader[Plot]):
    """Thinks of cards as their kinds, and knows what hands are known to hold."""

    def __init__(self, sight: Sight, kept: int) -> None:
        super().__init__(sight, kept)
        self.known: Final[list[int]] = [0] * sight.kinds  # known to lie in some other hand
        known_all = 0
        for p in range(sight.seats):
            if p != sight.me:
                for k in range(sight.kinds):
                    self.known[k] += sight.known[p][k]
                    known_all += sight.known[p][k]
        self.pool: Final = max(1, sum(sight.unseen) - known_all)

    # -- cards are their kinds

    def refs(self, bargain: Bargain) -> list[Ref]:
        """Revealed cards, or the copies nearest the front."""
        refs: list[Ref] = []
        for i, kind in enumerate(bargain.gives):
            copy = 1
            for j in range(i):
                if bargain.gives[j] == kind and not bargain.ups[j]:
                    copy += 1
            refs.append(Ref(kind, UP if bargain.ups[i] else copy))
        return refs

    def word(self, card: int, up: bool) -> int:
        return card

    def owed(self, deal: DealView) -> list[int]:
        return deal.wants

    def payer(self, cards: list[int], word: int) -> int:
        return word if word in cards else -1

    def guess(self, word: int) -> int:
        return word

    # -- the other side

    def holds(self, seat: int, kind: int) -> i64:
        """The chance, in thousandths, that another seat can give a card."""
        sight = self.sight
        if seat == sight.active and kind in sight.up:
            return 1000
        known = sight.known[seat]
        if known[kind] > 0:
            return 1000
        return one_of(sight.unseen[kind] - self.known[kind], self.pool, sight.hands[seat] - sum(known))


@final
class Haggler(BeanTrader):
    """Knows what hands are known to hold, and combines cards."""

    def likely(self, theirs: i64, mine: i64) -> i64:
        """The chance that a seat agrees, in thousandths, if it holds the cards."""
        eager = theirs + self.habits.ease - mine // 4  # it too looks at what I gain
        if eager <= 0:
            return 20
        span = self.habits.span
        return 950 if eager >= span else 950 * eager // span

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
            uses = [int(self.use(p, b.gives)) for b in bundles]
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
        if promise < self.habits.worthwhile or (len(short) == SHORT and promise <= short[SHORT - 1].promise()):
            return
        bargain = Bargain(to, gives, ups, wants, gain, chance)
        if self.key(bargain) in tried:
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
            if promise < self.habits.worthwhile:
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
