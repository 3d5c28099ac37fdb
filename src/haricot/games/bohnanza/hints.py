"""Why `greedy` does what it does in Bohnanza and its duel: reasons (`hint-<id>`) from the view it decided on."""

from __future__ import annotations

from typing import Final, final

from haricot.farm.actions import UP, Discard, Harvest, Plant, Reveal
from haricot.farm.bargains import Bargain
from haricot.farm.habits import Habits
from haricot.farm.hints import BEST, Reasons
from haricot.farm.phases import LEFTOVERS, PLANT, SETTLE, TRADE
from haricot.farm.talk import Talk
from haricot.farm.terms import Terms
from haricot.farm.worth import COIN, HARVEST_FIRST
from haricot.games.bohnanza.bargains import Haggler
from haricot.games.bohnanza.state import CHOOSE
from haricot.games.bohnanza.worth import FieldOutlook, Plot
from haricot.kernel.actions import Action, Phrase
from haricot.kernel.views import View


@final
class FieldReasons(Reasons[Plot]):
    """What speaks for actions where a field is a kind and a number of cards."""

    def __init__(self, view: View, outlook: FieldOutlook) -> None:
        super().__init__(view, outlook)
        self.plain: Final = outlook
        self.plot: Final = outlook.plots[outlook.me]

    def size(self, field: int) -> int:
        return int(self.plot.size[field])

    def pays(self, field: int) -> int:
        return int(self.plain.pay(self.plot.kind[field], self.plot.size[field]) // COIN)

    def grows(self, field: int, card: int) -> bool:
        return self.size(field) > 0 and self.plot.kind[field] == card

    def grown(self, field: int, card: int) -> Phrase:
        size = self.size(field)
        if self.plain.full(card, size):
            return Phrase("grow-full", {"field:place": field})
        coins = int(self.plain.pay(card, size + 1))
        more = 1
        while size + 1 + more < self.plain.width and self.plain.pay(card, size + 1 + more) == coins:
            more += 1
        then = int(self.plain.pay(card, size + 1 + more)) if size + 1 + more < self.plain.width else coins
        if then == coins:
            more = 0
        return Phrase(
            "grow", {"field:place": field, "coins": coins // int(COIN), "more": more, "then": then // int(COIN)}
        )

    def to_sell(self) -> int:
        sizes = [self.size(field) for field in range(int(self.plot.fields))]
        large = [size for size in sizes if size > 1]
        return len(large) if large else len(sizes)

    # -- the duel

    def lying(self, action: Plant | Harvest) -> Phrase:
        """Why a card that was turned up is planted, or a field harvested for it."""
        outlook = self.plain
        best = -1
        for card in outlook.up:
            plan = outlook.choose(self.plot, outlook.me, card)
            if isinstance(action, Plant):
                if card == action.kind and plan == action.field:
                    best = card
            elif plan == HARVEST_FIRST + action.field:
                best = card
        if best < 0:
            return self.full(int(action.field)) if isinstance(action, Harvest) else BEST
        if self.spare(best) <= 0:
            return Phrase("deny", {"kind": best})
        return self.plan(best, False)

    def spare(self, card: int) -> int:
        """What planting a card brings, with what it means for my hand."""
        outlook = self.plain
        plan = outlook.choose(self.plot, outlook.me, card)
        gain = outlook.gain
        plot = outlook.my_plot()
        before = outlook.queue(plot.clone(), outlook.hand)
        outlook.put(plot, card, plan)
        return int(gain + outlook.queue(plot, outlook.hand) - before)

    def full(self, field: int) -> Phrase:
        """A field that pays all it ever can."""
        return Phrase("full", {"field:place": field, "coins": self.pays(field)})


def why(view: View, terms: Terms, habits: Habits, action: Action, proposal: Bargain | None) -> Phrase:
    """The reason for an action of somebody of these habits."""
    outlook = FieldOutlook(view, terms, habits)
    reasons = FieldReasons(view, outlook)
    phase = outlook.phase
    dealt = reasons.dealt(action, proposal, Haggler(outlook, view.facts["kept"], Talk(outlook.seats)))
    if dealt is not None:
        return dealt
    if isinstance(action, Discard):
        return Phrase("leave" if action.card.copy == UP else "throw", {"kind": int(action.card.kind)})
    if isinstance(action, (Plant, Harvest)):
        if phase == CHOOSE:
            return reasons.lying(action)
        if phase == SETTLE:
            lying = outlook.lying()
            return reasons.plan(lying[outlook.first_to_plant(reasons.plot, outlook.me, lying)], False)
        if phase == LEFTOVERS:
            return reasons.plan(outlook.left[outlook.first_to_plant(reasons.plot, outlook.me, outlook.left)], False)
        if phase == PLANT and outlook.active == outlook.me:
            return reasons.plan(outlook.hand[0], view.facts["planted"] == 1)
        return reasons.full(int(action.field))
    if isinstance(action, Reveal):
        return reasons.reveal(view.facts["planted"] if view.facts["discarded"] == 0 else 2)
    if phase == TRADE:
        return reasons.no_deal()
    if phase == CHOOSE:
        return Phrase("leave-rest" if outlook.up else "let-grow", {})
    return Phrase("let-grow", {})
