"""Which tables the interfaces are tried at: one of each box, and every edition and number of seats in the long run."""

from __future__ import annotations

import os

import pytest
from conformance.tables import Variant, variants

LONG = os.environ.get("HARICOT_LONG") == "1"


def some() -> list[Variant]:
    """One table of each box, with most seats; all of them in the long run."""
    found = variants()
    return found if LONG else list({each.game: each for each in found}.values())


each_table = pytest.mark.parametrize("table", some(), ids=str)
