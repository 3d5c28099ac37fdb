"""Who may play in the arena: `greedy`, an older `greedy@1`, a `searcher:150` with a budget, baselines and oracles.

What is added here to the players of a box never sits at a table with people: the server knows `bots/seats.py` only.
"""

from __future__ import annotations

import functools
import re
import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from haricot.arena import baselines
from haricot.bots import seats
from haricot.bots.seats import Maker
from haricot.kernel.actions import Action
from haricot.kernel.chance import stream
from haricot.kernel.errors import BadSetup, shown
from haricot.kernel.events import Event
from haricot.kernel.game import Game
from haricot.kernel.players import Menu, Player
from haricot.kernel.views import View

FORM = re.compile(r"(?P<name>[a-z][a-z0-9_-]*)(@(?P<version>\d{1,6}))?(:(?P<amount>[1-9]\d{0,8})(?P<unit>ms)?)?")


@dataclass(frozen=True)
class Entrant:
    """A player as the arena is asked for it: `NAME`, `NAME@VERSION`, `NAME:150` (simulations), `NAME:50ms`."""

    name: str
    version: int = 0  # 0: the present one
    amount: int = 0  # its budget; 0: as it likes
    unit: str = "n"  # or ms


@functools.cache
def read(word: str) -> Entrant:
    """Raises BadSetup."""
    found = FORM.fullmatch(word)
    if found is None:
        raise BadSetup("entrant", field="seats", word=shown(word))
    return Entrant(found["name"], int(found["version"] or 0), int(found["amount"] or 0), "ms" if found["unit"] else "n")


def makers(game: Game[Any]) -> dict[str, Maker]:
    """Everybody who can play this game in the arena."""
    found = seats.makers(game.setup.box, arena=True)
    if "offers" in game.setup.options:
        found.update(baselines.TRADING)
    return found


def sit(word: str, game: Game[Any], lots: str, seat: int) -> Player:
    """A player for a seat, with a generator of its own; raises BadSetup."""
    wanted = read(word)
    known = makers(game)
    name = wanted.name
    if name not in known:
        raise BadSetup("no-player", field="seats", word=shown(word), known=[each for each in known if "@" not in each])
    if wanted.version and wanted.version != seats.version(game.setup.box, name):
        name = f"{name}@{wanted.version}"
        if name not in known:
            present = seats.version(game.setup.box, wanted.name)
            raise BadSetup("no-version", field="seats", word=wanted.name, version=wanted.version, known=present)
    player = known[name](game, stream(lots, "player", seat))
    if wanted.amount and not seats.allow(player, wanted.amount, wanted.unit):
        raise BadSetup("no-budget", field="seats", word=wanted.name)
    return player


def show(player: Player, game: Game[Any], state: Any) -> None:
    """Let an oracle look at the whole truth; nobody else has a way to be told."""
    look = getattr(player, "look", None)
    if look is not None:
        look(game, state)


class Timed(Player):
    """Somebody with a clock beside them: one on the wall, unless the processor's own is wanted."""

    def __init__(self, player: Player, clock: Callable[[], int] = time.perf_counter_ns) -> None:
        super().__init__(player.sighted)
        self.player = player
        self.clock = clock
        self.nanoseconds = 0
        self.decisions = 0

    def decide(self, view: View, menu: Menu) -> int | Action:
        started = self.clock()
        answer = self.player.decide(view, menu)
        self.nanoseconds += self.clock() - started
        self.decisions += 1
        return answer

    def notice(self, event: Event) -> None:
        self.player.notice(event)
