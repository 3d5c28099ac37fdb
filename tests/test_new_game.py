"""`./haricot new-game`: what it writes passes what every box must, and a word that is wrong writes nothing."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest
from outside.packages import farm

from haricot.kernel import registry

ROOT = Path(__file__).resolve().parents[1]


def new_game(*words: str) -> subprocess.CompletedProcess[str]:
    """The command, as the front door calls it."""
    return subprocess.run([sys.executable, ROOT / "new_game.py", *words], capture_output=True, text=True)


def test_the_new_box_brings_all_that_a_box_must(tmp_path: Path) -> None:
    old = registry.packages()["bohnanza"].rpartition(".")[2]
    home = tmp_path / farm(tmp_path)
    source = ROOT / "src" / "haricot" / "games" / old
    missing = [path.name for path in source.iterdir() if path.name != "__pycache__" and not (home / path.name).exists()]
    assert not missing
    assert f"haricot.games.{old}" not in "".join(path.read_text() for path in home.rglob("*.py"))
    assert (tmp_path / "pyproject.toml").is_file()


def passes(home: Path, *words: str | Path) -> None:
    """Run tests with the new box installed; a failure is told."""
    paths = os.pathsep.join([str(home), *(path for path in sys.path if path)])
    tried = subprocess.run(
        [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-p", "no:xdist", *words],
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": paths, "HARICOT_PARTS": "engine tools"},
        capture_output=True,
        text=True,
    )
    assert tried.returncode == 0, tried.stdout[-4000:]
    assert " passed" in tried.stdout


@pytest.mark.in_turn(1)
@pytest.mark.parametrize("like", list(registry.packages()))
def test_the_new_box_keeps_the_laws_of_every_box(tmp_path: Path, like: str) -> None:
    id = farm(tmp_path, like)
    box = registry.box(like)
    edition = box.editions[0]
    tables = [f"{id}-{edition}-{seats}" for seats in box.seats(edition)[:2]]
    wanted = f"({' or '.join(tables)} or {id}]) and not long"
    passes(tmp_path, "tests/conformance", "tests/test_faces.py", "-k", wanted)


@pytest.mark.in_turn(1)
@pytest.mark.parametrize("like", list(registry.packages()))
def test_the_new_box_passes_its_own_tests(tmp_path: Path, like: str) -> None:
    id = farm(tmp_path, like)
    passes(tmp_path, "-c", "pyproject.toml", "--rootdir", ".", "-m", "not long", tmp_path / id / "tests")


@pytest.mark.parametrize(
    ("words", "problem"),
    [(["Two Words"], "an id is"), (["fresh", "--like", "chess"], "there are"), (["dice"], "already")],
)
def test_a_wrong_word_is_named_and_writes_nothing(tmp_path: Path, words: list[str], problem: str) -> None:
    package = [] if words == ["dice"] else ["--package", str(tmp_path)]
    done = new_game(*words, *package)
    assert done.returncode == 2
    assert problem in done.stderr
    assert len(done.stderr.splitlines()) == 1
    assert list(tmp_path.iterdir()) == []
