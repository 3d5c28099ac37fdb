"""The phases of a turn, and what is the same in every box where cards are planted from the front of the hand."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from haricot.farm.reasons import HAND_EMPTY, TWO_PLANTED
from haricot.farm.state import FarmState
from haricot.farm.terms import Terms
from haricot.kernel import rule
from haricot.kernel.rule import Rule

LEFTOVERS: Final[i64] = 0  # games for two: plant or discard what the opponent left
PLANT: Final[i64] = 1  # plant from the hand
TRADE: Final[i64] = 2  # trade and give
SETTLE: Final[i64] = 3  # plant received and kept cards
DRAW: Final[i64] = 4
OVER: Final[i64] = 5
PHASES: Final = ["leftovers", "plant", "trade", "settle", "draw", "over"]  # a box's own phases follow


def front_fits(t: FarmState, terms: Terms) -> i64:
    """Bits of the fields in which the active player may plant the front card now (BOH-26 to 30)."""
    farm = t.farms[t.active]
    if t.planted >= 2 or len(farm.hand) == 0:
        return 0
    return farm.fits(i64(farm.kind_of[i64(farm.hand[0])]), terms.duplicate_kind_fields)


def why_not_front(t: FarmState, field: i64, terms: Terms) -> i64:
    """Why the active player may not plant the front card, in the phase for it."""
    farm = t.farms[t.active]
    if t.planted >= 2:
        return TWO_PLANTED
    if len(farm.hand) == 0:
        return HAND_EMPTY
    return farm.room(i64(farm.kind_of[i64(farm.hand[0])]), field, terms.duplicate_kind_fields)


def check_pass(t: FarmState, seat: i64, voice: bool) -> Rule | None:
    """The rule that forbids to pass at a moment for the others; `voice`: this seat has something to say."""
    if seat == t.active:
        return rule.NOT_YOURS
    if (t.heard >> seat) & 1 == 1:
        return rule.ALREADY_HEARD
    return None if voice else rule.NOT_YOURS
