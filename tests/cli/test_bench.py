"""`bench`: the benchmarks of the checkout, or one line."""

from __future__ import annotations

from pathlib import Path

import pytest

from haricot.commands.common import BadInput
from haricot.commands.simulation import bench, checkout


def test_bench_runs_the_checkouts_benchmarks(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "src" / "haricot").mkdir(parents=True)
    (tmp_path / "bench").mkdir()
    (tmp_path / "bench" / "run.py").write_text("import sys\nprint(sys.argv[1:])\nsys.exit(len(sys.argv))\n")
    inside = tmp_path / "src" / "haricot"
    assert checkout([tmp_path.parent, inside]) == tmp_path
    assert bench("engine", True, False, [inside]) == 2
    assert bench("engine", False, False, [inside]) == 1
    assert bench("engine", False, True, [inside]) == 2
    (tmp_path / "bench" / "run.py").rename(tmp_path / "bench" / "peers.py")
    (tmp_path / "bench" / "run.py").touch()
    assert bench("peers", True, False, [inside]) == 2
    assert capfd.readouterr().out == "['--json']\n[]\n['--quick']\n['--json']\n"


def test_bench_without_a_checkout_says_so(tmp_path: Path) -> None:
    with pytest.raises(BadInput, match=r"bench needs a checkout: run \./haricot bench there"):
        bench("engine", False, False, [tmp_path])
