"""Who watches from which seat in other processes, and composes an offer or has touched one: they tell each other when it
changes, and every few seconds."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

import structlog

if TYPE_CHECKING:
    from haricot.server.hub import Hub
    from haricot.server.rooms import Room

GONE = 15.0  # seconds of silence after which a process is thought dead

Seats = (
    int  # a bit for each seat that somebody watches from; then for those that compose, and that have touched an offer
)
COMPOSING = 8  # where their bits begin: no table has more seats
TOUCHED = 16

logger = structlog.get_logger("haricot.presence")


class Presence:
    """What one process knows of the readers of the others."""

    def __init__(self, hub: Hub) -> None:
        self.hub = hub
        self.elsewhere: dict[str, dict[str, tuple[Seats, float]]] = {}  # by table and process, with when to forget it

    def online(self, table: str, seat: int) -> bool:
        """Does somebody watch from this seat in another process?"""
        return any(seats >> seat & 1 for seats, _ in self.elsewhere.get(table, {}).values())

    def composing(self, table: str, seat: int) -> bool:
        """Does somebody on this seat compose an offer in another process?"""
        return self.online(table, COMPOSING + seat)

    def changed(self, room: Room, touched: Seats = 0) -> None:
        """Somebody came to a seat of this process or left it, composes or has done so, or has touched an offer."""
        if self.hub.store.shared and not self.hub.closing:
            self.hub.spawn(self.announce({room.row.id: here(room) | touched << TOUCHED}))

    async def announce(self, watched: dict[str, Seats]) -> None:
        """Tell the other processes."""
        try:
            await self.hub.store.announce(self.hub.name, watched)
        except Exception as error:  # the next beat tells it again
            logger.warning("nobody heard who is here", error=type(error).__name__)

    def heard(self, process: str, table: str, seats: Seats) -> None:
        """Another process tells of its readers; whoever is new to us hears of ours."""
        room = self.hub.rooms.get(table)
        if process == self.hub.name or room is None:
            return
        there = self.elsewhere.setdefault(table, {})
        known = there.pop(process, None)
        touched, seats = seats >> TOUCHED, seats & ((1 << TOUCHED) - 1)
        if seats:
            there[process] = (seats, time.monotonic() + GONE)
        news = seats ^ (known[0] if known else 0)
        if news & ((1 << COMPOSING) - 1):
            room.tell_info()
            room.company.look()
        if news >> COMPOSING or touched:
            room.attending.changed(touched)
        if known is None and seats and room.watched:
            self.changed(room)

    async def beat(self) -> None:
        """Tell of everybody who is here, and forget whom nobody tells of any more."""
        watched = {room.row.id: here(room) for room in self.hub.rooms.values() if room.watched}
        if watched:
            await self.announce(watched)
        for table, there in list(self.elsewhere.items()):
            late = [process for process, (_, until) in there.items() if until < time.monotonic()]
            for process in late:
                del there[process]
            room = self.hub.rooms.get(table)
            if room is None:
                del self.elsewhere[table]
            elif late:
                room.attending.changed()
                room.tell_info()
                room.company.look()


def here(room: Room) -> Seats:
    """What other processes are told of a table of this one."""
    return room.watched | room.attending.composing << COMPOSING
