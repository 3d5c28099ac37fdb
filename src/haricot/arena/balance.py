"""What many matches among equals say about a box: seats, length, ties, and what beans and bought fields are worth."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field
from fractions import Fraction

from haricot.arena.report import Tally
from haricot.arena.simulate import Played

WANTS = ("seats", "beans")


@dataclass
class Balance:
    """Counts over the matches of one table: a box, an edition, a number of seats, the same bot in each."""

    seats: list[Tally]
    matches: int = 0  # finished ones; others say nothing about the box
    cut: int = 0
    decisions: int = 0
    turns: int = 0
    shared: int = 0  # matches that several seats won
    cards: Counter[int] = field(default_factory=Counter)  # harvested, by kind
    coins: Counter[int] = field(default_factory=Counter)  # what they earned
    buyers: Tally = field(default_factory=Tally)  # seats that bought a field
    others: Tally = field(default_factory=Tally)

    def add(self, match: Played) -> None:
        """Count one match."""
        if not match.scores:
            self.cut += 1
            return
        self.matches += 1
        self.decisions += match.decisions
        self.shared += len(match.winners) > 1
        for seat, (score, counts) in enumerate(zip(match.scores, match.counts, strict=True)):
            won = Fraction(1, len(match.winners)) if seat in match.winners else Fraction()
            self.seats[seat].add(score, won, seat in match.drawn)
            (self.buyers if counts.bought else self.others).add(score, won, seat in match.drawn)
            self.turns += counts.turns
            self.cards.update(counts.cards)
            self.coins.update(counts.coins)


def balance(seats: int, matches: Iterable[Played]) -> Balance:
    """Count all matches of a table."""
    found = Balance([Tally() for _ in range(seats)])
    for match in matches:
        found.add(match)
    return found
