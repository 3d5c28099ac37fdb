"""Everything that can go wrong and that a person can mend; each message is one line.

HaricotError
    MalformedAction      text that is no action
    IllegalAction        an action that a rule forbids; the message starts with the rule's id
    MalformedRecord      a record or position that cannot be read; names the line
    BadSetup             an unknown game, edition, number of seats or option
    BadCards             a card file that cannot be played with; names the line
"""

from __future__ import annotations


class HaricotError(Exception):
    """The root of the tree; `str(error)` is one line for a person."""


class MalformedAction(HaricotError):
    """Text that is no action of this game."""


class IllegalAction(HaricotError):
    """A readable action that a rule forbids; nothing has changed."""

    def __init__(self, rule: str, seat: int, action: str) -> None:
        super().__init__(f"{rule}: seat {seat} may not {action}")
        self.rule = rule
        self.seat = seat
        self.action = action


class MalformedRecord(HaricotError):
    """A record or position that cannot be read."""

    def __init__(self, problem: str, line: int = 0) -> None:
        super().__init__(f"line {line}: {problem}" if line > 0 else problem)
        self.problem = problem
        self.line = line


class BadSetup(HaricotError):
    """An unknown game, edition, number of seats or option."""


class BadCards(HaricotError):
    """A card file that cannot be played with."""

    def __init__(self, problem: str, line: int = 0) -> None:
        super().__init__(f"line {line}: {problem}" if line > 0 else problem)
        self.problem = problem
        self.line = line
