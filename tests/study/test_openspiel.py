"""OpenSpiel's own random simulations, whole matches, copies, and what a seat can tell apart."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path
from random import Random
from typing import Any

import pytest
from conformance.tables import Variant
from study.tables import LONG, each_table

pytest.importorskip("pyspiel")

import pyspiel

from haricot.kernel import registry
from haricot.kernel.chance import stream
from haricot.study import openspiel

ROOT = Path(__file__).resolve().parents[2]


def loaded(table: Variant, **more: Any) -> Any:
    """The game of a table."""
    return pyspiel.load_game(f"haricot_{table.game}", {"seats": table.seats, "edition": table.edition, **more})


def begun(game: Any, deal: int = 0, steps: int = 0) -> Any:
    """A state after so many answers by lot."""
    state = game.new_initial_state()
    state.apply_action(deal)
    lot = Random(deal)
    for _ in range(steps):
        if not state.is_terminal():
            state.apply_action(lot.choice(state.legal_actions()))
    return state


@each_table
def test_its_own_simulations_pass(table: Variant) -> None:
    game = loaded(table, limit=100_000 if LONG else 25, deals=5)
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


def test_every_box_is_registered() -> None:
    assert {f"haricot_{box}" for box in registry.packages()} <= set(pyspiel.registered_names())


def test_a_whole_match_pays_and_adds_up_to_nothing() -> None:
    game = pyspiel.load_game("haricot_dice(seats=3)")
    state = begun(game)
    lot = Random(1)
    while not state.is_terminal():
        assert state.returns() == [0, 0, 0]
        state.apply_action(lot.choice(state.legal_actions()))
    assert any(state.returns())
    assert sum(state.returns()) == pytest.approx(0)


def test_the_end_can_be_copied_and_kept() -> None:
    """Solo, where the last answer is a form's; whole matches of every box in the long run."""
    game = pyspiel.load_game("haricot_al_cabohne(seats=1)")
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


@each_table
def test_a_copy_goes_its_own_way(table: Variant) -> None:
    state = begun(loaded(table), 3, 30)
    before = str(state)
    copy = state.clone()
    assert (str(copy), copy.history()) == (before, state.history())
    for seat in range(table.seats):
        assert copy.information_state_string(seat) == state.information_state_string(seat)
    copy.apply_action(copy.legal_actions()[0])
    assert str(state) == before != str(copy)


@each_table
def test_information_states_hide_what_is_hidden_and_forget_nothing(table: Variant) -> None:
    """Other hands dealt anew change no letter; each further step of a seat's own is told apart for ever."""
    game = loaded(table)
    state = begun(game, 1, 40)
    rng = stream("openspiel", "hidden", 1)
    asking = state.course.asking
    kept = asking.state
    for seat in range(table.seats):
        if asking.draft.size:
            continue
        told = state.information_state_string(seat), state.observation_string(seat), state.observation_tensor(seat)
        asking.state = game.made.belief(game.made.view(kept, seat)).sample(rng)
        assert told == (
            state.information_state_string(seat),
            state.observation_string(seat),
            state.observation_tensor(seat),
        )
        asking.state = kept
    seat = state.current_player()
    before = state.information_state_string(seat)
    seen = {before}
    for number in state.legal_actions():
        seen.add(state.child(number).information_state_string(seat))
    assert len(seen) == 1 + len(state.legal_actions())


def test_the_example_of_a_tiny_bohnanza_learns() -> None:
    """Its sampled regrets are ahead of answers by lot, in few iterations already."""
    example = ROOT / "docs" / "examples" / "tiny.py"
    iterations = ["0", "2000"] if LONG else ["0", "1"]
    done = subprocess.run([sys.executable, str(example), *iterations], capture_output=True, text=True, check=True)
    means = [float(found) for found in re.findall(r"([+-]\d+\.\d+) coins", done.stdout)]
    assert len(means) == 2
    assert abs(means[0]) < 0.3
    assert not LONG or means[1] > 0.1


def test_names_of_numbers() -> None:
    state = begun(pyspiel.load_game("haricot_bohnanza(seats=3)"))
    seat = state.current_player()
    assert state.string_to_action(seat, state.action_to_string(seat, state.legal_actions()[0])) in state.legal_actions()
    assert openspiel.DEFAULTS["deals"] == len(
        pyspiel.load_game("haricot_bohnanza").new_initial_state().chance_outcomes()
    )
