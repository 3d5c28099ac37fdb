"""The verbs of the market, judged and done with their events: offer, counter, decline, accept, withdraw, keep, wish."""

from __future__ import annotations

from typing import Final

from librt.vecs import append
from mypy_extensions import i64

from haricot.farm.actions import Accept, Counter, Decline, Keep, Offer, Ref, Wish, Withdraw
from haricot.farm.deals import NO_PLACES, Deal, ascending
from haricot.farm.fields import Farm
from haricot.farm.market import Market
from haricot.farm.state import FarmState
from haricot.farm.terms import Terms
from haricot.kernel import rule
from haricot.kernel.actions import UNTYPED, Action
from haricot.kernel.events import Event, Move
from haricot.kernel.game import bit
from haricot.kernel.piles import cards_of, joined
from haricot.kernel.rule import Rule

# The types of arguments, apart from their names: these events are made all the time.
OFFERED: Final = {"to": "seat", "gives": "kind", "ups": "up", "wants": "kind"}
ACCEPTED: Final = {"to": "seat", "gives": "kind", "wants": "kind"}
DECLINED: Final = {"to": "seat"}
WISHED: Final = {"kinds": "kind"}

# -- judging, where the phase allows dealing


def check_offer(
    market: Market,
    farms: list[Farm],
    seat: i64,
    active: i64,
    to: i64,
    gives: list[Ref],
    wants: list[int],
    terms: Terms,
) -> Rule | None:
    """The rule that forbids an offer, or a counter-offer, to somebody (KER-05 first)."""
    if farms[seat].offers >= terms.offers:
        return rule.NO_OFFERS_LEFT
    return terms.law[market.check_offer(to, gives, wants, farms, seat, active, terms.lock_kept_cards, terms.cards)]


def check_answer(
    market: Market, farms: list[Farm], seat: i64, active: i64, a: Accept | Decline | Counter | Withdraw, terms: Terms
) -> Rule | None:
    """The rule that forbids to accept, decline or counter a deal, or to take it back (KER-02, KER-04, KER-05)."""
    if not market.was_made(a.deal):
        return rule.NO_SUCH
    d = market.find(a.deal)
    if isinstance(a, Withdraw):
        return None if d is not None and d.proposer == seat else rule.DEAL_CLOSED
    if d is None or not d.waits_for(seat):
        return rule.DEAL_CLOSED
    if isinstance(a, Accept):
        return terms.law[market.check_accept(d, a, farms, seat, active, terms.lock_kept_cards)]
    if isinstance(a, Counter):
        return check_offer(market, farms, seat, active, d.proposer, a.gives, a.wants, terms)
    return None


def check_wish(a: Wish, terms: Terms) -> Rule | None:
    """The rule that forbids a wish: only kinds in play, each once."""
    for kind in a.kinds:
        if not 0 <= kind < len(terms.cards.names.cards) or (terms.cards.askable >> kind) & 1 == 0:
            return terms.law[terms.cards.why_not_ask(kind)]
    return None if len(set(a.kinds)) == len(a.kinds) else rule.NO_SUCH


def formerly(market: Market, seat: i64, a: Action) -> Action:
    """What an offer meant before `counter` was a verb: an answer to the oldest deal of its addressee, if one waited."""
    if isinstance(a, Offer):
        owed = market.waiting(a.to, seat)
        if owed is not None:
            return Counter(owed.id, a.gives, a.wants)
    return a


# -- doing


def make_offer(
    market: Market, farm: Farm, seat: i64, to: i64, gives: list[Ref], wants: list[int], log: list[Event] | None
) -> None:
    """Open a deal."""
    farm.offers += 1
    d = market.open(to, gives, wants, farm, seat)
    if log is not None:
        log.append(
            Event(
                "offered",
                {
                    "seat": int(seat),
                    "to": int(d.to),
                    "deal": int(d.id),
                    "gives": [int(k) for k in d.gives],
                    "ups": [1 if place < 0 else 0 for place in d.places],
                    "wants": [int(k) for k in d.wants],
                },
                [],
                OFFERED,
            )
        )


def refuse(market: Market, d: Deal, seat: i64, seats: i64, log: list[Event] | None) -> None:
    """Say no to a deal."""
    market.refuse(d, seat, seats)
    if log is not None:
        log.append(Event("declined", {"seat": int(seat), "deal": int(d.id), "to": int(d.proposer)}, [], DECLINED))


def counter(market: Market, farms: list[Farm], seat: i64, a: Counter, log: list[Event] | None) -> None:
    """Say no to one deal, and propose another to its maker."""
    d = market.find(a.deal)
    if d is not None:
        refuse(market, d, seat, len(farms), log)
        make_offer(market, farms[seat], seat, d.proposer, a.gives, a.wants, log)


