"""A warm table: the fold of a log with its readers and its machine, for any host.

A host judges what people ask for, or takes what the machine does, and gives the lines to `put`; it writes down the entries
that come back, and when they are durable lets the audience be told the messages. Nothing here waits or writes.
"""

from __future__ import annotations

from collections.abc import Iterable
from contextlib import AbstractContextManager
from typing import Protocol

from haricot.kernel.actions import Action
from haricot.table import entries as log
from haricot.table import told
from haricot.table.attention import Attention
from haricot.table.audience import Audience, Message
from haricot.table.entries import Agreed, Entry, Line
from haricot.table.machine import Machine
from haricot.table.table import Table


class Keeper(Protocol):
    """Whoever keeps a warm table, as the table sees them."""

    def now(self) -> int:
        """Milliseconds since 1970."""

    def is_watched_elsewhere(self, seat: int) -> bool:
        """Does somebody watch from this seat whom only another process knows?"""

    def seat_changed(self, seat: int) -> None:
        """The seat is somebody else's from now on: whoever looks from it has lost it."""

    def dealt(self) -> None:
        """Cards lie open to whoever watches from a seat."""

    def timed(self, bot: str) -> AbstractContextManager[object]:
        """Goes around each thought of a program."""

    def broke(self, bot: str, error: Exception) -> None:
        """A program failed, or broke a rule."""


class Folded:
    """Lines that have become entries: what is to be written, and what readers are told when it is."""

    def __init__(self) -> None:
        self.entries: list[Entry] = []
        self.messages: list[Message] = []
        self.status: str | None = None  # the table's, if it changed
        self.result = ""  # as JSON, if the match is over by these
        self.seatings: list[tuple[str, int]] = []  # whose a seat is now


class Warm:
    """A table in memory."""

    def __init__(self, id: str, agreed: Agreed, secret: bytes, keeper: Keeper) -> None:
        self.id = id
        self.agreed = agreed
        self.secret = secret
        self.keeper = keeper
        self.attention = Attention()
        self.table = Table(id, agreed, secret)
        self.audience = Audience(self.table, self.attention, keeper.is_watched_elsewhere)
        self.machine = Machine(self.table, self.attention, keeper.timed, keeper.broke)

    def put(self, lines: Iterable[Line], key: str) -> Folded:
        """Fold some lines, the first of them under a key; each is taken when the one before it is folded.

        Raises what the making of a line raises; the fold is then ahead of the log by what nobody will write.
        """
        t, found = self.table, Folded()
        before = t.status
        seated: dict[int, str] = {}
        for line in lines:
            self.fold_line(line, "" if found.entries else key, found)
            if line.kind in (log.SIT, log.LEAVE):
                seated[line.seat] = t.chairs[line.seat].owner
        if t.outcome is not None and t.status == "playing":
            self.fold_line(Line(log.END, -1, '{"reason":"over"}'), "", found)
        if t.status != before:
            found.status = t.status
            if t.finished and t.outcome is not None:
                found.result = told.encode(told.result(t.outcome)).decode()
        found.seatings = [(owner, seat) for seat, owner in seated.items()]
        return found

    def fold_line(self, line: Line, key: str, found: Folded) -> None:
        """Make an entry, fold it, and prepare what its readers will be told."""
        t = self.table
        seq = t.seq + 1
        stamp = max(self.keeper.now(), t.stamp)
        entry = Entry(t.id, seq, line.kind, line.seat, stamp, key or f"m{seq}", line.body)
        self.fold(entry, found.messages, line.action)
        found.entries.append(entry)

    def fold(self, entry: Entry, messages: list[Message], action: Action | None = None) -> None:
        """Fold an entry, and add what its readers are to be told."""
        t = self.table
        owner = t.chairs[entry.seat].owner if entry.seat >= 0 else ""
        events = t.fold(entry, action)
        if entry.seat >= 0 and t.chairs[entry.seat].owner != owner:
            self.keeper.seat_changed(entry.seat)
        if entry.kind == log.DECISION:
            self.machine.notice(events)
            messages += self.audience.steps(entry.seat, events)
        elif entry.kind in (log.START, log.RESUME):  # menus are open from now on, and steps do not tell them
            messages += self.audience.snapshots(-1 if entry.kind == log.START else t.seq)
            self.keeper.dealt()
        else:
            messages += self.audience.infos()

    def fold_again(self, entries: Iterable[Entry], known: int) -> list[Message]:
        """Throw the fold away and make it anew of the whole log; readers have been told everything until `known`."""
        t = self.table = Table(self.id, self.agreed, self.secret)
        self.machine = Machine(t, self.attention, self.keeper.timed, self.keeper.broke)
        self.audience.turn_to(t)
        messages: list[Message] = []
        for entry in entries:
            if entry.seq == known + 1:
                self.audience.look()
            if entry.seq <= known:
                t.fold(entry)
            else:
                self.fold(entry, messages)
        self.audience.look()
        return messages
