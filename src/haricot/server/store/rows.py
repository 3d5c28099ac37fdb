"""What goes into the store and comes out of it."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct, field

from haricot.table.entries import Entry

Seating = tuple[str, int]  # a person's public id and a seat; an empty id frees the seat


class TableRow(Struct, kw_only=True):
    """A table as the lobby finds it; what happens there is in its log."""

    id: str
    game: str
    edition: str
    seats: int
    setup: str  # JSON, never changed
    secret: bytes  # the server's 32 bytes of the seed
    commitment: str  # their SHA-256, in hex
    key: str  # opens a private table
    private: bool
    host: str  # public id
    created: int
    updated: int  # when the status last changed
    status: str  # open, dealing, playing, paused, over, abandoned
    machine: bool  # a process must look after it: bots, clocks, answer times
    result: str  # JSON, or empty


class PersonRow(Struct, kw_only=True):
    """A guest or an account; only an account has a login and the hash of a passphrase."""

    id: str
    name: str
    created: int
    passphrase: str = ""
    login: str | None = None
    unlisted: bool = False  # cookies of the first version, which name no session, still count
    portrait: str = ""  # empty: never chosen
    rated: bool = False  # wants to be


class SessionRow(Struct, kw_only=True):
    """A browser that is somebody, until it logs out or is ended."""

    id: str
    person: str
    agent: str  # what kind of browser it is
    created: int
    seen: int  # about when it last asked for something


class ChatRow(Struct, kw_only=True):
    """One thing said at a table; the author of a deleted account is blank."""

    id: int
    table: str
    person: str
    name: str
    text: str
    stamp: int
    feeling: str = ""  # said without words: the text is empty then


class TriedRow(Struct, kw_only=True):
    """A deal of the day that somebody has played to its end, for the first time."""

    person: str
    name: str
    portrait: str
    table: str
    result: str  # JSON


class EveningRow(Struct, kw_only=True):
    """An evening at several tables."""

    id: str
    game: str
    setup: str  # JSON, never changed
    secret: bytes
    host: str  # public id
    created: int
    status: str  # open, playing, over
    deal: int  # the one being played, from 1; 0: not begun


class GuestRow(Struct, kw_only=True):
    """A place of an evening, and who has it."""

    place: int
    person: str
    bot: str
    name: str
    portrait: str


class SittingRow(Struct, kw_only=True):
    """A table of an evening."""

    deal: int
    number: int  # from 0
    table: str
    key: str
    status: str
    result: str  # JSON


class PlacingRow(Struct, kw_only=True):
    """How somebody has ended in a match that counts."""

    table: str
    person: str
    rank: int


class Chain(Struct, frozen=True):
    """Consecutive entries of one table, and what they change in the lobby: written whole or not at all."""

    table: str
    rows: list[Entry]
    status: str | None = None
    machine: bool | None = None
    result: str | None = None
    seatings: list[Seating] = field(default_factory=list)


class Verdict(Struct, frozen=True):
    """What became of a chain.

    `lost`: another row has its number, or a chain before it fell. `duplicate`: the decision `key` is already row `seq`.
    `failed`: the commit failed; whether the rows are there only the log can tell.
    """

    kind: Literal["written", "lost", "duplicate", "failed"]
    key: str = ""
    seq: int = 0

    @property
    def written(self) -> bool:
        """Whether the chain is durable by this commit."""
        return self.kind == "written"


WRITTEN = Verdict("written")
LOST = Verdict("lost")
FAILED = Verdict("failed")
