"""Why misses and babies refuse, beyond what all farms do: numbers that go on from farm's, and their words in cards.toml."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

MOVE_FIRST: Final[i64] = 64  # a new baby may still move a miss
BABY_FIRST: Final[i64] = 65  # a received baby that grows
BABIES_FIRST: Final[i64] = 66  # somebody's baby is not done with
NO_MOVE: Final[i64] = 67  # no new baby
ONE_OR_TWO: Final[i64] = 68  # a miss rises by one place or two
ABOVE_THE_TOP: Final[i64] = 69
BABY_WAITS: Final[i64] = 70  # a baby that does not grow waits for its phase
NO_MISS: Final[i64] = 71  # no baby lies with a miss

WORDS: Final = [
    "move-first",
    "baby-first",
    "babies-first",
    "no-move",
    "one-or-two",
    "above-the-top",
    "baby-waits",
    "no-miss",
]
