"""`trader`: like `greedy`, but weighs every deal up to two for two by what the other would answer."""

from __future__ import annotations

from typing import Final

from haricot.farm.bargains import Bargain
from haricot.farm.habits import Habits
from haricot.farm.talk import Talk
from haricot.farm.terms import Terms
from haricot.games.bohnanza.bargains import Haggler
from haricot.games.bohnanza.exchange import Exchange, Idea
from haricot.games.bohnanza.greedy import Greedy
from haricot.games.bohnanza.replies import Replies
from haricot.games.bohnanza.worth import TRADING, FieldOutlook, among_deaf
from haricot.kernel.chance import Rng
from haricot.kernel.events import Event
from haricot.kernel.players import Player
from haricot.kernel.views import View


class Negotiator(Greedy):
    """Puts itself in the place of the other seat, with hands that it may hold."""

    def __init__(
        self,
        terms: Terms,
        rng: Rng,
        habits: Habits = TRADING,
        talk: Talk | None = None,
        replies: Replies | None = None,
    ) -> None:
        super().__init__(terms, rng, habits, talk)
        self.replies: Final = replies if replies is not None else Replies(int(terms.seats))

    def clone(self) -> Player:
        return Negotiator(self.terms, self.rng.clone(), self.habits, self.talk.clone(), self.replies.clone())

    def mood(self) -> Habits:
        deaf = self.replies.deaf_ones()
        return among_deaf(self.habits, deaf, int(self.terms.seats)) if deaf > 0 else self.habits

    def notice(self, event: Event) -> None:
        self.replies.notice(event, self.talk.seat)
        super().notice(event)

    def find(
        self, outlook: FieldOutlook, view: View, haggler: Haggler, partners: list[int], left: int
    ) -> Bargain | None:
        self.replies.begin(view)
        exchange = Exchange(outlook, haggler, self.replies, int(outlook.sight.kept), self.rng)
        chosen = self.choose(exchange, exchange.short_list(partners), view, left)
        return exchange.say(chosen) if chosen is not None else None

    def choose(self, exchange: Exchange, short: list[Idea], view: View, left: int) -> Idea | None:
        """Which idea to propose, if any."""
        return exchange.best(short, left)
