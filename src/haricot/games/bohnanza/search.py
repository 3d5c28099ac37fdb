"""`search`: like `trader`, but plantings, harvests, purchases, offers and answers are tried in many worlds, each played quickly to
its end.

What `trader` would do is changed only where something else is better by two standard errors: a few rollouts tell little, and the
best of several noisy means is mostly the luckiest.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from haricot.farm.actions import BUY, UP, Accept, Counter, Decline, Discard, Offer, Ref
from haricot.farm.game import FarmGame
from haricot.farm.habits import Habits
from haricot.farm.lots import Lots
from haricot.farm.numbers import CLOSED, N_BUY, N_OFFER
from haricot.farm.phases import SETTLE, TRADE
from haricot.farm.sight import farm_sight
from haricot.farm.talk import Talk
from haricot.farm.terms import Terms
from haricot.farm.trial import Trial
from haricot.games.bohnanza.actions import N_FIRST, N_LAST, N_NEXT, N_PLANT_KIND, N_UPS, PLANT_KIND
from haricot.games.bohnanza.bargains import Haggler
from haricot.games.bohnanza.beliefs import Worlds
from haricot.games.bohnanza.exchange import Exchange, Idea
from haricot.games.bohnanza.negotiator import Negotiator
from haricot.games.bohnanza.quick import Quick
from haricot.games.bohnanza.quick_duel import QuickDuel
from haricot.games.bohnanza.replies import Replies
from haricot.games.bohnanza.state import State
from haricot.games.bohnanza.view import BeanBelief
from haricot.games.bohnanza.worth import INSISTING, FieldOutlook
from haricot.kernel.actions import DONE, Action, Phrase
from haricot.kernel.chance import Rng
from haricot.kernel.players import Menu, Player
from haricot.kernel.trials import AHEAD, Budget
from haricot.kernel.views import View

WORLDS: Final = 150  # in which each action is tried, unless `allow` says otherwise
BUYING: Final = 2  # one part in so many of its time is for a third field: another decision may follow
OFFERS: Final = 6  # of the most promising that are tried
OFFERING: Final = 2  # one part in so many of its time is for them: an answer may follow
UNKNOWN: Final[i64] = -1_000_000_000  # less than anything can bring


@final
class Searcher(Negotiator):
    """Looks before it leaps."""

    def __init__(
        self,
        game: FarmGame[State, Terms],
        rng: Rng,
        habits: Habits = INSISTING,
        talk: Talk | None = None,
        replies: Replies | None = None,
    ) -> None:
        super().__init__(game.terms, rng, habits, talk, replies)
        self.game: Final = game
        self.duel: Final = QuickDuel(game.terms) if game.seats == 2 else None
        self.quick: Final = self.duel.table if self.duel is not None else Quick(game.terms)
        self.budget: Budget = Budget(WORLDS)
        self.swayed: bool = False  # by the worlds played out, in its last answer
        self.epoch: int = -1  # when it last thought about a third field
        self.searched: int = 0  # decisions so far
        self.changed: int = 0  # of them other than `trader`'s

    def clone(self) -> Player:
        twin = Searcher(self.game, self.rng.clone(), self.habits, self.talk.clone(), self.replies.clone())
        twin.budget = self.budget.clone()
        twin.epoch = self.epoch
        return twin

    def allow(self, amount: int, unit: str) -> None:
        """So many worlds for each action, or so many milliseconds for each decision."""
        self.budget.allow(amount, unit)

    def why(self, view: View, action: Action) -> Phrase:
        return AHEAD if self.swayed else super().why(view, action)

    def decide(self, view: View, menu: Menu) -> int | Action:
        self.swayed = False
        self.budget.begin()
        answer = super().decide(view, menu)
        if menu.draft.size > 0:
            return answer
        sight = farm_sight(view)
        phase = sight.phase
        numbers = menu.numbers()
        if phase == TRADE or len(numbers) == 1 or not isinstance(answer, int):
            return answer
        if sight.active != view.seat and phase != SETTLE:
            return answer
        tried: list[int] = [answer]
        for number in numbers:
            if number != answer and number != N_BUY and not N_LAST <= number < N_UPS:
                tried.append(number)
        return tried[self.best(view, [action_of(number) for number in tried])]

    def trade(self, outlook: FieldOutlook, view: View, menu: Menu) -> int | Action:
        answer = super().trade(outlook, view, menu)
        if not isinstance(answer, (Offer, Counter)):
            self.swayed = False  # an offer was thought about and not made
        waiting = [deal for deal in view.deals if deal.waits_for(view.seat)]
        if not waiting:
            return answer
        mine = outlook.active == outlook.me
        actions: list[Action | None] = []
        accepted = -1
        if isinstance(answer, Accept):
            actions.append(answer)
            accepted = int(answer.deal)
            actions.append(DONE if mine else Decline(answer.deal))
        elif isinstance(answer, Decline):
            actions.append(answer)
        elif isinstance(answer, int) and mine:
            actions.append(DONE)
        else:
            return answer
        haggler = Haggler(outlook, int(outlook.sight.kept), self.talk)
        for deal in waiting:
            if deal.id != accepted:
                paid = haggler.payment(deal)
                if paid is not None:
                    actions.append(Accept(deal.id, haggler.refs(paid)))
        if len(actions) == 1:
            return answer
        chosen = actions[self.best(view, actions)]
        return chosen if chosen is not None else answer

    def choose(self, exchange: Exchange, short: list[Idea], view: View, left: int) -> Idea | None:
        first = super().choose(exchange, short, view, left)
        if first is None:
            return None
        rest = [idea for idea in short if idea is not first]
        rest.sort(key=promising)
        ideas = [first] + rest[: OFFERS - 1]
        return ideas[self.best_offer(exchange, ideas, view)] if len(ideas) > 1 else first

    def buys(self, outlook: FieldOutlook, view: View) -> bool:
        wants = outlook.buys()
        if outlook.sight.epoch == self.epoch:
            return False  # thought about in this phase, and put off
        if not wants and (outlook.active != outlook.me or outlook.phase == TRADE):
            return False
        self.epoch = int(outlook.sight.epoch)
        chosen = self.best(view, [BUY, None] if wants else [None, BUY], BUYING)
        buys = (chosen == 0) == wants
        self.swayed = self.swayed and buys  # otherwise something else is thought about now
        return buys

    # -- worlds

    def best(self, view: View, actions: list[Action | None], part: int = 1) -> int:
        """The place of the best of some actions: the first, unless another is clearly better. None is to wait.

        It takes one part in so many of the time that is left.
        """
        duel = self.duel
        plain = BeanBelief(view, self.terms)
        worlds = Worlds(plain, FieldOutlook(view, self.terms, self.habits), self.talk)
        me: i64 = view.seat
        trial = self.trial(len(actions), part)
        while True:
            s = worlds.sample(self.rng) if duel is None else plain.sample(self.rng)
            lots = Lots(self.quick.cards, self.quick.decks, self.rng)
            for i in trial.left:
                t = s.clone()
                action = actions[i]
                if action is not None:
                    self.game.do(t, me, action, None)
                trial.note(i, self.played(t, lots, me))
            if trial.over(self.budget):
                return self.winner(trial)

    def best_offer(self, exchange: Exchange, ideas: list[Idea], view: View) -> int:
        """The place of the best of some offers: in each world they are agreed or refused by what the other holds there."""
        worlds = Worlds(BeanBelief(view, self.terms), exchange.outlook, self.talk)
        me: i64 = view.seat
        trial = self.trial(len(ideas), OFFERING)
        while True:
            s = worlds.sample(self.rng)
            exchange.lay(ideas, s)
            sort = self.rng.below(1000)
            lots = Lots(self.quick.cards, self.quick.decks, self.rng)
            refused: i64 = UNKNOWN  # what comes of an offer that is not agreed: the same for all
            for i in trial.left:
                paid = exchange.agreed(ideas[i], sort)
                if paid is not None:
                    t = s.clone()
                    deal = ideas[i].deal
                    self.game.do(t, me, Offer(deal.to, exchange.haggler.refs(deal), deal.wants), None)
                    self.game.do(t, deal.to, Accept(t.market.last, paid), None)
                    trial.note(i, self.played(t, lots, me))
                    continue
                if refused == UNKNOWN:
                    refused = self.played(s.clone(), lots, me)
                trial.note(i, refused)
            exchange.take_up(ideas)
            if trial.over(self.budget):
                return self.winner(trial)

    def trial(self, choices: int, part: int) -> Trial:
        """Some choices on trial, for one part in so many of the time that is left."""
        self.budget.part(part)
        for p in range(self.game.seats):
            self.quick.deaf[p] = 1 if self.replies.deaf(p) else 0
        return Trial(choices)

    def played(self, s: State, lots: Lots, me: i64) -> i64:
        """What comes of a state for a seat."""
        if self.duel is not None:
            self.duel.play(s, lots)
        else:
            self.quick.play(s, lots)
        return self.quick.margin(me)

    def winner(self, trial: Trial) -> int:
        """What a trial has shown."""
        chosen = trial.winner()
        self.swayed = chosen != 0
        self.searched += 1
        if chosen != 0:
            self.changed += 1
        return chosen


def action_of(number: int) -> Action:
    """The action of a number that is whole by itself."""
    if number < N_OFFER:
        return CLOSED[number]
    if number < N_NEXT:
        return PLANT_KIND[number - N_PLANT_KIND]
    return Discard(Ref(number - N_UPS, UP) if number >= N_UPS else Ref(number - N_FIRST, 1))


def promising(idea: Idea) -> int:
    """For sorting: the most promising first."""
    return -int(idea.promise)
