"""A program says why it last offered or refused something: during a match from what lies open, afterwards from all it knew."""

from __future__ import annotations

from haricot.farm.actions import Counter, Decline, Offer
from haricot.farm.explaining import why_offered, why_refused
from haricot.kernel.actions import Action, Phrase
from haricot.kernel.drive import question
from haricot.kernel.errors import HaricotError
from haricot.kernel.events import Event
from haricot.kernel.forms import Draft
from haricot.kernel.match import Match
from haricot.table.errors import Refusal
from haricot.table.folding import SILENCE
from haricot.table.recalling import recalled
from haricot.table.table import Table

NOTHING = Phrase("nothing", {})


def explained(t: Table, seat: int) -> Phrase:
    """Why the program of a seat last offered or refused something, in words (`why-<id>`) that tell no hidden card."""
    t.must_have(seat)
    number = last_said(t, seat)
    if number < 0:
        return NOTHING
    assert t.match is not None
    again = Match(t.game, t.match.head)
    for each in t.match.taken[:number]:
        t.game.do(again.state, each.seat, each.action, None)
    view = t.game.view(again.state, -1)  # as a spectator sees it
    kind_of = [int(kind) for kind in again.state.market.kind_of]
    action = t.match.taken[number].action
    if isinstance(action, Decline):
        for deal in view.deals:
            if deal.id == action.deal:
                return why_refused(kind_of, view, seat, deal)
        return NOTHING
    events: list[Event] = []
    t.game.do(again.state, seat, action, events)
    for event in events:
        gives, wants = event.args.get("gives"), event.args.get("wants")
        if event.id == "offered" and isinstance(gives, list) and isinstance(wants, list):
            return why_offered(kind_of, view, seat, gives, wants)
    return NOTHING


def explained_after(t: Table, seat: int) -> Phrase:
    """The same once the match is over: what the program reckoned then, hidden cards and all."""
    t.must_have(seat)
    number = last_said(t, seat)
    if not t.finished:
        raise Refusal("not_now", "match-not-over")
    if number < 0:
        return NOTHING
    player, state = recalled(t, seat, t.deciders[number], number)
    try:
        action = question(t.game, state, seat, player, Draft(), t.game.mask())
    except HaricotError:
        return NOTHING  # an older version of it has said that
    said = player.why(t.game.view(state, seat), action)
    return Phrase(said.id.removesuffix("-all") or "best", said.args, types=said.types)


def last_said(t: Table, seat: int) -> int:
    """The number of the last offer or refusal of a program on a seat; -1: there is none."""
    taken = t.match.taken if t.match is not None else []
    for number in range(len(taken) - 1, -1, -1):
        if taken[number].seat == seat and t.deciders[number] not in ("", SILENCE) and speaks(taken[number].action):
            return number
    return -1


def speaks(action: Action) -> bool:
    """Is it one that people ask the reason of?"""
    return isinstance(action, Offer | Counter | Decline)
