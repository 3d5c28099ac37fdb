"""Somebody is forgotten: they leave their tables, and nothing is left of them but a public id."""

from __future__ import annotations

import contextlib

from haricot.server.errors import Denied
from haricot.server.lobby import Lobby
from haricot.server.people import Somebody
from haricot.table.errors import Refusal

RUNNING = ("open", "dealing", "playing", "paused")
MANY = 1000


async def forget(lobby: Lobby, person: Somebody) -> None:
    """Forget a person; their sessions and sockets end at once."""
    for row in await lobby.hub.store.tables_of(person.id, RUNNING, MANY):
        with contextlib.suppress(Denied, Refusal):  # a table that does not let go keeps only an id
            await lobby.leave(row.id, person, how="resign")
    await lobby.hub.store.delete_person(person.id)
