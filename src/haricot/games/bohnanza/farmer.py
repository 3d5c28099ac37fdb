"""What Bohnanza's players who count have in common: planting, harvesting and the duel."""

from __future__ import annotations

from abc import abstractmethod
from typing import Final

from mypy_extensions import i64

from haricot.farm.habits import Habits
from haricot.farm.numbers import N_BUY, N_DONE, N_DRAW, N_HARVEST, N_PASS, N_PLANT, N_REVEAL
from haricot.farm.phases import LEFTOVERS, PLANT, SETTLE, TRADE
from haricot.farm.terms import Terms
from haricot.farm.worth import HARVEST_FIRST
from haricot.games.bohnanza.actions import N_FIRST, N_PLANT_KIND, N_UPS
from haricot.games.bohnanza.state import CHOOSE
from haricot.games.bohnanza.worth import FieldOutlook
from haricot.kernel.actions import Action
from haricot.kernel.chance import Rng
from haricot.kernel.players import Menu, Player
from haricot.kernel.views import View


class Farmer(Player):
    """Plays for the most coins one step ahead."""

    def __init__(self, terms: Terms, rng: Rng, habits: Habits) -> None:
        super().__init__()
        self.terms: Final = terms
        self.rng: Final = rng
        self.habits: Final = habits

    def decide(self, view: View, menu: Menu) -> int | Action:
        open_numbers = menu.numbers()
        if len(open_numbers) == 1 or menu.draft.size > 0:
            return open_numbers[0]
        outlook = FieldOutlook(view, self.terms, self.mood())
        if menu.has(N_BUY) and self.buys(outlook, view):
            return int(N_BUY)
        phase = outlook.phase
        if phase == TRADE:
            return self.trade(outlook, view, menu)
        if phase == SETTLE:
            return self.plant_lying(outlook, outlook.lying())
        if outlook.active == outlook.me:
            if phase == PLANT:
                return self.plant(outlook, view, menu)
            if phase == LEFTOVERS:
                return self.use_leftovers(outlook)
            if phase == CHOOSE:
                return self.use_revealed(outlook, menu)
        full = self.full_field(outlook, menu)
        if full >= 0:
            return full
        return int(N_DRAW) if outlook.active == outlook.me else int(N_PASS)

    def mood(self) -> Habits:
        """What it goes by at this table."""
        return self.habits

    def buys(self, outlook: FieldOutlook, view: View) -> bool:
        """Is a third field worth its price now?"""
        return outlook.buys()

    @abstractmethod
    def trade(self, outlook: FieldOutlook, view: View, menu: Menu) -> int | Action:
        """Answer, propose, or have done."""

    # -- planting

    def full_field(self, outlook: FieldOutlook, menu: Menu) -> int:
        """The number that harvests a field which pays all it ever can, or -1.

        Asked when nothing is left to plant: until then such a field takes cards of its kind that
        would spoil another.
        """
        plot = outlook.plots[outlook.me]
        for f in range(plot.fields):
            if menu.has(N_HARVEST + f) and outlook.full(plot.kind[f], plot.size[f]):
                return int(N_HARVEST) + f
        return -1

    def plant(self, outlook: FieldOutlook, view: View, menu: Menu) -> int:
        """From the hand: the card that is due, the next one if that is better than waiting, then go on."""
        plan = outlook.front(int(outlook.sight.planted)) if outlook.discarded == 0 else -1
        if plan >= 0:
            return int(N_HARVEST + plan - HARVEST_FIRST) if plan >= HARVEST_FIRST else int(N_PLANT + plan)
        thrown = self.throw_away(outlook, menu)
        return thrown if thrown >= 0 else int(N_REVEAL)

    def plant_lying(self, outlook: FieldOutlook, lying: list[int]) -> int:
        """The best of the cards that must be planted, or the harvest that makes room for it."""
        plot = outlook.plots[outlook.me]
        card = lying[outlook.first_to_plant(plot, outlook.me, lying)]
        return self.number(card, outlook.choose(plot, outlook.me, card))

    def number(self, card: int, plan: i64) -> int:
        """The number that carries out a plan for a lying card."""
        if plan >= HARVEST_FIRST:
            return int(N_HARVEST + plan - HARVEST_FIRST)
        return int(N_PLANT_KIND + 3 * card + plan)

    # -- the duel

    def use_leftovers(self, outlook: FieldOutlook) -> int:
        """Plant what helps, throw the rest away."""
        plot = outlook.plots[outlook.me]
        card = outlook.left[outlook.first_to_plant(plot, outlook.me, outlook.left)]
        plan = outlook.choose(plot, outlook.me, card)
        if self.better_planted(outlook, card, plan, outlook.gain):
            return self.number(card, plan)
        return int(N_UPS) + card

    def use_revealed(self, outlook: FieldOutlook, menu: Menu) -> int:
        """Plant what helps me, or would help the opponent more than it hurts me; leave the rest."""
        plot = outlook.plots[outlook.me]
        other = 1 - outlook.me
        best = -1
        best_gain: i64 = 0
        for card in outlook.up:
            plan = outlook.choose(plot, outlook.me, card)
            gain = self.with_hand(outlook, card, plan, outlook.gain)
            outlook.choose(outlook.plots[other], other, card)
            if outlook.gain > 0:
                gain += outlook.gain  # what it is left it has for nothing
            if gain > best_gain:
                best_gain = gain
                best = self.number(card, plan)
        if best < 0:
            best = self.full_field(outlook, menu)
        if best >= 0:
            return best
        return int(N_DRAW) if menu.has(N_DRAW) else int(N_DONE)

    def better_planted(self, outlook: FieldOutlook, card: int, plan: i64, gain: i64) -> bool:
        """Does planting a card bring more than not having it?"""
        return self.with_hand(outlook, card, plan, gain) > 0

    def with_hand(self, outlook: FieldOutlook, card: int, plan: i64, gain: i64) -> i64:
        """What planting a card brings, with what it means for my hand."""
        plot = outlook.my_plot()
        before = outlook.queue(plot.clone(), outlook.hand)
        outlook.put(plot, card, plan)
        return gain + outlook.queue(plot, outlook.hand) - before

    def throw_away(self, outlook: FieldOutlook, menu: Menu) -> int:
        """The number of the hand card best discarded, or -1."""
        best = -1
        most = outlook.queue(outlook.my_plot(), outlook.hand) + self.habits.spare
        for i, card in enumerate(outlook.hand):
            if menu.has(N_FIRST + card) and card not in outlook.hand[:i]:
                value = outlook.queue(outlook.my_plot(), outlook.hand[:i] + outlook.hand[i + 1 :])
                if value > most:
                    most = value
                    best = int(N_FIRST) + card
        return best
