"""What a player who thinks ahead is given: clones with their memory, places to stop, actions from numbers, deals and standings."""

from __future__ import annotations

import os
import re
from pathlib import Path
from typing import Any

import pytest

from haricot.bots import deals, seats
from haricot.farm.actions import UP, Offer
from haricot.farm.numbers import N_OFFER
from haricot.farm.phases import SETTLE, TRADE
from haricot.farm.stops import Asked, Phase, Turn
from haricot.kernel import registry
from haricot.kernel.actions import Action
from haricot.kernel.chance import stream
from haricot.kernel.drive import Taken, drive
from haricot.kernel.forms import Draft
from haricot.kernel.game import Game
from haricot.kernel.mask import pick
from haricot.kernel.match import Match, new_match
from haricot.kernel.players import Menu, Player
from haricot.kernel.views import View

# Interpreted, these take long.
THINK_AHEAD = [
    ("al_cabohne", 1, "search"),
    ("dice", 3, "search"),
    ("nicht_die_bohne", 4, "search"),
    ("ladybohn", 3, "search"),
]
if os.environ.get("HARICOT_COMPILED") != "1":
    THINK_AHEAD = []


BARGAINING = {"al_cabohne": {"mafia_trade": "true"}}  # boxes where deals are agreed on beforehand


def dealt(
    box: str, number: int, name: str, seed: str = "thinking", options: dict[str, str] | None = None
) -> tuple[Match, list[Player]]:
    """A match and its players."""
    match = new_match(registry.make(box, number, options=options), seed)
    return match, [seats.sit(name, match.game, seed, seat, arena=True) for seat in range(number)]


@pytest.mark.parametrize(
    ("box", "number", "name"),
    [
        ("bohnanza", 4, "random"),
        ("bohnanza", 4, "greedy"),
        ("bohnanza", 3, "classic"),
        ("bohnanza", 3, "trader"),
        ("bohnanza", 2, "greedy"),
        ("ladybohn", 3, "greedy"),
        ("ladybohn", 3, "trader"),
        ("al_cabohne", 2, "greedy"),
        ("dice", 3, "greedy"),
        ("nicht_die_bohne", 4, "greedy"),
        *THINK_AHEAD,
    ],
)
def test_a_clone_remembers_all_and_goes_its_own_way(box: str, number: int, name: str) -> None:
    match, players = dealt(box, number, name)
    game = match.game
    first, then = 100, 150
    for player in players:
        allow = getattr(player, "allow", None)
        if allow is not None:  # whoever thinks ahead takes long
            allow(3, "n")
            first, then = 12, 12
    drive(game, match.state, players, None, first)
    twins = [player.clone() for player in players]
    thrice = [player.clone() for player in players]
    there: list[Taken] = []
    drive(game, game.clone(match.state), twins, there, then)
    here: list[Taken] = []
    drive(game, match.state, players, here, then)
    assert [game.write(each.action) for each in there] == [game.write(each.action) for each in here]
    assert len(thrice) == number


def test_a_player_that_cannot_be_cloned_says_so() -> None:
    class Mine(Player):
        def decide(self, view: View, menu: Menu) -> int | Action:
            return menu.numbers()[0]

    with pytest.raises(NotImplementedError, match="Mine"):
        Mine().clone()


def test_a_driver_stops_at_a_turn_a_phase_or_a_question() -> None:
    match, players = dealt("bohnanza", 3, "greedy")
    game, s = match.game, match.state
    active = s.active
    drive(game, s, players, until=Phase(int(TRADE)))
    assert (s.phase, s.active) == (TRADE, active)
    assert drive(game, s, players, until=Phase(int(TRADE))) == 0
    drive(game, s, players, until=Phase(int(SETTLE)))
    drive(game, s, players, until=Turn(s))
    assert (s.active, s.planted) == ((active + 1) % 3, 0)
    drive(game, s, players, until=Turn(s, int(active)))
    assert s.active == active
    drive(game, s, players, until=Asked((int(active) + 1) % 3))
    assert game.next(s) == (active + 1) % 3
    drive(game, s, players, until=lambda state, seat: bool(state.supply.exhaustions == 1))
    assert s.supply.exhaustions == 1
    drive(game, s, players)
    assert game.next(s) < 0


