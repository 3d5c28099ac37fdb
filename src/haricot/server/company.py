"""The people of one warm table: who is there, since when the others are gone, and who gets a seat back by coming."""

from __future__ import annotations

import contextlib

from haricot.server.parts import Whole
from haricot.table.chairs import Chair
from haricot.table.errors import Refusal


class Company:
    """What a process knows of a table's people; what follows from it is written into the log."""

    def __init__(self, whole: Whole) -> None:
        self.whole = whole
        self.coming: set[int] = set()  # seats that are being given back
        self.untold = False  # who is there has changed while something was on its way

    def look(self) -> None:
        """Who is there now? Called whenever that may have changed."""
        warm, moment = self.whole.warm, self.whole.clock.now()
        online = warm.audience.online
        away = [seat for seat, chair in enumerate(warm.table.chairs) if chair.owner and seat not in online]
        known = warm.attention.gone
        gone = {seat: known.get(seat, moment) for seat in away}
        if gone != known:
            warm.attention.gone = gone
            self.whole.look_again()

    def tell(self) -> None:
        """Tell everybody who is there, once what is on its way is durable."""
        self.untold = True
        if self.whole.is_settled():
            self.untold = False
            self.whole.warm.audience.tell(self.whole.warm.audience.infos())

    def call_back(self) -> None:
        """Give back what a program plays for somebody who is there after all, and let a match go on that rested."""
        t = self.whole.warm.table
        for seat in self.whole.warm.audience.readers:
            chair = t.chairs[seat] if seat >= 0 else None
            if chair is not None and (chair.bot or t.resting) and waits(chair) and seat not in self.coming:
                self.coming.add(seat)
                self.whole.house.spawn(self.welcome(seat))

    async def welcome(self, seat: int) -> None:
        """Somebody has come to a seat: it is theirs again."""
        with contextlib.suppress(Refusal):  # the table is too busy: it is tried again with the next entry
            await self.whole.ask(lambda t: t.come_back(seat))
        self.coming.discard(seat)

    async def note(self, person: str, seat: int) -> None:
        """Somebody looks from a seat that is another's."""
        with contextlib.suppress(Refusal):
            await self.whole.ask(lambda t: t.saw(person, seat))

    def note_all(self) -> None:
        """The cards are dealt: whoever looks from another's seat sees them."""
        warm = self.whole.warm
        for seat, readers in warm.audience.readers.items():
            for reader in readers if seat >= 0 else ():
                if warm.table.chairs[seat].owner != reader.person:
                    self.whole.house.spawn(self.note(reader.person, seat))


def waits(chair: Chair) -> bool:
    """Is this seat kept for somebody who has not said that they go? Who has gets it back by coming anew."""
    return chair.kept and not chair.absent
