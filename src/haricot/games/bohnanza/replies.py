"""What a seat learns from the answers to its own proposals: which hands they speak against, who grudges it a gain, who never deals."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from haricot.farm.bargains import Bargain
from haricot.farm.sight import farm_sight
from haricot.farm.worth import COIN
from haricot.games.bohnanza.worth import FieldOutlook
from haricot.kernel.events import Event
from haricot.kernel.views import View

# Two sorts of traders: by sort the least gain they agree for, and how much another's gain counts against theirs, of
# somebody level with them (shared by all others), of somebody ahead, and of the leader.
LEAST_GAIN: Final = [150, 30]
EVEN: Final = [850, 750]
AHEAD: Final = [333, 600]
LEADS: Final = [333, 1000]

# Chances, in millionths, that somebody never deals: at first, of whoever was seen to deal, and from which on it is taken for certain.
NEVER: Final = 20_000
HARDLY: Final = 1_000
SURE: Final = 900_000


@final
class Replies:
    """One seat's memory. Without it (a hint, a program that begins in the middle) everybody may be of either sort."""

    def __init__(self, seats: int) -> None:
        self.seats: Final = seats
        self.epoch: int = -1
        self.refused: Final[list[list[Bargain]]] = [[] for _ in range(seats)]  # in this trade, by seat
        self.trust: Final[list[int]] = [
            500
        ] * seats  # by seat: the chance, in thousandths, that it is of the first sort
        self.never: Final[list[int]] = [NEVER] * seats  # by seat: the chance, in millionths, that it never deals
        self.last: Bargain | None = None  # what I proposed last
        self.chances: Final[list[int]] = [0, 0]  # and how likely each sort was to agree

    def clone(self) -> Replies:
        r = Replies(self.seats)
        r.epoch = self.epoch
        for p in range(self.seats):
            r.refused[p].extend(self.refused[p])
            r.trust[p] = self.trust[p]
            r.never[p] = self.never[p]
        r.last = self.last
        r.chances[0] = self.chances[0]
        r.chances[1] = self.chances[1]
        return r

    def begin(self, view: View) -> None:
        """Look at a trade; in a new one hands have changed."""
        epoch = int(farm_sight(view).epoch)
        if epoch != self.epoch:
            self.epoch = epoch
            self.last = None
            for deals in self.refused:
                deals.clear()

    def propose(self, deal: Bargain, first: i64, second: i64) -> None:
        """Remember a proposal, and how likely each sort is to agree."""
        self.last = deal
        self.chances[0] = int(first)
        self.chances[1] = int(second)

    def notice(self, event: Event, me: int) -> None:
        """Learn from an answer, and from whoever deals at all."""
        id = event.id
        if id not in ("offered", "accepted", "declined"):
            return
        seat = event.args["seat"]
        if not isinstance(seat, int):
            return
        if id != "declined":
            self.never[seat] = HARDLY
        last = self.last
        if last is None or id == "offered" or event.args["to"] != me or seat != last.to:
            return
        agreed = id == "accepted"
        if agreed:
            self.refused[seat].clear()  # its hand is another now
        else:
            self.refused[seat].append(last)
        likely: list[int] = []
        for chance in self.chances:
            yes = 50 + chance * 9 // 10  # nobody is quite as one thinks
            likely.append(yes if agreed else 1000 - yes)
        if not agreed:
            refuses = 1000 - (self.chances[0] * self.trust[seat] + self.chances[1] * (1000 - self.trust[seat])) // 1000
            never = 1000 * self.never[seat]
            self.never[seat] = 1_000_000 * never // (never + (1_000_000 - self.never[seat]) * max(50, refuses))
        first = self.trust[seat] * likely[0]
        trust = 1000 * first // (first + (1000 - self.trust[seat]) * likely[1])
        self.trust[seat] = max(50, min(950, trust))
        self.last = None

    def deaf(self, seat: int) -> bool:
        """Does a seat refuse whatever it is offered, and offer nothing?"""
        return self.never[seat] > SURE

    def deaf_ones(self) -> int:
        """How many seats do."""
        return len([p for p in range(self.seats) if self.never[p] > SURE])

    def least(self, sort: int, envy: i64) -> i64:
        """What a deal must bring a seat of a sort that envies me so much."""
        return LEAST_GAIN[sort] + envy

    def grudge(self, outlook: FieldOutlook, seat: int, sort: int) -> i64:
        """How much my gain counts against its own with a seat of a sort, in thousandths."""
        mine = outlook.standing(outlook.me)
        if mine - outlook.standing(seat) < COIN:
            return EVEN[sort] // (self.seats - 1)
        for p in range(self.seats):
            if outlook.standing(p) > mine:
                return AHEAD[sort]
        return LEADS[sort]
