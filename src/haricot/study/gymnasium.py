"""Gymnasium: one seat against programs of one's choice, singly and many at a time.

    import gymnasium, haricot.study.gymnasium
    env = gymnasium.make("haricot/GAME-v0", seats=4, players="greedy", reward="win")
    envs = haricot.study.gymnasium.vector(GAME, 256, seats=4, players="random")

Every box has an id. What is open stands in `info["action_mask"]`.
"""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
from gymnasium.spaces import Box, Discrete, MultiDiscrete
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from haricot.bots.batch import CUT, OVER, Batch
from haricot.kernel import registry
from haricot.kernel.drive import LIMIT
from haricot.kernel.errors import IllegalAction
from haricot.kernel.game import Game
from haricot.study import games, matches
from haricot.study.rewards import reward_named

ILLEGAL = -1.0  # what an answer costs that is not open


def against(game: Game[Any], seat: int, players: str | list[str]) -> list[str]:
    """Who sits where: one program on all other seats, or a list of them in order; "": all seats are asked."""
    others = [players] * (int(game.seats) - 1) if isinstance(players, str) else list(players)
    return games.seated(game, [*others[:seat], "", *others[seat:]])


class Seat(gymnasium.Env):
    """One seat. An answer that is not open ends the match at -1, unless `strict` is off: then it only costs -1."""

    metadata = {"render_modes": ["ansi"]}

    def __init__(
        self,
        game: str,
        seats: int = 0,
        edition: str = "",
        options: dict[str, str] | None = None,
        cards: str = "",
        seat: int = 0,
        players: str | list[str] = "greedy",
        reward: str = "win",
        limit: int = LIMIT,
        strict: bool = True,
        render_mode: str | None = None,
    ) -> None:
        made = games.make(game, seats, edition, options, cards)
        self.desk = matches.Desk(made, reward, limit, against(made, seat, players))
        self.seat = seat
        self.strict = strict
        self.render_mode = render_mode
        self.fields = self.desk.fields  # a name for each place of an observation
        self.observation_space = Box(0, 255, (self.desk.size,), np.uint8)
        self.action_space = Discrete(self.desk.numbers)
        self.over = True

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Any, dict[str, Any]]:
        """Deal; without a seed, from the generator of the last one."""
        super().reset(seed=seed)
        self.desk.deal(str(self.np_random.integers(2**62)))
        self.over = self.desk.asking.over
        return self.desk.observation(self.seat), self.info()

    def info(self) -> dict[str, Any]:
        """What is open."""
        return {"action_mask": self.desk.mask(self.seat)}

    def step(self, action: int) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        """One answer; the programs decide until this seat is asked again."""
        asking = self.desk.asking
        try:
            asking.answer(int(action))
        except IllegalAction:
            return self.desk.observation(self.seat), ILLEGAL, self.strict or asking.seat < 0, False, self.info()
        reward = self.desk.rewards()[self.seat]
        return self.desk.observation(self.seat), reward, asking.seat < 0, bool(asking.cut), self.info()

    def render(self) -> str | None:
        """The table in words; needs render_mode="ansi"."""
        if self.render_mode is None:
            return None
        from haricot.study.text import table_in_words

        return table_in_words(self.desk.game, self.desk.asking.state, self.seat)


class Seats(VectorEnv):
    """Many matches side by side in the compiled engine; a match that has ended is dealt anew by the next step.

    With players="" all seats are asked, for learning by playing against oneself: `info["seat"]` says who is asked, a reward is that
    of the seat that has just answered, and `info["rewards"]` has those of all seats.
    """

    def __init__(
        self,
        game: str,
        num_envs: int,
        seats: int = 0,
        edition: str = "",
        options: dict[str, str] | None = None,
        cards: str = "",
        seat: int = 0,
        players: str | list[str] = "random",
        reward: str = "win",
        limit: int = LIMIT,
    ) -> None:
        made = games.make(game, seats, edition, options, cards)
        single = matches.Desk(made)
        self.fields, self.num_envs = single.fields, num_envs
        self.count = reward_named(reward)
        self.batch = Batch(made, against(made, seat, players), num_envs, single.size, limit)
        self.single_observation_space = Box(0, 255, (single.size,), np.uint8)
        self.single_action_space = Discrete(single.numbers)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = MultiDiscrete([single.numbers] * num_envs)
        self.metadata = {"autoreset_mode": AutoresetMode.NEXT_STEP}
        # live: what the engine writes is there at once
        self.seen = np.frombuffer(self.batch.seen, np.uint8).reshape(num_envs, single.size)
        self.open = np.frombuffer(self.batch.open, np.int8).reshape(num_envs, single.numbers)
        self.ended = np.frombuffer(self.batch.ended, np.uint8)
        self.asked = np.frombuffer(self.batch.asked, np.uint8)

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Any, dict[str, Any]]:
        """Deal all matches."""
        super().reset(seed=seed)
        self.batch.reset(str(self.np_random.integers(2**62)))
        return self.seen.copy(), self.info(np.zeros((self.num_envs, int(self.batch.game.seats))))

    def info(self, rewards: Any) -> dict[str, Any]:
        """What is open, to whom, and what all seats got."""
        return {"action_mask": self.open.copy(), "seat": self.asked.copy(), "rewards": rewards}

    def step(self, actions: Any) -> tuple[Any, Any, Any, Any, dict[str, Any]]:
        """One answer in each match; raises IllegalAction for one that is not open."""
        self.batch.step(np.asarray(actions).tolist())
        all_rewards: Any = np.zeros((self.num_envs, int(self.batch.game.seats)))
        rewards: Any = np.zeros(self.num_envs)
        over = self.ended == OVER
        for i in over.nonzero()[0].tolist():
            outcome = self.batch.outcome(i)
            assert outcome is not None
            all_rewards[i] = self.count(outcome)
            rewards[i] = all_rewards[i, self.asked[i]]
        return self.seen.copy(), rewards, over, self.ended == CUT, self.info(all_rewards)


def vector(game: str, num_envs: int, **agreed: Any) -> Seats:
    """Many matches side by side."""
    return Seats(game, num_envs, **agreed)


def name_of(game: str) -> str:
    """The id of a box."""
    return f"haricot/{game}-v0"


def register() -> None:
    """Make every box known to Gymnasium, also its many matches at once (`make_vec`)."""
    for game in registry.packages():
        if name_of(game) not in gymnasium.registry:
            gymnasium.register(
                name_of(game),
                entry_point=f"{__name__}:Seat",
                vector_entry_point=f"{__name__}:Seats",
                kwargs={"game": game},
                disable_env_checker=True,
            )


register()
