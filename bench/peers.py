"""Steps a second of each interface for learners, beside that interface's own games, in one run.

    ./haricot bench --peers [--json] [--quick]

A step is one answer by lot among the open ones, choosing included, for all seats; of Gymnasium and MCP against three `random`,
whose decisions are then part of a step. The front door installs the others' games; what is missing all the same is named and left out.
"""

from __future__ import annotations

import argparse
import asyncio
import importlib
import json
import random
import re
import time
from collections.abc import Callable
from typing import Any

import numpy as np

Case = Callable[[float], tuple[int, float]]  # for so many seconds: steps, seconds of the processor

BOX, SEATS = "bohnanza", 4
PETTINGZOO = ("connect_four_v3", "leduc_holdem_v4", "texas_holdem_v4", "hanabi_v5")
OPENSPIEL = ("python_tic_tac_toe", "python_block_dominoes", "python_liars_poker")
RLCARD = ("leduc-holdem", "uno")


def turns(make: Callable[[], Any]) -> Case:
    """A turn-based environment of PettingZoo."""

    def run(seconds: float) -> tuple[int, float]:
        env, lot, steps = make(), random.Random(1), 0
        started = time.process_time()
        while (took := time.process_time() - started) < seconds:
            env.reset(seed=steps)
            for _ in env.agent_iter():
                seen, _, over, cut, info = env.last()
                mask = seen["action_mask"] if "action_mask" in seen else info["action_mask"]
                env.step(None if over or cut else lot.choice(np.flatnonzero(mask).tolist()))
                steps += 1
                if time.process_time() - started > seconds:
                    break
        return steps, took

    return run


def single() -> Case:
    """One seat of one match."""

    def run(seconds: float) -> tuple[int, float]:
        import gymnasium

        from haricot.study.gymnasium import name_of

        env, lot, steps = gymnasium.make(name_of(BOX), seats=SEATS, players="random"), random.Random(1), 0
        started = time.process_time()
        while (took := time.process_time() - started) < seconds:
            _, info = env.reset(seed=steps)
            over = cut = False
            while not (over or cut) and time.process_time() - started < seconds:
                _, _, over, cut, info = env.step(lot.choice(np.flatnonzero(info["action_mask"]).tolist()))
                steps += 1
        return steps, took

    return run


def many(players: str) -> Case:
    """Many matches at once."""

    def run(seconds: float) -> tuple[int, float]:
        from haricot.study import gymnasium

        envs = gymnasium.vector(BOX, 256, seats=SEATS, players=players)
        _, info = envs.reset(seed=1)
        lots, steps = np.random.default_rng(1), 0
        started = time.process_time()
        while (took := time.process_time() - started) < seconds:
            mask = info["action_mask"]
            _, _, _, _, info = envs.step((mask * lots.random(mask.shape, np.float32)).argmax(1))
            steps += envs.num_envs
        return steps, took

    return run


def spiel(name: str) -> Case:
    """A game of OpenSpiel in Python, with an observation for each step."""

    def run(seconds: float) -> tuple[int, float]:
        import pyspiel
        from open_spiel.python import games  # noqa: F401 (registers them)

        game, lot, steps = pyspiel.load_game(name), random.Random(1), 0
        observer = game.make_py_observer()
        started = time.process_time()
        while (took := time.process_time() - started) < seconds:
            state = game.new_initial_state()
            while not state.is_terminal() and time.process_time() - started < seconds:
                if state.is_chance_node():
                    state.apply_action(lot.choice([action for action, _ in state.chance_outcomes()]))
                else:
                    observer.set_from(state, state.current_player())
                    state.apply_action(lot.choice(state.legal_actions()))
                    steps += 1
        return steps, took

    return run


