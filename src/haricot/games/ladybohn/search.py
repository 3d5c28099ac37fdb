"""`search`: `trader` with manners, whose plantings, moves of misses, harvests, purchases and answers are tried in many worlds, each
played quickly to its end.

What it would do at first sight is changed only where something else is better by two standard errors: a few rollouts tell little,
and the best of several noisy means is mostly the luckiest.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from haricot.farm.actions import BUY, Accept, Decline
from haricot.farm.habits import Habits
from haricot.farm.lots import Lots
from haricot.farm.numbers import CLOSED, N_BUY, N_OFFER
from haricot.farm.phases import TRADE
from haricot.farm.talk import Talk
from haricot.farm.trial import Trial
from haricot.games.ladybohn.actions import LIFT, N_KEEP, N_LIFT, N_PLANT_CARD, PLANT_CARD
from haricot.games.ladybohn.bargains import Haggler
from haricot.games.ladybohn.greedy import can_accept
from haricot.games.ladybohn.negotiator import Negotiator
from haricot.games.ladybohn.quick import Quick
from haricot.games.ladybohn.replies import Replies
from haricot.games.ladybohn.rules import Ladybohn
from haricot.games.ladybohn.view import LadyBelief, LadySight
from haricot.games.ladybohn.worth import POLITE, StackOutlook
from haricot.kernel.actions import Action, Phrase
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
        game: Ladybohn,
        rng: Rng,
        habits: Habits = POLITE,
        talk: Talk | None = None,
        replies: Replies | None = None,
        quick: Quick | None = None,
    ) -> None:
        super().__init__(game.terms, rng, habits, talk, replies)
        self.game: Final = game
        self.quick: Final = quick if quick is not None else Quick(game.terms)
        self.budget: Budget = Budget(WORLDS)
        self.swayed: bool = False  # by the worlds played out, in its last answer
        self.epoch: int = -1  # when it last thought about a third field
        self.searched: int = 0  # decisions so far
        self.changed: int = 0  # of them other than at first sight

    def clone(self) -> Player:
        talk, replies = self.talk.clone(), self.replies.clone()
        twin = Searcher(self.game, self.rng.clone(), self.habits, talk, replies, self.quick)
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
        if menu.draft.size > 0 or not isinstance(answer, int) or answer == N_BUY:
            return answer
        sight = view.sight
        assert isinstance(sight, LadySight)
        if sight.phase == TRADE and sight.lifts[view.seat] < 0:
            return answer
        tried: list[int] = [answer]
        for number in menu.numbers():
            if number != answer and number != N_BUY and number < N_KEEP:
                tried.append(number)
        if len(tried) == 1:
            return answer
        return tried[self.best(view, [action_of(number) for number in tried])]

    def trade(self, outlook: StackOutlook, view: View, menu: Menu) -> int | Action:
        answer = super().trade(outlook, view, menu)
        waiting = [deal for deal in view.deals if deal.waits_for(view.seat)]
        if not waiting or not can_accept(menu):
            return answer
        actions: list[Action | None] = []
        accepted = -1
        if isinstance(answer, Accept):
            actions.append(answer)
            accepted = int(answer.deal)
            actions.append(Decline(answer.deal))
        elif isinstance(answer, Decline):
            actions.append(answer)
        elif isinstance(answer, int) and answer < N_OFFER:
            actions.append(None)  # let it be
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

    def buys(self, outlook: StackOutlook, view: View) -> bool:
        if outlook.sight.epoch == self.epoch:
            return False  # thought about in this phase, and put off
        self.epoch = int(outlook.sight.epoch)
        wants = outlook.buys()
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
        belief = LadyBelief(view, self.terms)
        me: i64 = view.seat
        trial = Trial(len(actions))
        self.budget.part(part)
        self.searched += 1
        while True:
            s = belief.sample(self.rng)
            lots = Lots(quick.cards, quick.decks, self.rng)
            for i in trial.left:
                t = s.clone()
                action = actions[i]
                if action is not None:
                    game.do(t, me, action, None)
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
    if number < N_LIFT:
        return PLANT_CARD[number - N_PLANT_CARD]
    return LIFT[number - N_LIFT]
