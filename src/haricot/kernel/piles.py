"""Small services around piles of cards: `vec[u8]`, a card number a byte."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from haricot.kernel.views import Card

NONE: Final = vec[u8]()


def ints(pile: vec[u8]) -> list[int]:
    """A pile as numbers."""
    return [int(card) for card in pile]


def cards_of(numbers: list[int]) -> vec[u8]:
    """A pile from card numbers."""
    pile = NONE
    for n in numbers:
        pile = append(pile, u8(n))
    return pile


MANY: Final[i64] = 16
SHORT: Final[list[vec[u8]]] = [vec[u8]([u8(a)]) for a in range(16)] + [
    vec[u8]([u8(a), u8(b)]) for a in range(16) for b in range(16)
]


def short_pile(numbers: list[int]) -> vec[u8]:
    """A pile that is never changed: those of one or two low numbers are made once and shared."""
    n = len(numbers)
    if n == 0:
        return NONE
    first: i64 = numbers[0]
    if n == 1 and 0 <= first < MANY:
        return SHORT[first]
    if n == 2 and 0 <= first < MANY:
        second: i64 = numbers[1]
        if 0 <= second < MANY:
            return SHORT[MANY + MANY * first + second]
    return cards_of(numbers)


def open_cards(zone: list[Card]) -> vec[u8]:
    """A pile from a zone that lies open."""
    return cards_of([card for card in zone if card is not None])


def counts(pile: vec[u8], cards: i64) -> list[int]:
    """How many there are of each card."""
    if len(pile) == 0:
        return [0] * cards
    found = vec[i64]([0] * cards)  # counted as machine numbers: each is boxed once
    for card in pile:
        found[i64(card)] += 1
    return [int(n) for n in found]


def from_counts(numbers: list[int]) -> vec[u8]:
    """A sorted pile from counts by card."""
    pile = NONE
    for card, n in enumerate(numbers):
        for _ in range(n):
            pile = append(pile, u8(card))
    return pile


def in_pile(pile: vec[u8], card: i64) -> i64:
    """Where a card first lies in a pile; -1: nowhere."""
    i: i64 = 0
    for other in pile:
        if i64(other) == card:
            return i
        i += 1
    return -1


def joined(pile: vec[u8], cards: vec[u8]) -> vec[u8]:
    """A pile with cards added behind it."""
    for card in cards:
        pile = append(pile, card)
    return pile


# -- compact observations


def small(n: i64) -> u8:
    """A number in one byte."""
    if n > 255:
        return 255
    return u8(n)


def tally(out: vec[u8], at: i64, pile: vec[u8]) -> None:
    """Count a pile's cards in place."""
    for card in pile:
        out[at + i64(card)] += 1


def turned(seat: i64, me: i64, seats: i64) -> i64:
    """A seat counted from the reader."""
    if seat >= me:
        return seat - me
    return seat - me + seats
