"""What was learned, in a file; and the player that goes by it."""

from __future__ import annotations

import functools
from pathlib import Path
from typing import Any

import numpy as np

from haricot.kernel.actions import Action
from haricot.kernel.asking import written
from haricot.kernel.chance import Chance, Rng
from haricot.kernel.errors import BadSetup
from haricot.kernel.game import Game
from haricot.kernel.players import Menu, Player
from haricot.kernel.views import View
from haricot.study.learning.futures import Futures
from haricot.study.learning.network import Features, Network


class Mind:
    """A network with what its inputs are."""

    def __init__(self, network: Network, features: Features) -> None:
        self.network, self.features = network, features

    def foretell(self, rows: list[Any]) -> Any:
        """What each observation is worth to who has it."""
        return self.network.run(self.features(np.array(rows)))[0]

    def best(self, rows: list[Any], answers: int) -> tuple[Any, int]:
        """The mean forecast of each answer over some worlds, and which is the best."""
        each = self.foretell(rows).reshape(-1, answers).mean(0)
        return each, int(each.argmax())

    def write(self, path: Path, fields: list[str]) -> None:
        """Keep it in a file, in half precision."""
        weights = {f"w_{name}": value.astype(np.float16) for name, value in self.network.weights.items()}
        kept = {"own": self.features.own, "common": self.features.common, "sizes": self.features.sizes}
        with path.open("wb") as file:
            np.savez_compressed(file, fields=np.array(fields), **kept, **weights)

    @staticmethod
    @functools.cache
    def read(path: str) -> tuple[Mind, list[str]]:
        """What a file holds, and the fields of the observations that it is about."""
        with np.load(path, allow_pickle=False) as found:
            weights = {name[2:]: found[name].astype(np.float32) for name in found.files if name.startswith("w_")}
            features = Features(found["own"], found["common"], found["sizes"])
            return Mind(Network(weights), features), found["fields"].tolist()


class Learned(Player):
    """Does what it foretells the best end for; `file` holds what it has learned."""

    file = ""
    worlds = 4  # ways that hidden cards may be, for each decision

    def __init__(self, game: Game[Any], rng: Rng) -> None:
        super().__init__()
        self.mind, fields = Mind.read(self.file)
        if written(game, game.start(Chance("fields", []))) != fields:
            raise BadSetup("learned-other", field="players")
        self.rng = rng
        self.futures = Futures(game, len(fields))

    def decide(self, view: View, menu: Menu) -> int | Action:
        open = menu.numbers()
        if len(open) == 1:
            return open[0]
        picks = [int(pick) for pick in menu.draft.picks[: menu.draft.size]]
        rows = self.futures.of(view, picks, open, self.worlds, self.rng)
        return open[self.mind.best(rows, len(open))[1]]
