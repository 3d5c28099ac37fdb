"""Tables for rule tests: a position as text, plays as `seat action` lines, refusals as rule ids.

match = table("phase=pick leader=0  played/0 red-10  played/1 blue-3", seats=3)
plays(match, "0 take 1")
assert refused(match, "1 take 1") == "NDB-14"
assert zone(match, "row/0/3") == ["blue-3"]
"""

from __future__ import annotations

from functools import cache
from typing import Any

from playing import Agreed, agreed, random_steps, seated, view

from haricot.kernel import registry
from haricot.kernel.events import Event
from haricot.kernel.forms import Draft
from haricot.kernel.game import Game
from haricot.kernel.match import Match

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
    game = rules(seats, edition, agreed(options))
    return seated(game, text, seed, chance)


@cache
def rules(seats: int, edition: str, options: Agreed) -> Game[Any]:
    """The rules of one table, made once: they hold no match."""
    return registry.make("nicht_die_bohne", seats, edition, dict(options))


# -- playing


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


def told(log: list[Event], id: str) -> list[dict[str, Any]]:
    """The arguments of the events of one sort."""
    return [dict(event.args) for event in log if event.id == id]
