"""One moment of a trade, thought through from both sides: all deals up to two for two, and what the others would answer."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from haricot.farm.actions import Ref
from haricot.farm.bargains import Bargain
from haricot.games.bohnanza.bargains import Haggler
from haricot.games.bohnanza.beliefs import PLACES, holding
from haricot.games.bohnanza.counterpart import NONE, Case, Hands, Side
from haricot.games.bohnanza.replies import Replies
from haricot.games.bohnanza.state import State
from haricot.games.bohnanza.worth import FieldOutlook
from haricot.kernel.chance import Rng

FEW: Final = 8  # hands that every deal is tried on
BEST: Final = 12  # so many deals are then tried on all hands


@final
class Idea:
    """A deal with somebody that would help me, and what they make of it."""

    def __init__(self, deal: Bargain, case: Case, least: i64, least_grudging: i64) -> None:
        self.deal: Final = deal
        self.case: Final = case
        self.least: Final[i64] = least  # what it must bring them
        self.least_grudging: Final[i64] = least_grudging
        self.tried: i64 = 0  # on so many hands
        self.agreed: i64 = 0  # with so many of them
        self.grudged: i64 = 0  # and with so many if they grudge
        self.theirs: i64 = 0  # what it brings them where they agree, over these hands
        self.chance: i64 = 0  # that they agree, in thousandths
        self.worth: i64 = 0  # to me, less what it helps a rival
        self.promise: i64 = 0  # that, times the chance


@final
class Exchange:
    """Finds the deal that promises most."""

    def __init__(self, outlook: FieldOutlook, haggler: Haggler, replies: Replies, kept: int, rng: Rng) -> None:
        self.replies: Final = replies
        self.outlook: Final = outlook
        self.haggler: Final = haggler
        self.habits: Final = outlook.habits
        self.rng: Final = rng
        hand = vec[u8]()
        for card in outlook.hand:
            hand = append(hand, u8(card))
        self.hand: Final = hand
        self.me: Final = Side(outlook, outlook.me, [hand])
        self.free_up: Final[list[int]] = []  # revealed cards the active player can part with
        for i, card in enumerate(outlook.up):
            if not outlook.terms.lock_kept_cards or (kept >> i) & 1 == 0:
                self.free_up.append(card)
        self.hidden: Final[list[int]] = []  # by kind: copies out of sight that are not known to lie in some hand
        for kind in range(outlook.kinds):
            self.hidden.append(max(0, outlook.unseen[kind] - haggler.known[kind]))

    # -- my side

    def bundles(self) -> list[Bargain]:
        """What I could give: nothing, a card, or two."""
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

    def wishes(self, partners: list[int]) -> list[list[int]]:
        """What I could ask for: nothing, a kind that helps me, or two of these."""
        good: list[int] = []
        for kind in range(self.outlook.kinds):
            possible = False
            for p in partners:
                possible = possible or self.haggler.holds(p, kind) > 0
            if possible and self.haggler.effect([], [], [kind]) > 0:
                good.append(kind)
        found: list[list[int]] = [[]]
        for i, kind in enumerate(good):
            found.append([kind])
            for j in range(i + 1):
                found.append([good[j], kind])
        return found

    def ideas(self, partners: list[int]) -> list[Bargain]:
        """Every deal that would help me, with what it brings."""
        found: list[Bargain] = []
        bundles = self.bundles()
        me = self.me
        for wants in self.wishes(partners):
            plain = me.planted(wants, [])
            for b in bundles:
                parts = [card for i, card in enumerate(b.gives) if b.ups[i]]
                after = me.planted(wants, parts) if parts else plain
                gone = [card for i, card in enumerate(b.gives) if not b.ups[i]]
                again = False
                for kind in wants:
                    again = again or kind in b.gives
                if again or not (wants or b.gives):
                    continue
                first: i64 = gone[0] if gone else NONE
                second: i64 = gone[1] if len(gone) > 1 else NONE
                mine = after.total + me.queue(after, self.hand, first, second) - me.base[0]
                mine += self.haggler.spared(b.gives, b.ups)
                if mine >= self.habits.worthwhile:
                    found.append(Bargain(-1, b.gives, b.ups, wants, mine, 0))
        return found

    # -- the other side

    def side(self, seat: int) -> Side:
        """Another seat with hands that it may hold.

        A kind that it refused me in an earlier trade is rarer there, but for cards drawn since; a hand with which it would
        have agreed to what it refused in this one is mostly thrown away.
        """
        kinds: i64 = self.outlook.kinds
        likely = vec[i64]([0] * int(PLACES * kinds))
        size = max(1, self.outlook.hands[seat])
        doubt = int(self.habits.doubt)
        for kind in range(kinds):
            since = int(self.haggler.talk.since_denied(seat, kind))
            chance: i64 = 1000 if since < 0 or since >= size else doubt + (1000 - doubt) * since // size
            by_place = holding(self.outlook, self.haggler.talk, seat, kind)
            for place in range(PLACES):
                likely[place * kinds + kind] = chance * by_place[place] // 1000
        hands = Hands(self.outlook, seat, self.hidden, likely)
        side = Side(self.outlook, seat, [])
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
        side.count = len(side.hands)
        return side

    def case(self, side: Side, b: Bargain) -> Case:
        """A deal of mine as the other side looks at it."""
        return Case(side, b.gives, b.wants, self.free_up if self.outlook.active == side.seat else [])

    def least(self, seat: int, b: Bargain) -> i64:
        """What a deal must bring a seat before it agrees, if it is of the better-natured sort."""
        return self.replies.least(0, self.envied(seat, b, 0))

    def envied(self, seat: int, b: Bargain, sort: int) -> i64:
        """How much what a deal seems to bring me counts against it with a seat."""
        seen = self.haggler.gain_of(self.outlook.me, b.wants, b.gives)
        return seen * self.replies.grudge(self.outlook, seat, sort) // 1000 if seen > 0 else 0

    def ask(self, idea: Idea, until: i64) -> None:
        """Try a deal on more of the other's hands."""
        case = idea.case
        while idea.tried < until:
            gain = case.gain(idea.tried)
            if gain >= idea.least:
                idea.agreed += 1
                idea.theirs += gain
            if gain >= idea.least_grudging:
                idea.grudged += 1
            idea.tried += 1
        trust = self.replies.trust[idea.deal.to]
        idea.chance = (idea.agreed * trust + idea.grudged * (1000 - trust)) // idea.tried
        if idea.agreed > 0:
            idea.worth = self.haggler.weigh(idea.deal.to, idea.deal.gain, idea.theirs // idea.agreed)
            idea.promise = idea.worth * idea.chance // 1000

    # -- in a world

    def lay(self, ideas: list[Idea], s: State) -> None:
        """Those who are asked hold what they hold in a world."""
        for idea in ideas:
            side = idea.case.side
            if len(side.hands) == side.count:
                side.add(s.farms[side.seat].hand)

    def take_up(self, ideas: list[Idea]) -> None:
        """Forget that world."""
        for idea in ideas:
            side = idea.case.side
            if len(side.hands) > side.count:
                side.remove()

    def agreed(self, idea: Idea, sort: i64) -> list[Ref] | None:
        """What the other pays with there, where a number up to a thousand says of what sort it is; None: it does not agree."""
        least = idea.least if sort < self.replies.trust[idea.deal.to] else idea.least_grudging
        case = idea.case
        i = len(case.side.hands) - 1
        if case.gain(i) < least:
            return None
        return case.pay(i, idea.deal.wants)

    # -- both

    def short_list(self, partners: list[int]) -> list[Idea]:
        """The deals that promise most and repeat nothing, the best first on a few hands, each tried on all."""
        habits = self.habits
        talk = self.haggler.talk
        ideas = self.ideas(partners)
        short: list[Idea] = []
        for p in partners:
            if talk.made[p] >= habits.each or self.replies.deaf(p) or not ideas:
                continue
            side = self.side(p)
            for b in ideas:
                if talk.said(p, b, habits.insists) or (not b.wants and not habits.gifts):
                    continue
                deal = Bargain(p, b.gives, b.ups, b.wants, b.gain, 0)
                least = self.replies.least(0, self.envied(p, b, 0))
                idea = Idea(deal, self.case(side, b), least, self.replies.least(1, self.envied(p, b, 1)))
                self.ask(idea, FEW)
                if idea.promise >= habits.worthwhile // 2:
                    insert(short, idea)
        for idea in short:
            self.ask(idea, habits.hands)
        return [idea for idea in short if self.bearable(idea)]

    def bearable(self, idea: Idea) -> bool:
        """Does an idea promise enough, and is a yes likely enough?"""
        habits = self.habits
        if idea.promise < habits.worthwhile or idea.chance < habits.assent:
            return False
        return bool(idea.deal.gives) or idea.chance >= habits.plea

    def best(self, short: list[Idea], left: int) -> Idea | None:
        """The most promising deal, or None; `left` says how many may still be proposed.

        What is only a burden is given away once nothing more can be had for it.
        """
        trade: Idea | None = None
        gift: Idea | None = None
        burdens: set[int] = set()
        for idea in short:
            if not idea.deal.wants:
                for card in idea.deal.gives:
                    burdens.add(card)
                if gift is None or idea.promise > gift.promise:
                    gift = idea
            elif trade is None or idea.promise > trade.promise:
                trade = idea
        if gift is not None and (trade is None or left <= len(burdens)):
            return gift
        return trade

    def say(self, chosen: Idea) -> Bargain:
        """The proposal of an idea; its answer will tell something."""
        self.replies.propose(chosen.deal, 1000 * chosen.agreed // chosen.tried, 1000 * chosen.grudged // chosen.tried)
        deal = chosen.deal
        return Bargain(deal.to, deal.gives, deal.ups, deal.wants, chosen.worth, chosen.chance)


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
