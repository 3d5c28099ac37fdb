"""`simulate --out`: rows that say what happened, the same whoever plays, and nothing lost when somebody is killed."""

from __future__ import annotations

import json
import os
import re
import resource
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import polars
import pytest
from cli.conftest import SHORT, Said, absolute_path

from haricot.arena import counting, rows
from haricot.arena.pools import run
from haricot.arena.rows import Plan, Writer, matches_of
from haricot.arena.simulate import Job, Lineup, Numbered, make_jobs, play
from haricot.kernel.match import replay
from haricot.kernel.records import read_record

ROOT = Path(__file__).resolve().parents[2]
QUICK = os.environ.get("HARICOT_COMPILED") == "1"
WORDS = ["simulate", "bohnanza", "--seats", "random,random,random", "--option", "exhaustions=1"]
PROGRAM = [sys.executable, "-m", "haricot.cli"]


def environment() -> dict[str, str]:
    """For a program of its own, in another folder."""
    return dict(os.environ, LC_ALL="C.UTF-8", PYTHONPATH=absolute_path())


# -- what the rows say


def test_rows_are_the_matches_of_the_records(haricot: Callable[..., Said], tmp_path: Path) -> None:
    words = [*WORDS, "--games", "3", "--beans", "--records", tmp_path / "records"]
    said = haricot(*words, "--out", tmp_path / "a.parquet", "--deals", tmp_path / "deals.parquet", "--json")
    assert said.code == 0, said
    found = polars.read_parquet(tmp_path / "a.parquet")
    deals = polars.read_parquet(tmp_path / "deals.parquet")
    assert found.height == 9 and sorted(path.name for path in tmp_path.iterdir()) == [
        "a.parquet",
        "deals.parquet",
        "records",
    ]
    for row in found.to_dicts():
        record = read_record((tmp_path / "records" / f"bohnanza-{row['seed']}.txt").read_text())
        match = replay(record)
        outcome = match.game.outcome(match.state)
        assert outcome is not None
        seat = row["seat"]
        own = [decision.action.split() for decision in record.decisions if decision.seat == seat]
        made = [words for words in own if words[0] in ("offer", "counter")]
        assert (row["ended"], row["score"]) == ("finished", outcome.scores[seat])
        assert row["won"] == (seat in outcome.winners) / len(outcome.winners)
        assert (row["place"] == 1) == (seat in outcome.winners)
        assert row["margin"] == pytest.approx(1.5 * outcome.scores[seat] - sum(outcome.scores) / 2)
        assert (row["decisions"], row["offers"]) == (len(own), len(made))
        assert row["begged"] == sum(words[2].startswith("-/") for words in made)
        assert row["gifts"] == sum(words[2].endswith("/-") for words in made)
        assert row["accepted"] == sum(words[0] == "accept" for words in own)
        # decks once gone through: nobody has bought a field, so what beans earned is the score
        assert sum(value for name, value in row.items() if name.startswith("coins_")) == row["score"]
        mine = deals.filter((polars.col("match") == row["match"]) & (polars.col("seat") == seat))
        assert mine.height == row["offers"]
        assert mine.filter(polars.col("end") == "agreed").height == row["agreed"]
        taken = deals.filter((polars.col("match") == row["match"]) & (polars.col("by") == seat))
        assert taken.height == row["accepted"]
    turns = found.group_by("match").agg(polars.col("turns").sum())["turns"]
    assert all(10 < count < 60 for count in turns)


def test_counts_agree_with_the_events() -> None:
    """Refusals too, with players who bargain: an offer that one refused and nobody took."""
    lineup = Lineup("bohnanza", ("greedy", "classic", "greedy"), options=(("exhaustions", "1"),))
    match = play(Job(lineup, "events", wants=("seats", "deals")))
    assert match.error is None
    for seat, counts in enumerate(match.counts):
        own = [deal for deal in match.deals if deal.seat == seat]
        assert counts.offers == len(own) and counts.agreed == sum(deal.end == "agreed" for deal in own)
        assert counts.refused >= sum(deal.end == "refused" for deal in own)
        assert counts.begged == sum(not deal.gives for deal in own)
    assert sum(counts.agreed for counts in match.counts) == sum(counts.accepted for counts in match.counts) > 0
    assert any(deal.end == "refused" for deal in match.deals)


