"""Players that know Bohnanza."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from haricot.kernel.chance import Rng
from haricot.kernel.game import Game
from haricot.kernel.players import Player

PLAYERS: dict[str, Callable[[Game[Any], Rng], Player]] = {}
