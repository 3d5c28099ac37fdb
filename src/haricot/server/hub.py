"""All tables of this process: warm ones in memory, the others in the store."""

from __future__ import annotations

import asyncio
import secrets
import time
from typing import Protocol

import structlog

from haricot.kernel.errors import HaricotError
from haricot.server.errors import Denied, denied
from haricot.server.house import House, now
from haricot.server.limits import Buckets
from haricot.server.metrics import Metrics
from haricot.server.parts import Judge
from haricot.server.people import Seals
from haricot.server.presence import Presence
from haricot.server.rooms import Room
from haricot.server.settings import Settings
from haricot.server.store import Store
from haricot.server.store.outage import tell
from haricot.server.store.persons import ALL, NAMES

IDLE = 300.0  # seconds after which a table that nobody needs leaves memory
POLL = 1.0  # seconds between looks at the logs of warm tables, in case a notice was lost
SWEEP = 5.0  # seconds between looks for tables that no process looks after
SWEPT = 200  # tables taken over at once
EVERY = 1_000_000
OPENING = 60.0  # seconds that a socket may take to open

logger = structlog.get_logger("haricot.hub")


class Visitor(Protocol):
    """A client's end of a socket, as the hub sees it."""

    person: str  # by public id; empty: nobody
    session: str

    def work(self) -> None:
        """Begin with what waits."""

    def go_away(self) -> None:
        """The server stops, or who this is has to be asked anew."""

    def log_out(self) -> None:
        """Whoever this was, they are it no longer."""


