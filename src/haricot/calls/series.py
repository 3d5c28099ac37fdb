"""Wins in a row of those who play alone (SOLO-19), reckoned from the tables they finished."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Protocol

from msgspec import Struct, json

from haricot.calls import shapes
from haricot.table import wire


class Played(Protocol):
    """A finished table, as far as it matters here."""

    @property
    def game(self) -> str: ...
    @property
    def setup(self) -> str: ...
    @property
    def result(self) -> str: ...


class Known(Struct):
    """The part of what was agreed that matters here."""

    seed: str = ""  # of a deal that is known beforehand


def series_of(rows: Iterable[Played]) -> list[shapes.Series]:
    """One of each game, from its finished tables in the order of time; a deal that was known beforehand does not count."""
    found: dict[str, shapes.Series] = {}
    for row in rows:
        if json.decode(row.setup, type=Known).seed:
            continue
        result = json.decode(row.result, type=wire.Result)
        old = found.get(row.game, shapes.Series(game=row.game, current=0, best=0))
        current = old.current
        if not is_drawn(result):  # a draw neither lengthens nor ends a series
            current = current + 1 if result.winners else 0
        found[row.game] = shapes.Series(game=row.game, current=current, best=max(old.best, current))
    return list(found.values())


def is_drawn(result: wire.Result) -> bool:
    """Has the player drawn? Results from before a draw had a word of its own name the player as the winner."""
    return bool(result.drawn) or (bool(result.winners) and result.scores[0] <= max(result.others.values(), default=0))
