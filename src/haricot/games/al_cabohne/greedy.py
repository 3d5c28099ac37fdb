"""`greedy`: counts cards and takes the step after which the table is worth most."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from haricot.farm.actions import Accept, Counter, Decline, Offer, Ref
from haricot.farm.bargains import Bargain, one_of
from haricot.farm.habits import Habits
from haricot.farm.numbers import N_BUY, N_DONE, N_DRAW, N_HARVEST, N_PASS, N_PLANT, N_REVEAL
from haricot.farm.phases import LEFTOVERS, PLANT
from haricot.farm.talk import Talk
from haricot.farm.worth import COIN
from haricot.games.al_cabohne.actions import N_FEED, N_FIRST, N_OFFER, N_PILE, N_UPS
from haricot.games.al_cabohne.hints import why
from haricot.games.al_cabohne.state import PAY
from haricot.games.al_cabohne.terms import CabTerms
from haricot.games.al_cabohne.worth import HABITS, Mind, Plan
from haricot.kernel.actions import Action, Phrase
from haricot.kernel.events import Event
from haricot.kernel.players import Menu, Player
from haricot.kernel.views import DealView, View

LEAST: Final[i64] = -1_000_000_000  # worse than anything
GO_ON: Final = 1000  # stands for the number that ends the phase
SOLO_WEIGHT: Final = 2000  # what a coin of the mafia counts against one of mine, in thousandths
DUEL_WEIGHT: Final = 700


@final
class Greedy(Player):
    """Plays for the most coins against the mafia, one step ahead."""

    def __init__(self, terms: CabTerms, habits: Habits = HABITS, talk: Talk | None = None) -> None:
        super().__init__()
        self.terms: Final = terms
        self.habits: Final = habits
        self.talk: Final = talk if talk is not None else Talk(int(terms.seats))
        self.weight: Final = SOLO_WEIGHT if terms.solo else DUEL_WEIGHT
        self.discard: list[int] = []  # what I have seen go there, the top last
        self.food: int = -1  # the pick that the feeding just opened is for
        self.best: i64 = LEAST  # of the steps weighed so far
        self.number: int = -1
        self.picked: int = -1

    def clone(self) -> Greedy:
        twin = Greedy(self.terms, self.habits, self.talk.clone())
        twin.discard = self.discard[:]
        twin.food = self.food
        return twin

    def decide(self, view: View, menu: Menu) -> int | Action:
        numbers = menu.numbers()
        if menu.draft.size > 0:
            return self.food if self.food in numbers else numbers[0]
        if len(numbers) == 1:
            return numbers[0] if not is_feeding(numbers[0]) else self.step(view, menu)
        mind = self.mind(view)
        if mind.sight.active != view.seat:
            return self.bargain(mind, view, menu, int(N_PASS))
        if menu.has(N_BUY) and mind.third_field() > COIN * self.terms.cost:
            return int(N_BUY)
        return self.step(view, menu)

    def notice(self, event: Event) -> None:
        """Remember the order of the discard pile, and what was said."""
        self.talk.notice(event)
        for move in event.moves:
            if move.source == "discard" and move.target != "discard" and self.discard:
                self.discard.pop()
            elif move.target == "discard" and move.source != "discard" and move.card is not None:
                self.discard.append(move.card)

    def why(self, view: View, action: Action) -> Phrase:
        return why(view, self.mind(view), action, self.talk.last)

    def mind(self, view: View) -> Mind:
        """The view with what I remember of the discard pile, if I was there all the time."""
        mind = Mind(view, self.terms, self.habits, self.weight)
        if len(self.discard) == sum(mind.sight.discard):
            mind.plan.discard = self.discard[:]
        return mind

    # -- weighing

    def step(self, view: View, menu: Menu) -> int | Action:
        """The best step; going on is one where the phase allows it."""
        mind = self.mind(view)
        waiting = self.bargain(mind, view, menu, -1)
        if isinstance(waiting, Action):
            return waiting
        p = mind.plan
        self.best = LEAST
        self.number = -1
        self.picked = -1
        phase = mind.sight.phase
        if phase == PAY:
            full = mind.full_field(p)
            if full >= 0 and menu.has(N_HARVEST + full):
                return int(N_HARVEST) + full
            after = p.clone()
            mind.pay_bosses(after)
            self.weigh(mind, after, int(N_DONE))
            self.weigh_harvests(mind, menu)
        elif phase == PLANT:
            if menu.has(N_REVEAL):
                self.weigh(mind, p, int(N_REVEAL))
                self.weigh_harvests(mind, menu)
            if p.hand and mind.sight.planted < 2:
                self.weigh_front(mind)
        else:
            lying = [kind for kind, cards in enumerate(p.piles) if cards > 0]
            todo = [kind for kind in lying if p.grower(kind) >= 0]  # first: what is thrown away last lies on top
            todo += [kind for kind in lying if p.grower(kind) < 0]
            self.weigh_piles(mind, p, todo, phase == LEFTOVERS, -1, -1)
            if menu.has(N_DRAW) or menu.has(N_DONE):
                self.weigh_harvests(mind, menu)
                self.weigh_food(mind, menu)
        self.food = self.picked
        if self.number == GO_ON:
            return int(N_DRAW) if menu.has(N_DRAW) else int(N_DONE)
        return self.number if self.number >= 0 else menu.numbers()[0]

    def weigh(self, mind: Mind, after: Plan, number: int, picked: int = -1) -> None:
        """Keep a step if the table after it is worth more than after those before."""
        value = mind.value(after)
        if value > self.best:
            self.best = value
            self.number = number
            self.picked = picked

    def weigh_front(self, mind: Mind) -> None:
        """Plant the front card, after a harvest if need be."""
        p = mind.plan
        card = p.hand[0]
        f = p.field(card)
        for cleared in [-1] if f >= 0 else p.ripe():
            after = p.clone()
            if cleared >= 0:
                mind.harvest(after, cleared)
            del after.hand[0]
            mind.plant(after, after.field(card), card, 1)
            self.weigh(mind, after, int(N_PLANT) + f if cleared < 0 else int(N_HARVEST) + cleared)

    def weigh_piles(self, mind: Mind, p: Plan, todo: list[int], leftovers: bool, number: int, picked: int) -> None:
        """Try every fate of every pile, one after the other; the first step counts as that of the whole way."""
        if not todo:
            self.weigh_end(mind, p, leftovers, number, picked)
            return
        kind = todo[0]
        rest = todo[1:]
        cards = p.piles[kind]
        f = p.field(kind)
        for cleared in [-1] if f >= 0 else p.ripe():
            after = p.clone()
            if cleared >= 0:
                mind.harvest(after, cleared)
            after.piles[kind] = 0
            mind.plant(after, after.field(kind), kind, cards)
            here = number
            if here < 0:
                here = int(N_PILE) + 3 * kind + f if cleared < 0 else int(N_HARVEST) + cleared
            self.weigh_piles(mind, after, rest, leftovers, here, picked)
        if leftovers:
            after = p.clone()
            after.piles[kind] = 0
            after.throw(kind, cards)
            self.weigh_piles(mind, after, rest, leftovers, number if number >= 0 else int(N_UPS) + kind, picked)
            return
        grower = p.grower(kind)
        for b, size in enumerate(p.boss_size):
            if grower == b or (grower < 0 and size == 0):
                after = p.clone()
                after.piles[kind] = 0
                mind.give(after, b, kind, cards)
                if number >= 0:
                    self.weigh_piles(mind, after, rest, leftovers, number, picked)
                else:
                    self.weigh_piles(mind, after, rest, leftovers, int(N_FEED) + b, int(N_UPS) + kind)
        if not self.terms.solo:
            self.weigh_piles(mind, p, rest, leftovers, number, picked)

    def weigh_end(self, mind: Mind, p: Plan, leftovers: bool, number: int, picked: int) -> None:
        """What a phase comes to when all its piles are dealt with: empty bosses are still to be fed."""
        if not leftovers:
            for b, size in enumerate(p.boss_size):
                if size > 0:
                    continue
                p, food = self.best_food(mind, p, b)
                if food >= 0 and number < 0:
                    number = int(N_FEED) + b
                    picked = int(N_FIRST) + food
            if p.pile_owed():
                return
        self.weigh(mind, p, number if number >= 0 else GO_ON, picked)

    def best_food(self, mind: Mind, p: Plan, boss: int) -> tuple[Plan, int]:
        """The plan after an empty boss was fed the hand card that hurts least, and that card; -1: there is none."""
        best = LEAST
        food = -1
        fed = p
        for kind in range(mind.kinds):
            if kind in p.hand and p.grower(kind) < 0:
                after = p.clone()
                after.hand.remove(kind)
                mind.give(after, boss, kind, 1)
                value = mind.value(after)
                if value > best:
                    best = value
                    food = kind
                    fed = after
        return fed, food

    def weigh_food(self, mind: Mind, menu: Menu) -> None:
        """Give a boss a hand card of one's own accord."""
        p = mind.plan
        for b in range(len(p.boss_size)):
            for kind in range(mind.kinds):
                if menu.has(N_FEED + b) and kind in p.hand and p.grower(kind) == b:
                    after = p.clone()
                    after.hand.remove(kind)
                    mind.give(after, b, kind, 1)
                    self.weigh(mind, after, int(N_FEED) + b, int(N_FIRST) + kind)

    def weigh_harvests(self, mind: Mind, menu: Menu) -> None:
        """Sell a field of one's own accord."""
        for f in range(len(mind.plan.size)):
            if menu.has(N_HARVEST + f):
                after = mind.plan.clone()
                mind.harvest(after, f)
                self.weigh(mind, after, int(N_HARVEST) + f)

    # -- bargaining (CABV-01 to 05)

    def bargain(self, mind: Mind, view: View, menu: Menu, otherwise: int) -> int | Action:
        """Accept the best deal that waits for me, propose a better one, or refuse the oldest."""
        if not self.terms.trade:
            return otherwise
        self.talk.begin(view)
        best: DealView | None = None
        base = self.worth(mind, mind.plan, view)
        most = base + self.habits.threshold
        oldest: DealView | None = None
        for deal in view.deals:
            if deal.waits_for(view.seat):
                if oldest is None:
                    oldest = deal
                value = self.after_deal(mind, deal.wants, deal.gives, view)
                if value > most:
                    most = value
                    best = deal
        if best is not None:
            return Accept(best.id, first_copies(best.wants))
        proposal = self.proposal(mind, view, base) if menu.has(N_OFFER) else None
        if proposal is not None and (oldest is None or proposal.promise() >= self.habits.counter):
            self.talk.say(proposal)
            gives = first_copies(proposal.gives)
            if oldest is not None:
                return Counter(oldest.id, gives, proposal.wants)
            return Offer(proposal.to, gives, proposal.wants)
        return Decline(oldest.id) if oldest is not None else otherwise

    def worth(self, mind: Mind, p: Plan, view: View) -> i64:
        """What a table is worth to me in a trade: whose turn it is must then feed the empty bosses."""
        if mind.sight.active == view.seat:
            for b, size in enumerate(p.boss_size):
                if size == 0:
                    p, _ = self.best_food(mind, p, b)
        return mind.value(p)

    def after_deal(self, mind: Mind, gives: list[int], gets: list[int], view: View) -> i64:
        """What a deal leaves me with, paid from the front; LEAST if I cannot pay."""
        after = mind.plan.clone()
        for kind in gives:
            if kind not in after.hand:
                return LEAST
            after.hand.remove(kind)
        after.hand += gets
        return self.worth(mind, after, view)

    def proposal(self, mind: Mind, view: View, base: i64) -> Bargain | None:
        """The most promising gift or exchange of one card for one that repeats nothing."""
        habits = self.habits
        sight = mind.sight
        made = sight.farms[view.seat].offers
        if made >= (habits.offers if sight.active == view.seat else habits.bids) or made >= self.terms.offers:
            return None
        other = 1 - view.seat
        known = sight.farms[other].known
        pool = max(1, sum(mind.unseen) - sum(known))
        hidden = sight.farms[other].hand - sum(known)
        best: Bargain | None = None
        for want in range(-1, mind.kinds):
            holds: i64 = 1000
            theirs: i64 = 0
            wants: list[int] = []
            if want >= 0:
                holds = 1000 if known[want] > 0 else one_of(mind.unseen[want], pool, hidden)
                theirs = -mind.rival_use(want)
                wants.append(want)
            for give in range(-1, mind.kinds):
                if holds == 0 or give == want or (give >= 0 and give not in mind.plan.hand):
                    continue
                gives: list[int] = [give] if give >= 0 else []
                gain = theirs + mind.rival_use(give) if give >= 0 else theirs
                if give < 0 and (holds < 1000 or gain < habits.pity):
                    continue  # nobody is begged
                eager = gain + habits.ease
                if eager <= 0:
                    continue
                chance = holds * (950 if eager >= habits.span else 950 * eager // habits.span) // 1000
                mine = self.after_deal(mind, gives, wants, view) - base
                if gain > 0:
                    mine -= gain * habits.even // 1000
                bargain = Bargain(other, gives, [False] * len(gives), wants, mine, chance)
                if chance < habits.assent or bargain.promise() < habits.worthwhile or self.talk.repeats(other, bargain):
                    continue
                if best is None or bargain.promise() > best.promise():
                    best = bargain
        return best


def first_copies(kinds: list[int]) -> list[Ref]:
    """The copies of some kinds nearest the front of the hand."""
    return [Ref(kind, 1 + kinds[:i].count(kind)) for i, kind in enumerate(kinds)]


def is_feeding(number: int) -> bool:
    """Does a number open the form of a feeding?"""
    return N_FEED <= number < N_PILE
