"""Tables for rule tests: a position as text, plays as `seat action` lines, refusals as rule ids.

match = table("phase=trade active=0  field/0/0 red*3  hand/0 blue,soy  up garden,soy", seats=4)
plays(match, "2 offer 0 red/soy", "0 accept 1 soy@up")
assert refused(match, "0 harvest 1") == "BOH-65"
assert zone(match, "field/0/0") == ["red"] * 3
"""

from __future__ import annotations

import json
import re
import textwrap
from collections.abc import Iterator
from functools import cache
from pathlib import Path
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
from haricot.kernel.views import DealView, View

RULES = Path(__file__).resolve().parents[1] / "rules.md"
LAW = json.loads(re.findall(r"```json\n(.*?)```", RULES.read_text(encoding="utf-8"), re.DOTALL)[0])  # section 2.4
PHASES = {  # a position in each phase; seat 0 is active
    "plant": "phase=plant",
    "trade": "phase=trade up red,soy",
    "settle": "phase=settle up red,soy",
    "draw": "phase=draw",
}


def table(
    text: str = "",
    seats: int = 4,
    edition: str = "gigamic",
    *,
    seed: str = "beans",
    chance: tuple[str, ...] = (),
    **options: object,
) -> Match:
    """A match from a position (facts, then zones); without one, a match dealt from the seed.

    `chance` lays results down beforehand (`"deck soy,red"`, `"shuffle blue"`); options are written as
    in a record, `True` meaning `true`.
    """
    game = rules(seats, edition, tuple((name, str(value).lower()) for name, value in options.items()))
    record = new_record(game, seed)
    for line in chance:
        name, _, values = line.partition(" ")
        record.chance.append((name, values))
    if text:
        record.position = [f"position {' '.join(text.split())}"]
    return Match(game, record)


@cache
def rules(seats: int, edition: str, options: tuple[tuple[str, str], ...]) -> Game[Any]:
    """The rules of one table, made once: they hold no match."""
    return registry.make("bohnanza", seats, edition, dict(options))


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


events = play  # the same act, named for what the test looks at


def refused(match: Match, line: str) -> str:
    """The id of the rule that forbids a line; fails if it is allowed, or if the refusal leaves a trace."""
    before = dump(match)
    taken = len(match.taken)
    try:
        play(match, line)
    except IllegalAction as refusal:
        assert dump(match) == before, f"{line} was refused and yet changed the state"
        assert len(match.taken) == taken, f"{line} was refused and yet recorded"
        return refusal.rule
    raise AssertionError(f"{line} should be refused")


def allowed(match: Match, line: str) -> bool:
    """Would the judge allow a line now? Nothing is played."""
    seat, _, action = line.partition(" ")
    return match.game.check(match.state, int(seat), match.game.read(action)) is None


def random_steps(match: Match, seed: str = "steps") -> Iterator[int]:
    """Play at random to the end; yields the seat after each of its decisions."""
    rng = stream(seed, "steps", 1)
    mask = match.game.mask()
    while (seat := int(match.game.next(match.state))) >= 0:
        draft = Draft(seat)
        while (action := match.game.finish(match.state, draft)) is None:
            match.game.options(match.state, draft, mask)
            draft.add(pick(mask, rng))
        match.apply(seat, action)
        yield seat


# -- looking


def dump(match: Match) -> list[str]:
    """The whole truth, as the lines of a position."""
    return match.game.dump(match.state).write(match.game.names)


def view(match: Match, seat: int) -> View:
    """What a seat may know; -1: a spectator."""
    return match.game.view(match.state, seat)


def zone(match: Match, name: str) -> list[str]:
    """The kinds in a zone: hands from the front, the deck from the top, all else from the bottom or the left."""
    zones = match.game.dump(match.state).zones
    if name not in zones and name not in view(match, 0).zones and name not in view(match, 1).zones:
        raise KeyError(f"there is no zone {name}")
    return kinds(match, zones.get(name, []))


def grown(match: Match, seat: int) -> list[str]:
    """A seat's fields as the rule file writes them: `["red*2", "-"]`."""
    lying = [zone(match, f"field/{seat}/{field}") for field in range(fields(match, seat))]
    return [f"{cards[0]}*{len(cards)}" if cards else "-" for cards in lying]


def fields(match: Match, seat: int) -> int:
    """How many fields a seat has."""
    return view(match, -1).facts[f"fields/{seat}"]


def coins(match: Match, seat: int) -> int:
    """How many coins a seat has."""
    return len(zone(match, f"coins/{seat}"))


def fact(match: Match, name: str) -> str:
    """A fact of the position (`phase`, `active`, `planted`, `final`); numbers that are not written are 0."""
    return match.game.dump(match.state).facts.get(name, "0")


def phase(match: Match) -> str:
    """Where the turn stands: plant, trade, settle, draw, over (the duel: leftovers and choose as well)."""
    return fact(match, "phase")


def active(match: Match) -> int:
    """Whose turn it is."""
    return int(fact(match, "active"))


def exhaustions(match: Match) -> int:
    """How often the deck has run out."""
    return int(fact(match, "exhaustions"))


def menu(match: Match, seat: int) -> set[str]:
    """The choices a seat is shown: whole actions in notation, forms by their label (`offer +1`, `accept +2`)."""
    entries = match.game.menu(match.state, Draft(seat))
    return {entry.notation or match.game.label(entry.number) for entry in entries}


def due(match: Match) -> list[int]:
    """The seats worth asking, in order."""
    return match.game.due(match.state)


def awaited(match: Match) -> list[int]:
    """The seats whose clock runs."""
    mask = int(match.game.awaited(match.state))
    return [seat for seat in range(int(match.game.seats)) if mask >> seat & 1]


def deals(match: Match) -> list[DealView]:
    """The open deals as everybody sees them, oldest first."""
    return view(match, -1).deals


def outcome(match: Match) -> Outcome:
    """How the match ended; fails while it goes on."""
    found = match.game.outcome(match.state)
    assert found is not None, "the match goes on"
    return found


def kinds(match: Match, numbers: list[int]) -> list[str]:
    """Card numbers as names."""
    return [match.game.names.card(number) for number in numbers]


def in_play(match: Match) -> list[str]:
    """Every card of the match, wherever it lies, sorted by name."""
    position = match.game.dump(match.state)
    lying = [zone for zone in position.zones if not zone.startswith(("known/", "wish/"))]
    return sorted(card for zone in lying for card in kinds(match, position.zones[zone]))
