"""Thinking about deals: what one brings me, what it seems to bring the other, and which to propose."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from haricot.farm.actions import UP, Accept, Decline, Ref
from haricot.farm.bargains import Bargain, Trader, one_of
from haricot.farm.numbers import N_DONE, N_PASS
from haricot.farm.talk import SIGNS, Talk
from haricot.farm.worth import HARVEST_FIRST
from haricot.games.bohnanza.worth import FieldOutlook, Plot
from haricot.kernel.actions import Action
from haricot.kernel.chance import Rng
from haricot.kernel.views import DealView

SHORT: Final = 5  # proposals weighed as a whole


class BeanTrader(Trader[Plot]):
    """Thinks of cards as their kinds, and knows what hands are known to hold."""

    def __init__(self, outlook: FieldOutlook, kept: int) -> None:
        super().__init__(outlook, kept)
        self.known: Final[list[int]] = [0] * outlook.kinds  # known to lie in some other hand
        known_all = 0
        for p in range(outlook.seats):
            if p != outlook.me:
                for k in range(outlook.kinds):
                    self.known[k] += outlook.known[p][k]
                    known_all += outlook.known[p][k]
        self.pool: Final = max(1, sum(outlook.unseen) - known_all)

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

    def sign(self, card: int, up: bool) -> int:
        return card

    def owed(self, deal: DealView) -> list[int]:
        return deal.wants

    def payer(self, cards: list[int], sign: int) -> int:
        return sign if sign in cards else -1

    def guess(self, sign: int) -> int:
        return sign

    # -- the other side

    def holds(self, seat: int, kind: int) -> i64:
        """The chance, in thousandths, that another seat can give a card."""
        outlook = self.outlook
        if seat == outlook.active and kind in outlook.up:
            return 1000
        known = outlook.known[seat]
        if known[kind] > 0:
            return 1000
        return one_of(outlook.unseen[kind] - self.known[kind], self.pool, outlook.hands[seat] - sum(known))

    # -- what to say

    def bundles(self) -> list[Bargain]:
        """What I could give: each kind once from the revealed cards and from the hand, and all the revealed ones."""
        found: list[Bargain] = []
        for up in (True, False):
            seen: list[int] = []
            for card in self.free_up if up else self.outlook.hand:
                if card not in seen:
                    seen.append(card)
                    found.append(Bargain(-1, [card], [up], [], self.effect([card], [up], []), 0))
        if len(self.free_up) == 2:
            both = [True, True]
            found.append(Bargain(-1, self.free_up, both, [], self.effect(self.free_up, both, []), 0))
        return found

    def most_promising(self, short: list[Bargain], rng: Rng) -> Bargain | None:
        """The deal of a short list that promises most, by lot among equals; None: none promises enough."""
        best: Bargain | None = None
        ties: i64 = 1
        for b in short:
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

    def answer(self, best: Bargain | None) -> int | Action:
        """What is said where nothing is proposed: accept the best deal heard, have done, decline the oldest, or pass."""
        if best is not None:
            return Accept(self.deal, self.refs(best))
        if self.outlook.active == self.outlook.me:
            return int(N_DONE)
        return Decline(self.oldest) if self.oldest >= 0 else int(N_PASS)


@final
class Haggler(BeanTrader):
    """Weighs what to propose to whom: a gift, a request, one or two cards for one; to one seat, or to all."""

    def __init__(self, outlook: FieldOutlook, kept: int, talk: Talk) -> None:
        super().__init__(outlook, kept)
        self.talk: Final = talk
        self.partners: list[int] = []
        self.to_all: bool = False  # may a deal be offered to everybody?
        self.grudges: Final[list[int]] = []  # by partner
        self.envies: Final[list[int]] = []  # by partner: how much my gain counts against theirs
        self.short: Final[list[Bargain]] = []  # the most promising so far, best first

    def spared(self, cards: list[int], ups: list[bool]) -> i64:
        outlook = self.outlook
        plot = outlook.plots[outlook.me]
        total: i64 = 0
        for i, card in enumerate(cards):
            if ups[i] and outlook.growers[card] > 0 and not plot.grows(card):
                if outlook.choose(plot, outlook.me, card) >= HARVEST_FIRST:
                    total += self.habits.care
        return total

    # -- the other side

    def believed(self, seat: int, kind: int) -> i64:
        """The chance that a seat can give a card, with what it has refused me."""
        held = self.holds(seat, kind)
        since = self.talk.since_denied(seat, kind)
        if since < 0 or held == 1000:
            return held
        fresh = one_of(self.outlook.unseen[kind] - self.known[kind], self.pool, since)
        left = held * self.habits.doubt // 1000
        return fresh if fresh > left else left

    def likely(self, eager: i64) -> i64:
        """The chance that a seat agrees, in thousandths, if it holds the cards."""
        eager += self.habits.ease
        if eager <= 0:
            return 0
        span = self.habits.span
        chance: i64 = 950 if eager >= span else 950 * eager // span
        return chance + (1000 - chance) * self.habits.boldness // 1000

    # -- deals to propose

    def propose(self, partners: list[int], left: i64, rng: Rng) -> Bargain | None:
        """The most promising deal that repeats nothing, or None; `left` says how many may still be proposed."""
        outlook = self.outlook
        habits = self.habits
        me = outlook.me
        for p in partners:
            if self.talk.made[p] < habits.each:
                self.partners.append(p)
                self.grudges.append(int(self.grudge(p)))
                self.envies.append(int(self.grudge_of(p, me)))
        self.to_all = (
            habits.all and outlook.active == me and len(self.partners) > 1 and len(self.partners) == len(partners)
        )
        if not self.partners:
            return None
        bundles = self.bundles()
        for b in bundles:
            b.gain += self.spared(b.gives, b.ups)
        seen = [0] * len(bundles)  # what others think that parting with a bundle costs me
        uses: list[list[int]] = []  # by bundle and partner
        for i, b in enumerate(bundles):
            for card in b.gives:
                seen[i] += int(self.loss(me, card))
            uses.append([int(self.use_of(p, b.gives)) for p in self.partners])
        # -- something for something
        for k in range(outlook.kinds):
            helps = self.effect([], [], [k]) if self.may_come(k) else 0
            if helps <= 0:
                continue
            wants = [k]
            holds = [int(self.believed(p, k)) for p in self.partners]
            theirs = [-int(self.loss(p, k)) for p in self.partners]
            gets = self.use(me, wants)
            relieved = [holds[q] if holds[q] == 1000 and theirs[q] >= habits.pity else 0 for q in range(len(holds))]
            if max(relieved) > 0:
                self.consider([], [], wants, helps, theirs, gets, relieved)
            for i, b in enumerate(bundles):
                gain = helps + b.gain
                if gain <= 0 or k in b.gives or (len(b.gives) > 1 and not habits.pairs):
                    continue
                swap = [theirs[q] + uses[i][q] for q in range(len(theirs))]
                self.consider(b.gives, b.ups, wants, gain, swap, gets - seen[i], holds)
                if len(b.gives) > 1 or not habits.pairs:
                    continue
                for j in range(i):
                    also = bundles[j]
                    if also.gain > 0 and k not in also.gives and len(also.gives) == 1:
                        cards = b.gives + also.gives
                        ups = b.ups + also.ups
                        both = [swap[q] + uses[j][q] for q in range(len(swap))]
                        self.consider(cards, ups, wants, gain + also.gain, both, gets - seen[i] - seen[j], holds)
        best = self.best_of(rng)
        # -- what is only a burden, singly, once nothing more can be had for it
        burdens = 0
        if habits.gifts:
            certain = [1000] * len(self.partners)
            self.short.clear()
            for i, b in enumerate(bundles):
                b.gain += habits.kindness
                if b.gain > 0 and (len(b.gives) == 1 or burdens == 0):  # both, where one alone is no relief
                    before = len(self.short)
                    self.consider(b.gives, b.ups, [], b.gain, uses[i], -seen[i], certain)
                    if b.ups[0] and len(self.short) > before:
                        burdens += 1
            if best is None or left <= burdens:
                gift = self.best_of(rng)
                if gift is not None:
                    return gift
        return best

    def wish(self) -> int:
        """In another's trade: a kind worth saying that I look for it, since its owner may have something to ask for it; -1: none.

        Not what I have asked the active player for: the answer is known.
        """
        outlook = self.outlook
        best = -1
        most: i64 = 0
        if self.habits.talk == 0:
            return best
        for k in range(outlook.kinds):
            if not outlook.plots[outlook.me].grows(k) or SIGNS * outlook.active + k in self.talk.spoken:
                continue
            helps = self.effect([], [], [k])
            promise = helps * self.believed(outlook.active, k)
            if helps >= self.habits.talk and promise > most:
                best = k
                most = promise
        return best

    def use_of(self, seat: int, cards: list[int]) -> i64:
        """What cards bring another seat; it knows best about those it has asked for."""
        use = self.use(seat, cards)
        for card in cards:
            if SIGNS * seat + card in self.talk.wanted:
                use += self.habits.heed
        return use

    def consider(
        self,
        gives: list[int],
        ups: list[bool],
        wants: list[int],
        mine: i64,
        theirs: list[int],
        seen: i64,
        holds: list[int],
    ) -> None:
        """Put a deal on the short list, with the best seat or with all, if it promises enough and repeats nothing.

        By partner: what it brings them, and how likely they can pay. `seen` is what it seems to bring me.
        """
        habits = self.habits
        draft = Bargain(-1, gives, ups, wants, 0, 0)
        best: i64 = 0
        to = -1
        gain: i64 = 0
        chance: i64 = 0
        sum_promise: i64 = 0  # of the seats asked in turn
        sum_chance: i64 = 0
        askable = 0
        for q, p in enumerate(self.partners):
            if holds[q] == 0:
                continue
            their: i64 = theirs[q]
            eager = their - seen * self.envies[q] // 1000 if seen > 0 else their
            likely = holds[q] * self.likely(eager) // 1000
            worth = mine - their * self.grudges[q] // 1000 if their > 0 else mine
            if likely == 0:
                continue
            if self.talk.repeats(p, draft):
                askable = -9
                continue
            sum_promise += worth * likely // 1000 * (1000 - sum_chance) // 1000
            sum_chance += likely * (1000 - sum_chance) // 1000
            if worth <= 0:
                askable = -9
                continue
            if likely < habits.assent:
                continue
            askable += 1
            promise = worth * likely // 1000
            if promise > best:
                best = promise
                to = p
                gain = worth
                chance = likely
        if to < 0:
            return
        if self.to_all and askable > 1 and sum_promise * 1000 > best * habits.alike:
            best = sum_promise
            to = -1
            chance = sum_chance
            gain = sum_promise * 1000 // sum_chance
        if best < habits.worthwhile:
            return
        short = self.short
        if len(short) == SHORT:
            if best <= short[SHORT - 1].promise():
                return
            short.pop()
        at = len(short)
        while at > 0 and short[at - 1].promise() < best:
            at -= 1
        short.insert(at, Bargain(to, gives, ups, wants, gain, chance))

    def best_of(self, rng: Rng) -> Bargain | None:
        """The best of the short list, each deal now weighed as a whole."""
        for b in self.short:
            mine = self.effect(b.gives, b.ups, b.wants) + self.spared(b.gives, b.ups)
            if not b.wants:
                mine += self.habits.kindness
            if b.to >= 0:
                b.gain = self.weigh(b.to, mine, self.gain_of(b.to, b.gives, b.wants))
            elif mine < b.gain:
                b.gain = mine
        return self.most_promising(self.short, rng)

    def may_come(self, kind: int) -> bool:
        """Can any partner hold a kind?"""
        for p in self.partners:
            if self.holds(p, kind) > 0:
                return True
        return False
