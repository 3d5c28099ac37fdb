"""What the greedy bot would do on a seat, and why, from what the seat may know.

Whoever asks again and again gets the same answer without another thought, so that no number of questions costs much.
"""

from __future__ import annotations

from typing import Any

from haricot.bots import seats as bots
from haricot.kernel.actions import Action, Phrase
from haricot.kernel.drive import question
from haricot.kernel.errors import IllegalAction
from haricot.kernel.forms import Draft
from haricot.kernel.game import Game
from haricot.table import told, wire
from haricot.table.errors import Refusal
from haricot.table.table import Table


class Hints:
    """The last hint of each seat of one table, as long as nothing has happened since."""

    def __init__(self) -> None:
        self.given: dict[int, tuple[int, wire.Advice]] = {}  # by seat: the table's number then, and the hint

    def advice(self, t: Table, seat: int, id: int) -> wire.Advice:
        """A hint for a seat; raises Refusal when there is none."""
        known = self.given.get(seat)
        if known is None or known[0] != t.seq:
            known = self.given[seat] = (t.seq, advice(t, seat, id))
        found = known[1]
        return wire.Advice(found.table, seat, id, found.action, found.entry, found.why, found.args, found.types)


def advice(t: Table, seat: int, id: int) -> wire.Advice:
    """A hint for a seat that is asked at a casual table; raises Refusal when there is none."""
    lines = told.menu(t, seat)
    if not t.agreed.hints or not lines:
        raise Refusal("not_now", "no-hint")
    picks, action, why = thought(t.game, t.state, seat, f"hint-{t.seq}")
    notation = t.game.write(action)
    entry = next((line for line in lines if line.notation == notation or [line.number] == picks[:1]), None)
    return wire.Advice(t.id, seat, id, notation, entry, why.id, why.args, why.types)


def thought(game: Game[Any], s: Any, seat: int, seed: str) -> tuple[list[int], Action, Phrase]:
    """The picks and the action that the bot answers with, and its reason; raises Refusal where it is not asked."""
    if seat not in game.due(s):
        raise Refusal("not_now", "no-hint")
    player = bots.sit("greedy", game, seed, seat)
    draft = Draft()
    try:
        action = question(game, s, seat, player, draft, game.mask())
    except IllegalAction:
        raise Refusal("not_now", "no-hint") from None
    alone = game.menu(s, Draft(seat))
    forced = len(alone) == 1 and alone[0].notation != ""
    why = Phrase("only", {}) if forced else player.why(game.view(s, seat), action)
    return [int(number) for number in draft.picks[: draft.size]], action, why
