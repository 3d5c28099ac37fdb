"""Tables for rule tests: positions in the law's own writing, plays as `seat action` lines, refusals as rule ids.

match = table("phase=trade field/0/0 red[m m w] hand/0 blue:B,soy:m up garden:w,soy:B")
plays(match, "0 offer 1 blue/red", "1 accept 1")
assert refused(match, "0 harvest 1") == "LAD-41"
assert grown(match, 0) == ["red[m m w]", "-"]

`red[m m w]` is a stack from the bottom, `red:m` one card (m mister, w miss, B baby).
"""

from __future__ import annotations

import re
from functools import cache
from typing import Any

import playing
from playing import Agreed, agreed, law, seated, view

from haricot.kernel import registry
from haricot.kernel.chance import Chance
from haricot.kernel.data import CardFile
from haricot.kernel.events import Event
from haricot.kernel.game import Game
from haricot.kernel.match import Match
from haricot.kernel.positions import read_position

LAW = law(__file__)  # section 2.5
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
    game = rules(seats, agreed(options), cards)
    return seated(game, spelled(text), seed, tuple(spelled(line) for line in chance))


@cache
def rules(seats: int, options: Agreed, cards: str) -> Game[Any]:
    """The rules of one table, made once: they hold no match."""
    return registry.make("ladybohn", seats, "", dict(options), CardFile(cards) if cards else None)


def load(game: Game[Any], text: str) -> Any:
    """A state from a position."""
    return game.load(read_position(spelled(text).split(), game.names), Chance("1", []))


# -- playing


def play(match: Match, line: str) -> list[Event]:
    """`playing.play` in the law's own writing."""
    return playing.play(match, spelled(line))


def plays(match: Match, *lines: str) -> Match:
    """`playing.plays` in the law's own writing."""
    return playing.plays(match, *[spelled(line) for line in lines])


def refused(match: Match, line: str) -> str:
    """`playing.refused` in the law's own writing."""
    return playing.refused(match, spelled(line))


def owed(match: Match, line: str) -> str:
    """The rule that KER-06 names when a line is refused for an owed step."""
    seat, _, action = spelled(line).partition(" ")
    rule = match.game.check(match.state, int(seat), match.game.read(action))
    assert rule is not None and rule.id == "KER-06", f"{line}: {rule}"
    assert refused(match, line) == "KER-06"
    return rule.demanded_by


def allowed(match: Match, line: str) -> bool:
    """`playing.allowed` in the law's own writing."""
    return playing.allowed(match, spelled(line))


# -- looking


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


def price(kind: str, sex: str, size: int, preset: str = "plus_one_coin") -> int:
    """What the law's data pay for a field of this size under this sex."""
    meter = LAW["beans"][kind]["meter"][SEXES[sex]]
    if sex == "w" and preset == "minus_one_bean":
        meter = [[cards - 1, coins] for cards, coins in LAW["beans"][kind]["meter"]["mister"]]
    return max([coins for cards, coins in meter if cards <= size], default=0) if size > 1 else 0
