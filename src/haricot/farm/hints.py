"""Why players who count do what they do, for boxes with a turn of four phases: reasons (`hint-<id>`) from a view alone.

Reasons are worked out when somebody asks for one, with the numbers that decided; deciding costs nothing more.
"""

from __future__ import annotations

from abc import abstractmethod
from typing import Final, Generic, TypeVar

from mypy_extensions import i64, mypyc_attr

from haricot.farm.actions import Accept, Buy, Counter, Decline, Offer
from haricot.farm.bargains import Bargain, Trader
from haricot.farm.worth import COIN, HARVEST_FIRST, Outlook
from haricot.kernel.actions import Action, Arg, Phrase
from haricot.kernel.views import DealView, View

P = TypeVar("P")  # the fields of one seat, to think with

BEST: Final = Phrase("best", {})  # nothing more can be said than that it was worth most


@mypyc_attr(allow_interpreted_subclasses=True)
class Reasons(Generic[P]):
    """What speaks for one seat's actions at one moment."""

    def __init__(self, view: View, outlook: Outlook[P]) -> None:
        self.view: Final = view
        self.outlook: Final = outlook

    # -- a box's own

    @abstractmethod
    def size(self, field: int) -> int:
        """How many cards lie in a field of mine."""

    @abstractmethod
    def pays(self, field: int) -> int:
        """What a field of mine pays now, in coins."""

    @abstractmethod
    def grows(self, field: int, card: int) -> bool:
        """Does a field of mine grow the kind of a card?"""

    @abstractmethod
    def grown(self, field: int, card: int) -> Phrase:
        """What a card does for a field that grows its kind."""

    @abstractmethod
    def to_sell(self) -> int:
        """How many fields could be harvested to make room."""

    # -- planting

    def plan(self, card: int, second: bool) -> Phrase:
        """Why a card is planted where the best plan for it says, or why that field is harvested first."""
        plan = int(self.outlook.choose(self.outlook.plots[self.outlook.me], self.outlook.me, card))
        if plan >= HARVEST_FIRST:
            return self.room(card, plan - int(HARVEST_FIRST), second)
        return self.place(card, plan, second)

    def place(self, card: int, field: int, second: bool) -> Phrase:
        """Why a card is planted in a field."""
        if second:
            return Phrase("second", {"kind": card, "field:place": field})
        if self.size(field) > 0:
            return self.grown(field, card)
        return Phrase("start", {"kind": card, "field:place": field})

    def room(self, card: int, field: int, second: bool) -> Phrase:
        """Why a field is harvested for a card."""
        args: dict[str, Arg] = {"kind": card, "field:place": field, "coins": self.pays(field)}
        if self.grows(field, card):
            return Phrase("anew", args)
        if second:
            return Phrase("second-room", args)
        return Phrase("room-only" if self.to_sell() == 1 else "room", args)

    def reveal(self, planted: int) -> Phrase:
        """Why nothing more is planted from the hand."""
        if planted < 2 and self.outlook.hand:
            return Phrase("keep-front", {"kind": self.outlook.hand[0]})
        return Phrase("go-on", {})

    def bought(self) -> Phrase:
        """Why a third field is worth its price."""
        outlook = self.outlook
        cost = int(outlook.terms.cost)
        if outlook.third_field() > COIN * cost:
            return Phrase("buy", {"coins": cost, "rounds": max(1, (outlook.rounds10 + 5) // 10)})
        return Phrase("buy-room", {"coins": cost})

    # -- dealing

    def dealt(self, action: Action, bargain: Bargain | None, trader: Trader[P]) -> Phrase | None:
        """Why something is bought, offered, accepted or refused; None: it is something else."""
        if isinstance(action, Buy):
            return self.bought()
        if isinstance(action, (Offer, Counter)):
            return offered(bargain)
        if isinstance(action, Accept):
            return accepted(self.view.deals, action.deal)
        if isinstance(action, Decline):
            return self.declined(trader, action.deal)
        return None

    def declined(self, trader: Trader[P], id: i64) -> Phrase:
        """Why a deal is refused."""
        for deal in self.view.deals:
            if deal.id == id:
                paid = trader.payment(deal)
                if paid is None:
                    return Phrase("decline-cannot", {"wants:kind": deal.wants})
                if paid.gain >= trader.habits.threshold:
                    return Phrase("decline-late", {})
                gets = [trader.guess(word) for word in deal.gives]
                if trader.effect(paid.gives, paid.ups, gets) >= trader.habits.threshold:
                    return Phrase("decline-helps", {"seat": deal.proposer})
                return Phrase("decline-poor", {})
        return BEST

    def no_deal(self) -> Phrase:
        """Why nothing is proposed."""
        habits = self.outlook.habits
        limit = int(habits.offers if self.outlook.active == self.outlook.me else habits.bids)
        made = self.view.facts[f"offers/{self.outlook.me}"]
        if 0 < min(limit, int(self.outlook.terms.offers)) <= made:
            return Phrase("enough", {"offers": made})
        if self.outlook.active == self.outlook.me:
            return Phrase("done", {"left": len(self.outlook.up)})
        return Phrase("no-deal", {"seat": self.outlook.active})


def offered(bargain: Bargain | None) -> Phrase:
    """Why a deal is proposed."""
    if bargain is None:
        return BEST
    args: dict[str, Arg] = {"percent": int(bargain.chance) // 10}
    if bargain.to >= 0:
        args["to:seat"] = bargain.to
    if bargain.gives:
        args["gives:kind"] = bargain.gives
    if bargain.wants:
        args["wants:kind"] = bargain.wants
    word = "gift" if not bargain.wants else "ask" if not bargain.gives else "swap"
    return Phrase(word if bargain.to >= 0 or word == "gift" else f"{word}-all", args)


def accepted(deals: list[DealView], id: i64) -> Phrase:
    """Why a deal is accepted."""
    for deal in deals:
        if deal.id == id:
            if not deal.wants:
                return Phrase("accept-gift", {"gives:kind": deal.gives})
            if not deal.gives:
                return Phrase("accept-rid", {"wants:kind": deal.wants})
            return Phrase("accept", {})
    return BEST
