"""The log of a table, its only truth: what was agreed, and then one entry a line."""

from __future__ import annotations

from typing import Any, Final, Literal

from msgspec import Struct

from haricot.table.wire import ClockRule, Pace

SIT: Final = "sit"  # a person or a program takes a seat, or takes it back
LEAVE: Final = "leave"
DEAL: Final = "deal"  # the host begins: seats are closed, browsers open their bytes
OPEN: Final = "open"  # the bytes of one seat
START: Final = "start"  # the seed is fixed and the cards are dealt
DECISION: Final = "move"  # the word is stored; nothing else is called so but a card's way
FLAG: Final = "flag"  # a clock ran out: a program plays the decision
PAUSE: Final = "pause"
RESUME: Final = "resume"
SET: Final = "set"  # what a person prefers, that the host waits for one, or (without a seat) how fast programs are
END: Final = "end"  # over or abandoned; the server's secret is opened
NEXT: Final = "next"  # the rematch
SAW: Final = "saw"  # somebody looks from a seat that is not theirs, by its token
FREE: Final = "free"  # the host opens a program's seat of a running match to whoever comes, or closes it

How = Literal["", "back", "give", "resign"]  # the first: as people left before there was a choice


class Entry(Struct, frozen=True):
    """One line of a table's log; `seq` counts from 1, `stamp` is in milliseconds, `body` is JSON."""

    table: str
    seq: int
    kind: str
    seat: int
    stamp: int
    key: str
    body: str


class Agreed(Struct, frozen=True):
    """What was agreed when the table was opened; it never changes."""

    game: str
    rules: int
    edition: str
    seats: int
    options: dict[str, str]
    cards: str
    clock: ClockRule
    answer: int
    pace: Pace
    private: bool
    hints: bool
    host: str
    created: int
    seed: str = ""  # a deal that is known beforehand
    hasty: int = 0  # seconds that a program's offer waits; 0: as long as any other, `answer`
    day: str = ""  # of a deal of the day: its date, and a mark of who plays (calls/days.py)
    lesson: str = ""  # the lesson that is given
    laid: str = ""  # how the cards lie at the start: lines of a record
    absent: int = -1  # seconds until a program stands in for whoever is gone; 0: never; -1: agreed before this was
    evening: str = ""  # of a deal that other tables play too: the evening's id, which deal it is, and how many tables


class Sat(Struct, frozen=True, omit_defaults=True):
    """The body of `sit`: a person, a program, or a program that stands in for the seat's person."""

    person: str = ""
    name: str = ""
    bot: str = ""
    commit: str = ""
    portrait: str = ""


class Left(Struct, frozen=True, omit_defaults=True):
    """The body of `leave`: meaning to come back, giving the seat away, or giving the match up."""

    how: How = ""


class Paused(Struct, frozen=True, omit_defaults=True):
    """The body of `pause`: the host's wish, or that nobody is there."""

    why: Literal["", "nobody"] = ""


class Decided(Struct, frozen=True, omit_defaults=True):
    """The body of `move`: the notation, which program decided (`table`: silence did), and the version of the notation
    (kernel/records.py)."""

    a: str
    by: str = ""
    v: int = 1  # entries from before there were versions have none
    w: int = 0  # 1: a window for people had run out before


class Preferred(Struct, frozen=True, omit_defaults=True):
    """The body of `set`: what changes."""

    declines: bool | None = None
    passes: bool | None = None
    pace: Pace | Literal[""] = ""
    learns: bool = True  # false: the lesson ends here
    waits: bool = False  # the host has the table wait for this seat's person, who is not there


class Line(Struct, frozen=True):
    """An entry to be: all but its number, stamp and key."""

    kind: str
    seat: int
    body: str
    action: Any = None  # what the body of a decision says, where it has been read already
