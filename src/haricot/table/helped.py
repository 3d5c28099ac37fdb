"""Where a program has decided for a person: matches are compared by what people decided themselves."""

from __future__ import annotations

from haricot.table.folding import SILENCE
from haricot.table.table import Table


def stood_in(t: Table) -> list[int]:
    """The seats of people where a program has decided something, because they were gone or their time had run out.

    Silence is an answer like any other: an offer that nobody takes in time is declined.
    """
    taken = t.match.taken if t.match is not None else []
    programs = {each.seat for each, decider in zip(taken, t.deciders, strict=True) if decider not in ("", SILENCE)}
    return [seat for seat in sorted(programs) if t.players[seat]]
