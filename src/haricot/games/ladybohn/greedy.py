"""`greedy` counts cards, weighs one step ahead, lifts misses and bargains."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from haricot.farm.actions import Accept, Decline
from haricot.farm.bargains import Bargain
from haricot.farm.habits import Habits
from haricot.farm.numbers import N_BUY, N_DONE, N_DRAW, N_HARVEST, N_PASS, N_PLANT, N_REVEAL
from haricot.farm.phases import PLANT, SETTLE, TRADE
from haricot.farm.talk import Talk
from haricot.farm.worth import HARVEST_FIRST
from haricot.games.ladybohn.actions import LIFTS, N_ACCEPT, N_DECLINE, N_KEEP, N_LIFT, N_PLANT_CARD
from haricot.games.ladybohn.bargains import Haggler
from haricot.games.ladybohn.hints import why
from haricot.games.ladybohn.terms import BABY, LadyTerms, sex_of
from haricot.games.ladybohn.worth import HABITS, StackOutlook
from haricot.kernel.actions import Action, Phrase
from haricot.kernel.chance import Rng
from haricot.kernel.events import Event
from haricot.kernel.players import Menu, Player
from haricot.kernel.views import View

RIPE: Final[i64] = 150  # how much a sale must be better than waiting


class Greedy(Player):
    """Plays for the most coins one step ahead; remembers what it has proposed this turn."""

    def __init__(self, terms: LadyTerms, rng: Rng, habits: Habits = HABITS, talk: Talk | None = None) -> None:
        super().__init__()
        self.terms: Final = terms
        self.rng: Final = rng
        self.habits: Final = habits
        self.talk: Final = talk if talk is not None else Talk(int(terms.seats))

    def clone(self) -> Player:
        return Greedy(self.terms, self.rng.clone(), self.habits, self.talk.clone())

    def decide(self, view: View, menu: Menu) -> int | Action:
        open_numbers = menu.numbers()
        if len(open_numbers) == 1 or menu.draft.size > 0:
            return open_numbers[0]
        outlook = StackOutlook(view, self.terms, self.habits)
        field = outlook.lift
        if field >= 0:
            return self.lift(outlook, field)
        if menu.has(N_BUY) and self.buys(outlook, view):
            return int(N_BUY)
        if outlook.phase == TRADE:
            return self.trade(outlook, view, menu)
        if outlook.phase == SETTLE and outlook.lying():
            return self.plant_lying(outlook, outlook.lying())
        if outlook.phase == PLANT and outlook.active == outlook.me:
            return self.plant(outlook, view)
        ripe = self.ripe_field(outlook, menu)
        if ripe >= 0:
            return ripe
        return int(N_DRAW) if outlook.active == outlook.me else int(N_PASS)

    def buys(self, outlook: StackOutlook, view: View) -> bool:
        """Is a third field worth its price now?"""
        return outlook.buys()

    def notice(self, event: Event) -> None:
        self.talk.notice(event)

    def why(self, view: View, action: Action) -> Phrase:
        return why(view, self.terms, self.habits, action, self.talk.last)

    def lift(self, outlook: StackOutlook, field: int) -> int:
        """The best move of a new baby."""
        best = outlook.best_lift(outlook.plots[outlook.me].stacks[field])
        if best == 0:
            return int(N_PASS)
        return int(N_LIFT + best // 10 - 1 + (LIFTS if best % 10 == 2 else 0))

    # -- planting

    def ripe_field(self, outlook: StackOutlook, menu: Menu) -> int:
        """The number that harvests a field better sold than kept, or -1."""
        best = -1
        most = RIPE
        for f, stack in enumerate(outlook.plots[outlook.me].stacks):
            if menu.has(N_HARVEST + f):
                pay = outlook.pay(stack)
                if pay > 0 and pay + outlook.slot - outlook.hope(stack) > most:
                    most = pay + outlook.slot - outlook.hope(stack)
                    best = int(N_HARVEST) + f
        return best

    def plant(self, outlook: StackOutlook, view: View) -> int:
        """From the hand: the card that is due, the next one if that is better than waiting, then go on."""
        plan = outlook.front(int(outlook.sight.planted))
        if plan < 0:
            return int(N_REVEAL)
        return int(N_HARVEST + plan - HARVEST_FIRST) if plan >= HARVEST_FIRST else int(N_PLANT + plan)

    def plant_lying(self, outlook: StackOutlook, lying: list[int]) -> int:
        """The best of the cards that must be planted, or the harvest that makes room for it."""
        plot = outlook.plots[outlook.me]
        card = lying[outlook.first_to_plant(plot, outlook.me, lying)]
        plan = outlook.choose(plot, outlook.me, card)
        if plan >= HARVEST_FIRST:
            return int(N_HARVEST + plan - HARVEST_FIRST)
        return int(N_PLANT_CARD) + card

    # -- the market

    def trade(self, outlook: StackOutlook, view: View, menu: Menu) -> int | Action:
        """Plant a baby that is due, accept the best deal that waits, propose a better one, or have done."""
        due = [n for n in menu.numbers() if N_PLANT_CARD <= n < N_LIFT]
        if due:
            return due[0]
        self.talk.begin(view)
        mine = outlook.active == outlook.me
        if mine and self.terms.at_once:
            kept = self.keep_baby(outlook, menu)
            if kept >= 0:
                return kept
        haggler = Haggler(outlook, int(outlook.sight.kept), self.talk)
        best = haggler.hear(view.deals)
        if mine or (best is None and haggler.oldest < 0):
            proposal = self.proposal(outlook, view, haggler, mine)
            if proposal is not None and (best is None or proposal.promise() > best.gain):
                self.talk.say(proposal)
                return haggler.proposed(proposal, view)
        if best is not None and can_accept(menu):
            return Accept(haggler.deal, haggler.refs(best))
        if mine:
            return int(N_DONE) if menu.has(N_DONE) else menu.numbers()[0]
        if haggler.oldest >= 0:
            return Decline(haggler.oldest)
        wish = haggler.wish() if self.talk.may_wish(view) else -1
        return self.talk.utter(wish) if wish >= 0 else int(N_PASS)

    def keep_baby(self, outlook: StackOutlook, menu: Menu) -> int:
        """The number that plants a revealed baby at once where it helps, or -1 (LAD-A5)."""
        for place, card in enumerate(outlook.up):
            if sex_of(card) == BABY and menu.has(N_KEEP + place):
                plan = outlook.choose(outlook.plots[outlook.me], outlook.me, card)
                if plan < HARVEST_FIRST and outlook.plots[outlook.me].stacks[plan] and outlook.gain > 0:
                    return int(N_KEEP) + place
        return -1

    def proposal(self, outlook: StackOutlook, view: View, haggler: Haggler, mine: bool) -> Bargain | None:
        """A deal worth proposing now."""
        made = int(outlook.sight.farms[outlook.me].offers)
        if made >= (self.habits.offers if mine else self.habits.bids) or made >= self.terms.offers:
            return None
        partners = [p for p in range(outlook.seats) if p != outlook.me] if mine else [outlook.active]
        return self.find(outlook, view, haggler, partners, mine)

    def find(
        self, outlook: StackOutlook, view: View, haggler: Haggler, partners: list[int], mine: bool
    ) -> Bargain | None:
        """The deal that promises most, as it seems from what lies open."""
        open_to = [p for p in partners if self.talk.made[p] < self.habits.each]
        return haggler.propose(open_to, mine and self.habits.all and len(open_to) == len(partners), self.rng)


def can_accept(menu: Menu) -> bool:
    """Is any acceptance open? Not while somebody's baby is not done with (LAD-68)."""
    for n in menu.numbers():
        if N_ACCEPT <= n < N_DECLINE:
            return True
    return False
