"""Who watches from which seat in other processes, composes an offer, asks for more time or has touched an offer: they tell
each other when it changes, and every few seconds."""

from __future__ import annotations

import time
from collections.abc import Mapping
from typing import Protocol

import structlog

from haricot.server.house import House
from haricot.server.store.outage import tell

GONE = 15.0  # seconds of silence after which a process is thought dead

Seats = int  # a bit for each seat that somebody watches from; then those that compose, ask for more time, have touched an offer
COMPOSING = 8  # where their bits begin: no table has more seats
UNHURRIED = 16
TOUCHED = 24

logger = structlog.get_logger("haricot.presence")


class Attended(Protocol):
    """A warm table of this process, as far as its people go."""

    @property
    def id(self) -> str:
        """The table's."""
        ...

    def here(self) -> Seats:
        """Who watches, composes and asks for more time in this process."""
        ...

    def people_changed(self) -> None:
        """Somebody has come or gone, in this process or another."""
        ...

    def attention_changed(self, touched: int) -> None:
        """Somebody composes or asks for time in another process, no longer does, or has touched an offer (a bit for each seat)."""
        ...


class Presence:
    """What one process knows of the readers of the others."""

    def __init__(self, house: House, tables: Mapping[str, Attended]) -> None:
        self.house = house
        self.tables = tables  # the warm ones of this process
        self.elsewhere: dict[str, dict[str, tuple[Seats, float]]] = {}  # by table and process, with when to forget it

    def online(self, table: str, seat: int) -> bool:
        """Does somebody watch from this seat in another process?"""
        return any(seats >> seat & 1 for seats, _ in self.elsewhere.get(table, {}).values())

    def composing(self, table: str, seat: int) -> bool:
        """Does somebody on this seat compose an offer in another process?"""
        return self.online(table, COMPOSING + seat)

    def unhurried(self, table: str, seat: int) -> bool:
        """Does somebody on this seat ask for more time in another process?"""
        return self.online(table, UNHURRIED + seat)

    def changed(self, table: Attended, touched: Seats = 0) -> None:
        """Somebody came to a seat of this process or left it, composes, asks for time or did so, or has touched an offer."""
        if self.house.store.shared and not self.house.closing:
            self.house.spawn(self.announce({table.id: table.here() | touched << TOUCHED}))

    async def announce(self, watched: dict[str, Seats]) -> None:
        """Tell the other processes."""
        try:
            await self.house.store.announce(self.house.name, watched)
        except Exception as error:  # the next beat tells it again
            if not tell(error):
                logger.warning("nobody heard who is here", error=type(error).__name__)

    def heard(self, process: str, table: str, seats: Seats) -> None:
        """Another process tells of its readers; whoever is new to us hears of ours."""
        warm = self.tables.get(table)
        if process == self.house.name or warm is None:
            return
        there = self.elsewhere.setdefault(table, {})
        known = there.pop(process, None)
        touched, seats = seats >> TOUCHED, seats & ((1 << TOUCHED) - 1)
        if seats:
            there[process] = (seats, time.monotonic() + GONE)
        news = seats ^ (known[0] if known else 0)
        if news & ((1 << COMPOSING) - 1):
            warm.people_changed()
        if news >> COMPOSING or touched:
            warm.attention_changed(touched)
        if known is None and seats and is_watched(warm.here()):
            self.changed(warm)

    async def beat(self) -> None:
        """Tell of everybody who is here, and forget whom nobody tells of any more."""
        here = {id: warm.here() for id, warm in self.tables.items()}
        watched = {id: seats for id, seats in here.items() if is_watched(seats)}
        if watched:
            await self.announce(watched)
        for table, there in list(self.elsewhere.items()):
            late = [process for process, (_, until) in there.items() if until < time.monotonic()]
            for process in late:
                del there[process]
            warm = self.tables.get(table)
            if warm is None:
                del self.elsewhere[table]
            elif late:
                warm.attention_changed(0)
                warm.people_changed()


def is_watched(seats: Seats) -> bool:
    """Does somebody watch from any of these seats?"""
    return seats & ((1 << COMPOSING) - 1) != 0
