"""Reading Al Cabohne's verbs: `feed`, and those that bean games share."""

from __future__ import annotations

from typing import Final

from haricot.farm import notation
from haricot.farm.notation import read_refs
from haricot.games.al_cabohne.actions import Feed
from haricot.games.al_cabohne.terms import BOSSES
from haricot.kernel.actions import Action, Names
from haricot.kernel.errors import MalformedAction

VERBS: Final = [*notation.VERBS, "feed"]


def read_action(text: str, names: Names) -> Action:
    """An action from its notation; raises MalformedAction."""
    words = text.split()
    if not words or words[0] != "feed":
        return notation.read_action(text, names, VERBS)
    if len(words) != 3:
        raise MalformedAction("usage-feed")
    if words[2] not in BOSSES:
        raise MalformedAction("no-boss", word=words[2][:40], bosses=BOSSES)
    refs = read_refs(words[1], names)
    if len(refs) != 1:
        raise MalformedAction("usage-feed")
    return Feed(refs[0], BOSSES.index(words[2]))