@pytest.mark.parametrize(("box", "number"), [("bohnanza", 3), ("bohnanza", 2), ("ladybohn", 3), ("dice", 2)])
def test_a_number_becomes_the_same_action_without_the_state(box: str, number: int) -> None:
    match, _ = dealt(box, number, "random")
    game, s = match.game, match.state
    rng = stream("numbers", box, number)
    mask = game.mask()
    draft = Draft()
    for _ in range(150):
        seat = game.next(s)
        view = game.view(s, seat)
        draft.open(seat)
        action = None
        while action is None:
            game.options(s, draft, mask)
            picked = pick(mask, rng)
            found = game.action(view, draft, picked)
            draft.add(picked)
            action = game.finish(s, draft)
            assert (found is None) == (action is None)
            if found is not None and action is not None:
                assert game.write(found) == game.write(action)
        game.do(s, seat, action, None)


@pytest.mark.parametrize(("box", "number"), [("bohnanza", 4), ("ladybohn", 3)])
def test_all_deals_are_allowed_and_none_is_said_twice(box: str, number: int) -> None:
    match, players = dealt(box, number, "greedy")
    game, s = match.game, match.state
    for _ in range(3):
        drive(game, s, players, until=Phase(int(TRADE)))
        for seat in range(number):
            found = deals.offers(game, game.view(s, seat), 1)
            assert all(game.check(s, seat, offer) is None for offer in found)
            assert len({game.write(offer) for offer in found}) == len(found)
            partners = {offer.to for offer in found}
            assert partners == ({*range(number)} - {seat} if seat == s.active else {int(s.active)})
            assert any(ref.copy == UP for offer in found for ref in offer.gives) == (seat == s.active)
        drive(game, s, players, until=Turn(s))
    drive(game, s, players, until=Phase(int(TRADE)))
    pairs = deals.offers(game, game.view(s, s.active))
    assert {(len(offer.gives), len(offer.wants)) for offer in pairs} >= {(2, 2), (2, 0), (0, 2), (1, 1)}
    assert all(game.check(s, s.active, offer) is None for offer in pairs[:: max(1, len(pairs) // 300)])


@pytest.mark.parametrize(("box", "number"), [("bohnanza", 4), ("ladybohn", 3), ("al_cabohne", 2)])
def test_a_deal_has_a_worth_for_both(box: str, number: int) -> None:
    match, players = dealt(box, number, "greedy", options=BARGAINING.get(box))
    game, s = match.game, match.state
    drive(game, s, players, None, 110)
    drive(game, s, players, until=lambda state, seat: int(N_OFFER) in game.legal(state, seat))
    view = game.view(s, game.next(s))
    gifts = [offer for offer in deals.offers(game, view, 1) if not offer.wants]
    requests = [offer for offer in deals.offers(game, view, 1) if not offer.gives]
    worths = [deals.worth(game, view, offer) for offer in gifts + requests]
    assert all(worth is not None for worth in worths)
    assert any(worth is not None and worth.mine > 0 for worth in worths)
    assert any(worth is not None and worth.theirs > 0 for worth in worths)


def test_a_box_without_a_market_has_no_deals() -> None:
    match, _ = dealt("dice", 2, "random")
    view = match.game.view(match.state, 0)
    assert deals.offers(match.game, view) == []
    assert deals.worth(match.game, view, Offer(1, [], [0])) is None


@pytest.mark.parametrize(
    ("box", "number"),
    [
        ("bohnanza", 3),
        ("bohnanza", 2),
        ("ladybohn", 3),
        ("al_cabohne", 2),
        ("al_cabohne", 1),
        ("dice", 2),
        ("nicht_die_bohne", 4),
    ],
)
def test_the_standing_at_the_end_is_the_score(box: str, number: int) -> None:
    match, players = dealt(box, number, "greedy")
    game: Game[Any] = match.game
    drive(game, match.state, players, None, 100)
    standing = game.standing(game.view(match.state, 0))
    assert len(standing) == number
    assert any(standing)
    drive(game, match.state, players)
    outcome = game.outcome(match.state)
    assert outcome is not None
    assert game.standing(game.view(match.state, -1)) == outcome.scores


def test_the_example_of_the_documents_runs(capsys: pytest.CaptureFixture[str]) -> None:
    text = (Path(__file__).resolve().parents[2] / "docs" / "bots.md").read_text(encoding="utf-8")
    _, source = re.findall(r"(?ms)^```py\n(.*?)^```$", text)  # the first is a whole bot
    exec(compile(source, "bots.md", "exec"), {})
    assert "coins" in capsys.readouterr().out
