"""The deal of the day: one deal of each box that is the same everywhere, and who plays against whoever takes it on.

Its seed is SHA-256 of words that anybody can write down, so it proves nothing: whoever wants to knows the cards beforehand.
Results are compared where box, day and all that the programs' answers depend on are the same.
"""

from __future__ import annotations

import hashlib
from datetime import UTC, datetime, timedelta

from haricot.bots import seats as bots
from haricot.calls.faces import face_of
from haricot.kernel import registry
from haricot.kernel.setup import Box
from haricot.table.wishes import NewTable

WORD = "haricot day"
CREW = "mixed"  # who plays against people
MARK = 12  # letters


def today(stamp: int) -> str:
    """The date of a moment, in UTC."""
    return datetime.fromtimestamp(stamp / 1000, UTC).date().isoformat()


def ends(date: str) -> int:
    """When a day is over: milliseconds since 1970."""
    begun = datetime.fromisoformat(date).replace(tzinfo=UTC)
    return int((begun + timedelta(days=1)).timestamp() * 1000)


def seed(game: str, date: str) -> str:
    """The seed of a box's deal of a day, the same on every server."""
    return hashlib.sha256(f"{WORD} {game} {date}".encode()).hexdigest()


def seats(box: Box) -> list[str]:
    """Who sits where: the person first, then characters that are neither gentle nor hard."""
    count = face_of(box.id).seats or min(box.seats(box.editions[0]))
    quick = [name for name in bots.makers(box) if not bots.takes_long(box, name)]  # who always answers the same
    crew = bots.crews(box).get(CREW) or quick[-1:]
    return ["me", *(crew[seat % len(crew)] for seat in range(count - 1))]


def key(box: Box, date: str) -> str:
    """What results are compared under: the day, and a mark of the rules and of everybody's version."""
    played = [bots.edition(box, name) for name in seats(box)[1:]]
    agreed = " ".join([box.id, str(box.rules), box.editions[0], *played])
    return f"{date} {hashlib.sha256(agreed.encode()).hexdigest()[:MARK]}"


def date_of(key: str) -> str:
    """The day of a key; empty: it is no deal of a day."""
    return key.partition(" ")[0]


def wanted(game: str) -> NewTable:
    """The table at which it is played: nobody else comes, nobody stands in, nobody helps. Raises BadSetup."""
    box = registry.box(game)
    return NewTable(game, seats(box), edition=box.editions[0], absent=0, private=True, hints=False, start=True)
