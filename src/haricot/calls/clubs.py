"""What travels over HTTP about an evening at several tables and about people's ratings; beside `calls/shapes.py`."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, field

from haricot.table.wire import Base, ClockRule, Pace

MOST_TABLES = 16
MOST_DEALS = 40
MOST_PLACES = 80

EveningStatus = Literal["open", "playing", "over"]
SittingStatus = Literal["waiting", "playing", "over", "abandoned"]


class NewEvening(Base):
    """What the host of an evening asks for. `players`: `me` (once), `open` or a bot's name for each place, the first table's
    first; there are as many at each table."""

    game: str
    tables: Annotated[int, Meta(ge=2, le=MOST_TABLES)]
    deals: Annotated[int, Meta(ge=1, le=MOST_DEALS)]
    players: Annotated[list[str], Meta(min_length=2, max_length=MOST_PLACES)]
    edition: str = ""
    options: dict[str, str] = field(default_factory=dict)
    clock: ClockRule = field(default_factory=ClockRule)
    answer: int = 60
    absent: int = 60
    pace: Pace = "quick"


class EveningLink(Base):
    """Where an evening is: whoever has the id may come and look."""

    id: str


class PlaceWanted(Base):
    """A place of an evening (-1: any that is open)."""

    place: Annotated[int, Meta(ge=-1, le=MOST_PLACES)] = -1


class PlaceChange(Base):
    """A host's word about a place before an evening begins: let a bot in, or make it open (empty)."""

    place: Annotated[int, Meta(ge=0, le=MOST_PLACES)]
    bot: str = ""


class TableOfEvening(Base):
    """A table of the present deal, from 1."""

    table: Annotated[int, Meta(ge=1, le=MOST_TABLES)]


class Guest(Base):
    """Who has a place at an evening; `away`: a bot plays for them from the next deal on."""

    kind: Literal["open", "person", "bot"]
    name: str
    portrait: str
    bot: str
    away: bool
    mine: bool


class Scored(Base):
    """What one seat of one table reached with a deal, beside the same seat of the other tables."""

    deal: int  # from 1
    table: int  # from 1
    seat: int
    place: int  # whose, into `Evening.places`
    score: int
    points: int  # two for each table where the seat reached less, one for each where it reached the same
    most: int  # that could have been had; 0: there is nothing to compare with
    difference: float  # to the mean of the other tables
    stood_in: bool = False  # a bot has decided for the person


class Sitting(Base):
    """One table of a deal. Its `id` and `key` are told to who plays there, and to all once every table is through."""

    table: int
    places: list[int]  # who sits where, by seat
    status: SittingStatus
    mine: bool
    id: str = ""
    key: str = ""


class Dealt(Base):
    """One deal of an evening; what was reached with it, and its seed, are told once every table is through."""

    deal: int
    over: bool
    seed: str
    tables: list[Sitting]
    scores: list[Scored]


class Ranked(Base):
    """A place's share in all deals that are through."""

    place: int
    rank: int  # from 1; equals share it
    points: int
    most: int
    difference: float
    deals: int


class Evening(Base):
    """An evening as its page shows it. `mine`: the reader's place, or -1; the commitment is SHA-256 of the secret from which
    all seeds come, told at the end."""

    id: str
    game: str
    edition: str
    options: dict[str, str]
    tables: int
    seats: int
    deals: int
    status: EveningStatus
    deal: int  # the one being played; 0: not begun
    hosting: bool
    mine: int
    places: list[Guest]
    dealt: list[Dealt]
    standing: list[Ranked]
    commitment: str
    secret: str


class EveningLine(Base):
    """An evening where the reader is host or guest."""

    id: str
    game: str
    status: EveningStatus
    deal: int
    deals: int
    created: int


class Evenings(Base):
    """The latest first."""

    evenings: list[EveningLine]


class RatingWish(Base):
    """Whether somebody wants to be rated."""

    on: bool


class Rated(Base):
    """Somebody's rating in a game: 400 log10 of strength, the mean of all 0, with its 95 % interval."""

    name: str
    portrait: str
    mine: bool
    rating: float
    low: float
    high: float
    matches: int


class GameRatings(Base):
    """Everybody who is rated in a game, the best first."""

    game: str
    people: list[Rated]


class Ratings(Base):
    """Of every game in which the reader is rated; `more`: matches are still being looked at, ask again."""

    wanted: bool
    games: list[GameRatings]
    more: bool = False