@pytest.mark.parametrize("game, seats", [("dice", 2), ("nicht_die_bohne", 3), ("al_cabohne", 1), ("ladybohn", 3)])
def test_every_box_has_rows(game: str, seats: int) -> None:
    lineup = Lineup(game, ("greedy" if game == "al_cabohne" else "random",) * seats, limit=20_000)
    plan = Plan(lineup, "box", 2, ("seats", "beans"))
    matches = [play(job) for job in make_jobs(lineup, "box", 2, wants=plan.wants)]
    frame = Writer(plan).rows(1, matches)
    assert frame.height == 2 * seats
    assert (frame["offers"].null_count() == 0) == (game in ("ladybohn",))
    assert any(name.startswith("coins_") for name in frame.columns) == (game in ("al_cabohne", "ladybohn"))
    again = list(matches_of(frame))
    for match, read in zip(matches, again, strict=True):
        assert (read.scores, read.winners, read.others, read.drawn) == (
            match.scores,
            match.winners,
            match.others,
            match.drawn,
        )
        assert (read.seed, read.decisions, read.accepted) == (match.seed, match.decisions, match.accepted)


def test_times_are_told_on_request() -> None:
    match = play(Job(SHORT, "time", wants=("seats", "times")))
    assert all(counts.nanoseconds > 0 for counts in match.counts)
    plain = play(Job(SHORT, "time", wants=("seats",)))
    assert plain.scores == match.scores and not any(counts.nanoseconds for counts in plain.counts)


def test_a_mistake_is_a_row() -> None:
    lineup = Lineup(SHORT.game, SHORT.players, options=SHORT.options, limit=10)
    plan = Plan(lineup, "cut", 1, ("seats",))
    (match,) = [play(job) for job in make_jobs(lineup, "cut", 1, wants=plan.wants)]
    frame = Writer(plan).rows(1, [match])
    assert frame["ended"].to_list() == ["cut"] * 3 and frame["score"].null_count() == 3
    assert [read.scores for read in matches_of(frame)] == [()]


def test_the_dictionary_lists_every_column() -> None:
    said = (ROOT / "docs" / "data.md").read_text(encoding="utf-8")
    told = re.findall(r"(?m)^\| `(\w+)` \| (\w+) \|", said)
    known = [*rows.COLUMNS.items(), *rows.BEAN_COLUMNS.items(), *rows.TIME_COLUMNS.items(), *rows.DEAL_COLUMNS.items()]
    assert told == known


def test_jobs_are_cut_without_being_made() -> None:
    jobs = make_jobs(SHORT, "many", 10_000_000)
    assert len(jobs) == 10_000_000 and jobs[9_999_999].seed == "many-10000000"
    some = Numbered(jobs.first, "many", [range(3, 6), range(8, 11)])
    assert [job.seed for job in some] == ["many-3", "many-4", "many-5", "many-8", "many-9", "many-10"]
    assert [job.seed for job in some[1:5]] == [some[n].seed for n in range(1, 5)]
    assert len(some[5:99]) == 1 and len(some[2:2]) == 0


def test_counting_sees_every_deal_by_its_number() -> None:
    """Deals are numbered as they are made: that is how a refusal finds its offer."""
    job = Job(SHORT, "numbers", wants=("deals",))
    assert [deal.id for deal in play(job).deals] == list(range(1, len(play(job).deals) + 1))
    assert counting.Counts() == counting.Counts()


# -- going on


