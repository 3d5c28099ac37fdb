"""What a reader asks a table for: a decision, and what can be picked next."""

from __future__ import annotations

from haricot.kernel.errors import MalformedAction
from haricot.kernel.forms import Draft
from haricot.table import told, wire
from haricot.table.entries import Line
from haricot.table.errors import Refusal
from haricot.table.table import Table

LONGEST_KEY = 64
LONGEST_ACTION = 400
PICKS = 32  # of one form


def check_length(message: wire.Act) -> None:
    """Is this a decision that can be looked at? Raises Refusal."""
    key = message.key
    if not 1 <= len(key) <= LONGEST_KEY or not key.isprintable() or len(message.action) > LONGEST_ACTION:
        raise Refusal("malformed", "act-length", key=LONGEST_KEY, action=LONGEST_ACTION)


def judged(t: Table, message: wire.Act) -> Line:
    """A decision by a seat's person, as a line for the log; raises Refusal."""
    if t.chairs[message.seat].bot:
        raise Refusal("not_seated", "bot-plays-here")
    return t.decision(message.seat, t.decide(message.seat, message.at, message.action))


def menu(t: Table, seat: int, picks: list[int]) -> list[wire.Choice]:
    """What can be picked after some picks; raises Refusal if these were not open."""
    draft = Draft(seat)
    if t.match is None or t.status != "playing":
        return []
    for pick in picks:
        if pick not in [choice.number for choice in t.game.menu(t.state, draft)]:
            raise Refusal("not_allowed", "picks-closed")
        draft.add(pick)
        try:
            if t.game.finish(t.state, draft) is not None:
                return []
        except MalformedAction:
            return []
    return told.menu(t, seat, picks)