def words() -> Case:
    """Text."""

    def run(seconds: float) -> tuple[int, float]:
        from haricot.study import text

        env, lot, steps = text.env(BOX, seats=SEATS), random.Random(1), 0
        started = time.process_time()
        while (took := time.process_time() - started) < seconds:
            env.reset(steps)
            over = False
            while not over and time.process_time() - started < seconds:
                seat, _ = env.get_observation()
                open_now = env.tellers[seat].choices(env.asking.state, env.asking.draft)
                over, _ = env.step(str(lot.choice(open_now).number))
                steps += 1
        return steps, took

    return run


def model() -> Case:
    """MCP, its client in the same process: a seat at a table of its own."""

    async def play(seconds: float) -> tuple[int, float]:
        from mcp import Client

        from haricot.study.mcp import tools

        lot, steps = random.Random(1), 0
        async with Client(tools()) as client:

            async def said(tool: str, **words: Any) -> str:
                return str((await client.call_tool(tool, words)).content[0].text)

            started = time.process_time()
            while (took := time.process_time() - started) < seconds:
                told = await said("new_table", game=BOX, seats=SEATS, opponent="random", seed=str(steps))
                key = told.split()[1]
                while (menu := re.findall(r"(?m)^ *(\d+)  ", told.rpartition("\n\n")[2])) and (
                    time.process_time() - started < seconds
                ):
                    told = await said("act", key=key, answer=lot.choice(menu))
                    steps += 1
        return steps, took

    return lambda seconds: asyncio.run(play(seconds))


def rlcard_game(name: str) -> Case:
    """A game of RLCard."""

    def run(seconds: float) -> tuple[int, float]:
        import rlcard

        env, lot, steps = rlcard.make(name), random.Random(1), 0
        started = time.process_time()
        while (took := time.process_time() - started) < seconds:
            state, _ = env.reset()
            while not env.is_over():
                state, _ = env.step(lot.choice(list(state["legal_actions"])))
                steps += 1
        return steps, took

    return run


def classic(name: str) -> Callable[[], Any]:
    """One of PettingZoo's own."""
    return lambda: importlib.import_module(f"pettingzoo.classic.{name}").env()


def cases() -> dict[str, Case]:
    """All that is measured, ours first in each interface."""
    from haricot.study import openspiel, pettingzoo  # openspiel registers the boxes

    found: dict[str, Case] = {
        "vectorised, all seats asked": many(""),
        "vectorised, one seat against three random": many("random"),
        "Gymnasium, one seat against three random": single(),
        "PettingZoo, without its guards": turns(lambda: pettingzoo.raw_env(BOX, seats=SEATS)),
        "PettingZoo": turns(lambda: pettingzoo.env(BOX, seats=SEATS)),
    }
    found |= {f"PettingZoo's {name}": turns(classic(name)) for name in PETTINGZOO}
    found |= {f"RLCard's {name}": rlcard_game(name) for name in RLCARD}
    found["OpenSpiel"] = spiel(f"{openspiel.type_of(BOX).short_name}(seats={SEATS})")
    found |= {f"OpenSpiel's {name}": spiel(name) for name in OPENSPIEL}
    found["text"] = words()
    found["MCP, one seat against three random"] = model()
    return found


def main() -> None:
    """Measure, and print a line for each."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--quick", action="store_true")
    asked = parser.parse_args()
    rates: dict[str, float | None] = {}
    for name, case in cases().items():
        try:
            steps, seconds = max(
                (case(0.3 if asked.quick else 1.5) for _ in range(3)), key=lambda each: each[0] / each[1]
            )
            rates[name] = steps / seconds
        except (ImportError, AttributeError, RuntimeError) as problem:  # as each says that something is missing
            rates[name] = None
            if not asked.json:
                print(f"{name}: left out, {problem}")
            continue
        if not asked.json:
            print(f"{name:<44}{rates[name]:>12,.0f} steps/s", flush=True)
    if asked.json:
        print(json.dumps({"box": BOX, "seats": SEATS, "steps_per_second": rates}, indent=2))


if __name__ == "__main__":
    main()
