"""Tables for rule tests: a position as text, plays as `seat action` lines, refusals as rule ids.

match = table("phase=cultivate  al stink*6  don chili  hand/0 blue,stink  up puff*2")
plays(match, "0 feed stink al", "0 plant puff 0")
assert refused(match, "0 draw") == "CAB-44"
assert (boss(match, "al"), treasury(match)) == ("-", 3)
"""

from __future__ import annotations

import json
import re
import textwrap
from collections import Counter
from functools import cache
from pathlib import Path
from typing import Any

from haricot.kernel import registry
from haricot.kernel.errors import IllegalAction
from haricot.kernel.events import Event
from haricot.kernel.forms import Draft
from haricot.kernel.game import Game, Outcome
from haricot.kernel.match import Match, new_record, replay
from haricot.kernel.records import read_record
from haricot.kernel.views import View

RULES = Path(__file__).resolve().parents[1] / "rules.md"
LAW = json.loads(re.findall(r"```json\n(.*?)```", RULES.read_text(encoding="utf-8"), re.DOTALL)[0])  # section 2.4
KINDS = list(LAW["beans"])
BOSSES = {1: ["al", "don", "joe"], 2: ["al", "don"]}  # by seats
FED = "al blue don chili"  # bosses that want nothing
FED3 = "al blue don chili joe stink"  # the same for one player
LAST = "final=1 exhaustions=3 deck -"  # facts and zones of a last turn of two


def table(
    text: str = "", seats: int = 2, *, seed: str = "beans", chance: tuple[str, ...] = (), **options: object
) -> Match:
    """A match from a position (facts and zones in any order); without one, a match dealt from the seed.

    `chance` lays results down beforehand (`"deck blue,puff"`, `"shuffle blue"`); options are written as
    in a record, `True` meaning `true`.
    """
    game = rules(seats, tuple((name, str(value).lower()) for name, value in options.items()))
    record = new_record(game, seed)
    for line in chance:
        name, _, values = line.partition(" ")
        record.chance.append((name, values))
    if text:
        words = text.split()
        facts = [word for word in words if "=" in word]
        record.position = [f"position {' '.join(facts + [word for word in words if '=' not in word])}"]
    return Match(game, record)


@cache
def rules(seats: int, options: tuple[tuple[str, str], ...]) -> Game[Any]:
    """The rules of one table, made once: they hold no match."""
    return registry.make("al_cabohne", seats, "amigo", dict(options))


def recorded(text: str) -> Match:
    """The match of a whole record, played to its last line."""
    return replay(read_record(textwrap.dedent(text).strip() + "\n"))


# -- playing


def play(match: Match, line: str) -> list[Event]:
    """Play one `seat action` line; what happened, in order. Raises IllegalAction."""
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


def allowed(match: Match, line: str) -> bool:
    """Would the judge allow a line now? Nothing is played."""
    seat, _, action = line.partition(" ")
    return match.game.check(match.state, int(seat), match.game.read(action)) is None


# -- looking


def dump(match: Match) -> list[str]:
    """The whole truth, as the lines of a position."""
    return match.game.dump(match.state).write(match.game.names)


def view(match: Match, seat: int) -> View:
    """What a seat may know; -1: a spectator."""
    return match.game.view(match.state, seat)


def zone(match: Match, name: str) -> list[str]:
    """The kinds in a zone: hands from the front, the deck from the top, all else from the bottom."""
    assert name in view(match, -1).zones or name.split("/")[0] in ("coins", "hand"), f"there is no zone {name}"
    return kinds(match, match.game.dump(match.state).zones.get(name, []))


def lying(match: Match, name: str) -> str:
    """A zone of one kind as the rule file writes it: `red*2`, `-`."""
    cards = zone(match, name)
    assert len(set(cards)) <= 1, cards
    return f"{cards[0]}*{len(cards)}" if cards else "-"


boss = lying  # a boss's field is the zone of his name


def grown(match: Match, seat: int) -> list[str]:
    """A seat's fields: `["blue*2", "-"]`."""
    return [lying(match, f"field/{seat}/{field}") for field in range(view(match, -1).facts[f"fields/{seat}"])]


def piles(match: Match) -> dict[str, int]:
    """The piles on the table by kind."""
    return dict(Counter(zone(match, "up")))


def coins(match: Match, seat: int) -> int:
    """How many coins a seat has."""
    return len(zone(match, f"coins/{seat}"))


def treasury(match: Match) -> int:
    """How many coins the mafia has."""
    return len(zone(match, "treasury"))


def top(match: Match) -> str:
    """The top of the discard pile."""
    return zone(match, "discard")[-1]


def fact(match: Match, name: str) -> str:
    """A fact of the position; numbers that are not written are 0."""
    return match.game.dump(match.state).facts.get(name, "0")


def phase(match: Match) -> str:
    """Where the turn stands: leftovers, pay, plant, cultivate, over."""
    return fact(match, "phase")


def active(match: Match) -> int:
    """Whose turn it is."""
    return int(fact(match, "active"))


def menu(match: Match, seat: int) -> set[str]:
    """The choices a seat is shown: whole actions in notation, forms by their label (`feed al`, `offer +1`)."""
    entries = match.game.menu(match.state, Draft(seat))
    return {entry.notation or match.game.label(entry.number) for entry in entries}


def outcome(match: Match) -> Outcome:
    """How the match ended; fails while it goes on."""
    found = match.game.outcome(match.state)
    assert found is not None, "the match goes on"
    return found


def ids(log: list[Event]) -> list[str]:
    """The ids of events."""
    return [event.id for event in log]


def kinds(match: Match, numbers: list[int]) -> list[str]:
    """Card numbers as names."""
    return [match.game.names.card(number) for number in numbers]


def in_play(match: Match) -> Counter[str]:
    """Every card of the match, wherever it lies."""
    zones = match.game.dump(match.state).zones
    return Counter(card for pile in zones.values() for card in kinds(match, pile))
