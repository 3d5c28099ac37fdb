"""Why the bosses of the bean mafia refuse, beyond what all farms do: numbers that go on from farm's, and their words in cards.toml."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

NO_FEEDING_NOW: Final[i64] = 64  # a boss gets nothing in this phase
NO_LEFTOVERS_FOR_BOSSES: Final[i64] = 65
BOSS_GROWS_OTHER: Final[i64] = 66  # a boss's field holds another kind
ANOTHER_BOSS_GROWS: Final[i64] = 67
FIELD_TO_BOSS: Final[i64] = 68  # a card that grows cannot be given
BOSS_TO_FEED: Final[i64] = 69  # an empty boss, and a card for him

WORDS: Final = [
    "no-feeding-now",
    "no-leftovers-for-bosses",
    "boss-grows-other",
    "another-boss-grows",
    "field-to-boss",
    "boss-to-feed",
]
