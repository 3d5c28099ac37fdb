"""What a seat learns from the answers to its own proposals: which hands they speak against."""

from __future__ import annotations

from typing import Final, final

from haricot.farm.bargains import Bargain
from haricot.farm.sight import farm_sight
from haricot.kernel.events import Event
from haricot.kernel.views import View


@final
class Replies:
    """One seat's memory of a trade."""

    def __init__(self, seats: int) -> None:
        self.seats: Final = seats
        self.epoch: int = -1
        self.refused: Final[list[list[Bargain]]] = [[] for _ in range(seats)]  # in this trade, by seat
        self.last: Bargain | None = None  # what I proposed last

    def clone(self) -> Replies:
        r = Replies(self.seats)
        r.epoch = self.epoch
        for p in range(self.seats):
            r.refused[p].extend(self.refused[p])
        r.last = self.last
        return r

    def begin(self, view: View) -> None:
        """Look at a trade; in a new one hands have changed."""
        epoch = int(farm_sight(view).epoch)
        if epoch != self.epoch:
            self.epoch = epoch
            self.last = None
            for deals in self.refused:
                deals.clear()

    def notice(self, event: Event, me: int) -> None:
        """Learn from an answer."""
        last = self.last
        if last is None or event.id not in ("accepted", "declined") or event.args["to"] != me:
            return
        seat = event.args["seat"]
        if not isinstance(seat, int) or (last.to >= 0 and seat != last.to):
            return
        if event.id == "accepted":
            self.refused[seat].clear()  # its hand is another now
            self.last = None
        else:
            self.refused[seat].append(last)
