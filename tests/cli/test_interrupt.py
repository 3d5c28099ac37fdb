"""Ctrl-C and a reader that has gone: quiet, with an exit code."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from .conftest import absolute_path

PROGRAM = [sys.executable, "-m", "haricot.cli"]
ENDLESS = ["simulate", "bohnanza", "--seats", "random,random,random", "--games", "100000", "--records", "games"]


def hear_interrupts() -> None:
    """A shell starts its background jobs deaf to Ctrl-C, and deafness is inherited."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


@pytest.mark.parametrize("workers", ["1", "2"])
def test_ctrl_c_is_quiet(workers: str, tmp_path: Path) -> None:
    with subprocess.Popen(
        [*PROGRAM, *ENDLESS, "--workers", workers],
        cwd=tmp_path,
        env=dict(os.environ, PYTHONPATH=absolute_path()),
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        start_new_session=True,
        preexec_fn=hear_interrupts,
    ) as running:
        try:
            ends = time.monotonic() + 120
            while not any(tmp_path.glob("games/*")):  # until the first match has been played
                assert running.poll() is None
                assert time.monotonic() < ends
                time.sleep(0.05)
            os.killpg(running.pid, signal.SIGINT)  # as a terminal does: to the workers as well
            out, err = running.communicate(timeout=120)
        finally:
            running.kill()
    assert (running.returncode, out, err) == (130, b"", b"")


def test_a_reader_that_has_gone_is_no_error(tmp_path: Path) -> None:
    reading, writing = os.pipe()
    os.close(reading)
    done = subprocess.run(
        [*PROGRAM, "rules", "bohnanza"],
        cwd=tmp_path,
        env=dict(os.environ, PYTHONPATH=absolute_path()),
        stdout=writing,
        stderr=subprocess.PIPE,
        timeout=60,
    )
    os.close(writing)
    assert (done.returncode, done.stderr) == (141, b"")
