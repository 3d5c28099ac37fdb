"""`trader` in Al Cabohne: plays as `greedy`, and weighs a deal by asking what the other would say to it."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from haricot.farm.actions import Accept, Offer
from haricot.farm.bargains import Bargain
from haricot.farm.numbers import N_OFFER
from haricot.games.al_cabohne.greedy import Greedy, first_copies
from haricot.games.al_cabohne.rules import AlCabohne
from haricot.games.al_cabohne.view import cab_sight
from haricot.games.al_cabohne.worth import HABITS
from haricot.kernel.actions import Action, Phrase
from haricot.kernel.chance import Rng
from haricot.kernel.events import Event
from haricot.kernel.players import Menu, Player
from haricot.kernel.views import View

HANDS: Final = 24  # that the other may hold, tried for each deal
LIKELY: Final = 300  # how many of them must agree, in thousandths
WORTHWHILE: Final[i64] = 30  # what a deal must promise, in thousandths of a coin
SILENT: Final = HABITS.tempered({"offers": 0, "bids": 0})  # it answers; the offers are made here


@final
class Trader(Player):
    """Offers what the other would agree to, as far as it can be known."""

    def __init__(self, game: AlCabohne, rng: Rng, base: Greedy | None = None) -> None:
        super().__init__()
        self.game: Final = game
        self.rng: Final = rng
        self.base: Final = base if base is not None else Greedy(game.terms, SILENT)
        self.other: Final = Greedy(game.terms)  # it answers for the other

    def clone(self) -> Trader:
        return Trader(self.game, self.rng.clone(), self.base.clone())

    def notice(self, event: Event) -> None:
        self.base.notice(event)

    def why(self, view: View, action: Action) -> Phrase:
        return self.base.why(view, action)

    def decide(self, view: View, menu: Menu) -> int | Action:
        answer = self.base.decide(view, menu)
        if menu.draft.size > 0 or not menu.has(N_OFFER) or isinstance(answer, Accept):
            return answer
        for deal in view.deals:
            if deal.waits_for(view.seat):
                return answer  # first it says no
        bargain = self.proposal(view)
        if bargain is None:
            return answer
        self.base.talk.say(bargain)
        return Offer(bargain.to, first_copies(bargain.gives), bargain.wants)

    def proposal(self, view: View) -> Bargain | None:
        """Of the gifts and exchanges that the other likely agrees to, the one that brings me most."""
        sight = cab_sight(view)
        most = HABITS.offers if sight.active == view.seat else HABITS.bids
        if sight.farms[view.seat].offers >= most:
            return None
        mind = self.base.mind(view)
        now = self.base.worth(mind, mind.plan, view)
        found: list[Bargain] = []
        for want in range(-1, mind.kinds):
            wants = [want] if want >= 0 else []
            for gives in sides(mind.plan.hand, want):
                mine = self.base.after_deal(mind, gives, wants, view) - now
                bargain = Bargain(1 - view.seat, gives, [False] * len(gives), wants, mine, 0)
                if mine >= WORTHWHILE and not self.base.talk.repeats(1 - view.seat, bargain):
                    found.append(bargain)
        return self.likeliest(found, view) if found else None

    def likeliest(self, found: list[Bargain], view: View) -> Bargain | None:
        """The deal that promises most, by how many of the hands that the other may hold would agree to it."""
        agreed = [0] * len(found)
        theirs = [0] * len(found)  # what those who agree gain
        belief = self.game.belief(view)
        for _ in range(HANDS):
            there = self.game.view(belief.sample(self.rng), 1 - view.seat)
            mind = self.other.mind(there)
            least = self.other.worth(mind, mind.plan, there) + HABITS.threshold
            for i, bargain in enumerate(found):
                gain = int(self.other.after_deal(mind, bargain.wants, bargain.gives, there) - least)
                if gain > 0:
                    agreed[i] += 1
                    theirs[i] += gain
        best: Bargain | None = None
        for i, bargain in enumerate(found):
            bargain.chance = 1000 * agreed[i] // HANDS
            bargain.gain -= theirs[i] * HABITS.even // 1000 // max(1, agreed[i])
            if bargain.chance >= LIKELY and bargain.promise() >= (WORTHWHILE if best is None else best.promise() + 1):
                best = bargain
        return best


def sides(hand: list[int], want: int) -> list[list[int]]:
    """What may be given for a kind: nothing, one card or two, never the kind itself; for nothing wanted, something."""
    kinds = sorted({kind for kind in hand if kind != want})
    found: list[list[int]] = [] if want < 0 else [[]]
    for i, kind in enumerate(kinds):
        found.append([kind])
        if hand.count(kind) > 1:
            found.append([kind, kind])
        found += [[kind, second] for second in kinds[i + 1 :]]
    return found
