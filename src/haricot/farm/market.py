"""The market: offers to one or all, several open at once, counters, gifts, wishes, atomic acceptance, lapse.

Every deal is between the active player and one other. The giver fixes which copies leave; others
see kinds, and which cards are revealed ones. A deal ends when accepted, withdrawn, refused by all
it was made to, when a card its maker gives has moved, or with the phase.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, pop, vec
from mypy_extensions import i64, mypyc_attr, u8

from haricot.farm.actions import UP, Accept, Ref
from haricot.farm.cards import Cards
from haricot.farm.deals import NO_PLACES, NOWHERE, Deal, has_ref, is_among, moved_along, nth, shifted
from haricot.farm.fields import Farm
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
    WITH_ANOTHER,
)
from haricot.kernel.actions import UNTYPED
from haricot.kernel.events import Event, Move
from haricot.kernel.game import bit
from haricot.kernel.piles import MANY, NONE, SHORT, short_pile


@final
@mypyc_attr(acyclic=True)
class Market:
    """What lies between the players: this turn's revealed cards, and the open deals, oldest first."""

    def __init__(self, kind_of: vec[u8], hand_only: bool = False, base: i64 = 0) -> None:
        self.kind_of: Final = kind_of  # card or sign to kind; shared by all, never changed
        self.hand_only: Final = hand_only  # revealed cards are not for dealing
        self.base: Final[i64] = base  # the sign of the first kind; signs below it are single cards
        self.up: vec[u8] = NONE
        self.kept: i64 = 0  # bits of the revealed cards that are marked as kept
        self.deals: list[Deal] = []
        self.last: i64 = 0  # the newest deal's id; ids are never used again

    def clone(self) -> Market:
        m = Market(self.kind_of, self.hand_only, self.base)
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

    def was_made(self, id: i64) -> bool:
        """Has there ever been a deal of this id?"""
        return 1 <= id <= self.last

    def waiting(self, proposer: i64, seat: i64) -> Deal | None:
        """The oldest open deal by a proposer that waits for a seat's answer."""
        for deal in self.deals:
            if deal.proposer == proposer and deal.waits_for(seat):
                return deal
        return None

    # -- judging

    def check_offer(
        self,
        to: i64,
        gives: list[Ref],
        wants: list[int],
        farms: list[Farm],
        seat: i64,
        active: i64,
        lock: bool,
        cards: Cards,
    ) -> i64:
        """Why an offer may not be made now (its phase and the number of offers are the caller's business)."""
        if to >= len(farms) or to < -1:
            return NO_SUCH_CARD
        if to == seat:
            return WITH_ANOTHER
        if seat != active:
            if to < 0:
                return TO_ACTIVE_ONLY
            if to != active:
                return AMONG_OTHERS
        if len(gives) == 0 and len(wants) == 0:
            return NOTHING_MOVES
        if len(wants) > cards.size:  # nobody has more than the game
            return NO_SUCH_CARD
        askable = cards.askable
        for kind in wants:
            if not 0 <= kind < 60 or (askable >> kind) & 1 == 0:
                return cards.why_not_ask(kind)
        return self.check_refs(gives, farms[seat], seat == active, lock)

    def check_refs(self, refs: list[Ref], farm: Farm, is_active: bool, lock: bool) -> i64:
        """Why a seat may not part with these cards."""
        places = NO_PLACES
        for ref in refs:
            if ref.copy == UP and (not is_active or self.hand_only):
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
                if i64(farm.kind_of[i64(card)]) == self.kind(ref):
                    return SET_ASIDE
            if farm.grows(self.kind(ref)):
                return PLANTED
        return NO_SUCH_CARD

    def locate(self, ref: Ref, farm: Farm, taken: vec[i64]) -> i64:
        """Where the card meant by a reference lies; NOWHERE if it does not."""
        if ref.copy != UP:
            place = farm.place(ref.kind - self.base, ref.copy)
            if ref.kind < self.base:
                place = nth(farm.hand, ref.kind, ref.copy)
            if place < 0:
                return NOWHERE
            return place
        best = NOWHERE
        i: i64 = 0
        for card in self.up:  # a revealed card is meant as a card, not as a kind
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
        for sign in deal.wants:
            kind = self.kind_of[i64(sign)]
            wanted: i64 = 0
            given: i64 = 0
            for other in deal.wants:
                if self.kind_of[i64(other)] == kind:
                    wanted += 1
            for ref in a.gives:
                if self.kind(ref) == i64(kind):
                    given += 1
            if wanted != given:
                return CANNOT_PAY
        why = self.check_refs(a.gives, farm, seat == active, lock)
        if why == FINE:
            return FINE if self.base == 0 or self.meets(deal, a.gives, farm) else CANNOT_PAY
        return CANNOT_PAY if why == NO_SUCH_CARD else why

    def meets(self, deal: Deal, refs: list[Ref], farm: Farm) -> bool:
        """Is every single card that is wanted, not just its kind, among those given?"""
        places = NO_PLACES
        for ref in refs:
            places = append(places, self.locate(ref, farm, places))
        for sign in deal.wants:
            if i64(sign) < self.base:
                missing: i64 = 0
                for other in deal.wants:
                    if other == sign:
                        missing += 1
                for place in places:
                    if (farm.hand[place] if place >= 0 else self.up[-1 - place]) == sign:
                        missing -= 1
                if missing > 0:
                    return False
        return True

    def can_pay(self, deal: Deal, farm: Farm, is_active: bool, lock: bool) -> bool:
        """Does a farm hold every wanted card, with the revealed ones if it is the active player's?"""
        wants = deal.wants
        i: i64 = 0
        while i < len(wants):
            kind = i64(self.kind_of[i64(wants[i])])
            missing: i64 = 1 - farm.copies(kind)  # this one, and earlier ones of its kind
            j: i64 = 0
            while j < i:
                if i64(self.kind_of[i64(wants[j])]) == kind:
                    missing += 1
                j += 1
            if missing > 0 and (not is_active or self.hand_only or self.up_copies(kind, lock) < missing):
                return False
            if i64(wants[i]) < self.base and not self.has_single(wants, i, farm, is_active, lock):
                return False
            i += 1
        return True

    def has_single(self, wants: vec[u8], i: i64, farm: Farm, is_active: bool, lock: bool) -> bool:
        """Does a farm hold the single card wanted at a place of the list, and those like it wanted before?"""
        card = wants[i]
        held: i64 = self.free_ups(i64(card), lock) if is_active and not self.hand_only else 0
        for other in farm.hand:
            if other == card:
                held += 1
        while i >= 0:
            if wants[i] == card:
                held -= 1
            i -= 1
        return held >= 0

    def up_copies(self, kind: i64, lock: bool) -> i64:
        """How many revealed cards of a kind can be parted with."""
        n: i64 = 0
        i: i64 = 0
        for card in self.up:
            if i64(self.kind_of[i64(card)]) == kind and not (lock and (self.kept >> i) & 1 == 1):
                n += 1
            i += 1
        return n

    def free_ups(self, card: i64, lock: bool) -> i64:
        """How many revealed copies of a card can be parted with."""
        n: i64 = 0
        i: i64 = 0
        for other in self.up:
            if i64(other) == card and not (lock and (self.kept >> i) & 1 == 1):
                n += 1
            i += 1
        return n

    def kind(self, ref: Ref) -> i64:
        """The kind of the card a reference means: revealed cards go by card, those of the hand by kind or by card."""
        if (ref.copy == UP or ref.kind < self.base) and 0 <= ref.kind < len(self.kind_of):
            return i64(self.kind_of[ref.kind])
        return ref.kind - self.base

    def front_refs(self, deal: Deal, farm: Farm, lock: bool) -> list[Ref]:
        """The wanted cards nearest the front of the hand, then revealed ones."""
        refs: list[Ref] = []
        for sign in deal.wants:  # single cards first, so that nothing else takes them
            if i64(sign) < self.base:
                refs.append(self.single_ref(i64(sign), refs, farm))
        for sign in deal.wants:
            if i64(sign) >= self.base:
                copy: i64 = 1
                while has_ref(refs, i64(sign), copy):
                    copy += 1
                if farm.place(i64(sign) - self.base, copy) >= 0:
                    refs.append(Ref(i64(sign), copy))
                else:
                    refs.append(Ref(self.some_up(i64(sign) - self.base, refs, lock), UP))
        return refs

    def single_ref(self, card: i64, taken: list[Ref], farm: Farm) -> Ref:
        """The copy of a card nearest the front of the hand that is not taken, or a revealed one."""
        kind = i64(self.kind_of[card])
        copy: i64 = 1
        while True:
            place = farm.place(kind, copy)
            if place < 0:
                return Ref(card, UP)
            if i64(farm.hand[place]) == card and not has_ref(taken, self.base + kind, copy):
                return Ref(self.base + kind, copy)
            copy += 1

    def some_up(self, kind: i64, taken: list[Ref], lock: bool) -> i64:
        """A revealed card of a kind that is not among those taken."""
        for card in self.up:
            if i64(self.kind_of[i64(card)]) == kind:
                used: i64 = 0
                for ref in taken:
                    if ref.copy == UP and ref.kind == i64(card):
                        used += 1
                if used < self.free_ups(i64(card), lock):
                    return i64(card)
        return kind

    # -- doing

    def open(self, to: i64, given: list[Ref], wanted: list[int], farm: Farm, seat: i64) -> Deal:
        """A new deal from a checked offer; what it promises is from now on known to be in the hand.

        Revealed cards are given by card, those of the hand by the sign they are told by.
        """
        gives = NONE
        places = NO_PLACES
        if len(given) > 0:
            places = vec[i64](capacity=len(given))
            for ref in given:
                places = append(places, self.locate(ref, farm, places))
            gives = signs_of(given, places, farm)
            promise(gives, places, farm)
        self.last += 1
        deal = Deal(self.last, seat, to, gives, places, short_pile(wanted), 0)
        self.deals.append(deal)
        return deal

    def close(self, deal: Deal) -> None:
        """End a deal."""
        i: i64 = 0
        for d in self.deals:
            if d.id == deal.id:
                self.drop(i)
                return
            i += 1

    def drop(self, i: i64) -> None:
        """Take the i-th deal out of the list; those behind it move up (cheaper than `pop(i)`, which is a call)."""
        deals = self.deals
        last = len(deals) - 1
        while i < last:
            deals[i] = deals[i + 1]
            i += 1
        deals.pop()

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
        i: i64 = 0
        while i < len(self.deals):
            deal = self.deals[i]
            if deal.proposer == seat and is_among(deal.places, place):
                self.drop(i)
                if log is not None:
                    log.append(Event("lapsed", {"deal": int(deal.id), "seat": int(seat)}, [], UNTYPED))
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

    def why_not_mark(self, card: i64, lock: bool) -> i64:
        """Why a revealed card may not be marked as kept, or (-1) the marks not be taken back (RUL-09, LAD-A16)."""
        if card >= 0:
            return FINE if self.unmarked(card) >= 0 else NO_SUCH_CARD
        if lock:
            return KEPT
        return FINE if self.kept != 0 else NO_SUCH_CARD

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
        home: str,
        taker: i64,
        moves: list[Move] | None,
        lapses: list[Event] | None,
    ) -> vec[u8]:
        """Take the cards at these places from a giver's hand or from the revealed cards, to a taker's zone `home`."""
        given = vec[u8](capacity=len(places))
        todo = places[:]
        n: i64 = 0
        while n < len(todo):
            place = todo[n]
            if place >= 0:
                card = giver.leave_hand(place)
                if moves is not None:
                    moves.append(Move(int(card), f"hand/{seat}", f"{home}/{taker}", int(place)))
            else:
                card = self.take_up(-1 - place)
                if moves is not None:
                    moves.append(Move(int(card), "up", f"{home}/{taker}", int(-1 - place)))
            self.left_place(seat, place, lapses)
            i = n + 1
            while i < len(todo):
                todo[i] = shifted(todo[i], place)
                i += 1
            given = append(given, u8(card))
            n += 1
        self.recall_promises(giver, seat)
        return given

    def recall_promises(self, farm: Farm, seat: i64) -> None:
        """What a seat's open deals promise from its hand is still certain after another copy has left it."""
        for d in self.deals:
            if d.proposer == seat:
                promise(d.gives, d.places, farm)

    def reset(self) -> None:
        """All deals lapse with the phase."""
        if len(self.deals) > 0:
            self.deals = []
        self.kept = 0


