"""What every test shares: Hypothesis profiles, the mark `long`, and games' tests that never import from src by accident."""

from __future__ import annotations

import os
import sys
import time
import zlib
from collections import Counter, defaultdict
from collections.abc import Generator
from contextlib import nullcontext
from pathlib import Path
from types import ModuleType

import covered
import pytest
from hypothesis import settings

ROOT = Path(__file__).resolve().parent
SOURCE = ROOT / "src"
LONG = os.environ.get("HARICOT_LONG") == "1"
QUICK = os.environ.get("HARICOT_QUICK") == "1"
DAY = int(os.environ.get("HARICOT_DAY") or time.time() // 86400)  # decides what is taken of the tests that take turns
TWICE = os.environ.get("HARICOT_TWICE") == "1"  # the compiled engine is tested after this, with more of the same

settings.register_profile("default", derandomize=True, deadline=None, max_examples=50, print_blob=True, database=None)
settings.register_profile("long", settings.get_profile("default"), max_examples=1000)
settings.register_profile("quick", settings.get_profile("default"), max_examples=10)
settings.load_profile("long" if LONG else "quick" if QUICK or TWICE else "default")


# The parts of all tests: of browsers, of servers, of texts (which one process reads once), of the engine, and of what is around it.
FOLDERS = {
    "web": [ROOT / "tests" / "web"],
    "server": [ROOT / "tests" / "server"],
    "texts": [ROOT / "tests" / f"test_{name}.py" for name in ("refusals", "rules_covered", "texts")],
    "engine": [
        SOURCE,
        *(
            ROOT / "tests" / name
            for name in ("conformance", "farm", "kernel", "readers", "table", "test_same_records.py")
        ),
    ],
    "tools": [ROOT],
}
# What plays long at random reaches everything and tells nothing.
AT_EVERY_TABLE = [
    ROOT / "tests" / "conformance",
    *(ROOT / "tests" / "table" / f"test_{name}.py" for name in ("absence", "hints", "leaks")),
]
UNCOUNTED = [
    *AT_EVERY_TABLE,
    *(ROOT / "tests" / name for name in ("readers", "test_same_records.py", "kernel/test_bounds.py")),
]
REACHED = os.environ.get("HARICOT_REACHED")  # the folder in which the reach of all other tests is stored
# Programs that play whole matches, and data that is made anew, are for the quick engine, where there will be one.
QUICK_ENGINE = {"test_almanac.py", "test_clock.py", "test_greedy.py", "test_players.py"} if TWICE else set[str]()
PARTS = os.environ.get("HARICOT_PARTS", " ".join(FOLDERS)).split()
# A quick run takes the tests of rules and texts.
QUICK_FOLDERS = [
    SOURCE,
    *(ROOT / "tests" / name for name in ("conformance", "farm", "kernel", "table", "terminal")),
    *(ROOT / "tests" / f"test_{name}.py" for name in ("repository", "rule_books", "rules_covered", "texts")),
]
# Of what is tried at every table, one in so many cases is taken by a quick run, and before the compiled engine's tests.
ONE_IN: dict[Path, int] = {}
if QUICK:
    ONE_IN = {ROOT / "tests" / "conformance": 8}
elif TWICE:
    ONE_IN = dict.fromkeys(AT_EVERY_TABLE, 6)


# Whole servers, browsers and programs take the most time: a third of their tests is for one day, a third for the next.
EVERY_THIRD_DAY = [ROOT / "tests" / name for name in ("arena", "cli", "server/hostile", "server/play", "study", "web")]


def part_of(path: Path) -> str:
    """The part a test belongs to: the first whose folders it lies in."""
    return next(part for part, folders in FOLDERS.items() if any(map(path.is_relative_to, folders)))


def is_wanted(path: Path) -> bool:
    """Say whether a file may hold tests that were asked for."""
    if path.name in QUICK_ENGINE:
        return False
    return any(map(path.is_relative_to, QUICK_FOLDERS)) if QUICK else part_of(path) in PARTS


def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> bool | None:
    """Do not even read files of other parts, unless somebody names paths: every worker would read them all."""
    all_of_it = {ROOT / name for name in config.getini("testpaths")}
    if collection_path.suffix == ".py" and all_of_it.issuperset(ROOT / name for name in config.args):
        return None if is_wanted(collection_path) else True
    return None


def is_taken(item: pytest.Item, cases: Counter[str]) -> bool:
    """Say whether a test is one of the cases to be taken; `cases` counts those of each function so far."""
    function = item.nodeid.partition("[")[0]
    cases[function] += 1
    one_in = next((number for folder, number in ONE_IN.items() if item.path.is_relative_to(folder)), 1)
    return cases[function] % one_in == 1 % one_in


def whose_turn_it_is(items: list[pytest.Item]) -> set[pytest.Item]:
    """Choose what is taken today: of slow folders every third test, but all marked `daily`, and of cases marked `in_turn` so many; others tomorrow, all in the long run."""
    if LONG:
        return set(items)
    files: defaultdict[Path, defaultdict[str, list[pytest.Item]]] = defaultdict(lambda: defaultdict(list))
    for item in items:
        files[item.path][item.nodeid.partition("[")[0]].append(item)
    chosen: set[pytest.Item] = set()
    for path, functions in files.items():
        days = 3 if any(map(path.is_relative_to, EVERY_THIRD_DAY)) else 1
        turn: list[pytest.Item] = []
        for cases in functions.values():
            mark = cases[0].get_closest_marker("in_turn")
            daily = cases[0].get_closest_marker("daily") is not None
            taken = len(cases) if mark is None else mark.args[0]
            start = DAY // (1 if daily else days) * taken
            picked = [cases[(start + number) % len(cases)] for number in range(taken)]
            if daily:
                chosen.update(picked)
            else:
                turn += picked
        offset = DAY + zlib.crc32(path.name.encode())
        chosen.update(turn[offset % days :: days])
    return chosen


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Keep the parts that were asked for, and skip the tests with big numbers unless they are asked for."""
    sorted_out: dict[bool, list[pytest.Item]] = {True: [], False: []}
    cases: Counter[str] = Counter()
    named = any("::" in word for word in config.args)
    turn = set(items) if named else whose_turn_it_is(items)
    for item in items:
        sorted_out[item in turn and is_wanted(item.path) and is_taken(item, cases)].append(item)
    if sorted_out[False]:
        config.hook.pytest_deselected(items=sorted_out[False])
        items[:] = sorted_out[True]
    if not LONG:
        for item in items:
            if item.get_closest_marker("long"):
                item.add_marker(pytest.mark.skip(reason="long: run ./haricot test --long"))


@pytest.hookimpl(wrapper=True)
def pytest_runtest_protocol(item: pytest.Item) -> Generator[None, object, object]:
    """Count what a test reaches, unless it reaches everything."""
    with covered.uncounted() if any(map(item.path.is_relative_to, UNCOUNTED)) else nullcontext():
        return (yield)


def pytest_sessionfinish() -> None:
    """Leave what all tests of this process have reached."""
    if REACHED:
        covered.store(Path(REACHED))


def pytest_collect_directory(path: Path, parent: pytest.Collector) -> pytest.Collector | None:
    """Treat packages in src as plain folders: pytest would import them from there, compiled run or not."""
    return pytest.Dir.from_parent(parent, path=path) if path.is_relative_to(SOURCE) else None


def shield(folder: Path) -> None:
    """Keep pytest from importing what lies around a game's tests, as src.haricot and so on, by empty modules."""
    parts = folder.relative_to(ROOT).parts
    for count in range(1, len(parts) + 1):
        module = ModuleType(".".join(parts[:count]))
        module.__path__ = [str(ROOT.joinpath(*parts[:count]))]
        sys.modules.setdefault(module.__name__, module)


for tests in SOURCE.rglob("tests"):
    shield(tests)
if REACHED:
    covered.start()
