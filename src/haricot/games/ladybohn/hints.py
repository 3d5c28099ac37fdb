"""Why `greedy` does what it does in Ladybohn: reasons (`hint-<id>`) from the view it decided on."""

from __future__ import annotations

from typing import Final, final

from haricot.farm.actions import Harvest, Keep, Plant, Reveal
from haricot.farm.arrivals import ARRIVALS
from haricot.farm.bargains import Bargain
from haricot.farm.habits import Habits
from haricot.farm.hints import Reasons
from haricot.farm.phases import PLANT, SETTLE, TRADE
from haricot.farm.talk import Talk
from haricot.farm.worth import COIN
from haricot.games.ladybohn.actions import Lift
from haricot.games.ladybohn.bargains import Haggler
from haricot.games.ladybohn.terms import MISS, LadyTerms, sex_of
from haricot.games.ladybohn.worth import Plot, StackOutlook, lifted
from haricot.kernel.actions import Action, Pass, Phrase
from haricot.kernel.views import View


@final
class StackReasons(Reasons[Plot]):
    """What speaks for actions where the top card of a field sets its price."""

    def __init__(self, view: View, outlook: StackOutlook, terms: LadyTerms) -> None:
        super().__init__(view, outlook)
        self.plain: Final = outlook
        self.terms: Final = terms
        self.stacks: Final = outlook.plots[outlook.me].stacks

    def size(self, field: int) -> int:
        return len(self.stacks[field])

    def pays(self, field: int) -> int:
        return int(self.plain.pay(self.stacks[field]) // COIN)

    def grows(self, field: int, card: int) -> bool:
        stack = self.stacks[field]
        return len(stack) > 0 and self.plain.kind(stack[0]) == self.plain.kind(card)

    def grown(self, field: int, card: int) -> Phrase:
        after = self.plain.grown(self.stacks[field], card)
        coins = int(self.terms.price(after[-1], len(after)))
        more = 1
        while more < ARRIVALS and self.terms.price(after[-1], len(after) + more) == coins:
            more += 1
        then = int(self.terms.price(after[-1], len(after) + more))
        if then == coins:
            more = 0
        return Phrase("grow", {"field:place": field, "coins": coins, "more": more, "then": then})

    def to_sell(self) -> int:
        plot = self.plain.plots[self.plain.me]
        n = 0
        for field in range(len(self.stacks)):
            if self.plain.ripe(plot, field):
                n += 1
        return n

    def sold(self, field: int) -> Phrase:
        """Why a field is harvested of one's own accord."""
        missed = sex_of(self.stacks[field][-1]) == MISS
        return Phrase("ripe-miss" if missed else "ripe", {"field:place": field, "coins": self.pays(field)})

    def lift(self, field: int, action: Lift) -> Phrase:
        """Why a miss rises."""
        stack = self.stacks[field]
        miss = int(action.miss)
        place = len(stack)
        while miss > 0:
            place -= 1
            if sex_of(stack[place]) == MISS:
                miss -= 1
        after = lifted(stack, place, action.places)
        if sex_of(after[-1]) == MISS and self.plain.pay(after) > 0:
            return Phrase("lift-top", {"field:place": field, "coins": int(self.plain.pay(after) // COIN)})
        return Phrase("lift", {"field:place": field})


def why(view: View, terms: LadyTerms, habits: Habits, action: Action, proposal: Bargain | None) -> Phrase:
    """The reason for an action of somebody of these habits."""
    outlook = StackOutlook(view, terms, habits)
    reasons = StackReasons(view, outlook, terms)
    phase = outlook.phase
    field = view.facts[f"lift/{view.seat}"]
    if isinstance(action, Lift):
        return reasons.lift(field, action)
    if isinstance(action, Pass) and field >= 0:
        return Phrase("waive", {"field:place": field})
    dealt = reasons.dealt(action, proposal, Haggler(outlook, view.facts["kept"], Talk(outlook.seats)))
    if dealt is not None:
        return dealt
    if isinstance(action, Keep):
        return Phrase("keep-baby", {"kind": int(action.kind)})
    if isinstance(action, (Plant, Harvest)):
        if phase == TRADE:
            return (
                Phrase("baby", {"kind": int(action.kind)})
                if isinstance(action, Plant)
                else reasons.sold(int(action.field))
            )
        lying = outlook.lying()
        if phase == SETTLE and lying:
            return reasons.plan(lying[outlook.first_to_plant(outlook.plots[outlook.me], outlook.me, lying)], False)
        if phase == PLANT and outlook.active == outlook.me:
            return reasons.plan(outlook.hand[0], view.facts["planted"] == 1)
        return reasons.sold(int(action.field))
    if isinstance(action, Reveal):
        return reasons.reveal(view.facts["planted"])
    if phase == TRADE:
        return reasons.no_deal()
    return Phrase("unripe", {})
