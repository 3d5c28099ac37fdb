"""Rules by id, and those of the kernel itself (kernel/rules.md)."""

from __future__ import annotations

from typing import Final, final


@final
class Rule:
    """An id from a `rules.md`; what a refusal names."""

    def __init__(self, id: str, demanded_by: str = "") -> None:
        self.id: Final = id
        self.demanded_by: Final = demanded_by  # KER-06 names the rule that demands the owed step

    def __repr__(self) -> str:
        return f"Rule({self.id!r}, {self.demanded_by!r})" if self.demanded_by else f"Rule({self.id!r})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Rule) and other.id == self.id and other.demanded_by == self.demanded_by

    def __hash__(self) -> int:
        return hash((self.id, self.demanded_by))


OVER: Final = Rule("KER-01")
NO_SUCH: Final = Rule("KER-02")
NOT_YOURS: Final = Rule("KER-03")
DEAL_CLOSED: Final = Rule("KER-04")
NO_OFFERS_LEFT: Final = Rule("KER-05")
ALREADY_HEARD: Final = Rule("KER-07")


def owed(demanded_by: str) -> Rule:
    """KER-06, with the rule that demands the owed step."""
    return Rule("KER-06", demanded_by)
