"""What a file of matches says, as lists of numbers for charts: each chart is there only where it makes sense.

Intervals come from at most BLOCKS blocks of neighbouring matches, which are drawn again as a ladder draws its deals.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from operator import itemgetter
from typing import TYPE_CHECKING, Any

import polars

from haricot.arena import bootstrap
from haricot.calls import rating

if TYPE_CHECKING:
    from collections.abc import Sequence

BLOCKS = 200
BINS = 24
LEAST = 4  # blocks: with fewer there is no interval


@dataclass(frozen=True)
class Line:
    """One line of a chart."""

    label: str
    value: float
    low: float | None = None
    high: float | None = None
    group: str = ""  # what its colour tells


@dataclass
class Figure:
    """One chart: `dots` with intervals, `bars`, or the `columns` of a histogram."""

    id: str  # of its texts: report-<id>
    shape: str
    lines: list[Line] = field(default_factory=list)
    level: float | None = None  # what equals would have


def figures(frame: polars.DataFrame) -> list[Figure]:
    """Every chart that a file has numbers for."""
    played = frame.filter(polars.col("ended") == "finished").with_columns(
        player=polars.concat_str(
            polars.col("player"),
            polars.lit("@") + polars.col("version").cast(polars.String),
            (polars.lit(":") + polars.col("budget")).fill_null(""),
        )
    )
    if not played.height:
        return []
    blocks = min(BLOCKS, played["match"].n_unique())
    most = int(str(played["match"].max()))
    played = played.with_columns(block=(polars.col("match").cast(polars.Int64) - 1) * blocks // most)
    seats = played["seat"].n_unique()
    names = played["player"].unique().sort().to_list()
    found = []
    if len(names) > 1 and seats > 1:
        found.append(ratings(played, names))
        found.append(Figure("wins", "dots", means(played, "player", "won"), 1 / seats))
        found.append(Figure("margins", "dots", means(played, "player", "margin"), 0.0))
    if seats > 1 and len(names) == 1:  # where players differ, a seat's luck is its player's
        by_seat = played.with_columns(seat=polars.col("seat").cast(polars.String))
        found.append(Figure("seats", "dots", means(by_seat, "seat", "won"), 1 / seats))
    found.append(Figure("length", "columns", lengths(played, "decisions")))
    if "turns" in played.columns and int(played["turns"].sum()):
        found.append(Figure("turns", "columns", lengths(played, "turns")))
    found += market(played)
    found += beans(played)
    if "nanoseconds" in played.columns:
        cost = played.group_by("player").agg(polars.col("nanoseconds").sum() / polars.col("decisions").sum() / 1000)
        found.append(Figure("cost", "bars", [Line(*row) for row in cost.sort("player").iter_rows()]))
    else:
        found.append(Figure("decisions", "bars", means(played, "player", "decisions")))
    return found


def means(frame: polars.DataFrame, by: str, of: str) -> list[Line]:
    """The mean of a column for each value of another, with its interval."""
    sums = frame.group_by("block", by).agg(total=polars.col(of).sum(), count=polars.col(of).count())
    found = []
    for (label,), rows in sorted(sums.group_by(by)):
        totals, counts = rows.sort("block")["total"].to_list(), rows.sort("block")["count"].to_list()
        value = sum(totals) / sum(counts)
        low, high = drawn_again(totals, counts)
        found.append(Line(str(label), value, low, high))
    return found


def drawn_again(totals: Sequence[float], counts: Sequence[int]) -> tuple[float | None, float | None]:
    """The interval of a mean from its blocks."""
    blocks = len(totals)
    if blocks < LEAST:
        return None, None
    values = []
    for taken in bootstrap.draws(blocks, "report", 500):
        take = itemgetter(*taken)
        values.append(sum(take(totals)) / sum(take(counts)))
    return bootstrap.interval(values, blocks)


def ratings(frame: polars.DataFrame, names: list[str]) -> Figure:
    """Plackett and Luce's ratings."""
    tables = (
        frame.sort("match", "seat")
        .group_by("block", "match", maintain_order=True)
        .agg("player", "place")
        .group_by("block", "player", "place")
        .agg(times=polars.len())
        .sort("block", "player", "place")
    )
    blocks: dict[int, rating.Stages] = {}
    for block, players, places, times in tables.iter_rows():
        stages = blocks.setdefault(block, {})
        for stage, count in rating.stages(players, places).items():
            stages[stage] = stages.get(stage, 0.0) + times * count
    kinds = sorted({stage for stages in blocks.values() for stage in stages})
    columns = {kind: [stages.get(kind, 0.0) for stages in blocks.values()] for kind in kinds}
    strengths = rating.fit(names, {kind: sum(column) for kind, column in columns.items()})
    drawn: dict[str, list[float]] = {name: [] for name in names}
    if len(blocks) >= LEAST:
        for taken in bootstrap.draws(len(blocks), "report", 300):
            take = itemgetter(*taken)
            again = rating.fit(names, {kind: sum(take(column)) for kind, column in columns.items()}, strengths)
            for name, strength in again.items():
                drawn[name].append(rating.rating(strength))
    lines = []
    for name in sorted(names, key=lambda each: -strengths[each]):
        low, high = bootstrap.interval(drawn[name], len(blocks)) if drawn[name] else (None, None)
        lines.append(Line(name, rating.rating(strengths[name]), low, high))
    return Figure("ratings", "dots", lines, 0.0)


def lengths(frame: polars.DataFrame, of: str) -> list[Line]:
    """How many matches are how long: at most BINS columns of whole numbers."""
    whole = frame.group_by("match").agg(polars.col(of).sum())[of]
    low, high = int(str(whole.min())), int(str(whole.max()))
    width = max(1, -(-(high + 1 - low) // BINS))
    counted = dict(((whole.cast(polars.Int64) - low) // width).value_counts().iter_rows())
    return [
        Line(str(low + at * width), counted.get(at, 0), low + at * width, low + (at + 1) * width)
        for at in range((high - low) // width + 1)
    ]


def market(frame: polars.DataFrame) -> list[Figure]:
    """Offers and what became of them, for each match a player sat in."""
    if frame["offers"].null_count():
        return []
    words = ["offers", "agreed", "refused", "begged", "gifts"]
    by = frame.group_by("player").agg(polars.col(word).mean() for word in words).sort("player")
    return [
        Figure(
            "offers", "bars", [Line(word, row[word], group=row["player"]) for row in by.to_dicts() for word in words]
        )
    ]


def beans(frame: polars.DataFrame) -> list[Figure]:
    """Where coins come from, and what a card of each bean was worth."""
    kinds = [name.removeprefix("cards_") for name in frame.columns if name.startswith("cards_")]
    sums: dict[str, Any] = (
        frame.select(polars.col("^(cards|coins)_.*$").cast(polars.Int64).sum()).to_dicts()[0] if kinds else {}
    )
    kinds = [kind for kind in kinds if sums[f"cards_{kind}"]]
    if not kinds:
        return []
    by = frame.group_by("player").agg(polars.col(f"coins_{kind}").mean() for kind in kinds).sort("player").to_dicts()
    sources = [Line(kind, row[f"coins_{kind}"], group=row["player"]) for row in by for kind in kinds]
    worth = [Line(kind, sums[f"coins_{kind}"] / sums[f"cards_{kind}"]) for kind in kinds]
    return [Figure("sources", "bars", sources), Figure("worth", "bars", sorted(worth, key=lambda line: -line.value))]
