"""One open deal, and the places of the cards it gives."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr, u8

from haricot.farm.actions import Ref
from haricot.kernel.views import DealView

NOWHERE: Final[i64] = -99  # no such place; a hand place counts from 0, the revealed card i is -1 - i
NO_PLACES: Final = vec[i64]()


@final
@mypyc_attr(acyclic=True)
class Deal:
    """An open deal. Never changed: a shift of places or a refusal makes a new one."""

    def __init__(
        self, id: i64, proposer: i64, to: i64, gives: vec[u8], places: vec[i64], wants: vec[u8], refused: i64
    ) -> None:
        self.id: Final[i64] = id
        self.proposer: Final[i64] = proposer
        self.to: Final[i64] = to  # -1: everybody
        self.gives: Final = gives  # signs: kinds, or single cards
        self.places: Final = places  # where they lie with the proposer
        self.wants: Final = wants  # signs
        self.refused: Final[i64] = refused  # seat mask

    def waits_for(self, seat: i64) -> bool:
        """Has this seat still to answer? As `owes_answer`, said again: asked all the time, a call elsewhere costs a playout 3 %."""
        if self.to >= 0:
            return self.to == seat
        return seat != self.proposer and (self.refused >> seat) & 1 == 0

    def seen_by(self, seat: i64) -> DealView:
        """As one reader sees it: hand places are the proposer's own business."""
        return DealView(
            int(self.id),
            int(self.proposer),
            int(self.to),
            [int(kind) for kind in self.gives],
            [int(place) if place < 0 or seat == self.proposer else None for place in self.places],
            [int(kind) for kind in self.wants],
            int(self.refused),
        )


def ascending(places: vec[i64]) -> vec[i64]:
    """The same places, the lowest first."""
    rest = places[:]
    i: i64 = 1
    while i < len(rest):
        j = i
        while j > 0 and rest[j - 1] > rest[j]:
            lower = rest[j]
            rest[j] = rest[j - 1]
            rest[j - 1] = lower
            j -= 1
        i += 1
    return rest


def nth(hand: vec[u8], card: i64, copy: i64) -> i64:
    """Where the n-th copy of a card lies in a hand; -1: there is none."""
    i: i64 = 0
    for other in hand:
        if i64(other) == card:
            copy -= 1
            if copy == 0:
                return i
        i += 1
    return -1


def has_ref(refs: list[Ref], kind: i64, copy: i64) -> bool:
    """Is a hand copy among these cards?"""
    for ref in refs:
        if ref.kind == kind and ref.copy == copy:
            return True
    return False


def is_among(places: vec[i64], place: i64) -> bool:
    """Is a place listed?"""
    for p in places:
        if p == place:
            return True
    return False


def shifted(place: i64, gone: i64) -> i64:
    """A place after the card at another place of the same seat has gone."""
    if gone >= 0:
        return place - 1 if place > gone else place
    return place + 1 if place < gone else place


def moved_along(deal: Deal, gone: i64) -> Deal:
    """The same deal after another card of its proposer has gone."""
    places = deal.places[:]
    i: i64 = 0
    while i < len(places):
        places[i] = shifted(places[i], gone)
        i += 1
    return Deal(deal.id, deal.proposer, deal.to, deal.gives, places, deal.wants, deal.refused)
