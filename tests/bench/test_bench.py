"""bench/run.py: every figure is there or has a reason, the C programs play as they should, nothing asserts a speed."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).resolve().parents[2]
RUN = ROOT / "bench" / "run.py"

FIGURES = {
    "compiled",
    "interpreted",
    "limit",
    "same_rules",
    "judged",
    "logged",
    "silent",
    "rollout",
    "rollout_silent",
    "clone",
    "deepcopy",
    "sight",
    "view",
    "observe",
    "sample",
    "python_loop",
    "learner_loop",
    "greedy",
}
RATIOS = {
    "compiled_over_interpreted",
    "limit_over_compiled",
    "compiled_over_limit",
    "same_rules_over_compiled",
    "clone_over_deepcopy",
}


def run(*words: str, **changes: str) -> dict[str, Any]:
    """What the script prints as JSON."""
    done = subprocess.run(
        [sys.executable, str(RUN), "--json", *words], capture_output=True, text=True, env={**os.environ, **changes}
    )
    assert done.returncode == 0, done.stderr
    report: dict[str, Any] = json.loads(done.stdout)
    return report


@pytest.fixture(scope="module")
def report() -> dict[str, Any]:
    """One quick run."""
    return run("--quick")


def test_every_figure_is_there_or_has_a_reason(report: dict[str, Any]) -> None:
    assert {"system", "processor", "cores", "python", "compiler", "pinned"} <= report["machine"].keys()
    assert {"haricot", "engine", "game", "picks_per_decision", "slices", "clock", "seconds"} <= report["run"].keys()
    assert report["figures"].keys() >= FIGURES
    assert report["ratios"].keys() >= RATIOS
    for name, figure in report["figures"].items():
        if figure is None:
            assert report["missing"][name]
        else:
            assert figure["ns"] > 0
            assert figure["per_second"] == pytest.approx(1e9 / figure["ns"])
    played = {(row["game"], row["edition"]) for row in report["games"] if row["figure"] is not None}
    assert {("bohnanza", "gigamic"), ("bohnanza", "amigo")} <= played


def test_figures_fit_each_other(report: dict[str, Any]) -> None:
    figures, ratios = report["figures"], report["ratios"]
    assert report["run"]["picks_per_decision"] > 1  # an offer takes several
    assert figures["judged"]["ns"] >= figures[report["run"]["engine"]]["ns"]
    assert figures["rollout"]["units_per_game"] < figures[report["run"]["engine"]]["units_per_game"]
    assert figures["silent"]["units_per_game"] < figures[report["run"]["engine"]]["units_per_game"]
    assert ratios["clone_over_deepcopy"] > 1
    if figures["compiled"] is None:
        assert ratios["compiled_over_interpreted"] is None
    else:
        assert ratios["compiled_over_interpreted"] > 1
    if figures["compiled"] is not None and figures["limit"] is not None:
        assert ratios["limit_over_compiled"] * ratios["compiled_over_limit"] == pytest.approx(1)


def test_the_c_programs_play_as_they_should() -> None:
    first, second = run("--check"), run("--check")
    assert first["checks"] == second["checks"]
    if first["machine"]["compiler"] is None:
        assert first["missing"].keys() == {"limit", "same_rules"}
        return
    assert first["missing"] == {}
    limit = first["checks"]["limit"]
    assert 300 <= limit["decisions"] / limit["games"] <= 420
    same = first["checks"]["same_rules"]
    assert same["equal"]
    assert same["decisions"][0] == same["decisions"][1] > 0


def test_without_a_compiler_the_reason_is_given() -> None:
    report = run("--check", CC="no-such-compiler")
    assert report["machine"]["compiler"] is None
    assert report["checks"] == {"limit": None, "same_rules": None}
    assert "compiler" in report["missing"]["limit"]
    assert "compiler" in report["missing"]["same_rules"]
