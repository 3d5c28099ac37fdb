"""`search` and the quick policy it plays rounds out with."""

from __future__ import annotations

import os

from haricot.arena.simulate import Job, Lineup, play
from haricot.bots.seats import sit
from haricot.games.nicht_die_bohne.quick import Deck, Scene
from haricot.games.nicht_die_bohne.rules import NichtDieBohne
from haricot.games.nicht_die_bohne.worth import HABITS
from haricot.kernel import registry
from haricot.kernel.chance import stream
from haricot.kernel.drive import drive
from haricot.kernel.match import new_match
from haricot.kernel.trials import Choice, half

STEPS = 100_000 if os.environ.get("HARICOT_COMPILED") == "1" else 6  # interpreted, a whole match takes too long


def game_for(seats: int) -> NichtDieBohne:
    game = registry.make("nicht_die_bohne", seats, "", {"deals": "1"})
    assert isinstance(game, NichtDieBohne)
    return game


def test_a_scene_counts_rows_as_the_judge_does() -> None:
    game = game_for(4)
    for seed in range(5):
        match = new_match(game, f"rows-{seed}")
        drive(game, match.state, [sit("random", game, "rows", seat) for seat in range(4)])
        scene = Scene(Deck(game.terms, HABITS))
        for seat, side in enumerate(match.state.sides):
            for card in side.taken:
                scene.own(seat, int(card))
        outcome = game.outcome(match.state)
        assert outcome is not None and list(scene.scores()) == outcome.scores


def test_a_round_played_out_puts_every_card_into_a_row() -> None:
    for seats in (3, 4, 5, 6):
        game = game_for(seats)
        match = new_match(game, "whole")
        scene = Scene(Deck(game.terms, HABITS))
        for seat, side in enumerate(match.state.sides):
            for card in side.hand:
                scene.hold(seat, int(card))
        scene.leader = match.state.leader
        scene.reckon()
        scene.play_on(stream("whole", "quick", seats))
        rows = [sum(int(scene.has[16 * seat + slot]) for seat in range(seats)) for slot in range(16)]
        assert rows == [55, 1, 3, 1] * 4
        assert max(scene.left) == 0 and max(scene.held) == 0


def test_the_first_choice_stays_however_bad() -> None:
    trials = [Choice(n, -1) for n in range(5)]
    for n, trial in enumerate(trials):
        trial.add(float(n))
    assert [trial.number for trial in half(trials)] == [0, 2, 3, 4]
    assert [trial.number for trial in half(trials[3:])] == [3, 4]


def test_a_match_with_it_is_the_same_again() -> None:
    lineup = Lineup(
        "nicht_die_bohne", ("search:2", "random", "random", "random", "random"), options=(("deals", "1"),), limit=STEPS
    )
    one, two = [play(Job(lineup, "search", keep=True)) for _ in range(2)]
    assert one.error is None and one.record == two.record
    assert one.scores or one.decisions == STEPS
