"""One moment of a trade, thought through from both sides: all deals up to two for two, and what the others would answer."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from haricot.farm.bargains import Bargain
from haricot.games.ladybohn.actions import CARDS
from haricot.games.ladybohn.bargains import Haggler
from haricot.games.ladybohn.counterpart import NONE, Case, Hands, Reckoner, Side
from haricot.games.ladybohn.replies import Replies
from haricot.games.ladybohn.terms import sex_of
from haricot.games.ladybohn.worth import HABITS, StackOutlook
from haricot.kernel.chance import Rng

FEW: Final = 8  # hands that every deal is tried on
BEST: Final = 12  # so many deals are then tried on all hands
CROWDS: Final = 5  # and so many of those that may be offered to everybody


@final
class Idea:
    """A deal with somebody that would help me, and what they make of it."""

    def __init__(self, deal: Bargain, case: Case, least: i64) -> None:
        self.deal: Final = deal
        self.case: Final = case
        self.least: Final[i64] = least  # what it must bring them
        self.tried: i64 = 0  # on so many hands
        self.agreed: i64 = 0  # with so many of them
        self.theirs: i64 = 0  # what it brings them where they agree, over these hands
        self.sexes: Final = vec[i64]([0, 0, 0])  # how often the first card they pay with is a mister, a miss, a baby
        self.chance: i64 = 0  # that they agree, in thousandths
        self.worth: i64 = 0  # to me, less what it helps a rival
        self.promise: i64 = 0  # that, times the chance


@final
class Crowd:
    """A deal with whoever agrees first."""

    def __init__(self, deal: Bargain) -> None:
        self.deal: Final = deal
        self.asked: Final[list[Idea]] = []  # the same with each seat
        self.heard: bool = False  # somebody has heard it before
        self.chance: i64 = 0  # that anybody agrees, asked in turn
        self.promise: i64 = 0

    def weigh(self, alike: i64) -> bool:
        """Work out what it promises; is it more than with the likeliest, and nobody's yes a loss?"""
        self.chance = 0
        self.promise = 0
        best: i64 = 0
        able = 0
        for idea in self.asked:
            if idea.agreed == 0:
                continue
            if idea.worth <= 0:
                return False
            able += 1
            self.promise += idea.promise * (1000 - self.chance) // 1000
            self.chance += idea.chance * (1000 - self.chance) // 1000
            if idea.promise > best:
                best = idea.promise
        return able > 1 and 1000 * self.promise > alike * best


