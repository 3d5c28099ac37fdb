"""What every box's rule tests share: a match from a position as text, plays as `seat action` lines, refusals as rule ids.

match = seated(game, "phase=trade active=0  field/0/0 red*3  hand/0 blue,soy  up garden,soy")
plays(match, "2 offer 0 red/soy", "0 accept 1 soy@up")
assert refused(match, "0 harvest 1") == "BOH-65"
"""

from __future__ import annotations

import json
import re
import textwrap
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from haricot.bots.seats import sit
from haricot.kernel.chance import stream
from haricot.kernel.drive import LIMIT, Taken, drive
from haricot.kernel.errors import IllegalAction
from haricot.kernel.events import Event
from haricot.kernel.forms import Draft
from haricot.kernel.game import Game, Outcome
from haricot.kernel.mask import pick
from haricot.kernel.match import Match, new_match, new_record, replay
from haricot.kernel.records import read_record
from haricot.kernel.views import DealView, View

Agreed = tuple[tuple[str, str], ...]


def law(tests: str) -> Any:
    """The first block of data in the rules.md beside a folder of tests, named by a file in it."""
    rules = (Path(tests).resolve().parents[1] / "rules.md").read_text(encoding="utf-8")
    return json.loads(re.findall(r"```json\n(.*?)```", rules, re.DOTALL)[0])


def agreed(options: dict[str, object]) -> Agreed:
    """Options as in a record, `True` meaning `true`."""
    return tuple((name, str(value).lower()) for name, value in options.items())


def seated(game: Game[Any], text: str = "", seed: str = "beans", chance: tuple[str, ...] = ()) -> Match:
    """A match from a position (facts and zones in any order); without one, a match dealt from the seed.

    `chance` lays results down beforehand (`"deck soy,red"`, `"shuffle blue"`).
    """
    record = new_record(game, seed)
    for line in chance:
        name, _, values = line.partition(" ")
        record.chance.append((name, values))
    if text:
        words = sorted(text.split(), key=lambda word: "=" not in word)  # facts come first
        record.position = [f"position {' '.join(words)}"]
    return Match(game, record)


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


def random_steps(match: Match, seed: str = "steps") -> Iterator[list[Event]]:
    """Play at random to the end; yields what happened after each decision."""
    rng = stream(seed, "steps", 1)
    mask = match.game.mask()
    while (seat := int(match.game.next(match.state))) >= 0:
        draft = Draft(seat)
        while (action := match.game.finish(match.state, draft)) is None:
            match.game.options(match.state, draft, mask)
            draft.add(pick(mask, rng))
        log: list[Event] = []
        match.apply(seat, action, log)
        yield log


# -- looking


def dump(match: Match) -> list[str]:
    """The whole truth, as the lines of a position."""
    return match.game.dump(match.state).write(match.game.names)


def view(match: Match, seat: int = -1) -> View:
    """What a seat may know; -1: a spectator."""
    return match.game.view(match.state, seat)


def fact(match: Match, name: str) -> str:
    """A fact of the position; numbers that are not written are 0."""
    return match.game.dump(match.state).facts.get(name, "0")


def phase(match: Match) -> str:
    """Where the turn stands."""
    return fact(match, "phase")


def active(match: Match) -> int:
    """Whose turn it is."""
    return int(fact(match, "active"))


def kinds(match: Match, numbers: list[int]) -> list[str]:
    """Card numbers as names."""
    return [match.game.names.card(number) for number in numbers]


def menu(match: Match, seat: int) -> set[str]:
    """The choices a seat is shown: whole actions in notation, forms by their label (`offer +1`, `feed al`)."""
    entries = match.game.menu(match.state, Draft(seat))
    return {entry.notation or match.game.label(entry.number) for entry in entries}


def picked(match: Match, seat: int, *labels: str) -> str:
    """The notation of the action that numbers add up to, each by its label."""
    game = match.game
    numbers = {game.label(number): number for number in range(int(game.numbers))}
    draft = Draft(seat)
    for label in labels:
        assert game.finish(match.state, draft) is None, f"nothing is left to pick before {label}"
        draft.add(numbers[label])
    action = game.finish(match.state, draft)
    assert action is not None, "more picks are needed"
    return game.write(action)


def due(match: Match) -> list[int]:
    """The seats worth asking, in order."""
    return match.game.due(match.state)


def awaited(match: Match) -> list[int]:
    """The seats whose clock runs."""
    mask = int(match.game.awaited(match.state))
    return [seat for seat in range(int(match.game.seats)) if mask >> seat & 1]


def deals(match: Match) -> list[DealView]:
    """The open deals as everybody sees them, oldest first."""
    return view(match).deals


def outcome(match: Match) -> Outcome:
    """How the match ended; fails while it goes on."""
    found = match.game.outcome(match.state)
    assert found is not None, "the match goes on"
    return found


def ids(log: list[Event]) -> list[str]:
    """The ids of events."""
    return [event.id for event in log]


def played_by(game: Game[Any], names: list[str], seed: str) -> tuple[Match, Outcome, list[Taken]]:
    """Let programs play a match to its end; every answer is judged on the way."""
    match = new_match(game, seed)
    taken: list[Taken] = []
    players = [sit(name, game, seed, seat) for seat, name in enumerate(names)]
    assert drive(game, match.state, players, taken) < LIMIT
    outcome = game.outcome(match.state)
    assert outcome is not None
    return match, outcome, taken
