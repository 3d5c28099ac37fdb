"""The people of one warm table: who is there, since when the others are gone, and who gets a seat back by coming."""

from __future__ import annotations

import contextlib
import time
from typing import TYPE_CHECKING

from haricot.table.errors import Refusal
from haricot.table.table import Chair

if TYPE_CHECKING:
    from haricot.server.rooms import Room


class Company:
    """What a process knows of a table's people; what follows from it is written into the log."""

    def __init__(self, room: Room) -> None:
        self.room = room
        self.coming: set[int] = set()  # seats that are being given back

    def look(self) -> None:
        """Who is there now? Called whenever that may have changed."""
        room = self.room
        online = room.online
        away = [seat for seat, chair in enumerate(room.table.chairs) if chair.owner and seat not in online]
        moment = time.time_ns() // 1_000_000
        known = room.attention.gone
        gone = {seat: known.get(seat, moment) for seat in away}
        if gone != known:
            room.attention.gone = gone
            room.coming = (-1, None)
            room.schedule()

    def call_back(self) -> None:
        """Give back what a program plays for somebody who is there after all, and let a match go on that rested."""
        t = self.room.table
        for seat in self.room.readers:
            chair = t.chairs[seat] if seat >= 0 else None
            if chair is not None and waits(chair) and (chair.bot or t.resting) and seat not in self.coming:
                self.coming.add(seat)
                self.room.hub.spawn(self.welcome(seat))

    async def welcome(self, seat: int) -> None:
        """Somebody has come to a seat: it is theirs again."""
        with contextlib.suppress(Refusal):  # the table is too busy: it is tried again with the next entry
            await self.room.ask(lambda t: t.come_back(seat))
        self.coming.discard(seat)

    async def note(self, person: str, seat: int) -> None:
        """Somebody looks from a seat that is another's."""
        with contextlib.suppress(Refusal):
            await self.room.ask(lambda t: t.saw(person, seat))

    def note_all(self) -> None:
        """The cards are dealt: whoever looks from another's seat sees them."""
        for seat, readers in self.room.readers.items():
            for reader in readers if seat >= 0 else ():
                if self.room.table.chairs[seat].owner != reader.person:
                    self.room.hub.spawn(self.note(reader.person, seat))


def waits(chair: Chair) -> bool:
    """Is this seat kept for somebody who has not said that they go? Who has gets it back by coming anew."""
    return chair.kept and not chair.absent
