"""How close quick play comes to real play: the coins at the end, and who will be ahead, from the middle of a match."""

from __future__ import annotations

import math
import os
from typing import Any

import pytest

from haricot.arena import entrants
from haricot.arena.simulate import Lineup, game_of
from haricot.farm.lots import Lots
from haricot.games.bohnanza.quick import Quick
from haricot.games.bohnanza.rules import Bohnanza
from haricot.games.ladybohn.quick import Quick as LadyQuick
from haricot.games.ladybohn.rules import Ladybohn
from haricot.kernel.chance import stream
from haricot.kernel.drive import drive
from haricot.kernel.game import Game
from haricot.kernel.match import new_match

COINS = 0.05  # of the mean score, at most
ALIKE = 0.6  # correlation of the margins, at least
TRIES = 20  # of quick play from each position


def table(box: str, name: str) -> tuple[Game[Any], Quick | LadyQuick]:
    """A game for four, and its quick play."""
    game = game_of(Lineup(box, (name,) * 4))
    if isinstance(game, Ladybohn):
        return game, LadyQuick(game.terms)
    assert isinstance(game, Bohnanza)
    return game, Quick(game.terms)


def played(box: str, name: str, deals: int) -> tuple[float, float, float]:
    """Mean coins in real and in quick play from the middle of matches, and how margins go together."""
    game, quick = table(box, name)
    rng = stream("quick-sealed", name, 0)
    real, thought = [], []
    for number in range(deals):
        seed = f"quick-{number}"
        ends = new_match(game, seed).state
        decisions = drive(game, ends, [entrants.sit(name, game, seed, seat) for seat in range(4)])
        middle = new_match(game, seed).state
        drive(game, middle, [entrants.sit(name, game, seed, seat) for seat in range(4)], None, decisions // 2)
        total = [0.0] * 4
        for _ in range(TRIES):
            quick.play(middle, Lots(quick.cards, quick.decks, rng))
            total = [before + int(coins) / TRIES for before, coins in zip(total, quick.coins, strict=True)]
        outcome = game.outcome(ends)
        assert outcome is not None
        real.append([float(score) for score in outcome.scores])
        thought.append(total)
    mean = sum(map(sum, real)) / deals / 4
    return mean, sum(map(sum, thought)) / deals / 4, correlation(margins(real), margins(thought))


def margins(scores: list[list[float]]) -> list[float]:
    """Each seat's coins less the mean of the others'."""
    return [own - (sum(row) - own) / 3 for row in scores for own in row]


def correlation(here: list[float], there: list[float]) -> float:
    """Pearson's; margins of a table add up to nothing."""
    both = sum(a * b for a, b in zip(here, there, strict=True))
    return both / math.sqrt(sum(a * a for a in here) * sum(b * b for b in there))


@pytest.mark.long
@pytest.mark.timeout(900)
@pytest.mark.parametrize(
    ("box", "name"),
    [("bohnanza", "classic"), ("bohnanza", "greedy"), ("bohnanza", "trader"), ("ladybohn", "greedy")],
)
def test_quick_play_is_like_real_play(box: str, name: str) -> None:
    deals = 200 if os.environ.get("HARICOT_COMPILED") == "1" else 2
    real, thought, alike = played(box, name, deals)
    print(f"{box} {name}: {real:.2f} coins, quick {thought:.2f}, correlation {alike:.2f}, {deals} matches")
    if deals == 200:
        assert abs(thought / real - 1) < COINS, (real, thought)
        assert alike > ALIKE


@pytest.mark.parametrize("box", ["bohnanza", "ladybohn"])
def test_the_same_lots_play_the_same_match(box: str) -> None:
    game, quick = table(box, "greedy")
    state = new_match(game, "lots").state
    before = game.view(state, 0)
    found = set()
    for number in range(4):
        lots = Lots(quick.cards, quick.decks, stream("lots", "quick", number // 2))
        quick.play(state, lots)
        found.add(tuple(int(coins) for coins in quick.coins))
        assert abs(sum(int(quick.margin(seat)) for seat in range(4))) <= 4
    assert len(found) == 2  # of each lots one match
    assert game.view(state, 0) == before
