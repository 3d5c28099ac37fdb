"""What a bot would do on a seat, and why, from what the seat may know.

The strongest that a box has for people thinks where the host lets it, and the host then keeps what it says; otherwise, or where
that takes too long, `greedy` answers at once. Whoever asks again and again gets the same answer without another thought,
so that no number of questions costs much.
"""

from __future__ import annotations

from typing import Any

from haricot.bots import seats as bots
from haricot.bots.cast import GREEDY
from haricot.kernel.actions import Action, Phrase
from haricot.kernel.drive import question
from haricot.kernel.errors import IllegalAction
from haricot.kernel.forms import Draft
from haricot.kernel.game import Game
from haricot.kernel.match import new_record
from haricot.table import told, wire
from haricot.table.errors import Refusal
from haricot.table.table import Table

MILLISECONDS = 200  # in which a hint stands, or a decision for somebody who is gone


class Hints:
    """The last hint of each seat of one table, as long as nothing has happened since."""

    def __init__(self) -> None:
        self.given: dict[int, tuple[int, wire.Advice]] = {}  # by seat: the table's number then, and the hint

    def known(self, t: Table, seat: int, id: int) -> wire.Advice | None:
        """The hint that was given for the table as it is."""
        seq, found = self.given.get(seat, (-1, None))
        if found is None or seq != t.seq:
            return None
        return wire.Advice(found.table, seat, id, found.action, found.entry, found.why, found.args, found.types)

    def keep(self, t: Table, found: wire.Advice) -> wire.Advice:
        """A hint for the table as it is."""
        self.given[found.seat] = (t.seq, found)
        return found

    def advice(self, t: Table, seat: int, id: int) -> wire.Advice:
        """A hint at once; raises Refusal when there is none."""
        return self.known(t, seat, id) or self.keep(t, advice(t, seat, id))


def asked(t: Table, seat: int) -> list[wire.Choice]:
    """What a seat that is asked at a casual table can choose from; raises Refusal where there is no hint."""
    lines = told.menu(t, seat)
    if not t.agreed.hints or not lines or seat not in t.game.due(t.state):
        raise Refusal("not_now", "no-hint")
    return lines


def advice(t: Table, seat: int, id: int) -> wire.Advice:
    """A hint by `greedy`; raises Refusal when there is none."""
    asked(t, seat)
    picks, action, why = thought(t.game, t.state, seat, f"hint-{t.seq}")
    return said(t, seat, id, picks, t.game.write(action), why)


def said(t: Table, seat: int, id: int, picks: list[int], notation: str, why: Phrase) -> wire.Advice:
    """A hint as it is told, with the choice that begins it."""
    lines = told.menu(t, seat)
    entry = next((line for line in lines if line.notation == notation or [line.number] == picks[:1]), None)
    return wire.Advice(t.id, seat, id, notation, entry, why.id, why.args, why.types)


def laid_out(t: Table) -> str:
    """The match as it lies, as the text of a record: what somebody elsewhere needs to think about it."""
    record = new_record(t.game, "hint")
    record.position = t.game.dump(t.state).write(t.game.names)
    return record.write()


def thought(
    game: Game[Any], s: Any, seat: int, seed: str, bot: str = GREEDY, amount: int = 0, unit: str = "n"
) -> tuple[list[int], Action, Phrase]:
    """The picks and the action that a bot answers with, and its reason; raises Refusal where it is not asked.

    One that knows how to keep to it has a budget: so many worlds (`n`), or milliseconds (`ms`).
    """
    if seat not in game.due(s):
        raise Refusal("not_now", "no-hint")
    player = bots.sit(bot, game, seed, seat)
    if amount:
        bots.allow(player, amount, unit)
    draft = Draft()
    try:
        action = question(game, s, seat, player, draft, game.mask())
    except IllegalAction:
        raise Refusal("not_now", "no-hint") from None
    alone = game.menu(s, Draft(seat))
    forced = len(alone) == 1 and alone[0].notation != ""
    why = Phrase("only", {}) if forced else player.why(game.view(s, seat), action)
    return [int(number) for number in draft.picks[: draft.size]], action, why
