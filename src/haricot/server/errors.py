"""What the server refuses: for people an id with arguments, for programs a stable word, for HTTP a status."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Any

from haricot.kernel import registry
from haricot.kernel.errors import Given, HaricotError
from haricot.locales import Texts, texts
from haricot.table.errors import Refusal

KEPT = 1024  # English sentences that are at hand
Known = tuple[tuple[str, int | str | tuple[str, ...]], ...]


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


def why_of(refused: HaricotError, about: str) -> dict[str, Any]:
    """Any refusal as it travels, and which part of the request it is about."""
    given = refused.given
    return {
        "id": refused.id,
        "args": {**given, "field": refused.field} if refused.field else given,
        "line": refused.line,
        "column": refused.column,
        "game": refused.game,
        "field": about,
        "rule": given.get("rule", ""),
        "demanded_by": given.get("demanded_by", ""),
        "text": english(refused),
    }


# -- the one English line, for programs that have no texts


def english(refused: HaricotError) -> str:
    """A refusal in English; the sentences that are asked for often are not made again."""
    given = tuple([(name, tuple(value) if isinstance(value, list) else value) for name, value in refused.given.items()])
    return sentence(refused.game, refused.id, refused.line, refused.column, refused.field, given)


@lru_cache(maxsize=KEPT)
def sentence(game: str, id: str, line: int, column: int, field: str, known: Known) -> str:
    """The same, from its parts."""
    given: dict[str, Given] = {name: list(value) if isinstance(value, tuple) else value for name, value in known}
    return english_of(game).refusal(HaricotError(id, line, column, field, **given))


@cache
def english_of(game: str) -> Texts:
    """The English texts of a box, or of the shell for none that there is."""
    return texts("en", registry.packages().get(game, ""))


def warm() -> None:
    """Read the English texts, so that the first refusal need not wait for them."""
    for game in ("", *registry.packages()):
        english_of(game)
