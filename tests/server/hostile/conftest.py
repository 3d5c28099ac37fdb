"""One server for all tests here."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from server.hostile.served import Served, serve


@pytest.fixture(scope="session")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A real server process."""
    with serve(tmp_path_factory.mktemp("served")) as found:
        yield found
