"""Gymnasium's own checks, programs on the other seats, and many matches at once that are the same as one by one."""

from __future__ import annotations

from typing import Any

import pytest
from conformance.tables import Variant
from study.tables import each_table

pytest.importorskip("gymnasium")

import gymnasium
from gymnasium.utils.env_checker import check_env

from haricot.kernel import registry
from haricot.kernel.errors import BadSetup, IllegalAction
from haricot.study import gymnasium as ours


def first_open(mask: Any) -> int:
    """The lowest open number."""
    return int(mask.nonzero()[0][0])


@each_table
def test_its_own_check_passes(table: Variant) -> None:
    env = gymnasium.make(
        ours.name_of(table.game), seats=table.seats, edition=table.edition, players="random", limit=400
    )
    check_env(env.unwrapped, skip_render_check=True)


def test_every_box_has_an_id() -> None:
    assert {ours.name_of(game) for game in registry.packages()} <= set(gymnasium.registry)


def test_a_match_against_programs_ends_with_its_reward() -> None:
    env = gymnasium.make(ours.name_of("nicht_die_bohne"), seats=4, seat=2, players=["greedy", "random", "random"])
    assert env.unwrapped.desk.players == ["greedy", "random", "", "random"]
    _, info = env.reset(seed=4)
    steps, over = 0, False
    while not over:
        _, reward, over, cut, info = env.step(first_open(info["action_mask"]))
        assert not cut
        steps += 1
    assert steps > 20
    assert reward in (0, 1 / 3, 0.5, 1)
    assert env.unwrapped.desk.asking.seat == -1


def test_an_answer_that_is_not_open_costs_one() -> None:
    for strict in (True, False):
        env = gymnasium.make(ours.name_of("dice"), seats=2, strict=strict, players="random").unwrapped
        seen, info = env.reset(seed=1)
        closed = int((info["action_mask"] == 0).nonzero()[0][0])
        after, reward, over, cut, _ = env.step(closed)
        assert (reward, over, cut) == (-1, strict, False)
        assert after.tobytes() == seen.tobytes()


def test_players_must_fit_the_seats() -> None:
    with pytest.raises(BadSetup):
        ours.Seat("dice", seats=3, players=["random"])
    with pytest.raises(BadSetup):
        ours.Seat("dice", seats=3, players="nobody").reset(seed=1)


def test_many_matches_are_the_same_as_one_by_one() -> None:
    """Each row is the match of its seed, ended ones are dealt anew by the next step."""
    agreed: dict[str, Any] = {"seats": 3, "players": "random", "reward": "coins", "options": {"target": "3"}}
    envs = gymnasium.make_vec(ours.name_of("dice"), 3, vectorization_mode="vector_entry_point", **agreed)
    single = ours.Seat("dice", **agreed)
    _, info = envs.reset(seed=9)
    seed = envs.batch.seed
    rows: list[tuple[Any, ...]] = []
    while len(rows) < 300:
        answers = [first_open(mask) if mask.any() else 0 for mask in info["action_mask"]]
        seen, rewards, over, _, info = envs.step(answers)
        rows.append((answers, seen, rewards, over, info["action_mask"]))
    for i in range(3):
        dealt, ended = 0, False
        single.desk.deal(f"{seed}.{i}.0")
        for answers, seen, rewards, over, masks in rows:
            if ended:
                dealt += 1
                single.desk.deal(f"{seed}.{i}.{dealt}")
                reward = 0.0
            else:
                reward = single.step(answers[i])[1]
            ended = bool(single.desk.asking.over)
            assert seen[i].tobytes() == single.desk.observation(0).tobytes()
            assert masks[i].tobytes() == single.desk.mask(0).tobytes()
            assert (rewards[i], bool(over[i])) == (reward, ended)
        assert dealt


def test_many_matches_are_cut_too() -> None:
    envs = ours.vector("bohnanza", 2, seats=3, limit=10)
    _, info = envs.reset(seed=1)
    for _ in range(30):
        answers = [first_open(mask) if mask.any() else 0 for mask in info["action_mask"]]
        _, rewards, over, cut, info = envs.step(answers)
        if cut.any():
            break
    assert cut.any() and not over.any() and not rewards.any()
    envs.reset(seed=1)
    with pytest.raises(IllegalAction):
        envs.step([-1, -1])


def test_all_seats_may_be_asked() -> None:
    """Whoever is asked sees its own table; at the end everybody is paid."""
    envs = ours.vector("nicht_die_bohne", 2, seats=3, players="", reward="difference")
    seen, info = envs.reset(seed=3)
    asked = set()
    for _ in range(2000):
        asked |= set(info["seat"].tolist())
        for i, seat in enumerate(info["seat"].tolist()):
            envs.batch.askings[i].write(seat, envs.batch.scratch)
            assert seen[i].tobytes() == bytes(envs.batch.scratch)[: seen.shape[1]]
        answers = [first_open(mask) if mask.any() else 0 for mask in info["action_mask"]]
        before = info["seat"]
        seen, rewards, over, _, info = envs.step(answers)
        if over.any():
            break
    i = int(over.nonzero()[0][0])
    assert asked == {0, 1, 2}
    assert info["seat"][i] == before[i]
    assert rewards[i] == info["rewards"][i][before[i]]
    assert info["rewards"][i].any() and info["rewards"][i].sum() == pytest.approx(0)
