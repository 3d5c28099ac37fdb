"""A refusal as it travels, and the one English line of it for programs that have no texts."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Any

from haricot.kernel import registry
from haricot.kernel.errors import Given, HaricotError
from haricot.locales import Texts, texts

KEPT = 1024  # English sentences that are at hand
Known = tuple[tuple[str, int | str | tuple[str, ...]], ...]


def why_of(refused: HaricotError, about: str) -> dict[str, Any]:
    """The fields of `wire.Why`; `about` is the part of the request that is wrong."""
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
