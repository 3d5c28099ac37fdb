"""A store on each database."""

from __future__ import annotations

from collections.abc import AsyncIterator

import pytest

from haricot.server.store import Store


@pytest.fixture
async def store(database_url: str) -> AsyncIterator[Store]:
    store = await Store.open(database_url)
    yield store
    await store.close()
