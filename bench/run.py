"""How fast the engine is, in one run: compiled, interpreted, and against C on the same machine.

    .venv/bin/python bench/run.py [--json] [--quick | --check] [--slices N] [--seconds S]

Bohnanza, Gigamic, four random seats that bargain. Every case gets short turns in rounds, and its best
turn counts (slices.py). A decision is an applied action with its picks. The judge and the events are
timed on recorded games, once with and once without, and the difference is added to the playout.
"""

from __future__ import annotations

import argparse
import importlib.machinery
import json
import os
import platform
import tempfile
import time
from pathlib import Path
from typing import Any

from cases import SILENT, Bench, editions, standard
from native import Limit, Same, find_compiler, version
from slices import CLOCK, ROOT, Case, Child, Figure, interleave, pin, repeat, serve

import haricot
from haricot.kernel import drive, registry

GAMES = 12  # recorded games, and as many states in the middle of one
CHECKED = 200  # games the C port and the engine must agree on
LIMIT_SEED = 7

Cases = dict[str, tuple[str, Case]]


def is_compiled() -> bool:
    """Is the engine this Python imports the compiled one?"""
    return str(drive.__file__).endswith(tuple(importlib.machinery.EXTENSION_SUFFIXES))


def engine_cases(bench: Bench, games: int) -> Cases:
    """Everything that is measured of the engine at hand, the playout left out."""
    recorded = bench.recorded(games)
    states = bench.middles(recorded)
    silent = standard(SILENT)
    return {
        "replayed": ("decision", repeat(bench.replays(recorded, "do"))),
        "replayed_judged": ("decision", repeat(bench.replays(recorded, "apply"))),
        "replayed_logged": ("decision", repeat(bench.replays(recorded, "log"))),
        "silent": ("decision", repeat(silent.playouts())),
        "rollout": ("decision", repeat(bench.rollouts(states))),
        "rollout_silent": ("decision", repeat(silent.rollouts(silent.middles(silent.recorded(games))))),
        "clone": ("copy", repeat(bench.clones(states))),
        "deepcopy": ("copy", repeat(bench.deep_copies(states))),
        "sight": ("view", repeat(bench.views(states, told=False))),
        "view": ("view", repeat(bench.views(states, told=True))),
        "observe": ("observation", repeat(bench.observations(states))),
        "sample": ("state", repeat(bench.samples(states))),
        "python_loop": ("decision", repeat(bench.loops(observed=False))),
        "learner_loop": ("decision", repeat(bench.loops(observed=True))),
        "greedy": ("decision", repeat(bench.minds("greedy"))),
    }


def processor() -> str:
    """The processor's name where the system tells it."""
    try:
        lines = Path("/proc/cpuinfo").read_text().splitlines()
    except OSError:
        return platform.processor()
    names = [line.partition(":")[2].strip() for line in lines if line.startswith("model name")]
    return names[0] if names else platform.processor()


class Report:
    """What was found, what is missing and why."""

    def __init__(self) -> None:
        self.machine: dict[str, object] = {
            "system": f"{platform.system()} {platform.machine()}",
            "processor": processor(),
            "cores": os.cpu_count(),
            "python": f"{platform.python_implementation()} {platform.python_version()}",
        }
        self.run: dict[str, object] = {
            "haricot": haricot.__version__,
            "engine": "compiled" if is_compiled() else "interpreted",
        }
        self.figures: dict[str, dict[str, object] | None] = {}
        self.ratios: dict[str, float | None] = {}
        self.checks: dict[str, object] = {"limit": None, "same_rules": None}
        self.games: list[dict[str, object]] = []
        self.missing: dict[str, str] = {}

    def plain(self) -> dict[str, object]:
        """For JSON."""
        return dict(vars(self))


