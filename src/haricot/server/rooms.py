"""A warm table: its fold, the people who watch it, what is on its way into the log, and the machine that looks after it.

The fold runs ahead of the log by what is on its way; nothing of that is told before it is durable.
When a chain falls (a lost race, a failed commit) the warm table is thrown away and folded again from
the log: a person's decision is judged again, a machine's is not.
"""

from __future__ import annotations

import asyncio
import secrets
import time
from collections import deque
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import TYPE_CHECKING, Protocol

import msgspec
import structlog

from haricot.bots import seats as bots
from haricot.kernel.actions import Action
from haricot.kernel.drive import question
from haricot.kernel.forms import Draft
from haricot.kernel.players import Player
from haricot.server.attending import Attending
from haricot.server.company import Company
from haricot.server.errors import why
from haricot.server.minds import Minds
from haricot.server.store.rows import Chain, ChatRow, TableRow, Verdict
from haricot.table import entries as log
from haricot.table import told, wire
from haricot.table.entries import Agreed, Entry, Line
from haricot.table.errors import Refusal
from haricot.table.pacing import Wake, is_window, next_wake
from haricot.table.table import SILENCE, STAND_IN, Table

if TYPE_CHECKING:
    from haricot.server.hub import Hub

ATTEMPTS = 8  # times that a person's decision is judged again after a lost race, or by a table that has moved
BOT_CHAIN = 16  # decisions of programs that go into one chain where they need not think
CHAT_SHOWN = 50  # things said that a new reader hears
REST = 1.0  # seconds before the log is read again, or a program is asked again, after something went wrong
MOMENT = 0.002  # seconds between looks whether a commit is through
LEASE = 15.0  # seconds that a process looks after a table's machine

logger = structlog.get_logger("haricot.rooms")
encode = msgspec.json.Encoder().encode

Judge = Callable[[Table], "Sequence[Line] | Line"]
Done = Callable[[int, Refusal | None], None]  # told the durable number of what was asked, or why it is not done


def now() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000


class Reader(Protocol):
    """A client's end of a socket, as a room sees it."""

    person: str

    @property
    def send(self) -> Callable[[bytes], None]: ...


Message = tuple["Reader | int", bytes]  # for one reader, or for all who watch from a seat


class Job:
    """One chain on its way, with what is to be told when it is durable."""

    def __init__(self, judge: Judge | None, done: Done | None, key: str = "", attempt: int = 0) -> None:
        self.judge = judge  # None: the machine's, never tried again
        self.done = done
        self.key = key  # a person's: in the log it counts once
        self.attempt = attempt
        self.messages: list[Message] = []
        self.seq = 0  # of its first entry
        self.last = 0


def said(row: ChatRow) -> wire.Chat:
    """One thing said."""
    return wire.Chat(table=row.table, id=row.id, stamp=row.stamp, person=row.person, name=row.name, text=row.text)


