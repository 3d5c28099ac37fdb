"""Who played a seat from which decision on: a match goes on when somebody leaves, returns or is replaced."""

from __future__ import annotations

from typing import NamedTuple

NOTE = "# from "  # begins the line of a record that tells it


class Hand(NamedTuple):
    """From a decision on (counted from 1), a seat is played by a program, or by one of its people (counted from 1)."""

    decision: int
    seat: int
    bot: str
    person: int = 0

    @property
    def word(self) -> str:
        """As a record says it, which names nobody."""
        return self.bot or ("me" if self.person == 1 else f"me{self.person}")


def first(hands: list[Hand], seats: int) -> list[Hand]:
    """Who began."""
    return hands[:seats]


def later(hands: list[Hand], seats: int) -> list[Hand]:
    """What changed afterwards, where anybody but the one before decided anything."""
    playing = first(hands, seats)
    found: list[Hand] = []
    for hand in hands[seats:]:
        found = [each for each in found if (each.decision, each.seat) != (hand.decision, hand.seat)]
        before = [each for each in [*playing, *found] if each.seat == hand.seat][-1]
        if before.word != hand.word:
            found.append(hand)
    return found


def note(hand: Hand) -> str:
    """The line of a record, a comment to whoever plays it again."""
    return f"{NOTE}{hand.decision} seat {hand.seat} {hand.word}"


def read_notes(record: str, seats: int) -> list[Hand]:
    """The changes that a record tells; a line that is none of ours is only a comment."""
    found = []
    for line in record.splitlines():
        words = line[len(NOTE) :].split() if line.startswith(NOTE) else []
        if len(words) == 4 and words[1] == "seat" and is_number(words[0]) and is_number(words[2]):
            decision, seat, word = int(words[0]), int(words[2]), words[3]
            if seat < seats:
                person = word[2:] if word.startswith("me") else "no"
                number = 1 if person == "" else int(person) if is_number(person) else 0
                found.append(Hand(decision, seat, "" if number else word, number))
    return found


def is_number(text: str) -> bool:
    """A small whole number."""
    return text.isascii() and text.isdigit() and len(text) <= 6