class Hub(House):
    """The tables of one process, and the clients at its sockets."""

    def __init__(self, store: Store, seals: Seals, metrics: Metrics, settings: Settings) -> None:
        super().__init__(store, metrics, settings, self.fallen)
        self.seals = seals
        self.rooms: dict[str, Room] = {}
        self.opening: dict[str, asyncio.Future[Room]] = {}
        self.presence = Presence(self, self.rooms)
        self.preferences = Buckets(settings.preferences, settings.remembered)
        self.clients: set[Visitor] = set()
        self.ended: dict[tuple[str, str], float] = {}  # sessions ended a moment ago: a socket may just be opening
        self.knocking: list[Visitor] = []  # clients whose messages have just come

    # -- a process's life

    async def start_up(self) -> None:
        """Take over what waits for a machine, and listen to other processes."""
        await self.store.listen(self.heard, self.presence.heard, self.changed)
        self.spawn(self.sweep())
        self.spawn(self.keep_house())

    async def close(self) -> None:
        """Let nothing more begin, and wait until everything on its way is durable."""
        self.closing = True
        for client in list(self.clients):
            client.go_away()
        for room in self.rooms.values():
            room.stop_timer()
        await self.writer.close()
        for task in list(self.tasks):
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        await asyncio.gather(self.pool.close(), self.ponderers.close())
        for room in list(self.rooms.values()):
            if room.caretaker.lease_until:
                await self.store.release(room.row.id, self.name)

    def knock(self, client: Visitor) -> None:
        """Work on a client's messages once every socket that has something to say was read.

        Reading all and then answering all takes half the time of doing both in turns: the processor's caches, which
        every system call spoils, stay with one thing.
        """
        if not self.knocking:
            asyncio.get_running_loop().call_soon(self.answer_all)
        self.knocking.append(client)

    def answer_all(self) -> None:
        """Let every client that knocked work on what came."""
        clients, self.knocking = self.knocking, []
        for client in clients:
            try:
                client.work()
            except Exception as error:  # named without its words, which may tell a hidden card
                logger.error("a message could not be answered", error=type(error).__name__)

    async def keep_house(self) -> None:
        """Look at the logs, take over orphans, let idle tables go."""
        swept = time.monotonic()
        while not self.closing:
            await asyncio.sleep(POLL)
            try:
                if self.store.shared:
                    await self.poll()
                    if time.monotonic() - swept > SWEEP:
                        swept = time.monotonic()
                        await self.presence.beat()
                        await self.look_for_ended()
                        await self.sweep()
                self.cool()
            except Exception as error:
                if not tell(error):
                    logger.exception("keeping house")

    async def poll(self) -> None:
        """Look whether logs of warm tables have grown."""
        for table, seq in (await self.store.heads(list(self.rooms))).items():
            if table in self.rooms:
                await self.rooms[table].appending.catch_up(seq)

    async def sweep(self) -> None:
        """Look after the tables that wait for a machine and have none; a lone process takes them all at its start.

        One that is driven here has a lease that ran out while it waits for something: it is left alone.
        """
        for table in await self.store.orphans(now(), SWEPT if self.store.shared else EVERY):
            if not self.closing:
                try:
                    room = await self.room(table)
                    if not room.driven:
                        room.schedule()
                except Denied as error:
                    logger.warning("a table cannot be warmed up", table=table, why=str(error))

    def cool(self) -> None:
        """Let tables go that nobody watches and no machine needs."""
        for room in list(self.rooms.values()):
            if time.monotonic() - room.used > IDLE and not room.is_needed():
                self.forget(room)
        self.metrics.tables.set(len(self.rooms))

    def forget(self, room: Room) -> None:
        """Drop a warm table; its log has everything."""
        room.stop_timer()
        self.rooms.pop(room.row.id, None)

    def fallen(self, table: str) -> None:
        """A chain of this table was not written."""
        if table in self.rooms:
            self.rooms[table].refold_soon()

    def heard(self, table: str, seq: int) -> None:
        """Another process (or this one) has written."""
        room = self.rooms.get(table)
        if room is None:
            return
        if seq == 0:
            self.spawn(room.chat.tell())
        elif seq > room.appending.durable:
            room.appending.announced = max(room.appending.announced, seq)
            if not room.appending.jobs:
                self.spawn(room.appending.catch_up(seq))

    # -- people

    def come(self, client: Visitor, asked: float) -> None:
        """A client's socket is open; who it is was found out after `asked`."""
        self.clients.add(client)
        since = [self.ended.get((client.person, what), 0.0) for what in (client.session, ALL)]
        if client.person and max(since) >= asked:
            client.log_out()

    def changed(self, person: str, what: str) -> None:
        """A session of a person was ended, or all of them; or some tables call them by another name from now on."""
        clients = [client for client in self.clients if client.person == person]
        if what.startswith(NAMES):
            for client in clients:
                client.go_away()
            for table in what[len(NAMES) :].split(","):
                if table in self.rooms:
                    self.spawn(self.rooms[table].names_changed(person))
            return
        now = time.monotonic()
        self.ended = {key: when for key, when in self.ended.items() if now - when < OPENING}
        self.ended[person, what] = now
        for client in clients:
            if what in (ALL, client.session):
                client.log_out()

    async def look_for_ended(self) -> None:
        """Log out whoever's session was ended, should nobody have heard of it."""
        held = {client.session: client for client in self.clients if client.session}
        lasting = await self.store.lasting(list(held)) if held else set()
        for client in list(self.clients):
            if client.session in held and client.session not in lasting:
                client.log_out()

    # -- rooms

    async def room(self, id: str) -> Room:
        """A warm table; raises Denied if there is none."""
        if id in self.rooms:
            return self.rooms[id]
        if id in self.opening:
            return await asyncio.shield(self.opening[id])
        opening: asyncio.Future[Room] = asyncio.get_running_loop().create_future()
        self.opening[id] = opening
        try:
            room = await self.open(id)
        except BaseException as error:
            opening.set_exception(error)
            opening.exception()  # it may be that nobody else waits for it
            raise
        else:
            self.rooms[id] = room
            opening.set_result(room)
            return room
        finally:
            del self.opening[id]

    async def open(self, id: str) -> Room:
        """Fold a table from its log."""
        row = await self.store.table(id) if id.isascii() and id.isalnum() else None
        if row is None:
            raise Denied(404, "no_table", "no-table")
        try:
            room = Room(self, self.presence, row)
            await room.appending.load()
            room.driven = False  # whoever folds looks around, but of a table as it was
        except HaricotError as error:
            raise denied(409, "not_allowed", error, error.field) from None
        return room

    async def entered(self, id: str, person: str, key: str = "") -> Room:
        """A warm table that this person may see; raises Denied."""
        room = await self.room(id)
        theirs = bool(room.table.seats_of(person)) or (person != "" and room.agreed.host == person)
        private = room.agreed.private and not theirs
        if private and not secrets.compare_digest(key.encode(), room.row.key.encode()):
            raise Denied(404, "no_table", "no-table")
        return room

    async def ask(self, id: str, person: str, judge: Judge, key: str = "") -> Room:
        """Something a person wants of a table; raises Denied or Refusal."""
        room = await self.entered(id, person, key)
        await room.ask(judge)
        return room
