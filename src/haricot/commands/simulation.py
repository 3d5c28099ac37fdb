"""Many matches: `simulate`, `bench`."""

from __future__ import annotations

import contextlib
import importlib.util
import os
import subprocess
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path

from haricot.arena import pools
from haricot.arena.report import Report
from haricot.arena.rows import NotOurs, Parts, Plan, Writer, matches_of, parquet, write_whole
from haricot.arena.simulate import Job, Lineup, Numbered, Played, check, make_jobs
from haricot.commands import speech
from haricot.commands.common import BadInput, about, make_game, print_json, print_table, read_options, read_text
from haricot.commands.progress import Progress, decimal
from haricot.locales import Texts


def record_name(job: Job) -> str:
    """The file of one match's record."""
    return f"{job.lineup.game}-{job.seed}.txt"


def check_folder(folder: Path, jobs: Iterable[Job], what: str = "--records") -> None:
    """Can the records go there, and is nothing in their way? Raises BadInput; creates nothing."""
    there = folder
    while not there.exists() and there != there.parent:
        there = there.parent
    if not there.is_dir():
        raise BadInput(f"{there}: this is a file, {what} needs a folder")
    if not os.access(there, os.W_OK | os.X_OK):
        raise BadInput(f"{there}: this folder cannot be written to")
    for job in jobs:
        if (folder / record_name(job)).exists():
            raise BadInput(f"{folder / record_name(job)}: is there already, choose another folder or seed")


def need(extra: str, *modules: str) -> None:
    """Is what an extra brings there? Raises BadInput."""
    for module in modules:
        if importlib.util.find_spec(module) is None:
            raise BadInput(f"{module} is missing: install haricot[{extra}] (./haricot in a checkout does it by itself)")


@contextlib.contextmanager
def writing() -> Iterator[None]:
    """Whatever files complain of in here is said in one line."""
    try:
        yield
    except NotOurs as error:
        raise BadInput(str(error)) from None
    except OSError as error:
        if error.filename is None:
            raise
        problem = error.strerror or "no reason given"
        raise BadInput(f"{error.filename}: cannot be written: {problem}") from None


def run(
    game: str,
    seats: str,
    games: int,
    seed: str,
    edition: str,
    options: list[str],
    cards: Path | None,
    workers: int,
    dask: str,
    as_json: bool,
    records: Path | None,
    out: Path | None,
    deals: Path | None,
    beans: bool,
    times: bool,
    lang: str,
) -> int:
    """Play, count, print; exit code 1 if a player made a mistake."""
    if out is None and (deals is not None or beans or times):
        raise BadInput("--deals, --beans and --times say what is written: name a file with --out")
    names = tuple(name.strip() for name in seats.split(","))
    chosen = read_options(options)
    make_game(game, len(names), edition, chosen, cards)  # an error in the card file names the file
    lineup = Lineup(game, names, edition, tuple(chosen.items()), read_text(cards) if cards is not None else "")
    with about(game):
        check(lineup)
    asked = {"seats": out is not None, "beans": beans, "deals": deals is not None, "times": times}
    wants = tuple(word for word, wanted in asked.items() if wanted)
    jobs = make_jobs(lineup, seed, games, records is not None, wants)
    files: Files | None = None
    if out is not None:
        need("arena", "polars")
        files = Files(out, deals, Plan(lineup, seed, games, wants))
    if records is not None:
        check_folder(records, jobs)
        records.mkdir(parents=True, exist_ok=True)
    spoken = speech.texts_of(game, lang)
    counted = Report(lineup, seed)
    progress = Progress(games, spoken)
    with writing():
        played = files.run(jobs, workers, dask, progress) if files is not None else pools.run(jobs, workers, dask)
        for job, match in zip(jobs, played, strict=True):
            counted.add(match)
            if records is not None:
                write_whole(records / record_name(job), match.record.encode())
            progress.show(counted.played)
    progress.done()
    if as_json:
        print_json(counted.plain())
    else:
        print_report(counted, spoken)
    return 1 if counted.errors else 0


