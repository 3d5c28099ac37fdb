"""The shortest table of every box, as its cards and its face say it: no test keeps a list of boxes."""

from __future__ import annotations

from typing import NamedTuple

from haricot.calls.faces import face_of
from haricot.kernel import registry

BOXES = sorted(registry.packages(), key=lambda game: face_of(game).order)  # as they stand on the shelf


class Shortest(NamedTuple):
    """Seats, and the options that make a match short there."""

    seats: int
    options: dict[str, str]


def few(game: str) -> int:
    """The fewest that play against each other."""
    box = registry.box(game)
    return min(seats for seats in box.seats(box.editions[0]) if seats > 1)


def full(game: str) -> int:
    """The most that a table takes."""
    box = registry.box(game)
    return max(box.seats(box.editions[0]))


def options(game: str, seats: int) -> dict[str, str]:
    """What makes a match with so many seats as short as can be; nothing where its length is not to be chosen."""
    box = registry.box(game)
    length = box.offered(box.column(box.editions[0], seats)).get(face_of(game).length)
    return {length.name: str(length.low)} if length else {}


def shortest(game: str) -> Shortest:
    """The fewest seats for which the length can be chosen, or just the fewest."""
    for seats in range(few(game), full(game) + 1):
        if chosen := options(game, seats):
            return Shortest(seats, chosen)
    return Shortest(few(game), {})