class Room:
    """One warm table."""

    def __init__(self, hub: Hub, row: TableRow) -> None:
        self.hub = hub
        self.row = row
        self.agreed = msgspec.json.decode(row.setup, type=Agreed)
        self.table = Table(row.id, self.agreed, row.secret)
        self.attending = Attending(self)
        self.attention = self.attending.attention
        self.teller = told.Teller(self.table, self.attention)
        self.durable = 0  # the last entry known to be in the log
        self.rumour = 0  # the last entry that another process has told of
        self.jobs: deque[Job] = deque()
        self.readers: dict[int, set[Reader]] = {}
        self.company = Company(self)
        self.untold = False  # who is there has changed while something was on its way
        self.players: dict[int, tuple[str, Player]] = {}  # programs that think here, by seat
        self.minds = Minds(self)  # and those that think elsewhere
        self.folding: asyncio.Task[None] | None = None
        self.timer: asyncio.TimerHandle | None = None
        self.leased = 0.0  # until when this process looks after the table
        self.refused = 0.0  # until when another one does
        self.machine: bool | None = None  # what the lobby's row says; None: not known
        self.coming: tuple[int, Wake | None] = (-1, None)
        self.rest = 0.0  # seconds that the machine rests because something went wrong
        self.used = time.monotonic()
        self.quiet = asyncio.Event()  # everything folded is durable
        self.quiet.set()
        self.speaking = asyncio.Lock()
        self.last_said = 0
        self.again: list[Job] = []  # what people had asked for when a chain fell

    # -- readers

    @property
    def watched(self) -> int:
        """A bit for each seat that somebody watches from in this process."""
        return sum([1 << seat for seat in self.readers if seat >= 0])

    @property
    def online(self) -> list[int]:
        """The seats that somebody watches from."""
        elsewhere = self.hub.presence
        seats = range(self.agreed.seats)
        return [seat for seat in seats if seat in self.readers or elsewhere.online(self.row.id, seat)]

    def info(self, person: str) -> wire.Table:
        """The table as a person sees it."""
        return told.table(self.table, self.online, person)

    async def settle(self) -> None:
        """Wait until everything folded is durable."""
        while self.jobs or self.folding is not None:
            await self.quiet.wait()

    async def watch(self, reader: Reader, seat: int, since: int) -> None:
        """Tell a reader everything, then every change; the table must be settled."""
        chat = [said(row) for row in await self.hub.store.chat(self.row.id, CHAT_SHOWN)]
        muted = await self.hub.store.mutes(reader.person) if reader.person and chat else set()
        await self.settle()
        self.used = time.monotonic()
        news = seat not in self.readers
        if news:
            self.readers[seat] = set()
            self.teller.watch(seat)
        self.readers[seat].add(reader)
        self.last_said = max([self.last_said, *(each.id for each in chat)])
        heard = [each for each in chat if each.person not in muted]
        reader.send(encode(told.snapshot(self.table, seat, self.info(reader.person), since, heard, self.attention)))
        if news and seat >= 0:
            self.tell_info()
            self.hub.presence.changed(self)
            self.company.look()
        self.schedule()

    def unwatch(self, reader: Reader, seat: int) -> None:
        """A reader has gone."""
        self.used = time.monotonic()
        watching = self.readers.get(seat, set())
        watching.discard(reader)
        if seat in self.readers and not watching:
            del self.readers[seat]
            self.teller.unwatch(seat)
            if seat >= 0:
                self.attending.hear(seat, "rest")
                self.tell_info()
                self.hub.presence.changed(self)
                self.company.look()

    def clear_seat(self, seat: int) -> None:
        """The seat is somebody else's now: whoever looked from it has to ask again."""
        self.teller.unwatch(seat)
        lost = Refusal("not_allowed", "seat-lost")
        gone = encode(wire.Problem("not_allowed", self.row.id, **why(lost)))
        for reader in self.readers.pop(seat, set()):
            reader.send(gone)
        self.hub.presence.changed(self)

    def tell_info(self) -> None:
        """Tell everybody who is there, once what is on its way is durable."""
        self.untold = True
        if not self.jobs and self.folding is None:
            self.untold = False
            self.tell(self.infos())

    def infos(self) -> list[Message]:
        """Who sits where, for every reader."""
        return [(r, self.info_message(seat, r.person)) for seat, readers in self.readers.items() for r in readers]

    async def tell_chat(self) -> None:
        """Tell readers what has been said since they last heard something, in this process or another."""
        async with self.speaking:
            rows = await self.hub.store.chat(self.row.id, CHAT_SHOWN, self.last_said)
            people = {r.person for readers in self.readers.values() for r in readers}
            deaf = await self.hub.store.muted_by(people, {row.person for row in rows})
            for row in rows:
                message = encode(said(row))
                self.last_said = row.id
                for reader in {r for readers in self.readers.values() for r in readers}:
                    if (reader.person, row.person) not in deaf:
                        reader.send(message)

    def info_message(self, seat: int, person: str) -> bytes:
        """Seats, host and status for one reader."""
        t = self.table
        return encode(
            wire.Info(
                self.info(person), seat, t.seq, t.stamp, t.awaited(), t.clocks.shown(), told.waits(t, self.attention)
            ),
        )

    # -- into the log

    async def ask(self, judge: Judge, key: str = "") -> int:
        """Judge what a person asks for and append it; returns its durable number. Raises Refusal."""
        for _ in range(ATTEMPTS):
            t, seq = self.table, self.table.seq
            try:
                return await self.try_to(judge, key)
            except Refusal as refused:
                if refused.error == "busy" or not await self.was_wrong(t, seq):
                    raise
        raise Refusal("busy", "busy")

    async def was_wrong(self, t: Table, seq: int) -> bool:
        """Was the table that a refusal was judged by ahead of the log, or behind it? Then it says nothing."""
        await self.settle()
        if self.hub.store.shared:
            await self.heard((await self.hub.store.heads([self.row.id])).get(self.row.id, 0))
            await self.settle()
        return self.table is not t or self.table.seq != seq

    async def try_to(self, judge: Judge, key: str) -> int:
        """The same, by the table as this process knows it."""
        while self.folding is not None:
            await self.quiet.wait()
        if key and key in self.table.keys:
            await self.settle()
            if key in self.table.keys:
                return self.table.keys[key]
        future: asyncio.Future[int] = asyncio.get_running_loop().create_future()

        def done(seq: int, refused: Refusal | None) -> None:
            if future.done():  # nobody waits any more
                return
            if refused is None:
                future.set_result(seq)
            else:
                future.set_exception(refused)

        self.start(Job(judge, done, key or f"r{secrets.token_hex(8)}"))
        seq = await future
        if seq > self.durable:  # nothing was to be done, as long as what is on its way arrives
            await self.settle()
        return seq

    def is_news(self, key: str) -> bool:
        """Can what has this key be judged at once, and is nothing known of it?"""
        return self.folding is None and key not in self.table.keys

    def start(self, job: Job) -> None:
        """Judge a person's job against the table as it is, and put it on its way."""
        assert job.judge is not None
        assert job.done is not None
        self.used = time.monotonic()
        try:
            lines = job.judge(self.table)
            if lines:
                self.put(job, [lines] if isinstance(lines, Line) else lines)
            else:
                job.done(self.table.seq, None)
        except Refusal as refused:
            job.done(0, refused)
        except Exception as error:
            logger.error("a decision could not be carried out", table=self.row.id, error=type(error).__name__)
            job.done(0, Refusal("busy", "busy"))

    def put(self, job: Job, lines: Iterable[Line]) -> None:
        """Fold some lines, and send them into the log as one chain."""
        before = self.table.status
        rows: list[Entry] = []
        seated: dict[int, str] = {}
        try:
            for line in lines:
                rows.append(self.fold_line(job, line, "" if rows else job.key))
                if line.kind in (log.SIT, log.LEAVE):
                    seated[line.seat] = self.table.chairs[line.seat].owner
        except Exception:
            self.fall()  # the warm table is ahead of the log by half a chain that nobody will write
            raise
        t = self.table
        if t.outcome is not None and t.status == "playing":
            rows.append(self.fold_line(job, Line(log.END, -1, '{"reason":"over"}'), ""))
        result = None
        if t.finished and t.outcome is not None and before != t.status:
            result = encode(told.result(t.outcome)).decode()
        machine = self.next_wake() is not None
        chain = Chain(
            t.id,
            rows,
            status=t.status if t.status != before else None,
            machine=machine if machine != self.machine else None,
            result=result,
            seatings=[(owner, seat) for seat, owner in seated.items()],
        )
        self.machine = machine
        job.seq, job.last = rows[0].seq, rows[-1].seq
        self.jobs.append(job)
        self.quiet.clear()
        self.hub.writer.submit(chain, self.landed)

    def fold_line(self, job: Job, line: Line, key: str) -> Entry:
        """Make an entry, fold it, and prepare what its readers will be told."""
        t = self.table
        seq = t.seq + 1
        entry = Entry(t.id, seq, line.kind, line.seat, max(now(), t.stamp), key or f"m{seq}", line.body)
        self.fold(entry, job.messages, line.action)
        return entry

    def fold(self, entry: Entry, messages: list[Message], action: Action | None = None) -> None:
        """Fold an entry, and add what its readers are to be told."""
        t = self.table
        owner = t.chairs[entry.seat].owner if entry.seat >= 0 else ""
        events = t.fold(entry, action)
        if entry.seat >= 0 and t.chairs[entry.seat].owner != owner:
            self.clear_seat(entry.seat)
            self.company.look()
        if entry.kind == log.DECISION:
            for seat, (_, player) in self.players.items():
                for event in events:
                    player.notice(event.seen_by(seat, t.game.zones))
            messages += self.teller.steps(entry.seat, events)
        elif entry.kind in (log.START, log.RESUME):  # menus are open from now on, and steps do not tell them
            since = -1 if entry.kind == log.START else t.seq
            for seat, readers in self.readers.items():
                self.teller.watch(seat)
                for r in readers:
                    messages.append((r, encode(told.snapshot(t, seat, self.info(r.person), since, []))))
            self.company.note_all()
        else:
            messages += self.infos()

    def landed(self, verdict: Verdict) -> None:
        """The oldest job is durable, or has fallen."""
        job = self.jobs.popleft()
        if not verdict.written:
            self.hub.metrics.fallen.labels(verdict.kind).inc()
            if job.judge is not None:
                self.again.append(job)
            return
        self.durable = job.last
        self.rest = 0.0
        metrics = self.hub.metrics
        (metrics.by_people if job.judge is not None else metrics.by_machines).inc()
        self.tell(job.messages)
        if job.done is not None:
            job.done(job.seq, None)
        if not self.jobs and self.folding is None:
            self.quiet.set()
            self.attending.tell()
            self.schedule()
            if self.rumour > self.durable:
                self.hub.spawn(self.heard(self.rumour))

    def tell(self, messages: Iterable[Message]) -> None:
        """Tell readers what is durable."""
        for to, message in messages:
            if isinstance(to, int):
                for reader in self.readers.get(to, ()):
                    reader.send(message)
            else:
                to.send(message)

    # -- when a chain falls

    def fall(self) -> None:
        """A chain of this table was not written, and so none after it: fold again. Called before anything else happens."""
        self.stop_timer()
        self.quiet.clear()
        if self.folding is None:
            self.folding = asyncio.get_running_loop().create_task(self.refold())

    async def refold(self) -> None:
        """Fold the table again from its log, tell what readers have missed, and judge again what people had asked."""
        while self.jobs:
            await asyncio.sleep(MOMENT)  # what was on its way before
        while True:
            try:
                await self.load()
                break
            except Exception:
                # Until the log can be read nobody knows what the table is: whoever asks waits.
                logger.exception("refold", table=self.row.id)
                for job in self.again:
                    if job.done is not None:
                        job.done(0, Refusal("busy", "busy"))
                self.again = []
                await asyncio.sleep(REST)
        jobs, self.again, self.folding = self.again, [], None
        for job in jobs:
            self.judge_again(job)
        if not self.jobs:
            self.quiet.set()
            self.schedule()

    def judge_again(self, job: Job) -> None:
        """A person's decision after a lost race."""
        assert job.done is not None
        if job.key and job.key in self.table.keys:
            # It is in the log: by another process, or by a commit that only seemed to fail.
            job.done(self.table.keys[job.key], None)
            return
        if job.attempt >= ATTEMPTS:
            job.done(0, Refusal("busy", "busy"))
            return
        self.start(Job(job.judge, job.done, job.key, job.attempt + 1))

    async def load(self) -> None:
        """Fold the whole log into a new table; readers are told what they have not been told."""
        rows = await self.hub.store.entries(self.row.id)
        told_until = self.durable
        t = Table(self.row.id, self.agreed, self.row.secret)
        self.table = t
        self.teller = told.Teller(t, self.attention)
        self.players = {}
        self.machine = None
        self.coming = (-1, None)
        messages: list[Message] = []
        for entry in rows:
            if entry.seq == told_until + 1:
                for seat in self.readers:
                    self.teller.watch(seat)
            if entry.seq <= told_until:
                t.fold(entry)
            else:
                self.fold(entry, messages)
        self.durable = t.seq
        for seat in self.readers:
            self.teller.watch(seat)
        self.company.look()
        self.tell(messages)

    # -- other processes

    async def heard(self, seq: int) -> None:
        """Another process says that the log has grown."""
        self.rumour = max(self.rumour, seq)
        if seq <= self.durable or self.folding is not None or self.jobs:
            return  # what is on its way will fall, and then the log is read; or it lands, and then this is heard again
        rows = await self.hub.store.entries(self.row.id, self.durable)
        if self.jobs or self.folding is not None:
            return
        messages: list[Message] = []
        for entry in rows:
            if entry.seq == self.table.seq + 1:
                self.fold(entry, messages)
                self.durable = entry.seq
        self.tell(messages)
        self.schedule()

    # -- the machine

    def next_wake(self) -> Wake | None:
        """What the machine does next at the table as it is."""
        if self.coming[0] != self.table.seq:
            self.coming = (self.table.seq, next_wake(self.table, self.attention))
        return self.coming[1]

    def stop_timer(self) -> None:
        """Nothing is to be done for now."""
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None

    def schedule(self) -> None:
        """Set the timer to what the machine does next."""
        self.stop_timer()
        if self.jobs or self.folding is not None or self.hub.closing:
            return
        if self.untold:
            self.tell_info()
        self.company.call_back()
        wake = self.next_wake()
        if wake is None:
            return
        delay = max(self.rest, (wake.when - now()) / 1000)
        self.timer = asyncio.get_running_loop().call_later(delay, self.wake, wake, self.table.seq)

    def wake(self, wake: Wake, seq: int) -> None:
        """It is time; on a shared store only the process that holds the lease goes on."""
        self.timer = None
        if self.jobs or self.folding is not None or self.table.seq != seq or self.hub.closing:
            return
        if not self.hub.store.shared or self.leased > time.monotonic():
            self.act(wake)
        elif self.refused > time.monotonic():
            self.timer = asyncio.get_running_loop().call_later(self.refused - time.monotonic(), self.schedule)
        else:
            self.hub.spawn(self.take_lease(wake, seq))

    async def take_lease(self, wake: Wake, seq: int) -> None:
        """Ask for the lease; whoever does not get it looks again later."""
        try:
            granted = await self.hub.store.lease(self.row.id, self.hub.name, LEASE, now())
        except Exception as error:
            logger.error("no lease", table=self.row.id, error=type(error).__name__)
            granted = False
        if granted:
            self.leased = time.monotonic() + LEASE / 2
            if self.table.seq == seq and not self.jobs and self.folding is None:
                self.act(wake)
        else:
            self.refused = time.monotonic() + LEASE / 3
            self.schedule()

    def is_quiet(self) -> bool:
        """Is nothing on its way, and may the machine go on?"""
        return not self.jobs and self.folding is None and not self.hub.closing

    def act(self, wake: Wake) -> None:
        """The machine's decision for the table as it is."""
        if wake.why in ("bot", "window") and self.minds.takes_long(self.table.chairs[wake.seat].bot):
            self.minds.think(wake)
        else:
            self.carry_out(wake, lambda: self.decide(wake))

    def carry_out(self, wake: Wake, lines: Callable[[], Iterable[Line]]) -> None:
        """What the machine does: one chain, never tried again; if it cannot be made, the table rests a while."""
        try:
            self.put(Job(None, None), lines())
        except Exception as error:
            logger.error("the machine is stuck", table=self.row.id, why=wake.why, error=type(error).__name__)
            self.rest = REST
            self.fall()

    def decide(self, wake: Wake) -> Iterable[Line]:
        """What the machine does at the table as it is."""
        t = self.table
        if wake.why == "start":
            return [Line(log.START, -1, "{}")]
        if wake.why == "end":
            return []
        if wake.why == "decline":
            no = t.game.read(f"decline {wake.deal}")
            return [t.decision(wake.seat, no, by=SILENCE, window=is_window(t, wake))]
        if wake.why == "rest":
            return [t.rest()]
        if wake.why == "stand":
            return [t.stand_in(wake.seat)]
        if wake.why == "flag":
            gone = t.agreed.absent > 0 and wake.seat in self.attention.gone
            taken = [t.stand_in(wake.seat)] if gone else []
            return [Line(log.FLAG, wake.seat, "{}"), *taken, self.decision(wake.seat, STAND_IN)]
        return self.decisions(wake)

    def decisions(self, wake: Wake) -> Iterator[Line]:
        """What programs do from here on: one decision, or several in one chain where nobody has to think."""
        t = self.table
        for _ in range(BOT_CHAIN):
            yield self.decision(wake.seat, t.chairs[wake.seat].bot, is_window(t, wake))
            found = next_wake(t, self.attention)
            if found is None or found.why != "bot" or found.when > t.since:
                return
            if self.minds.takes_long(t.chairs[found.seat].bot):
                return
            wake = found

    def decision(self, seat: int, bot: str, window: bool = False) -> Line:
        """What a program does on a seat; a program that breaks a rule is replaced by chance, for once."""
        t = self.table
        draft, mask = Draft(), t.game.mask()
        with self.hub.metrics.thinking.labels(bot).time():
            try:
                action = question(t.game, t.state, seat, self.player(seat, bot), draft, mask)
            except Exception as error:  # named without its words, which may tell a hidden card
                logger.error("a program broke a rule", table=t.id, bot=bot, error=type(error).__name__)
                bot = "random"
                action = question(t.game, t.state, seat, bots.sit(bot, t.game, t.seed[:56], seat), draft, mask)
        return t.decision(seat, action, bot, window)

    def player(self, seat: int, bot: str) -> Player:
        """The program of a seat, as long as the table is warm."""
        known = self.players.get(seat)
        if known is None or known[0] != bot:
            known = (bot, bots.sit(bot, self.table.game, self.table.seed[:56] + "-bot", seat))
            self.players[seat] = known
        return known[1]
