"""What Ladybohn asks of its data and options beyond what every farm asks."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, u8

from haricot.farm.terms import Terms
from haricot.games.ladybohn.cards import pays_from_piles, read_cards
from haricot.games.ladybohn.reasons import BABY_FIRST, MOVE_FIRST, WORDS
from haricot.kernel.rule import Rule, owed
from haricot.kernel.setup import Setup

MISTER: Final[i64] = 0
MISS: Final[i64] = 1
BABY: Final[i64] = 2
SEX: Final = vec[u8]([u8(card % 3) for card in range(24)])


def sex_of(card: i64) -> i64:
    """A card's sex: cards are numbered 3 * variety + sex."""
    return i64(SEX[card])


@final
class LadyTerms(Terms):
    """Prices by top card, and the box's own options."""

    def __init__(self, setup: Setup) -> None:
        super().__init__(setup, read_cards(setup), own=WORDS)
        self.thirds: Final[i64] = setup.number("third_field_cards", 0)  # third fields in the whole game (LAD-54)
        self.at_once: Final = setup.options.get("kept_baby") == "at_once"
        self.shown: Final = setup.options.get("hidden_sex") == "off"
        self.move_first: Final = self.owes(MOVE_FIRST)
        self.baby_first: Final = self.owes(BABY_FIRST)
        self.from_piles: Final = pays_from_piles(setup)

    def owes(self, reason: i64) -> Rule:
        """KER-06, with the rule that demands a step of a baby's owner."""
        law = self.law[reason]
        return owed(law.id if law is not None else "")

    def price(self, top: i64, size: i64) -> i64:
        """Coins for a field of this size with this card on top (LAD-43, 44); a lone card never pays (LAD-66)."""
        if size < 2:
            return 0
        last = self.cards.width - 1
        return self.cards.payout(top, size if size < last else last)

    def piles_pay(self, top: i64) -> bool:
        """Are the coins under this card taken from the piles (LAD-50, 67)?"""
        return sex_of(top) == MISS and self.from_piles[i64(self.cards.kind_of[top])]
