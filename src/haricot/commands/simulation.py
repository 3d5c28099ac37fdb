"""Many matches: `simulate`, `bench`."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from pathlib import Path

from haricot.arena.report import Report
from haricot.arena.simulate import Job, Table, check, make_jobs, simulate
from haricot.commands.common import BadInput, make_game, print_json, print_table, read_options, read_text


def record_name(job: Job) -> str:
    """The file of one match's record."""
    return f"{job.table.game}-{job.seed}.txt"


def check_folder(folder: Path, jobs: list[Job]) -> None:
    """Can the records go there, and is nothing in their way? Raises BadInput; creates nothing."""
    there = folder
    while not there.exists() and there != there.parent:
        there = there.parent
    if not there.is_dir():
        raise BadInput(f"{there}: this is a file, --records needs a folder")
    if not os.access(there, os.W_OK | os.X_OK):
        raise BadInput(f"{there}: this folder cannot be written to")
    for job in jobs:
        if (folder / record_name(job)).exists():
            raise BadInput(f"{folder / record_name(job)}: is there already, choose another folder or seed")


def run(
    game: str,
    seats: str,
    games: int,
    seed: str,
    edition: str,
    options: list[str],
    cards: Path | None,
    workers: int,
    as_json: bool,
    records: Path | None,
) -> int:
    """Play, count, print; exit code 1 if a player made a mistake."""
    if workers < 1:
        raise BadInput(f"workers: {workers} is not a number of processes from 1 up")
    names = tuple(name.strip() for name in seats.split(","))
    chosen = read_options(options)
    make_game(game, len(names), edition, chosen, cards)  # an error in the card file names the file
    table = Table(game, names, edition, tuple(chosen.items()), read_text(cards) if cards is not None else "")
    check(table)
    jobs = make_jobs(table, seed, games, records is not None)
    if records is not None:
        check_folder(records, jobs)
        records.mkdir(parents=True, exist_ok=True)
    counted = Report(table, seed)
    started = shown = time.monotonic()
    watched = sys.stderr.isatty()
    for job, match in zip(jobs, simulate(jobs, workers), strict=True):
        counted.add(match)
        if records is not None:
            (records / record_name(job)).write_text(match.record, encoding="utf-8")
        if watched and time.monotonic() - shown > 0.2:
            shown = time.monotonic()
            print(f"\r{counted.played} of {games} games", end="", file=sys.stderr, flush=True)
    if watched:
        seconds = time.monotonic() - started
        print(f"\r{games} games in {seconds:.1f} s, {games / seconds:.0f} a second", file=sys.stderr)
    if as_json:
        print_json(counted.plain())
    else:
        print_report(counted)
    return 1 if counted.errors else 0


def rate(found: dict[str, object]) -> str:
    """A win rate with its interval."""
    value, interval = found["win_rate"], found["win_interval"]
    if not isinstance(value, float) or not isinstance(interval, list):
        return "-"
    return f"{100 * value:.1f} % ({100 * interval[0]:.1f} to {100 * interval[1]:.1f})"


def mean(found: dict[str, object]) -> str:
    """A mean score with its interval."""
    value, interval = found["mean_score"], found["score_interval"]
    if not isinstance(value, float):
        return "-"
    return f"{value:.2f} ({interval[0]:.2f} to {interval[1]:.2f})" if isinstance(interval, list) else f"{value:.2f}"


def print_report(counted: Report) -> None:
    """The same numbers for people."""
    plain = counted.plain()
    agreed = "".join(f", {name}={value}" for name, value in dict(counted.table.options).items())
    print(f"{plain['game']} {plain['edition']}, {len(counted.seats)} seats{agreed}, seed {plain['seed']}")
    mistakes = len(counted.errors)
    print(f"{counted.played} games: {counted.finished} finished, {counted.cut} cut, {mistakes} ended by an error")
    market = plain["offers_per_game"]
    bargains = f", {market['made']:.1f} offers, {market['accepted']:.1f} accepted" if isinstance(market, dict) else ""
    print(f"a game: {plain['decisions_per_game']:.1f} decisions{bargains}\n")
    lines = [(name, tally.plain()) for name, tally in counted.players.items()]
    lines += [
        (f"seat {seat} {name}", tally.plain())
        for seat, (name, tally) in enumerate(zip(counted.table.players, counted.seats, strict=True))
    ]
    lines += [(name, tally.plain()) for name, tally in counted.others.items()]
    rows = [
        [name, str(found["games"]), f"{found['wins']:.1f}", str(found["draws"]), rate(found), mean(found)]
        for name, found in lines
    ]
    head = ["player", "games", "wins", "draws", "win rate (95 % interval)", "score (95 % interval)"]
    if not any(found["draws"] for _, found in lines):
        for row in [head, *rows]:
            del row[3]
    print_table(head, rows, right=[1, 2, 3] if "draws" in head else [1, 2])
    for problem in counted.errors[:3]:
        print(f"error in the game from seed {problem['seed']}: {problem['error']}")


# -- bench


def around() -> list[Path]:
    """Where this program's checkout may be: around the sources, around .venv, around the present folder."""
    return [Path(__file__).resolve(), Path(sys.prefix), Path.cwd()]


def checkout(starts: list[Path]) -> Path | None:
    """The nearest folder with sources and benchmarks above one of the starts."""
    for start in starts:
        for folder in [start, *start.parents]:
            if (folder / "bench" / "run.py").is_file() and (folder / "src" / "haricot").is_dir():
                return folder
    return None


def bench(what: str, as_json: bool, quick: bool, starts: list[Path] | None = None) -> int:
    """Run the checkout's benchmarks, of the engine or of the server, and pass their exit code on."""
    root = checkout(starts if starts is not None else around())
    if root is None:
        raise BadInput("bench needs a checkout: run ./haricot bench there")
    words = [word for word, wanted in (("--json", as_json), ("--quick", quick)) if wanted]
    folder = root / "bench" / ("server" if what == "server" else "")
    return subprocess.run([sys.executable, str(folder / "run.py"), *words], check=False).returncode
