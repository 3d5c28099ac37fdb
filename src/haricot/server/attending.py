"""What people at one table are about that no log holds: told by their pages, and by other processes of theirs."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

import msgspec

from haricot.table import told, wire
from haricot.table.attention import Attention

if TYPE_CHECKING:
    from haricot.server.rooms import Room

encode = msgspec.json.Encoder().encode


class Attending:
    """Who composes an offer at a table or has touched one; the machine and all readers know of it."""

    def __init__(self, room: Room) -> None:
        self.room = room
        self.attention = Attention()
        self.composing = 0  # a bit for each seat from which somebody composes an offer in this process
        self.told = True  # readers know how long the table waits

    def hear(self, seat: int, what: str) -> None:
        """Somebody begins or ends to compose an offer in this process, or has touched one."""
        presence = self.room.hub.presence
        if what == "touch":
            self.changed(1 << seat)
            presence.changed(self.room, 1 << seat)
            return
        before = self.composing
        self.composing = before | 1 << seat if what == "compose" else before & ~(1 << seat)
        if self.composing != before:
            self.changed()
            presence.changed(self.room)

    def changed(self, touched: int = 0) -> None:
        """Something has changed, here or elsewhere: the machine waits longer, or no longer."""
        room, t = self.room, self.room.table
        stamp = time.time_ns() // 1_000_000
        news = False
        for seat in range(t.agreed.seats):
            if touched >> seat & 1:
                self.attention.touch(seat, stamp)
                news = True
            on = self.composing >> seat & 1 == 1 or room.hub.presence.composing(t.id, seat)
            news = self.attention.compose(t.turn, seat, on and not t.chairs[seat].bot, stamp) or news
        if news:
            self.told = False
            self.tell()
            room.coming = (-1, None)
            room.schedule()

    def tell(self) -> None:
        """Tell everybody how long the table waits, once nothing is on its way."""
        room, t = self.room, self.room.table
        if self.told or room.jobs or room.folding is not None:
            return
        self.told = True
        waits = told.waits(t, self.attention)
        room.tell([(seat, encode(wire.Tempo(t.id, seat, t.seq, waits))) for seat in room.readers])
