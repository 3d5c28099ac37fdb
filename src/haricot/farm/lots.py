"""What chance holds for a match that is played quickly to its end, drawn beforehand."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, u8

from haricot.kernel.chance import Rng

LOTS: Final[i64] = 256  # numbers drawn beforehand, eight a turn; where a match is longer they come again
A_TURN: Final[i64] = 8


@final
class Lots:
    """What chance holds for one world: the same for every action tried in it, so that only the action makes a difference.

    A new deck is all cards of the box in an order laid down here, less those that are elsewhere: one card more or less in it
    leaves the others where they were.
    """

    def __init__(self, cards: i64, decks: i64, rng: Rng) -> None:
        """`cards` are those of the box; `decks` says how often they may be shuffled anew."""
        self.size: Final[i64] = cards
        self.orders: Final = vec[u8]([u8(0)] * int(decks * cards))
        self.numbers: Final = vec[i64]([0] * int(LOTS))  # thousandths
        orders = self.orders
        d: i64 = 0
        while d < decks:
            at = d * cards
            i: i64 = 0
            while i < cards:
                j = rng.below(i + 1)
                orders[at + i] = orders[at + j]
                orders[at + j] = u8(i)
                i += 1
            d += 1
        numbers = self.numbers
        i = 0
        while i < LOTS:
            numbers[i] = rng.below(1000)
            i += 1
