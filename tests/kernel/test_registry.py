"""The registry: what is installed is found and read once, and a box tells its players without a game being made."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from haricot.bots import seats as bots
from haricot.calls import boxes
from haricot.kernel import registry

CARDS = 'rules = 1\n[editions.only]\n[[editions.only.columns]]\nseats = [2]\nset = "only"\n'


@pytest.fixture
def guest(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """A package from outside that registers a box; nobody can make a game of it."""
    home = tmp_path / "guest_box"
    home.mkdir()
    (home / "__init__.py").write_text("")
    (home / "cards.toml").write_text(CARDS)
    (home / "rules.py").write_text('raise RuntimeError("the rules were loaded")\n')
    (home / "players.py").write_text('PLAYERS = {"shy": None}\n')
    (tmp_path / "guest_box-1.dist-info").mkdir()
    (tmp_path / "guest_box-1.dist-info" / "METADATA").write_text("Metadata-Version: 2.1\nName: guest-box\nVersion: 1\n")
    (tmp_path / "guest_box-1.dist-info" / "entry_points.txt").write_text("[haricot.games]\nguest = guest_box\n")
    monkeypatch.syspath_prepend(str(tmp_path))
    registry.packages.cache_clear()
    yield "guest"
    registry.packages.cache_clear()
    registry.box.cache_clear()


def test_a_box_is_read_once() -> None:
    assert registry.box("dice") is registry.box("dice")
    assert registry.packages() is registry.packages()
    assert registry.make("dice", 2).setup.box is registry.box("dice")


def test_packages_from_outside_come_after_the_folders(guest: str) -> None:
    assert list(registry.packages())[-1] == guest
    assert registry.box(guest).package == "guest_box"


def test_players_are_listed_without_making_a_game(guest: str) -> None:
    box = registry.box(guest)
    assert list(bots.makers(box)) == ["random", "shy"]
    assert boxes.described(box).bots == ["random", "shy"]
