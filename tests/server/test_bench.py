"""`bench server`: its load plays real moves and its figures come out, small and on SQLite here."""

from __future__ import annotations

import runpy
from pathlib import Path

import pytest

RUN = Path(__file__).resolve().parents[2] / "bench" / "server" / "run.py"


def test_a_round_gives_its_figures(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("PYTHONUNBUFFERED", raising=False)  # as on other machines
    found = runpy.run_path(str(RUN))["measure"](str(tmp_path / "tables.db"), tables=5, seconds=0.5, think=0)
    assert found["deliveries_s"] > 3 * found["moves_s"] > 0  # each move is told to four
    assert 0 < found["p50_ms"] <= found["p99_ms"]
    assert found["server_us_move"] > 0
