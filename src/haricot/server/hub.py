"""All tables of this process: warm ones in memory, the others in the store; who may do what at which."""

from __future__ import annotations

import asyncio
import contextlib
import secrets
import time
import unicodedata
from collections.abc import Coroutine, Sequence
from typing import TYPE_CHECKING, Any, Protocol

import msgspec
import structlog

from haricot.calls import shapes
from haricot.kernel.errors import HaricotError
from haricot.server import tasks
from haricot.server.channel import Together
from haricot.server.errors import Denied, denied
from haricot.server.metrics import Metrics
from haricot.server.people import Seals
from haricot.server.pool import Pool
from haricot.server.presence import Presence
from haricot.server.rooms import Judge, Room, now
from haricot.server.settings import Settings
from haricot.server.store import Store, TableRow, Writer
from haricot.table import entries as log
from haricot.table import fairness, openings, wire
from haricot.table.agreeing import agree
from haricot.table.entries import Agreed, Entry, Line
from haricot.table.errors import Refusal
from haricot.table.table import Table
from haricot.table.table import encode as body
from haricot.table.wishes import NewTable

if TYPE_CHECKING:
    from haricot.server.sockets import Client

LETTERS = "abcdefghijkmnpqrstuvwxyz23456789"  # nothing that looks like something else
IDLE = 300.0  # seconds after which a table that nobody needs leaves memory
POLL = 1.0  # seconds between looks at the logs of warm tables, in case a notice was lost
SWEEP = 5.0  # seconds between looks for tables that no process looks after
SWEPT = 200  # tables taken over at once
EVERY = 1_000_000
LONGEST_SAID = 400

logger = structlog.get_logger("haricot.hub")


class Somebody(Protocol):
    """A person, as HTTP and sockets know them."""

    @property
    def id(self) -> str: ...
    @property
    def name(self) -> str: ...


