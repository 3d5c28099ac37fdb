"""When the machine acts at a table: programs think a human while, clocks fall, waiting offers are answered.

A program acts as soon as every seat before it in `due` is a program's, or if the rules name no order
among them; it gives people before it time to speak (people press nothing to stay silent), and never
goes on while an offer of its own lies before a person. A table answers for nobody at once: an
instant refusal would tell that the card is missing.
"""

from __future__ import annotations

from typing import Literal, NamedTuple

from haricot.kernel.forms import Draft
from haricot.table.table import PATIENCE_FOR_BYTES, Table

Why = Literal["start", "bot", "flag", "decline", "end"]

THINK = {"calm": 900, "quick": 250, "instant": 0}  # milliseconds before a program's decision
SPREAD = {"calm": 700, "quick": 150, "instant": 0}  # and up to so many more
PATIENCE = {"calm": 12_000, "quick": 6_000, "instant": 12_000}  # for people who may speak first
DECLINE = 2_500  # before an automatic refusal


class Wake(NamedTuple):
    """Something the machine will do at a table, unless something else happens first."""

    when: int
    seat: int
    why: Why


def next_wake(t: Table) -> Wake | None:
    """What the machine does next, if nobody acts before."""
    if t.status == "dealing":
        return Wake(t.since + PATIENCE_FOR_BYTES, -1, "start")
    if t.status != "playing" or t.match is None:
        return None
    if t.outcome is not None:
        return Wake(t.since, -1, "end")
    found = bot_wakes(t)
    flag = t.clocks.next_flag()
    if flag is not None:
        found.append(Wake(flag[1], flag[0], "flag"))
    return min(found, default=None)


def bot_wakes(t: Table) -> list[Wake]:
    """When programs act, and when silence counts as a refusal."""
    people = [seat for seat, chair in enumerate(t.chairs) if not chair.bot]
    if len(people) == len(t.chairs) and not t.agreed.answer and not any(chair.declines for chair in t.chairs):
        return []  # nobody waits for a machine here
    due = t.due()
    pace = t.agreed.pace
    think = t.since + THINK[pace] + (t.seq * 7919) % (SPREAD[pace] + 1)
    if not people:
        return [Wake(think, due[0], "bot")] if due else []
    found: list[Wake] = []
    peers = int(t.game.peers(t.state))
    deals = t.game.view(t.state, -1).deals
    person_before = False
    for seat in due:
        chair = t.chairs[seat]
        if not chair.bot:
            owes = [d for d in deals if d.waits_for(seat) and can_decline(t, seat)]
            if owes and chair.declines:
                found.append(Wake(t.since + DECLINE, seat, "decline"))
            elif owes and t.agreed.answer:
                found.append(Wake(t.since + t.agreed.answer * 1000, seat, "decline"))
            person_before = True
        elif any(d.proposer == seat and any(d.waits_for(p) for p in people) for d in deals):
            continue  # its own offer lies before a person
        elif person_before and not (peers >> seat) & 1:
            found.append(Wake(t.since + PATIENCE[pace], seat, "bot"))
        else:
            found.append(Wake(think, seat, "bot"))
    return found


def can_decline(t: Table, seat: int) -> bool:
    """Is there an offer that this seat could refuse now?"""
    return refusal(t, seat) != ""


def refusal(t: Table, seat: int) -> str:
    """The notation that refuses the oldest offer before a seat."""
    for entry in t.game.menu(t.state, Draft(seat)):
        if entry.phrase.id == "decline":
            return entry.notation
    return ""
