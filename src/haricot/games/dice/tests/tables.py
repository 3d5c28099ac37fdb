"""Tables for rule tests: cards of one's own, a position as text, plays as `seat action` lines, refusals as rule ids.

match = table("phase=select active=0 rolled=w1-red  upper/0 adam", cards={"adam": "2re|2ch;*;*;*;*;*"})
plays(match, "0 select w1")
assert refused(match, "0 sell") == "DICE-39"

In the contracts of a card `*` is one that no result meets.
"""

from __future__ import annotations

import textwrap
from functools import cache
from typing import Any

from haricot.kernel import registry
from haricot.kernel.data import CardFile
from haricot.kernel.errors import IllegalAction
from haricot.kernel.events import Event
from haricot.kernel.forms import Draft
from haricot.kernel.game import Game, Outcome
from haricot.kernel.match import Match, new_record, replay
from haricot.kernel.records import read_record
from haricot.kernel.views import View

NEVER = "7ga"  # only three dice have a garden bean
PHASES = ["choose", "await_roll", "window", "select", "decide", "resolve", "final", "over"]
FACES = """
[faces]
white = ["red", "chinese", "blue", "stink", "stink", "green"]
cream = ["garden", "soy", "soy", "blue", "blue", "green"]

[dice]
white = 4
cream = 3
"""


def card_text(id: str, contracts: str) -> str:
    """One card of a card file; contracts from the bottom, with semicolons between them."""
    listed = ", ".join(f'"{NEVER if line == "*" else line}"' for line in contracts.split(";"))
    return f'\n[[cards]]\nid = "{id}"\ncontracts = [{listed}]\n'


def card_file(named: tuple[tuple[str, str], ...], total: int) -> CardFile:
    """These cards, and others that meet nothing, so many in all."""
    text = f'game = "dice"\nformat = "bohnanza_dice_data/1"\n{FACES}'
    for id, contracts in named:
        text += card_text(id, contracts)
    for number in range(total - len(named)):
        text += card_text(f"blank_{number:02}", "*;*;*;*;*;*")
    return CardFile(text)


@cache
def rules(
    seats: int, options: tuple[tuple[str, str], ...] = (), named: tuple[tuple[str, str], ...] = (), total: int = 0
) -> Game[Any]:
    """The rules of one table, made once: they hold no match."""
    own = card_file(named, total) if total else None
    return registry.make("dice", seats, "dice_2012", dict(options), own)


def table(
    text: str = "",
    seats: int = 3,
    *,
    cards: dict[str, str] | None = None,
    total: int = 0,
    seed: str = "beans",
    rolls: tuple[str, ...] = (),
    chance: tuple[str, ...] = (),
    **options: object,
) -> Match:
    """A match from a position (facts and zones); without one, a match dealt from the seed.

    With `cards` the deck is made of these and of blank ones, `total` in all; `rolls` lays results down.
    """
    if cards is not None:
        total = total or 40
    agreed = tuple((name, str(value).lower()) for name, value in options.items())
    game = rules(seats, agreed, tuple((cards or {}).items()), total)
    record = new_record(game, seed)
    record.chance = [(line.split()[0], line.split()[1]) for line in chance]
    record.chance += [("roll", faces(line)) for line in rolls]
    if text:
        words = sorted(text.split(), key=lambda word: "=" not in word)  # facts first
        record.position = [f"position {' '.join(words)}"]
    return Match(game, record)


def faces(line: str) -> str:
    """`red chinese … / garden …` as faces of white, then cream dice; a name with a die stays as it is."""
    if "/" not in line:
        return line.replace(" ", ",")
    white, cream = line.split("/")
    whites = [f"w{i}-{kind}" for i, kind in enumerate(white.split(), 1)]
    return ",".join(whites + [f"c{i}-{kind}" for i, kind in enumerate(cream.split(), 1)])


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
    """Where the turn stands."""
    return PHASES[fact(match, "phase")]


def coins(match: Match, seat: int) -> int:
    """A seat's total."""
    return fact(match, f"coins/{seat}")


def completed(match: Match, seat: int) -> int:
    """How many contracts of the upper card a seat has met."""
    return fact(match, f"completed/{seat}")


def zone(match: Match, name: str) -> list[str]:
    """The cards or dice of a zone by name; `?` lies face down."""
    return ["?" if card is None else match.game.names.card(card) for card in view(match).zones[name]]


def menu(match: Match, seat: int) -> set[str]:
    """The choices a seat is shown: whole actions in notation, dice that open a selection by their label."""
    entries = match.game.menu(match.state, Draft(seat))
    return {entry.notation or match.game.label(entry.number) for entry in entries}


def due(match: Match) -> list[int]:
    """The seats worth asking, in order."""
    return match.game.due(match.state)


def outcome(match: Match) -> Outcome:
    """How the match ended; fails while it goes on."""
    found = match.game.outcome(match.state)
    assert found is not None, "the match goes on"
    return found
