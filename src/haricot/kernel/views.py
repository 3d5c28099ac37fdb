"""What one seat may know: zones with their cards, facts, open deals, and a memory of what once lay open."""

from __future__ import annotations

from abc import abstractmethod
from typing import Final, final

from mypy_extensions import i64, mypyc_attr

Card = int | None  # None: it lies face down for this reader

OPEN: Final = 0  # everybody sees every card
TOP: Final = 1  # everybody sees the last card only
OWN: Final = 2  # its owner sees it, the others see backs
CLOSED: Final = 3  # backs for everybody
SECRET: Final = 4  # its owner sees backs, the others not even how many


def owes_answer(seat: i64, proposer: i64, to: i64, refused: i64) -> bool:
    """Has a seat still to answer a deal: it was made to this seat, or to all (-1) and this one has not refused it?"""
    if to >= 0:
        return to == seat
    return seat != proposer and (refused >> seat) & 1 == 0


@final
class DealView:
    """An open deal as one seat sees it."""

    def __init__(
        self,
        id: int,
        proposer: int,
        to: int,
        gives: list[int],
        places: list[int | None],
        wants: list[int],
        refused: int,
    ) -> None:
        self.id: Final = id
        self.proposer: Final = proposer
        self.to: Final = to  # -1: everybody
        self.gives: Final = gives  # kinds
        self.places: Final = places  # -1 - i: revealed card i; from 0: a hand place, None for all but its owner
        self.wants: Final = wants
        self.refused: Final = refused  # seat mask

    def up(self, i: int) -> bool:
        """Is the i-th given card a revealed one?"""
        place = self.places[i]
        return place is not None and place < 0

    def waits_for(self, seat: int) -> bool:
        """Has this seat still to answer?"""
        return owes_answer(seat, self.proposer, self.to, self.refused)

    def plain(self) -> dict[str, object]:
        """For JSON and for comparing."""
        return {
            "id": self.id,
            "proposer": self.proposer,
            "to": self.to,
            "gives": self.gives,
            "places": self.places,
            "wants": self.wants,
            "refused": self.refused,
        }


@mypyc_attr(allow_interpreted_subclasses=True)
class Sight:
    """What one seat may know, typed: for compiled players, which need not look names up. A box adds its fields.

    It is made by listing what the seat may see, and holds nothing of the State: what it tells is told in words, too.
    """

    def __init__(self, deals: list[DealView]) -> None:
        self.deals: Final = deals

    @abstractmethod
    def tell(self, v: View) -> None:
        """Say all of it in words: fill the zones, facts, lists, words and `seen` of an empty view."""


@final
class Told:
    """What a view says in words."""

    def __init__(self) -> None:
        self.zones: Final[dict[str, list[Card]]] = {}
        self.facts: Final[dict[str, int]] = {}
        self.lists: Final[dict[str, list[int]]] = {}
        self.words: Final[dict[str, str]] = {}
        self.seen: Final[dict[str, list[int]]] = {}


@final
class View:
    """The table as it lies for one seat (-1: a spectator). What a box has typed is put into words when somebody reads them."""

    def __init__(self, seat: int, sight: Sight | None = None) -> None:
        self.seat: Final = seat
        self.sight: Sight | None = sight  # the same, typed; None: there are words only
        self.deals: list[DealView] = sight.deals if sight is not None else []
        self.told: Told | None = None

    def tell(self) -> Told:
        """The words, found once."""
        told = self.told
        if told is None:
            told = Told()
            self.told = told
            sight = self.sight
            if sight is not None:
                sight.tell(self)
        return told

    @property
    def zones(self) -> dict[str, list[Card]]:
        """The cards by place."""
        return self.tell().zones

    @property
    def facts(self) -> dict[str, int]:
        """Numbers."""
        return self.tell().facts

    @property
    def lists(self) -> dict[str, list[int]]:
        """Facts that are lists: wishes, score sheets."""
        return self.tell().lists

    @property
    def words(self) -> dict[str, str]:
        """Facts that are words: what a contract asks for."""
        return self.tell().words

    @property
    def seen(self) -> dict[str, list[int]]:
        """Certain because it once lay open; programs only."""
        return self.tell().seen

    def oldest(self, proposer: int) -> int | None:
        """The number of the oldest deal by a seat that waits for this one's answer."""
        for deal in self.deals:
            if deal.proposer == proposer and deal.waits_for(self.seat):
                return deal.id
        return None

    def plain(self) -> dict[str, object]:
        """For JSON and for comparing."""
        return {
            "seat": self.seat,
            "zones": self.zones,
            "facts": self.facts,
            "lists": self.lists,
            "words": self.words,
            "deals": [d.plain() for d in self.deals],
            "seen": self.seen,
        }

    def __eq__(self, other: object) -> bool:
        return isinstance(other, View) and self.plain() == other.plain()

    def __hash__(self) -> int:
        return hash(self.seat)


@final
class Zones:
    """Who sees what lies in which zone, by the zone's first word (`hand/2` is a `hand`, its owner is seat 2)."""

    def __init__(self, kinds: dict[str, int]) -> None:
        self.kinds: Final = kinds
        self.read: dict[str, tuple[int, int]] = {}  # kind and owner of each zone that somebody has asked for

    def kind(self, zone: str) -> int:
        return self.parts(zone)[0]

    def owner(self, zone: str) -> int:
        """The seat in the zone's name, or -1."""
        return self.parts(zone)[1]

    def parts(self, zone: str) -> tuple[int, int]:
        """What the name of a zone tells."""
        known = self.read.get(zone)
        if known is None:
            words = zone.split("/")
            owner = int(words[1]) if len(words) > 1 and words[1].isdigit() else -1
            known = (self.kinds[words[0]], owner)
            self.read[zone] = known
        return known

    def shows(self, zone: str, seat: int) -> bool:
        """Does this seat see a card that is put into, or lies on top of, the zone?"""
        if zone == "":
            return False
        kind = self.kind(zone)
        return kind == OPEN or kind == TOP or (kind == OWN and self.owner(zone) == seat)

    def hides(self, zone: str, seat: int) -> bool:
        """Is the zone not even listed for this seat?"""
        return zone != "" and self.kind(zone) == SECRET and self.owner(zone) != seat


def backs(n: i64) -> list[Card]:
    """So many cards face down."""
    return [None] * n
