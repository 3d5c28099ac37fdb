"""What every interface shares: the game that was asked for, its matches by seed, and observations as arrays."""

from __future__ import annotations

from typing import Any

import numpy as np
from librt.vecs import vec
from mypy_extensions import u8

from haricot.bots import seats as bots
from haricot.kernel.asking import ROOM, Asking, written
from haricot.kernel.chance import Chance
from haricot.kernel.drive import LIMIT
from haricot.kernel.game import Game
from haricot.kernel.players import Player
from haricot.study import games
from haricot.study.rewards import reward_named


class Desk:
    """One game with its matches, one after the other, and what a learner reads of them."""

    def __init__(self, game: Game[Any], reward: str = "win", limit: int = LIMIT, players: list[str] | None = None):
        self.game = game
        self.count = reward_named(reward)
        self.limit = limit
        self.players = games.seated(game, players)
        self.fields = written(game, game.start(Chance("fields", [])))
        self.size = len(self.fields)
        self.numbers = int(game.numbers)
        self.seen: vec[u8] = vec[u8]([0] * ROOM)
        self.open: vec[u8] = vec[u8]([0] * self.numbers)
        # live: what the engine writes is there at once
        self.seen_now = np.frombuffer(self.seen, np.uint8, self.size)
        self.open_now = np.frombuffer(self.open, np.int8, self.numbers)
        self.nothing: Any = np.zeros(self.numbers, np.int8)
        self.asking = Asking(game, [None] * int(game.seats), limit)

    def deal(self, seed: str) -> None:
        """Begin the match of a seed."""
        if any(self.players):
            seated: list[Player | None] = [
                bots.sit(name, self.game, seed, seat) if name else None for seat, name in enumerate(self.players)
            ]
            self.asking = Asking(self.game, seated, self.limit)
        self.asking.begin(self.game.start(Chance(seed, [])))

    def observation(self, seat: int) -> Any:
        """What a seat knows, as an array of its own."""
        self.asking.write(seat, self.seen)
        return self.seen_now.copy()

    def mask(self, seat: int) -> Any:
        """A one for each number that is open to a seat."""
        if seat != self.asking.seat or self.asking.over:
            return self.nothing.copy()
        self.asking.write_mask(self.open)
        return self.open_now.copy()

    def rewards(self) -> list[float]:
        """What each seat gets now: nothing before the end, nor where the match was cut."""
        outcome = None if self.asking.seat >= 0 else self.game.outcome(self.asking.state)
        return [0.0] * int(self.game.seats) if outcome is None else self.count(outcome)
