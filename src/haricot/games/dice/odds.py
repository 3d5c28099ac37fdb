"""What dice can do: exact ways of a first roll, exact chances of the best play (rules.md 2.5).

The odds of the reconstructed deck were worked out beforehand and are looked up; those of an owner's dice and
contracts are worked out when they are asked for, and the last ones are kept.
"""

from __future__ import annotations

from functools import cache
from typing import Final, final

from mypy_extensions import i64

from haricot.games.dice.almanac import Almanac
from haricot.games.dice.contracts import Contract
from haricot.games.dice.faces import Faces, results
from haricot.games.dice.recent import Recent
from haricot.games.dice.rolling import CERTAIN, CREAM_LEFT, WHITE_LEFT, BestPlay, Named
from haricot.kernel import registry

# -- the first roll


def first_roll(contract: Contract, faces: Faces) -> int:
    """How many of the equally likely results of one roll of all dice meet a contract."""
    known = almanac()
    sense = contract.sense(False)
    if faces.key == known.faces and sense in known.ways:
        return known.ways[sense]
    return count_ways(contract, faces)


def count_ways(contract: Contract, faces: Faces) -> int:
    """The same, counted."""
    ways = 0
    for packed, n in results(faces).items():
        if contract.met(packed):
            ways += n
    return ways


def per_cent(ways: int, of: int) -> int:
    """The small number: halves go up, and it is never 0."""
    return max(1, (200 * ways + of) // (2 * of))


@final
class Chances:
    """The chance to meet one contract in a turn with the best play, from any field and dice left."""

    def __init__(self, contract: Contract, stops: bool, known: dict[int, int]) -> None:
        self.contract: Final = contract
        self.stops: Final = stops  # who has met it may stop, though dice to come could spoil it
        self.named: Final = Named(contract)
        self.known: Final = known  # of rolling on, by state, where it is not 0 and the contract is not safe

    def value(self, field: i64, whites: i64, creams: i64) -> i64:
        """The chance when these dice (packed counts) are on the field and so many are left to roll."""
        left = whites + creams
        if (left == 0 or self.stops) and self.contract.met(field):
            return CERTAIN
        return self.rolling(field, whites, creams) if left > 0 else 0

    def rolling(self, field: i64, whites: i64, creams: i64) -> i64:
        """The chance if the dice that are left are rolled."""
        found = self.known.get(int(self.named.reduced(field) + whites * WHITE_LEFT + creams * CREAM_LEFT))
        if found is not None:
            return found
        return CERTAIN if self.contract.safe(field) else 0


HOME: Final = "haricot.games.dice"
STATES: Final = 200_000  # kept of all tables together, some 20 MB; the whole reconstructed deck has 30,000

TABLES: Final[Recent[Chances]] = Recent(STATES)


@cache
def almanac() -> Almanac:
    """The odds that were worked out beforehand."""
    return Almanac(registry.content(HOME, "odds.bin"))


def chances(contract: Contract, faces: Faces, stops: bool = False) -> Chances:
    """The chances of a contract; `stops`: who has met it may stop, though dice to come could spoil it."""
    sense = contract.sense(stops)
    key = f"{faces.key} {sense}"
    found = TABLES.find(key)
    if found is None:
        known = almanac()
        if faces.key == known.faces and sense in known.starts:
            found = Chances(contract, stops and contract.spoilable(), known.table(sense))
        else:
            found = work_out(contract, faces, stops)
        TABLES.keep(key, found, 10 + len(found.known))
    return found


def work_out(contract: Contract, faces: Faces, stops: bool = False) -> Chances:
    """The same, worked out."""
    stops = stops and contract.spoilable()
    return Chances(contract, stops, BestPlay(contract, faces, stops).table())


def best_play(contract: Contract, faces: Faces) -> int:
    """The chance, in units of 1 / CERTAIN, to meet a contract in a turn that thinks of nothing else."""
    return int(chances(contract, faces).value(0, faces.whites, faces.creams))
