"""What a seat remembers of the talk in a trade: what it proposed to whom, what was refused, what others asked for."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from haricot.farm.actions import Wish
from haricot.farm.bargains import Bargain
from haricot.farm.sight import farm_sight
from haricot.kernel.actions import Action
from haricot.kernel.events import Event
from haricot.kernel.views import View

SIGNS: Final = 64  # more than any box has signs for cards and kinds


@final
class Talk:
    """One seat's memory. Without it (a hint, a program that begins in the middle) only open deals and wishes are heard."""

    def __init__(self, seats: int) -> None:
        self.seats: Final = seats
        self.seat: int = -1
        self.epoch: int = -1
        self.made: Final[list[int]] = [0] * seats  # proposals of this trade, by the seat they were made to
        self.spoken: Final[set[int]] = set()  # what I asked each seat for, and the bundles I asked it to pay for
        self.wanted: Final[set[int]] = set()  # SIGNS * seat + sign: what others asked for in this trade, or wished for
        self.last: Bargain | None = None  # what I proposed last
        self.attends: bool = False  # has noticed anything; who only gives a hint utters no wish of their own
        self.quiet: int = 0  # trades until I may utter one again
        self.denied: Final[dict[int, int]] = {}  # SIGNS * seat + sign: cards that seat had drawn when it refused me one
        self.drawn: Final[list[int]] = [0] * seats  # cards each seat has drawn since I sit here

    def clone(self) -> Talk:
        t = Talk(self.seats)
        t.seat = self.seat
        t.epoch = self.epoch
        for p in range(self.seats):
            t.made[p] = self.made[p]
            t.drawn[p] = self.drawn[p]
        t.spoken.update(self.spoken)
        t.wanted.update(self.wanted)
        t.last = self.last
        t.attends = self.attends
        t.quiet = self.quiet
        t.denied.update(self.denied)
        return t

    def begin(self, view: View) -> None:
        """Look at a trade; a new one begins with nothing said."""
        sight = farm_sight(view)
        self.seat = view.seat
        epoch = int(sight.epoch)
        if epoch != self.epoch:
            self.epoch = epoch
            self.spoken.clear()
            self.wanted.clear()
            self.quiet -= 1
            for p in range(self.seats):
                self.made[p] = 0
        for p in range(self.seats):
            if p != view.seat:
                for sign in sight.farms[p].wish:
                    self.wanted.add(SIGNS * p + sign)
        for deal in view.deals:
            for sign in deal.wants:
                self.wanted.add(SIGNS * deal.proposer + sign)

    def notice(self, event: Event) -> None:
        """Hear what others ask for and how my last proposal was answered, and count what they draw."""
        id = event.id
        self.attends = True
        if id == "offered":
            seat = event.args["seat"]
            wants = event.args["wants"]
            if isinstance(seat, int) and isinstance(wants, list) and seat != self.seat:
                for sign in wants:
                    self.wanted.add(SIGNS * seat + sign)
        elif id == "drew":
            seat = event.args["seat"]
            cards = event.args["cards"]
            if isinstance(seat, int) and isinstance(cards, int):
                self.drawn[seat] += cards
        elif id == "declined":
            seat = event.args["seat"]
            if self.last is not None and event.args["to"] == self.seat and isinstance(seat, int):
                for sign in self.last.wants:
                    self.denied[SIGNS * seat + sign] = self.drawn[seat]
        elif id == "accepted" and event.args["to"] == self.seat and self.last is not None:
            seat = event.args["seat"]
            if isinstance(seat, int):  # it may be glad of another
                self.forget(seat, self.last)

    def may_wish(self, view: View) -> bool:
        """Have I said nothing of the kind for a round?"""
        return self.attends and self.quiet <= 0 and not farm_sight(view).farms[view.seat].wish

    def utter(self, sign: int) -> Action:
        """Say what I look for, and then no more for a round."""
        self.quiet = self.seats
        return Wish([sign])

    # -- what has been said

    def say(self, bargain: Bargain) -> None:
        """Remember a proposal."""
        self.last = bargain
        for p in range(self.seats):
            if p == bargain.to or (bargain.to < 0 and p != self.seat):
                self.made[p] += 1
                for sign in bargain.wants:
                    self.spoken.add(SIGNS * p + sign)
                self.spoken.add(self.bundle(p, bargain))
                self.spoken.add(self.whole(p, bargain))

    def forget(self, seat: int, bargain: Bargain) -> None:
        """What a seat agreed to may be proposed to it again."""
        for sign in bargain.wants:
            self.spoken.discard(SIGNS * seat + sign)
            self.denied.pop(SIGNS * seat + sign, None)
        self.spoken.discard(self.bundle(seat, bargain))

    def bundle(self, seat: int, bargain: Bargain) -> int:
        """The same number for the same cards offered to a seat, whatever they should be paid with; gifts are apart."""
        key = 2 * seat + (1 if bargain.wants else 0) + 1
        for card in sorted(bargain.gives):
            key = key * SIGNS + card + 1
        return (key + 1) * SIGNS * SIGNS

    def whole(self, seat: int, bargain: Bargain) -> int:
        """The same number for the same deal with a seat."""
        key = self.bundle(seat, bargain)
        for sign in sorted(bargain.wants):
            key = key * SIGNS + sign + 1
        return -key

    def repeats(self, seat: int, bargain: Bargain) -> bool:
        """Would a deal ask a seat again for what it refused, or offer it the same cards for something else?"""
        for sign in bargain.wants:
            if SIGNS * seat + sign in self.spoken:
                return True
        return bool(bargain.gives) and self.bundle(seat, bargain) in self.spoken

    def said(self, seat: int, bargain: Bargain, insists: bool) -> bool:
        """Is that what I have proposed to a seat in this trade, or too like it for somebody who does not insist?"""
        return self.whole(seat, bargain) in self.spoken if insists else self.repeats(seat, bargain)

    def since_denied(self, seat: int, sign: int) -> i64:
        """How many cards a seat has drawn since it refused me a card of this sign; -1: it has not."""
        drawn = self.denied.get(SIGNS * seat + sign)
        return -1 if drawn is None else self.drawn[seat] - drawn
