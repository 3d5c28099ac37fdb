"""The whole truth of one match of Bohnanza."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import pop, vec
from mypy_extensions import i64, mypyc_attr, u8

from haricot.farm import phases
from haricot.farm.market import Market
from haricot.farm.phases import LEFTOVERS, OVER, PLANT
from haricot.farm.state import FarmState, give_out, log_planted
from haricot.farm.supply import Supply
from haricot.farm.terms import Terms
from haricot.kernel.chance import Chance
from haricot.kernel.events import Event
from haricot.kernel.piles import NONE, in_pile

CHOOSE: Final[i64] = 6  # duel D3: plant some of the face-up cards
PHASES: Final = phases.PHASES + ["choose"]


@final
@mypyc_attr(acyclic=True)
class State(FarmState):
    """A table with what the duel adds: the cards left to the opponent, and the discard of D2."""

    def __init__(self, supply: Supply, market: Market, chance: Chance) -> None:
        super().__init__(supply, market, chance)
        self.left: vec[u8] = NONE  # duel: the cards offered to the opponent
        self.discarded: i64 = 0  # duel: from the hand, this turn

    def clone(self) -> State:
        s = State(self.supply.clone(), self.market.clone(), self.chance.clone())
        self.copy_into(s)
        s.left = self.left[:] if len(self.left) > 0 else NONE
        s.discarded = self.discarded
        return s

    def begin_turn(self, seat: i64, log: list[Event] | None) -> None:
        """The seat becomes active; in the duel it first deals with what it was left (DUEL-12)."""
        self.discarded = 0
        self.new_turn(seat, LEFTOVERS if len(self.left) > 0 else PLANT, log)

    def plant_lying(self, seat: i64, card: i64, field: i64, terms: Terms, log: list[Event] | None) -> None:
        """Plant a card that lies before the seat: set aside, revealed, or left by the opponent."""
        farm = self.farms[seat]
        place = farm.take_aside(card)
        if place >= 0:
            zone = f"aside/{seat}" if log is not None else ""
        elif self.phase == LEFTOVERS:
            place = in_pile(self.left, card)
            self.left, _ = pop(self.left, place)
            zone = "offer"
        else:
            place = in_pile(self.market.up, card)
            self.market.take_up(place)
            zone = "up"
        field = farm.plant(card, field, terms.duplicate_kind_fields)
        if log is not None:
            log_planted(log, seat, card, field, zone, place)

    def finish(self, terms: Terms, log: list[Event] | None) -> None:
        """The final harvest, and the end (BOH-84, 85)."""
        self.sell_all(terms, log)
        self.enter(OVER)
        self.log_end(self.ranking(terms), log)


def start(terms: Terms, chance: Chance) -> State:
    """A match about to begin."""
    s = State(Supply(terms.exhaustions), Market(terms.cards.kind_of), chance)
    give_out(s, terms)
    s.begin_turn(s.first, None)
    return s
