"""Every offer that a seat could make now, from what it sees."""

from __future__ import annotations

from typing import Final

from haricot.farm.actions import UP, Offer, Ref
from haricot.farm.cards import Cards
from haricot.farm.knowledge import givable
from haricot.farm.terms import Terms
from haricot.kernel.views import View

MOST: Final = 2  # cards on a side


def offers(view: View, terms: Terms, most: int = MOST) -> list[Offer]:
    """All offers to one seat with up to so many cards on each side, none of which moves nothing.

    Of like cards in the hand those nearest the front are given. Whether it is the phase for it, and how many offers
    are left, is the caller's business.
    """
    cards = terms.cards
    me = view.seat
    active = view.facts["active"]
    partners = [p for p in range(int(terms.seats)) if p != me] if active == me else [active]
    own: list[Ref] = []
    seen: dict[int, int] = {}
    for card in view.zones[f"hand/{me}"]:
        if card is not None:
            sign = int(cards.base) + int(cards.kind_of[card])
            seen[sign] = seen.get(sign, 0) + 1
            if seen[sign] <= most:
                own.append(Ref(sign, seen[sign]))
    if active == me:
        lying = view.zones["up"]
        for at in givable(len(lying), view.facts["kept"], terms):
            card = lying[at]
            if card is not None:
                own.append(Ref(card, UP))
    gives = bundles(own, most)
    wants = wishes(cards, most)
    return [Offer(p, g, w) for p in partners for g in gives for w in wants if g or w]


def bundles(own: list[Ref], most: int) -> list[list[Ref]]:
    """What could be given: no card, one, or more; a second copy only behind the first, like revealed cards once."""
    found: list[list[Ref]] = [[]]
    said: set[tuple[tuple[int, int], ...]] = set()
    for i in range(len(own)):
        longer: list[list[Ref]] = []
        for bundle in found:
            ref = own[i]
            before = 0
            for other in bundle:
                if other.kind == ref.kind and other.copy != UP and ref.copy != UP:
                    before += 1
            if len(bundle) == most or (ref.copy != UP and before != ref.copy - 1):
                continue
            key = tuple([(int(other.kind), int(other.copy)) for other in bundle] + [(int(ref.kind), int(ref.copy))])
            if key not in said:
                said.add(key)
                longer.append(bundle + [ref])
        found += longer
    return found


def wishes(cards: Cards, most: int) -> list[list[int]]:
    """What could be asked for: nothing, one sign, or more."""
    signs = [sign for sign in range(len(cards.names.cards)) if (int(cards.askable) >> sign) & 1]
    found: list[list[int]] = [[]]
    longest = found
    for _ in range(most):
        longest = [wish + [sign] for wish in longest for sign in signs if not wish or sign >= wish[-1]]
        found = found + longest
    return found
