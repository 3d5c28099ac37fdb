"""How close quick play comes to real play in Al Cabohne and Nicht die Bohne, from the middle of a match or round."""

from __future__ import annotations

import os
from typing import Any

import pytest
from arena.test_quick import ALIKE, COINS, TRIES, correlation, margins

from haricot.arena import entrants
from haricot.arena.simulate import Lineup, game_of
from haricot.games.al_cabohne.quick import Quick
from haricot.games.al_cabohne.rules import AlCabohne
from haricot.games.al_cabohne.state import State
from haricot.games.nicht_die_bohne.quick import Deck, Scene
from haricot.games.nicht_die_bohne.search import Worlds
from haricot.games.nicht_die_bohne.terms import Terms
from haricot.games.nicht_die_bohne.worth import HABITS
from haricot.kernel.chance import Rng, stream
from haricot.kernel.drive import LIMIT, drive
from haricot.kernel.game import Game
from haricot.kernel.match import new_match

COMPILED = os.environ.get("HARICOT_COMPILED") == "1"
LIKE_GREEDY = 0.9  # of the correlation that greedy's own play from the same moment has, at least
pytestmark = [pytest.mark.long, pytest.mark.timeout(1800)]


def halves(game: Game[Any], names: tuple[str, ...], seed: str) -> tuple[Any, Any]:
    """The same match twice: half-way, and at its end."""
    ends, decisions = driven(game, names, seed, int(LIMIT))
    return driven(game, names, seed, decisions // 2)[0], ends


def driven(game: Game[Any], names: tuple[str, ...], seed: str, limit: int) -> tuple[Any, int]:
    """A match after so many decisions, and how many there were."""
    state = new_match(game, seed).state
    players = [entrants.sit(name, game, seed, seat) for seat, name in enumerate(names)]
    return state, int(drive(game, state, players, None, limit))


def mean(rows: list[list[float]]) -> float:
    """Of all numbers."""
    return sum(map(sum, rows)) / sum(map(len, rows))


# -- Al Cabohne


def coins(game: AlCabohne, s: State) -> tuple[list[float], float]:
    """By seat, and the mafia's as they count."""
    return [float(len(farm.coins)) for farm in s.farms], float(len(s.mafia.coins) * game.terms.times)


def thought(game: AlCabohne, middle: State, rng: Rng) -> tuple[list[float], float]:
    """What quick play comes to on an average, by what the active player may know."""
    quick = Quick(game)
    belief = game.belief(game.view(middle, middle.active))
    total = ([0.0] * len(middle.farms), 0.0)
    for _ in range(TRIES):
        s = belief.sample(rng)
        s.supply.discard = middle.supply.discard[:]  # who has watched knows the order
        quick.play_out(s)
        own, mafia = coins(game, s)
        total = (added(total[0], own), total[1] + mafia / TRIES)
    return total


@pytest.mark.parametrize(("names", "deals"), [(("greedy", "greedy"), 200), (("search:20",), 200)])
def test_quick_play_in_al_cabohne(names: tuple[str, ...], deals: int) -> None:
    """For two against `greedy`, whom `search` must foresee; alone like `search` itself, and not like `greedy`, who loses."""
    game = game_of(Lineup("al_cabohne", names))
    assert isinstance(game, AlCabohne)
    rng = stream("quick-sealed", "al_cabohne", len(names))
    real, quick, leads, foreseen = [], [], [], []
    for number in range(deals if COMPILED else 1):
        middle, end = halves(game, names, f"quick-{number}")
        own, mafia = coins(game, end)
        real.append(own)
        leads += [each - mafia for each in own] if len(own) == 1 else [own[0] - own[1]]
        own, mafia = thought(game, middle, rng)
        quick.append(own)
        foreseen += [each - mafia for each in own] if len(own) == 1 else [own[0] - own[1]]
    if not COMPILED:
        return
    alike = correlation(centred(leads), centred(foreseen))
    print(f"{names}: {mean(real):.2f} coins, quick {mean(quick):.2f}, correlation {alike:.2f}, {deals} matches")
    assert abs(mean(quick) / mean(real) - 1) < COINS
    assert alike > ALIKE


def centred(leads: list[float]) -> list[float]:
    """Each less their mean."""
    return [lead - sum(leads) / len(leads) for lead in leads]


# -- Nicht die Bohne


def test_quick_play_in_nicht_die_bohne() -> None:
    """A round: points may be less than nothing, so that their spread is the measure and not their mean.

    Half a round does not say who will be ahead, however it is played on: `greedy` itself, on hands as they may be, is
    the measure of what quick play can foresee.
    """
    deals = 200 if COMPILED else 1
    names = ("greedy",) * 4
    game = game_of(Lineup("nicht_die_bohne", names, options=(("deals", "1"),)))
    terms = Terms(game.setup)
    deck = Deck(terms, HABITS)
    rng = stream("quick-sealed", "nicht_die_bohne", 0)
    real, quick, slow = [], [], []
    for number in range(deals):
        middle, end = halves(game, names, f"quick-{number}")
        view = game.view(middle, game.first_due(middle, 0))
        worlds = Worlds(view, terms, deck)
        scene = Scene(deck)
        total, played = [0.0] * len(names), [0.0] * len(names)
        for _ in range(TRIES if COMPILED else 1):
            worlds.deal(rng)
            scene.like(worlds.scene)
            scene.play_on(rng)
            total = added(total, [float(each) for each in scene.scores()])
            world = game.belief(view).sample(rng)
            drive(game, world, [entrants.sit("greedy", game, f"slow-{number}", seat) for seat in range(len(names))])
            played = added(played, points(game, world))
        real.append(points(game, end))
        quick.append(total)
        slow.append(played)
    if not COMPILED:
        return
    score = mean(real)
    spread = (sum((each - score) ** 2 for row in real for each in row) / (deals * len(names))) ** 0.5
    alike, most = correlation(margins(real), margins(quick)), correlation(margins(real), margins(slow))
    print(f"{score:.1f} points, spread {spread:.1f}, quick {mean(quick):.1f}, {deals} rounds")
    print(f"correlation {alike:.2f}, of greedy's own play {most:.2f}")
    assert abs(mean(quick) - score) < COINS * spread
    assert alike > min(ALIKE, LIKE_GREEDY * most)


def points(game: Game[Any], state: Any) -> list[float]:
    """By seat, at the end."""
    outcome = game.outcome(state)
    assert outcome is not None
    return [float(score) for score in outcome.scores]


def added(total: list[float], more: list[float]) -> list[float]:
    """The mean of so many tries, with one more."""
    return [before + each / TRIES for before, each in zip(total, more, strict=True)]
