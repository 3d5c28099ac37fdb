"""A room is one warm table in this process, with all that belongs to it.

`warm` is the fold of its log with its readers and its machine (`table/`). The rest is what a server adds: `appending` brings
entries into the log, `caretaker` wakes the machine, `company` and `attending` know what people are about, `chat` what they say.
"""

from __future__ import annotations

import time
from collections.abc import Iterable, Iterator
from contextlib import AbstractContextManager, contextmanager

import msgspec
import structlog

from haricot.server.advising import Advising
from haricot.server.appending import Appending, Job
from haricot.server.attending import Attending
from haricot.server.caretaker import Caretaker
from haricot.server.chat import Chat
from haricot.server.company import Company
from haricot.server.errors import why
from haricot.server.house import House, now, ticks
from haricot.server.parts import Judge
from haricot.server.presence import COMPOSING, UNHURRIED, Presence, Seats
from haricot.server.store.rows import TableRow
from haricot.table import wire
from haricot.table.audience import Reader
from haricot.table.clock import Clock
from haricot.table.entries import Agreed, Line
from haricot.table.errors import Refusal
from haricot.table.table import Table
from haricot.table.told import encode
from haricot.table.warm import Warm

logger = structlog.get_logger("haricot.rooms")


class Room:
    """One warm table: `Whole` to its parts, `Keeper` to the table, `Attended` to the other processes' news."""

    def __init__(self, house: House, presence: Presence, row: TableRow) -> None:
        self.house = house
        self.presence = presence
        self.row = row
        self.agreed = msgspec.json.decode(row.setup, type=Agreed)
        self.used = time.monotonic()
        self.driven = False  # its machine has been woken here; before, it was only looked at
        self.holding = 0  # whoever waits for something and comes back to this very room
        self.clock = Clock(now, ticks)
        self.warm = Warm(row.id, self.agreed, row.secret, self)
        self.warm.audience.ahead = self.clock.ahead
        self.appending = Appending(self)
        self.attending = Attending(self)
        self.company = Company(self)
        self.caretaker = Caretaker(self)
        self.chat = Chat(self)
        self.advising = Advising(self)

    @property
    def id(self) -> str:
        """The table's."""
        return self.row.id

    @property
    def table(self) -> Table:
        """The table as it is folded now; another one after each fall, so never kept."""
        return self.warm.table

    # -- on its way or not

    def is_settled(self) -> bool:
        """Is everything that is folded also durable?"""
        return self.appending.is_settled()

    def is_quiet(self) -> bool:
        """Is it settled, and may something begin?"""
        return self.appending.is_settled() and not self.house.closing

    def is_needed(self) -> bool:
        """Does somebody watch or begin to, or is something to be done?"""
        waits = self.holding > 0 or self.caretaker.timer is not None
        return waits or bool(self.warm.audience.readers) or not self.is_settled()

    @contextmanager
    def held(self) -> Iterator[None]:
        """Meanwhile the room is not let go, however long something takes: there must not be two of one table."""
        self.holding += 1
        try:
            yield
        finally:
            self.holding -= 1
            self.used = time.monotonic()

    async def settle(self) -> None:
        """Wait until everything folded is durable."""
        await self.appending.settle()

    async def ask(self, judge: Judge, key: str = "") -> int:
        """Judge what a person asks for and append it; returns its durable number. Raises Refusal."""
        return await self.appending.ask(judge, key)

    def put_by_machine(self, lines: Iterable[Line]) -> None:
        """Fold the machine's lines and send them into the log; raises whatever the making of a line raises."""
        self.appending.put(Job(None, None), lines)

    def refold_soon(self) -> None:
        """Throw the fold away and fold the log again."""
        self.appending.refold_soon()

    def went_quiet(self) -> None:
        """Everything folded has become durable."""
        self.caretaker.backoff = 0.0
        self.attending.tell()
        self.schedule()

    def stop_timer(self) -> None:
        """The machine does nothing for now."""
        self.caretaker.stop_timer()

    def schedule(self) -> None:
        """If nothing is on its way, go on: tell who is there, give seats back, and set the timer."""
        self.driven = True
        self.caretaker.stop_timer()
        if self.is_quiet():
            if self.company.untold:
                self.company.tell()
            self.company.call_back()
            self.caretaker.set_timer()

    def look_again(self) -> None:
        """What people are about has changed, and with it perhaps when the machine wakes."""
        self.warm.machine.look_again()
        self.schedule()

    # -- people

    async def watch(self, reader: Reader, seat: int, since: int) -> None:
        """Tell a reader everything, then every change."""
        with self.held():
            said, last = await self.chat.so_far(reader.person)
            await self.settle()
            first = self.warm.audience.watch(reader, seat, since, said)
        self.chat.last = max(self.chat.last, last)
        if first and seat >= 0:
            self.people_changed_here()
        self.schedule()

    def unwatch(self, reader: Reader, seat: int) -> None:
        """A reader has gone."""
        self.used = time.monotonic()
        if self.warm.audience.unwatch(reader, seat) and seat >= 0:
            self.attending.hear(seat, "rest")
            self.attending.hear(seat, "brisk")
            self.people_changed_here()

    def people_changed_here(self) -> None:
        """Somebody has come to a seat in this process, or left it: other processes are told too."""
        self.company.tell()
        self.presence.changed(self)
        self.company.look()

    def people_changed(self) -> None:
        """Somebody has come to a seat in another process, or left it."""
        self.company.tell()
        self.company.look()

    def attention_changed(self, touched: int) -> None:
        """Somebody composes or asks for time in another process, no longer does, or has touched an offer (a bit for each seat)."""
        self.attending.changed(touched)

    def here(self) -> Seats:
        """Who watches, composes and asks for more time in this process."""
        about = self.attending
        return self.warm.audience.watched | about.composing << COMPOSING | about.unhurried << UNHURRIED

    def look_around(self) -> None:
        """Who is there now?"""
        self.company.look()

    async def names_changed(self, person: str) -> None:
        """A person is called otherwise in the log, or is forgotten with what they said: read it again, and tell."""
        self.refold_soon()
        await self.settle()
        self.warm.audience.tell(self.warm.audience.infos())
        await self.chat.unsay(person)

    # -- as the warm table sees it

    def now(self) -> int:
        """Milliseconds since 1970, as this table counts them."""
        return self.clock.now()

    def is_watched_elsewhere(self, seat: int) -> bool:
        """Does somebody watch from this seat whom only another process knows?"""
        return self.presence.online(self.row.id, seat)

    def seat_changed(self, seat: int) -> None:
        """The seat is somebody else's from now on: whoever looked from it has to ask again."""
        lost = Refusal("not_allowed", "seat-lost")
        gone = encode(wire.Problem("not_allowed", self.row.id, **why(lost)))
        for reader in self.warm.audience.clear_seat(seat):
            reader.send(gone)
        self.presence.changed(self)
        self.company.look()

    def dealt(self) -> None:
        """Cards lie open to whoever watches from a seat."""
        self.company.note_all()
        machine = self.warm.machine
        for bot in [chair.bot for chair in self.table.chairs if chair.bot]:
            if machine.takes_long(bot):
                self.house.workers(machine.ponders(bot)).get_ready()

    def timed(self, bot: str) -> AbstractContextManager[object]:
        """Counts how long a program thinks."""
        return self.house.metrics.thinking.labels(bot).time()

    def broke(self, bot: str, error: Exception) -> None:
        """A program broke a rule; its error is named without its words, which may tell a hidden card."""
        logger.error("a program broke a rule", table=self.row.id, bot=bot, error=type(error).__name__)
