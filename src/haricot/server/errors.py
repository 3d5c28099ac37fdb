"""What the server refuses, as a person reads it and as HTTP says it."""

from __future__ import annotations

from haricot.kernel.errors import HaricotError
from haricot.table import wire


class Denied(HaricotError):
    """A request that changes nothing: an HTTP status, a stable word for programs, one line for people."""

    def __init__(self, status: int, error: str, text: str, field: str = "", rule: str = "") -> None:
        super().__init__(text)
        self.status = status
        self.error = error
        self.text = text
        self.field = field
        self.rule = rule

    def failure(self) -> wire.Failure:
        """As it travels."""
        return wire.Failure(error=self.error, text=self.text, field=self.field, rule=self.rule)
