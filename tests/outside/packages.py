"""Packages from outside, as somebody installs them: a folder, and what says which boxes it brings."""

from __future__ import annotations

import contextlib
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from haricot.calls.faces import face_of
from haricot.kernel import registry

HERE = Path(__file__).resolve().parent
ROOT = HERE.parents[1]


def register(home: Path, id: str) -> None:
    """Tell Python of the package `id` in a folder, as an installer does."""
    about = home / f"{id}-1.dist-info"
    about.mkdir()
    (about / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {id}\nVersion: 1\n")
    (about / "entry_points.txt").write_text(f"[haricot.games]\n{id} = {id}\n")


def jar(home: Path) -> str:
    """A box on the kernel alone; gives its id."""
    shutil.copytree(HERE / "jar", home / "jar", ignore=shutil.ignore_patterns("__pycache__"))
    register(home, "jar")
    return "jar"


def farm(home: Path, like: str = "bohnanza") -> str:
    """A box on `farm`, as `./haricot new-game` writes it; gives its id."""
    words = ["allotment", "--like", like, "--package", str(home)]
    subprocess.run([sys.executable, ROOT / "new_game.py", *words], check=True, stdout=subprocess.DEVNULL)
    register(home, "allotment")
    return "allotment"


@contextlib.contextmanager
def installed(home: Path) -> Iterator[None]:
    """Both boxes in a folder that this Python, and every one that it starts, looks into."""
    jar(home)
    farm(home)
    with pytest.MonkeyPatch.context() as patch:
        patch.syspath_prepend(str(home))
        forget()
        yield
    forget()


def forget() -> None:
    """What is installed has changed: look anew."""
    for known in (registry.packages, registry.box, face_of):
        known.cache_clear()
