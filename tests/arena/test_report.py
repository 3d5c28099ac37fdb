"""`report`: what the charts say is what the rows say."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import polars
import pytest
from cli.conftest import Said

from haricot.arena.figures import figures
from haricot.arena.rows import Plan, Writer
from haricot.arena.simulate import Lineup, make_jobs, play

SHORT = (("exhaustions", "1"),)


def rows(lineup: Lineup, games: int, *wants: str) -> polars.DataFrame:
    """The rows of a few matches."""
    plan = Plan(lineup, "figures", games, ("seats", *wants))
    return Writer(plan).rows(1, [play(job) for job in make_jobs(lineup, "figures", games, wants=plan.wants)])


def test_figures_are_the_numbers_of_the_rows() -> None:
    frame = rows(Lineup("bohnanza", ("greedy", "random", "random"), options=SHORT), 5, "beans")
    found = {figure.id: figure for figure in figures(frame)}
    assert list(found) == [
        *("ratings", "wins", "margins", "length", "turns", "offers", "sources", "worth", "decisions"),
    ]
    assert [line.label for line in found["ratings"].lines] == ["greedy@2", "random@1"]
    wins = {line.label: line for line in found["wins"].lines}
    assert wins["greedy@2"].value == pytest.approx(frame.filter(seat=0)["won"].mean())
    assert found["wins"].level == pytest.approx(1 / 3)
    for line in found["wins"].lines + found["margins"].lines:
        assert line.low is not None and line.high is not None and line.low <= line.value <= line.high
    assert sum(line.value for line in found["length"].lines) == 5
    made = {(line.label, line.group): line.value for line in found["offers"].lines}
    assert made["offers", "random@1"] == pytest.approx(frame.filter(player="random")["offers"].mean())
    coins = sum(line.value for line in found["sources"].lines if line.group == "greedy@2")
    assert coins == pytest.approx(frame.filter(seat=0)["score"].mean())
    worth = {line.label: line.value for line in found["worth"].lines}
    assert worth["blue"] == pytest.approx(int(frame["coins_blue"].sum()) / int(frame["cards_blue"].sum()))


@pytest.mark.parametrize(
    "game, players, charts",
    [
        ("dice", ("random", "random"), ["seats", "length", "turns", "decisions"]),
        ("al_cabohne", ("random",), ["length", "turns", "sources", "worth", "decisions"]),
    ],
)
def test_charts_that_make_no_sense_are_left_out(game: str, players: tuple[str, ...], charts: list[str]) -> None:
    frame = rows(Lineup(game, players, limit=20_000), 2, "beans")
    assert [figure.id for figure in figures(frame)] == charts


def test_nothing_finished_is_nothing_to_draw() -> None:
    assert figures(rows(Lineup("bohnanza", ("random",) * 3, limit=10), 2)) == []


def test_files_that_are_not_ours(haricot: Callable[..., Said], tmp_path: Path) -> None:
    (tmp_path / "text.parquet").write_text("no Parquet at all")
    polars.DataFrame({"a": [1]}).write_parquet(tmp_path / "other.parquet")
    for name, complaint in (
        ("none.parquet", "there is no such file"),
        ("text.parquet", "no file of matches that haricot simulate has written"),
        ("other.parquet", "no file of matches that haricot simulate has written"),
    ):
        assert complaint in haricot("report", tmp_path / name).complaint()
    assert sorted(path.name for path in tmp_path.iterdir()) == ["other.parquet", "text.parquet"]
