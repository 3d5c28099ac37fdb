"""`search` in Al Cabohne: what `greedy` would do, unless matches played out on many sampled tables show something better."""

from __future__ import annotations

from math import exp
from typing import Final, final

from mypy_extensions import i64

from haricot.farm.numbers import N_OFFER
from haricot.games.al_cabohne.actions import N_FEED, N_LAST, N_UPS
from haricot.games.al_cabohne.greedy import Greedy, is_feeding
from haricot.games.al_cabohne.quick import Quick
from haricot.games.al_cabohne.rules import AlCabohne
from haricot.games.al_cabohne.state import State
from haricot.kernel.actions import Action, Phrase
from haricot.kernel.chance import Rng
from haricot.kernel.events import Event
from haricot.kernel.forms import Draft
from haricot.kernel.piles import cards_of
from haricot.kernel.players import Menu, Player
from haricot.kernel.trials import Budget, Choice, Trials
from haricot.kernel.views import View

WORLDS: Final = 100  # tables tried for each choice
SURE: Final = 1.0  # so many standard errors must another choice be better
SPREAD: Final = 8.0  # coins: a lead of so many at the end multiplies the odds of having won by e


@final
class Search(Player):
    """Plays each choice out on the same tables, by rules of thumb, for the chance to win."""

    def __init__(
        self, game: AlCabohne, rng: Rng, spread: float = SPREAD, sure: float = SURE, base: Greedy | None = None
    ) -> None:
        super().__init__()
        self.game: Final = game
        self.rng: Final = rng
        self.base: Final = base if base is not None else Greedy(game.terms)
        self.quick: Final = Quick(game)
        self.spread: Final = spread
        self.sure: Final = sure
        self.budget: Budget = Budget(WORLDS)
        self.pick: int = -1  # of the feeding just opened

    def allow(self, amount: int, unit: str) -> None:
        self.budget.allow(amount, unit)

    def clone(self) -> Player:
        twin = Search(self.game, self.rng.clone(), self.spread, self.sure, self.base.clone())
        twin.budget, twin.pick = self.budget.clone(), self.pick
        return twin

    def notice(self, event: Event) -> None:
        self.base.notice(event)

    def why(self, view: View, action: Action) -> Phrase:
        return self.base.why(view, action)

    def decide(self, view: View, menu: Menu) -> int | Action:
        if menu.draft.size > 0:
            return self.pick if menu.has(self.pick) else menu.numbers()[0]
        numbers = menu.numbers()
        first = self.base.decide(view, menu)
        if isinstance(first, Action) or view.facts["active"] != view.seat:
            return first
        if len(numbers) == 1 and not is_feeding(numbers[0]):
            return first
        trials = [Choice(first, self.base.food if is_feeding(first) else -1)]
        belief = self.game.belief(view)
        for number in numbers:
            if is_feeding(number):
                self.open_food(belief.sample(self.rng), view.seat, number, trials)
            elif number != first and not N_OFFER <= number < N_FEED:
                trials.append(Choice(number, -1))
        if self.game.terms.solo:
            self.put_first(belief.sample(self.rng), trials)
        best = self.best(trials, view) if len(trials) > 1 else trials[0]
        self.pick = best.pick
        return best.number

    def put_first(self, s: State, trials: list[Choice]) -> None:
        """Alone, the rules of thumb are better than `greedy`: their step is the one to be improved on.

        All that is hidden lies in one deck, so they see nothing that I do not.
        """
        self.quick.count(s)
        wanted = self.quick.act(s).write(self.game.names)
        for i, trial in enumerate(trials):
            if self.action(s, trial).write(self.game.names) == wanted:
                trials.insert(0, trials.pop(i))
                return

    def action(self, s: State, trial: Choice) -> Action:
        """What a choice does."""
        draft = Draft()
        draft.open(s.active)
        draft.add(trial.number)
        if trial.pick >= 0:
            draft.add(trial.pick)
        action = self.game.finish(s, draft)
        assert action is not None
        return action

    def open_food(self, s: State, seat: i64, number: int, trials: list[Choice]) -> None:
        """Every card and pile that a boss may be given is a choice of its own; of copies in hand, the first."""
        draft = Draft()
        draft.open(seat)
        draft.add(number)
        mask = self.game.mask()
        self.game.options(s, draft, mask)
        menu = Menu(draft, mask)
        for pick in menu.numbers():
            if (pick < N_LAST or pick >= N_UPS) and not (number == trials[0].number and pick == trials[0].pick):
                trials.append(Choice(number, pick))

    def best(self, choices: list[Choice], view: View) -> Choice:
        """The first of some choices, or one that is surely better."""
        belief = self.game.belief(view)
        known = cards_of(self.base.discard)
        remembered = len(known) == len(view.zones["discard"])
        trials = Trials(choices, self.budget)
        while trials.go_on():
            table = belief.sample(self.rng)
            if remembered:
                table.supply.discard = known[:]
            for choice in trials.alive:
                s = table.clone()
                self.game.do(s, view.seat, self.action(s, choice), None)
                self.quick.play_out(s)
                trials.count(choice, self.chance(s, view.seat))
            trials.next()
        return trials.best(self.sure)

    def chance(self, s: State, seat: i64) -> float:
        """How likely a result is to be a win, from the leads over the mafia and over the other player."""
        mine = len(s.farms[seat].coins)
        chance = self.ahead(mine - len(s.mafia.coins) * self.game.terms.times)
        for p, farm in enumerate(s.farms):
            if p != seat:
                chance *= self.ahead(mine - len(farm.coins))
        return chance

    def ahead(self, lead: i64) -> float:
        """The same of one lead."""
        return 1.0 / (1.0 + exp(float(-lead) / self.spread))
