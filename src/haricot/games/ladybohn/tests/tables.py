"""Tables for rule tests: positions in the law's own writing, plays as `seat action` lines, refusals as rule ids.

match = table("phase=trade field/0/0 red[m m w] hand/0 blue:B,soy:m up garden:w,soy:B")
plays(match, "0 offer 1 blue/red", "1 accept 1")
assert refused(match, "0 harvest 1") == "LAD-41"
assert grown(match, 0) == ["red[m m w]", "-"]

`red[m m w]` is a stack from the bottom, `red:m` one card (m mister, w miss, B baby).
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

from haricot.kernel import registry
from haricot.kernel.chance import Chance, stream
from haricot.kernel.data import CardFile
from haricot.kernel.errors import IllegalAction
from haricot.kernel.events import Event
from haricot.kernel.forms import Draft
from haricot.kernel.game import Game, Outcome
from haricot.kernel.mask import pick
from haricot.kernel.match import Match, new_record
from haricot.kernel.positions import read_position
from haricot.kernel.views import DealView, View

RULES = Path(__file__).resolve().parents[1] / "rules.md"
LAW = json.loads(re.findall(r"```json\n(.*?)```", RULES.read_text(encoding="utf-8"), re.DOTALL)[0])  # section 2.5
KINDS = list(LAW["beans"])
SEXES = {"m": "mister", "w": "miss", "B": "baby"}
LETTERS = {sex: letter for letter, sex in SEXES.items()}


def spelled(text: str) -> str:
    """A position or an action with every card by its name."""
    text = re.sub(
        r"(\w+)\[([mwB ]+)\]", lambda found: ",".join(f"{found[1]}.{SEXES[x]}" for x in found[2].split()), text
    )
    return re.sub(r"(\w+):([mwB])\b", lambda found: f"{found[1]}.{SEXES[found[2]]}", text)


def short(word: str) -> str:
    """A card as the law writes it."""
    kind, _, sex = word.partition(".")
    return f"{kind}:{LETTERS[sex]}"


def table(
    text: str = "",
    seats: int = 4,
    *,
    seed: str = "beans",
    chance: tuple[str, ...] = (),
    cards: str = "",
    **options: object,
) -> Match:
    """A match from a position (facts and zones); without one, a match dealt from the seed."""
    game = rules(seats, tuple((name, str(value).lower()) for name, value in options.items()), cards)
    record = new_record(game, seed)
    for line in chance:
        name, _, values = spelled(line).partition(" ")
        record.chance.append((name, values))
    if text:
        words = spelled(text).split()
        words.sort(key=lambda word: "=" not in word)  # facts come first
        record.position = [f"position {' '.join(words)}"]
    return Match(game, record)


@cache
def rules(seats: int, options: tuple[tuple[str, str], ...], cards: str) -> Game[Any]:
    """The rules of one table, made once: they hold no match."""
    return registry.make("ladybohn", seats, "", dict(options), CardFile(cards) if cards else None)


def load(game: Game[Any], text: str) -> Any:
    """A state from a position."""
    return game.load(read_position(spelled(text).split(), game.names), Chance("1", []))


# -- playing


def play(match: Match, line: str) -> list[Event]:
    """Play one `seat action` line; what happened, in order. Raises IllegalAction."""
    seat, _, action = spelled(line).partition(" ")
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


def owed(match: Match, line: str) -> str:
    """The rule that stands beside KER-06 when a line is refused for an owed step."""
    seat, _, action = spelled(line).partition(" ")
    rule = match.game.check(match.state, int(seat), match.game.read(action))
    assert rule is not None and rule.id == "KER-06", f"{line}: {rule}"
    assert refused(match, line) == "KER-06"
    return rule.beside


def allowed(match: Match, line: str) -> bool:
    """Would the judge allow a line now? Nothing is played."""
    seat, _, action = spelled(line).partition(" ")
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
    """The cards of a zone as the law writes them: hands from the front, the deck from the top, all else bottom up."""
    return [short(match.game.names.card(card)) for card in match.game.dump(match.state).zones.get(name, [])]


def grown(match: Match, seat: int) -> list[str]:
    """A seat's fields as the law writes them: `["red[m w]", "-"]`."""
    found = []
    for field in range(view(match, -1).facts[f"fields/{seat}"]):
        cards = zone(match, f"field/{seat}/{field}")
        kind = cards[0].partition(":")[0] if cards else ""
        found.append(f"{kind}[{' '.join(card[-1] for card in cards)}]" if cards else "-")
    return found


def coins(match: Match, seat: int) -> int:
    """How many coins a seat has."""
    return len(zone(match, f"coins/{seat}"))


def fact(match: Match, name: str) -> str:
    """A fact of the position; numbers that are not written are 0."""
    return match.game.dump(match.state).facts.get(name, "0")


def phase(match: Match) -> str:
    """Where the turn stands: plant, trade, settle, draw, over."""
    return fact(match, "phase")


def menu(match: Match, seat: int) -> set[str]:
    """The choices a seat is shown: whole actions in notation, forms by their label (`offer +1`)."""
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


def price(kind: str, sex: str, size: int, preset: str = "plus_one_coin") -> int:
    """What the law's data pay for a field of this size under this sex."""
    meter = LAW["beans"][kind]["meter"][SEXES[sex]]
    if sex == "w" and preset == "minus_one_bean":
        meter = [[cards - 1, coins] for cards, coins in LAW["beans"][kind]["meter"]["mister"]]
    return max([coins for cards, coins in meter if cards <= size], default=0) if size > 1 else 0
