"""The program, as in the tests of the command line; players that a test brings leave with it."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from cli.conftest import haricot, program

from haricot.bots import outside

__all__ = ["haricot", "program"]


@pytest.fixture(autouse=True)
def nobody_stays() -> Iterator[None]:
    """Who was brought sits down in this test only."""
    before = set(outside.BROUGHT)
    yield
    for name in set(outside.BROUGHT) - before:
        del outside.BROUGHT[name]
