"""The agreed terms of one table, read from data once: cards, sizes, prices, options, laws."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from haricot.farm import reasons
from haricot.farm.cards import Cards, read_cards
from haricot.farm.fields import Farm
from haricot.farm.reasons import (
    BUY_OFF_TURN,
    FINE,
    NO_SUCH_CARD,
    NOT_SOLD,
    NOTHING_GROWS,
    ONE_THIRD_FIELD,
    PROTECTED,
    TOO_POOR,
)
from haricot.kernel import data
from haricot.kernel.setup import Setup
from haricot.kernel.views import CLOSED, OPEN, OWN, SECRET, TOP, Zones

HAND_SIZE: Final[i64] = 0  # places in TIE_BREAKS; what is neither is shared
FARTHEST: Final[i64] = 2
TIE_BREAKS: Final = ["hand_size", "shared", "farthest_from_start"]


@mypyc_attr(allow_interpreted_subclasses=True)
class Terms:
    """What the rules ask of the edition, the number of seats and the options. A box may add to it.

    What is asked all the time is called by the name of the class, as in FarmState.
    """

    def __init__(
        self, setup: Setup, cards: Cards | None = None, length: str = "exhaustions", own: list[str] | None = None
    ) -> None:
        """`length`: the option that ends the match; `own`: the words of the box's own reasons (see reasons.py)."""
        column = setup.column
        fields = setup.number(data.word(column, "fields_option"), data.whole(column, "fields"))
        self.seats: Final[i64] = setup.seats
        self.cards: Final = cards if cards is not None else read_cards(setup)
        self.hand_sizes: Final = data.wholes(column, "hand")  # from the first player on, the last repeating
        self.reveal: Final[i64] = data.whole(column, "reveal")
        self.draw: Final[i64] = data.whole(column, "draw")
        self.exhaustions: Final[i64] = setup.number(length, data.whole(column, "exhaustions"))
        self.fields: Final[i64] = fields
        self.cost: Final[i64] = data.whole(column, "cost") if fields == 2 else 0  # of a third field; 0: not for sale
        self.duplicate_kind_fields: Final = setup.on("duplicate_kind_fields")
        self.literal_protection: Final = setup.options.get("single_bean_protection") == "literal"
        self.lock_kept_cards: Final = setup.on("lock_kept_cards")
        self.hand_only: Final = data.flag(column, "hand_only")  # revealed cards are not for dealing
        self.hide_coin_totals: Final = setup.on("hide_coin_totals")
        self.offers: Final[i64] = setup.number("offers", 0)
        self.first: Final[i64] = setup.number("first_player", -1)  # -1: by lot
        self.tie_break: Final[i64] = TIE_BREAKS.index(setup.options.get("tie_break", "hand_size"))
        self.law: Final = reasons.laws(data.table(setup.box.doc, "sets"), data.word(column, "set"), own or [])
        self.buy_off_turn: Final = self.law[BUY_OFF_TURN] is None

    def hand(self, turn: i64) -> i64:
        """Cards dealt to the player so many places after the first (BOH-05, BOH-97)."""
        last = len(self.hand_sizes) - 1
        return self.hand_sizes[turn if turn < last else last]

    def price(self, top: i64, size: i64) -> i64:
        """What a field of so many cards pays now; `top` is the card on top."""
        return self.cards.payout(top, size)

    # -- the law that all farms share

    def may_buy(self, farm: Farm) -> bool:
        """Is a third field for sale, and has this farm two fields and the coins for it (BOH-89, 90, 93)?"""
        return farm.fields == 2 and self.cost > 0 and len(farm.coins) >= self.cost

    def why_not_buy(self, farm: Farm) -> i64:
        """Why a third field cannot be bought."""
        if self.may_buy(farm):
            return FINE
        if self.cost == 0:
            return NOT_SOLD
        return ONE_THIRD_FIELD if farm.fields > 2 else TOO_POOR

    def why_not_harvest(self, farm: Farm, field: i64) -> i64:
        """Why a field may not be harvested (BOH-65 to 68)."""
        if not 0 <= field < farm.fields:
            return NO_SUCH_CARD
        if farm.size[field] == 0:
            return NOTHING_GROWS
        return FINE if (farm.ripe(self.literal_protection) >> field) & 1 == 1 else PROTECTED


def farm_zones(hide_coin_totals: bool, more: dict[str, int]) -> Zones:
    """Who sees what in a bean game (BOH-10), with the zones a box adds."""
    kinds: dict[str, int] = {
        "hand": OWN,
        "field": OPEN,
        "aside": OPEN,
        "up": OPEN,
        "coins": SECRET if hide_coin_totals else CLOSED,
        "deck": CLOSED,
        "discard": TOP,
        "box": CLOSED,
    }
    kinds.update(more)
    return Zones(kinds)
