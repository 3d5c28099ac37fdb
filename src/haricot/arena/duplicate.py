"""One player against others on the same deals, in every seat in turn: what luck deals it, it deals to all."""

from __future__ import annotations

import math
import time
from collections.abc import Iterator
from dataclasses import dataclass, field

from haricot.arena import entrants
from haricot.arena.conduct import Conduct, conduct
from haricot.arena.report import Z
from haricot.arena.simulate import Lineup, game_of
from haricot.kernel.drive import drive
from haricot.kernel.match import new_match
from haricot.kernel.players import Player


@dataclass
class Duplicate:
    """What came of it, by deal."""

    margins: list[float] = field(
        default_factory=list
    )  # own score less the mean of the others', over all seats of a deal
    games: int = 0
    won: float = 0.0  # a shared win counts as its share
    conduct: Conduct = field(default_factory=Conduct)  # of the player
    decisions: int = 0  # of the player, and the processor's time they took
    nanoseconds: int = 0

    @property
    def margin(self) -> float:
        """The mean margin."""
        return sum(self.margins) / len(self.margins)

    @property
    def milliseconds(self) -> float:
        """The processor's time for a decision, on an average."""
        return self.nanoseconds / 1e6 / self.decisions

    @property
    def width(self) -> float:
        """Half of its 95 % interval; games of one deal are no independent witnesses, so deals count and not games."""
        n = len(self.margins)
        return Z * math.sqrt(sum((each - self.margin) ** 2 for each in self.margins) / (n - 1) / n)


def duplicate(lineup: Lineup, seed: str, deals: int) -> Duplicate:
    """The first player of a table in each seat of each deal, the second one in all others."""
    found = Duplicate()
    for margin in margins(lineup, seed, deals, found):
        found.margins.append(margin)
    return found


def margins(lineup: Lineup, seed: str, deals: int, found: Duplicate) -> Iterator[float]:
    """Play deal by deal."""
    game = game_of(lineup)
    seats = len(lineup.players)
    for number in range(1, deals + 1):
        deal = f"{seed}-{number}"
        total = 0.0
        for own in range(seats):
            names = [lineup.players[0] if seat == own else lineup.players[1] for seat in range(seats)]
            match = new_match(game, deal)
            players: list[Player] = [entrants.sit(name, game, deal, seat) for seat, name in enumerate(names)]
            for player in players:
                entrants.show(player, game, match.state)
            timed = entrants.Timed(players[own], time.thread_time_ns)
            players[own] = timed
            drive(game, match.state, players, match.taken, lineup.limit)
            found.decisions += timed.decisions
            found.nanoseconds += timed.nanoseconds
            outcome = game.outcome(match.state)
            assert outcome is not None, f"{deal} has no end"
            scores = outcome.scores
            total += scores[own] - (sum(scores) - scores[own]) / (seats - 1)
            found.games += 1
            found.won += (own in outcome.winners) / max(1, len(outcome.winners))
            if "offers" in game.setup.options:
                found.conduct += conduct(game, deal, match.taken)[own]
        yield total / seats
