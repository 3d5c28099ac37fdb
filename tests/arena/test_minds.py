"""Bohnanza's minds on deals that nothing was tuned on; the seed's word and all numbers of deals were fixed before any was looked at.

    HARICOT_COMPILED=1 HARICOT_LONG=1 .venv/bin/pytest -s tests/arena/test_minds.py

prints what docs/bots.md quotes.
"""

from __future__ import annotations

import functools
import itertools
import os
import time

import pytest

from haricot.arena import entrants
from haricot.arena.conduct import Conduct, conduct
from haricot.arena.duplicate import Duplicate, duplicate
from haricot.arena.report import wilson
from haricot.arena.simulate import Lineup, game_of
from haricot.kernel.drive import drive
from haricot.kernel.match import new_match

COMPILED = os.environ.get("HARICOT_COMPILED") == "1"
SEALED = "minds-19-sealed"
MENDED = "trader-6-sealed"  # where `trader` plays, mended after one look: four of it ploughed in one turn of 7.9
SEARCH = "search:150" if COMPILED else "search:4"
ROW = (15, 150, 2500) if COMPILED else (2, 4)  # worlds
FEW = 2  # deals, interpreted
pytestmark = [pytest.mark.long, pytest.mark.timeout(7200)]


@functools.cache
def measured(one: str, other: str, deals: int, seats: int = 4, edition: str = "") -> Duplicate:
    """One among copies of another, said aloud."""
    started = time.process_time()
    seed = MENDED if "trader" in (one, other) else SEALED
    found = duplicate(Lineup("bohnanza", (one,) + (other,) * (seats - 1), edition), seed, deals if COMPILED else FEW)
    low, high = share(found)
    manners = found.conduct
    print(
        f"\n{one} among {seats - 1} {other}{edition and ', ' + edition}: {100 * found.won / found.games:.1f} % "
        f"[{100 * low:.1f}, {100 * high:.1f}] of {found.games}, {found.margin:+.2f} ± {found.width:.2f}; "
        f"{manners.offers / max(1, manners.turns):.1f} offers a turn, "
        f"{100 * manners.agreed / max(1, manners.offers):.0f} % agreed, "
        f"{found.milliseconds:.2f} ms of the processor a decision, "
        f"{1000 * (time.process_time() - started) / found.games:.0f} a game",
        flush=True,
    )
    return found


def share(found: Duplicate) -> tuple[float, float]:
    """The 95 % interval of the share of wins."""
    return wilson(found.won, found.games)


def above(found: Duplicate, seats: int = 4) -> bool:
    """Is it more than equal, beyond doubt?"""
    return share(found)[0] > 1 / seats and found.margin > found.width


def test_trader_among_classic() -> None:
    found = measured("trader", "classic", 500)
    assert not COMPILED or (found.won > 0.40 * found.games and share(found)[0] > 0.37 and found.margin > 1.4)
    assert not COMPILED or found.milliseconds <= 2


def test_search_among_classic() -> None:
    found = measured(SEARCH, "classic", 500)
    assert not COMPILED or (found.won > 0.50 * found.games and share(found)[0] > 0.47 and found.margin > 2.2)
    assert not COMPILED or found.milliseconds <= 15


def test_of_the_way_to_open_hands_search_goes_most() -> None:
    """`seer` negotiates with all hands in sight: what knowing them is worth, on the same deals."""
    seer, search = measured("seer", "classic", 500), measured(SEARCH, "classic", 500)
    print(f"\nof {seer.margin:+.2f} coins it has {100 * search.margin / seer.margin:.0f} %", flush=True)
    assert not COMPILED or search.margin > 0.65 * seer.margin


def test_more_worlds_make_it_stronger() -> None:
    """On the first deals of the same set, and each number of worlds against the one before, deal by deal."""
    row = [measured(f"search:{worlds}", "classic", 50) for worlds in ROW]
    for few, many in itertools.pairwise(row):
        print(f"\n{more(few, many).margin:+.2f} ± {more(few, many).width:.2f} more", flush=True)
    seer = measured("seer", "classic", 50)
    print(f"\n{100 * row[-1].margin / seer.margin:.0f} % of {seer.margin:+.2f}", flush=True)
    assert not COMPILED or row[-1].margin > row[0].margin


def more(few: Duplicate, many: Duplicate) -> Duplicate:
    """What one has more than the other on the same deals."""
    return Duplicate([b - a for a, b in zip(few.margins, many.margins, strict=True)])


def test_search_among_traders() -> None:
    found = measured(SEARCH, "trader", 100)
    assert not COMPILED or (found.won > 0.32 * found.games and above(found))


@pytest.mark.parametrize("other", ["greedy", "never-trades", "pim", "flo", "lenz", "cicero"])
def test_both_among_others(other: str) -> None:
    """Not only against the yardstick they were made for; who bargains and does nothing else has nothing to gain where nobody deals."""
    assert above(measured(SEARCH, other, 25)) or not COMPILED
    found = measured("trader", other, 25)
    assert not COMPILED or (found.margin > -found.width if other == "never-trades" else found.margin > 0)


@pytest.mark.parametrize(("seats", "edition"), [(3, ""), (5, ""), (7, ""), (4, "amigo"), (2, "")])
def test_search_at_other_tables(seats: int, edition: str) -> None:
    deals = 100 if seats == 2 else 20
    assert above(measured(SEARCH, "greedy", deals, seats, edition), seats) or not COMPILED


@pytest.mark.parametrize(("seats", "edition"), [(4, ""), (3, ""), (5, ""), (7, ""), (4, "amigo")])
def test_trader_at_other_tables(seats: int, edition: str) -> None:
    assert above(measured("trader", "greedy", 50, seats, edition), seats) or not COMPILED


def test_polite_is_strong_with_manners() -> None:
    """Who sits with people, gives hints and plays for them."""
    found = measured("polite:150" if COMPILED else "polite:4", "greedy", 50)
    assert not COMPILED or (above(found) and found.conduct.repeated == 0)
    assert found.conduct.begged < 0.2 * found.conduct.offers


def test_four_traders_have_manners() -> None:
    game = game_of(Lineup("bohnanza", ("trader",) * 4))
    deals = 100 if COMPILED else 1
    coins = 0
    found = Conduct()
    for number in range(1, deals + 1):
        deal = f"{MENDED}-{number}"
        match = new_match(game, deal)
        drive(game, match.state, [entrants.sit("trader", game, deal, seat) for seat in range(4)], match.taken)
        outcome = game.outcome(match.state)
        assert outcome is not None
        coins += sum(outcome.scores)
        found = sum(conduct(game, deal, match.taken), found)
    print(f"\n{coins / deals / 4:.2f} coins a seat, {deals} matches; {found}", flush=True)
    assert found.repeated == 0
    if COMPILED:
        assert coins >= 17.0 * 4 * deals
        assert found.agreed >= 0.3 * found.offers
        assert found.offers <= 4 * found.turns  # of all together
        assert found.ploughed <= found.turns / 8  # fields for a card that another grows
