"""How long a match of Bohnanza for four takes on a simulated clock, and how much of it people only watch."""

from __future__ import annotations

import os
from statistics import median

import pytest
from table.sitting import Sitting

SEEDS = 30
BOUNDS = {"quick": (16, 7), "calm": (22, 22)}  # minutes in all, and those in which no person is asked
LONG = os.environ.get("HARICOT_LONG") == "1"
MINUTE = 60_000


@pytest.mark.parametrize("words", ["ann greedy greedy greedy", "ann greedy bob greedy"])
@pytest.mark.parametrize("pace, seeds", [("quick", SEEDS), ("calm", SEEDS if LONG else 8)])
def test_a_match_with_bots_is_no_longer_than_a_match_among_people(words: str, pace: str, seeds: int) -> None:
    """Between two things that happen no silence in which nobody is asked is longer than the longest window."""
    most, idle = BOUNDS[pace]
    played = [Sitting(*words.split(), pace=pace, seed=f"tempo-{seed}").play() for seed in range(seeds)]
    assert median([sitting.lasted for sitting in played]) <= most * MINUTE
    assert median([sitting.idle for sitting in played]) <= idle * MINUTE
    assert max([sitting.longest for sitting in played]) <= 4000
