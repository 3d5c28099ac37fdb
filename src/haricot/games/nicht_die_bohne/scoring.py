"""What a row is worth: its numbers added up, then three steps in the order of the edition (NDB-23 to 27, CHO-13 to 15)."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr, u8

from haricot.games.nicht_die_bohne.actions import FACES

SUM: Final[i64] = 0  # a number card's effect: it adds its points
ZERO: Final[i64] = 1
SIGN: Final[i64] = 2
DOUBLE: Final[i64] = 3
STEPS: Final = ["sum", "zero", "sign", "double"]


@final
@mypyc_attr(acyclic=True)
class Row:
    """One suit of one player's collection: the points of its number cards, and how many special cards of each sort."""

    def __init__(self, points: i64, zeros: i64, minuses: i64, doubles: i64) -> None:
        self.points: i64 = points
        self.zeros: i64 = zeros
        self.minuses: i64 = minuses
        self.doubles: i64 = doubles

    def step(self, value: i64, step: i64) -> i64:
        """The row's value after one more step."""
        if step == SUM:
            return value + self.points
        if step == ZERO:
            return 0 if self.zeros > 0 else value
        if step == SIGN:
            return -value if self.minuses & 1 == 1 else value
        return value + value if self.doubles > 0 else value

    def count(self, order: list[int]) -> list[int]:
        """The values after each step, in the edition's order; the last is what the row is worth."""
        values: list[int] = []
        value: i64 = 0
        for step in order:
            value = self.step(value, step)
            values.append(int(value))
        return values

    def worth(self, order: list[int]) -> i64:
        """The value after the last step."""
        value: i64 = 0
        for step in order:
            value = self.step(value, step)
        return value


def row_of(taken: vec[u8], suit: i64, points: list[int], effects: list[int]) -> Row:
    """The row of a suit among a player's cards; special cards count in their own suit only (NDB-20)."""
    row = Row(0, 0, 0, 0)
    first = suit * FACES
    for card in taken:
        face = i64(card) - first
        if not 0 <= face < FACES:
            continue
        effect = effects[face]
        if effect == SUM:
            row.points += points[face]
        elif effect == ZERO:
            row.zeros += 1
        elif effect == SIGN:
            row.minuses += 1
        else:
            row.doubles += 1
    return row
