"""Tests that take turns: what is not taken today is taken on another day, and soon."""

from __future__ import annotations

from pathlib import Path
from typing import Any, NamedTuple

import pytest

ROOT = Path(__file__).parents[1]
TODAY = 20_000
OF_EACH = {0: 1, 1: 7, 2: 5, 4: 9}  # how many cases a day, 0 for all of them, of how many


class Case(NamedTuple):
    """As much of a test as is looked at."""

    path: Path
    nodeid: str
    takes: int

    def get_closest_marker(self, name: str) -> pytest.Mark | None:
        return pytest.mark.in_turn(self.takes).mark if self.takes and name == "in_turn" else None


@pytest.mark.parametrize("folder, days", [("web", 3), ("kernel", 1)])
def test_every_case_has_its_day(
    folder: str, days: int, request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch
) -> None:
    rota: Any = request.config.pluginmanager.get_plugin(str(ROOT / "conftest.py"))
    monkeypatch.setattr(rota, "LONG", False)
    items = [
        Case(ROOT / "tests" / folder / f"test_{name}.py", f"test_{name}.py::test_{takes}[{case}]", takes)
        for name in ("one", "two")
        for takes, cases in OF_EACH.items()
        for case in range(cases)
    ]
    seen: set[Case] = set()
    most = 0
    for day in range(days * max(cases for cases in OF_EACH.values())):
        monkeypatch.setattr(rota, "DAY", TODAY + day)
        today = rota.whose_turn_it_is(items)
        seen |= today
        most = max(most, len(today))
    assert seen == set(items)
    assert most <= 2 * sum(takes or OF_EACH[0] for takes in OF_EACH) // days + 2
