"""PettingZoo: every box, edition and number of seats as a turn-based environment (AEC) with action masks.

    from haricot.study import pettingzoo
    env = pettingzoo.env(box, seats=4, reward="win", limit=5000)

A step is one answer to one question; while a form such as an offer is open, the same agent is asked again.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium.spaces import Box, Dict, Discrete
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from haricot.kernel.drive import LIMIT
from haricot.study import games, matches


def env(game: str, **agreed: Any) -> Any:
    """The environment as PettingZoo's own card games are: an illegal answer ends the match, and -1 is paid for it."""
    found = wrappers.TerminateIllegalWrapper(raw_env(game, **agreed), illegal_reward=-1)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(found))


class raw_env(AECEnv):  # the name it has in every environment
    """The environment without PettingZoo's guards: an illegal answer raises IllegalAction and changes nothing."""

    def __init__(
        self,
        game: str,
        seats: int = 0,
        edition: str = "",
        options: dict[str, str] | None = None,
        cards: str = "",
        reward: str = "win",
        limit: int = LIMIT,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        self.desk = matches.Desk(games.make(game, seats, edition, options, cards), reward, limit)
        self.render_mode = render_mode
        self.metadata = {"name": f"haricot_{game}_v0", "render_modes": ["ansi"], "is_parallelizable": False}
        self.possible_agents = [f"seat_{seat}" for seat in range(int(self.desk.game.seats))]
        self.numbered = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.fields = self.desk.fields  # a name for each place of an observation
        seen = Dict(
            {
                "observation": Box(0, 255, (self.desk.size,), np.uint8),
                "action_mask": Box(0, 1, (self.desk.numbers,), np.int8),
            }
        )
        self.observation_spaces = dict.fromkeys(self.possible_agents, seen)
        self.action_spaces = {agent: Discrete(self.desk.numbers) for agent in self.possible_agents}
        self.dealt = 0  # matches since the last seed
        self.seed = "0"

    def observation_space(self, agent: str) -> Any:
        """What an observation is: bytes, and a mask."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        """The numbers of the game."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal; without a seed the next match of the last one."""
        if seed is not None:
            self.seed, self.dealt = str(seed), 0
        self.desk.deal(f"{self.seed}.{self.dealt}")
        self.dealt += 1
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[max(int(self.desk.asking.seat), 0)]

    def observe(self, agent: str) -> dict[str, Any]:
        """What an agent knows and, if it is asked, what is open to it."""
        seat = self.numbered[agent]
        return {"observation": self.desk.observation(seat), "action_mask": self.desk.mask(seat)}

    def step(self, action: int | None) -> None:
        """One answer of the agent that is asked."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        asking = self.desk.asking
        assert action is not None
        asking.answer(int(action))
        self._cumulative_rewards[agent] = 0.0
        if asking.over:
            ended = self.truncations if asking.cut else self.terminations
            for each, reward in zip(self.agents, self.desk.rewards()):
                self.rewards[each] = reward
                ended[each] = True
            self._accumulate_rewards()
            self.agent_selection = self.agents[0]
        else:
            self.agent_selection = self.possible_agents[int(asking.seat)]

    def render(self) -> str | None:
        """The table in words, for the agent that is asked; needs render_mode="ansi"."""
        if self.render_mode is None:
            return None
        from haricot.study.text import table_in_words

        return table_in_words(self.desk.game, self.desk.asking.state, max(int(self.desk.asking.seat), 0))

    def close(self) -> None:
        """Nothing is held open."""
