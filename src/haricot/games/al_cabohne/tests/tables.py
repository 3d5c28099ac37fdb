"""Tables for rule tests: a position as text, plays as `seat action` lines, refusals as rule ids.

match = table("phase=cultivate  al stink*6  don chili  hand/0 blue,stink  up puff*2")
plays(match, "0 feed stink al", "0 plant puff 0")
assert refused(match, "0 draw") == "CAB-44"
assert (boss(match, "al"), treasury(match)) == ("-", 3)
"""

from __future__ import annotations

from collections import Counter
from functools import cache
from typing import Any

from playing import Agreed, agreed, kinds, law, seated, view

from haricot.kernel import registry
from haricot.kernel.game import Game
from haricot.kernel.match import Match

LAW = law(__file__)  # section 2.4
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
    game = rules(seats, agreed(options))
    return seated(game, text, seed, chance)


@cache
def rules(seats: int, options: Agreed) -> Game[Any]:
    """The rules of one table, made once: they hold no match."""
    return registry.make("al_cabohne", seats, "amigo", dict(options))


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


def in_play(match: Match) -> Counter[str]:
    """Every card of the match, wherever it lies."""
    zones = match.game.dump(match.state).zones
    return Counter(card for pile in zones.values() for card in kinds(match, pile))
