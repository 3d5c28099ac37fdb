"""What the server refuses: for people an id with arguments, for programs a stable word, for HTTP a status."""

from __future__ import annotations

from typing import Any

from haricot.calls.refused import why_of
from haricot.kernel.errors import Given, HaricotError
from haricot.table.errors import Refusal


class Denied(HaricotError):
    """A request that changes nothing; `error` is for programs, `about` the part of the request that is wrong."""

    def __init__(
        self,
        status: int,
        error: str,
        id: str,
        line: int = 0,
        column: int = 0,
        field: str = "",
        about: str = "",
        **given: Given,
    ) -> None:
        super().__init__(id, line, column, field, **given)
        self.status = status
        self.error = error
        self.about = about or field


def denied(status: int, error: str, refused: HaricotError, about: str) -> Denied:
    """What the kernel or the table refuses, whole."""
    found = Denied(status, error, refused.id, refused.line, refused.column, refused.field, about, **refused.given)
    found.game = refused.game
    return found


def why(refused: Refusal | Denied) -> dict[str, Any]:
    """A refusal as it travels: the fields of `wire.Why`."""
    return why_of(refused, refused.about)
