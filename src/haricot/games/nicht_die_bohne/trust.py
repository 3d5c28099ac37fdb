"""How far others are trusted to pick what is best for them: learnt from the picks that everybody sees."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from haricot.games.nicht_die_bohne.state import NOTHING
from haricot.games.nicht_die_bohne.worth import Habits, Prospects
from haricot.kernel.events import Event


@final
class Trust:
    """By seat, in thousandths. Without any picks seen (a hint, a program that begins in the middle) it is the habit's."""

    def __init__(self, seats: int, habits: Habits) -> None:
        self.seats: Final = seats
        self.habits: Final = habits
        self.total: Final[list[int]] = [int(habits.trust * habits.proofs)] * seats
        self.proofs: Final[list[int]] = [int(habits.proofs)] * seats
        self.prospects: Prospects | None = None  # before the picks of this trick; nobody picks twice in one
        self.lying: Final[list[int]] = [int(NOTHING)] * seats
        self.leader: int = -1

    def clone(self) -> Trust:
        t = Trust(self.seats, self.habits)
        t.total[:] = self.total
        t.proofs[:] = self.proofs
        t.prospects = self.prospects  # replaced as a whole, never changed
        t.lying[:] = self.lying
        t.leader = self.leader
        return t

    def of(self, seat: i64) -> i64:
        """How many of a seat's picks are thought to be its best."""
        return max(0, min(1000, self.total[seat] // max(1, self.proofs[seat])))

    def notice(self, event: Event) -> None:
        """See the cards turned up, and what each picker makes of them."""
        if event.id == "led":
            kind, seat = event.args["kind"], event.args["seat"]
            assert isinstance(kind, int)
            assert isinstance(seat, int)
            self.leader = seat
            self.lying[seat] = kind
        elif event.id == "revealed":
            for move in event.moves:
                if move.card is not None:
                    self.lying[int(move.target.partition("/")[2])] = move.card
        elif event.id == "took":
            seat, owner = event.args["seat"], event.args["from"]
            assert isinstance(seat, int)
            assert isinstance(owner, int)
            self.judge(seat, owner)
            self.lying[owner] = int(NOTHING)
        elif event.id == "took-token":
            self.prospects = None
            for p in range(self.seats):
                self.lying[p] = int(NOTHING)

    def judge(self, seat: int, owner: int) -> None:
        """Of some cards, did a seat take the best?

        Whoever always does proves 1; whoever takes any of them with the same chance proves nothing on an average.
        """
        prospects = self.prospects
        if prospects is None or seat == prospects.me:
            return
        others = 0
        best = True
        for p in range(self.seats):
            card = self.lying[p]
            if card >= 0 and p not in (seat, owner, self.leader):
                others += 1
                best = best and prospects.gain(seat, card) <= prospects.gain(seat, self.lying[owner])
        if others > 0 and self.lying[owner] >= 0:
            self.proofs[seat] += 1
            self.total[seat] += 1000 if best else -1000 // others
