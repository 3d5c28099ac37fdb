"""The benchmark of negotiation: fixed, counted right, the same again; and players that read text."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from haricot.arena import entrants
from haricot.bots.random_player import RandomPlayer
from haricot.commands.common import BadInput
from haricot.commands.studying import evaluate as command
from haricot.kernel import registry
from haricot.kernel.actions import Action
from haricot.kernel.asking import Asking
from haricot.kernel.chance import Chance, stream
from haricot.kernel.drive import drive
from haricot.kernel.errors import BadSetup, MalformedAction
from haricot.kernel.players import Menu, Player
from haricot.kernel.views import View
from haricot.study import evaluate
from haricot.study.reader import Reader

ROOT = Path(__file__).resolve().parents[2]


def plain(found: evaluate.Against) -> dict[str, Any]:
    """All but what a clock says."""
    return {name: value for name, value in msgspec.to_builtins(found).items() if name not in ("seconds", "slowest")}


def test_the_same_again_and_counted_right() -> None:
    game = registry.make("bohnanza", 3, "gigamic", {"exhaustions": "1"})
    found = evaluate.play(game, "greedy", "random", "test", 2)
    assert plain(found) == plain(evaluate.play(game, "greedy", "random", "test", 2))
    assert found.matches == 6
    assert found.margin[0] > 0 and found.margin[1] <= found.margin[0] <= found.margin[2]
    assert 0 < found.accepted <= found.received
    assert 0 <= found.agreed <= found.offers
    assert found.illegal == 0 and 0 < found.slowest <= found.seconds
    assert found.surplus_won is not None and found.surplus_won > 0
    assert found.surplus_left is not None and found.surplus_left >= 0


def test_a_player_against_itself_is_even() -> None:
    game = registry.make("bohnanza", 3, "gigamic", {"exhaustions": "1"})
    found = evaluate.play(game, "random", "random", "test", 2)
    assert list(found.margin) == [0, 0, 0]
    assert found.agreed == found.accepted  # each deal has two sides, and both were the player's once


class Stubborn(Player):
    """Always wants what is not open."""

    def __init__(self) -> None:
        super().__init__(sighted=False)

    def decide(self, view: View, menu: Menu) -> int | Action:
        return -1


def test_illegal_answers_are_counted_and_the_match_goes_on() -> None:
    game = registry.make("dice", 2)
    asking = Asking(game, [None, RandomPlayer(stream("a", "b", 1))])
    asking.begin(game.start(Chance("1", [])))
    found = evaluate.Counted()
    questions = 0
    while not asking.over and questions < 50:
        evaluate.answer(game, asking, Stubborn(), found)
        questions += 1
    assert found.illegal == evaluate.TRIES * questions
    assert 0 < found.decisions <= questions


def test_every_opponent_of_a_suite_can_sit_down() -> None:
    for name in evaluate.suites():
        suite = evaluate.suite_named(name)
        assert suite.seed == f"{name}-{suite.version}"
        for table in suite.tables:
            game = registry.make(table.game, table.seats, table.edition)
            for opponent in table.opponents if table.seats > 1 else []:
                entrants.sit(opponent, game, "check", 0)
    with pytest.raises(BadSetup):
        evaluate.suite_named("cooking")


def test_suites_reach_every_box_and_every_deal() -> None:
    """One suite has a table of every box, one of every box where deals are made."""
    family = {table.game for table in evaluate.suite_named("family").tables}
    assert family == set(registry.packages())
    bargains = {table.game for table in evaluate.suite_named("bargains").tables}
    assert bargains == {
        game
        for game in registry.packages()
        for edition in registry.box(game).editions
        for seats in registry.box(game).seats(edition)
        if "offers" in registry.make(game, seats, edition).setup.options
    }


def test_there_are_deals_at_every_table_of_bargains() -> None:
    for table in evaluate.suite_named("bargains").tables:
        game = registry.make(table.game, table.seats, table.edition, table.options)
        found = evaluate.play(game, "greedy", "greedy", "test", 2)
        assert found.agreed > 0, table
        assert found.surplus_won is not None and found.surplus_won > 0, table


def test_who_plays_alone_is_compared_with_who_has_no_seat() -> None:
    found = evaluate.play(registry.make("al_cabohne", 1), "greedy", "nobody", "test", 2)
    assert found.matches == 2
    assert found.margin[1] <= found.margin[0] <= found.margin[2]
    assert 0 <= found.won[0] <= 1


def result(player: str, margin: float) -> evaluate.Result:
    """A result with one line."""
    line = evaluate.Against(game="bohnanza", seats=4, opponent="greedy", deals=20, margin=(margin, -1.0, 3.0))
    return evaluate.Result(1, "negotiation", 1, "negotiation-1", player, 1, "0", [line])


def test_result_files_and_the_page(tmp_path: Path) -> None:
    assert json.loads((ROOT / "docs" / "evaluation.schema.json").read_text()) == json.loads(
        json.dumps(evaluate.schema())
    )
    files = []
    for name, margin in (("weak", 0.5), ("strong", 2.25)):
        files.append(tmp_path / f"{name}.json")
        files[-1].write_bytes(msgspec.json.encode(result(name, margin)))
    assert command("", "negotiation", 0, tmp_path / "page.md", files) == 0
    page = (tmp_path / "page.md").read_text(encoding="utf-8")
    assert page.index("| strong (version 1)") < page.index("| weak (version 1)")
    assert "+2.25 (-1.00 to +3.00)" in page
    files[0].write_text("[]")
    with pytest.raises(BadSetup):
        command("", "negotiation", 0, None, files)
    with pytest.raises(BadInput):
        command("", "negotiation", 0, None, [])
    with pytest.raises(BadInput):
        command("greedy", "negotiation", 1, None, [])


class Lines(Reader):
    """Takes any line of the menu."""

    lot = Random(1)

    def answer(self, told: str) -> str:
        numbers = [line.split()[0] for line in told.rpartition("\n\n")[2].splitlines()]
        assert numbers
        return self.lot.choice(numbers)


class Rambling(Reader):
    """Says what no judge understands."""

    def answer(self, told: str) -> str:
        return "What a lovely game!"


def test_a_player_that_reads_and_writes() -> None:
    game = registry.make("dice", 2, options={"target": "3"})
    state = game.start(Chance("1", []))
    drive(game, state, [Lines(game, stream("a", "b", 0)), RandomPlayer(stream("a", "b", 1))])
    assert game.outcome(state) is not None
    state = game.start(Chance("1", []))
    with pytest.raises(MalformedAction):
        drive(game, state, [Rambling(game, stream("a", "b", seat)) for seat in range(2)])
