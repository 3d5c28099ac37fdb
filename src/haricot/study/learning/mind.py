"""What was learned, in a file; and the player that goes by it."""

from __future__ import annotations

import functools
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import numpy as np

from haricot.bots.seats import makers
from haricot.kernel.actions import Action
from haricot.kernel.asking import written
from haricot.kernel.chance import Chance, Rng
from haricot.kernel.errors import BadSetup
from haricot.kernel.events import Event
from haricot.kernel.game import Game
from haricot.kernel.players import Menu, Player
from haricot.kernel.views import View
from haricot.study.learning.futures import Futures
from haricot.study.learning.network import Features, Network


class Mind:
    """A network with what its inputs are, and how much better than what its adviser says an answer must be."""

    def __init__(self, network: Network, features: Features, lead: float = 0.0, scale: float = 1.0) -> None:
        self.network, self.features, self.lead = network, features, lead
        self.scale = scale  # points that the network calls one

    def foretell(self, rows: list[Any], ends: list[float]) -> Any:
        """What each observation is worth to who has it; where the match has ended, what it ended with."""
        over = np.array(ends) / self.scale
        return np.where(np.isnan(over), self.network.run(self.features(np.array(rows)))[0], over)

    def choice(self, liked: Any, answers: Sequence[int | Action], said: int | Action | None) -> int:
        """Which answer: the adviser's, unless another is foretold to be better by more than `lead`."""
        best = int(liked.argmax())
        if said is None:
            return best
        advised = list(answers).index(said)
        return best if liked[best] > liked[advised] + self.lead else advised

    def write(self, path: Path, fields: list[str]) -> None:
        """Keep it in a file, in half precision."""
        weights = {f"w_{name}": value.astype(np.float16) for name, value in self.network.weights.items()}
        kept = {
            "measure": np.array([self.lead, self.scale]),
            "own": self.features.own,
            "common": self.features.common,
            "sizes": self.features.sizes,
        }
        with path.open("wb") as file:
            np.savez_compressed(file, fields=np.array(fields), **kept, **weights)

    @staticmethod
    @functools.cache
    def read(path: str) -> tuple[Mind, list[str]]:
        """What a file holds, and the fields of the observations that it is about."""
        with np.load(path, allow_pickle=False) as found:
            weights = {name[2:]: found[name].astype(np.float32) for name in found.files if name.startswith("w_")}
            features = Features(found["own"], found["common"], found["sizes"])
            lead, scale = found["measure"].tolist()
            return Mind(Network(weights), features, lead, scale), found["fields"].tolist()


class Learned(Player):
    """Does as its adviser says, unless it foretells a better end for something else; `file` holds what it has learned."""

    file = ""
    adviser = "greedy"
    worlds = 4  # ways that hidden cards may be, for each decision

    def __init__(self, game: Game[Any], rng: Rng) -> None:
        super().__init__()
        self.mind, fields = Mind.read(self.file)
        if written(game, game.start(Chance("fields", []))) != fields:
            raise BadSetup("learned-other", field="players")
        self.rng = rng
        self.advice = makers(game.setup.box)[self.adviser](game, rng)
        self.futures = Futures(game, len(fields))

    def notice(self, event: Event) -> None:
        self.advice.notice(event)

    def decide(self, view: View, menu: Menu) -> int | Action:
        open: list[int | Action] = list(menu.numbers())
        if len(open) == 1:
            return open[0]
        picks = [int(pick) for pick in menu.draft.picks[: menu.draft.size]]
        said = None if picks else self.advice.decide(view, menu)
        if isinstance(said, Action):
            open.append(said)
        rows, ends = self.futures.of(view, picks, open, self.worlds, self.rng)
        each = self.mind.foretell(rows, ends).reshape(-1, len(open)).mean(0)
        return open[self.mind.choice(each, open, said)]
