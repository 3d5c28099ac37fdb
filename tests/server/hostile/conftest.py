"""One server for the tests of a file."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from server.hostile.served import Served, serve


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A real server process."""
    with serve(tmp_path_factory.mktemp("served")) as found:
        yield found
