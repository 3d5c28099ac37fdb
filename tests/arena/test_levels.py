"""Levels are promises: on sealed deals whoever stands on a level wins more than a fair share among copies of anybody one below.

    HARICOT_COMPILED=1 HARICOT_LONG=1 .venv/bin/pytest -s tests/arena/test_levels.py

prints what docs/bots.md quotes. How many deals were played was fixed before they were looked at.
"""

from __future__ import annotations

import os

import pytest

from haricot.arena.duplicate import duplicate
from haricot.arena.report import wilson
from haricot.arena.simulate import Lineup
from haricot.bots import seats
from haricot.bots.cast import CAST
from haricot.kernel import registry

COMPILED = os.environ.get("HARICOT_COMPILED") == "1"
DEALS = {
    "bohnanza": {2: 100, 3: 100, 4: 100, 5: 60},
    "ladybohn": {2: 150, 3: 150, 4: 30},
    "dice": {2: 150, 3: 60},
    "nicht_die_bohne": {2: 15},
    "al_cabohne": {2: 20},
}  # by level
AFRESH = {"bohnanza": "levels-2-sealed"}  # whose minds have changed since they were looked at
AT_LEAST = {"bohnanza": 5, "ladybohn": 3}  # levels; two elsewhere


def pairs() -> list[tuple[str, str, str]]:
    """Everybody with everybody one level below."""
    found = []
    for id in registry.packages():
        levels = seats.levels(registry.box(id))
        found += [(id, one, other) for one in levels for other in levels if levels[one] == levels[other] + 1]
    return found


@pytest.mark.parametrize("id", registry.packages())
def test_levels_have_no_gaps_and_are_of_characters(id: str) -> None:
    levels = seats.levels(registry.box(id))
    assert set(levels) <= set(CAST)
    assert set(levels.values()) == set(range(1, max(levels.values()) + 1))
    assert max(levels.values()) >= AT_LEAST.get(id, 2)
    assert DEALS[id].keys() == set(levels.values()) - {1}


@pytest.mark.long
@pytest.mark.timeout(3600)
@pytest.mark.parametrize(("id", "one", "other"), pairs())
def test_a_level_is_above_the_one_below(id: str, one: str, other: str) -> None:
    count = 2 if id == "al_cabohne" else 4
    deals = DEALS[id][seats.levels(registry.box(id))[one]] if COMPILED else 2
    found = duplicate(Lineup(id, (one,) + (other,) * (count - 1)), AFRESH.get(id, "levels-1-sealed"), deals)
    low, high = wilson(found.won, found.games)
    print(
        f"\n{id}: {one} among {other}: {100 * found.won / found.games:.1f} % [{100 * low:.1f}, {100 * high:.1f}] "
        f"of {found.games}, {found.margin:+.2f} ± {found.width:.2f}",
        flush=True,
    )
    if COMPILED and id == "al_cabohne":  # the mafia wins most, so the lead counts
        assert found.margin > found.width
    elif COMPILED:
        assert low > 1 / count
