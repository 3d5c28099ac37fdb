"""`seer`: `trader` that insists and is shown all hands, though not their order: the measure of what could be known. For the arena only."""

from __future__ import annotations

from typing import Any, final

from haricot.farm.sight import farm_sight
from haricot.farm.terms import Terms
from haricot.games.bohnanza.negotiator import Negotiator
from haricot.games.bohnanza.state import State
from haricot.games.bohnanza.worth import INSISTING
from haricot.kernel.actions import Action
from haricot.kernel.chance import Rng
from haricot.kernel.game import Game
from haricot.kernel.piles import counts
from haricot.kernel.players import Menu
from haricot.kernel.views import View


@final
class Seer(Negotiator):
    """Knows what everybody holds."""

    def __init__(self, terms: Terms, rng: Rng) -> None:
        super().__init__(terms, rng, INSISTING)
        self.state: State | None = None

    def look(self, game: Game[Any], state: State) -> None:
        """The arena shows the whole truth, once: the state changes as the match goes on."""
        self.state = state

    def decide(self, view: View, menu: Menu) -> int | Action:
        state = self.state
        if state is not None:
            sight = farm_sight(view)
            for seat, farm in enumerate(state.farms):
                if seat != view.seat:
                    sight.farms[seat].known = counts(farm.hand, self.terms.cards.kinds)
        return super().decide(view, menu)
