"""Nicht die Bohne's actions and its numbers: every button, the same in both editions, seats counted from the asker.

A card's number is suit * 13 + face; the three minus cards of a suit are one number (rules.md 2.1).
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from haricot.kernel.actions import Action, Names, no_card, whole
from haricot.kernel.errors import MalformedAction

SUITS: Final[i64] = 4
FACES: Final[i64] = 13  # 1 to 10, x2, minus, zero
CARDS: Final[i64] = 52

N_PLAY: Final[i64] = 0  # + card
N_TAKE: Final[i64] = 52  # + places to my left - 1: the card which that seat has played
NUMBERS: Final[i64] = 57


@final
@mypyc_attr(acyclic=True)
class Play(Action):
    """Put a card from the hand on the table: open as the leader, else face down."""

    def __init__(self, card: i64) -> None:
        self.card: Final[i64] = card

    def write(self, names: Names) -> str:
        return f"play {names.card(int(self.card))}"


@final
@mypyc_attr(acyclic=True)
class Take(Action):
    """Take the card that a seat has played."""

    def __init__(self, owner: i64) -> None:
        self.owner: Final[i64] = owner

    def write(self, names: Names) -> str:
        return f"take {self.owner}"


PLAYS: Final[list[Action]] = [Play(card) for card in range(52)]
TAKES: Final[list[Action]] = [Take(seat) for seat in range(6)]


def read_action(text: str, names: Names) -> Action:
    """`play red-10` or `take 3`; raises MalformedAction."""
    words = text.split()
    verb = words[0] if words else ""
    if verb == "play":
        if len(words) != 2:
            raise MalformedAction("usage-play")
        if words[1] not in names.numbers:
            raise no_card(words[1], names)
        return PLAYS[names.numbers[words[1]]]
    if verb == "take":
        if len(words) != 2:
            raise MalformedAction("usage-take")
        seat = whole(words[1])
        if seat < 0:
            raise MalformedAction("not-a-seat", word=words[1][:40])
        return Take(seat)
    raise MalformedAction("no-verb", word=verb[:40], verbs=["play", "take"])


def label(number: i64, names: Names) -> str:
    """A stable name for a number."""
    n = int(number)
    return f"play {names.cards[n]}" if n < N_TAKE else f"take +{n - N_TAKE + 1}"
