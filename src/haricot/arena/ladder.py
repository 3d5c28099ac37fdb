"""A ladder: bots against each other on the same deals, each in every seat, measured with honest intervals.

Each pair plays both ways round: one alone among copies of the other, in every seat. Then all sit at mixed tables, turned seat by
seat. Every table plays every deal, so a deal that favours a seat favours nobody; the players' own generators differ from
table to table, so two copies of one bot do not play the same match.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from operator import itemgetter

from haricot.arena import bootstrap
from haricot.arena.rows import margin, places
from haricot.arena.simulate import Job, Lineup, Played
from haricot.calls import rating
from haricot.kernel.errors import HaricotError


class LadderFailed(HaricotError):
    """A match of a ladder has no result, so the ladder has none."""


@dataclass(frozen=True)
class Table:
    """Who sits where, and what it measures: `one` among copies of `other`, or (without them) a mixed table."""

    players: tuple[str, ...]
    one: str = ""
    other: str = ""


@dataclass(frozen=True)
class Rules:
    """What is fixed before the seed is drawn."""

    lineup: Lineup  # its players are the bots; how many seats there are is said apart
    seats: int
    deals: int

    @property
    def bots(self) -> tuple[str, ...]:
        return self.lineup.players

    def tables(self) -> list[Table]:
        """All that is played on each deal."""
        found = []
        for one in self.bots:
            for other in self.bots:
                if one != other:
                    for own in range(self.seats):
                        seated = [one if seat == own else other for seat in range(self.seats)]
                        found.append(Table(tuple(seated), one, other))
        return found + [Table(seated) for seated in mixed(self.bots, self.seats)]

    def jobs(self, seed: str) -> list[Job]:
        """Every match, deal by deal."""
        line = self.lineup
        return [
            Job(
                Lineup(line.game, table.players, line.edition, line.options, line.cards, line.limit),
                f"{seed}-{deal}",
                lots=f"{seed}-{deal}/{number}",
            )
            for deal in range(1, self.deals + 1)
            for number, table in enumerate(self.tables())
        ]


def mixed(bots: Sequence[str], seats: int) -> list[tuple[str, ...]]:
    """Tables of neighbours in the list, each turned until everybody has had every seat; a pair has its own tables already."""
    found: dict[tuple[str, ...], None] = {}
    if len(bots) > 2 or seats > 3:
        for start in range(len(bots)):
            seated = [bots[(start + seat) % len(bots)] for seat in range(seats)]
            for turn in range(seats):
                found[tuple(seated[turn:] + seated[:turn])] = None
    return list(found)


@dataclass(frozen=True)
class Measure:
    """A number with its 95 % interval."""

    value: float
    low: float
    high: float

    def covers(self, value: float) -> bool:
        return self.low <= value <= self.high


@dataclass
class Standing:
    """What a ladder found."""

    rules: Rules
    matches: int = 0
    ratings: dict[str, Measure] = field(default_factory=dict)
    wins: dict[tuple[str, str], Measure] = field(default_factory=dict)  # one alone among copies of the other
    margins: dict[tuple[str, str], Measure] = field(default_factory=dict)
    mixed_wins: dict[str, Measure] = field(default_factory=dict)
    mixed_margins: dict[str, Measure] = field(default_factory=dict)

    def plain(self) -> dict[str, object]:
        """For JSON."""

        def numbers(each: Measure) -> list[float]:
            return [round(each.value, 4), round(each.low, 4), round(each.high, 4)]

        return {
            "bots": list(self.rules.bots),
            "seats": self.rules.seats,
            "deals": self.rules.deals,
            "matches": self.matches,
            "ratings": {name: numbers(each) for name, each in self.ratings.items()},
            "pairs": [
                {"one": one, "other": other, "won": numbers(each), "margin": numbers(self.margins[one, other])}
                for (one, other), each in self.wins.items()
            ],
            "mixed": [
                {"bot": name, "won": numbers(each), "margin": numbers(self.mixed_margins[name])}
                for name, each in self.mixed_wins.items()
            ],
        }


def measure(rules: Rules, seed: str, played: Iterable[Played]) -> Standing:
    """From all matches in their order; raises LadderFailed."""
    tables = rules.tables()
    found = Standing(rules)
    series: dict[tuple[str, str, str], list[float]] = {}  # what, who, against whom: a mean for each deal
    draws: list[rating.Stages] = []
    matches = iter(played)
    for _ in range(rules.deals):
        sums: dict[tuple[str, str, str], tuple[float, int]] = {}
        stages: rating.Stages = {}
        for table in tables:
            match = next(matches)
            found.matches += 1
            if not match.scores:
                raise failure(match, table)
            for stage, times in rating.stages(table.players, places(match)).items():
                stages[stage] = stages.get(stage, 0.0) + times
            for key, value in values(table, match):
                total, count = sums.get(key, (0.0, 0))
                sums[key] = (total + value, count + 1)
        draws.append(stages)
        for key, (total, count) in sums.items():
            series.setdefault(key, []).append(total / count)
    intervals(found, seed, series, draws)
    return found


def failure(match: Played, table: Table) -> LadderFailed:
    """Why there is no ladder."""
    players = list(table.players)
    if match.error is None:
        return LadderFailed("ladder-cut", seed=match.seed, players=players)
    return LadderFailed("ladder-error", seed=match.seed, players=players, problem=str(match.error))


def values(table: Table, match: Played) -> Iterator[tuple[tuple[str, str, str], float]]:
    """What one match says of whom: share of the win, and margin."""
    for seat, name in enumerate(table.players):
        if table.one and name != table.one:
            continue
        won = 1 / len(match.winners) if seat in match.winners else 0.0
        yield ("won", name, table.other), won
        apart = margin(match, seat)
        if apart is not None:
            yield ("margin", name, table.other), apart


def intervals(
    found: Standing, seed: str, series: dict[tuple[str, str, str], list[float]], stages: list[rating.Stages]
) -> None:
    """Fill in every number with its interval: whole deals are drawn again, for all numbers alike."""
    bots = found.rules.bots
    deals = len(stages)
    kinds = sorted({stage for each in stages for stage in each})
    columns = {kind: [each.get(kind, 0.0) for each in stages] for kind in kinds}
    strengths = rating.fit(bots, {kind: sum(column) for kind, column in columns.items()})
    again: dict[tuple[str, str, str], list[float]] = {key: [] for key in series}
    rated: dict[str, list[float]] = {name: [] for name in bots}
    for taken in bootstrap.draws(deals, seed):
        take = itemgetter(*taken) if deals > 1 else tuple
        for key, column in series.items():
            again[key].append(sum(take(column)) / deals)
        drawn = {kind: sum(take(counted)) for kind, counted in columns.items()}
        for name, strength in rating.fit(bots, drawn, strengths).items():
            rated[name].append(rating.rating(strength))
    for name in sorted(bots, key=lambda each: -strengths[each]):
        low, high = bootstrap.interval(rated[name], deals)
        found.ratings[name] = Measure(rating.rating(strengths[name]), low, high)
    for (what, one, other), column in series.items():
        low, high = bootstrap.interval(again[what, one, other], deals)
        number = Measure(sum(column) / deals, low, high)
        if other:
            (found.wins if what == "won" else found.margins)[one, other] = number
        else:
            (found.mixed_wins if what == "won" else found.mixed_margins)[one] = number
