"""Which matches count for people's ratings, and how they have ended: only what everybody decided alone and on unknown cards."""

from __future__ import annotations

from msgspec import Struct

from haricot.calls import rating
from haricot.table.entries import Agreed
from haricot.table.helped import stood_in
from haricot.table.table import Table


class Placing(Struct, frozen=True):
    """Where somebody has ended, among all seats."""

    seat: int
    person: str
    rank: int


def can_count(agreed: Agreed) -> bool:
    """Was the deal unknown to all, were the cards the box's own, and did nobody get hints?"""
    known = agreed.seed or agreed.day or agreed.laid or agreed.lesson or agreed.evening
    return not known and not agreed.cards and not agreed.hints


def placings(t: Table) -> list[Placing]:
    """The people of a match that counts; none: it does not."""
    if t.status != "over" or t.outcome is None or not can_count(t.agreed) or stood_in(t):
        return []
    people = [(seat, who) for seat, whole in enumerate(t.players) for who in whole]
    if len({seat for seat, _ in people}) < len(people) or len({who for _, who in people}) < len(people):
        return []  # a seat that several people have had, or somebody with several seats
    ranks = rating.places(t.outcome.scores, t.outcome.winners)
    return [Placing(seat, who, ranks[seat]) for seat, who in people] if len(people) > 1 else []
