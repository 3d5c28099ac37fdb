"""What travels between a table and its readers, typed once: `web/src/wire.ts` is made from this file, and from
`calls/shapes.py`, which has what is asked beside the socket.

One websocket a client. Every message is a JSON object whose `type` is the struct's tag. A client
may watch several tables, and one table from several seats (several people at one screen): game
messages name table and seat (-1: a spectator). Cards are numbers into `Table.cards`, null is a back.
"""

from __future__ import annotations

from typing import Literal

from msgspec import Struct, field

VERSION = 1  # of the protocol; a client of another version is told to reload

Arg = int | str | list[int]
Given = int | str | list[str]
Card = int | None
Pace = Literal["calm", "quick", "instant"]


class Base(Struct, forbid_unknown_fields=True):
    """Strict about what it reads."""


# -- parts


class ClockRule(Base):
    """How time is kept: `none`; `decision`: so many seconds each; `bank`: seconds for the match, and `more` a decision."""

    kind: Literal["none", "decision", "bank"] = "none"
    seconds: int = 0
    more: int = 0


class Clock(Base):
    """Milliseconds left by seat, at the server's time `stamp`; `running`: the seats whose time runs."""

    stamp: int
    left: list[int]
    running: list[int]


class Window(Base):
    """Programs wait a moment for a word from people: for `length` milliseconds from the server's time `begins`, which
    lies ahead while somebody composes an offer."""

    begins: int
    length: int


class Answer(Base):
    """Until when a seat may answer a deal: the server's time, and how many milliseconds there were; then it is no."""

    deal: int
    seat: int
    ends: int
    length: int


class Waits(Base):
    """What time the machine leaves people."""

    window: Window | None = None
    answers: list[Answer] = field(default_factory=list)


class Seat(Base):
    """One place at a table."""

    kind: Literal["open", "person", "bot"]
    name: str  # a person's name, or a character's; another bot's is made by the reader from `bot` and the place
    portrait: str  # the drawing a person has chosen, or a character's; empty: none
    bot: str  # which program decides here; empty: a person does
    owner: str  # the public id of the person whose place it is, also while a bot stands in
    absent: bool  # its person has left the match
    given: bool  # and will not come back
    free: bool  # somebody new may sit down here now
    waits: int  # until when the host has everybody wait for its person, who is not there; 0: the host has not
    online: bool  # somebody watches from this seat
    declines: bool  # auto-decline is on until its next turn
    passes: bool  # it passes until its next turn: no window is left to it
    committed: str  # hash of the bytes its browser adds to the seed, in hex
    opened: str  # those bytes, in hex, from the deal on


class Fairness(Base):
    """What proves that nobody steered the deal; `secret` and `seed` are empty until the match is over."""

    commitment: str
    secret: str
    seed: str
    known: bool  # the deal was known beforehand (a duplicate): it proves nothing


class Result(Base):
    """How a match ended."""

    scores: list[int]
    winners: list[int]
    others: dict[str, int]
    reason: str
    drawn: list[int] = []  # seats that share the first place with those without a seat: neither a win nor a defeat


class Table(Base):
    """A table as everybody may see it; `mine` are the reader's own seats."""

    id: str
    game: str
    rules: int
    edition: str
    options: dict[str, str]  # those that differ from the default
    own_cards: bool  # a card file of the host's is in use
    reconstructed: bool  # its card data are not the printed ones, for certain
    cards: list[str]  # the words of the cards; texts are `bean-<word>` or `card-<word>`
    zones: dict[str, int]  # who sees what lies where, by a zone's first word: 0 open, 1 top, 2 own, 3 closed, 4 secret
    seats: list[Seat]
    host: str  # public id
    status: Literal["open", "dealing", "playing", "paused", "over", "abandoned"]
    clock: ClockRule
    answer: int  # seconds that an offer waits for an answer, a program's half a minute at most; 0: for ever
    absent: int  # seconds until a bot stands in for whoever is gone; 0: never
    resting: bool  # paused because nobody is there
    pace: Pace  # how long bots think, and wait for a word
    private: bool
    hints: bool  # a casual table: hints and counting aids are allowed
    fairness: Fairness
    created: int
    day: str  # the date of the deal of the day that is played here; empty: it is another deal
    result: Result | None
    next: str  # the table of the rematch
    lesson: str  # the lesson that is being given; empty: none, or it is over
    mine: list[int]
    evening: str = ""  # the evening whose table this is
    ahead: int = 0  # milliseconds by which its stamps are ahead of the server's time, where a clock was wrong


