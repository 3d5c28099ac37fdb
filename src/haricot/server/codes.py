"""Spoken codes: a few beans that lead to a table that waits. They are said aloud, tapped as drawings, or typed.

There are few of them, so they live half an hour, lead only to tables where somebody may sit down before the match, and
can hardly be guessed: wrong tries are counted by address, and in all by the database that all processes share.
"""

from __future__ import annotations

import secrets

from haricot.calls import shapes
from haricot.server.errors import Denied
from haricot.server.house import now
from haricot.server.hub import Hub
from haricot.server.limits import Limits
from haricot.server.people import Somebody
from haricot.server.settings import Settings
from haricot.server.store.codes import CodeRow
from haricot.server.store.codes import Codes as Kept

LIFE = 30 * 60_000  # milliseconds
MISSES = 40  # wrong tries in all while a code lives; then codes rest
TRIES = 60  # codes that are drawn before we say that none is free
BEANS = ("coffee", "wax", "blue", "chili", "stink", "green", "soy", "black_eyed", "red", "garden", "cocoa")
MORE = ("kidney", "puff", "runner", "chinese")


class Codes:
    """The codes of a server; whoever is refused gets Denied."""

    def __init__(self, hub: Hub, limits: Limits, settings: Settings) -> None:
        self.hub = hub
        self.limits = limits
        self.kept = Kept(hub.store)
        # in the open there are more tables, and more who would guess
        self.beans = BEANS + MORE if settings.origins else BEANS
        self.length = 4 if settings.origins else 3

    async def give(self, id: str, person: Somebody) -> shapes.Code:
        """A code for a table that waits, to its host; the same one as long as it lives."""
        room = await self.hub.entered(id, person.id)
        await room.settle()
        if room.table.host != person.id:
            raise Denied(403, "not_allowed", "host-only")
        if room.table.status != "open":
            raise Denied(409, "not_now", "code-not-waiting")
        moment = now()
        row = await self.kept.of(id, moment) or await self.draw(id, moment)
        return shapes.Code(beans=row.code.split(), until=row.until)

    async def draw(self, id: str, moment: int) -> CodeRow:
        """A new code that no other table has."""
        for _ in range(TRIES):
            code = " ".join(secrets.choice(self.beans) for _ in range(self.length))
            row = CodeRow(code=code, table=id, until=moment + LIFE)
            if await self.kept.give(row, moment):
                return row
        raise Denied(503, "busy", "code-none-free")

    async def open(self, beans: list[str], address: str) -> shapes.Place:
        """The table that a code leads to. Wrong, old and full are told apart."""
        moment = now()
        self.limits.codes.take(address)
        # Counted first, and taken back if it is right: of those who guess at the same moment no more are answered.
        spent = 0
        if await self.kept.missed(moment - LIFE) < MISSES:
            spent = await self.kept.spend(moment, moment - LIFE, MISSES)
        if not spent:
            raise Denied(429, "too_fast", "codes-rest")
        row = await self.kept.find(" ".join(beans)) if set(beans) <= set(self.beans) else None
        if row is None:
            raise Denied(404, "wrong_code", "code-wrong")
        room = await self.hub.room(row.table)
        await room.settle()
        if row.until <= moment or room.table.status != "open":
            raise Denied(410, "old_code", "code-old")
        await self.kept.refund(spent)
        self.limits.codes.give_back(address)  # a family may share an address
        if not any(room.table.can_be_had(seat) for seat in range(room.table.agreed.seats)):
            raise Denied(409, "full", "code-full")
        return shapes.Place(id=row.table, key=room.row.key)
