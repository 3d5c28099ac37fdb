"""PettingZoo's own tests, and what ours adds to them: names, limits, rewards, one step a question."""

from __future__ import annotations

import re
import time
from pathlib import Path
from typing import Any

import pytest
from conformance.tables import Variant, variants
from study.tables import each_table

pytest.importorskip("pettingzoo")

from pettingzoo.test import api_test, performance_benchmark, seed_test

from haricot.kernel.errors import BadSetup, IllegalAction
from haricot.kernel.game import Outcome
from haricot.study import pettingzoo
from haricot.study.rewards import REWARDS

ROOT = Path(__file__).resolve().parents[2]
# They would rather have an array than the mask and an array that their own card games have too.
pytestmark = pytest.mark.filterwarnings("ignore:Observation")


def made(table: Variant, **more: Any) -> Any:
    """The environment of a table."""
    return pettingzoo.env(table.game, seats=table.seats, edition=table.edition, **more)


def play(env: Any, seed: int = 0) -> tuple[int, dict[str, float]]:
    """A match by lot: how many steps it took, and what each agent got in all."""
    env.reset(seed=seed)
    env.action_space(env.agents[0]).seed(seed)
    got = dict.fromkeys(env.agents, 0.0)
    steps = 0
    for agent in env.agent_iter():
        seen, reward, terminated, truncated, _ = env.last()
        got[agent] += reward
        env.step(None if terminated or truncated else env.action_space(env.agents[0]).sample(seen["action_mask"]))
        steps += 1
    return steps, got


@each_table
def test_its_own_tests_pass(table: Variant) -> None:
    api_test(made(table, limit=300), num_cycles=40)
    seed_test(lambda: made(table, limit=300), num_cycles=40)


@each_table
def test_whole_matches_end_and_pay(table: Variant) -> None:
    env = made(table, reward="win", limit=20_000)
    _, got = play(env)
    assert sum(got.values()) == pytest.approx(1) or (table.seats < 3 and sum(got.values()) in (0, 0.5))


@each_table
def test_every_place_of_an_observation_has_a_name(table: Variant) -> None:
    env = made(table)
    fields = env.unwrapped.fields
    assert len(fields) == len(set(fields)) == env.observation_space("seat_0")["observation"].shape[0]
    assert not [name for name in fields if re.match("byte/", name)]


def test_its_benchmark_runs(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    clock = iter(range(0, 10_000))
    monkeypatch.setattr(time, "time", lambda: next(clock) / 20)  # five seconds are a hundred rounds
    performance_benchmark(pettingzoo.env("bohnanza", seats=4))
    assert "turns per second" in capsys.readouterr().out


def test_an_open_form_is_asked_again_and_seen() -> None:
    env = pettingzoo.raw_env("bohnanza", seats=4)
    env.reset(seed=3)
    game = env.desk.game
    offers = {n for n in range(int(game.numbers)) if game.label(n).startswith("offer")}
    for _ in range(1000):
        agent = env.agent_selection
        seen = env.observe(agent)
        able = [n for n in seen["action_mask"].nonzero()[0].tolist() if n in offers]
        if able:
            env.step(able[0])
            assert env.agent_selection == agent
            again = env.observe(agent)
            assert again["observation"][env.fields.index("pick/0")] == able[0] + 1
            assert again["action_mask"].tolist() != seen["action_mask"].tolist()
            other = next(each for each in env.agents if each != agent)
            assert env.observe(other)["observation"][env.fields.index("pick/0")] == 0
            assert not env.observe(other)["action_mask"].any()
            return
        env.step(int(seen["action_mask"].nonzero()[0][0]))
    pytest.fail("nobody could offer anything")


def test_a_limit_cuts_and_pays_nothing() -> None:
    env = pettingzoo.env("dice", seats=3, reward="coins", limit=12)
    env.reset(seed=1)
    while not any(env.truncations.values()):
        seen = env.last()[0]
        env.step(int(seen["action_mask"].nonzero()[0][0]))
    assert all(env.truncations.values()) and not any(env.terminations.values())
    assert set(env.rewards.values()) == {0.0}
    assert env.unwrapped.desk.asking.decisions == 12


def test_a_closed_number_is_refused_and_changes_nothing() -> None:
    env = pettingzoo.raw_env("nicht_die_bohne", seats=4)
    env.reset(seed=1)
    before = env.observe(env.agent_selection)
    closed = int((before["action_mask"] == 0).nonzero()[0][0])
    for wrong in (closed, -1, 10_000):
        with pytest.raises(IllegalAction):
            env.step(wrong)
    after = env.observe(env.agent_selection)
    assert before["observation"].tobytes() == after["observation"].tobytes()


def test_ways_to_count() -> None:
    outcome = Outcome([5, 9, 7, 9], [1], {}, "empty")  # 1 and 3 have as much, 1 has won
    assert REWARDS["coins"](outcome) == [5, 9, 7, 9]
    assert REWARDS["win"](outcome) == [0, 1, 0, 0]
    assert REWARDS["rank"](outcome) == pytest.approx([-1, 1, -1 / 3, 1 / 3])
    assert sum(REWARDS["difference"](outcome)) == pytest.approx(0)
    alone = Outcome([5], [], {"mafia": 8}, "empty")
    assert [REWARDS[name](alone) for name in ("win", "rank", "difference")] == [[0], [-1], [-3]]
    drawn = Outcome([8], [], {"mafia": 8}, "empty", [0])
    assert [REWARDS[name](drawn) for name in ("win", "rank", "difference")] == [[0.5], [0], [0]]
    with pytest.raises(BadSetup):
        pettingzoo.env("dice", reward="fame")


def test_every_field_is_explained_and_nothing_else() -> None:
    """The data dictionary has every name, with R, N and CARD for what is counted, and no name that no box writes."""
    page = (
        (ROOT / "docs" / "study.md").read_text(encoding="utf-8").partition("# What the bytes of an observation mean")[2]
    )
    told = {name for cell in re.findall(r"(?m)^\| (`.*?) \|", page) for name in re.findall(r"`([^`]+)`", cell)}
    written: set[str] = set()
    for table in variants():
        env = pettingzoo.raw_env(table.game, table.seats, table.edition)
        cards = env.desk.game.names.numbers
        for name in env.fields:
            parts = ["CARD" if part in cards else "N" if part.isdigit() else part for part in name.split("/")]
            if parts[0] == "seat":
                parts[1] = "R"
            written.add("/".join(parts))
    assert told == written