class Deal(Base):
    """An open deal as its reader sees it."""

    id: int
    proposer: int
    to: int  # -1: everybody
    gives: list[int]
    places: list[int | None]  # -1 - i: revealed card i; from 0: a place in the hand, null for all but its owner
    wants: list[int]
    refused: list[int]  # seats
    waits: list[int]  # seats that have still to answer


class View(Base):
    """The table as it lies for one seat."""

    zones: dict[str, list[Card]]
    facts: dict[str, int]
    lists: dict[str, list[int]]
    words: dict[str, str]
    deals: list[Deal]
    seen: dict[str, list[int]]  # only where the table allows counting aids


class Move(Base, array_like=True):
    """One card from a zone to a zone; from a zone to itself: its top card now shows."""

    card: Card
    source: str
    target: str
    place: int
    slot: int


class Event(Base, omit_defaults=True):
    """One thing that happened: text `event-<id>`. `types` of arguments: seat, kind, count, up, place, or the box's own."""

    id: str
    args: dict[str, Arg]
    moves: list[Move]
    types: dict[str, str] = {}


class Choice(Base, omit_defaults=True):
    """One line of a menu: text `action-<id>`. No notation: more picks follow (send `ask`). `types` as an event's."""

    number: int
    notation: str
    id: str
    args: dict[str, Arg]
    zone: str
    types: dict[str, str] = {}


class Happened(Base):
    """The events of one decision, for the log."""

    seq: int
    stamp: int
    seat: int
    events: list[Event]
    late: bool = False  # nobody decided: there was no answer in time
    by: str = ""  # the bot that decided instead of whoever sits there


class Why(Base, kw_only=True):
    """Why something was refused: text `refused-<id>` with `args` as its variables."""

    id: str = ""
    args: dict[str, Given] = {}
    line: int = 0  # where, in a text of several lines; 0: not in one
    column: int = 0  # 0: the whole line
    game: str = ""  # the box whose texts may have to say it
    field: str = ""  # which part of what was asked is wrong
    rule: str = ""  # that forbids it
    demanded_by: str = ""  # the rule that demands what is owed first (KER-06)
    text: str = ""  # in English, for programs without texts


# -- from a client


class Watch(Base, tag="watch"):
    """Begin to watch a table from a seat; `since` is the last sequence number known (-1: none)."""

    table: str
    seat: int = -1
    since: int = -1
    key: str = ""  # of a private table
    token: str = ""  # a seat's token, for a client that is not its owner's


class Unwatch(Base, tag="unwatch"):
    """Watch no longer."""

    table: str
    seat: int = -1


class Act(Base, tag="act"):
    """A decision. `key` is made by the client, once a decision: sent twice it counts once. `at` is the seat's number
    as last told; actions that mean something only then are answered `stale` when it has changed."""

    table: str
    seat: int
    key: str
    at: int
    action: str


class Ask(Base, tag="ask"):
    """What can be picked next, after these picks of a form? Answered by `picks` with the same id."""

    table: str
    seat: int
    id: int
    picks: list[int]


class Hint(Base, tag="hint"):
    """What would the greedy bot do? Answered by `advice` with the same id; casual tables only."""

    table: str
    seat: int
    id: int


class Say(Base, tag="say"):
    """Chat: words, or a feeling that needs none."""

    table: str
    text: str
    feeling: Literal["", "thanks", "hmm", "dear", "bravo", "haha", "ohno"] = ""


class Prefer(Base, tag="prefer"):
    """Decline everything, or pass, until my next turn, or no longer; null: as it was."""

    table: str
    seat: int
    declines: bool | None = None
    passes: bool | None = None
    learns: bool = True  # false: the lesson ends here


