"""Who may play in the arena: versions, budgets, baselines, oracles; and who of them never sits with people."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from arena.twins import Thrifty

from haricot import bringing
from haricot.arena import entrants
from haricot.arena.baselines import Oracle
from haricot.arena.entrants import Entrant
from haricot.arena.simulate import Job, Lineup, Played, game_of, play
from haricot.bots import outside, seats
from haricot.bots.cast import CAST
from haricot.games.bohnanza.classic import Classic
from haricot.kernel import registry
from haricot.kernel.errors import BadSetup

FOUR = (("exhaustions", "1"),)
HERE = Path(__file__).resolve().parent


def match(*players: str, game: str = "bohnanza", seed: str = "arena", wants: tuple[str, ...] = ("seats",)) -> Played:
    """One short match."""
    options = FOUR if "exhaustions" in registry.box(game).options else ()
    found = play(Job(Lineup(game, players, options=options), seed, wants=wants))
    assert found.error is None, found.error
    assert found.scores
    return found


@pytest.fixture
def thrifty() -> None:
    bringing.bring([f"thrifty={HERE / 'twins.py'}:Thrifty", f"peeper={HERE / 'twins.py'}:Peeper"])


@pytest.mark.parametrize(
    "word, entrant",
    [
        ("greedy", Entrant("greedy")),
        ("greedy@2", Entrant("greedy", 2)),
        ("search:150", Entrant("search", 0, 150, "n")),
        ("search@3:50ms", Entrant("search", 3, 50, "ms")),
        ("never-trades", Entrant("never-trades")),
    ],
)
def test_a_word_names_a_player(word: str, entrant: Entrant) -> None:
    assert entrants.read(word) == entrant


@pytest.mark.parametrize("word", ["", "Greedy", "greedy@", "greedy:0", "greedy:5s", "greedy@1@2", "a b"])
def test_other_words_do_not(word: str) -> None:
    with pytest.raises(BadSetup) as refused:
        entrants.read(word)
    assert refused.value.id == "entrant"


def test_versions() -> None:
    game = game_of(Lineup("bohnanza", ("random",) * 3))
    assert seats.version(game.setup.box, "greedy") == 2 and seats.version(game.setup.box, "random") == 1
    assert isinstance(entrants.sit("greedy@1", game, "x", 0), Classic)
    assert type(entrants.sit("greedy@2", game, "x", 0)) is type(entrants.sit("greedy", game, "x", 0))
    for word in ("greedy@3", "random@2"):
        with pytest.raises(BadSetup, match="no-version"):
            entrants.sit(word, game, "x", 0)


def test_a_budget_reaches_who_takes_one(thrifty: None) -> None:
    game = game_of(Lineup("bohnanza", ("random",) * 3))
    for word, budget in (("thrifty:150", (150, "n")), ("thrifty@7:50ms", (50, "ms")), ("thrifty", (0, ""))):
        player: Any = entrants.sit(word, game, "x", 0)
        assert player.budget == budget
    assert seats.version(game.setup.box, "thrifty") == Thrifty.version
    with pytest.raises(BadSetup, match="no-budget"):
        entrants.sit("random:150", game, "x", 0)


@pytest.mark.parametrize("game, seats", [("bohnanza", 3), ("ladybohn", 3)])
def test_who_never_trades_never_trades(game: str, seats: int) -> None:
    found = match("never-trades", *["greedy"] * (seats - 1), game=game, wants=("seats", "deals"))
    assert (found.counts[0].offers, found.counts[0].accepted) == (0, 0)
    assert sum(counts.offers for counts in found.counts) > 0
    assert not any(deal.end == "agreed" and deal.to == 0 for deal in found.deals)


def test_the_swapper_gives_one_for_one() -> None:
    found = match("swapper", "swapper", "swapper", wants=("seats", "deals"))
    assert any(deal.end == "agreed" for deal in found.deals)
    assert all((len(deal.gives), len(deal.wants)) == (1, 1) for deal in found.deals)
    with_others = match("swapper", "greedy", "classic", wants=("deals",))
    assert all((len(deal.gives), len(deal.wants)) == (1, 1) for deal in with_others.deals if deal.by == 0)


def test_an_oracle_knows_what_others_hold() -> None:
    """It is asked by nobody whether it may: its offers for a card go to hands that have it."""
    shares = {}
    for name in ("oracle", "greedy"):
        made = agreed = 0
        for n in range(2):
            found = match(name, "greedy", "greedy", "greedy", seed=f"oracle-{n}")
            made += found.counts[0].offers
            agreed += found.counts[0].agreed
        shares[name] = agreed / made
    assert shares["oracle"] > shares["greedy"]


def test_whoever_wants_to_look_is_shown_the_state_here_only(thrifty: None) -> None:
    peeper = outside.BROUGHT["peeper"].maker
    peeper.seen = None
    play(Job(Lineup("bohnanza", ("peeper", "random", "random"), limit=10), "peep"))
    assert peeper.seen is not None
    peeper.seen = None
    game = game_of(Lineup("bohnanza", ("random",) * 3))
    seats.sit("peeper", game, "x", 0)  # as a table does
    assert peeper.seen is None


@pytest.mark.parametrize(
    "name", ["oracle", "never-trades", "swapper", "classic", "trader", "seer", "search", "greedy@1", "greedy@2"]
)
def test_these_never_sit_with_people(name: str) -> None:
    """`search` in Bohnanza insists; elsewhere it has manners."""
    for game in ["bohnanza"] if name == "search" else registry.packages():
        box = registry.box(game)
        assert name not in seats.makers(box)
        count = box.seats(box.editions[0])[0]
        with pytest.raises(BadSetup, match="no-player"):
            seats.sit(name, registry.make(game, count, "", {}), "x", 0)


def test_boxes_without_a_market_have_no_yardsticks_of_the_market() -> None:
    game = game_of(Lineup("dice", ("random",) * 2))
    assert set(entrants.makers(game)) == {"random", "greedy", "search", *CAST}
    with pytest.raises(BadSetup, match="no-player"):
        entrants.sit("never-trades", game, "x", 0)
    assert isinstance(entrants.sit("oracle", game_of(Lineup("bohnanza", ("random",) * 3)), "x", 0), Oracle)
