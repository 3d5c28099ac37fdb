"""What every test shares: Hypothesis profiles, the mark `long`, and games' tests that never import from src by accident."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from types import ModuleType

import pytest
from hypothesis import settings

ROOT = Path(__file__).resolve().parent
SOURCE = ROOT / "src"
LONG = os.environ.get("HARICOT_LONG") == "1"

settings.register_profile("default", derandomize=True, deadline=None, max_examples=50, print_blob=True, database=None)
settings.register_profile("long", settings.get_profile("default"), max_examples=1000)
settings.load_profile("long" if LONG else "default")


# The parts of all tests: of servers and browsers, of the engine, and of what is around it.
FOLDERS = {
    "served": [ROOT / "tests" / name for name in ("server", "table", "web")],
    "engine": [
        SOURCE,
        *(ROOT / "tests" / name for name in ("conformance", "farm", "kernel", "readers", "test_same_records.py")),
    ],
    "tools": [ROOT],
}
PARTS = os.environ.get("HARICOT_PARTS", " ".join(FOLDERS)).split()


def part_of(path: Path) -> str:
    """The part a test belongs to: the first whose folders it lies in."""
    return next(part for part, folders in FOLDERS.items() if any(map(path.is_relative_to, folders)))


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Keep the parts that were asked for, and skip the tests with big numbers unless they are asked for."""
    sorted_out: dict[bool, list[pytest.Item]] = {True: [], False: []}
    for item in items:
        sorted_out[part_of(item.path) in PARTS].append(item)
    if sorted_out[False]:
        config.hook.pytest_deselected(items=sorted_out[False])
        items[:] = sorted_out[True]
    if not LONG:
        for item in items:
            if item.get_closest_marker("long"):
                item.add_marker(pytest.mark.skip(reason="long: run ./haricot test --long"))


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
