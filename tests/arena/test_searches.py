"""`search` in the boxes without open trade, on deals that nothing was tuned on: how many were fixed before they were looked at.

    HARICOT_COMPILED=1 HARICOT_LONG=1 .venv/bin/pytest -s tests/arena/test_searches.py

prints what docs/bots.md quotes.
"""

from __future__ import annotations

import math
import os

import pytest

from haricot.arena.duplicate import Duplicate, duplicate
from haricot.arena.report import Z
from haricot.arena.simulate import Job, Lineup, play

COMPILED = os.environ.get("HARICOT_COMPILED") == "1"
pytestmark = [pytest.mark.long, pytest.mark.timeout(3600)]


def measured(game: str, players: tuple[str, ...], deals: int, options: tuple[tuple[str, str], ...] = ()) -> Duplicate:
    """One against the others on sealed deals, said aloud."""
    found = duplicate(Lineup(game, players, options=options), f"{game}-2-sealed", deals if COMPILED else 1)
    share = found.won / found.games
    width = Z * math.sqrt(share * (1 - share) / found.games)
    lead = f"{found.margin:+.2f} ± {found.width:.2f}" if deals > 1 and COMPILED else "-"
    print(f"\n{game} {' '.join(players)}: {100 * share:.1f} ± {100 * width:.1f} % of {found.games}, {lead}", flush=True)
    return found


def beaten(player: str, deals: int) -> float:
    """The share of solo matches in which the mafia is beaten."""
    jobs = [Job(Lineup("al_cabohne", (player,)), f"al_cabohne-2-sealed-{n}") for n in range(deals if COMPILED else 1)]
    share = sum(len(play(job).winners) for job in jobs) / len(jobs)
    width = Z * math.sqrt(share * (1 - share) / len(jobs))
    print(f"\nal_cabohne {player} alone: {100 * share:.1f} ± {100 * width:.1f} % of {len(jobs)}", flush=True)
    return share


def test_nicht_die_bohne() -> None:
    found = measured("nicht_die_bohne", ("search:50", "greedy", "greedy", "greedy"), 50)
    assert not COMPILED or found.won > 0.38 * found.games


def test_dice() -> None:
    found = measured("dice", ("search", "greedy", "greedy", "greedy"), 250)
    assert not COMPILED or found.won > 0.29 * found.games


def test_al_cabohne_alone() -> None:
    greedy, search = beaten("greedy", 1000), beaten("search:100", 200)
    assert not COMPILED or search > 3 * greedy


def test_al_cabohne_for_two() -> None:
    greedy = measured("al_cabohne", ("greedy", "greedy"), 200)
    search = measured("al_cabohne", ("search:100", "greedy"), 60)
    assert not COMPILED or (search.won / search.games > greedy.won / greedy.games and search.margin > search.width)


def test_al_cabohne_for_two_who_bargain() -> None:
    """`trader` makes its own offers; whether that is worth much is for the docs to say."""
    found = measured("al_cabohne", ("trader", "greedy"), 200, (("mafia_trade", "true"),))
    assert not COMPILED or found.margin > -found.width
