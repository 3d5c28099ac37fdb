"""Players that know Al Cabohne: `greedy` counts cards and takes the step after which the table is worth most."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, final

from mypy_extensions import i64

from haricot.farm.actions import Accept, Decline
from haricot.farm.numbers import N_BUY, N_DONE, N_DRAW, N_HARVEST, N_PASS, N_PLANT, N_REVEAL
from haricot.farm.phases import LEFTOVERS, PLANT
from haricot.farm.worth import COIN
from haricot.games.al_cabohne.actions import N_FEED, N_FIRST, N_PILE, N_UPS
from haricot.games.al_cabohne.hints import why
from haricot.games.al_cabohne.state import PAY
from haricot.games.al_cabohne.terms import CabTerms
from haricot.games.al_cabohne.worth import Mind, Plan
from haricot.kernel.actions import Action, Phrase
from haricot.kernel.chance import Rng
from haricot.kernel.events import Event
from haricot.kernel.game import Game
from haricot.kernel.players import Menu, Player
from haricot.kernel.views import DealView, View

LEAST: Final[i64] = -1_000_000_000  # worse than anything
GO_ON: Final = 1000  # stands for the number that ends the phase
SOLO_WEIGHT: Final = 2000  # what a coin of the mafia counts against one of mine, in thousandths
DUEL_WEIGHT: Final = 700
FAIR: Final[i64] = 30  # the least gain a deal is accepted for


@final
class Greedy(Player):
    """Plays for the most coins against the mafia, one step ahead."""

    def __init__(self, terms: CabTerms) -> None:
        super().__init__()
        self.terms: Final = terms
        self.weight: Final = SOLO_WEIGHT if terms.solo else DUEL_WEIGHT
        self.discard: list[int] = []  # what I have seen go there, the top last
        self.food: int = -1  # the pick that the feeding just opened is for
        self.best: i64 = LEAST  # of the steps weighed so far
        self.number: int = -1
        self.picked: int = -1

    def decide(self, view: View, menu: Menu) -> int | Action:
        numbers = menu.numbers()
        if menu.draft.size > 0:
            return self.food if self.food in numbers else numbers[0]
        if len(numbers) == 1:
            return numbers[0] if not is_feeding(numbers[0]) else self.step(view, menu)
        mind = self.mind(view)
        if view.facts["active"] != view.seat:
            return self.answer(mind, view, int(N_PASS))
        if menu.has(N_BUY) and mind.third_field() > COIN * self.terms.cost:
            return int(N_BUY)
        return self.step(view, menu)

    def notice(self, event: Event) -> None:
        """Remember the order of the discard pile."""
        for move in event.moves:
            if move.source == "discard" and move.target != "discard" and self.discard:
                self.discard.pop()
            elif move.target == "discard" and move.source != "discard" and move.card is not None:
                self.discard.append(move.card)

    def why(self, view: View, action: Action) -> Phrase:
        return why(view, self.mind(view), action)

    def mind(self, view: View) -> Mind:
        """The view with what I remember of the discard pile, if I was there all the time."""
        mind = Mind(view, self.terms, self.weight)
        if len(self.discard) == len(view.zones["discard"]):
            mind.plan.discard = self.discard[:]
        return mind

    # -- weighing

    def step(self, view: View, menu: Menu) -> int | Action:
        """The best step; going on is one where the phase allows it."""
        mind = self.mind(view)
        waiting = self.answer(mind, view, -1)
        if isinstance(waiting, Action):
            return waiting
        p = mind.plan
        self.best = LEAST
        self.number = -1
        self.picked = -1
        phase = view.facts["phase"]
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
            if p.hand and view.facts["planted"] < 2:
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
                best = LEAST
                food = -1
                for kind in range(mind.kinds):
                    if kind in p.hand and p.grower(kind) < 0:
                        after = p.clone()
                        after.hand.remove(kind)
                        mind.give(after, b, kind, 1)
                        value = mind.value(after)
                        if value > best:
                            best = value
                            food = kind
                if food >= 0:
                    p = p.clone()
                    p.hand.remove(food)
                    mind.give(p, b, food, 1)
                    if number < 0:
                        number = int(N_FEED) + b
                        picked = int(N_FIRST) + food
            if p.pile_owed():
                return
        self.weigh(mind, p, number if number >= 0 else GO_ON, picked)

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

    # -- bargaining

    def answer(self, mind: Mind, view: View, otherwise: int) -> int | Action:
        """Accept the best deal that waits for me if it helps, decline the oldest if none does."""
        best: DealView | None = None
        most = mind.value(mind.plan) + FAIR
        oldest: DealView | None = None
        for deal in view.deals:
            if deal.waits_for(view.seat):
                if oldest is None:
                    oldest = deal
                value = self.after_deal(mind, deal)
                if value > most:
                    most = value
                    best = deal
        if best is not None:
            return Accept(best.id, [])
        return Decline(oldest.id) if oldest is not None else otherwise

    def after_deal(self, mind: Mind, deal: DealView) -> i64:
        """What a deal leaves me with, paid from the front; LEAST if I cannot pay."""
        after = mind.plan.clone()
        for kind in deal.wants:
            if kind not in after.hand:
                return LEAST
            after.hand.remove(kind)
        after.hand += deal.gives
        return mind.value(after)


def is_feeding(number: int) -> bool:
    """Does a number open the form of a feeding?"""
    return N_FEED <= number < N_PILE


def greedy(game: Game[Any], rng: Rng) -> Player:
    """A greedy player for a table."""
    return Greedy(CabTerms(game.setup))


PLAYERS: dict[str, Callable[[Game[Any], Rng], Player]] = {"greedy": greedy}
