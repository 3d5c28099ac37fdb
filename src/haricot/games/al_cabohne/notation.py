"""Reading Al Cabohne's verbs: `feed`, and those that bean games share."""

from __future__ import annotations

from haricot.farm import notation
from haricot.farm.notation import read_refs
from haricot.games.al_cabohne.actions import Feed
from haricot.games.al_cabohne.terms import BOSSES
from haricot.kernel.actions import Action, Names
from haricot.kernel.errors import MalformedAction

FEED = "feed KIND[@COPY|@up] BOSS"


def read_action(text: str, names: Names) -> Action:
    """An action from its notation; raises MalformedAction that says how the verb is written."""
    words = text.split()
    verb = words[0] if words else ""
    if verb in notation.USAGE:
        return notation.read_action(text, names)
    if verb != "feed":
        raise MalformedAction(f"'{verb[:40]}' is not a verb here (verbs: {', '.join(notation.USAGE)}, feed)")
    if len(words) != 3:
        raise MalformedAction(f"it is written: {FEED}")
    if words[2] not in BOSSES:
        raise MalformedAction(f"there is no boss '{words[2][:40]}' (bosses: {', '.join(BOSSES)})")
    refs = read_refs(words[1], names)
    if len(refs) != 1:
        raise MalformedAction(f"it is written: {FEED}")
    return Feed(refs[0], BOSSES.index(words[2]))
