"""How close quick play comes to real play: the coins at the end, and who will be ahead, from the middle of a match."""

from __future__ import annotations

import math
import os
from typing import Any

import pytest

from haricot.arena import entrants
from haricot.arena.simulate import Lineup, game_of
from haricot.farm.lots import Lots
from haricot.games.bohnanza.duel import Duel
from haricot.games.bohnanza.quick import Quick
from haricot.games.bohnanza.quick_duel import QuickDuel
from haricot.games.bohnanza.rules import Bohnanza
from haricot.games.ladybohn.quick import Quick as LadyQuick
from haricot.games.ladybohn.rules import Ladybohn
from haricot.kernel.chance import Rng, private_chance, stream
from haricot.kernel.drive import LIMIT, drive
from haricot.kernel.game import Game
from haricot.kernel.match import new_match

COINS = 0.05  # of the mean score, at most
ALIKE = 0.6  # correlation of the margins, at least
LIKE_REAL = 0.9  # of the correlation that real play from the same moment has, at least, where that is little, too
TRIES = 20  # of real play from each position
QUICK_TRIES = 100


class Table:
    """A game with copies of one player, and its quick play."""

    def __init__(self, box: str, name: str, seats: int) -> None:
        self.name, self.seats = name, range(seats)
        self.game: Game[Any] = game_of(Lineup(box, (name,) * seats))
        if isinstance(self.game, Ladybohn):
            self.quick: Quick | LadyQuick | QuickDuel = LadyQuick(self.game.terms)
        elif isinstance(self.game, Duel):
            self.quick = QuickDuel(self.game.terms)
        else:
            assert isinstance(self.game, Bohnanza)
            self.quick = Quick(self.game.terms)

    def thought(self, state: Any, lots: Rng) -> list[float]:
        """The coins after quick play."""
        quick = self.quick
        table = quick.table if isinstance(quick, QuickDuel) else quick
        quick.play(self.shuffled(state, lots), Lots(table.cards, table.decks, lots))
        return [float(coins) for coins in table.coins[: len(self.seats)]]

    def played(self, state: Any, seed: str, limit: int = LIMIT) -> int:
        """Play on; how many decisions it took."""
        players = [entrants.sit(self.name, self.game, seed, seat) for seat in self.seats]
        return int(drive(self.game, state, players, None, limit))

    def middle(self, seed: str) -> tuple[Any, list[float]]:
        """A match half-way, and the coins at its end."""
        ends, middle = new_match(self.game, seed).state, new_match(self.game, seed).state
        self.played(middle, seed, self.played(ends, seed) // 2)
        return middle, self.scores(ends)

    def again(self, middle: Any, seed: str, lots: Rng) -> list[float]:
        """The coins after real play from the middle on, once more."""
        state = self.shuffled(middle, lots)
        self.played(state, seed)
        return self.scores(state)

    def shuffled(self, state: Any, lots: Rng) -> Any:
        """The same with its deck in another order, and other decks to come: nobody who thinks ahead knows them."""
        state = self.game.clone(state)
        lots.shuffle(state.supply.deck)
        state.chance = private_chance(lots)
        return state

    def scores(self, ends: Any) -> list[float]:
        """The coins at the end."""
        outcome = self.game.outcome(ends)
        assert outcome is not None
        return [float(score) for score in outcome.scores]


def mean(rows: list[list[float]]) -> list[float]:
    """By seat."""
    return [sum(column) / len(rows) for column in zip(*rows, strict=True)]


def margins(scores: list[list[float]]) -> list[float]:
    """Each seat's coins less the mean of the others'."""
    return [own - (sum(row) - own) / (len(row) - 1) for row in scores for own in row]


def correlation(here: list[float], there: list[float]) -> float:
    """Pearson's; margins of a table add up to nothing."""
    both = sum(a * b for a, b in zip(here, there, strict=True))
    return both / math.sqrt(sum(a * a for a in here) * sum(b * b for b in there))


@pytest.mark.long
@pytest.mark.timeout(1800)
@pytest.mark.parametrize(
    ("box", "name", "seats"),
    [
        ("bohnanza", "classic", 4),
        ("bohnanza", "greedy", 4),
        ("bohnanza", "trader", 4),
        ("bohnanza", "greedy", 2),
        ("ladybohn", "greedy", 4),
    ],
)
def test_quick_play_is_like_real_play(box: str, name: str, seats: int) -> None:
    """Where it says less about who will be ahead, the same players' own play from the same moments does not say much more."""
    deals = 200 if os.environ.get("HARICOT_COMPILED") == "1" else 2
    table = Table(box, name, seats)
    lots = stream("quick-sealed", name, 0)
    middles, real = zip(*[table.middle(f"quick-{number}") for number in range(deals)], strict=True)
    thought = [mean([table.thought(middle, lots) for _ in range(QUICK_TRIES)]) for middle in middles]
    coins, quick = (sum(map(sum, scores)) / deals / seats for scores in (real, thought))
    alike = correlation(margins(list(real)), margins(thought))
    print(f"{seats} {name}, {box}: {coins:.2f} coins, quick {quick:.2f}, correlation {alike:.2f}, {deals} matches")
    if deals < 200:
        return
    assert abs(quick / coins - 1) < COINS, (coins, quick)
    if alike <= ALIKE:
        again = [
            mean([table.again(middle, f"again-{number}-{i}", lots) for i in range(TRIES)])
            for number, middle in enumerate(middles)
        ]
        most = correlation(margins(list(real)), margins(again))
        print(f"correlation of {name}'s own play from there on {most:.2f}")
        assert alike > LIKE_REAL * most


@pytest.mark.parametrize(("box", "seats"), [("bohnanza", 4), ("bohnanza", 2), ("ladybohn", 4)])
def test_the_same_lots_play_the_same_match(box: str, seats: int) -> None:
    table = Table(box, "greedy", seats)
    state = new_match(table.game, "lots").state
    before = table.game.view(state, 0)
    found = {tuple(table.thought(state, stream("lots", "quick", number // 2))) for number in range(4)}
    assert len(found) == 2  # of each lots one match
    assert table.game.view(state, 0) == before
