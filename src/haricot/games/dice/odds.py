"""What dice can do: exact ways of a first roll, exact chances of the best play (rules.md 2.5).

All numbers are whole, so that interpreted and compiled programs agree on every machine: a chance
is given in units of 1 / CERTAIN, rounded down at each roll.
"""

from __future__ import annotations

from math import comb
from typing import Final, final

from mypy_extensions import i64

from haricot.games.dice.contracts import DICE, KINDS, ONE_DIE, Contract, count

CERTAIN: Final[i64] = 10**12  # chance one
ALL_RESULTS: Final[i64] = 6**7

WHITE_LEFT: Final[i64] = 2**28  # in a state's key: above the counts of the field
CREAM_LEFT: Final[i64] = 2**31


@final
class Faces:
    """The two sorts of dice: how many there are, and how often each kind stands on one of them."""

    def __init__(self, white: list[str], cream: list[str], whites: int, creams: int) -> None:
        self.white: Final = [white.count(kind) for kind in KINDS]
        self.cream: Final = [cream.count(kind) for kind in KINDS]
        self.whites: Final[i64] = whites
        self.creams: Final[i64] = creams
        self.key: Final = f"{whites}{self.white}{creams}{self.cream}"


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


RESULTS: Final[dict[str, dict[int, int]]] = {}


def results(faces: Faces) -> dict[int, int]:
    """Every count vector that a roll of all dice can show, with its ways; the same dictionary every time."""
    if faces.key not in RESULTS:
        found: dict[int, int] = {}
        creams = throws(faces.cream, int(faces.creams))
        for white, ways in throws(faces.white, int(faces.whites)).items():
            for cream, more in creams.items():
                found[white + cream] = found.get(white + cream, 0) + ways * more
        RESULTS[faces.key] = found
    return RESULTS[faces.key]


def first_roll(contract: Contract, faces: Faces) -> int:
    """How many of the equally likely results of one roll of all dice meet a contract."""
    ways = 0
    for packed, n in results(faces).items():
        if contract.met(packed):
            ways += n
    return ways


