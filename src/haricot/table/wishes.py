"""What somebody asks for who opens a table."""

from __future__ import annotations

from msgspec import Struct, field

from haricot.table.wire import ClockRule, Pace


class NewTable(Struct, forbid_unknown_fields=True):
    """What a host asks for. `seats`: `me`, `open`, or a bot's name, one a seat; several `me` share one screen."""

    game: str
    seats: list[str]
    edition: str = ""
    options: dict[str, str] = field(default_factory=dict)
    cards: str = ""  # a card file
    clock: ClockRule = field(default_factory=ClockRule)
    answer: int = 60
    absent: int = 60  # seconds until a bot stands in for whoever is gone, without a clock; 0: never
    pace: Pace = "quick"
    private: bool = False
    hints: bool = True
    names: list[str] = field(default_factory=list)  # of several people at one screen, in the order of their seats
    commits: list[str] = field(default_factory=list)  # hashes of the bytes of the `me` seats, in hex
    deal_of: str = ""  # a finished table whose deal is played again
    lesson: str = ""  # the box's lesson to be given: it says who sits where and what is agreed
    start: bool = False  # begin at once if no seat is open
