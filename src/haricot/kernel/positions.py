"""Positions: a state as text, the way tests, puzzles and bug reports speak.

    position phase=trade active=0
      field/0/0 red*3   hand/0 blue,soy   up garden,soy   coins/1 red,red

Facts stand behind the word, zones follow in pairs of name and cards. `red*3` is three, `-` is an
empty zone, `?` is a card still to be dealt, and a trailing `...` lets the rest follow below.
"""

from __future__ import annotations

import re
from typing import Final, final

from haricot.kernel.actions import Names
from haricot.kernel.errors import MalformedRecord

ANY: Final = -1  # a card still to be dealt
MOST: Final = 9_999  # cards in a position: no game has so many, and `?*999` is quickly written


@final
class Position:
    """Facts and zones by name; the cards of a zone as numbers, in the order they are written."""

    def __init__(self) -> None:
        self.facts: dict[str, str] = {}
        self.zones: dict[str, list[int]] = {}
        self.open_ended: set[str] = set()  # zones below which the rest follows

    def fact(self, name: str, default: int, low: int, high: int) -> int:
        """A number among the facts; raises MalformedRecord outside its range."""
        text = self.facts.get(name)
        if text is None:
            return default
        number = int(text) if re.fullmatch(r"-?\d{1,9}", text, re.ASCII) else low - 1
        if not low <= number <= high:
            raise MalformedRecord("position-number", field=name[:40], value=text[:40], low=low, high=high)
        return number

    def choice(self, name: str, default: str, values: list[str]) -> int:
        """A word among the facts, as its place in `values`."""
        text = self.facts.get(name, default)
        if text not in values:
            raise MalformedRecord("position-word", field=name, value=text[:40], values=values)
        return values.index(text)

    def write(self, names: Names) -> list[str]:
        """The lines of a record."""
        facts = " ".join(f"{name}={value}" for name, value in self.facts.items())
        lines = [f"position {facts}".rstrip()]
        for zone, cards in self.zones.items():
            rest = "..." if zone in self.open_ended else ""
            lines.append(f"  {zone} {write_cards(cards, names, rest)}")
        return lines


def write_cards(cards: list[int], names: Names, rest: str = "") -> str:
    """`red*3,soy`; an empty list is `-`."""
    parts: list[str] = []
    i = 0
    while i < len(cards):
        n = 1
        while i + n < len(cards) and cards[i + n] == cards[i]:
            n += 1
        word = "?" if cards[i] == ANY else names.card(cards[i])
        parts.append(word if n == 1 else f"{word}*{n}")
        i += n
    if rest:
        parts.append(rest)
    return ",".join(parts) if parts else "-"


def read_cards(text: str, names: Names, where: str) -> list[int]:
    """Cards from `red*3,soy`; raises MalformedRecord naming the place."""
    if text == "-":
        return []
    cards: list[int] = []
    for part in text.split(","):
        word, star, times = part.partition("*")
        n = 1
        if star:
            n = int(times) if times.isascii() and times.isdigit() and len(times) <= 3 else 0
            if n == 0:
                raise MalformedRecord("position-times", field=where[:40], word=part[:40])
        if word == "?":
            cards += [ANY] * n
        elif word in names.numbers:
            cards += [names.numbers[word]] * n
        else:
            raise MalformedRecord("position-card", field=where[:40], word=word[:40])
        if len(cards) > MOST:
            raise MalformedRecord("position-many", field=where[:40], most=MOST)
    return cards


def read_position(words: list[str], names: Names) -> Position:
    """A position from its words: facts (`name=value`), then zones and their cards in pairs."""
    position = Position()
    placed = 0
    i = 0
    while i < len(words) and "=" in words[i]:
        name, _, value = words[i].partition("=")
        if name in position.facts:
            raise MalformedRecord("position-twice", field=name[:40])
        position.facts[name] = value
        i += 1
    while i < len(words):
        zone = words[i]
        if i + 1 == len(words):
            raise MalformedRecord("position-no-cards", field=zone[:40])
        text = words[i + 1]
        if zone in position.zones:
            raise MalformedRecord("position-twice", field=zone[:40])
        if text == "..." or text.endswith(",..."):
            position.open_ended.add(zone)
            text = text[:-4] if text != "..." else "-"
        position.zones[zone] = read_cards(text, names, zone)
        placed += len(position.zones[zone])
        if placed > MOST:
            raise MalformedRecord("position-many", field=zone[:40], most=MOST)
        i += 2
    return position


@final
class Stock:
    """The cards that a position has not placed yet."""

    def __init__(self, counts: list[int], names: Names) -> None:
        self.counts: Final = counts
        self.names: Final = names

    def take(self, zone: str, cards: list[int]) -> None:
        """Remove named cards; raises MalformedRecord that names the zone when there are too many."""
        for card in cards:
            if card == ANY:
                continue
            if card >= len(self.counts) or self.counts[card] == 0:
                raise MalformedRecord("position-too-many", field=zone, card=self.names.card(card))
            self.counts[card] -= 1

    def rest(self) -> list[int]:
        """What is left, in the order of the card numbers."""
        return [card for card, n in enumerate(self.counts) for _ in range(n)]
