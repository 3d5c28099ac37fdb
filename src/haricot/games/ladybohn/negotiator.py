"""`trader`: like `greedy`, but weighs every deal up to two for two by what the other would answer.

With the habits of `trader` it is for the arena only: it asks much and often, which wins against programs and would be noise at a
table with people.
"""

from __future__ import annotations

from typing import Final

from haricot.farm.bargains import Bargain
from haricot.farm.habits import Habits
from haricot.farm.talk import Talk
from haricot.games.ladybohn.bargains import Haggler
from haricot.games.ladybohn.exchange import Exchange
from haricot.games.ladybohn.greedy import Greedy
from haricot.games.ladybohn.replies import Replies
from haricot.games.ladybohn.terms import LadyTerms
from haricot.games.ladybohn.worth import TRADING, StackOutlook
from haricot.kernel.chance import Rng
from haricot.kernel.events import Event
from haricot.kernel.players import Player
from haricot.kernel.views import View


class Negotiator(Greedy):
    """Puts itself in the place of the other seat, with hands that it may hold; without any it proposes as `greedy` does."""

    def __init__(
        self,
        terms: LadyTerms,
        rng: Rng,
        habits: Habits = TRADING,
        talk: Talk | None = None,
        replies: Replies | None = None,
    ) -> None:
        super().__init__(terms, rng, habits, talk)
        self.replies: Final = replies if replies is not None else Replies(int(terms.seats))

    def clone(self) -> Player:
        return Negotiator(self.terms, self.rng.clone(), self.habits, self.talk.clone(), self.replies.clone())

    def notice(self, event: Event) -> None:
        self.replies.notice(event, self.talk.seat)
        super().notice(event)

    def find(
        self, outlook: StackOutlook, view: View, haggler: Haggler, partners: list[int], mine: bool
    ) -> Bargain | None:
        if self.habits.hands == 0:
            return super().find(outlook, view, haggler, partners, mine)
        self.replies.begin(view)
        left = (self.habits.offers if mine else self.habits.bids) - outlook.sight.farms[outlook.me].offers
        exchange = Exchange(outlook, haggler, self.replies, int(outlook.sight.kept), self.terms.shown, self.rng)
        return exchange.propose(partners, left, mine and self.habits.all)
