"""`trader` measured against `classic` and among its like, on deals that nothing was tuned on: the numbers were fixed before it was made."""

from __future__ import annotations

import os

import pytest

from haricot.arena import entrants
from haricot.arena.conduct import Conduct, conduct
from haricot.arena.duplicate import duplicate
from haricot.arena.simulate import Lineup, game_of
from haricot.kernel.drive import drive
from haricot.kernel.match import new_match

COMPILED = os.environ.get("HARICOT_COMPILED") == "1"
SEALED = "trader-2-sealed"
WON = 0.40  # of 2,000 games against three; equals have a quarter
AHEAD = 1.4  # coins
COINS = 17.0  # a seat, where all four are traders
AGREED = 0.3  # of their offers, at least
OFFERS = 4  # a turn, of all together, at most
PLOUGHED = 1 / 8  # fields a turn for a card that another grows, at most


@pytest.mark.long
@pytest.mark.timeout(3600)
def test_trader_is_far_better_than_classic() -> None:
    found = duplicate(Lineup("bohnanza", ("trader", "classic", "classic", "classic")), SEALED, 500 if COMPILED else 2)
    print(f"won {found.won / found.games:.4f} of {found.games}, {found.margin:+.3f} ± {found.width:.3f}")
    if found.games == 2000:
        assert found.won > WON * found.games, found.won / found.games
        assert found.margin > AHEAD, (found.margin, found.width)
    assert found.conduct.offers > 0


@pytest.mark.long
@pytest.mark.timeout(3600)
def test_four_traders_have_manners() -> None:
    game = game_of(Lineup("bohnanza", ("trader",) * 4))
    deals = 100 if COMPILED else 1
    coins = 0
    found = Conduct()
    for number in range(1, deals + 1):
        deal = f"{SEALED}-{number}"
        match = new_match(game, deal)
        drive(game, match.state, [entrants.sit("trader", game, deal, seat) for seat in range(4)], match.taken)
        outcome = game.outcome(match.state)
        assert outcome is not None
        coins += sum(outcome.scores)
        found = sum(conduct(game, deal, match.taken), found)
    print(f"{coins / deals / 4:.2f} coins a seat, {deals} matches; {found}")
    assert found.repeated == 0
    if COMPILED:
        assert coins > COINS * 4 * deals
        assert found.agreed > AGREED * found.offers
        assert found.offers < OFFERS * found.turns
        assert found.ploughed < PLOUGHED * found.turns
