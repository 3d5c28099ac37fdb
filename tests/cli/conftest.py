"""The program as tests run it: inside this process, or as a process of its own."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import pytest

from haricot.arena.simulate import Job, Lineup, play
from haricot.cli import run

SHORT = Lineup("bohnanza", ("random", "random", "random"), options=(("exhaustions", "1"),))


@dataclass(frozen=True)
class Said:
    """What came of a command."""

    code: int
    out: str
    err: str

    def complaint(self) -> str:
        """The one line of an error that a person can mend; nothing went to standard output."""
        assert (self.code, self.out) == (2, ""), self
        assert self.err.startswith("haricot: "), self
        assert self.err.count("\n") == 1, self
        assert self.err.endswith("\n"), self
        assert "Traceback" not in self.err
        return self.err.removeprefix("haricot: ").rstrip("\n")


@pytest.fixture
def haricot(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Callable[..., Said]:
    """Run a command inside this process."""
    monkeypatch.setenv("LC_ALL", "C.UTF-8")

    def command(*words: str | Path) -> Said:
        capsys.readouterr()
        code = run([str(word) for word in words])
        found = capsys.readouterr()
        return Said(code, found.out, found.err)

    return command


@pytest.fixture
def program(tmp_path: Path) -> Callable[..., Said]:
    """Run a command as a process of its own, in an empty folder."""

    def command(*words: str | Path, given: str = "") -> Said:
        done = subprocess.run(
            [sys.executable, "-m", "haricot.cli", *map(str, words)],
            cwd=tmp_path,
            env=dict(os.environ, LC_ALL="C.UTF-8", PYTHONPATH=absolute_path()),
            input=given,
            capture_output=True,
            text=True,
            encoding="utf-8",
            timeout=120,
        )
        return Said(done.returncode, done.stdout, done.stderr)

    return command


def absolute_path() -> str:
    """PYTHONPATH such that it means the same in another folder."""
    parts = os.environ.get("PYTHONPATH", "").split(os.pathsep)
    return os.pathsep.join(str(Path(part).resolve()) for part in parts if part)


@pytest.fixture(scope="session")
def record_text() -> str:
    """The record of a short match of three."""
    return play(Job(SHORT, "cli", keep=True)).record


@pytest.fixture
def record(record_text: str, tmp_path: Path) -> Path:
    """The same in a file."""
    path = tmp_path / "game.txt"
    path.write_text(record_text, encoding="utf-8")
    return path
