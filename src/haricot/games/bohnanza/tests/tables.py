"""Tables for rule tests: a position as text, plays as `seat action` lines, refusals as rule ids.

match = table("phase=trade active=0  field/0/0 red*3  hand/0 blue,soy  up garden,soy", seats=4)
plays(match, "2 offer 0 red/soy", "0 accept 1 soy@up")
assert refused(match, "0 harvest 1") == "BOH-65"
assert zone(match, "field/0/0") == ["red"] * 3
"""

from __future__ import annotations

from functools import cache
from typing import Any

from playing import Agreed, agreed, fact, kinds, law, seated, view

from haricot.kernel import registry
from haricot.kernel.game import Game
from haricot.kernel.match import Match

LAW = law(__file__)  # section 2.4
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
    game = rules(seats, edition, agreed(options))
    return seated(game, text, seed, chance)


@cache
def rules(seats: int, edition: str, options: Agreed) -> Game[Any]:
    """The rules of one table, made once: they hold no match."""
    return registry.make("bohnanza", seats, edition, dict(options))


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


def exhaustions(match: Match) -> int:
    """How often the deck has run out."""
    return int(fact(match, "exhaustions"))


def in_play(match: Match) -> list[str]:
    """Every card of the match, wherever it lies, sorted by name."""
    position = match.game.dump(match.state)
    lying = [zone for zone in position.zones if not zone.startswith(("known/", "wish/"))]
    return sorted(card for zone in lying for card in kinds(match, position.zones[zone]))
