"""A tiny Bohnanza for three, with trade, approximated by one of OpenSpiel's own algorithms: counterfactual regret by sampled outcomes.

    pip install "haricot[openspiel]"
    python docs/examples/tiny.py

Two kinds, twenty-four cards, one offer a turn, four deals. What it has learnt plays against two who answer by lot, from every seat of every deal.
"""

import sys
from pathlib import Path

import numpy as np
import pyspiel
from open_spiel.python import policy
from open_spiel.python.algorithms import outcome_sampling_mccfr

import haricot.study.openspiel  # noqa: F401 (registers the boxes)

DEALS, MATCHES = 4, 1200
cards = str(Path(__file__).with_name("tiny.toml"))
options = "exhaustions=1;offers=1"
agreed = {"seats": 3, "cards": cards, "options": options, "deals": DEALS, "reward": "difference"}
game = pyspiel.load_game("haricot_bohnanza", agreed)


def margin(learnt, other):
    """Coins ahead in a match, and half of its 95 % interval."""
    lots, won = np.random.RandomState(1), []
    for match in range(MATCHES):
        state, me = game.new_initial_state(), match % 3
        state.apply_action(match // 3 % DEALS)
        while not state.is_terminal():
            said = (learnt if state.current_player() == me else other).action_probabilities(state)
            chances = np.array(list(said.values()))
            state.apply_action(int(lots.choice(list(said), p=chances / chances.sum())))
        won.append(state.returns()[me])
    return np.mean(won), 1.96 * np.std(won) / np.sqrt(MATCHES)


np.random.seed(1)
solver = outcome_sampling_mccfr.OutcomeSamplingSolver(game)
by_lot = policy.UniformRandomPolicy(game)
done = 0
for stop in [int(word) for word in sys.argv[1:]] or [0, 500, 2000]:
    while done < stop:
        solver.iteration()
        done += 1
    mean, half = margin(solver.average_policy(), by_lot)
    print(f"{done:>6} iterations: {mean:+.2f} coins a match against two who answer by lot (± {half:.2f})", flush=True)