@final
class Exchange:
    """Finds the deal that promises most."""

    def __init__(
        self, outlook: StackOutlook, haggler: Haggler, replies: Replies, kept: int, shown: bool, rng: Rng
    ) -> None:
        self.replies: Final = replies
        self.outlook: Final = outlook
        self.haggler: Final = haggler
        self.habits: Final = outlook.habits
        self.rng: Final = rng
        self.reckoner: Final = Reckoner(outlook)
        self.shown: Final = shown  # sexes are told
        hand = vec[u8]()
        for card in outlook.hand:
            hand = append(hand, u8(card))
        self.hand: Final = hand
        self.me: Final = Side(self.reckoner, outlook.me)
        self.me.add(hand)
        self.free_up: Final[list[int]] = []  # revealed cards the active player can part with
        for i, card in enumerate(outlook.up):
            if not outlook.terms.lock_kept_cards or (kept >> i) & 1 == 0:
                self.free_up.append(card)

    # -- my side

    def bundles(self) -> list[Bargain]:
        """What I could give: nothing, a card, or two; of two alike in kind the one I would rather keep is not given."""
        ones: list[Bargain] = []
        for up in (True, False):
            seen: list[int] = []
            for card in self.haggler.free_up if up else self.outlook.hand:
                if card not in seen:
                    seen.append(card)
                    ones.append(Bargain(-1, [card], [up], [], 0, 0))
        found = [Bargain(-1, [], [], [], 0, 0)]
        for i, one in enumerate(ones):
            found.append(one)
            card = one.gives[0]
            pile = self.haggler.free_up if one.ups[0] else self.outlook.hand
            if pile.count(card) > 1:
                found.append(Bargain(-1, [card, card], one.ups + one.ups, [], 0, 0))
            for j in range(i):
                found.append(Bargain(-1, ones[j].gives + one.gives, ones[j].ups + one.ups, [], 0, 0))
        return found

    def mine(self, b: Bargain, gets: list[int]) -> i64:
        """What giving a bundle and getting these cards changes for me."""
        me = self.me
        parts: list[int] = []
        first: i64 = NONE
        second: i64 = NONE
        for i, card in enumerate(b.gives):
            if b.ups[i]:
                parts.append(card)
                continue
            place: i64 = 0
            while i64(self.hand[place]) != card or place == first:
                place += 1
            if first == NONE:
                first = place
            else:
                second = place
        after = me.planted(gets, parts)
        return after.total + me.queue(after, self.hand, first, second) - me.base[0]

    def wishes(self, partners: list[int]) -> list[list[int]]:
        """The varieties I could ask for: nothing, one that helps me, or two of these."""
        good: list[int] = []
        nothing = Bargain(-1, [], [], [], 0, 0)
        for kind in range(self.outlook.kinds):
            possible = False
            for p in partners:
                possible = possible or self.haggler.holds(p, kind) > 0
            if possible and self.mine(nothing, [self.guess(kind)]) > 0:
                good.append(kind)
        found: list[list[int]] = [[]]
        for i, kind in enumerate(good):
            found.append([kind])
            for j in range(i + 1):
                found.append([good[j], kind])
        return found

    def guess(self, kind: int) -> int:
        """The card of a variety that will come."""
        return self.haggler.guess(int(CARDS) + kind)

    def ideas(self, partners: list[int]) -> list[Bargain]:
        """Every deal that would help me, with what it brings; what is wanted are varieties."""
        found: list[Bargain] = []
        bundles = self.bundles()
        for kinds in self.wishes(partners):
            gets = [self.guess(kind) for kind in kinds]
            for b in bundles:
                again = False
                for card in b.gives:
                    again = again or card // 3 in kinds
                if again or not (kinds or b.gives):
                    continue
                mine = self.mine(b, gets)
                if mine >= self.habits.worthwhile:
                    found.append(Bargain(-1, b.gives, b.ups, [int(CARDS) + kind for kind in kinds], mine, 0))
        return found

    # -- the other side

    def side(self, seat: int) -> Side:
        """Another seat with hands that it may hold.

        A kind that it refused me in an earlier trade is rarer there, but for cards drawn since; a hand with which it would
        have agreed to what it refused in this one is mostly thrown away.
        """
        likely: list[int] = []
        size = max(1, self.outlook.hands[seat])
        doubt = int(self.habits.doubt)
        for kind in range(self.outlook.kinds):
            since = int(self.haggler.talk.since_denied(seat, int(CARDS) + kind))
            likely.append(1000 if since < 0 or since >= size else doubt + (1000 - doubt) * since // size)
        hands = Hands(self.outlook, seat, likely)
        side = Side(self.reckoner, seat)
        refused: list[Case] = []
        least: list[int] = []
        for b in self.replies.refused[seat]:
            refused.append(self.case(side, b))
            least.append(int(self.least(seat, b)))
        tries = 3 * self.habits.hands
        while len(side.hands) < self.habits.hands:
            side.add(hands.sample(self.rng))
            tries -= 1
            for i, case in enumerate(refused):
                if tries > 0 and case.gain(len(side.hands) - 1) >= least[i] and self.rng.below(1000) >= doubt:
                    side.remove()
                    break
        return side

    def gets(self, b: Bargain) -> list[int]:
        """What the other thinks it gets: a hand card is mostly known by its variety only."""
        return [card if b.ups[i] or self.shown else self.guess(card // 3) for i, card in enumerate(b.gives)]

    def case(self, side: Side, b: Bargain) -> Case:
        """A deal of mine as the other side looks at it."""
        kinds = [sign - int(CARDS) for sign in b.wants]
        return Case(side, self.gets(b), kinds, self.free_up if self.outlook.active == side.seat else [])

    def least(self, seat: int, b: Bargain) -> i64:
        """What a deal must bring a seat before it agrees: what it seems to bring me counts against it."""
        cards = [self.haggler.guess(sign) for sign in b.wants]
        seen = self.haggler.gain_of(self.outlook.me, cards, self.gets(b))
        envy = seen * self.haggler.grudge_of(seat, self.outlook.me) // 1000 if seen > 0 else 0
        return HABITS.threshold + envy

    def ask(self, idea: Idea, until: i64) -> None:
        """Try a deal on more of the other's hands."""
        case = idea.case
        while idea.tried < until:
            gain = case.gain(idea.tried)
            if gain >= idea.least:
                idea.agreed += 1
                idea.theirs += gain
                if case.paid != NONE:
                    idea.sexes[sex_of(case.paid)] += 1
            idea.tried += 1
        idea.chance = 1000 * idea.agreed // idea.tried
        if idea.agreed > 0:
            idea.worth = self.haggler.weigh(idea.deal.to, self.expected(idea), idea.theirs // idea.agreed)
            idea.promise = idea.worth * idea.chance // 1000

    def expected(self, idea: Idea) -> i64:
        """What a deal brings me, with the cards that they would pay with."""
        deal = idea.deal
        if len(deal.wants) != 1:
            return deal.gain
        kind = deal.wants[0] - int(CARDS)
        total: i64 = 0
        paid: i64 = 0
        for sex in range(3):
            n = idea.sexes[sex]
            if n > 0:
                card = 3 * kind + sex
                total += n * (deal.gain if card == self.guess(kind) else self.mine(deal, [card]))
                paid += n
        return total // paid

    # -- both

    def propose(self, partners: list[int], left: i64, to_all: bool) -> Bargain | None:
        """The most promising deal that repeats nothing, or None; `left` says how many may still be proposed.

        What is only a burden is given away once nothing more can be had for it. `to_all`: it may also be offered to everybody.
        """
        habits = self.habits
        talk = self.haggler.talk
        ideas = self.ideas(partners)
        short: list[Idea] = []
        crowds: list[Crowd] = [Crowd(b) for b in ideas]
        for p in partners:
            if talk.made[p] >= habits.each or not ideas:
                to_all = False
                continue
            side = self.side(p)
            for at, b in enumerate(ideas):
                if not b.wants and not habits.gifts:
                    continue
                if talk.said(p, b, habits.insists):
                    crowds[at].heard = True
                    continue
                deal = Bargain(p, b.gives, b.ups, b.wants, b.gain, 0)
                idea = Idea(deal, self.case(side, b), self.least(p, b))
                self.ask(idea, FEW)
                crowds[at].asked.append(idea)
                if idea.promise >= habits.worthwhile // 2:
                    insert(short, idea)
        trade: Idea | None = None
        gift: Idea | None = None
        burdens: set[int] = set()
        for idea in short:
            self.ask(idea, habits.hands)
            if not self.may_ask(idea.deal, idea.promise, idea.chance):
                continue
            if not idea.deal.wants:
                for card in idea.deal.gives:
                    burdens.add(card)
                if gift is None or idea.promise > gift.promise:
                    gift = idea
            elif trade is None or idea.promise > trade.promise:
                trade = idea
        chosen = trade
        if gift is not None and (trade is None or left <= len(burdens)):
            chosen = gift
        crowd = self.crowd(crowds, chosen.promise if chosen is not None else 0) if to_all else None
        if crowd is not None:
            b = crowd.deal
            self.replies.last = b
            return Bargain(-1, b.gives, b.ups, b.wants, 1000 * crowd.promise // crowd.chance, crowd.chance)
        if chosen is None:
            return None
        deal = chosen.deal
        self.replies.last = deal
        return Bargain(deal.to, deal.gives, deal.ups, deal.wants, chosen.worth, chosen.chance)

    def may_ask(self, deal: Bargain, promise: i64, chance: i64) -> bool:
        """Is a deal worth proposing, and likely enough for somebody with my manners?"""
        habits = self.habits
        return (
            promise >= habits.worthwhile and chance >= habits.assent and (len(deal.gives) > 0 or chance >= habits.plea)
        )

    def crowd(self, crowds: list[Crowd], least: i64) -> Crowd | None:
        """The deal that promises most offered to everybody, if that is clearly more than to the likeliest; gifts and
        requests go singly."""
        short: list[Crowd] = []
        for crowd in crowds:
            if (
                crowd.deal.wants
                and crowd.deal.gives
                and not crowd.heard
                and crowd.weigh(self.habits.alike)
                and crowd.promise > least // 2
            ):
                at = len(short)
                while at > 0 and short[at - 1].promise < crowd.promise:
                    at -= 1
                short.insert(at, crowd)
        best: Crowd | None = None
        for crowd in short[:CROWDS]:
            for idea in crowd.asked:
                self.ask(idea, self.habits.hands)
            if crowd.weigh(self.habits.alike) and self.may_ask(crowd.deal, crowd.promise, crowd.chance):
                if crowd.promise > least:
                    least = crowd.promise
                    best = crowd
        return best


def insert(short: list[Idea], idea: Idea) -> None:
    """Keep the best of some ideas, the best first."""
    at = len(short)
    if at == BEST:
        if idea.promise <= short[BEST - 1].promise:
            return
        short.pop()
        at -= 1
    while at > 0 and short[at - 1].promise < idea.promise:
        at -= 1
    short.insert(at, idea)
