"""Why shared farm code refuses. An edition's data says which rule each reason stands for."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from haricot.kernel import data
from haricot.kernel.data import Toml
from haricot.kernel.errors import BadSetup
from haricot.kernel.rule import NO_SUCH, Rule

FINE: Final[i64] = 0
NO_SUCH_CARD: Final[i64] = 1  # always KER-02
PROTECTED: Final[i64] = 2  # a lone bean beside a larger field
NOTHING_GROWS: Final[i64] = 3  # harvest of an empty field
HARVEST_OFF_TURN: Final[i64] = 4
NO_ROOM: Final[i64] = 5
JOIN_YOUR_FIELD: Final[i64] = 6
ONE_KIND: Final[i64] = 7
NOT_SOLD: Final[i64] = 8  # nobody can buy a field here
ONE_THIRD_FIELD: Final[i64] = 9
TOO_POOR: Final[i64] = 10
FRONT_CARD_DUE: Final[i64] = 11
TWO_PLANTED: Final[i64] = 12
HAND_EMPTY: Final[i64] = 13
NO_PLANTING_NOW: Final[i64] = 14
NOT_FROM_HAND: Final[i64] = 15
OFF_TURN: Final[i64] = 16
WRONG_ORDER: Final[i64] = 17
STILL_TO_PLANT: Final[i64] = 18
NO_TRADE_YET: Final[i64] = 19
TRADE_CLOSED: Final[i64] = 20
NO_TRADE: Final[i64] = 21
AMONG_OTHERS: Final[i64] = 22
TO_ACTIVE_ONLY: Final[i64] = 23
NOTHING_MOVES: Final[i64] = 24
HAND_ONLY: Final[i64] = 25
SET_ASIDE: Final[i64] = 26
PLANTED: Final[i64] = 27
KEPT: Final[i64] = 28
CANNOT_PAY: Final[i64] = 29
NOT_TO_DECLARE: Final[i64] = 30
DISCARD_ONCE: Final[i64] = 31
DISCARD_AFTER_PLANTING: Final[i64] = 32
AFTER_DISCARD: Final[i64] = 33
LEFTOVERS_DUE: Final[i64] = 34
LEFTOVER_FATE: Final[i64] = 35  # a face-up card cannot go there
LAST_DRAW: Final[i64] = 36
FRONT_ONLY: Final[i64] = 37  # a hand card can only be planted from the front
TOO_EARLY: Final[i64] = 38  # a set-aside card waits for its phase
BUY_OFF_TURN: Final[i64] = 39
PILES_DUE: Final[i64] = 40  # every pile must be planted
SEAT_BY_SEAT: Final[i64] = 41  # others plant first
TRADE_OPEN: Final[i64] = 42  # no drawing before the trade is over
WITH_ANOTHER: Final[i64] = 43  # nobody deals with oneself
SEX_HIDDEN: Final[i64] = 44  # only the variety of a card can be asked for
KEPT_WAITS: Final[i64] = 45  # a revealed card that is kept waits for its phase
KEEP_IT: Final[i64] = 46  # it is planted at once by being declared kept

OWN: Final = 64  # the number of a box's first reason of its own

WORDS: Final = [
    "fine",
    "no-such-card",
    "protected",
    "nothing-grows",
    "harvest-off-turn",
    "no-room",
    "join-your-field",
    "one-kind",
    "not-sold",
    "one-third-field",
    "too-poor",
    "front-card-due",
    "two-planted",
    "hand-empty",
    "no-planting-now",
    "not-from-hand",
    "off-turn",
    "wrong-order",
    "still-to-plant",
    "no-trade-yet",
    "trade-closed",
    "no-trade",
    "among-others",
    "to-active-only",
    "nothing-moves",
    "hand-only",
    "set-aside",
    "planted",
    "kept",
    "cannot-pay",
    "not-to-declare",
    "discard-once",
    "discard-after-planting",
    "after-discard",
    "leftovers-due",
    "leftover-fate",
    "last-draw",
    "front-only",
    "too-early",
    "buy-off-turn",
    "piles-due",
    "seat-by-seat",
    "trade-open",
    "with-another",
    "sex-hidden",
    "kept-waits",
    "keep-it",
]


def laws(sets: Toml, rule_set: str, own: list[str]) -> list[Rule | None]:
    """The rule behind each reason, from `[sets.NAME.reasons]` and its parents; raises BadSetup on an unknown reason.

    `own`: the words of the box's own reasons, whose numbers begin with OWN.
    """
    found: list[Rule | None] = [None] * (OWN + len(own))
    found[NO_SUCH_CARD] = NO_SUCH
    chain: list[Toml] = []
    while rule_set:
        chain.insert(0, data.table(sets, rule_set))
        rule_set = data.word(chain[0], "parent")
    for link in chain:
        reasons = data.table(link, "reasons")
        for name in reasons:
            if name in WORDS:
                number = WORDS.index(name)
            elif name in own:
                number = OWN + own.index(name)
            else:
                raise BadSetup("no-reason", field="reasons", word=name)
            found[number] = Rule(data.word(reasons, name))
    return found
