"""The market: offers to one or all, several open at once, counters, gifts, wishes, atomic acceptance, lapse.

Every deal is between the active player and one other. The giver fixes which copies leave; others
see kinds, and which cards are revealed ones. A deal ends when accepted, withdrawn, refused by all
it was made to, when a card its maker gives has moved, or with the phase.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, pop, vec
from mypy_extensions import i64, mypyc_attr, u8

from haricot.farm.actions import UP, Accept, Offer, Ref
from haricot.farm.fields import NONE, Farm
from haricot.farm.reasons import (
    AMONG_OTHERS,
    CANNOT_PAY,
    FINE,
    HAND_ONLY,
    KEPT,
    NO_SUCH_CARD,
    NOTHING_MOVES,
    PLANTED,
    SET_ASIDE,
    TO_ACTIVE_ONLY,
)
from haricot.kernel.events import Event, Move
from haricot.kernel.game import bit
from haricot.kernel.views import DealView

NOWHERE: Final[i64] = -99  # no such place; a hand place counts from 0, the revealed card i is -1 - i
NO_PLACES: Final = vec[i64]()


@final
@mypyc_attr(acyclic=True)
class Deal:
    """An open deal. Never changed: a shift of places or a refusal makes a new one."""

    def __init__(
        self, id: i64, proposer: i64, to: i64, gives: vec[u8], places: vec[i64], wants: vec[u8], refused: i64
    ) -> None:
        self.id: Final[i64] = id
        self.proposer: Final[i64] = proposer
        self.to: Final[i64] = to  # -1: everybody
        self.gives: Final = gives  # kinds
        self.places: Final = places  # where they lie with the proposer
        self.wants: Final = wants  # kinds
        self.refused: Final[i64] = refused  # seat mask

    def waits_for(self, seat: i64) -> bool:
        """Has this seat still to answer?"""
        if self.to >= 0:
            return self.to == seat
        return seat != self.proposer and (self.refused >> seat) & 1 == 0

    def seen_by(self, seat: i64) -> DealView:
        """As one reader sees it: hand places are the proposer's own business."""
        return DealView(
            int(self.id),
            int(self.proposer),
            int(self.to),
            [int(kind) for kind in self.gives],
            [int(place) if place < 0 or seat == self.proposer else None for place in self.places],
            [int(kind) for kind in self.wants],
            int(self.refused),
        )