def decline(market: Market, id: i64, seat: i64, seats: i64, log: list[Event] | None) -> None:
    """Say no to the deal of this id."""
    d = market.find(id)
    if d is not None:
        refuse(market, d, seat, seats, log)


def withdraw(market: Market, id: i64, seat: i64, log: list[Event] | None) -> None:
    """Take a deal back."""
    d = market.find(id)
    if d is not None:
        market.close(d)
        if log is not None:
            log.append(Event("withdrew", {"seat": int(seat), "deal": int(d.id)}, [], UNTYPED))


def accept(
    market: Market, farms: list[Farm], seat: i64, a: Accept, lock: bool, to_hand: bool, log: list[Event] | None
) -> None:
    """Carry a deal out at once: cards received are set aside and frozen (BOH-42, 46), or go to the back of the hand.

    To a hand they go in the order they had in the giver's hand (CABV-03).
    """
    d = market.find(a.deal)
    if d is None:
        return
    maker = farms[d.proposer]
    taker = farms[seat]
    refs = a.gives if len(a.gives) > 0 else market.front_refs(d, taker, lock)
    places = NO_PLACES
    for r in refs:
        places = append(places, market.locate(r, taker, places))
    market.close(d)
    moves: list[Move] | None = None
    lapses: list[Event] | None = None
    if log is not None:
        moves = []
        lapses = []
    for place in d.places:
        if place >= 0:
            maker.lost += 1
    if to_hand:
        given = market.hand_over(maker, d.proposer, ascending(d.places), "hand", seat, moves, lapses)
        paid = market.hand_over(taker, seat, ascending(places), "hand", d.proposer, moves, lapses)
        taker.receive(given)
        maker.receive(paid)
    else:
        given = market.hand_over(maker, d.proposer, d.places, "aside", seat, moves, lapses)
        paid = market.hand_over(taker, seat, places, "aside", d.proposer, moves, lapses)
        taker.aside = joined(taker.aside, given)
        maker.aside = joined(maker.aside, paid)
    if log is not None and moves is not None and lapses is not None:
        log.append(
            Event(
                "accepted",
                {
                    "seat": int(seat),
                    "to": int(d.proposer),
                    "deal": int(d.id),
                    "gives": [int(k) for k in given],
                    "wants": [int(k) for k in paid],
                },
                moves,
                ACCEPTED,
            )
        )
        log.extend(lapses)


def keep(market: Market, seat: i64, kind: i64, lock: bool, log: list[Event] | None) -> None:
    """Mark a revealed card as kept, or (kind -1) take the marks back; a final mark ends the deals that give it."""
    if kind < 0:
        market.kept = 0
        if log is not None:
            log.append(Event("unkept", {"seat": int(seat)}, []))
        return
    i = market.unmarked(kind)
    market.kept |= bit(i)
    if log is not None:
        log.append(Event("kept", {"seat": int(seat), "kind": int(kind)}, []))
    if lock:
        market.lapse(seat, -1 - i, log)


def wish(farm: Farm, seat: i64, a: Wish, log: list[Event] | None) -> None:
    """Say what one would like; it replaces what one said before."""
    farm.wish = cards_of(a.kinds)
    if log is not None:
        log.append(Event("wished", {"seat": int(seat), "kinds": a.kinds}, [], WISHED))


def speak(t: FarmState, seat: i64, a: Action, terms: Terms, log: list[Event] | None) -> None:
    """Do a verb of the market, or pass; who makes an offer, answers one or passes has been heard."""
    if isinstance(a, Offer):
        make_offer(t.market, t.farms[seat], seat, a.to, a.gives, a.wants, log)
    elif isinstance(a, Decline):
        decline(t.market, a.deal, seat, terms.seats, log)
    elif isinstance(a, Counter):
        counter(t.market, t.farms, seat, a, log)
    elif isinstance(a, Accept):
        accept(t.market, t.farms, seat, a, terms.lock_kept_cards, False, log)
    elif isinstance(a, Withdraw):
        withdraw(t.market, a.deal, seat, log)
        return
    elif isinstance(a, Keep):
        keep(t.market, seat, a.kind, terms.lock_kept_cards, log)
        return
    elif isinstance(a, Wish):
        wish(t.farms[seat], seat, a, log)
        if seat == t.active and a.kinds:
            t.heard &= bit(seat)  # who has passed may have an answer to that
        return
    elif log is not None:
        log.append(Event("passed", {"seat": int(seat)}, [], UNTYPED))
    t.heard |= bit(seat)
