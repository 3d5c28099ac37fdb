"""What a server's host asks for from the command line: people get another name or are removed, tables are closed.

On PostgreSQL the command is one more process beside the others, which hear of everything as they do of each other. A SQLite
file has one process: while a server runs the command leaves a row in it, and the server does it and writes the answer there.
"""

from __future__ import annotations

import asyncio
import time
from typing import Literal

import msgspec
from msgspec import Struct
from sqlalchemy import Connection, delete, insert, select, update

from haricot.calls import shapes
from haricot.kernel.errors import Given, HaricotError
from haricot.server.errors import Denied
from haricot.server.hub import Hub
from haricot.server.leaving import forget
from haricot.server.lobby import Lobby
from haricot.server.logs import log
from haricot.server.metrics import Metrics
from haricot.server.people import NOBODY, People, Seals
from haricot.server.settings import Settings
from haricot.server.store import Store, StoreError
from haricot.server.store.copies import opened
from haricot.server.store.models import errands
from haricot.server.store.store import place_of

LOOK = 1.0  # seconds between a server's looks whether there is something to do
WAIT = 0.1  # and between the command's looks whether it is done
PATIENCE = 60.0  # seconds until the command gives up


class Errand(Struct, frozen=True, kw_only=True):
    """One thing to be done: with a person, by public id or by an account's name, or with a table."""

    what: Literal["rename", "remove", "close"]
    id: str
    name: str = ""


class Done(Struct, frozen=True, kw_only=True):
    """What became of it: nothing more to say, or why not."""

    id: str = ""
    given: dict[str, Given] = {}


class Steward:
    """Does what the host asks for."""

    def __init__(self, lobby: Lobby, people: People) -> None:
        self.lobby = lobby
        self.people = people
        self.store = lobby.hub.store

    async def do(self, errand: Errand) -> Done:
        """Do it, or say why not."""
        try:
            if errand.what == "close":
                await self.lobby.close(errand.id)
            elif errand.what == "remove":
                await forget(self.lobby, await self.somebody(errand.id))
            else:
                person = await self.people.rename(await self.somebody(errand.id), errand.name)
                await self.store.rename_at_tables(person.id, person.name)
            return Done()
        except HaricotError as error:
            return Done(id=error.id, given=error.given)

    async def somebody(self, id: str) -> shapes.Person:
        """Whom the host means; raises Denied."""
        person = await self.people.named(id)
        if person is NOBODY:
            raise Denied(404, "nobody", "nobody-so-called", name=id)
        return person

    # -- in a server that has a file to itself

    async def keep_looking(self) -> None:
        """Do what is asked for, again and again; what was asked of a server that is gone is not done any more."""
        await self.store.write(lambda c: c.execute(delete(errands)))
        while True:
            await asyncio.sleep(LOOK)
            try:
                await self.look()
            except Exception as error:
                log.error("an errand could not be done", error=type(error).__name__)

    async def look(self) -> None:
        """Do what is asked for now."""
        open_ones = select(errands.c.id, errands.c.asked).where(errands.c.answer == "").order_by(errands.c.id)
        for number, asked in await self.store.database.read(lambda c: list(c.execute(open_ones))):
            done = await self.do(msgspec.json.decode(asked, type=Errand))
            answer = msgspec.json.encode(done).decode()
            told = update(errands).where(errands.c.id == number).values(answer=answer)
            await self.store.write(lambda c, told=told: c.execute(told))  # type: ignore[misc]


async def carry_out(url: str, errand: Errand) -> None:
    """Have an errand done, by a running server or here; raises HaricotError."""
    try:
        store = await Store.open(url)
    except StoreError as error:
        if error.id != "store-busy":
            raise
        done = await asyncio.to_thread(leave_word, url, errand)
    else:
        try:
            done = await alone(store, errand)
        finally:
            await store.close()
    if done.id:
        refused = StoreError(done.id)
        refused.given = done.given
        raise refused


async def alone(store: Store, errand: Errand) -> Done:
    """Do it here; no table's machine wakes in this process."""
    settings = Settings()
    people = People(store, Seals(await store.secret("cookie")), settings)
    hub = Hub(store, people.seals, Metrics(), settings)
    hub.closing = True
    try:
        return await Steward(Lobby(hub), people).do(errand)
    finally:
        await hub.close()


def leave_word(url: str, errand: Errand) -> Done:
    """Ask the server that has the file, and wait for what it says; raises StoreError."""
    _, path = place_of(url)
    assert path is not None
    asked = msgspec.json.encode(errand).decode()
    new = insert(errands).values(asked=asked, answer="", stamp=time.time_ns() // 1_000_000).returning(errands.c.id)

    def asked_now(connection: Connection) -> int:
        found: int = connection.execute(new).scalar_one()
        connection.commit()
        return found

    with opened(path) as connection:
        number = asked_now(connection)
        try:
            until = time.monotonic() + PATIENCE
            while time.monotonic() < until:
                answer = connection.execute(select(errands.c.answer).where(errands.c.id == number)).scalar_one_or_none()
                connection.rollback()
                if answer:
                    return msgspec.json.decode(answer, type=Done)
                time.sleep(WAIT)
            raise StoreError("server-silent", place=str(path))
        finally:
            connection.execute(delete(errands).where(errands.c.id == number))
            connection.commit()