class Attend(Base, tag="attend"):
    """What somebody is about, which stops the others' clocks for a while: `compose` an offer, `rest` from it, `touch`
    an offer that lies before them; or whether they ask for more time (`slow`) or no longer (`brisk`). Nothing is written
    down, and nothing is answered."""

    table: str
    seat: int
    what: Literal["compose", "rest", "touch", "slow", "brisk"]


class Open(Base, tag="open"):
    """The bytes a seat added to the seed, in hex, when the table deals."""

    table: str
    seat: int
    bytes: str


class Ping(Base, tag="ping"):
    """Are you there?"""

    id: int


FromClient = Watch | Unwatch | Act | Ask | Hint | Say | Prefer | Attend | Open | Ping


# -- from the server


class Hello(Base, tag="hello"):
    """The first message: who the server takes you for, and what time it is."""

    version: int
    person: str
    name: str
    stamp: int


class Snapshot(Base, tag="snapshot"):
    """Everything a reader may know, at sequence number `seq`. `view` is null before the deal."""

    table: Table
    seat: int
    seq: int
    stamp: int
    view: View | None
    menu: list[Choice]
    at: int
    awaited: list[int]
    due: list[int]
    clock: Clock | None
    log: list[Happened]
    chat: list[Chat]
    waits: Waits = field(default_factory=Waits)
    turn: int = 0  # how many have ended


class Step(Base, tag="step"):
    """One decision, and what it changed for one reader, who folds it into what is known. Zones: carry out each event's
    `moves`. `facts`, `lists`, `words`, `seen`: every name that is here has this value now, the others keep theirs. `deals`:
    all that are open now, or null if they are as before. The rest takes the place of what the step before said."""

    table: str
    seat: int
    seq: int
    stamp: int
    actor: int
    events: list[Event]
    facts: dict[str, int]
    lists: dict[str, list[int]]
    words: dict[str, str]
    deals: list[Deal] | None
    seen: dict[str, list[int]]
    menu: list[Choice]
    at: int
    awaited: list[int]
    due: list[int]
    clock: Clock | None
    waits: Waits = field(default_factory=Waits)
    late: bool = False  # nobody decided: there was no answer in time
    by: str = ""  # the bot that decided instead of whoever sits there


class Info(Base, tag="info"):
    """Seats, host or status have changed; the game has not."""

    table: Table
    seat: int
    seq: int
    stamp: int
    awaited: list[int]
    clock: Clock | None
    waits: Waits = field(default_factory=Waits)


class Tempo(Base, tag="tempo"):
    """Somebody composes an offer or looks at one: what time is left has changed, nothing else."""

    table: str
    seat: int
    seq: int
    waits: Waits


class Ack(Base, tag="ack"):
    """A decision is durable, as entry `seq`."""

    table: str
    seat: int
    key: str
    seq: int


class Refused(Why, tag="refused"):
    """A decision changed nothing. `illegal` names the rule; `stale`: the table moved on; `malformed`: unreadable."""

    table: str
    seat: int
    key: str
    error: Literal["illegal", "stale", "malformed", "not_seated", "not_now", "busy"]


class Picks(Base, tag="picks"):
    """What can be picked next."""

    table: str
    seat: int
    id: int
    picks: list[int]
    menu: list[Choice]


class Advice(Base, tag="advice"):
    """What a bot would do; text `hint-<why>` says why, if the game knows."""

    table: str
    seat: int
    id: int
    action: str
    entry: Choice | None
    why: str = ""
    args: dict[str, Arg] = field(default_factory=dict)
    types: dict[str, str] = {}


class Chat(Base, tag="chat"):
    """Somebody said something."""

    table: str
    id: int
    stamp: int
    person: str
    name: str
    text: str
    feeling: str = ""


class Unsaid(Base, tag="unsaid"):
    """Whatever this person said is to be forgotten, for they are."""

    table: str
    person: str


class Pong(Base, tag="pong"):
    """Yes."""

    id: int
    stamp: int


class Problem(Why, tag="problem"):
    """A message that could not be read or answered; nothing changed."""

    error: Literal["malformed", "too_big", "too_fast", "no_table", "not_allowed", "gone"]
    table: str = ""


FromServer = Hello | Snapshot | Step | Info | Tempo | Ack | Refused | Picks | Advice | Chat | Unsaid | Pong | Problem
