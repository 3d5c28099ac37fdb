"""Levels of play in Ladybohn, on deals that nothing was tuned on: how many were fixed before they were looked at.

    HARICOT_COMPILED=1 HARICOT_LONG=1 .venv/bin/pytest -s tests/arena/test_ladybohn.py

prints what docs/bots.md quotes.
"""

from __future__ import annotations

import math
import os

import pytest

from haricot.arena.duplicate import Duplicate, duplicate
from haricot.arena.report import Z
from haricot.arena.simulate import Lineup

COMPILED = os.environ.get("HARICOT_COMPILED") == "1"
pytestmark = [pytest.mark.long, pytest.mark.timeout(3600)]


def share(found: Duplicate) -> tuple[float, float]:
    """How much of the games was won, and half of its 95 % interval."""
    won = found.won / found.games
    return won, Z * math.sqrt(won * (1 - won) / found.games)


def measured(name: str, other: str, seats: int, deals: int) -> Duplicate:
    """One against the others on sealed deals, said aloud."""
    lineup = Lineup("ladybohn", (name,) + (other,) * (seats - 1))
    found = duplicate(lineup, "ladybohn-2-sealed", deals if COMPILED else 2)
    won, width = share(found)
    manners = found.conduct
    print(
        f"\n{name} among {seats - 1} {other}: {100 * won:.1f} ± {100 * width:.1f} % of {found.games}, "
        f"{found.margin:+.2f} ± {found.width:.2f}; {manners.offers / manners.turns:.1f} offers a turn, "
        f"{100 * manners.agreed / manners.offers:.0f} % agreed, {100 * manners.begged / manners.offers:.0f} % begged",
        flush=True,
    )
    return found


@pytest.mark.parametrize(("seats", "deals"), [(4, 100), (3, 40), (5, 30)])
def test_trader_is_above_greedy(seats: int, deals: int) -> None:
    found = measured("trader", "greedy", seats, deals)
    won, width = share(found)
    assert not COMPILED or (won - width > 1 / seats and found.margin > found.width)


@pytest.mark.parametrize(("seats", "deals"), [(4, 30), (3, 20), (5, 15)])
def test_search_is_above_greedy_with_manners(seats: int, deals: int) -> None:
    found = measured("search:150" if COMPILED else "search:8", "greedy", seats, deals)
    won, width = share(found)
    assert not COMPILED or (won - width > 1 / seats and found.margin > found.width)
    assert not COMPILED or found.conduct.agreed > 0.25 * found.conduct.offers
    assert not COMPILED or found.conduct.begged < 0.1 * found.conduct.offers


def test_search_is_above_trader() -> None:
    found = measured("search:150" if COMPILED else "search:8", "trader", 4, 20)
    won, width = share(found)
    assert not COMPILED or (won - width > 1 / 4 and found.margin > found.width)