def signs_of(given: list[Ref], places: vec[i64], farm: Farm) -> vec[u8]:
    """The signs of the cards at these places, as a pile that is never changed."""
    n = len(given)
    first = sign_of(given[0], places[0], farm)
    if n == 1 and first < MANY:
        return SHORT[first]
    if n == 2 and first < MANY:
        second = sign_of(given[1], places[1], farm)
        if second < MANY:
            return SHORT[MANY + MANY * first + second]
    signs = NONE
    i: i64 = 0
    while i < n:
        signs = append(signs, u8(sign_of(given[i], places[i], farm)))
        i += 1
    return signs


def sign_of(ref: Ref, place: i64, farm: Farm) -> i64:
    """The sign by which others are told of a card that is given."""
    if place < 0:
        return ref.kind
    return i64(farm.told[i64(farm.hand[place])])


def promise(gives: vec[u8], places: vec[i64], farm: Farm) -> None:
    """Remember that the hand cards among those given, as many of each sign as there are, are certainly in the hand."""
    known = farm.known
    i: i64 = 0
    while i < len(places):
        if places[i] >= 0:
            promised: i64 = 1
            j: i64 = 0
            while j < i:
                if places[j] >= 0 and gives[j] == gives[i]:
                    promised += 1
                j += 1
            sign = i64(gives[i])
            if i64(known[sign]) < promised:
                known[sign] = u8(promised)
        i += 1
