"""Why a table does not do what it was asked to."""

from __future__ import annotations

from haricot.kernel.errors import HaricotError


class Refusal(HaricotError):
    """Nothing has changed. `error` is one of the wire's words, `rule` the rule that forbids, `field` what is wrong."""

    def __init__(self, error: str, text: str, rule: str = "", field: str = "") -> None:
        super().__init__(text)
        self.error = error
        self.text = text
        self.rule = rule
        self.field = field