class Hub:
    """The tables of one process."""

    def __init__(self, store: Store, seals: Seals, metrics: Metrics, settings: Settings) -> None:
        self.store = store
        self.seals = seals
        self.metrics = metrics
        self.settings = settings
        self.writer = Writer(store, self.fallen, metrics.committed, Together)
        self.name = secrets.token_hex(8)  # of this process, for leases
        self.rooms: dict[str, Room] = {}
        self.opening: dict[str, asyncio.Future[Room]] = {}
        self.clients: set[Client] = set()
        self.tasks: set[asyncio.Task[Any]] = set()
        self.presence = Presence(self)
        self.pool = Pool(settings)
        self.knocking: list[Client] = []  # clients whose messages have just come
        self.closing = False

    # -- a process's life

    async def start_up(self) -> None:
        """Take over what waits for a machine, and listen to other processes."""
        await self.store.listen(self.heard, self.presence.heard)
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
        await self.pool.close()
        for room in list(self.rooms.values()):
            if room.leased:
                await self.store.release(room.row.id, self.name)

    def knock(self, client: Client) -> None:
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

    def spawn(self, work: Coroutine[Any, Any, None]) -> None:
        """Do something beside."""
        task = asyncio.get_running_loop().create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

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
                        await self.sweep()
                self.cool()
            except Exception:
                logger.exception("keeping house")

    async def poll(self) -> None:
        """Look whether logs of warm tables have grown."""
        for table, seq in (await self.store.heads(list(self.rooms))).items():
            if table in self.rooms:
                await self.rooms[table].heard(seq)

    async def sweep(self) -> None:
        """Warm up the tables that wait for a machine and have none; a lone process takes them all at its start."""
        for table in await self.store.orphans(now(), SWEPT if self.store.shared else EVERY):
            if table not in self.rooms and not self.closing:
                try:
                    (await self.room(table)).schedule()
                except Denied as error:
                    logger.warning("a table cannot be warmed up", table=table, why=str(error))

    def cool(self) -> None:
        """Let tables go that nobody watches and no machine needs."""
        for room in list(self.rooms.values()):
            idle = time.monotonic() - room.used > IDLE and not room.readers and not room.jobs
            if idle and room.folding is None and room.timer is None:
                self.forget(room)
        self.metrics.tables.set(len(self.rooms))

    def forget(self, room: Room) -> None:
        """Drop a warm table; its log has everything."""
        room.stop_timer()
        self.rooms.pop(room.row.id, None)

    def fallen(self, table: str) -> None:
        """A chain of this table was not written."""
        if table in self.rooms:
            self.rooms[table].fall()

    def heard(self, table: str, seq: int) -> None:
        """Another process (or this one) has written."""
        room = self.rooms.get(table)
        if room is None:
            return
        if seq == 0:
            self.spawn(room.tell_chat())
        elif seq > room.durable:
            room.rumour = max(room.rumour, seq)
            if not room.jobs:
                self.spawn(room.heard(seq))

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
            room = Room(self, row)
            await room.load()
        except HaricotError as error:
            raise denied(409, "not_allowed", error, error.field) from None
        return room

    async def entered(self, id: str, person: str, key: str = "") -> Room:
        """A warm table that this person may see; raises Denied."""
        room = await self.room(id)
        private = room.agreed.private and not room.table.seats_of(person) and room.agreed.host != person
        if private and not secrets.compare_digest(key.encode(), room.row.key.encode()):
            raise Denied(404, "no_table", "no-table")
        return room

    async def ask(self, id: str, person: str, judge: Judge, key: str = "") -> Room:
        """Something a person wants of a table; raises Denied or Refusal."""
        room = await self.entered(id, person, key)
        await room.ask(judge)
        return room

    # -- what people ask for, over HTTP

    async def create(self, person: Somebody, new: NewTable) -> shapes.TableLink:
        """Open a table; the host sits where it says `me`."""
        if new.cards:
            await self.pool.judge(tasks.Agree(new))
        agreed = agree(new, person.id, now(), await self.known_seed(new.deal_of, person.id))
        return await self.set_up(agreed, openings.seating(new, person.id, person.name), person, new.start)

    async def set_up(self, agreed: Agreed, lines: list[Line], person: Somebody, begin: bool) -> shapes.TableLink:
        """Write a new table with its first entries, and deal if that is wanted."""
        id = "".join(secrets.choice(LETTERS) for _ in range(10))
        secret = self.secret()
        key = secrets.token_urlsafe(12) if agreed.private else ""
        rows = [Entry(id, n, x.kind, x.seat, agreed.created, f"m{n}", x.body) for n, x in enumerate(lines, 1)]
        table = Table(id, agreed, secret)
        for entry in rows:
            table.fold(entry)
        row = TableRow(
            id=id,
            game=agreed.game,
            edition=agreed.edition,
            seats=agreed.seats,
            setup=body(agreed),
            secret=secret,
            commitment=fairness.commitment(secret),
            key=key,
            private=agreed.private,
            host=person.id,
            created=agreed.created,
            updated=agreed.created,
            status="open",
            machine=False,
            result="",
        )
        owned = [(chair.owner, seat) for seat, chair in enumerate(table.chairs) if chair.owner]
        await self.store.create(row, rows, owned)
        if begin and not any(chair.free for chair in table.chairs):
            await self.ask(id, person.id, lambda t: t.deal(person.id))
        return self.link(table, key, person.id)

    def secret(self) -> bytes:
        """What the server adds to the seed of a deal."""
        return secrets.token_bytes(fairness.SECRET_SIZE)

    def link(self, table: Table, key: str, person: str) -> shapes.TableLink:
        """Where a table is, with the tokens of a person's own seats."""
        tokens = {str(seat): self.seals.seat(table.id, seat, person) for seat in table.seats_of(person)}
        return shapes.TableLink(id=table.id, key=key, tokens=tokens)

    async def known_seed(self, deal_of: str, person: str) -> str:
        """The seed of a finished table whose deal is to be played again."""
        if not deal_of:
            return ""
        room = await self.entered(deal_of, person)
        if not room.table.finished or room.table.match is None:
            raise Denied(409, "not_now", "match-not-over", field="deal_of")
        return room.table.seed

    async def info(self, id: str, person: Somebody, key: str = "") -> wire.Table:
        """A table as this person sees it."""
        room = await self.entered(id, person.id, key)
        await room.settle()
        return room.info(person.id)

    async def join(self, id: str, person: Somebody, join: shapes.Join) -> shapes.TableLink:
        """Sit down, or come back to one's seat."""
        room = await self.ask(id, person.id, lambda t: t.sit(person.id, person.name, join.seat, join.commit), join.key)
        return self.link(room.table, room.row.key, person.id)

    async def leave(self, id: str, person: Somebody, seat: int = -1, how: log.How = "back") -> None:
        """Get up, for a while or for good."""
        await self.ask(id, person.id, lambda t: t.leave(person.id, seat, how))

    async def start(self, id: str, person: Somebody) -> None:
        """The host begins."""
        await self.ask(id, person.id, lambda t: t.deal(person.id))

    async def pause(self, id: str, person: Somebody, on: bool = True) -> None:
        """The host stops the match, or lets it go on."""
        await self.ask(id, person.id, lambda t: t.pause(person.id, on))

    async def resume(self, id: str, person: Somebody) -> None:
        """The host lets the match go on."""
        await self.pause(id, person, False)

    async def set_pace(self, id: str, person: Somebody, change: shapes.PaceChange) -> None:
        """The host lets programs be slower or faster."""
        await self.ask(id, person.id, lambda t: t.set_pace(person.id, change.pace))

    async def change_seat(self, id: str, person: Somebody, change: shapes.SeatChange) -> None:
        """The host lets a program in, clears a seat, opens a program's to whoever comes, or waits for somebody."""
        if change.free is not None:
            free = change.free
            await self.ask(id, person.id, lambda t: t.offer_seat(person.id, change.seat, free))
            return
        room = await self.entered(id, person.id)
        gone = change.seat in room.attention.gone
        if change.wait:
            await room.ask(lambda t: t.wait_for(person.id, change.seat, gone))
        else:
            await room.ask(lambda t: t.seat_bot(person.id, change.seat, change.bot, gone))

    async def abandon(self, id: str, person: Somebody) -> None:
        """The host ends the table."""
        await self.ask(id, person.id, lambda t: t.abandon(person.id))

    async def rematch(self, id: str, person: Somebody, again: shapes.Rematch) -> shapes.TableLink:
        """The same people and programs at a new table; whoever asks first makes it, the others come to it."""
        if not all(fairness.is_hash(commit) for commit in again.commits):
            raise Refusal("malformed", "no-hash", field="commits")
        room = await self.entered(id, person.id)
        await room.settle()
        old = room.table
        if not old.finished or (again.same_deal and old.match is None):
            raise Denied(409, "not_now", "match-not-over")
        if not old.seats_of(person.id):
            raise Denied(403, "not_seated", "rematch-players-only")
        given_up = old.next if await self.given_up(old.next, person.id) else ""
        if old.next != given_up:
            return await self.come_again(old.next, person, again)
        agreed = openings.agreed_again(old, person.id, now(), again.same_deal)
        link = await self.set_up(agreed, openings.resit(old.chairs, person.id), person, False)
        try:
            await room.ask(lambda t: openings.next_line(t, link.id, given_up))
        except Refusal:
            await self.abandon(link.id, person)  # somebody was faster
            return await self.rematch(id, person, again)
        return await self.come_again(link.id, person, again)

    async def given_up(self, id: str, person: str) -> bool:
        """Is there a rematch that its host has ended?"""
        if not id:
            return False
        room = await self.entered(id, person)
        await room.settle()
        return room.table.status == "abandoned"

    async def come_again(self, id: str, person: Somebody, again: shapes.Rematch) -> shapes.TableLink:
        """Take one's seats at a rematch with fresh promises; the last to come lets it begin."""
        room = await self.entered(id, person.id)
        with contextlib.suppress(Refusal):  # it may have begun, or waits for somebody
            await room.ask(lambda t: openings.promise_again(t, person.id, again.commits))
            await room.ask(openings.deal_again)
        return self.link(room.table, room.row.key, person.id)

    # -- finished matches

    async def record(self, id: str, person: Somebody, key: str = "") -> str:
        """The whole record, once the match is over."""
        room = await self.entered(id, person.id, key)
        await room.settle()
        if not room.table.finished or room.table.match is None:
            raise Denied(409, "not_now", "record-closed")
        return room.table.record()

    async def replay_table(self, id: str, person: Somebody, key: str, seat: int) -> shapes.Replay:
        """A finished table from one seat's eyes."""
        told = await self.replay(await self.record(id, person, key), seat)
        found = await asyncio.to_thread(msgspec.json.decode, told, type=shapes.Replay)
        for number in (await self.room(id)).table.late:
            found.steps[number].late = True
        found.table = await self.info(id, person, key)
        found.names = [chair.name for chair in found.table.seats]
        people = (await self.room(id)).table.names
        for hand in found.hands:
            hand.name = people.get((hand.seat, hand.person), "")
        return found

    async def replay(self, record: str, seat: int) -> msgspec.Raw:
        """A record from one seat's eyes (-1: a spectator's, -2: all cards open): a `shapes.Replay`."""
        return msgspec.Raw(await self.pool.judge(tasks.Replay(record, seat)))

    async def verify(self, record: str) -> msgspec.Raw:
        """Deal a record again, play it again, and compare: a `shapes.Verdict`."""
        return msgspec.Raw(await self.pool.judge(tasks.Verify(record)))

    async def listed(self, rows: Sequence[TableRow], person: Somebody) -> list[shapes.Listed]:
        """Lines of a list of tables."""
        found = []
        for row in rows:
            try:
                room = await self.room(row.id)
            except Denied:
                continue  # played by other rules
            await room.settle()
            t = room.table
            mine = t.seats_of(person.id)
            info = room.info(person.id)
            found.append(
                shapes.Listed(
                    id=row.id,
                    game=row.game,
                    edition=row.edition,
                    seats=info.seats,
                    status=t.status,
                    created=row.created,
                    updated=row.updated,
                    host=t.host,
                    clock=t.agreed.clock,
                    mine=mine,
                    my_turn=any(seat in t.asked() for seat in mine if t.chairs[seat].kept),
                    awaited=t.asked(),
                    result=info.result,
                )
            )
        return found

    # -- chat

    async def say(self, id: str, person: Somebody, text: str) -> None:
        """Say something to everybody at a table; only those who sit there may."""
        room = await self.entered(id, person.id)
        words = " ".join(text.split())
        if not room.table.seats_of(person.id):
            raise Refusal("not_seated", "speak-unseated")
        if not 1 <= len(words) <= LONGEST_SAID or any(unicodedata.category(letter) == "Cc" for letter in words):
            raise Refusal("malformed", "said-length", field="text", most=LONGEST_SAID)
        await self.store.add_chat(id, person.id, person.name, words, now())
        await room.tell_chat()
