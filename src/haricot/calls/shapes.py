"""What travels over HTTP, typed once: `web/src/wire.ts` is made from this file too.

What the bodies and answers share with the messages of the socket stands in `table/wire.py`, what opens a table in
`table/wishes.py`.
"""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, field

from haricot.calls.faces import Face
from haricot.table.wire import Arg, Base, ClockRule, Pace, Result, Seat, Step, Table, View, Why


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


class Code(Base):
    """What is said aloud to bring somebody to a table that waits: beans, and until when they lead there."""

    beans: list[str]
    until: int


class Spoken(Base):
    """A code that somebody has heard."""

    beans: Annotated[list[Annotated[str, Meta(max_length=20)]], Meta(max_length=8)]


class Place(Base):
    """A table that somebody may come to, and the key of a private one."""

    id: str
    key: str


class Coming(Base):
    """How others come here: `world` by the addresses the host has named, `net` by those of this machine in the network
    around it; `self`: only from this machine. `beans` are those that a code is made of, `length` how many it has."""

    reach: Literal["world", "net", "self"]
    addresses: list[str]
    beans: list[str]
    length: int


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
    portrait: str = ""


class Rename(Base):
    """A new name, 1 to 24 letters, and a new portrait (empty: as it was)."""

    name: str
    portrait: str = ""


class Credentials(Base):
    """For registering and logging in."""

    name: str
    passphrase: str


class NewPassphrase(Base):
    """Another passphrase, by whoever knows the old one."""

    old: str
    passphrase: str


class Session(Base):
    """A browser that is the reader, until it is ended; `agent` says what kind, `here`: the one that asks."""

    id: str
    agent: str
    created: int
    seen: int
    here: bool


class Sessions(Base):
    """All of the reader's, the one seen last first."""

    sessions: list[Session]


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
    crews: dict[str, list[str]]  # characters for a `gentle`, a `mixed` or a `hard` table, the first seats first
    emotes: dict[str, str]  # what each character likes to show
    levels: dict[str, int]  # how strong characters were measured to be here, from 1 upwards; not of all
    lessons: list[str]  # their ids, the easiest first


class Day(Base):
    """A box's deal of the day: my first try of it (empty: none yet), whether it is over, and what I reached."""

    game: str
    seats: list[str]  # `me`, and who plays against me
    table: str = ""
    over: bool = False
    score: int | None = None
    players: int = 0  # who have played it to its end, for the first time


class Days(Base):
    """Those of all boxes, on one date in UTC; at the server's time `ends` the next ones come."""

    date: str
    ends: int
    days: list[Day]


class Tried(Base):
    """What somebody reached with a deal of the day, at the first try."""

    name: str
    portrait: str
    score: int
    mine: bool


class DayResults(Base):
    """Everybody's first try of the deal that is played at a table, the best first; `counts`: this table is my first."""

    game: str
    date: str
    counts: bool
    tries: list[Tried]


class Bean(Base):
    """A bean of a box, and a number that belongs to it; without a game there is none."""

    game: str = ""
    bean: str = ""
    count: int = 0


class Statistics(Base):
    """What somebody has played so far; `more`: matches are still being counted, ask again."""

    matches: int = 0
    wins: int = 0
    deals: int = 0
    harvest: Bean = field(default_factory=Bean)  # the best one, in coins
    favourite: Bean = field(default_factory=Bean)  # the bean that was harvested most, in cards
    more: bool = False


class Reason(Base):
    """Why a bot last offered or refused something, text `why-<id>`: of open things alone, and after the match with all that
    it knew (`whole`)."""

    seat: int
    id: str = ""
    args: dict[str, Arg] = {}
    types: dict[str, str] = {}
    whole: bool = False


class RuleText(Base):
    """One rule of the rule book; `pictures` are positions by the words between back ticks that name them: cards, pile by pile."""

    id: str
    text: str
    pictures: dict[str, list[list[str]]] = {}


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
