"""What many matches say: wins and scores with intervals, by player and by seat. No clock is read here."""

from __future__ import annotations

import math
from collections.abc import Iterable
from dataclasses import dataclass, field
from fractions import Fraction

from haricot.arena.simulate import Lineup, Played, agreed, game_of
from haricot.kernel.errors import HaricotError

Z = 1.959963984540054  # a normal distribution has 95 % of its weight within so many deviations
SHOWN_ERRORS = 10


def wilson(wins: float, games: int) -> tuple[float, float]:
    """The 95 % interval of a rate after Wilson; a shared win counts as its share."""
    rate = wins / games
    middle = rate + Z * Z / (2 * games)
    width = Z * math.sqrt(rate * (1 - rate) / games + Z * Z / (4 * games * games))
    scale = 1 + Z * Z / games
    return max(0.0, min(rate, (middle - width) / scale)), min(1.0, max(rate, (middle + width) / scale))


def rounded(number: float) -> float:
    """Few enough digits that every machine prints the same."""
    return round(number, 6)


@dataclass
class Tally:
    """Exact sums over matches, seen from one seat or one player."""

    games: int = 0
    wins: Fraction = Fraction()
    draws: int = 0
    total: int = 0
    squares: int = 0

    def add(self, score: int, won: Fraction, drawn: bool) -> None:
        """Count one seat of one match; a draw is neither a win nor a defeat."""
        self.games += 1
        self.wins += won
        self.draws += drawn
        self.total += score
        self.squares += score * score

    def plain(self) -> dict[str, object]:
        """For JSON: rates and means with their 95 % intervals, null where there is nothing to say."""
        n, wins = self.games, float(self.wins)
        mean = self.total / n if n else None
        spread = None
        if mean is not None and n > 1:
            variance = max(0.0, (self.squares - self.total * self.total / n) / (n - 1))
            width = Z * math.sqrt(variance / n)
            spread = [rounded(mean - width), rounded(mean + width)]
        return {
            "games": n,
            "wins": rounded(wins),
            "win_rate": rounded(wins / n) if n else None,
            "win_interval": [rounded(bound) for bound in wilson(wins, n)] if n else None,
            "draws": self.draws,
            "mean_score": rounded(mean) if mean is not None else None,
            "score_interval": spread,
        }


@dataclass
class Report:
    """Counts matches one by one, in the order of the jobs."""

    lineup: Lineup
    seed: str
    played: int = 0
    finished: int = 0
    cut: int = 0
    decisions: int = 0
    offers: int = 0
    accepted: int = 0
    errors: list[tuple[str, HaricotError]] = field(default_factory=list)  # by the match's seed
    seats: list[Tally] = field(init=False)
    players: dict[str, Tally] = field(init=False)
    others: dict[str, Tally] = field(
        default_factory=dict
    )  # who scores without a seat: it wins when no seat wins or draws

    def __post_init__(self) -> None:
        self.seats = [Tally() for _ in self.lineup.players]
        self.players = {name: Tally() for name in self.lineup.players}

    def add(self, match: Played) -> None:
        """Count one match; only finished ones count for wins and scores."""
        self.played += 1
        self.decisions += match.decisions
        self.offers += match.offers
        self.accepted += match.accepted
        if match.error is not None:
            self.errors.append((match.seed, match.error))
        elif not match.scores:
            self.cut += 1
        else:
            self.finished += 1
            for seat, (name, score) in enumerate(zip(self.lineup.players, match.scores, strict=True)):
                won = Fraction(1, len(match.winners)) if seat in match.winners else Fraction()
                self.seats[seat].add(score, won, seat in match.drawn)
                self.players[name].add(score, won, seat in match.drawn)
            beaten = bool(match.winners or match.drawn)
            for name, score in match.others:
                self.others.setdefault(name, Tally()).add(score, Fraction(0 if beaten else 1), bool(match.drawn))

    def plain(self) -> dict[str, object]:
        """For JSON: the same for the same jobs, whoever played them and however fast.

        `first_errors` names what ended a match by its word, with its arguments: `illegal`, the rule, the seat, the action.
        """
        setup = game_of(self.lineup).setup
        n = max(1, self.played)
        market = {"made": rounded(self.offers / n), "accepted": rounded(self.accepted / n)}
        return {
            **agreed(setup),
            "seats": list(self.lineup.players),
            "seed": self.seed,
            "games": self.played,
            "finished": self.finished,
            "cut": self.cut,
            "errors": len(self.errors),
            "first_errors": [
                {"seed": seed, "error": error.id, "given": error.given} for seed, error in self.errors[:SHOWN_ERRORS]
            ],
            "decisions_per_game": rounded(self.decisions / n),
            "offers_per_game": market if "offers" in setup.options else None,
            "players": {name: tally.plain() for name, tally in self.players.items()},
            "others": {name: tally.plain() for name, tally in self.others.items()},
            "by_seat": [
                {"seat": seat, "player": name, **tally.plain()}
                for seat, (name, tally) in enumerate(zip(self.lineup.players, self.seats, strict=True))
            ],
        }


def report(lineup: Lineup, seed: str, matches: Iterable[Played]) -> Report:
    """Count matches."""
    counted = Report(lineup, seed)
    for match in matches:
        counted.add(match)
    return counted
