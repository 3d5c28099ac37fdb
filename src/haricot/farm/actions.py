"""The verbs of bean games."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from haricot.kernel.actions import Action, Names

UP: Final[i64] = 0  # a revealed card; hand copies count from 1, from the front
ALL: Final[i64] = -1  # an offer to everybody
FRONT: Final[i64] = -1  # plant the front card of the hand
ANYWHERE: Final[i64] = -1  # plant where the card fits


@final
@mypyc_attr(acyclic=True)
class Ref:
    """One card of one's own: the n-th copy of a kind from the front of the hand, or a revealed one."""

    def __init__(self, kind: i64, copy: i64) -> None:
        self.kind: Final[i64] = kind
        self.copy: Final[i64] = copy

    def write(self, names: Names) -> str:
        word = names.card(int(self.kind))
        if self.copy == UP:
            return f"{word}@up"
        return word if self.copy == 1 else f"{word}@{self.copy}"


REFS: Final[list[Ref]] = [Ref(kind, copy) for kind in range(16) for copy in range(16)]


def ref(kind: i64, copy: i64) -> Ref:
    """A reference; the common ones are made once."""
    if 0 <= kind < 16 and 0 <= copy < 16:
        return REFS[kind * 16 + copy]
    return Ref(kind, copy)


ALONE: Final[list[list[Ref]]] = [[one] for one in REFS]  # shared: an action's lists are never changed


def only(kind: i64, copy: i64) -> list[Ref]:
    """A list of one reference; the common ones are made once."""
    if 0 <= kind < 16 and 0 <= copy < 16:
        return ALONE[kind * 16 + copy]
    return [Ref(kind, copy)]


def write_refs(refs: list[Ref], names: Names) -> str:
    """`red@2,soy@up`, or `-`."""
    return ",".join([ref.write(names) for ref in refs]) or "-"


def write_kinds(kinds: list[int], names: Names) -> str:
    """`red,soy`, or `-`."""
    return ",".join([names.card(kind) for kind in kinds]) or "-"


@final
@mypyc_attr(acyclic=True)
class Plant(Action):
    """Plant the front card of the hand (kind -1), or a card lying before me."""

    def __init__(self, kind: i64, field: i64) -> None:
        self.kind: Final[i64] = kind
        self.field: Final[i64] = field

    def write(self, names: Names) -> str:
        words = "plant" if self.kind < 0 else f"plant {names.card(int(self.kind))}"
        return words if self.field < 0 else f"{words} {self.field}"


@final
@mypyc_attr(acyclic=True)
class Harvest(Action):
    """Harvest and sell a whole field."""

    def __init__(self, field: i64) -> None:
        self.field: Final[i64] = field

    def write(self, names: Names) -> str:
        return f"harvest {self.field}"

    def timely(self) -> bool:
        return False


@final
@mypyc_attr(acyclic=True)
class Buy(Action):
    """Buy a third field."""

    def write(self, names: Names) -> str:
        return "buy"

    def timely(self) -> bool:
        return False


@final
@mypyc_attr(acyclic=True)
class Reveal(Action):
    """Turn up cards of the deck."""

    def write(self, names: Names) -> str:
        return "reveal"


@final
@mypyc_attr(acyclic=True)
class Draw(Action):
    """Draw cards into the hand."""

    def write(self, names: Names) -> str:
        return "draw"


@final
@mypyc_attr(acyclic=True)
class Discard(Action):
    """Put a card on the discard pile."""

    def __init__(self, card: Ref) -> None:
        self.card: Final = card

    def write(self, names: Names) -> str:
        return f"discard {self.card.write(names)}"


@final
@mypyc_attr(acyclic=True)
class Offer(Action):
    """Propose a deal to one seat or to all: exact cards given, kinds wanted."""

    def __init__(self, to: i64, gives: list[Ref], wants: list[int]) -> None:
        self.to: Final[i64] = to
        self.gives: Final = gives
        self.wants: Final = wants

    def write(self, names: Names) -> str:
        to = "all" if self.to < 0 else str(self.to)
        return f"offer {to} {write_refs(self.gives, names)}/{write_kinds(self.wants, names)}"


@final
@mypyc_attr(acyclic=True)
class Counter(Action):
    """Answer a deal with another one to its maker, which refuses that deal and no other."""

    def __init__(self, deal: i64, gives: list[Ref], wants: list[int]) -> None:
        self.deal: Final[i64] = deal
        self.gives: Final = gives
        self.wants: Final = wants

    def write(self, names: Names) -> str:
        return f"counter {self.deal} {write_refs(self.gives, names)}/{write_kinds(self.wants, names)}"


@final
@mypyc_attr(acyclic=True)
class Accept(Action):
    """Accept a deal, naming the copies given; none named: those nearest the front."""

    def __init__(self, deal: i64, gives: list[Ref]) -> None:
        self.deal: Final[i64] = deal
        self.gives: Final = gives

    def write(self, names: Names) -> str:
        words = f"accept {self.deal}"
        return f"{words} {write_refs(self.gives, names)}" if self.gives else words

    def timely(self) -> bool:
        return len(self.gives) > 0  # copies by place mean something only now


@final
@mypyc_attr(acyclic=True)
class Decline(Action):
    """Refuse a deal."""

    def __init__(self, deal: i64) -> None:
        self.deal: Final[i64] = deal

    def write(self, names: Names) -> str:
        return f"decline {self.deal}"

    def timely(self) -> bool:
        return False


@final
@mypyc_attr(acyclic=True)
class Withdraw(Action):
    """Take an offer of one's own back."""

    def __init__(self, deal: i64) -> None:
        self.deal: Final[i64] = deal

    def write(self, names: Names) -> str:
        return f"withdraw {self.deal}"

    def timely(self) -> bool:
        return False


@final
@mypyc_attr(acyclic=True)
class Keep(Action):
    """Mark a revealed card as kept; kind -1 takes all marks back."""

    def __init__(self, kind: i64) -> None:
        self.kind: Final[i64] = kind

    def write(self, names: Names) -> str:
        return "keep -" if self.kind < 0 else f"keep {names.card(int(self.kind))}"


@final
@mypyc_attr(acyclic=True)
class Wish(Action):
    """Say in public which kinds one would like; binds nobody."""

    def __init__(self, kinds: list[int]) -> None:
        self.kinds: Final = kinds

    def write(self, names: Names) -> str:
        return f"wish {write_kinds(self.kinds, names)}"


BUY: Final = Buy()
REVEAL: Final = Reveal()
DRAW: Final = Draw()