def native_cases(report: Report, bench: Bench, folder: Path) -> Cases:
    """The C programs, once they have shown that they play as they should."""
    compiler = find_compiler()
    report.machine["compiler"] = None if compiler is None else version(compiler)
    if compiler is None:
        report.missing["limit"] = report.missing["same_rules"] = "there is no C compiler"
        return {}
    cases: Cases = {}
    try:
        limit = Limit(compiler, folder)
        decisions, checksum = limit.run(CHECKED, LIMIT_SEED)
        report.checks["limit"] = {"games": CHECKED, "decisions": decisions, "checksum": checksum}
        cases["limit"] = ("decision", repeat(limit.playouts()))
    except OSError as error:
        report.missing["limit"] = str(error)
    try:
        same = Same(compiler, folder, bench)
        games = CHECKED if is_compiled() else CHECKED // 20
        ported, played = same.compare(games)
        report.checks["same_rules"] = {
            "games": games,
            "decisions": [ported[0], played[0]],
            "checksum": [ported[1], played[1]],
            "equal": ported == played,
        }
        if ported == played:
            cases["same_rules"] = ("decision", repeat(same.playouts()))
        else:
            report.missing["same_rules"] = "the C port does not play the same games as the engine any more"
    except OSError as error:
        report.missing["same_rules"] = str(error)
    return cases


def interpreted_child(report: Report) -> Child | None:
    """A Python that runs the sources as they are."""
    if not (ROOT / "src" / "haricot").is_dir():
        report.missing["interpreted"] = "there are no sources to interpret"
        return None
    child = Child(ROOT / "bench" / "run.py", {"HARICOT_PURE": "1", "PYTHONPATH": str(ROOT / "src")})
    try:
        child.ask(["playout", 0.0])
    except RuntimeError as error:
        report.missing["interpreted"] = str(error)
        child.close()
        return None
    return child


def picks_per_decision(bench: Bench, games: int) -> float:
    """How many numbers a random decision takes."""
    picks = decisions = 0
    for _ in range(games):
        s = bench.deal()
        while (seat := bench.game.next(s)) >= 0:
            bench.game.do(s, seat, bench.decide(s, seat), None)
            picks += int(bench.draft.size)
            decisions += 1
    return picks / decisions


def add_sums(figures: dict[str, Figure], report: Report) -> None:
    """Playouts with the judge and with events: the playout, plus what these cost on recorded games."""
    if "playout" in figures:
        for name in ("judged", "logged"):
            extra = figures[f"replayed_{name}"].ns - figures["replayed"].ns
            ns = figures["playout"].ns + max(extra, 0.0)
            report.figures[name] = {"unit": "decision", "ns": ns, "per_second": 1e9 / ns, "extra_ns": extra}


def add_ratios(figures: dict[str, Figure], report: Report) -> None:
    """How many times faster the first is than the second; None where one of them is missing."""
    for name, fast, slow in (
        ("compiled_over_interpreted", "compiled", "interpreted"),
        ("limit_over_compiled", "limit", "compiled"),
        ("compiled_over_limit", "compiled", "limit"),
        ("same_rules_over_compiled", "same_rules", "compiled"),
        ("compiled_over_same_rules", "compiled", "same_rules"),
        ("limit_over_same_rules", "limit", "same_rules"),
        ("clone_over_deepcopy", "clone", "deepcopy"),
    ):
        both = fast in figures and slow in figures
        report.ratios[name] = figures[slow].ns / figures[fast].ns if both else None


def measure_games(report: Report, rounds: int, seconds: float, until: float) -> None:
    """A row for every registered game in every edition; one that cannot be played is missing, not the end of the run."""
    cases: Cases = {}
    rows: dict[str, dict[str, object]] = {}
    for game in registry.packages():
        name = game
        try:
            for edition, seats in editions(game):
                name = f"{game} {edition} {seats}"
                row: dict[str, object] = {"game": game, "edition": edition, "seats": seats, "figure": None}
                report.games.append(row)
                bench = Bench(registry.make(game, seats, edition), f"{game}-{edition}")
                bench.play(bench.deal(), bench.rng)
                rows[name] = row
                cases[name] = ("decision", repeat(bench.playouts()))
        except Exception as error:
            report.missing[name] = f"{type(error).__name__}: {error}"
    for name, figure in interleave(cases, rounds, seconds, until).items():
        rows[name]["figure"] = figure.plain()


def check(report: Report) -> None:
    """Only whether the C programs play as they should."""
    with tempfile.TemporaryDirectory(prefix="haricot-bench-") as folder:
        native_cases(report, standard(), Path(folder))