def test_what_is_written_is_not_played_again(haricot: Callable[..., Said], tmp_path: Path) -> None:
    words = [*WORDS, "--games", "5", "--json", "--out"]
    plain = haricot(*words, tmp_path / "plain.parquet")
    lineup = SHORT
    plan = Plan(lineup, "1", 5, ("seats",))
    parts = rows.Parts(tmp_path / "a.parquet", plan)
    parts.open()
    jobs = make_jobs(lineup, "1", 5, wants=plan.wants)
    spans = plan.parts()
    assert [list(span) for span in spans] == [[1], [2], [3], [4], [5]]
    for number in (1, 3):
        rows.write_whole(parts.part(number), rows.parquet(Writer(plan).rows(number + 1, [play(jobs[number])])))
    stamp = parts.part(1).stat().st_mtime_ns
    told = []
    for match in run(Numbered(jobs.first, "1", [spans[0], spans[2], spans[4]])):
        told.append(match.seed)
    assert told == ["1-1", "1-3", "1-5"]
    assert parts.part(1).stat().st_mtime_ns == stamp
    assert haricot(*words, tmp_path / "a.parquet") == plain
    assert (tmp_path / "a.parquet").read_bytes() == (tmp_path / "plain.parquet").read_bytes()
    assert not parts.folder.exists()


def test_other_parts_are_left_alone(haricot: Callable[..., Said], tmp_path: Path) -> None:
    plan = Plan(SHORT, "other", 5, ("seats",))
    parts = rows.Parts(tmp_path / "a.parquet", plan)
    parts.open()
    before = (parts.folder / "plan.json").read_bytes()
    said = haricot(*WORDS, "--games", "5", "--out", tmp_path / "a.parquet").complaint()
    assert "holds parts of another simulation" in said
    assert [path.name for path in parts.folder.iterdir()] == ["plan.json"]
    assert (parts.folder / "plan.json").read_bytes() == before and not (tmp_path / "a.parquet").exists()


# -- bad input


