"""What a server asks of its worker processes, and what comes back: text on a pipe, never objects."""

from __future__ import annotations

from typing import TypeVar

import msgspec
from msgspec import Raw, Struct

from haricot.table.errors import Refusal
from haricot.table.wire import Arg
from haricot.table.wishes import NewTable

T = TypeVar("T")


class Think(Struct, tag="think", frozen=True):
    """Decide for a seat. `decisions` are those since the first `known`; `head` lets the match begin anew."""

    mind: str  # names the player from one question to the next
    seat: int
    bot: str
    seed: str  # of the player's own generator
    head: str  # of the record; empty: as it was told
    known: int
    decisions: list[str]
    seconds: float
    milliseconds: int = 0  # for one that knows how to keep to them; 0: it thinks as it likes


class Advise(Struct, tag="advise", frozen=True):
    """What would a box's own player do on a seat, and why? `record` lays the position out."""

    record: str
    seat: int
    bot: str
    seed: str
    seconds: float
    milliseconds: int


class Verify(Struct, tag="verify", frozen=True):
    """Deal a visitor's record again, play it again, and compare: a `shapes.Verdict`."""

    record: str


class Replay(Struct, tag="replay", frozen=True):
    """A visitor's record from one seat's eyes: a `shapes.Replay`."""

    record: str
    seat: int


class Count(Struct, tag="count", frozen=True):
    """What a record adds to the statistics of a seat's person: a `tallies.Tally`."""

    record: str
    seat: int


class Agree(Struct, tag="agree", frozen=True):
    """Can a table be opened with these cards? Nothing comes back but a refusal."""

    new: NewTable


Task = Think | Advise | Verify | Replay | Count | Agree


class Ready(Struct, tag="ready", frozen=True):
    """The worker has started, or has told a new player the match so far: from now on its time runs."""


class Thought(Struct, tag="thought", frozen=True):
    """A decision, as it is written; `starved`: the worker has got hardly any time of the processor for it."""

    action: str
    starved: bool = False


class Advised(Struct, tag="advised", frozen=True):
    """A hint: the picks that lead to the decision, as it is written, and the reason for it."""

    picks: list[int]
    action: str
    why: str
    args: dict[str, Arg]
    types: dict[str, str]
    starved: bool = False


class Forgotten(Struct, tag="forgotten", frozen=True):
    """This worker does not know the match so far: tell it again."""


class Failed(Struct, tag="failed", frozen=True):
    """The player broke a rule, or its program failed: the name of the error, whose words may tell hidden cards."""

    error: str


class Found(Struct, tag="found", frozen=True):
    """What was asked for, as JSON."""

    body: Raw


class Refused(Struct, tag="refused", frozen=True):
    """A refusal, whole."""

    error: str
    id: str
    line: int
    column: int
    field: str
    about: str
    given: dict[str, int | str | list[str]]
    game: str


Reply = Ready | Thought | Advised | Forgotten | Failed | Found | Refused

encode = msgspec.json.Encoder().encode
read_task = msgspec.json.Decoder(Task).decode
read_reply = msgspec.json.Decoder(Reply).decode


def packed(refused: Refusal) -> Refused:
    """A refusal as it travels."""
    place = (refused.line, refused.column, refused.field, refused.about)
    return Refused(refused.error, refused.id, *place, refused.given, refused.game)


def unpacked(refused: Refused) -> Refusal:
    """The same refusal again."""
    place = (refused.line, refused.column, refused.field, refused.about)
    found = Refusal(refused.error, refused.id, *place)
    found.given, found.game = dict(refused.given), refused.game
    return found
