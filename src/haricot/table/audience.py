"""The readers of one warm table, and everything they are told."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Protocol

from haricot.kernel.events import Event
from haricot.table import told, wire
from haricot.table.attention import Attention
from haricot.table.table import Table
from haricot.table.told import encode


class Reader(Protocol):
    """A client's end of a socket, as a table sees it."""

    @property
    def person(self) -> str:
        """Who reads, by public id; empty: nobody that is known."""

    @property
    def send(self) -> Callable[[bytes], None]:
        """Takes one message."""


def on_time() -> int:
    """Not at all."""
    return 0


Message = tuple[Reader | int, bytes]  # for one reader, or for all who watch from a seat


class Audience:
    """Who watches from which seat, and what they are told of a table.

    Its messages are made when something is folded; whoever keeps the table gives them to `tell` when it is durable.
    """

    def __init__(self, table: Table, attention: Attention, elsewhere: Callable[[int], bool]) -> None:
        self.attention = attention
        self.elsewhere = elsewhere  # does somebody watch from this seat of whom another process knows?
        self.ahead: Callable[[], int] = on_time  # how far the table's clock is ahead of the host's
        self.readers: dict[int, set[Reader]] = {}  # by seat; -1: spectators
        self.table = table
        self.teller = told.Teller(table, attention)

    def turn_to(self, table: Table) -> None:
        """The table has been thrown away: the new one is told of, from `look` on."""
        self.table = table
        self.teller = told.Teller(table, self.attention)

    def look(self) -> None:
        """Take the table as it is now for what every reader knows."""
        for seat in self.readers:
            self.teller.watch(seat)

    # -- who is there

    @property
    def watched(self) -> int:
        """A bit for each seat that somebody watches from here."""
        return sum([1 << seat for seat in self.readers if seat >= 0])

    @property
    def online(self) -> list[int]:
        """The seats that somebody watches from, here or elsewhere."""
        return [seat for seat in range(self.table.agreed.seats) if seat in self.readers or self.elsewhere(seat)]

    @property
    def people(self) -> set[Reader]:
        """Everybody who reads, once."""
        return {reader for readers in self.readers.values() for reader in readers}

    def watch(self, reader: Reader, seat: int, since: int, chat: list[wire.Chat]) -> bool:
        """Tell a reader everything, and from then on every change; is it the first one of its seat?"""
        first = seat not in self.readers
        if first:
            self.readers[seat] = set()
            self.teller.watch(seat)
        self.readers[seat].add(reader)
        reader.send(encode(told.snapshot(self.table, seat, self.info(reader.person), since, chat, self.attention)))
        return first

    def unwatch(self, reader: Reader, seat: int) -> bool:
        """A reader has gone; was it the last one of its seat?"""
        watching = self.readers.get(seat, set())
        watching.discard(reader)
        if seat not in self.readers or watching:
            return False
        del self.readers[seat]
        self.teller.unwatch(seat)
        return True

    def clear_seat(self, seat: int) -> set[Reader]:
        """Nobody watches from this seat any more; returns who did."""
        self.teller.unwatch(seat)
        return self.readers.pop(seat, set())

    # -- messages

    def steps(self, actor: int, events: list[Event]) -> list[tuple[int, bytes]]:
        """What a decision changed, for every seat that is watched."""
        return self.teller.steps(actor, events)

    def snapshots(self, since: int) -> list[Message]:
        """Everything anew, for every reader; the log in it begins after `since`."""
        found: list[Message] = []
        for seat, readers in self.readers.items():
            self.teller.watch(seat)
            for r in readers:
                found.append((r, encode(told.snapshot(self.table, seat, self.info(r.person), since, []))))
        return found

    def infos(self) -> list[Message]:
        """Who sits where, for every reader."""
        t = self.table
        waits = told.waits(t, self.attention)
        found: list[Message] = []
        for seat, readers in self.readers.items():
            for r in readers:
                info = wire.Info(self.info(r.person), seat, t.seq, t.stamp, t.awaited(), t.clocks.shown(), waits)
                found.append((r, encode(info)))
        return found

    def tempos(self) -> list[Message]:
        """What time people are left, for every seat that is watched."""
        t = self.table
        waits = told.waits(t, self.attention)
        return [(seat, encode(wire.Tempo(t.id, seat, t.seq, waits))) for seat in self.readers]

    def info(self, person: str) -> wire.Table:
        """The table as a person sees it."""
        found = told.table(self.table, self.online, person)
        found.ahead = self.ahead()
        return found

    def tell(self, messages: Iterable[Message]) -> None:
        """Give readers their messages."""
        for to, message in messages:
            if isinstance(to, int):
                for reader in self.readers.get(to, ()):
                    reader.send(message)
            else:
                to.send(message)
