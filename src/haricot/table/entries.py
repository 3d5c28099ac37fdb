"""The log of a table: its only truth, one entry a line."""

from __future__ import annotations

from typing import Final

from msgspec import Struct

SIT: Final = "sit"  # a person or a program takes a seat, or takes it back
LEAVE: Final = "leave"
DEAL: Final = "deal"  # the host begins: seats are closed, browsers open their bytes
OPEN: Final = "open"  # the bytes of one seat
START: Final = "start"  # the seed is fixed and the cards are dealt
MOVE: Final = "move"
FLAG: Final = "flag"  # a clock ran out: a program plays the decision
PAUSE: Final = "pause"
RESUME: Final = "resume"
SET: Final = "set"  # what a person prefers: auto-decline
END: Final = "end"  # over or abandoned; the server's secret is opened
NEXT: Final = "next"  # the rematch


class Entry(Struct, frozen=True):
    """One line of a table's log; `seq` counts from 1, `stamp` is in milliseconds, `body` is JSON."""

    table: str
    seq: int
    kind: str
    seat: int
    stamp: int
    key: str
    body: str
