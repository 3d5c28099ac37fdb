"""`greedy` counts cards, weighs one step ahead and bargains."""

from __future__ import annotations

from typing import Final

from haricot.farm.bargains import Bargain
from haricot.farm.habits import Habits
from haricot.farm.talk import Talk
from haricot.farm.terms import Terms
from haricot.games.bohnanza.bargains import Haggler
from haricot.games.bohnanza.farmer import Farmer
from haricot.games.bohnanza.hints import why
from haricot.games.bohnanza.worth import HABITS, FieldOutlook
from haricot.kernel.actions import Action, Phrase
from haricot.kernel.chance import Rng
from haricot.kernel.events import Event
from haricot.kernel.players import Menu, Player
from haricot.kernel.views import View


class Greedy(Farmer):
    """Plays for the most coins one step ahead; remembers what it has proposed this turn."""

    def __init__(self, terms: Terms, rng: Rng, habits: Habits = HABITS, talk: Talk | None = None) -> None:
        super().__init__(terms, rng, habits)
        self.talk: Final = talk if talk is not None else Talk(int(terms.seats))

    def clone(self) -> Player:
        return Greedy(self.terms, self.rng.clone(), self.habits, self.talk.clone())

    def notice(self, event: Event) -> None:
        self.talk.notice(event)

    def why(self, view: View, action: Action) -> Phrase:
        return why(view, self.terms, self.mood(), action, self.talk.last)

    # -- the market

    def trade(self, outlook: FieldOutlook, view: View, menu: Menu) -> int | Action:
        """Accept the best deal that waits, propose a better one, or have done."""
        self.talk.begin(view)
        haggler = Haggler(outlook, int(outlook.sight.kept), self.talk)
        best = haggler.hear(view.deals)
        mine = outlook.active == outlook.me
        if mine or best is None:
            proposal = self.proposal(outlook, view, haggler, mine)
            if proposal is not None and (best is None or proposal.promise() > best.gain):
                self.talk.say(proposal)
                return haggler.proposed(proposal, view)
        if best is None and not mine and haggler.oldest < 0 and self.talk.may_wish(view):
            wish = haggler.wish()
            if wish >= 0:
                return self.talk.utter(wish)
        return haggler.answer(best)

    def proposal(self, outlook: FieldOutlook, view: View, haggler: Haggler, mine: bool) -> Bargain | None:
        """A deal worth proposing now; a seat that owes an answer needs a better reason."""
        made = int(outlook.sight.farms[outlook.me].offers)
        left = int(self.habits.offers if mine else self.habits.bids) - made
        if left <= 0 or made >= self.terms.offers:
            return None
        partners = [outlook.active]
        if mine:
            partners = [p % outlook.seats for p in range(outlook.me + 1, outlook.me + outlook.seats)]
        found = self.find(outlook, view, haggler, partners, left)
        if found is not None and haggler.oldest >= 0 and not mine and found.promise() < self.habits.counter:
            return None
        return found

    def find(
        self, outlook: FieldOutlook, view: View, haggler: Haggler, partners: list[int], left: int
    ) -> Bargain | None:
        """The deal that promises most, as it seems from what lies open."""
        return haggler.propose(partners, left, self.rng)
