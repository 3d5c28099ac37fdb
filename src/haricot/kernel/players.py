"""Who sits on a seat: a player sees a view and a menu, never the State."""

from __future__ import annotations

from abc import abstractmethod
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from haricot.kernel import mask as masks
from haricot.kernel.actions import Action, Phrase
from haricot.kernel.events import Event
from haricot.kernel.forms import Draft
from haricot.kernel.views import View


@final
class Menu:
    """One question: the picks made so far (none: "what do you do?") and the numbers open now."""

    def __init__(self, draft: Draft, mask: vec[i64]) -> None:
        self.draft: Final = draft
        self.mask: vec[i64] = mask

    def numbers(self) -> list[int]:
        """The open numbers, ascending."""
        return masks.numbers(self.mask)

    def has(self, number: i64) -> bool:
        """Is this number open?"""
        return masks.has(self.mask, number)


@mypyc_attr(allow_interpreted_subclasses=True)
class Player:
    """A seat's mind. `decide` answers with a number of the menu, or with a whole action of its own."""

    def __init__(self, sighted: bool = True) -> None:
        self.sighted: Final = sighted  # False: it never looks, so no view need be made

    @abstractmethod
    def decide(self, view: View, menu: Menu) -> int | Action:
        """One answer to one question."""

    def notice(self, event: Event) -> None:
        """Something happened, as this seat sees it."""

    def clone(self) -> Player:
        """The same mind with all it remembers, which goes its own way from here: for playing on in a world thought of.

        The built-in players can do it; whoever wants to be cloned overrides it.
        """
        raise NotImplementedError(f"{type(self).__name__} cannot be cloned")

    def why(self, view: View, action: Action) -> Phrase:
        """The reason for the answer it has just given, as a text `hint-<id>`; without an id: it cannot say."""
        return Phrase("", {})