def measure(report: Report, slices: int, seconds: float, turn: float) -> None:
    """The whole run: figures in the first four fifths of the time, rows of games in the rest."""
    begin = time.perf_counter()
    compiled = is_compiled()
    report.machine["pinned"] = pin()
    bench = standard()
    mine = "compiled" if compiled else "interpreted"
    cases: Cases = {mine: ("decision", repeat(bench.playouts()))}
    child = interpreted_child(report) if compiled else None
    if child is not None:
        cases["interpreted"] = ("decision", child.case("playout"))
    if not compiled:
        report.missing["compiled"] = "the engine that this Python imports is not compiled"
    with tempfile.TemporaryDirectory(prefix="haricot-bench-") as folder:
        cases.update(native_cases(report, bench, Path(folder)))
        cases.update(engine_cases(bench, GAMES if compiled else 3))
        figures = interleave(cases, slices, turn, begin + 0.8 * seconds)
    if child is not None:
        child.close()
    for name in ("compiled", "interpreted", "limit", "same_rules", *cases):
        report.figures[name] = figures[name].plain() if name in figures else None
    figures["playout"] = figures[mine]
    add_sums(figures, report)
    add_ratios(figures, report)
    picks = picks_per_decision(bench, 20 if compiled else 1)
    measure_games(report, max(slices // 3, 1), turn, begin + 0.95 * seconds)
    report.run.update(
        {
            "game": f"{bench.game.setup.game} {bench.game.setup.edition} {bench.game.setup.seats}",
            "picks_per_decision": picks,
            "slices": slices,
            "slice_seconds": turn,
            "clock": CLOCK,
            "seconds": time.perf_counter() - begin,
        }
    )


def number(value: Any, digits: int = 0) -> str:
    """A number with thousands apart, or a dash."""
    return "-" if value is None else f"{value:,.{digits}f}"


def table(report: Report) -> str:
    """The report for people."""
    machine, run = report.machine, report.run
    lines = [
        f"{machine['processor']}, {machine['cores']} cores, {machine['python']}, {machine.get('compiler') or 'no C compiler'}",
        f"{run['game']}, engine {run['engine']}, {number(run['picks_per_decision'], 2)} picks a decision, "
        f"best of {run['slices']} turns, {number(run['seconds'])} s",
        "",
        f"{'':18} {'unit':>12} {'ns':>12} {'a second':>12} {'games/s':>10} {'units/game':>11}",
    ]
    for name, figure in report.figures.items():
        if figure is not None:
            lines.append(
                f"{name:18} {figure['unit']!s:>12} {number(figure['ns'], 1):>12} {number(figure['per_second']):>12} "
                f"{number(figure.get('games_per_second')):>10} {number(figure.get('units_per_game')):>11}"
            )
    lines.append("")
    lines += [f"{name:28} {number(ratio, 2):>8}" for name, ratio in report.ratios.items()]
    lines += ["", f"{'game':34} {'ns/decision':>12} {'decisions':>10} {'games/s':>10}"]
    for row in report.games:
        found = row["figure"] if isinstance(row["figure"], dict) else {}
        lines.append(
            f"{row['game']} {row['edition']} {row['seats']}".ljust(34)
            + f" {number(found.get('ns'), 1):>12} {number(found.get('units_per_game')):>10}"
            + f" {number(found.get('games_per_second')):>10}"
        )
    lines += [f"missing: {name}: {why}" for name, why in report.missing.items()]
    return "\n".join(lines)


def main() -> None:
    """Measure and print, or take turns for another run."""
    parser = argparse.ArgumentParser(description="How fast the engine is on this machine.")
    parser.add_argument("--json", action="store_true", help="print JSON")
    parser.add_argument("--quick", action="store_true", help="a few short turns, at most ten seconds")
    parser.add_argument(
        "--check", action="store_true", help="measure nothing: only check the C programs against the engine"
    )
    parser.add_argument("--slices", type=int, help="turns of each case (25; quick: 3)")
    parser.add_argument("--seconds", type=float, help="the longest the run may take (60; quick: 8)")
    parser.add_argument("--child", action="store_true", help=argparse.SUPPRESS)
    given = parser.parse_args()
    if given.child:
        serve({"playout": repeat(standard().playouts())})
        return
    report = Report()
    if given.check:
        check(report)
        print(json.dumps(report.plain() if given.json else {**report.checks, "missing": report.missing}, indent=1))
        return
    slices = given.slices or (3 if given.quick else 25)
    seconds = given.seconds or (8.0 if given.quick else 60.0)
    measure(report, max(slices, 1), seconds, 0.01 if given.quick else 0.04)
    print(json.dumps(report.plain(), indent=1) if given.json else table(report))


if __name__ == "__main__":
    main()
