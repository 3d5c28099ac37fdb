"""Why a program offers or refuses, in one sentence that everybody may hear: from what lies open, and from nothing else.

A reason (`why-<id>`) is worked out from the view of a spectator, so it cannot tell a hidden card; what a program really
reckoned it says after the match (`hints.py`).
"""

from __future__ import annotations

from typing import Final

from haricot.kernel.actions import Phrase
from haricot.kernel.views import DealView, View

NEVER: Final = 1000  # coins that nobody has: where they are hidden nobody is seen to lead


def grown(kind_of: list[int], view: View, seat: int) -> set[int]:
    """The kinds that lie in the fields of a seat; `kind_of` says which kind a card or a sign is of."""
    found: set[int] = set()
    for zone, lying in view.zones.items():
        if zone.startswith(f"field/{seat}/") and lying and lying[0] is not None:
            found.add(kind_of[lying[0]])
    return found


def why_offered(kind_of: list[int], view: View, seat: int, gives: list[int], wants: list[int]) -> Phrase:
    """Why a seat offers something; the view is that before the offer."""
    if not wants:
        return Phrase("gift", {"gives:kind": gives})
    if {kind_of[sign] for sign in wants} & grown(kind_of, view, seat):
        return Phrase("grows", {"wants:kind": wants})
    return Phrase("begins", {"wants:kind": wants})


def why_refused(kind_of: list[int], view: View, seat: int, deal: DealView) -> Phrase:
    """Why a seat refuses a deal; the view is that before the refusal."""
    mine = grown(kind_of, view, seat)
    if {kind_of[sign] for sign in deal.wants} & mine:
        return Phrase("needs", {"wants:kind": deal.wants})
    if deal.gives and not {kind_of[sign] for sign in deal.gives} & mine:
        return Phrase("no-field", {"gives:kind": deal.gives})
    coins = {name: count for name, count in view.facts.items() if name.startswith("coins/")}
    if coins.pop(f"coins/{deal.proposer}", 0) > max(coins.values(), default=NEVER):
        return Phrase("leads", {"seat": deal.proposer})
    return Phrase("little", {})
