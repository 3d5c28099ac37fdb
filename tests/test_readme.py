"""What the documents show works: Python examples run, commands exist and take these words, links lead somewhere."""

from __future__ import annotations

import doctest
import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

from haricot.cli import FRONT_DOOR
from haricot.commands.words import app
from haricot.kernel import registry

ROOT = Path(__file__).resolve().parents[1]
DOCUMENTS = [ROOT / "README.md", ROOT / "OVERVIEW.md", ROOT / "CONTRIBUTING.md", ROOT / "CHANGELOG.md"]
DOCUMENTS += sorted((ROOT / "docs").rglob("*.md"))


def blocks(path: Path, language: str) -> list[str]:
    """The fenced blocks of a language."""
    return re.findall(rf"(?ms)^```{language}\n(.*?)^```$", path.read_text(encoding="utf-8"))


def commands() -> list[tuple[str, str]]:
    """Every command line of the documents, with its document."""
    return [(path.name, line) for path in DOCUMENTS for block in blocks(path, "console") for line in block.splitlines()]


def test_readme_opens_with_the_two_commands() -> None:
    assert blocks(ROOT / "README.md", "console")[0] == "./haricot serve\n./haricot test\n"


@pytest.mark.parametrize("path", DOCUMENTS, ids=lambda path: path.name)
def test_python_examples_run(path: Path) -> None:
    for block in blocks(path, "python"):
        example = doctest.DocTestParser().get_doctest(block, {}, path.name, str(path), 0)
        assert example.examples
        assert doctest.DocTestRunner().run(example).failed == 0


def test_readme_has_a_python_example() -> None:
    assert blocks(ROOT / "README.md", "python")


def test_readme_shows_the_table_as_it_is() -> None:
    """The sample screen is what its seed shows, with some lines left out."""
    (sample,) = blocks(ROOT / "README.md", "text")
    words = [sys.executable, "-m", "haricot.cli", "play", "bohnanza", "--seed", "readme-2", "--lang", "en"]
    shown = subprocess.run(words, input="", capture_output=True, text=True, encoding="utf-8", check=True).stdout
    lines = iter([line.rstrip() for line in shown.splitlines()])
    for line in sample.splitlines():
        assert line == "  …" or line in lines, line  # each after the one before


@pytest.mark.parametrize("document, line", commands())
def test_commands_take_these_words(document: str, line: str) -> None:
    door, word, *rest = shlex.split(line)
    assert door == "./haricot"
    if word not in FRONT_DOOR:
        app.parse_args([word, *rest], exit_on_error=False, print_error=False)


def test_readme_names_every_game() -> None:
    """A game that is there is told of, and one that is told of is there."""
    table = re.findall(r"(?m)^\| [^|]+ \| `(\w+)` \|", (ROOT / "README.md").read_text(encoding="utf-8"))
    assert sorted(table) == sorted(registry.packages())


@pytest.mark.parametrize("path", DOCUMENTS, ids=lambda path: path.name)
def test_links_lead_somewhere(path: Path) -> None:
    for target in re.findall(r"\]\(([^)#]+)", path.read_text(encoding="utf-8")):
        assert target.startswith("https://") or (path.parent / target).exists(), target