@final
@mypyc_attr(acyclic=True)
class Market:
    """What lies between the players: this turn's revealed cards, and the open deals, oldest first."""

    def __init__(self) -> None:
        self.up: vec[u8] = NONE
        self.kept: i64 = 0  # bits of the revealed cards that are marked as kept
        self.deals: list[Deal] = []
        self.last: i64 = 0  # the newest deal's id; ids are never used again

    def clone(self) -> Market:
        m = Market()
        m.up = self.up[:] if len(self.up) > 0 else NONE
        m.kept = self.kept
        m.deals = self.deals[:]
        m.last = self.last
        return m

    # -- finding

    def find(self, id: i64) -> Deal | None:
        """The open deal of this id."""
        for deal in self.deals:
            if deal.id == id:
                return deal
        return None

    def waiting(self, proposer: i64, seat: i64) -> Deal | None:
        """The oldest open deal by a proposer that waits for a seat's answer."""
        for deal in self.deals:
            if deal.proposer == proposer and deal.waits_for(seat):
                return deal
        return None

    # -- judging

    def check_offer(self, a: Offer, farms: list[Farm], seat: i64, active: i64, lock: bool, in_play: i64) -> i64:
        """Why an offer may not be made now (its phase and the number of offers are the caller's business)."""
        if a.to >= len(farms) or a.to < -1 or a.to == seat:
            return NO_SUCH_CARD
        if seat != active:
            if a.to < 0:
                return TO_ACTIVE_ONLY
            if a.to != active:
                return AMONG_OTHERS
        if len(a.gives) == 0 and len(a.wants) == 0:
            return NOTHING_MOVES
        for kind in a.wants:
            if not 0 <= kind < 60 or (in_play >> kind) & 1 == 0:
                return NO_SUCH_CARD
        return self.check_refs(a.gives, farms[seat], seat == active, lock)

    def check_refs(self, refs: list[Ref], farm: Farm, is_active: bool, lock: bool) -> i64:
        """Why a seat may not part with these cards."""
        places = NO_PLACES
        for ref in refs:
            if ref.copy == UP and not is_active:
                return HAND_ONLY
            place = self.locate(ref, farm, places)
            if place == NOWHERE:
                return self._why_not(ref, farm)
            if lock and place < 0 and (self.kept >> (-1 - place)) & 1 == 1:
                return KEPT
            if is_among(places, place):
                return NO_SUCH_CARD
            places = append(places, place)
        return FINE

    def _why_not(self, ref: Ref, farm: Farm) -> i64:
        if ref.copy == 1:
            for card in farm.aside:
                if i64(farm.kind_of[i64(card)]) == ref.kind:
                    return SET_ASIDE
            if farm.grows(ref.kind):
                return PLANTED
        return NO_SUCH_CARD

    def locate(self, ref: Ref, farm: Farm, taken: vec[i64]) -> i64:
        """Where the card meant by a reference lies; NOWHERE if it does not."""
        if ref.copy != UP:
            place = farm.place(ref.kind, ref.copy)
            if place < 0:
                return NOWHERE
            return place
        best = NOWHERE
        i: i64 = 0
        for card in self.up:
            if i64(card) == ref.kind and not is_among(taken, -1 - i):
                if (self.kept >> i) & 1 == 0:
                    return -1 - i
                if best == NOWHERE:
                    best = -1 - i
            i += 1
        return best

    def check_accept(self, deal: Deal, a: Accept, farms: list[Farm], seat: i64, active: i64, lock: bool) -> i64:
        """Why a seat may not accept a deal that waits for it."""
        farm = farms[seat]
        if len(a.gives) == 0:
            return FINE if self.can_pay(deal, farm, seat == active, lock) else CANNOT_PAY
        if len(a.gives) != len(deal.wants):
            return CANNOT_PAY
        for kind in deal.wants:
            wanted: i64 = 0
            given: i64 = 0
            for other in deal.wants:
                if other == kind:
                    wanted += 1
            for ref in a.gives:
                if ref.kind == i64(kind):
                    given += 1
            if wanted != given:
                return CANNOT_PAY
        why = self.check_refs(a.gives, farm, seat == active, lock)
        return CANNOT_PAY if why == NO_SUCH_CARD else why

    def can_pay(self, deal: Deal, farm: Farm, is_active: bool, lock: bool) -> bool:
        """Does a farm hold every wanted card, with the revealed ones if it is the active player's?"""
        wants = deal.wants
        i: i64 = 0
        while i < len(wants):
            kind = i64(wants[i])
            missing: i64 = 1 - farm.copies(kind)  # this one, and earlier ones of its kind
            j: i64 = 0
            while j < i:
                if i64(wants[j]) == kind:
                    missing += 1
                j += 1
            if missing > 0 and (not is_active or self.up_copies(kind, lock) < missing):
                return False
            i += 1
        return True

    def up_copies(self, kind: i64, lock: bool) -> i64:
        """How many revealed cards of a kind can be parted with."""
        n: i64 = 0
        i: i64 = 0
        for card in self.up:
            if i64(card) == kind and not (lock and (self.kept >> i) & 1 == 1):
                n += 1
            i += 1
        return n

    def front_refs(self, deal: Deal, farm: Farm) -> list[Ref]:
        """The wanted cards nearest the front of the hand, then revealed ones."""
        refs: list[Ref] = []
        for kind in deal.wants:
            copy: i64 = 1
            for ref in refs:
                if ref.kind == i64(kind) and ref.copy != UP:
                    copy += 1
            refs.append(Ref(i64(kind), copy if farm.place(i64(kind), copy) >= 0 else UP))
        return refs

    # -- doing

    def open(self, a: Offer, farm: Farm, seat: i64) -> Deal:
        """A new deal from a checked offer; what it promises is from now on known to be in the hand."""
        gives = vec[u8](capacity=len(a.gives))
        places = vec[i64](capacity=len(a.gives))
        for ref in a.gives:
            place = self.locate(ref, farm, places)
            gives = append(gives, u8(ref.kind))
            places = append(places, place)
            if place >= 0:
                promised: i64 = 0
                i: i64 = 0
                while i < len(places):
                    if places[i] >= 0 and i64(gives[i]) == ref.kind:
                        promised += 1
                    i += 1
                if i64(farm.known[ref.kind]) < promised:
                    farm.known[ref.kind] = u8(promised)
        wants = vec[u8](capacity=len(a.wants))
        for kind in a.wants:
            wants = append(wants, u8(kind))
        self.last += 1
        deal = Deal(self.last, seat, a.to, gives, places, wants, 0)
        self.deals.append(deal)
        return deal

    def close(self, deal: Deal) -> None:
        """End a deal."""
        i = 0
        for d in self.deals:
            if d.id == deal.id:
                self.deals.pop(i)
                return
            i += 1

    def refuse(self, deal: Deal, seat: i64, seats: i64) -> None:
        """One addressee says no; the deal ends when all it was made to have."""
        refused = deal.refused | bit(seat)
        if deal.to >= 0 or refused | bit(deal.proposer) == bit(seats) - 1:
            self.close(deal)
            return
        i = 0
        for d in self.deals:
            if d.id == deal.id:
                self.deals[i] = Deal(d.id, d.proposer, d.to, d.gives, d.places, d.wants, refused)
            i += 1

    def lapse(self, seat: i64, place: i64, log: list[Event] | None) -> None:
        """End the deals of a seat that give the card at a place."""
        i = 0
        while i < len(self.deals):
            deal = self.deals[i]
            if deal.proposer == seat and is_among(deal.places, place):
                self.deals.pop(i)
                if log is not None:
                    log.append(Event("lapsed", {"deal": int(deal.id), "seat": int(seat)}, []))
            else:
                i += 1

    def left_place(self, seat: i64, place: i64, log: list[Event] | None) -> None:
        """A card has left a place: deals that give it lapse, places behind it move along (BOH-55)."""
        self.lapse(seat, place, log)
        i = 0
        for deal in self.deals:
            if deal.proposer == seat:
                self.deals[i] = moved_along(deal, place)
            i += 1

    def unmarked(self, kind: i64) -> i64:
        """The first revealed card of a kind that is not marked as kept; -1: none."""
        i: i64 = 0
        for card in self.up:
            if i64(card) == kind and (self.kept >> i) & 1 == 0:
                return i
            i += 1
        return -1

    def take_up(self, i: i64) -> i64:
        """Take a revealed card away."""
        self.up, card = pop(self.up, i)
        low = bit(i) - 1
        self.kept = (self.kept & low) | ((self.kept >> 1) & ~low)
        return i64(card)

    def hand_over(
        self,
        giver: Farm,
        seat: i64,
        places: vec[i64],
        taker: i64,
        moves: list[Move] | None,
        lapses: list[Event] | None,
    ) -> vec[u8]:
        """Take the cards at these places from a giver's hand or from the revealed cards, for a taker."""
        given = vec[u8](capacity=len(places))
        todo = places[:]
        n: i64 = 0
        while n < len(todo):
            place = todo[n]
            if place >= 0:
                card = giver.leave_hand(place)
                if moves is not None:
                    moves.append(Move(int(card), f"hand/{seat}", f"aside/{taker}", int(place)))
            else:
                card = self.take_up(-1 - place)
                if moves is not None:
                    moves.append(Move(int(card), "up", f"aside/{taker}", int(-1 - place)))
            self.left_place(seat, place, lapses)
            i = n + 1
            while i < len(todo):
                todo[i] = shifted(todo[i], place)
                i += 1
            given = append(given, u8(card))
            n += 1
        return given

    def reset(self) -> None:
        """All deals lapse with the phase."""
        if len(self.deals) > 0:
            self.deals = []
        self.kept = 0


def is_among(places: vec[i64], place: i64) -> bool:
    """Is a place listed?"""
    for p in places:
        if p == place:
            return True
    return False


def shifted(place: i64, gone: i64) -> i64:
    """A place after the card at another place of the same seat has gone."""
    if gone >= 0:
        return place - 1 if place > gone else place
    return place + 1 if place < gone else place


def moved_along(deal: Deal, gone: i64) -> Deal:
    """The same deal after another card of its proposer has gone."""
    places = deal.places[:]
    i: i64 = 0
    while i < len(places):
        places[i] = shifted(places[i], gone)
        i += 1
    return Deal(deal.id, deal.proposer, deal.to, deal.gives, places, deal.wants, deal.refused)
