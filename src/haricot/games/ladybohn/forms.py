"""The forms of an offer and of an acceptance: own cards are picked by card, so that the giver chooses the sex."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from haricot.farm.actions import UP, Accept, Decline, Offer, Ref, ref
from haricot.farm.deals import Deal
from haricot.farm.fields import Farm
from haricot.farm.forms import SIDE, OfferForms, picks_of
from haricot.games.ladybohn.actions import (
    CARDS,
    N_ACCEPT,
    N_DECLINE,
    N_MINE,
    N_NEXT,
    N_OFFER,
    N_UPS,
    N_WANT,
)
from haricot.games.ladybohn.state import State
from haricot.games.ladybohn.terms import LadyTerms
from haricot.kernel.actions import Action
from haricot.kernel.forms import Draft
from haricot.kernel.game import bit
from haricot.kernel.mask import put

FORMS: Final = OfferForms(11, 15, 19, 59, 60, 60, 84)  # its buttons and the shape of its drafts serve here too


def options(s: State, draft: Draft, mask: vec[i64], terms: LadyTerms) -> None:
    """The next pick of an offer or an acceptance, into an empty mask."""
    first = draft.picks[0]
    if first < N_OFFER or first >= N_DECLINE:
        return  # not a form: nothing to pick
    if first >= N_ACCEPT:
        d = FORMS.deal_from(s, draft.seat, first - N_ACCEPT + 1)
        if d is not None and draft.size <= len(d.wants):
            own_cards(s, draft, wanted(d, draft.size - 1), mask, terms)
        return
    gives = FORMS.given(draft)
    if gives < SIDE and draft.size == 1 + gives:
        put(mask, N_NEXT, 1)
        own_cards(s, draft, -1, mask, terms)
        return
    put(mask, N_WANT, terms.cards.in_play)
    if terms.shown:
        put(mask, N_MINE, terms.cards.askable & (bit(CARDS) - 1))
    if gives > 0 or draft.size > 2:  # a deal moves at least one card
        put(mask, N_NEXT, 1)


def wanted(d: Deal, n: i64) -> i64:
    """The n-th word to pay: single cards come before varieties, so that nothing else takes them."""
    order: list[int] = []
    for word in d.wants:
        if i64(word) < CARDS:
            order.append(int(word))
    for word in d.wants:
        if i64(word) >= CARDS:
            order.append(int(word))
    return order[n]


def own_cards(s: State, draft: Draft, word: i64, mask: vec[i64], terms: LadyTerms) -> None:
    """The own cards that a word means (-1: any) and that the draft has not picked yet."""
    farm = s.farms[draft.seat]
    mine: i64 = 0
    for card in farm.hand:
        c = i64(card)
        if means(word, c, terms) and (mine >> c) & 1 == 0 and held(farm, c) > picks_of(draft, N_MINE + c):
            mine |= bit(c)
    ups: i64 = 0
    if draft.seat == s.active:
        for card in s.market.up:
            c = i64(card)
            if means(word, c, terms) and s.market.free_ups(c, terms.lock) > picks_of(draft, N_UPS + c):
                ups |= bit(c)
    put(mask, N_MINE, mine)
    put(mask, N_UPS, ups)


def means(word: i64, card: i64, terms: LadyTerms) -> bool:
    """Is a card what a word asks for?"""
    if word < CARDS:
        return word < 0 or word == card
    return i64(terms.cards.kind_of[card]) == word - CARDS


def held(farm: Farm, card: i64) -> i64:
    """How many copies of a card are in the hand."""
    n: i64 = 0
    for other in farm.hand:
        if i64(other) == card:
            n += 1
    return n


def action(s: State, draft: Draft) -> Action | None:
    """The answer or the offer that the picks add up to; None: more picks are needed."""
    first = draft.picks[0]
    size = draft.size
    farm = s.farms[draft.seat]
    if first >= N_DECLINE:
        d = FORMS.deal_from(s, draft.seat, first - N_DECLINE + 1)
        return Decline(d.id) if d is not None else None
    if first >= N_ACCEPT:
        d = FORMS.deal_from(s, draft.seat, first - N_ACCEPT + 1)
        if d is None or size <= len(d.wants):
            return None
        return Accept(d.id, refs(draft, 1, size, farm))
    if size < 3:
        return None
    gives = FORMS.given(draft)
    start = 1 + gives
    if gives < SIDE:
        start += 1
    if size <= start or (size - start < SIDE and draft.picks[size - 1] != N_NEXT):
        return None
    wants: list[int] = []
    i = start
    while i < size and draft.picks[i] != N_NEXT:
        pick = draft.picks[i]
        wants.append(int(pick - N_WANT + CARDS) if pick >= N_WANT else int(pick - N_MINE))
        i += 1
    return Offer(s.left_of(draft.seat, first - N_OFFER + 1), refs(draft, 1, 1 + gives, farm), wants)


def refs(draft: Draft, start: i64, end: i64, farm: Farm) -> list[Ref]:
    """The cards that picks name: the same pick again means the next copy."""
    found: list[Ref] = []
    i = start
    while i < end:
        pick = draft.picks[i]
        if pick >= N_UPS:
            found.append(ref(pick - N_UPS, UP))
        else:
            before: i64 = 0
            j = start
            while j < i:
                if draft.picks[j] == pick:
                    before += 1
                j += 1
            found.append(hand_ref(farm, pick - N_MINE, before))
        i += 1
    return found


def hand_ref(farm: Farm, card: i64, before: i64) -> Ref:
    """The copy of a card behind so many like it, as a copy of its variety (LAD-28)."""
    kind = farm.kind_of[card]
    copy: i64 = 0
    for other in farm.hand:
        if farm.kind_of[i64(other)] == kind:
            copy += 1
            if i64(other) == card:
                if before == 0:
                    break
                before -= 1
    return Ref(CARDS + i64(kind), copy)
