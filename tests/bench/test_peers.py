"""bench/peers.py: each of our interfaces is measured, and what is not installed is named; nothing asserts a speed."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

pytest.importorskip("pyspiel")

ROOT = Path(__file__).resolve().parents[2]
OURS = {
    "vectorised, all seats asked",
    "vectorised, one seat against three random",
    "PettingZoo, without its guards",
    "PettingZoo",
    "OpenSpiel",
    "text",
}


@pytest.mark.long
def test_every_interface_is_measured() -> None:
    words = [sys.executable, str(ROOT / "bench" / "peers.py"), "--json", "--quick"]
    done = subprocess.run(words, capture_output=True, text=True, check=True)
    rates = json.loads(done.stdout)["steps_per_second"]
    assert all(rates[name] > 0 for name in OURS)
    assert any(rate for name, rate in rates.items() if name not in OURS)
