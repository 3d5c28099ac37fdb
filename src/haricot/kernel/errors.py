"""Everything that can go wrong and that a person can mend, as data: the sentence is made where it is read.

HaricotError
    MalformedAction      text that is no action
    IllegalAction        an action that a rule forbids
    MalformedRecord      a record or position that cannot be read; names the line
    BadSetup             an unknown game, edition, number of seats or option; names the field
    BadCards             a card file that cannot be played with; names the line
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from haricot.kernel.rule import Rule

Given = int | str | list[str]
LARGEST = 2**53  # a number that every reader, also one in a browser, counts and formats exactly


class HaricotError(Exception):
    """The root of the tree: what is wrong (`refused-<id>` is its text), with which field, where, and with which words."""

    def __init__(self, id: str, line: int = 0, column: int = 0, field: str = "", **given: Given) -> None:
        super().__init__(id)
        self.id = id
        self.line = line  # 0: not in a text of several lines
        self.column = column  # counted from 1; 0: the whole line
        self.field = field
        for name, value in given.items():
            if isinstance(value, int) and abs(value) > LARGEST:
                given[name] = shown(str(value))
        self.given = given
        self.game = ""  # the box whose texts may have to say it
        self.file = ""  # its name, for a text that was read from one

    def __str__(self) -> str:
        """For logs and programmers; people get `Texts.refusal`."""
        place = f"line {self.line}, column {self.column}: " if self.column else f"line {self.line}: "
        said = ", ".join([f"{name}={value}" for name, value in self.given.items()])
        return "".join(
            [
                place if self.line else "",
                f"{self.field}: " if self.field else "",
                self.id,
                f" ({said})" if said else "",
            ]
        )

    def __reduce__(self) -> Any:
        """Errors come home from other processes whole."""
        return rebuilt, (type(self), self.id, self.line, self.column, self.field, self.given, self.game, self.file)


def rebuilt(
    kind: type[HaricotError], id: str, line: int, column: int, field: str, given: dict[str, Given], game: str, file: str
) -> HaricotError:
    """An error from its parts."""
    error = kind.__new__(kind)
    HaricotError.__init__(error, id, line, column, field, **given)
    error.game = game
    error.file = file
    return error


def shown(word: str, most: int = 40) -> str:
    """A wrong word as a refusal repeats it: its beginning, in one line."""
    return "".join([letter if letter.isprintable() else " " for letter in word[:most]])


class MalformedAction(HaricotError):
    """Text that is no action of this game."""


class IllegalAction(HaricotError):
    """A readable action that a rule forbids; nothing has changed."""

    def __init__(self, rule: Rule, seat: int, action: str) -> None:
        super().__init__("illegal", rule=rule.id, demanded_by=rule.demanded_by, seat=seat, action=action)

    @property
    def rule(self) -> str:
        """The rule that forbids it."""
        return str(self.given["rule"])


class MalformedRecord(HaricotError):
    """A record or position that cannot be read."""


class BadSetup(HaricotError):
    """An unknown game, edition, number of seats or option."""


class BadCards(HaricotError):
    """A card file that cannot be played with."""