@pytest.mark.parametrize(
    "more, complaint",
    [
        (["--out", "there.parquet"], "there.parquet: is there already"),
        (["--out", "there.parquet/a"], "there.parquet: this is a file, --out needs a folder"),
        (["--deals", "d.parquet"], "name a file with --out"),
        (["--out", "a.parquet", "--deals", "a.parquet"], "--out and --deals need two files"),
        (["--out", "a.parquet", "--dask", "tcp://127.0.0.1:9"], "No Dask scheduler answers at tcp://127.0.0.1:9."),
        (["--out", "a.parquet", "--seats", "grumpy,random,random"], "There is no player “grumpy”"),
        (["--out", "a.parquet", "--seats", "greedy@9,random,random"], "There is no greedy of version 9"),
        (["--out", "a.parquet", "--seats", "greedy:9,random,random"], "greedy takes no budget"),
        (["--out", "a.parquet", "--seats", "greedy@@,random,random"], "“greedy@@” is not a player"),
    ],
)
def test_bad_input_leaves_nothing_behind(
    more: list[str],
    complaint: str,
    haricot: Callable[..., Said],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("haricot.arena.pools.REACH", 0.5)
    Path("there.parquet").write_bytes(b"mine")
    words = [word for word in WORDS if word != "random,random,random" or "--seats" not in more]
    if "--seats" in more:
        words.remove("--seats")
    assert complaint in haricot(*words, "--games", "2", *more).complaint()
    assert [path.name for path in tmp_path.iterdir()] == ["there.parquet"]
    assert Path("there.parquet").read_bytes() == b"mine"


def small_files() -> None:
    """No file may grow beyond a few bytes: to a program this is a full disk."""
    signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
    resource.setrlimit(resource.RLIMIT_FSIZE, (2000, 2000))


def test_a_full_disk_is_one_line_and_nothing_half_written(tmp_path: Path) -> None:
    words = [*PROGRAM, *WORDS, "--games", "2", "--out", "a.parquet"]
    common = {"cwd": tmp_path, "env": environment(), "capture_output": True, "text": True, "timeout": 120}
    done = subprocess.run(words, preexec_fn=small_files, **common)  # type: ignore[call-overload]
    assert (done.returncode, done.stdout) == (2, ""), done
    assert re.fullmatch(r"haricot: a\.parquet\.parts/rows-000000\.parquet: cannot be written: .*\n", done.stderr)
    assert not list(tmp_path.iterdir())
    done = subprocess.run(words, **common)  # type: ignore[call-overload]
    assert done.returncode == 0 and polars.read_parquet(tmp_path / "a.parquet").height == 6


# -- a real cluster


@pytest.fixture
def cluster(tmp_path: Path) -> Iterator[tuple[str, list[subprocess.Popen[bytes]]]]:
    """A Dask scheduler and two workers on this machine; the second one can be spared."""
    told = tmp_path / "scheduler.json"
    quiet = {"env": environment(), "stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL, "cwd": tmp_path}
    dask = [sys.executable, "-m", "dask"]
    started = [
        subprocess.Popen(
            [*dask, "scheduler", "--host", "127.0.0.1", "--port", "0", "--no-dashboard", "--scheduler-file", str(told)],
            **quiet,  # type: ignore[call-overload]
        )
    ]
    try:
        for name in ("one", "two"):
            words = ["worker", "--scheduler-file", str(told), "--no-nanny", "--nthreads", "1", "--no-dashboard"]
            words += ["--local-directory", str(tmp_path / name), "--host", "127.0.0.1"]
            started.append(subprocess.Popen([*dask, *words], **quiet))  # type: ignore[call-overload]
        ends = time.monotonic() + 60
        while not told.is_file() or not told.stat().st_size:
            assert time.monotonic() < ends
            time.sleep(0.05)
        yield str(json.loads(told.read_text())["address"]), started
    finally:
        for process in started:
            process.kill()
            process.wait()


def wait_for(parts: Path, count: int, running: subprocess.Popen[bytes]) -> None:
    """Until so many parts are written."""
    ends = time.monotonic() + 120
    while len(list(parts.glob("rows-*.parquet"))) < count:
        assert running.poll() is None, "it ended too early"
        assert time.monotonic() < ends
        time.sleep(0.01)


def test_a_cluster_gives_the_same_rows_whoever_is_killed(
    cluster: tuple[str, list[subprocess.Popen[bytes]]], haricot: Callable[..., Said], tmp_path: Path
) -> None:
    address, (_, _, spared) = cluster
    games = "1500" if QUICK else "200"
    plain = tmp_path / "plain.parquet"
    assert haricot(*WORDS, "--games", games, "--workers", "2", "--out", plain).code == 0
    words = [*PROGRAM, *WORDS, "--games", games, "--dask", address, "--out", "a.parquet"]
    parts = tmp_path / "a.parquet.parts"
    quiet = {"cwd": tmp_path, "env": environment(), "stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL}
    ends = time.monotonic() + 60
    while True:  # until a worker has come
        running = subprocess.Popen(words, **quiet)  # type: ignore[call-overload]
        try:
            while not list(parts.glob("rows-*.parquet")) and running.poll() is None:
                time.sleep(0.01)
            if running.poll() is not None:
                assert time.monotonic() < ends
                continue
            wait_for(parts, 4, running)
            spared.kill()  # a worker dies: another one plays its share
            wait_for(parts, 12, running)
        finally:
            running.kill()  # and now the client
            running.wait()
        break
    written = {path.name: path.stat().st_mtime_ns for path in parts.glob("rows-*.parquet")}
    assert 12 <= len(written) < 100 and not (tmp_path / "a.parquet").exists()
    done = subprocess.run(words, **quiet)  # type: ignore[call-overload]
    assert done.returncode == 0
    assert (tmp_path / "a.parquet").read_bytes() == plain.read_bytes()
