"""A state as a position and back."""

from __future__ import annotations

from mypy_extensions import i64

from haricot.farm.market import Market
from haricot.farm.phases import LEFTOVERS, OVER, SETTLE, TRADE
from haricot.farm.position import dump_table, load_table, put_zone
from haricot.farm.supply import Supply
from haricot.farm.terms import Terms
from haricot.games.bohnanza.state import PHASES, State
from haricot.kernel.chance import Chance
from haricot.kernel.errors import MalformedRecord
from haricot.kernel.piles import ints
from haricot.kernel.positions import Position


def dump(s: State, terms: Terms) -> Position:
    """Everything."""
    p = dump_table(s, terms, PHASES, {"discarded": int(s.discarded)})
    put_zone(p, "offer", ints(s.left))
    return p


def load(p: Position, chance: Chance, terms: Terms, phases: list[i64]) -> State:
    """A state from a position; raises MalformedRecord that names the zone or fact."""
    s = State(Supply(terms.limit), Market(terms.cards.kind_of), chance)
    s.left = load_table(p, s, terms, PHASES, phases, ["offer"], ["discarded"])[0]
    s.discarded = p.fact("discarded", 0, 0, 1)
    for d in s.market.deals:
        if s.phase != TRADE:
            raise MalformedRecord(f"position: deal/{d.id}, but phase={PHASES[s.phase]}")
    lying = len(s.market.up)
    for farm in s.farms:
        lying += len(farm.aside)
    if s.phase == SETTLE and lying == 0:
        raise MalformedRecord("position: phase=settle, but nobody has a card to plant")
    if s.phase == LEFTOVERS and len(s.left) == 0:
        raise MalformedRecord("position: phase=leftovers, but offer is empty")
    if s.phase != LEFTOVERS and s.phase != OVER and len(s.left) > 0:
        raise MalformedRecord(f"position: offer has cards, but phase={PHASES[s.phase]}")
    return s
