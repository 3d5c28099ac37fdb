"""The doings of the market, with their events: offer, counter, decline, accept, withdraw, keep, wish."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from haricot.farm.actions import Accept, Offer, Wish
from haricot.farm.fields import Farm
from haricot.farm.market import NO_PLACES, Deal, Market
from haricot.kernel.events import Event, Move
from haricot.kernel.game import bit


def make_offer(market: Market, farms: list[Farm], seat: i64, active: i64, a: Offer, log: list[Event] | None) -> None:
    """Open a deal; a seat that owes its addressee an answer declines by it (a counter-offer)."""
    owed = market.waiting(a.to if seat == active else active, seat)
    if owed is not None:
        refuse(market, owed, seat, len(farms), log)
    farm = farms[seat]
    farm.offers += 1
    d = market.open(a, farm, seat)
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
            )
        )


def refuse(market: Market, d: Deal, seat: i64, seats: i64, log: list[Event] | None) -> None:
    """Say no to a deal."""
    market.refuse(d, seat, seats)
    if log is not None:
        log.append(Event("declined", {"seat": int(seat), "deal": int(d.id), "to": int(d.proposer)}, []))


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
            log.append(Event("withdrew", {"seat": int(seat), "deal": int(d.id)}, []))


def accept(market: Market, farms: list[Farm], seat: i64, a: Accept, log: list[Event] | None) -> None:
    """Carry a deal out at once: both sides' cards are set aside and frozen (BOH-42, 46)."""
    d = market.find(a.deal)
    if d is None:
        return
    maker = farms[d.proposer]
    taker = farms[seat]
    refs = a.gives if len(a.gives) > 0 else market.front_refs(d, taker)
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
    given = market.hand_over(maker, d.proposer, d.places, seat, moves, lapses)
    paid = market.hand_over(taker, seat, places, d.proposer, moves, lapses)
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
            )
        )
        log.extend(lapses)


def joined(pile: vec[u8], cards: vec[u8]) -> vec[u8]:
    """A pile with cards added behind it."""
    for card in cards:
        pile = append(pile, card)
    return pile


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
    wished = vec[u8]()
    for kind in a.kinds:
        wished = append(wished, u8(kind))
    farm.wish = wished
    if log is not None:
        log.append(Event("wished", {"seat": int(seat), "kinds": a.kinds}, []))
