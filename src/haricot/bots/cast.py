"""The cast: ten characters, each a mind of the box with habits of its own; data, and one function.

A mind is `greedy`, `trader`, who weighs deals by what the other would answer, or `search`, who looks ahead; a box that lacks
one takes the next below. A temper names the habits that differ from those of a mind, in the box's own units (`farm/habits.py`;
Nicht die Bohne has others). A box knows its habits by name and passes over the rest; one without any plays `greedy` under
these names.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from typing import Any, Final, final

from haricot.kernel.chance import Rng
from haricot.kernel.game import Game
from haricot.kernel.players import Player

Tempered = Callable[["Game[Any]", Rng, dict[str, int]], Player]
Made = Callable[["Game[Any]", Rng], Player]

GREEDY: Final = "greedy"
TRADER: Final = "trader"
SEARCH: Final = "search"
MINDS: Final = [SEARCH, TRADER, GREEDY]  # the strongest first
NEVER: Final = 100_000  # no gain is so great


@final
class Character:
    """What a character is called in every language, the emote it likes best, its mind and its temper."""

    def __init__(self, name: str, emote: str, mind: str = GREEDY, **temper: int) -> None:
        self.name: Final = name
        self.emote: Final = emote
        self.mind: Final = mind
        self.temper: Final[dict[str, int]] = temper


CAST: Final[dict[str, Character]] = {
    # says yes to most, sees no rivals, does not plan ahead
    "pim": Character(
        "Pim", "bravo", threshold=-1200, offers=1, bids=1, counter=NEVER, talk=0, boldness=700, even=0, ahead=0, leads=0,
        slot=2000, third=100, growth=200, horizon=6, dodge=900, samples=1, trust=0, rivals=0,
    ),
    # gives gladly, and grudges nobody a gain
    "fava": Character(
        "Fava", "thanks", threshold=0, offers=1, bids=1, counter=NEVER, even=0, ahead=0, leads=0, care=900, kindness=400,
        samples=3, rivals=300,
    ),
    # talks much, asks everybody
    "flo": Character(
        "Flo", "haha", threshold=-50, offers=3, bids=3, counter=600, alike=0, talk=100, worthwhile=10, assent=20, samples=3,
    ),
    # one for one, and never a gift
    "mungo": Character(
        "Mungo", "thanks", threshold=0, offers=1, bids=1, counter=400, gifts=0, pairs=0, pity=NEVER, third=500, growth=800,
        samples=4,
    ),
    # asks much, gives nothing away, answers every offer with a dearer one
    "lenz": Character(
        "Lenz", "dear", threshold=700, offers=1, counter=0, gifts=0, pity=0, worthwhile=200, samples=4, rivals=1400,
    ),
    # bets on the next card and on a yes
    "pinto": Character(
        "Pinto", "haha", threshold=100, offers=2, bids=1, counter=500, gifts=0, boldness=700, horizon=45, growth=1300,
        trust=400,
    ),
    # few offers, good ones, and none that helps whoever leads
    "rosa": Character(
        "Rosa", "hmm", TRADER, threshold=50, offers=2, each=2, gifts=0, worthwhile=110, leads=1000, rivals=1200,
    ),
    # seldom speaks, waits for big fields
    "lima": Character(
        "Lima", "ohno", TRADER, offers=2, each=2, bids=1, counter=600, third=1100, assent=300, kindness=60, rivals=800,
    ),
    # nobody reckons better
    "ada": Character(
        "Ada", "hmm", SEARCH, threshold=0, offers=3, bids=3, counter=80, gifts=0, pity=NEVER, leads=900, samples=12,
    ),
    # answers everything with something else, and plays against the leader
    "cicero": Character(
        "Cicero", "dear", TRADER, threshold=0, offers=2, each=2, bids=3, counter=80, gifts=0, pity=NEVER, leads=900, halving=15,
    ),
}  # fmt: skip

# Who sits at which table, the first places first.
CREWS: Final[dict[str, list[str]]] = {
    "gentle": ["pim", "fava", "mungo", "flo", "pinto", "lenz"],
    "mixed": ["flo", "pinto", "rosa", "fava", "lenz", "lima"],
    "hard": ["lima", "ada", "cicero", "rosa", "flo", "mungo"],
}


def character(name: str, greedy: Made, tempered: dict[str, Tempered]) -> Made:
    """How a box makes a character: its mind with its temper, or where the box has no habits just as it plays."""
    for mind in MINDS[MINDS.index(CAST[name].mind) :]:
        if mind in tempered:
            return Seated(name, tempered[mind]).sit
    return greedy


@final
class Seated:
    """One character at the tables of one box."""

    def __init__(self, name: str, tempered: Tempered) -> None:
        self.temper: Final = CAST[name].temper
        self.tempered: Final = tempered

    def sit(self, game: Game[Any], rng: Rng) -> Player:
        """A player for one seat."""
        return self.tempered(game, rng, self.temper)


def temper_mark(name: str) -> str:
    """A short word that changes with a character's mind and temper."""
    words = ",".join([CAST[name].mind, *(f"{habit}={value}" for habit, value in sorted(CAST[name].temper.items()))])
    return hashlib.sha256(words.encode()).hexdigest()[:8]
