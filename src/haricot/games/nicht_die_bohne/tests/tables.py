"""Tables for rule tests: a position as text, plays as `seat action` lines, refusals as rule ids.

match = table("phase=pick leader=0  played/0 red-10  played/1 blue-3", seats=3)
plays(match, "0 take 1")
assert refused(match, "1 take 1") == "NDB-14"
assert zone(match, "row/0/3") == ["blue-3"]
"""

from __future__ import annotations

import textwrap
from collections.abc import Iterator
from functools import cache
from typing import Any

from haricot.kernel import registry
from haricot.kernel.chance import stream
from haricot.kernel.errors import IllegalAction
from haricot.kernel.events import Event
from haricot.kernel.forms import Draft
from haricot.kernel.game import Game, Outcome
from haricot.kernel.mask import pick
from haricot.kernel.match import Match, new_record, replay
from haricot.kernel.records import read_record
from haricot.kernel.views import View

SUITS = {"ndb": ["green", "red", "yellow", "blue"], "cho": ["white", "milk", "dark", "hazelnut"]}
EDITIONS = list(SUITS)
SEATS = [3, 4, 5, 6]


def table(
    text: str = "",
    seats: int = 4,
    edition: str = "ndb",
    *,
    seed: str = "beans",
    chance: tuple[str, ...] = (),
    **options: object,
) -> Match:
    """A match from a position (facts, then zones); without one, a match dealt from the seed."""
    game = rules(seats, edition, tuple((name, str(value)) for name, value in options.items()))
    record = new_record(game, seed)
    record.chance = [(line.split()[0], line.split()[1]) for line in chance]
    if text:
        record.position = [f"position {' '.join(text.split())}"]
    return Match(game, record)


@cache
def rules(seats: int, edition: str, options: tuple[tuple[str, str], ...]) -> Game[Any]:
    """The rules of one table, made once: they hold no match."""
    return registry.make("nicht_die_bohne", seats, edition, dict(options))


def recorded(text: str) -> Match:
    """The match of a whole record, played to its last line."""
    return replay(read_record(textwrap.dedent(text).strip() + "\n"))


# -- playing


def play(match: Match, line: str) -> list[Event]:
    """Play one `seat action` line and return what happened; raises IllegalAction."""
    seat, _, action = line.partition(" ")
    log: list[Event] = []
    match.apply(int(seat), match.game.read(action), log)
    return log


def plays(match: Match, *lines: str) -> Match:
    """Play several lines and return the match."""
    for line in lines:
        play(match, line)
    return match


def refused(match: Match, line: str) -> str:
    """The id of the rule that forbids a line; fails if it is allowed, or if the refusal leaves a trace."""
    before = dump(match)
    try:
        play(match, line)
    except IllegalAction as refusal:
        assert dump(match) == before, f"{line} was refused and yet changed the state"
        return refusal.rule
    raise AssertionError(f"{line} should be refused")


def random_steps(match: Match, seed: str = "steps") -> Iterator[list[Event]]:
    """Play at random to the end; yields what happened after each decision."""
    rng = stream(seed, "steps", 1)
    mask = match.game.mask()
    while (seat := match.game.next(match.state)) >= 0:
        draft = Draft(seat)
        match.game.options(match.state, draft, mask)
        draft.add(pick(mask, rng))
        action = match.game.finish(match.state, draft)
        assert action is not None
        log: list[Event] = []
        match.apply(seat, action, log)
        yield log


def play_deal(match: Match, seed: str = "steps") -> list[Event]:
    """Play at random until this deal is scored; what happened."""
    deal = fact(match, "deal")
    told: list[Event] = []
    for log in random_steps(match, seed):
        told += log
        if fact(match, "deal") != deal:
            break
    return told


# -- looking


def dump(match: Match) -> list[str]:
    """The whole truth, as the lines of a position."""
    return match.game.dump(match.state).write(match.game.names)


def view(match: Match, seat: int = -1) -> View:
    """What a seat may know; -1: a spectator."""
    return match.game.view(match.state, seat)


def fact(match: Match, name: str) -> int:
    """A public fact."""
    return view(match).facts[name]


def phase(match: Match) -> str:
    """Where the trick stands."""
    return ["lead", "answer", "pick", "over"][fact(match, "phase")]


def zone(match: Match, name: str, seat: int = -1) -> list[str]:
    """The cards of a zone as a seat sees them, by name; `?` lies face down."""
    return ["?" if card is None else match.game.names.card(card) for card in view(match, seat).zones[name]]


def hand(match: Match, seat: int) -> list[str]:
    """The cards a seat holds."""
    return zone(match, f"hand/{seat}", seat)


def rows(match: Match, seat: int) -> list[list[str]]:
    """What a seat has taken, suit by suit."""
    return [zone(match, f"row/{seat}/{suit}") for suit in range(4)]


def taken(match: Match, seat: int) -> int:
    """How many cards a seat has taken in this deal."""
    return sum(len(row) for row in rows(match, seat))


def worth(cards: str, edition: str = "ndb") -> list[int]:
    """What the rows of a seat that has taken these cards are worth, suit by suit."""
    named: dict[int, list[str]] = {}
    for card in cards.split():
        named.setdefault(SUITS[edition].index(card.split("-")[0]), []).append(card)
    lying = " ".join(f"row/0/{suit} {','.join(row)}" for suit, row in named.items())
    match = table(f"trick={len(cards.split())} {lying}", 3, edition)
    return view(match).lists["worth/0"]


def menu(match: Match, seat: int) -> list[str]:
    """The choices a seat is shown, in notation."""
    return [entry.notation for entry in match.game.menu(match.state, Draft(seat))]


def due(match: Match) -> list[int]:
    """The seats worth asking, in order."""
    return match.game.due(match.state)


def outcome(match: Match) -> Outcome:
    """How the match ended; fails while it goes on."""
    found = match.game.outcome(match.state)
    assert found is not None, "the match goes on"
    return found


def told(log: list[Event], id: str) -> list[dict[str, Any]]:
    """The arguments of the events of one sort."""
    return [dict(event.args) for event in log if event.id == id]
