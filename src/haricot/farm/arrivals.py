"""Chances that enough cards come by, for players who count; whole numbers, so that every build thinks the same."""

from __future__ import annotations

from math import exp
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

ARRIVALS: Final[i64] = 24  # arriving cards that the table of chances goes up to
GRAIN: Final[i64] = 8  # parts of a card it tells apart
MOST_EXPECTED: Final[i64] = 16  # expected cards that `chance_of_at_least` goes up to


def arrival_chances(most: int) -> vec[i64]:
    """Chances, in thousandths, that at least m cards come where up to so many are expected (Poisson)."""
    table = vec[i64]([0] * ((most * 8 + 1) * 24))
    step = 0
    while step <= most * 8:
        expected = step / 8.0
        exactly = exp(-expected)
        below = 0.0
        m = 0
        while m < ARRIVALS:
            table[step * 24 + m] = round(1000.0 * (1.0 - below)) if below < 1.0 else 0
            below += exactly
            m += 1
            exactly *= expected / m
        step += 1
    return table


CHANCES: Final = arrival_chances(16)


def chance_of_at_least(expected: i64, cards: i64) -> i64:
    """The chance, in thousandths, that at least so many cards come; `expected` is in parts of a card (GRAIN)."""
    if cards <= 0:
        return 1000
    if cards >= ARRIVALS:
        return 0
    if expected > MOST_EXPECTED * GRAIN:
        expected = MOST_EXPECTED * GRAIN
    return CHANCES[expected * ARRIVALS + cards]
