"""The forms of an offer and of an acceptance: own cards are picked by card, so that the giver chooses the sex."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from haricot.farm.actions import Ref
from haricot.farm.deals import Deal
from haricot.farm.fields import Farm
from haricot.farm.forms import OfferForms, Picks, picks_of
from haricot.farm.numbers import N_OFFER
from haricot.farm.state import FarmState
from haricot.farm.terms import Terms
from haricot.games.ladybohn.actions import CARDS, N_ACCEPT, N_DECLINE, N_MINE, N_NEXT, N_UPS, N_WANT, PARTNERS
from haricot.kernel.forms import Draft
from haricot.kernel.game import bit
from haricot.kernel.mask import put


@final
class LadyPicks(Picks):
    """A pick names a card, a wanted sign is a variety or (sexes shown) a card; the picks lie in two words."""

    def owed(self, d: Deal, n: i64) -> i64:
        """Single cards come before varieties, so that nothing else takes them."""
        order: list[int] = []
        for sign in d.wants:
            if i64(sign) < CARDS:
                order.append(int(sign))
        for sign in d.wants:
            if i64(sign) >= CARDS:
                order.append(int(sign))
        return order[n]

    def askable(self, mask: vec[i64], terms: Terms) -> None:
        put(mask, N_MINE, terms.cards.askable & (bit(CARDS) - 1))
        put(mask, N_WANT, terms.cards.in_play)

    def mine(self, t: FarmState, draft: Draft, signs: i64, mask: vec[i64], terms: Terms) -> None:
        farm = t.farms[draft.seat]
        mine: i64 = 0
        for card in farm.hand:
            c = i64(card)
            if means(signs, c, farm) and (mine >> c) & 1 == 0 and held(farm, c) > picks_of(draft, N_MINE + c):
                mine |= bit(c)
        ups: i64 = 0
        if draft.seat == t.active:
            for card in t.market.up:
                c = i64(card)
                if means(signs, c, farm) and t.market.free_ups(c, terms.lock_kept_cards) > picks_of(draft, N_UPS + c):
                    ups |= bit(c)
        put(mask, N_MINE, mine)
        put(mask, N_UPS, ups)

    def wants(self, draft: Draft, start: i64) -> list[int]:
        wants: list[int] = []
        i = start
        while i < draft.size and draft.picks[i] != N_NEXT:
            pick = draft.picks[i]
            wants.append(int(pick - N_WANT + CARDS) if pick >= N_WANT else int(pick - N_MINE))
            i += 1
        return wants

    def hand_ref(self, pick: i64, before: i64, farm: Farm) -> Ref:
        """The copy of a card behind so many like it, as a copy of its variety (LAD-28)."""
        card = pick - N_MINE
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


FORMS: Final = OfferForms(N_OFFER, N_ACCEPT, N_DECLINE, N_NEXT, N_MINE, N_MINE, N_UPS, LadyPicks())
ACCEPTANCES: Final[i64] = (bit(PARTNERS) - 1) << N_ACCEPT  # their buttons


def means(signs: i64, card: i64, farm: Farm) -> bool:
    """Is a card one of these signs, or of a variety among them?"""
    return ((signs >> card) | (signs >> (CARDS + i64(farm.kind_of[card])))) & 1 == 1


def held(farm: Farm, card: i64) -> i64:
    """How many copies of a card are in the hand."""
    n: i64 = 0
    for other in farm.hand:
        if i64(other) == card:
            n += 1
    return n
