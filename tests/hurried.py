"""Tests of other things than time: at the fastest pace programs act at once, and windows last long enough for any machine."""

from __future__ import annotations

from haricot.table import pacing

JUDGING = 120.0  # seconds for a record: a server's own patience is for a machine that has time


def hurry() -> None:
    """Let nobody wait at this process's tables of pace `instant`."""
    pacing.THINK["instant"] = 0
    pacing.WINDOW["instant"] = 12_000
