"""The forms of an offer and of an acceptance, filled pick by pick (what the numbers mean: actions.py)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from haricot.farm.actions import UP, Accept, Decline, Offer, Ref, ref
from haricot.farm.fields import Farm
from haricot.farm.market import Deal
from haricot.games.bohnanza.actions import (
    N_ACCEPT,
    N_DECLINE,
    N_FIRST,
    N_LAST,
    N_NEXT,
    N_OFFER,
    N_UPS,
    S_FIRST,
    S_LAST,
    S_UPS,
    SIDE,
)
from haricot.games.bohnanza.state import State
from haricot.games.bohnanza.terms import Terms
from haricot.kernel.actions import Action
from haricot.kernel.forms import Draft
from haricot.kernel.game import bit

ANY_KIND: Final[i64] = 0x7FF  # eleven kinds


def form_options(s: State, draft: Draft, mask: vec[i64], terms: Terms) -> None:
    """The next pick of an offer or an acceptance."""
    farm = s.farms[draft.seat]
    first = draft.picks[0]
    if first < N_OFFER or first >= N_DECLINE:
        return  # not a form: nothing to pick
    if first >= N_ACCEPT:
        d = deal_from(s, draft.seat, first - N_ACCEPT + 1)
        if d is not None and draft.size <= len(d.wants):
            here = bit(i64(d.wants[draft.size - 1]))
            card_options(s, draft, farm, mask, here, terms.lock)
        return
    gives = given_picks(draft)
    if still_giving(draft, gives):
        mask[1] = 1
        card_options(s, draft, farm, mask, ANY_KIND, terms.lock)
    else:
        mask[1] = terms.cards.in_play << S_FIRST
        if gives > 0 or draft.size > 2:  # a deal moves at least one card
            mask[1] |= 1


def card_options(s: State, draft: Draft, farm: Farm, mask: vec[i64], kinds: i64, lock: bool) -> None:
    """Own cards of these kinds that the draft has not picked yet."""
    once: i64 = 0
    twice: i64 = 0
    for card in farm.hand:
        here = bit(i64(card))
        twice |= once & here
        once |= here
    ups: i64 = 0
    if draft.seat == s.active:
        for card in s.market.up:
            if s.market.up_copies(i64(card), lock) > 0:
                ups |= bit(i64(card))
    p: i64 = 1
    while p < draft.size:  # what earlier picks have used up
        pick = draft.picks[p]
        if pick >= N_UPS:
            kind = pick - N_UPS
            if s.market.up_copies(kind, lock) <= picks_of(draft, pick):
                ups &= ~bit(kind)
        else:
            kind = pick - (N_LAST if pick >= N_LAST else N_FIRST)
            left = farm.copies(kind) - picks_of(draft, N_FIRST + kind) - picks_of(draft, N_LAST + kind)
            if left < 2:
                twice &= ~bit(kind)
            if left < 1:
                once &= ~bit(kind)
        p += 1
    mask[1] |= ((once & kinds) << S_FIRST) | ((twice & kinds) << S_LAST) | ((ups & kinds) << S_UPS)


def deal_from(s: State, seat: i64, places: i64) -> Deal | None:
    """The oldest deal by the seat so many places to the left that waits for this one."""
    return s.market.waiting(s.left_of(seat, places), seat)


def form_action(s: State, draft: Draft) -> Action | None:
    """The answer or the offer that the picks add up to; None: more picks are needed."""
    first = draft.picks[0]
    size = draft.size
    farm = s.farms[draft.seat]
    if first >= N_DECLINE:
        d = deal_from(s, draft.seat, first - N_DECLINE + 1)
        return Decline(d.id) if d is not None else None
    if first >= N_ACCEPT:
        d = deal_from(s, draft.seat, first - N_ACCEPT + 1)
        if d is None or size <= len(d.wants):
            return None
        return Accept(d.id, picked_refs(draft, 1, size, farm))
    if size < 3:
        return None
    gives = given_picks(draft)
    start = 1 + gives
    if gives < SIDE:
        start += 1
    if size <= start or (size - start < SIDE and draft.picks[size - 1] != N_NEXT):
        return None
    wants: list[int] = []
    i = start
    while i < size and draft.picks[i] != N_NEXT:
        wants.append(int(draft.picks[i] - N_FIRST))
        i += 1
    to = s.left_of(draft.seat, first - N_OFFER + 1)
    return Offer(to, picked_refs(draft, 1, 1 + gives, farm), wants)


def form_side(draft: Draft) -> str:
    """What the next pick is for: give, want or pay."""
    if draft.size > 0 and draft.picks[0] >= N_ACCEPT:
        return "pay"
    return "give" if draft.size == 0 or still_giving(draft, given_picks(draft)) else "want"


def given_picks(draft: Draft) -> i64:
    """How many cards an offer's draft gives so far."""
    n: i64 = 0
    while n < SIDE and 1 + n < draft.size and draft.picks[1 + n] != N_NEXT:
        n += 1
    return n


def still_giving(draft: Draft, gives: i64) -> bool:
    """May an offer's draft still name cards to give?"""
    return gives < SIDE and draft.size == 1 + gives


def picks_of(draft: Draft, number: i64) -> i64:
    """How often a draft has picked a number."""
    n: i64 = 0
    i: i64 = 1
    while i < draft.size:
        if draft.picks[i] == number:
            n += 1
        i += 1
    return n


def picked_refs(draft: Draft, start: i64, end: i64, farm: Farm) -> list[Ref]:
    """The cards that picks name: FIRST counts copies from the front, LAST from the back."""
    refs: list[Ref] = []
    i = start
    while i < end:
        pick = draft.picks[i]
        before: i64 = 0
        j = start
        while j < i:
            if draft.picks[j] == pick:
                before += 1
            j += 1
        if pick >= N_UPS:
            refs.append(ref(pick - N_UPS, UP))
        elif pick >= N_LAST:
            refs.append(ref(pick - N_LAST, farm.copies(pick - N_LAST) - before))
        else:
            refs.append(ref(pick - N_FIRST, 1 + before))
        i += 1
    return refs
