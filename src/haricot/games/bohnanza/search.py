"""`search`: like `trader`, but plantings, harvests, purchases and answers are tried in many worlds, each played quickly to its end.

What `trader` would do is changed only where something else is better by two standard errors: a few rollouts tell little, and the
best of several noisy means is mostly the luckiest.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from haricot.farm.actions import BUY, UP, Accept, Decline, Discard, Ref
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
        game = self.game
        quick = self.quick
        duel = self.duel
        plain = BeanBelief(view, self.terms)
        worlds = Worlds(plain, FieldOutlook(view, self.terms, self.habits), self.talk)
        me: i64 = view.seat
        for p in range(game.seats):
            quick.deaf[p] = 1 if self.replies.deaf(p) else 0
        trial = Trial(len(actions))
        self.budget.part(part)
        self.searched += 1
        while True:
            s = worlds.sample(self.rng) if duel is None else plain.sample(self.rng)
            lots = Lots(quick.cards, quick.decks, self.rng)
            for i in trial.left:
                t = s.clone()
                action = actions[i]
                if action is not None:
                    game.do(t, me, action, None)
                if duel is not None:
                    duel.play(t, lots)
                else:
                    quick.play(t, lots)
                trial.note(i, quick.margin(me))
            if trial.over(self.budget):
                break
        chosen = trial.winner()
        self.swayed = chosen != 0
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