def per_cent(ways: int, of: int) -> int:
    """The small number: halves go up, and it is never 0."""
    return max(1, (200 * ways + of) // (2 * of))


# -- rolling again


@final
class Keep:
    """One way to put dice of a roll on the field: what they add, and how many of each sort."""

    def __init__(self, packed: i64, whites: i64, creams: i64) -> None:
        self.packed: Final[i64] = packed
        self.key: Final[i64] = whites * WHITE_LEFT + creams * CREAM_LEFT


@final
class Throw:
    """One result of a roll of some dice: its ways, and the ways to put at least one die on the field."""

    def __init__(self, ways: i64, keeps: list[Keep]) -> None:
        self.ways: Final[i64] = ways
        self.keeps: Final = keeps


def parts(packed: int, kinds: int) -> list[int]:
    """Every part of some dice, the whole included and first, nothing included and last."""
    found = [0]
    for kind in range(kinds):
        n = packed >> (4 * kind) & 15
        if n > 0:
            found = [part + taken * 16**kind for taken in range(n, -1, -1) for part in found]
    return found


def sides(weights: list[int], kinds: list[int]) -> list[int]:
    """The weights of some kinds, all others counted together as blank faces at the end."""
    shown = [weights[kind] for kind in kinds]
    return shown + [sum(weights) - sum(shown)]


def throws_left(faces: Faces, kinds: list[int], whites: int, creams: int) -> list[Throw]:
    """Every roll of the dice that are left, told apart only in some kinds (numbered as in `kinds`, then blank)."""
    blank = len(kinds)
    shown = 16**blank - 1
    found: list[Throw] = []
    cream_throws = throws(sides(faces.cream, kinds), creams)
    for white, ways in throws(sides(faces.white, kinds), whites).items():
        white_parts = [(part, total(part, blank + 1)) for part in parts(white, blank + 1)]
        for cream, more in cream_throws.items():
            keeps: dict[int, Keep] = {}
            for part in parts(cream, blank + 1):
                n = total(part, blank + 1)
                for white_part, taken in white_parts:
                    if taken + n > 0:
                        packed = (white_part & shown) + (part & shown)
                        key = packed + taken * 2**28 + n * 2**31
                        if key not in keeps:
                            keeps[key] = Keep(packed, taken, n)
            found.append(Throw(ways * more, list(keeps.values())))
    return found


def total(packed: int, kinds: int) -> int:
    """How many dice these are."""
    n = 0
    for _ in range(kinds):
        n += packed & 15
        packed >>= 4
    return n


THROWS: Final[dict[str, list[Throw]]] = {}


@final
class Chances:
    """The chance to meet one contract in a turn with the best play, from any field and dice left.

    Kinds that the contract does not name are blank here, and of each kind no more are counted than can
    matter; so the tables of most contracts are small.
    """

    def __init__(self, contract: Contract, faces: Faces) -> None:
        self.contract: Final = contract
        self.faces: Final = faces
        caps = contract.caps()
        self.kinds: Final = [kind for kind in range(len(KINDS)) if caps[kind] > 0]
        self.most: Final = [caps[kind] for kind in self.kinds]
        self.known: Final[dict[int, int]] = {}
        self.capped: Final[dict[int, int]] = {}
        self.safe: Final[dict[int, bool]] = {}

    def value(self, field: i64, whites: i64, creams: i64) -> i64:
        """The chance when these dice (packed counts) are on the field and so many are left to roll."""
        if whites + creams == 0:
            return CERTAIN if self.contract.met(field) else 0
        reduced: i64 = 0
        for i, kind in enumerate(self.kinds):
            reduced += ONE_DIE[i] * count(field, kind)
        return self.of(self.cap(reduced), whites, creams)

    def cap(self, reduced: i64) -> i64:
        """Counts no higher than can matter."""
        found = self.capped.get(int(reduced))
        if found is None:
            found = 0
            for i, most in enumerate(self.most):
                found += min(int(count(reduced, i)), most) * 16**i
            self.capped[int(reduced)] = found
        return found

    def whole(self, reduced: i64) -> i64:
        """Reduced counts as counts of kinds."""
        packed: i64 = 0
        for i, kind in enumerate(self.kinds):
            packed += ONE_DIE[kind] * count(reduced, i)
        return packed

    def is_safe(self, reduced: i64) -> bool:
        """Is the contract met whatever else is rolled?"""
        found = self.safe.get(int(reduced))
        if found is None:
            found = self.contract.safe(self.whole(reduced))
            self.safe[int(reduced)] = found
        return found

    def end(self, reduced: i64) -> i64:
        """All dice are on the field."""
        for alternative in self.contract.alternatives:
            if alternative.met(self.whole(reduced), DICE, 1):
                return CERTAIN
        return 0

    def of(self, reduced: i64, whites: i64, creams: i64) -> i64:
        """The value of a state: the mean over the rolls of the best that can be kept."""
        key = reduced + whites * WHITE_LEFT + creams * CREAM_LEFT
        known = self.known.get(int(key))
        if known is not None:
            return known
        if whites + creams == 0:
            value = self.end(reduced)
        elif self.is_safe(reduced):
            value = CERTAIN
        else:
            value = self.mean(reduced, whites, creams)
        self.known[int(key)] = int(value)
        return value

    def mean(self, reduced: i64, whites: i64, creams: i64) -> i64:
        """The mean over all rolls of the dice left."""
        left = whites * WHITE_LEFT + creams * CREAM_LEFT
        worth: i64 = 0
        rolls: i64 = 0
        for throw in self.throws(whites, creams):
            best: i64 = 0
            for keep in throw.keeps:
                after = self.cap(reduced + keep.packed)
                rest = left - keep.key
                known = self.known.get(int(after + rest))
                if known is None:
                    known = int(self.of(after, (rest >> 28) & 7, rest >> 31))
                if known > best:
                    best = known
                    if best == CERTAIN:
                        break
            worth += throw.ways * best
            rolls += throw.ways
        return worth // rolls

    def throws(self, whites: i64, creams: i64) -> list[Throw]:
        """The rolls of the dice left, made once for all contracts with the same kinds."""
        key = f"{self.faces.key}{self.kinds}{whites},{creams}"
        found = THROWS.get(key)
        if found is None:
            found = throws_left(self.faces, self.kinds, int(whites), int(creams))
            THROWS[key] = found
        return found


TABLES: Final[dict[str, Chances]] = {}


def chances(contract: Contract, faces: Faces, judged: str = "") -> Chances:
    """The table of a contract, made once; `judged` tells contracts apart that options read differently."""
    key = f"{faces.key}{judged}/{contract.text}"
    found = TABLES.get(key)
    if found is None:
        found = Chances(contract, faces)
        TABLES[key] = found
    return found


def best_play(contract: Contract, faces: Faces) -> int:
    """The chance, in units of 1 / CERTAIN, to meet a contract in a turn that thinks of nothing else."""
    return int(chances(contract, faces).value(0, faces.whites, faces.creams))
