"""What travels over HTTP, typed once: `web/src/wire.ts` is made from this file too.

What the bodies and answers share with the messages of the socket stands in `table/wire.py`, what opens a table in
`table/wishes.py`.
"""

from __future__ import annotations

from msgspec import field

from haricot.calls.faces import Face
from haricot.table.wire import Base, ClockRule, Pace, Result, Seat, Step, Table, View, Why


class TableLink(Base):
    """Where a new table is; `key` opens a private one, `tokens` are the seats' own, by seat."""

    id: str
    key: str
    tokens: dict[str, str]


class Join(Base):
    """Take a seat (-1: any open one)."""

    seat: int = -1
    key: str = ""
    commit: str = ""


class Rematch(Base):
    """Once more with the same people. `commits` as in a new table, for the seats of whoever asks."""

    commits: list[str] = field(default_factory=list)
    same_deal: bool = False  # play the same cards again; whoever asks first decides


class SeatChange(Base):
    """A host's word about a seat: let a bot in (`bot`), or make it open again (empty); in a running match `free` says
    whether somebody new may have a bot's seat, and `wait` has everybody wait for who is not there."""

    seat: int
    bot: str = ""
    free: bool | None = None
    wait: bool = False


class PaceChange(Base):
    """A host's word about how fast programs are."""

    pace: Pace


class Listed(Base):
    """A line of a list of tables."""

    id: str
    game: str
    edition: str
    seats: list[Seat]
    status: str
    created: int
    updated: int
    host: str
    clock: ClockRule
    mine: list[int]
    my_turn: bool
    awaited: list[int]  # the seats that the match waits for, also while it rests
    result: Result | None


class Tables(Base):
    """A page of a list of tables; `before` asks for the next page (0: none)."""

    tables: list[Listed]
    before: int = 0


class Series(Base):
    """Wins in a row of somebody who plays a game alone: now, and the most so far (SOLO-19)."""

    game: str
    current: int
    best: int


class AllSeries(Base):
    """Those of every game that somebody has finished alone."""

    series: list[Series]


class Person(Base):
    """Who the reader is; `account`: has a passphrase."""

    id: str
    name: str
    account: bool


class Rename(Base):
    """A new name, 1 to 24 letters."""

    name: str


class Credentials(Base):
    """For registering and logging in."""

    name: str
    passphrase: str


class OptionInfo(Base):
    """One option; texts `option-<name>` and `option-<name>-<value>`."""

    name: str
    values: list[str]
    seat: bool  # seats' numbers are values as well
    default: str
    rule: str
    sets: list[str]


class Column(Base):
    """What an edition is for some numbers of seats."""

    seats: list[int]
    set: str
    options: dict[str, str]  # defaults that differ here


class Edition(Base):
    """One edition; text `edition-<id>`."""

    id: str
    columns: list[Column]
    reconstructed: bool


class Box(Base):
    """One game, for the lobby. Its texts are asked for in one of its languages and by `texts`, which changes with them."""

    id: str
    author: str
    face: Face
    languages: list[str]
    texts: str
    editions: list[Edition]
    options: list[OptionInfo]
    bots: list[str]


class RuleText(Base):
    """One rule of the rule book."""

    id: str
    text: str


class RuleBook(Base):
    """The rules of a box in reading order, by chapter."""

    game: str
    chapters: list[Chapter]


class Chapter(Base):
    """A part of a rule book."""

    title: str
    rules: list[RuleText]


class Verdict(Why):
    """What re-dealing and replaying a record says; if it is `ok`, `text` is the commitment to its deal."""

    ok: bool
    result: Result | None


class RecordText(Base):
    """A record to verify or look at."""

    record: str


class Hand(Base):
    """From a decision on (counted from 1), a seat is played by a bot, or by one of its people (counted from 1)."""

    decision: int
    seat: int
    bot: str
    person: int
    name: str = ""


class Muted(Base):
    """Whom the reader does not want to hear, by public id."""

    people: list[str]


class Replay(Base):
    """A finished match from one reader's eyes: the first view, and every step after it."""

    table: Table | None
    game: str
    edition: str
    cards: list[str]
    zones: dict[str, int]
    seats: int
    names: list[str]
    seat: int
    view: View
    steps: list[Step]
    result: Result | None
    hands: list[Hand] = []  # where a seat changes hands


class Failure(Why):
    """What went wrong; `error` is a word that stays the same."""

    error: str
