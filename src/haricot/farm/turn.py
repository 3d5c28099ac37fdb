"""A turn of four phases: plant from the hand, reveal and trade, plant what came, draw.

The law is written once, as predicates of a FarmState: `check` asks one and names the rule, `buttons`
shows the same as bits. A box judges before or after what is its own.
"""

from __future__ import annotations

from mypy_extensions import i64

from haricot.farm.actions import Accept, Counter, Decline, Draw, Keep, Offer, Reveal, Wish, Withdraw
from haricot.farm.fields import Farm
from haricot.farm.numbers import N_DONE, N_DRAW, N_PASS, N_PLANT, N_REVEAL
from haricot.farm.phases import DRAW, PLANT, SETTLE, TRADE, check_pass, front_fits, why_not_front
from haricot.farm.reasons import (
    FINE,
    FRONT_CARD_DUE,
    NO_PLANTING_NOW,
    NO_TRADE_YET,
    NOT_FROM_HAND,
    NOT_TO_DECLARE,
    OFF_TURN,
    STILL_TO_PLANT,
    TRADE_CLOSED,
    TRADE_OPEN,
    WRONG_ORDER,
)
from haricot.farm.state import FarmState
from haricot.farm.terms import Terms
from haricot.farm.trading import check_answer, check_offer, check_wish
from haricot.kernel import rule
from haricot.kernel.actions import UNTYPED, Action, Done, Pass
from haricot.kernel.events import Event
from haricot.kernel.game import bit
from haricot.kernel.rule import Rule

# -- who is heard


def voices_open(t: FarmState, phase: i64, terms: Terms) -> bool:
    """Is this a moment for the others to be heard: a trade, or before the deck can run out?"""
    if phase == TRADE:
        return True
    deck = len(t.supply.deck)
    if phase == PLANT:
        return deck <= terms.reveal and FarmState.may_reveal(t)
    return phase == DRAW and deck <= terms.draw


def has_voice(t: FarmState, seat: i64, terms: Terms) -> bool:
    """Has a seat not been heard yet, and has it something to say?"""
    return (t.heard >> seat) & 1 == 0 and has_words(t.farms[seat], t.phase, terms)


def has_words(farm: Farm, phase: i64, terms: Terms) -> bool:
    """Has a farm something to say at a moment for the others?"""
    if phase == TRADE:
        return farm.offers < terms.offers
    return farm.ripe(terms.literal_protection) != 0 or (terms.buy_off_turn and Terms.may_buy(terms, farm))


def speaker(t: FarmState, skip: i64, terms: Terms) -> i64:
    """Whom to ask where nothing is owed: the others with something to say, then the active player; -1: nobody."""
    active = t.active
    seats = terms.seats
    others = (bit(seats) - 1) & ~(t.heard | skip | bit(active))
    phase = t.phase
    if phase == TRADE and terms.offers == 0:
        others = 0  # nobody bargains
    if others != 0 and voices_open(t, phase, terms):
        farms = t.farms
        seat = active + 1
        while True:
            if seat == seats:
                seat = 0
            if seat == active:
                break
            if (others >> seat) & 1 == 1 and has_words(farms[seat], phase, terms):
                return seat
            seat += 1
    if (skip >> active) & 1 == 0:
        return active
    return -1


def why_not_from_hand(t: FarmState, seat: i64, field: i64, terms: Terms) -> i64:
    """Why a seat may not plant from its hand in a turn of four phases (BOH-14 to 30, 62)."""
    if t.phase == SETTLE:
        return NOT_FROM_HAND
    if seat != t.active:
        return OFF_TURN
    return why_not_front(t, field, terms) if t.phase == PLANT else NO_PLANTING_NOW


# -- the judge


def check(t: FarmState, seat: i64, a: Action, terms: Terms) -> Rule | None:
    """The rule that forbids a verb of the turn or of its market, which is all but planting, harvesting and buying."""
    law = terms.law
    if isinstance(a, (Accept, Decline, Counter, Withdraw)):
        refused = check_answer(t.market, t.farms, seat, t.active, a, terms)
        return law[not_trading(t)] if refused is rule.DEAL_CLOSED and t.phase != TRADE else refused
    if isinstance(a, Offer):
        if t.phase != TRADE:
            return law[not_trading(t)]
        return check_offer(t.market, t.farms, seat, t.active, a.to, a.gives, a.wants, terms)
    if isinstance(a, Pass):
        return check_pass(t, seat, has_voice(t, seat, terms)) if voices_open(t, t.phase, terms) else rule.NOT_YOURS
    if isinstance(a, Wish):
        return law[not_trading(t)] if t.phase != TRADE else check_wish(a, terms)
    if isinstance(a, Done):
        return law[NOT_TO_DECLARE if seat != t.active else not_trading(t)]
    if seat != t.active:
        return law[OFF_TURN]
    if isinstance(a, Reveal):
        if t.phase != PLANT:
            return law[WRONG_ORDER]
        return None if FarmState.may_reveal(t) else law[FRONT_CARD_DUE]
    if isinstance(a, Draw):
        return law[not_drawing(t)]
    if isinstance(a, Keep):
        return law[not_trading(t) if t.phase != TRADE else t.market.why_not_mark(a.kind, terms.lock_kept_cards)]
    return rule.NOT_YOURS


def not_trading(t: FarmState) -> i64:
    """Why there is no dealing in this phase (BOH-32, 52)."""
    if t.phase == TRADE:
        return FINE
    return NO_TRADE_YET if t.phase == PLANT else TRADE_CLOSED


def not_drawing(t: FarmState) -> i64:
    """Why no cards are drawn in this phase (BOH-16, 61)."""
    if t.phase == DRAW:
        return FINE
    if t.phase == PLANT:
        return WRONG_ORDER
    return TRADE_OPEN if t.phase == TRADE else STILL_TO_PLANT


# -- numbered choices


def buttons(t: FarmState, seat: i64, terms: Terms) -> i64:
    """Bits of the steps of the turn: reveal, draw, done or pass, and the front card by field."""
    phase = t.phase
    if seat != t.active:
        if voices_open(t, phase, terms) and has_voice(t, seat, terms):
            return bit(N_PASS)
    elif phase == PLANT:
        w = front_fits(t, terms) << N_PLANT
        return w | bit(N_REVEAL) if FarmState.may_reveal(t) else w
    elif phase == TRADE:
        return bit(N_DONE)
    elif phase == DRAW:
        return bit(N_DRAW)
    return 0


# -- doing


def end_trade(t: FarmState, seat: i64, log: list[Event] | None) -> None:
    """The active player has done: open deals lapse, and what came is planted."""
    if log is not None:
        log.append(Event("trade-over", {"seat": int(seat)}, [], UNTYPED))
    t.market.reset()
    t.enter(SETTLE)
