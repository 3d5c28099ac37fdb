"""Why a table does not do what it was asked to."""

from __future__ import annotations

from haricot.kernel.errors import Given, HaricotError


class Refusal(HaricotError):
    """Nothing has changed. `error` is one of the wire's words for programs, `about` the part of the request that is wrong."""

    def __init__(
        self, error: str, id: str, line: int = 0, column: int = 0, field: str = "", about: str = "", **given: Given
    ) -> None:
        super().__init__(id, line, column, field, **given)
        self.error = error
        self.about = (
            about or field
        )  # the sentence may name a field of its own: a key of a card file, a zone of a position


def passed_on(error: str, refused: HaricotError, about: str, game: str = "") -> Refusal:
    """What a reader or the judge of the kernel refuses, whole."""
    found = Refusal(error, refused.id, refused.line, refused.column, refused.field, about, **refused.given)
    found.game = refused.game or game
    return found
