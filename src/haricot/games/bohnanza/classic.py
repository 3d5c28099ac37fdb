"""`classic`: Bohnanza's `greedy` as it bargained at first, for the arena only.

Strengths are measured against it, so its decisions never change: a test plays old records again. What it shares with
`greedy` (planting, the worth of fields, the weighing of deals) goes by the habits of that day; whoever changes it in
another way leaves the old way here.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from haricot.farm.actions import Counter, Offer
from haricot.farm.bargains import Bargain
from haricot.farm.habits import Habits
from haricot.farm.terms import Terms
from haricot.games.bohnanza.bargains import BeanTrader
from haricot.games.bohnanza.farmer import Farmer
from haricot.games.bohnanza.worth import LATER, FieldOutlook
from haricot.kernel.actions import Action
from haricot.kernel.chance import Rng
from haricot.kernel.events import Event
from haricot.kernel.players import Menu, Player
from haricot.kernel.views import View

SHORT: Final = 5  # proposals weighed as a whole
HABITS: Final = Habits(later=LATER, slot=900, third=950, growth=920, shares=[460, 340, 240], offers=8, shown=False)


@final
class ClassicHaggler(BeanTrader):
    """Proposes whatever promises most, again and again."""

    def likely(self, theirs: i64, mine: i64) -> i64:
        """The chance that a seat agrees, in thousandths, if it holds the cards."""
        eager = theirs + self.habits.ease - mine // 4  # it too looks at what I gain
        if eager <= 0:
            return 20
        span = self.habits.span
        return 950 if eager >= span else 950 * eager // span

    def propose(self, partners: list[int], tried: set[int], asked: set[int], rng: Rng) -> Bargain | None:
        """The most promising deal not tried yet, or None: a gift, a request, one card for one, or two for one."""
        outlook = self.outlook
        bundles = self.bundles()
        getting: list[int] = []
        for k in range(outlook.kinds):
            getting.append(int(self.effect([], [], [k])) if self.may_come(partners, k) else 0)
        short: list[Bargain] = []
        for p in partners:
            grudge = self.grudge(p)
            uses = [int(self.use(p, b.gives)) for b in bundles]
            for i, b in enumerate(bundles):
                if b.gain > 0:
                    self.consider(short, tried, p, grudge, b.gives, b.ups, [], b.gain, uses[i], 1000)
            for k in range(outlook.kinds):
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
        for b in short:
            mine = self.effect(b.gives, b.ups, b.wants)
            b.gain = self.weigh(b.to, mine, self.gain_of(b.to, b.gives, b.wants))
        return self.most_promising(short, rng)

    def may_come(self, partners: list[int], kind: int) -> bool:
        """Can any partner hold a kind?"""
        for p in partners:
            if self.holds(p, kind) > 0:
                return True
        return False

    def proposed(self, bargain: Bargain, view: View) -> Action:
        """A deal of that seat that waits for me is refused by it, even a fair one."""
        owed = view.oldest(bargain.to)
        if owed is not None:
            return Counter(owed, self.refs(bargain), bargain.wants)
        return Offer(bargain.to, self.refs(bargain), bargain.wants)


@final
class Classic(Farmer):
    """Plays for the most coins one step ahead; remembers what it has proposed this turn."""

    def __init__(self, terms: Terms, rng: Rng) -> None:
        super().__init__(terms, rng, HABITS)
        self.seat: int = -1
        self.epoch: int = -1
        self.tried: set[int] = set()  # deals proposed in this trade, as `Haggler.key`
        self.asked: set[int] = set()  # 64 * seat + kind: asked for in this trade
        self.last: int = -1  # the last of them

    def clone(self) -> Player:
        twin = Classic(self.terms, self.rng.clone())
        twin.seat = self.seat
        twin.epoch = self.epoch
        twin.tried = self.tried.copy()
        twin.asked = self.asked.copy()
        twin.last = self.last
        return twin

    def notice(self, event: Event) -> None:
        """A deal of mine that was agreed may be made again; a declined one may not, this turn."""
        if event.id == "accepted" and event.args["to"] == self.seat:
            self.tried.discard(self.last)

    def trade(self, outlook: FieldOutlook, view: View, menu: Menu) -> int | Action:
        """Accept the best deal that waits, propose a better one, or have done."""
        epoch = int(outlook.sight.epoch)
        if epoch != self.epoch:
            self.epoch = epoch
            self.tried.clear()
            self.asked.clear()
        self.seat = outlook.me
        haggler = ClassicHaggler(outlook, int(outlook.sight.kept))
        best = haggler.hear(view.deals)
        mine = outlook.active == outlook.me
        if mine or best is None:
            proposal = self.proposal(outlook, view, haggler, mine)
            if proposal is not None and (best is None or proposal.promise() > best.gain):
                self.last = haggler.key(proposal)
                self.tried.add(self.last)
                for kind in proposal.wants:
                    self.asked.add(proposal.to * 64 + kind)
                return haggler.proposed(proposal, view)
        return haggler.answer(best)

    def proposal(self, outlook: FieldOutlook, view: View, haggler: ClassicHaggler, mine: bool) -> Bargain | None:
        """A deal worth proposing now; a seat that owes an answer needs a better reason."""
        made = int(outlook.sight.farms[outlook.me].offers)
        if made >= (self.habits.offers if mine else self.habits.bids) or made >= self.terms.offers:
            return None
        partners = [p for p in range(outlook.seats) if p != outlook.me] if mine else [outlook.active]
        found = haggler.propose(partners, self.tried, self.asked, self.rng)
        if found is not None and haggler.oldest >= 0 and not mine and found.promise() < self.habits.counter:
            return None
        return found
