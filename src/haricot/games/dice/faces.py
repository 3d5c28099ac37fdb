"""What the dice can show: the two sorts of dice, and every result of a roll with its ways.

All numbers are whole, so that interpreted and compiled programs agree on every machine.
"""

from __future__ import annotations

from math import comb
from typing import Final, final

from mypy_extensions import i64

from haricot.games.dice.contracts import KINDS
from haricot.games.dice.recent import Recent

ALL_RESULTS: Final[i64] = 6**7


@final
class Faces:
    """The two sorts of dice: how many there are, and how often each kind stands on one of them."""

    def __init__(self, white: list[str], cream: list[str], whites: int, creams: int) -> None:
        self.white: Final = [white.count(kind) for kind in KINDS]
        self.cream: Final = [cream.count(kind) for kind in KINDS]
        self.whites: Final[i64] = whites
        self.creams: Final[i64] = creams
        self.key: Final = f"{whites} {marks(self.white)} {creams} {marks(self.cream)}"


def marks(weights: list[int]) -> str:
    """How often each kind stands on a die, a digit for each."""
    return "".join([str(n) for n in weights])


def throws(weights: list[int], dice: int) -> dict[int, int]:
    """What dice of one sort can show: packed counts, each with its number of ways (multinomials)."""
    found: dict[int, int] = {0: 1}
    thrown: dict[int, int] = {0: 0}
    for kind, weight in enumerate(weights):
        if weight == 0:
            continue
        more: dict[int, int] = {}
        sizes: dict[int, int] = {}
        for packed, ways in found.items():
            for n in range(dice - thrown[packed] + 1):
                key = packed + n * 16**kind
                more[key] = ways * comb(dice - thrown[packed], n) * weight**n
                sizes[key] = thrown[packed] + n
        found = more
        thrown = sizes
    return {packed: ways for packed, ways in found.items() if thrown[packed] == dice}


RESULTS: Final[Recent[dict[int, int]]] = Recent(16)


def results(faces: Faces) -> dict[int, int]:
    """Every count vector that a roll of all dice can show, with its ways; shared, do not change it."""
    found = RESULTS.find(faces.key)
    if found is None:
        found = {}
        creams = throws(faces.cream, int(faces.creams))
        for white, ways in throws(faces.white, int(faces.whites)).items():
            for cream, more in creams.items():
                found[white + cream] = found.get(white + cream, 0) + ways * more
        RESULTS.keep(faces.key, found)
    return found
