"""What happened: an id with arguments for the sentence, and which cards went where.

Folding the moves into zones is written once, here, for every game; in the browser the same
fold is the animation. For every reader the folded zones equal the view's zones.
"""

from __future__ import annotations

from typing import Final, final

from haricot.kernel.actions import Arg, bare, types_of
from haricot.kernel.views import CLOSED, OWN, SECRET, TOP, Card, View, Zones


@final
class Move:
    """One card from a zone to a zone. From a zone to itself: its top card now shows."""

    def __init__(self, card: Card, source: str, target: str, place: int = -1, slot: int = -1) -> None:
        self.card: Final = card
        self.source: Final = source  # "" is out of sight
        self.target: Final = target
        self.place: Final = place  # where it lay, counted from 0; -1: last, or not for this reader
        self.slot: Final = slot  # where it goes; -1: last

    def plain(self) -> list[object]:
        """For JSON and for comparing."""
        return [self.card, self.source, self.target, self.place, self.slot]

    def __repr__(self) -> str:
        return f"Move({self.card!r}, {self.source!r}, {self.target!r}, {self.place}, {self.slot})"


@final
class Event:
    """One thing that happened, in the past tense. Its arguments are public; only cards in moves can be hidden.

    An argument says its type behind its name (see `types_of`), or all types are given apart from the names.
    """

    def __init__(self, id: str, args: dict[str, Arg], moves: list[Move], types: dict[str, str] | None = None) -> None:
        said = types_of(args) if types is None else types
        self.id: Final = id
        self.args: Final = bare(args, said) if types is None else args
        self.moves: Final = moves
        self.types: Final = said

    def seen_by(self, seat: int, zones: Zones) -> Event:
        """The same event for one reader (-1: a spectator): cards that stay face down for it are None."""
        if not self.moves:
            return self
        faces: list[Move] = []
        for m in self.moves:
            source = "" if zones.hides(m.source, seat) else m.source
            target = "" if zones.hides(m.target, seat) else m.target
            from_open = zones.shows(source, seat)
            known = from_open or zones.shows(target, seat)
            place = m.place if from_open else -1
            faces.append(Move(m.card if known else None, source, target, place, m.slot))
        return Event(self.id, self.args, faces, self.types)

    def plain(self) -> dict[str, object]:
        """For JSON and for comparing."""
        return {"event": self.id, "args": self.args, "moves": [m.plain() for m in self.moves]}

    def __repr__(self) -> str:
        return f"Event({self.id!r}, {self.args!r}, {self.moves!r})"


def fold(view: View, event: Event, zones: Zones) -> None:
    """Carry an event, as this view's seat sees it, into the view's zones."""
    table = view.zones
    for m in event.moves:
        if m.source == m.target and m.place < 0:
            table[m.source][-1] = m.card  # its top card now shows
            continue
        if m.source != "":
            pile = table[m.source]
            if m.place >= 0:
                del pile[m.place]
            else:
                pile.pop()
        if m.target != "":
            pile = table.setdefault(m.target, [])
            kind = zones.kind(m.target)
            card = m.card
            if kind == CLOSED or kind == SECRET or (kind == OWN and zones.owner(m.target) != view.seat):
                card = None
            elif kind == TOP and pile:
                pile[-1] = None
            if m.slot >= 0:
                pile.insert(m.slot, card)
            else:
                pile.append(card)