class Files:
    """The rows of a simulation on their way to a file, and the deals to another."""

    def __init__(self, out: Path, deals: Path | None, plan: Plan) -> None:
        self.plan = plan
        self.rows = Parts(out, plan)
        self.deals = Parts(deals, plan, "deals") if deals is not None else None
        if self.deals is not None:
            if deals == out:
                raise BadInput(f"{out}: --out and --deals need two files")
            self.deals.folder = self.rows.folder  # a part is there when its rows are
        for path in [out, deals]:
            if path is not None:
                check_folder(path.parent, [], "--out")
                if path.exists() and not self.rows.folder.is_dir():
                    raise BadInput(f"{path}: is there already, choose another file")

    def run(self, jobs: Numbered, workers: int, dask: str, progress: Progress) -> Iterator[Played]:
        """Play what is not written yet, write it part by part, and give all matches in order."""
        self.rows.path.parent.mkdir(parents=True, exist_ok=True)
        self.rows.open()
        try:
            yield from self.fill(jobs, workers, dask, progress)
        except BaseException:
            if not self.rows.part_files():
                self.rows.clear()
            raise

    def fill(self, jobs: Numbered, workers: int, dask: str, progress: Progress) -> Iterator[Played]:
        """The same, once there is a folder for the parts."""
        spans = self.plan.parts()
        there = [self.rows.part(number).is_file() for number in range(len(spans))]
        progress.begun(sum(len(span) for span, known in zip(spans, there, strict=True) if known))
        missing = Numbered(jobs.first, jobs.seed, [span for span, known in zip(spans, there, strict=True) if not known])
        fresh = pools.run(missing, workers, dask)
        writer = Writer(self.plan)
        for number, span in enumerate(spans):
            known = self.rows.read(number)
            if known is not None:
                yield from matches_of(known)
                continue
            matches = []
            for _ in span:
                matches.append(next(fresh))
                progress.show(span[0] - 1 + len(matches))
            if self.deals is not None:
                write_whole(self.deals.part(number), parquet(writer.deals(span[0], matches)))
            write_whole(self.rows.part(number), parquet(writer.rows(span[0], matches)))
            yield from matches
        self.rows.join(len(spans))
        if self.deals is not None:
            self.deals.join(len(spans))
        self.rows.clear()


def interval(value: str, bounds: list[str], spoken: Texts) -> str:
    """A number with its interval."""
    return spoken.say("simulate-table.range", value=value, low=bounds[0], high=bounds[1])


def rate(found: dict[str, object], spoken: Texts) -> str:
    """A win rate with its interval."""
    value, bounds = found["win_rate"], found["win_interval"]
    if not isinstance(value, float) or not isinstance(bounds, list):
        return "-"
    said = [decimal(100 * bound, 1, spoken) for bound in bounds]
    return interval(f"{decimal(100 * value, 1, spoken)} %", said, spoken)


def mean(found: dict[str, object], spoken: Texts) -> str:
    """A mean score with its interval."""
    value, bounds = found["mean_score"], found["score_interval"]
    if not isinstance(value, float):
        return "-"
    said = decimal(value, 2, spoken)
    return interval(said, [decimal(bound, 2, spoken) for bound in bounds], spoken) if isinstance(bounds, list) else said


def print_report(counted: Report, spoken: Texts) -> None:
    """The same numbers for people."""
    plain = counted.plain()
    options = "".join(f", {name}={value}" for name, value in dict(counted.lineup.options).items())
    agreed = {"game": counted.lineup.game, "edition": str(plain["edition"]), "seed": counted.seed}
    print(spoken.say("simulate-head", **agreed, seats=len(counted.seats), options=options))
    ended = {"finished": counted.finished, "cut": counted.cut, "errors": len(counted.errors)}
    print(spoken.say("simulate-games", games=counted.played, **ended))
    said = {"decisions": plain["decisions_per_game"]}
    market = plain["offers_per_game"]
    if isinstance(market, dict):
        said |= {"offers": market["made"], "accepted": market["accepted"]}
    key = "simulate-mean.bargains" if isinstance(market, dict) else "simulate-mean"
    print(spoken.say(key, **{name: decimal(float(str(number)), 1, spoken) for name, number in said.items()}) + "\n")
    lines = [(name, tally.plain()) for name, tally in counted.players.items()]
    lines += [
        (spoken.say("simulate-table.seat", seat=seat, player=name), tally.plain())
        for seat, (name, tally) in enumerate(zip(counted.lineup.players, counted.seats, strict=True))
    ]
    for other, tally in counted.others.items():
        name = spoken.say(f"other-{other}") if spoken.has(f"other-{other}") else other
        lines.append((name, tally.plain()))
    rows = [
        [
            name,
            str(found["games"]),
            decimal(float(str(found["wins"])), 1, spoken),
            str(found["draws"]),
            rate(found, spoken),
            mean(found, spoken),
        ]
        for name, found in lines
    ]
    columns = ("games", "wins", "draws", "rate", "score")
    head = [spoken.say("simulate-table"), *(spoken.say(f"simulate-table.{column}") for column in columns)]
    drawn = any(found["draws"] for _, found in lines)
    if not drawn:
        for row in [head, *rows]:
            del row[3]
    print_table(head, rows, right=[1, 2, 3] if drawn else [1, 2])
    for seed, error in counted.errors[:3]:
        print(spoken.say("simulate-error", seed=seed, problem=spoken.refusal(error)))


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
    """Run the checkout's benchmarks, of the engine, the server or the learners' interfaces, and pass their exit code on."""
    root = checkout(starts if starts is not None else around())
    if root is None:
        raise BadInput("bench needs a checkout: run ./haricot bench there")
    words = [word for word, wanted in (("--json", as_json), ("--quick", quick)) if wanted]
    file = {"engine": "run.py", "server": "server/run.py", "peers": "peers.py"}[what]
    return subprocess.run([sys.executable, str(root / "bench" / file), *words], check=False).returncode
