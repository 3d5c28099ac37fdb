"""`search` and the rules of thumb it plays matches out with."""

from __future__ import annotations

import os

import pytest

from haricot.arena.simulate import Job, Lineup, play
from haricot.farm.phases import OVER
from haricot.games.al_cabohne.quick import Quick
from haricot.games.al_cabohne.rules import AlCabohne
from haricot.games.al_cabohne.trader import sides
from haricot.kernel import registry
from haricot.kernel.match import new_match

STEPS = 100_000 if os.environ.get("HARICOT_COMPILED") == "1" else 6  # interpreted, a whole match takes too long

OPTIONS: list[dict[str, str]] = [{}, {"pile_to_boss": "card_by_card", "discard_match": "after_third_card"}]


@pytest.mark.parametrize("seats", [1, 2])
@pytest.mark.parametrize("options", OPTIONS)
def test_rules_of_thumb_break_no_rule_and_come_to_an_end(seats: int, options: dict[str, str]) -> None:
    game = registry.make("al_cabohne", seats, "", options)
    assert isinstance(game, AlCabohne)
    quick = Quick(game)
    for seed in range(4):
        s = new_match(game, f"thumb-{seed}").state
        steps = 0
        while s.phase != OVER:
            quick.count(s)
            action = quick.act(s)
            refused = game.check(s, s.active, action)
            assert refused is None, (seed, steps, action.write(game.names), refused)
            game.do(s, s.active, action, None)
            steps += 1
            assert steps < 2000


@pytest.mark.parametrize("players", [("search:2",), ("search:1", "random"), ("trader", "greedy")])
def test_a_match_with_it_is_the_same_again(players: tuple[str, ...]) -> None:
    options = (("mafia_trade", "true"),) if len(players) == 2 else ()
    one, two = [
        play(Job(Lineup("al_cabohne", players, options=options, limit=STEPS), "search", keep=True)) for _ in range(2)
    ]
    assert one.error is None and one.record == two.record
    assert one.scores or one.decisions == STEPS


def test_trader_and_search_strike_deals() -> None:
    matches = 4 if STEPS > 6 else 1
    for player in ("trader", "search:2") if STEPS > 6 else ("trader",):
        lineup = Lineup("al_cabohne", (player, player), options=(("mafia_trade", "true"),))
        found = [play(Job(lineup, f"bargain-{n}")) for n in range(matches)]
        assert all(each.error is None for each in found)
        assert sum(each.offers for each in found) > 0
        assert matches == 1 or sum(each.accepted for each in found) > 0


def test_a_bundle_never_gives_the_kind_that_it_asks_for() -> None:
    assert sides([3, 3, 5], 5) == [[], [3], [3, 3]]
    assert sides([3, 5], -1) == [[3], [3, 5], [5]]  # nothing for nothing is no deal
