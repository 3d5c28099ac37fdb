"""What a seat asks for. Actions are immutable; each has a one-line notation that parses back."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from haricot.kernel.errors import MalformedAction

LISTED: Final = 20  # more cards than these are no help to one who has mistyped one


@final
class Names:
    """The words of one game's cards: number to text and back."""

    def __init__(self, cards: list[str]) -> None:
        self.cards: Final = cards
        self.numbers: Final = {name: n for n, name in enumerate(cards)}

    def card(self, number: int) -> str:
        """The card's word; a number that is no card is written `?n`, which does not parse."""
        return self.cards[number] if 0 <= number < len(self.cards) else f"?{number}"


PLAIN: Final = Names([])

Arg = int | str | list[int]
SPLIT: Final[dict[str, tuple[str, str]]] = {}  # names as they are written: name and type
UNTYPED: Final[dict[str, str]] = {}  # of an event that is made all the time and says no types; shared: do not change it


def types_of(args: dict[str, Arg]) -> dict[str, str]:
    """The types that arguments of an event or a phrase say behind their names (`to:seat`), by name.

    seat     a seat, or a list of them; -1 is everybody
    kind     a card by its number, or a list of cards
    count    how many cards of the kind there are
    up       for each card of the first list whether it lies face up
    place    a place, such as a field, counted from 0
    aside    what a button does without: it takes the form `.bare` of the text, if there is one

    `seat` and `kind` are of the type that they are named after. What says no type is a number or a word as it is; a
    type that is none of these is the box's own, which its look reads.
    """
    found = UNTYPED
    for written in args:
        name, kind = split(written)
        if kind:
            if not found:
                found = {}
            found[name] = kind
    return found


def split(written: str) -> tuple[str, str]:
    """A name and its type, empty where it says none; every name that the code writes is split once."""
    known = SPLIT.get(written)
    if known is None:
        name, _, kind = written.partition(":")
        known = (name, kind)
        SPLIT[written] = known
    return known


def bare(args: dict[str, Arg], types: dict[str, str]) -> dict[str, Arg]:
    """Arguments by their names alone."""
    return {split(written)[0]: value for written, value in args.items()} if types else args


@final
class Phrase:
    """What a choice says to a person: a text key (`action-<id>`), its arguments, and the zone it belongs to.

    An argument says its type behind its name (see `types_of`), or all types are given apart from the names.
    """

    def __init__(self, id: str, args: dict[str, Arg], zone: str = "", types: dict[str, str] | None = None) -> None:
        said = types_of(args) if types is None else types
        self.id: Final = id
        self.args: Final = bare(args, said) if types is None else args
        self.zone: Final = zone
        self.types: Final = said

    def plain(self) -> dict[str, object]:
        """For JSON and for comparing."""
        return {"id": self.id, "args": self.args, "zone": self.zone}


@mypyc_attr(acyclic=True, allow_interpreted_subclasses=True)
class Action:
    """A verb in the imperative; every kind of action is a subclass."""

    def write(self, names: Names) -> str:
        """Its notation."""
        return "?"

    def timely(self) -> bool:
        """Does it mean something only at the moment it was made for? Sent late, when `at` has changed, it is stale."""
        return True

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Action) and type(self) is type(other) and self.write(PLAIN) == other.write(PLAIN)

    def __hash__(self) -> int:
        return hash(self.write(PLAIN))

    def __repr__(self) -> str:
        return f"<{self.write(PLAIN)}>"


@final
@mypyc_attr(acyclic=True)
class Pass(Action):
    """Nothing more from me now."""

    def write(self, names: Names) -> str:
        return "pass"


@final
@mypyc_attr(acyclic=True)
class Done(Action):
    """I end my phase."""

    def write(self, names: Names) -> str:
        return "done"


PASS: Final = Pass()
DONE: Final = Done()


def whole(text: str, digits: i64 = 4) -> i64:
    """A written number of so many digits at most, or -1: keeps absurd numbers out of the judge."""
    if not 0 < len(text) <= digits or not text.isascii() or not text.isdigit():
        return -1
    return int(text)


def no_card(text: str, names: Names) -> MalformedAction:
    """What is wrong with a word that is no card."""
    listed = names.cards if len(names.cards) <= LISTED else []
    return MalformedAction("no-card", word=text[:40], cards=listed, count=len(listed))
