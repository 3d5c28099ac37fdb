"""A state as a position and back."""

from __future__ import annotations

from mypy_extensions import i64

from haricot.farm.market import Market
from haricot.farm.phases import LEFTOVERS, OVER
from haricot.farm.position import dump_table, load_table, put_zone
from haricot.farm.soundness import check_phases, needs_cards, no_cards
from haricot.farm.supply import Supply
from haricot.farm.terms import Terms
from haricot.games.bohnanza.state import CHOOSE, PHASES, State
from haricot.kernel.chance import Chance
from haricot.kernel.piles import ints
from haricot.kernel.positions import Position


def dump(s: State, terms: Terms) -> Position:
    """Everything."""
    p = dump_table(s, terms, PHASES, {"discarded": int(s.discarded)})
    put_zone(p, "offer", ints(s.left))
    return p


def load(p: Position, chance: Chance, terms: Terms, phases: list[i64]) -> State:
    """A state from a position; raises MalformedRecord that names the zone or fact."""
    duel = CHOOSE in phases
    s = State(Supply(terms.exhaustions), Market(terms.cards.kind_of), chance)
    piles = load_table(p, s, terms, PHASES, phases, ["offer"] if duel else [], ["discarded"] if duel else [])
    if duel:
        s.left = piles[0]
        s.discarded = p.fact("discarded", 0, 0, 1)
        check_duel(s)
    else:
        check_phases(s, PHASES)
    return s


def check_duel(s: State) -> None:
    """Face-up cards are chosen from, then left to the opponent until these are dealt with (DUEL-08, 21)."""
    word = PHASES[s.phase]
    if s.phase != CHOOSE:
        no_cards("up", len(s.market.up), word)
    if s.phase == LEFTOVERS:
        needs_cards("offer", len(s.left), word)
        no_cards("planted", s.planted, word)
    elif s.phase != OVER:
        no_cards("offer", len(s.left), word)
    if s.planted == 0 or s.phase == LEFTOVERS:  # DUEL-14
        no_cards("discarded", s.discarded, word)
    no_cards("kept", s.market.kept, word)
    for seat, farm in enumerate(s.farms):
        no_cards(f"aside/{seat}", len(farm.aside), word)
    for d in s.market.deals:
        no_cards(f"deal/{d.id}", 1, word)
