"""What a new baby binds its owner to: to be planted at once, and the move of a miss, judged and numbered (LAD-14 to 16, 30, 68)."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from haricot.farm.actions import Plant
from haricot.farm.numbers import N_PASS
from haricot.games.ladybohn.actions import CARDS, LIFTS, N_LIFT, N_LOWER, N_PLANT_CARD, Lift
from haricot.games.ladybohn.reasons import ABOVE_THE_TOP, BABIES_FIRST, NO_MISS, NO_MOVE, ONE_OR_TWO
from haricot.games.ladybohn.state import State
from haricot.games.ladybohn.terms import BABY, LadyTerms, sex_of
from haricot.kernel import rule
from haricot.kernel.actions import Action, Pass
from haricot.kernel.game import bit
from haricot.kernel.mask import put
from haricot.kernel.piles import in_pile
from haricot.kernel.rule import Rule


def check_lift(s: State, seat: i64, a: Lift, terms: LadyTerms) -> Rule | None:
    """A baby moves one miss of its field by one or two places, not above the top, or none (LAD-14 to 16)."""
    field = i64(s.lifts[seat]) - 1
    if field < 0:
        return terms.law[why_no_move(s, seat)]
    place = s.miss_at(seat, field, a.miss) if a.miss > 0 else -1
    if place < 0:
        return rule.NO_SUCH
    if not 1 <= a.places <= 2:
        return terms.law[ONE_OR_TWO]
    return None if place + a.places < i64(s.farms[seat].size[field]) else terms.law[ABOVE_THE_TOP]


def why_no_move(s: State, seat: i64) -> i64:
    """Why nothing may be lifted: a baby lies without a miss (LAD-14), or there is none whose move is open (LAD-16)."""
    why = NO_MOVE
    field: i64 = 0
    while field < s.farms[seat].fields:
        for card in s.stack(seat, field):
            if sex_of(i64(card)) == BABY:
                if s.misses(seat, field) > 0:
                    return NO_MOVE  # its move was made or waived
                why = NO_MISS
        field += 1
    return why


def check_bound(s: State, seat: i64, a: Action, terms: LadyTerms) -> Rule | None:
    """A seat bound by a baby does nothing else first (LAD-16, 30, 68, LAD-A10)."""
    if s.lifts[seat] > 0:
        return None if isinstance(a, Pass) else terms.move_first
    if not isinstance(a, Plant) or not owes_baby(s, seat, a.kind):
        return terms.baby_first
    if s.first_bound() != seat:
        return terms.law[BABIES_FIRST]
    return terms.law[s.farms[seat].room(i64(terms.cards.kind_of[a.kind]), a.field, False)]


def owes_baby(s: State, seat: i64, card: i64) -> bool:
    """Is this one of the babies that a seat must plant at once?"""
    return 0 <= card < CARDS and in_pile(s.farms[seat].aside, card) >= 0 and s.must_plant(seat, card)


def plants_kept(s: State, place: i64, terms: LadyTerms) -> bool:
    """Is a revealed card a baby that is planted at once when it is declared kept (LAD-A5)?"""
    return terms.at_once and place < len(s.market.up) and s.must_plant(s.active, i64(s.market.up[place]))


def options(s: State, seat: i64, mask: vec[i64]) -> None:
    """The buttons of a bound seat, into an empty mask: move a miss or waive it, or plant the baby it chooses."""
    if s.lifts[seat] > 0:
        mask[0] = bit(N_PASS)
        lifts(s, seat, 0, mask)
    elif s.first_bound() == seat:
        for card in s.farms[seat].aside:
            if s.must_plant(seat, i64(card)):
                mask[0] |= bit(N_PLANT_CARD + i64(card))


def lifts(s: State, seat: i64, pages: i64, mask: vec[i64]) -> None:
    """The moves of the misses at hand after going down so many times, and the way further down."""
    field = i64(s.lifts[seat]) - 1
    if field < 0:
        return
    size = i64(s.farms[seat].size[field])
    miss: i64 = 0
    while miss < LIFTS:
        place = s.miss_at(seat, field, LIFTS * pages + miss + 1)
        if place < 0:
            return
        mask[0] |= bit(N_LIFT + miss)
        if place + 2 < size:
            mask[0] |= bit(N_LIFT + LIFTS + miss)
        miss += 1
    if s.miss_at(seat, field, LIFTS * (pages + 1) + 1) >= 0:
        put(mask, N_LOWER, 1)
