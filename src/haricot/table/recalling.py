"""What a program at a table remembers is a fold of the log: after a restart it is made again, and answers as it would have."""

from __future__ import annotations

import contextlib
from typing import Any

from haricot.bots import seats as bots
from haricot.kernel.drive import question
from haricot.kernel.errors import HaricotError
from haricot.kernel.events import Event
from haricot.kernel.forms import Draft
from haricot.kernel.match import Match
from haricot.kernel.players import Player
from haricot.table.table import Table


def recalled(t: Table, seat: int, bot: str, decisions: int | None = None) -> tuple[Player, Any]:
    """A program that knows of the match what it would know had it sat there, and the state, after so many decisions.

    It notices again whatever happened, and is asked again where it was asked: what it said is known, but it may remember
    having said it, and its dice go on from there.
    """
    assert t.match is not None
    game, taken = t.game, t.match.taken
    player = bots.sit(bot, game, t.seed[:56] + "-bot", seat)
    again = Match(game, t.match.head)
    draft, mask = Draft(), game.mask()
    for number, each in enumerate(taken if decisions is None else taken[:decisions]):
        if each.seat == seat and t.deciders[number] == bot:
            with contextlib.suppress(HaricotError):  # an older version of it may have answered otherwise
                question(game, again.state, seat, player, draft, mask)
        events: list[Event] = []
        game.do(again.state, each.seat, each.action, events)
        for event in events:
            player.notice(event.seen_by(seat, game.zones))
    return player, again.state
