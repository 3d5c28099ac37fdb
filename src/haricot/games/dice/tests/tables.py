"""Tables for rule tests: cards of one's own, a position as text, plays as `seat action` lines, refusals as rule ids.

match = table("phase=select active=0 rolled=w1-red  upper/0 adam", cards={"adam": "2re|2ch;*;*;*;*;*"})
plays(match, "0 select w1")
assert refused(match, "0 sell") == "DICE-39"

In the contracts of a card `*` is one that no result meets.
"""

from __future__ import annotations

from functools import cache
from typing import Any

from playing import Agreed, agreed, seated, view

from haricot.kernel import registry
from haricot.kernel.data import CardFile
from haricot.kernel.game import Game
from haricot.kernel.match import Match

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


def card_file(named: Agreed, total: int) -> CardFile:
    """These cards, and others that meet nothing, so many in all."""
    text = f'game = "dice"\nformat = "bohnanza_dice_data/1"\n{FACES}'
    for id, contracts in named:
        text += card_text(id, contracts)
    for number in range(total - len(named)):
        text += card_text(f"blank_{number:02}", "*;*;*;*;*;*")
    return CardFile(text)


@cache
def rules(seats: int, options: Agreed = (), named: Agreed = (), total: int = 0) -> Game[Any]:
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
    game = rules(seats, agreed(options), tuple((cards or {}).items()), total)
    return seated(game, text, seed, chance + tuple(f"roll {faces(line)}" for line in rolls))


def faces(line: str) -> str:
    """`red chinese … / garden …` as faces of white, then cream dice; a name with a die stays as it is."""
    if "/" not in line:
        return line.replace(" ", ",")
    white, cream = line.split("/")
    whites = [f"w{i}-{kind}" for i, kind in enumerate(white.split(), 1)]
    return ",".join(whites + [f"c{i}-{kind}" for i, kind in enumerate(cream.split(), 1)])


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
