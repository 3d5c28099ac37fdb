"""Things that were made with effort, kept while they are used."""

from __future__ import annotations

from typing import Final, Generic, TypeVar, final

T = TypeVar("T")


@final
class Recent(Generic[T]):
    """What was last used, up to a whole weight; what nobody asked for longest goes first."""

    def __init__(self, most: int) -> None:
        self.most: Final = most
        self.things: Final[dict[str, T]] = {}  # the one last used stands last
        self.weights: Final[dict[str, int]] = {}
        self.weight = 0

    def find(self, key: str) -> T | None:
        """A thing, if it is still there."""
        found = self.things.pop(key, None)
        if found is not None:
            self.things[key] = found
        return found

    def keep(self, key: str, thing: T, weight: int = 1) -> None:
        """Keep a thing, and let go of others; whatever its weight, the newest stays."""
        self.weight += weight - self.weights.pop(key, 0)
        self.things.pop(key, None)
        while self.things and self.weight > self.most:
            oldest = next(iter(self.things))
            self.things.pop(oldest)
            self.weight -= self.weights.pop(oldest, 0)
        self.things[key] = thing
        self.weights[key] = weight
