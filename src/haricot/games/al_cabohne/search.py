"""`search` in Al Cabohne: what `trader` would do, unless matches played out on many sampled tables show something better."""

from __future__ import annotations

from math import exp
from typing import Final, final

from mypy_extensions import i64

from haricot.farm.actions import Accept, Decline
from haricot.farm.numbers import N_OFFER
from haricot.games.al_cabohne.actions import N_FEED, N_LAST, N_UPS
from haricot.games.al_cabohne.greedy import first_copies, is_feeding
from haricot.games.al_cabohne.quick import Quick
from haricot.games.al_cabohne.rules import AlCabohne
from haricot.games.al_cabohne.state import State
from haricot.games.al_cabohne.trader import Trader
from haricot.kernel.actions import Action, Phrase
from haricot.kernel.chance import Rng
from haricot.kernel.events import Event
from haricot.kernel.forms import Draft
from haricot.kernel.piles import cards_of
from haricot.kernel.players import Menu, Player
from haricot.kernel.trials import AHEAD, Budget, Choice, Trials
from haricot.kernel.views import Card, View

WORLDS: Final = 100  # tables tried for each choice
SURE: Final = 2.0  # so many standard errors must another choice be better
SPREAD: Final = 8.0  # coins: a lead of so many at the end multiplies the odds of having won by e
NONE: Final = -1


@final
class Search(Player):
    """Plays each choice out on the same tables, by rules of thumb, for the chance to win."""

    def __init__(self, game: AlCabohne, rng: Rng, base: Trader | None = None) -> None:
        super().__init__()
        self.game: Final = game
        self.rng: Final = rng
        self.base: Final = base if base is not None else Trader(game, rng.clone())
        self.quick: Final = Quick(game)
        self.budget: Budget = Budget(WORLDS)
        self.swayed: bool = False  # by the matches played out, in its last answer

    def allow(self, amount: int, unit: str) -> None:
        self.budget.allow(amount, unit)

    def clone(self) -> Player:
        twin = Search(self.game, self.rng.clone(), self.base.clone())
        twin.budget, twin.swayed = self.budget.clone(), self.swayed
        return twin

    def notice(self, event: Event) -> None:
        self.base.notice(event)

    def why(self, view: View, action: Action) -> Phrase:
        return AHEAD if self.swayed else self.base.why(view, action)

    def decide(self, view: View, menu: Menu) -> int | Action:
        self.budget.begin()
        first = self.base.decide(view, menu)
        if menu.draft.size > 0:
            return first
        self.swayed = False
        table = self.game.belief(view).sample(self.rng)
        actions = self.answers(view, first) if isinstance(first, Action) else self.steps(table, menu, first)
        usual = actions[0]
        if self.game.terms.solo:
            self.put_first(table, actions)
        best = self.best(actions, view) if len(actions) > 1 else actions[0]
        self.swayed = best is not usual
        return best

    # -- choices

    def answers(self, view: View, first: Action) -> list[Action]:
        """What may be said to the deals that wait for me: another offer is as good as no deal."""
        found = [first]
        hand = view.zones[f"hand/{view.seat}"]
        for deal in view.deals:
            if deal.waits_for(view.seat):
                if not isinstance(first, Accept) and all_of(deal.wants, hand):
                    found.append(Accept(deal.id, first_copies(deal.wants)))
                elif isinstance(first, Accept) and first.deal == deal.id:
                    found.append(Decline(deal.id))
        return found

    def steps(self, s: State, menu: Menu, first: int) -> list[Action]:
        """Every step of a menu, `first` first; every card and pile a boss may be given, of copies in hand the first one."""
        found = [self.action(s, menu.draft.seat, first, self.base.base.food if is_feeding(first) else NONE)]
        for number in menu.numbers():
            if is_feeding(number):
                for pick in self.food(s, menu.draft.seat, number):
                    if number != first or pick != self.base.base.food:
                        found.append(self.action(s, menu.draft.seat, number, pick))
            elif number != first and not N_OFFER <= number < N_FEED:
                found.append(self.action(s, menu.draft.seat, number, NONE))
        return found

    def food(self, s: State, seat: i64, number: int) -> list[int]:
        """What a boss may be given."""
        draft = Draft()
        draft.open(seat)
        draft.add(number)
        mask = self.game.mask()
        self.game.options(s, draft, mask)
        return [pick for pick in Menu(draft, mask).numbers() if pick < N_LAST or pick >= N_UPS]

    def action(self, s: State, seat: i64, number: int, pick: int) -> Action:
        """What a number does, perhaps with a pick."""
        draft = Draft()
        draft.open(seat)
        draft.add(number)
        if pick >= 0:
            draft.add(pick)
        action = self.game.finish(s, draft)
        assert action is not None
        return action

    def put_first(self, s: State, actions: list[Action]) -> None:
        """Alone, the rules of thumb are better than `greedy`: their step is the one to be improved on.

        All that is hidden lies in one deck, so they see nothing that I do not.
        """
        self.quick.count(s)
        wanted = self.quick.act(s).write(self.game.names)
        for i, action in enumerate(actions):
            if action.write(self.game.names) == wanted:
                actions.insert(0, actions.pop(i))
                return

    # -- trying them

    def best(self, actions: list[Action], view: View) -> Action:
        """The first of some choices, or one that is surely better."""
        belief = self.game.belief(view)
        known = cards_of(self.base.base.discard)
        remembered = len(known) == len(view.zones["discard"])
        trials = Trials([Choice(i, NONE) for i in range(len(actions))], self.budget)
        while trials.go_on():
            table = belief.sample(self.rng)
            if remembered:
                table.supply.discard = known[:]
            for choice in trials.alive:
                s = table.clone()
                self.game.do(s, view.seat, actions[choice.number], None)
                self.quick.play_out(s)
                trials.count(choice, self.chance(s, view.seat))
            trials.next()
        return actions[trials.best(SURE).number]

    def chance(self, s: State, seat: i64) -> float:
        """How likely a result is to be a win, from the leads over the mafia and over the other player."""
        mine = len(s.farms[seat].coins)
        chance = ahead(mine - len(s.mafia.coins) * self.game.terms.times)
        for p, farm in enumerate(s.farms):
            if p != seat:
                chance *= ahead(mine - len(farm.coins))
        return chance


def ahead(lead: i64) -> float:
    """The same of one lead."""
    return 1.0 / (1.0 + exp(float(-lead) / SPREAD))


def all_of(kinds: list[int], hand: list[Card]) -> bool:
    """Does a hand hold all these cards?"""
    for kind in kinds:
        if hand.count(kind) < kinds.count(kind):
            return False
    return True
