"""`trader` measured against `classic`, on deals that nothing was tuned on: the numbers were fixed before it was made."""

from __future__ import annotations

import os

import pytest

from haricot.arena.duplicate import duplicate
from haricot.arena.simulate import Lineup

WON = 0.37  # of 2,000 games against three; equals have a quarter
AHEAD = 1.4  # coins


@pytest.mark.long
@pytest.mark.timeout(3600)
def test_trader_is_far_better_than_classic() -> None:
    deals = 500 if os.environ.get("HARICOT_COMPILED") == "1" else 2
    found = duplicate(Lineup("bohnanza", ("trader", "classic", "classic", "classic")), "trader-1-sealed", deals)
    if found.games == 2000:
        assert found.won > WON * found.games, found.won / found.games
        assert found.margin > AHEAD, (found.margin, found.width)
    assert found.conduct.offers > 0
