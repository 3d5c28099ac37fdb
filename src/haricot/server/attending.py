"""What people at one table are about that no log holds: told by their pages, and by other processes of theirs."""

from __future__ import annotations

from haricot.server.parts import Whole


class Attending:
    """Who composes an offer at a table, has touched one or asks for more time; the machine and all readers know of it."""

    def __init__(self, whole: Whole) -> None:
        self.whole = whole
        self.composing = 0  # a bit for each seat from which somebody composes an offer in this process
        self.unhurried = 0  # and for each from which somebody asks for more time
        self.told = True  # readers know how long the table waits

    def hear(self, seat: int, what: str) -> None:
        """Somebody begins or ends to compose an offer or to ask for more time in this process, or has touched an offer."""
        presence = self.whole.presence
        if what == "touch":
            self.changed(1 << seat)
            presence.changed(self.whole, 1 << seat)
            return
        before = self.composing, self.unhurried
        if what in ("compose", "rest"):
            self.composing = marked(self.composing, seat, what == "compose")
        else:
            self.unhurried = marked(self.unhurried, seat, what == "slow")
        if (self.composing, self.unhurried) != before:
            self.changed()
            presence.changed(self.whole)

    def changed(self, touched: int = 0) -> None:
        """Something has changed, here or elsewhere: the machine waits longer, or no longer."""
        warm, t, stamp = self.whole.warm, self.whole.warm.table, self.whole.clock.now()
        news = False
        for seat in range(t.agreed.seats):
            if touched >> seat & 1:
                warm.attention.touch(seat, stamp)
                news = True
            on = self.composing >> seat & 1 == 1 or self.whole.presence.composing(t.id, seat)
            news = warm.attention.compose(t.turn, seat, on and not t.chairs[seat].bot, stamp) or news
            slow = self.unhurried >> seat & 1 == 1 or self.whole.presence.unhurried(t.id, seat)
            news = warm.attention.ask_time(seat, slow) or news
        if news:
            self.told = False
            self.tell()
            self.whole.look_again()

    def tell(self) -> None:
        """Tell everybody how long the table waits, once nothing is on its way."""
        if not self.told and self.whole.is_settled():
            self.told = True
            self.whole.warm.audience.tell(self.whole.warm.audience.tempos())


def marked(seats: int, seat: int, on: bool) -> int:
    """The same seats, with this one or without it."""
    return seats | 1 << seat if on else seats & ~(1 << seat)
