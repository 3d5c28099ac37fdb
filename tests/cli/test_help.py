"""The overview, every command's help with its example, and mistakes in the words of a command."""

from __future__ import annotations

import os
import re
import shlex
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from haricot import cli
from haricot.commands.words import app, hosting, playing

from .conftest import Said, absolute_path

COMMANDS = sorted(name for name in app if not name.startswith("-"))
GROUPS = {"cards": playing.cards, "people": hosting.people, "tables": hosting.tables}
LEAVES = [[name] for name in COMMANDS if name not in GROUPS] + [
    [group, name] for group, words in GROUPS.items() for name in sorted(words) if not name.startswith("-")
]


def test_overview_lists_every_command_with_its_first_sentence(haricot: Callable[..., Said]) -> None:
    said = haricot("--help")
    assert said.code == 0
    assert haricot() == haricot("-h") == said
    listed = dict(re.findall(r"(?m)^  (\w+) +(.*)$", said.out))
    assert sorted(listed) == COMMANDS
    for name, sentence in listed.items():
        assert str(app[name].help).splitlines()[0] == sentence, name
    for word in cli.FRONT_DOOR:
        assert word in said.out


def test_overview_needs_no_heavy_import() -> None:
    code = "import sys; before = set(sys.modules); import haricot.cli; print(*sorted(set(sys.modules) - before))"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    loaded = done.stdout.split()
    assert "haricot.cli" in loaded
    heavy = (
        "cyclopts",
        "rich",
        "fluent",
        "attr",
        "multiprocessing",
        "haricot.kernel",
        "haricot.commands",
        "haricot.games",
    )
    assert not [name for name in loaded if name.startswith(heavy)]


def test_words_need_no_engine() -> None:
    """A command's help is told without the rules of any game."""
    code = "import sys; import haricot.commands.words; print(*sorted(sys.modules))"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert not [name for name in done.stdout.split() if name.startswith(("haricot.kernel", "haricot.arena", "fluent"))]


@pytest.fixture
def shell(tmp_path: Path) -> Callable[[str], subprocess.CompletedProcess[str]]:
    """A shell in which `haricot` is this program."""
    door = tmp_path / "bin" / "haricot"
    door.parent.mkdir()
    door.write_text(f'#!/bin/sh\nexec {shlex.quote(sys.executable)} -m haricot.cli "$@"\n')
    door.chmod(0o755)
    path = os.pathsep.join([str(door.parent), os.environ.get("PATH", os.defpath)])
    environment = dict(os.environ, PATH=path, LC_ALL="C.UTF-8", PYTHONPATH=absolute_path())
    common: dict[str, Any] = {"cwd": tmp_path, "env": environment, "stdin": subprocess.DEVNULL}

    def command(line: str) -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            ["sh", "-c", line], capture_output=True, text=True, encoding="utf-8", timeout=250, **common
        )

    return command


def example_of(words: list[str], haricot: Callable[..., Said]) -> str:
    """The example in a command's help."""
    helped = haricot(*words, "--help")
    assert (helped.code, helped.err) == (0, "")
    (example,) = re.findall(r"(?m)^Example: (haricot .*)$", helped.out)
    assert example.split()[1 : 1 + len(words)] == words
    return str(example)


@pytest.mark.parametrize("words", LEAVES, ids=" ".join)
def test_help_has_an_example_that_runs(
    words: list[str],
    haricot: Callable[..., Said],
    shell: Callable[[str], subprocess.CompletedProcess[str]],
    record: Path,
) -> None:
    example = example_of(words, haricot)
    (record.parent / "my.toml").write_text(haricot("cards", "export", "bohnanza").out)
    # measuring takes its time, serving does not end, the others need a table or a database:
    # test_bench, test_evaluate, test_learning, test_serve, test_join, test_copies, test_errands
    elsewhere = ("bench", "evaluate", "learn", "serve", "join", "report", "backup", "restore", "people", "tables")
    if words[0] not in elsewhere:
        done = shell(example)
        assert (done.returncode, done.stderr) == (0, "")


@pytest.mark.parametrize(
    "line, complaint",
    [
        ("bogus", "bogus"),
        ("rules", "GAME is missing"),
        ("cards bogus", "bogus"),
        ("cards check", "FILE is missing"),
        ("games now", "There is no game “now”"),
        ("games bohnanza now", "one word too many: now"),
        ("simulate bohnanza", "--seats"),
        ("simulate bohnanza --seats random,random,random --games many", "--games"),
        ("simulate bohnanza --seats random,random,random --bogus 1", "--bogus"),
        ("replay game.txt --seat first", "--seat"),
        ("games --lang tlh", "lang: tlh is not spoken here"),
        ("test", "./haricot test"),
        ("lock --upgrade", "./haricot lock"),
    ],
)
def test_usage_errors_are_one_line(line: str, complaint: str, haricot: Callable[..., Said]) -> None:
    assert complaint in haricot(*line.split()).complaint()


def test_version(program: Callable[..., Said]) -> None:
    from haricot import __version__

    assert program("--version") == Said(0, f"{__version__}\n", "")
