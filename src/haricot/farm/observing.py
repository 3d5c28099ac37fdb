"""The compact form of a view, for learners: bytes, seats counted from the reader."""

from __future__ import annotations

from abc import abstractmethod
from typing import Final, Generic, TypeVar

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr, u8

from haricot.farm.fields import Farm
from haricot.farm.state import FarmState
from haricot.farm.supply import Supply
from haricot.kernel.piles import small, tally, turned

TURN: Final[i64] = 12  # bytes on the turn
OWN_HAND: Final[i64] = 16  # cards of one's own hand that are written in order
SEAT: Final[i64] = 3  # bytes on a seat before what the box writes
SUPPLY: Final[i64] = 5  # bytes of `write_supply`
FIELDS: Final[i64] = 6  # bytes of `write_fields`
SIDE: Final[i64] = 4  # cards written of each side of a deal

F = TypeVar("F", bound=FarmState)


@mypyc_attr(allow_interpreted_subclasses=True)
class Observer(Generic[F]):
    """Writes what a seat knows; a spectator reads from seat 0 and has no hand.

    Twelve bytes on the turn; the box's piles; the first sixteen cards of the own hand, each plus one, and its counts;
    then for each seat its sizes, what the box writes of its farm, and its oldest deal that waits for me.
    """

    def __init__(self, seats: i64, cards: i64, piles: i64, farm: i64) -> None:
        self.seats: Final[i64] = seats
        self.cards: Final[i64] = cards  # different cards
        self.piles: Final[i64] = piles  # bytes of `write_piles`
        self.farm: Final[i64] = farm  # bytes of `write_farm`
        self.size: Final[i64] = TURN + piles + OWN_HAND + cards + seats * (SEAT + farm + 2 * SIDE)

    def write(self, s: F, seat: i64, out: vec[u8]) -> i64:
        """Write it all; returns how many bytes."""
        n = self.seats
        me: i64 = seat if 0 <= seat < n else 0
        market = s.market
        size = self.size
        clear(out, size)
        out[0] = u8(s.phase)
        out[1] = u8(turned(s.active, me, n))
        out[2] = u8(s.planted)
        self.write_turn(s, out)
        out[10] = small(len(market.deals))
        out[11] = u8(turned(s.first, me, n))
        self.write_piles(s, out, TURN)
        at = TURN + self.piles
        if seat == me:
            hand = s.farms[me].hand
            write_cards(out, at, OWN_HAND, hand)
            tally(out, at + OWN_HAND, hand)
        at += OWN_HAND + self.cards
        r: i64 = 0
        while r < n:
            p = FarmState.left_of(s, me, r)
            farm = s.farms[p]
            out[at] = small(len(farm.hand))
            out[at + 1] = small(farm.offers)
            out[at + 2] = u8(farm.fields * 2 + ((s.heard >> p) & 1))
            at += SEAT
            self.write_farm(s, p, out, at)
            at += self.farm
            if seat == me:
                d = market.waiting(p, me)
                if d is not None:
                    write_cards(out, at, SIDE, d.gives)
                    write_cards(out, at + SIDE, SIDE, d.wants)
            at += 2 * SIDE
            r += 1
        return at

    def names(self, words: list[str]) -> list[str]:
        """A name for each byte, with the words of the cards; `seat/0` is the reader, `seat/1` sits to its left."""
        kinds = words[: self.cards]
        found = ["phase", "active", "planted"] + self.name_turn() + ["deals", "first"]
        found += self.name_piles(kinds)
        found += numbered("hand/place", OWN_HAND) + listed("hand/count", kinds)
        for r in range(self.seats):
            seat = f"seat/{r}"
            found += [f"{seat}/hand", f"{seat}/offers", f"{seat}/fields-and-heard"]
            found += [f"{seat}/{name}" for name in self.name_farm(kinds, words)]
            found += numbered(f"{seat}/deal/gives", SIDE) + numbered(f"{seat}/deal/wants", SIDE)
        return found

    @abstractmethod
    def name_turn(self) -> list[str]:
        """Names for what `write_turn` writes."""

    @abstractmethod
    def name_piles(self, kinds: list[str]) -> list[str]:
        """Names for what `write_piles` writes."""

    @abstractmethod
    def name_farm(self, kinds: list[str], words: list[str]) -> list[str]:
        """Names for what `write_farm` writes; `words` are those of cards and of kinds."""

    @abstractmethod
    def write_turn(self, s: F, out: vec[u8]) -> None:
        """Bytes 3 to 9: the supply, and what else a turn depends on."""

    @abstractmethod
    def write_piles(self, s: F, out: vec[u8], at: i64) -> None:
        """What lies on the table."""

    @abstractmethod
    def write_farm(self, s: F, seat: i64, out: vec[u8], at: i64) -> None:
        """A seat's fields, what is known of its hand, its coins."""


def clear(out: vec[u8], size: i64) -> None:
    """Zeros in the first bytes; eight at a time, for that is half of what an observation takes."""
    i: i64 = 0
    whole = size - size % 8
    while i < whole:
        out[i + 7] = 0
        out[i + 6] = 0
        out[i + 5] = 0
        out[i + 4] = 0
        out[i + 3] = 0
        out[i + 2] = 0
        out[i + 1] = 0
        out[i] = 0
        i += 8
    while i < size:
        out[i] = 0
        i += 1


def write_supply(out: vec[u8], at: i64, supply: Supply) -> None:
    """Exhaustions, whether the end has come, sizes of deck and discard pile, and the top discard plus one."""
    discards = len(supply.discard)
    out[at] = u8(supply.exhaustions)
    out[at + 1] = 1 if supply.final else 0
    out[at + 2] = small(len(supply.deck))
    out[at + 3] = small(discards)
    if discards > 0:
        out[at + 4] = supply.discard[discards - 1] + 1


def write_fields(out: vec[u8], at: i64, farm: Farm, fields: i64) -> None:
    """Kind plus one and size of each field."""
    f: i64 = 0
    while f < fields:
        if farm.size[f] > 0:
            out[at + 2 * f] = farm.kind[f] + 1
            out[at + 2 * f + 1] = farm.size[f]
        f += 1


def write_cards(out: vec[u8], at: i64, most: i64, cards: vec[u8]) -> None:
    """The first cards of a pile, each plus one."""
    n = min(i64(len(cards)), most)
    i: i64 = 0
    while i < n:
        out[at + i] = cards[i] + 1
        i += 1


def write_counts(out: vec[u8], at: i64, most: i64, counts: vec[u8]) -> None:
    """The first of some numbers that are 0 where there is nothing."""
    n = min(i64(len(counts)), most)
    i: i64 = 0
    while i < n:
        out[at + i] = counts[i]
        i += 1


# -- names

SUPPLY_NAMES: Final = ["exhaustions", "final", "deck", "discards", "discard/top"]


def numbered(name: str, count: i64) -> list[str]:
    """So many bytes of one name."""
    return [f"{name}/{i}" for i in range(count)]


def listed(name: str, words: list[str]) -> list[str]:
    """A byte for each card."""
    return [f"{name}/{word}" for word in words]


def field_names(name: str, fields: i64) -> list[str]:
    """Names for what `write_fields` writes."""
    found: list[str] = []
    for f in range(fields):
        found += [f"{name}/{f}/kind", f"{name}/{f}/size"]
    return found
