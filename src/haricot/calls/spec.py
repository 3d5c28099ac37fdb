"""What a call beside the socket is; `calls/specs.py` lists them all."""

from __future__ import annotations

import re
from typing import Any

from msgspec import Struct

JSON = "application/json"
IDS = {
    "evenings": "[a-z2-9]{16}",
    "games": "[a-z_]{1,40}",
    "people": "[a-z2-7]{16}",
    "sessions": "[A-Za-z0-9_-]{16}",
    "tables": "[a-z2-9]{10}",
}  # what `{id}` may be, by the word before


class Spec(Struct, frozen=True, kw_only=True):
    """What a call is: for answering it, and for publishing it. Other ways to fail than these belong to every call."""

    name: str  # of the function that answers it
    method: str
    path: str
    about: str  # one sentence
    asks: type[Struct] | None = None  # its body
    query: type[Struct] | None = None
    tells: Any = None  # the type of its answer
    created: bool = False  # the answer tells of something new
    fails: tuple[int, ...] = ()
    somebody: bool = True  # makes a guest of whoever is nobody yet
    media: str = JSON

    @property
    def status(self) -> int:
        """That of an answer."""
        return 201 if self.created else 200 if self.tells is not None or self.media != JSON else 204

    def id_in(self, path: str) -> str | None:
        """What stands for `{id}` in a path of this call (empty: it has none); None: it is another call's path."""
        word = self.path.split("/")[2]
        pattern = re.escape(self.path).replace(re.escape("{id}"), f"(?P<id>{IDS.get(word, '')})")
        found = re.fullmatch(pattern, path)
        return found.groupdict().get("id", "") if found is not None else None


def spec(name: str, method: str, path: str, about: str, **more: Any) -> Spec:
    """One line of the list."""
    return Spec(name=name, method=method, path=path, about=about, **more)
