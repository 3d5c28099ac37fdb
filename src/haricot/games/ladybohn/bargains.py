"""Thinking about deals: what one brings me, what it seems to bring the other, and which to propose."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from haricot.farm.actions import UP, Ref
from haricot.farm.bargains import Bargain, Trader, one_of
from haricot.farm.talk import SIGNS, Talk
from haricot.games.ladybohn.actions import CARDS
from haricot.games.ladybohn.terms import sex_of
from haricot.games.ladybohn.worth import Plot, StackOutlook, likely_card
from haricot.kernel.chance import Rng
from haricot.kernel.views import DealView

DEAR: Final = [0, 2, 1]  # by sex: which card one would rather keep
SHORT: Final = 4  # proposals weighed as a whole


@final
class Haggler(Trader[Plot]):
    """Offers by card, asks by variety."""

    def __init__(self, outlook: StackOutlook, kept: int, talk: Talk) -> None:
        super().__init__(outlook, kept)
        self.talk: Final = talk
        self.pool: Final = max(1, sum(outlook.unseen))
        self.short: Final[list[Bargain]] = []  # the most promising so far

    # -- cards and signs

    def refs(self, bargain: Bargain) -> list[Ref]:
        """Revealed cards, or the copies of these very cards nearest the front."""
        found: list[Ref] = []
        used: list[int] = []
        for i, card in enumerate(bargain.gives):
            if bargain.ups[i]:
                found.append(Ref(card, UP))
                continue
            kind = self.outlook.kind(card)
            copy = 0
            for place, other in enumerate(self.outlook.hand):
                if self.outlook.kind(other) == kind:
                    copy += 1
                    if other == card and place not in used:
                        used.append(place)
                        break
            found.append(Ref(CARDS + kind, copy))
        return found

    def sign(self, card: int, up: bool) -> int:
        return card if up else int(CARDS + self.outlook.kind(card))

    def owed(self, deal: DealView) -> list[int]:
        return sorted(deal.wants)  # single cards before varieties

    def payer(self, cards: list[int], sign: int) -> int:
        """The one I miss least: a mister before a baby before a miss."""
        best = -1
        for card in cards:
            if card == sign or (sign >= CARDS and self.outlook.kind(card) == sign - CARDS):
                if best < 0 or DEAR[sex_of(card)] < DEAR[sex_of(best)]:
                    best = card
        return best

    def guess(self, sign: int) -> int:
        """That very card, or of a variety the one nobody misses."""
        return sign if sign < CARDS else likely_card(self.outlook, sign - int(CARDS))

    # -- the other side

    def holds(self, seat: int, kind: int) -> i64:
        """The chance, in thousandths, that another seat can give a card of a variety."""
        outlook = self.outlook
        if seat == outlook.active:
            for card in outlook.up:
                if outlook.kind(card) == kind:
                    return 1000
        if sum(outlook.known[seat][3 * kind : 3 * kind + 3]) + outlook.known[seat][int(CARDS) + kind] > 0:
            return 1000
        return one_of(sum(outlook.unseen[3 * kind : 3 * kind + 3]), self.pool, outlook.hands[seat])

    # -- deals to propose

    def propose(self, partners: list[int], to_all: bool, rng: Rng) -> Bargain | None:
        """The most promising deal that repeats nothing, or None: a gift, a request, or one card for one.

        `to_all`: it may also be offered to everybody (LAD-23).
        """
        outlook = self.outlook
        bundles: list[Bargain] = [Bargain(-1, [], [], [], 0, 0)]
        for up in (True, False):
            for card in sorted(set(self.free_up if up else outlook.hand[:8])):
                bundles.append(Bargain(-1, [card], [up], [], self.effect([card], [up], []), 0))
        getting = self.getting()
        for b in bundles:
            uses = [int(self.use_of(p, b.gives)) for p in partners]
            if self.habits.gifts:
                joy: i64 = self.habits.kindness if b.gives else 0
                self.consider(partners, to_all, b, [], b.gain + joy, uses, [1000] * len(partners))
            for kind, gain in getting:
                if b.gives and outlook.kind(b.gives[0]) == kind:
                    continue
                sign = int(CARDS) + kind
                holds = [int(self.holds(p, kind)) for p in partners]
                theirs = [uses[q] - int(self.loss(p, self.guess(sign))) for q, p in enumerate(partners)]
                self.consider(partners, to_all, b, [sign], b.gain + gain, theirs, holds)
        best: Bargain | None = None
        for b in self.short:
            if best is None or b.promise() > best.promise() or (b.promise() == best.promise() and rng.below(2) == 0):
                best = b
        return best

    def getting(self) -> list[tuple[int, i64]]:
        """The varieties that I grow and would like another card of, and what one would bring."""
        outlook = self.outlook
        found: list[tuple[int, i64]] = []
        for stack in outlook.plots[outlook.me].stacks:
            if stack:
                kind = int(outlook.kind(stack[0]))
                gain = self.effect([], [], [self.guess(int(CARDS) + kind)])
                if gain > 0:
                    found.append((kind, gain))
        return found

    def wish(self) -> int:
        """In another's trade: a variety worth saying that I look for it, as a sign; -1: none."""
        best = -1
        most: i64 = 0
        if self.habits.talk == 0:
            return best
        active = self.outlook.active
        for kind, gain in self.getting():
            promise = gain * self.holds(active, kind)
            if gain >= self.habits.talk and promise > most and SIGNS * active + CARDS + kind not in self.talk.spoken:
                best = int(CARDS) + kind
                most = promise
        return best

    def use_of(self, seat: int, cards: list[int]) -> i64:
        """What cards bring another seat; it knows best about those it has asked for."""
        use = self.use(seat, cards)
        for card in cards:
            asked = SIGNS * seat + card in self.talk.wanted
            if asked or SIGNS * seat + int(CARDS + self.outlook.kind(card)) in self.talk.wanted:
                use += self.habits.heed
        return use

    def consider(
        self,
        partners: list[int],
        to_all: bool,
        bundle: Bargain,
        wants: list[int],
        mine: i64,
        theirs: list[int],
        holds: list[int],
    ) -> None:
        """Put a deal on the short list, with each partner it suits and with all, if it promises enough and repeats nothing.

        By partner: what it brings them, and how likely they can pay. To all only where nobody's yes would be a loss.
        """
        best: i64 = 0
        chance: i64 = 0  # that any of them agrees, asked in turn
        promise: i64 = 0
        asked = 0
        for q, p in enumerate(partners):
            bargain = self.likely(p, bundle, wants, mine, theirs[q], holds[q])
            if bargain.chance == 0:
                continue
            if bargain.gain <= 0 or self.talk.said(p, bargain, self.habits.insists):
                to_all = False
                continue
            promise += bargain.promise() * (1000 - chance) // 1000
            chance += bargain.chance * (1000 - chance) // 1000
            asked += 1
            if bargain.chance >= self.habits.assent:
                best = max(best, bargain.promise())
                self.enlist(bargain)
        if to_all and asked > 1 and promise * 1000 > best * self.habits.alike:
            self.enlist(Bargain(-1, bundle.gives, bundle.ups, wants, promise * 1000 // chance, chance))

    def likely(self, to: int, bundle: Bargain, wants: list[int], mine: i64, theirs: i64, holds: i64) -> Bargain:
        """A deal with one seat, and the chance that it agrees; none if I would only beg."""
        chance: i64 = 0
        eager = theirs + self.habits.ease
        begs = self.habits.insists or (holds == 1000 and theirs >= self.habits.pity)
        if eager > 0 and (bundle.gives or (wants and begs)):
            span = self.habits.span
            chance = holds * (950 if eager >= span else 950 * eager // span) // 1000
        return Bargain(to, bundle.gives, bundle.ups, wants, self.weigh(to, mine, theirs), chance)

    def enlist(self, bargain: Bargain) -> None:
        """Keep the most promising ones."""
        short = self.short
        if bargain.promise() < self.habits.worthwhile:
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
