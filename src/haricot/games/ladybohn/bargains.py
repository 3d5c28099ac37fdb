"""Thinking about deals: what one brings me, what it seems to bring the other, and which to propose."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from haricot.farm.actions import UP, Ref
from haricot.games.ladybohn.actions import CARDS
from haricot.games.ladybohn.terms import sex_of
from haricot.games.ladybohn.worth import COIN, Plot, Sight, likely_card
from haricot.kernel.chance import Rng
from haricot.kernel.views import DealView

RELIEF: Final[i64] = 200  # what parting with a card one does not grow is worth to an unknown hand
EASE: Final[i64] = 150  # what makes an agreement likely, beside the other's gain
SPAN: Final[i64] = 700  # the gain at which it is all but certain
WORTHWHILE: Final[i64] = 30  # the least promise a proposal is made for
DEAR: Final = [0, 2, 1]  # by sex: which card one would rather keep
SHORT: Final = 4  # proposals weighed as a whole


@final
class Bargain:
    """A deal thought of: cards given with their places, words wanted, and what it promises."""

    def __init__(self, to: int, cards: list[int], refs: list[Ref], wants: list[int], gain: i64, chance: i64) -> None:
        self.to: Final = to
        self.cards: Final = cards
        self.refs: Final = refs
        self.wants: Final = wants
        self.gain: i64 = gain  # for me, less what it helps a rival
        self.chance: i64 = chance  # that it will be agreed, in thousandths

    def promise(self) -> i64:
        """The gain times its chance."""
        return self.gain * self.chance // 1000

    def key(self) -> str:
        """The same text for what others see as the same deal."""
        return f"{self.to} {[int(ref.kind) for ref in self.refs]} {self.wants}"


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
        self.pool: Final = max(1, sum(sight.unseen))

    # -- my side

    def refs(self, cards: list[int], ups: list[bool]) -> list[Ref]:
        """The copies meant: a revealed card, or the copy of this very card nearest the front."""
        found: list[Ref] = []
        used: list[int] = []
        for i, card in enumerate(cards):
            if ups[i]:
                found.append(Ref(card, UP))
                continue
            kind = self.sight.kind(card)
            copy = 0
            for place, other in enumerate(self.sight.hand):
                if self.sight.kind(other) == kind:
                    copy += 1
                    if other == card and place not in used:
                        used.append(place)
                        break
            found.append(Ref(CARDS + kind, copy))
        return found

    def effect(self, cards: list[int], ups: list[bool], gets: list[int]) -> i64:
        """What giving these cards and getting those changes for me."""
        hand = self.sight.hand[:]
        lying = self.mine[:]
        for i, card in enumerate(cards):
            if ups[i]:
                lying.remove(card)
            else:
                hand.remove(card)
        return self.sight.prospect(lying + gets, hand) - self.base

    def guess(self, word: int) -> int:
        """The card that will come for a word: that very card, or of a variety the one nobody misses."""
        return word if word < CARDS else likely_card(self.sight, word - int(CARDS))

    # -- the other side, from what lies open

    def plot(self, seat: int) -> Plot:
        """Another seat's fields once it has planted what it has received so far."""
        found = self.plots[seat]
        if found is None:
            found = self.sight.plots[seat].clone()
            self.sight.settle(found, self.sight.asides[seat])
            self.plots[seat] = found
        return found

    def use(self, seat: int, cards: list[int]) -> i64:
        """What planting cards brings another seat."""
        return self.sight.settle(self.plot(seat).clone(), cards) if cards else 0

    def loss(self, seat: int, card: int) -> i64:
        """What parting with a card costs another seat; below zero: it is glad to be rid of it."""
        use = self.use(seat, [card])
        if seat == self.sight.active and card in self.sight.up:
            return use
        cost = use * 800 // 1000
        return cost if cost > -RELIEF else -RELIEF

    def holds(self, seat: int, kind: int) -> i64:
        """The chance, in thousandths, that another seat can give a card of a variety."""
        sight = self.sight
        if seat == sight.active:
            for card in sight.up:
                if sight.kind(card) == kind:
                    return 1000
        if sum(sight.known[seat][3 * kind : 3 * kind + 3]) + sight.known[seat][int(CARDS) + kind] > 0:
            return 1000
        hidden = sum(sight.unseen[3 * kind : 3 * kind + 3])
        if hidden <= 0:
            return 0
        without: i64 = 1000
        miss: i64 = 1000 - 1000 * hidden // self.pool
        for _ in range(sight.hands[seat]):
            without = without * miss // 1000
        return 1000 - without

    def grudge(self, seat: int) -> i64:
        """How much another seat's gain counts against mine, in thousandths: all of it if that seat is well ahead."""
        sight = self.sight
        if sight.standing(seat) - sight.standing(sight.me) < COIN:
            return 750 // (sight.seats - 1)
        return 800

    def weigh(self, seat: int, mine: i64, theirs: i64) -> i64:
        """My gain less what the other's gain takes from it."""
        return mine - theirs * self.grudge(seat) // 1000 if theirs > 0 else mine

    # -- a deal that waits for me

    def payment(self, deal: DealView) -> Bargain | None:
        """The best way to pay a deal and what it brings; None if I cannot pay."""
        best: Bargain | None = None
        gets = [self.guess(word) for word in deal.gives]
        for ups_first in (False, True):
            hand = self.sight.hand[:]
            up = self.free_up[:]
            cards: list[int] = []
            ups: list[bool] = []
            for word in sorted(deal.wants):  # single cards before varieties
                revealed = self.cheapest(up, word)
                held = self.cheapest(hand, word)
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
            theirs = self.use(deal.proposer, cards)
            for card in gets:
                theirs -= self.loss(deal.proposer, card)
            gain = self.weigh(deal.proposer, self.effect(cards, ups, gets), theirs)
            if best is None or gain > best.gain:
                best = Bargain(deal.proposer, cards, self.refs(cards, ups), deal.gives, gain, 1000)
            if not self.free_up:
                break
        return best

    def cheapest(self, cards: list[int], word: int) -> int:
        """Of my cards that a word means the one I miss least: a mister before a baby before a miss; -1: none."""
        best = -1
        for card in cards:
            if card == word or (word >= CARDS and self.sight.kind(card) == word - CARDS):
                if best < 0 or DEAR[sex_of(card)] < DEAR[sex_of(best)]:
                    best = card
        return best

    # -- deals to propose

    def propose(self, partners: list[int], tried: set[str], rng: Rng) -> Bargain | None:
        """The most promising deal not tried yet, or None: a gift, a request, or one card for one."""
        sight = self.sight
        bundles: list[Bargain] = [Bargain(-1, [], [], [], 0, 0)]
        for up in (True, False):
            for card in sorted(set(self.free_up if up else sight.hand[:8])):
                bundles.append(Bargain(-1, [card], self.refs([card], [up]), [], self.effect([card], [up], []), 0))
        getting: list[tuple[int, i64]] = []
        for stack in sight.plots[sight.me].stacks:
            if stack:
                kind = int(sight.kind(stack[0]))
                gain = self.effect([], [], [self.guess(int(CARDS) + kind)])
                if gain > 0:
                    getting.append((kind, gain))
        short: list[Bargain] = []
        for p in partners:
            for b in bundles:
                use = self.use(p, b.cards)
                self.consider(short, tried, p, b, [], b.gain, use, 1000)
                for kind, gain in getting:
                    holds = self.holds(p, kind)
                    if holds > 0 and (not b.cards or sight.kind(b.cards[0]) != kind):
                        theirs = use - self.loss(p, self.guess(int(CARDS) + kind))
                        self.consider(short, tried, p, b, [int(CARDS) + kind], b.gain + gain, theirs, holds)
        best: Bargain | None = None
        for b in short:
            if best is None or b.promise() > best.promise() or (b.promise() == best.promise() and rng.below(2) == 0):
                best = b
        return best

    def consider(
        self,
        short: list[Bargain],
        tried: set[str],
        to: int,
        bundle: Bargain,
        wants: list[int],
        mine: i64,
        theirs: i64,
        holds: i64,
    ) -> None:
        """Put a deal on the short list if it promises enough and has not been tried."""
        if not bundle.cards and not wants:
            return
        gain = self.weigh(to, mine, theirs)
        eager = theirs + EASE
        if gain <= 0 or eager <= 0:
            return
        chance = holds * (950 if eager >= SPAN else 950 * eager // SPAN) // 1000
        bargain = Bargain(to, bundle.cards, bundle.refs, wants, gain, chance)
        if bargain.promise() < WORTHWHILE or bargain.key() in tried:
            return
        if len(short) == SHORT:
            worst = 0
            for i in range(1, SHORT):
                if short[i].promise() < short[worst].promise():
                    worst = i
            if short[worst].promise() >= bargain.promise():
                return
            short.pop(worst)
        short.append(bargain)
