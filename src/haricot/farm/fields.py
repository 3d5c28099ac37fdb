"""One seat's farm: ordered hand, fields, coins, and what it has received this turn."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, pop, vec
from mypy_extensions import i64, mypyc_attr, u8

from haricot.farm.cards import Cards
from haricot.farm.reasons import FINE, JOIN_YOUR_FIELD, NO_ROOM, NO_SUCH_CARD, ONE_KIND
from haricot.kernel.piles import NONE, in_pile, joined

THREE: Final = vec[u8]([0, 0, 0])


@final
@mypyc_attr(acyclic=True)
class Farm:
    """Hand (first card in front), up to three fields of one kind each, coin stack (last on top), set-aside cards."""

    def __init__(self, kind_of: vec[u8], told: vec[u8]) -> None:
        self.kind_of: Final = kind_of  # card to kind; shared by all, never changed
        self.told: Final = told  # card to the sign others know it by when it is offered; shared too
        self.hand: vec[u8] = NONE
        self.coins: vec[u8] = NONE
        self.aside: vec[u8] = NONE
        self.kind: vec[u8] = NONE  # per field; 0 where nothing grows
        self.size: vec[u8] = NONE
        self.known: vec[u8] = NONE  # by sign: copies that are certainly in the hand, since they were offered
        self.wish: vec[u8] = NONE
        self.fields: i64 = 0
        self.offers: i64 = 0  # made this turn
        self.lost: i64 = 0  # cards that have left the hand by another's acceptance

    def clone(self) -> Farm:
        f = Farm(self.kind_of, self.told)
        f.hand = self.hand[:]
        f.coins = self.coins[:]
        f.aside = self.aside[:] if len(self.aside) > 0 else NONE
        f.kind = self.kind[:]
        f.size = self.size[:]
        f.known = self.known[:]
        f.wish = self.wish  # replaced as a whole, never changed
        f.fields = self.fields
        f.offers = self.offers
        f.lost = self.lost
        return f

    # -- fields

    def fits(self, kind: i64, twice: bool) -> i64:
        """Bits of the fields a kind may be planted in (BOH-19, 20); `twice` allows a second field of a kind."""
        own: i64 = 0
        empty: i64 = 0
        bit: i64 = 1
        f: i64 = 0
        fields = self.fields
        sizes = self.size
        kinds = self.kind
        while f < fields:
            if sizes[f] == 0:
                empty |= bit
            elif i64(kinds[f]) == kind:
                own |= bit
            bit += bit
            f += 1
        if own != 0 and not twice:
            return own
        return own | empty

    def ripe(self, literal: bool) -> i64:
        """Bits of the fields that may be harvested (BOH-66 to 68; `literal` as in RUL-03)."""
        single: i64 = 0
        many: i64 = 0
        bit: i64 = 1
        f: i64 = 0
        fields = self.fields
        sizes = self.size
        while f < fields:
            n = sizes[f]
            if n == 1:
                single |= bit
            elif n > 1:
                many |= bit
            bit += bit
            f += 1
        if many != 0:
            return many
        if literal and single != bit - 1:
            return 0
        return single

    def room(self, kind: i64, field: i64, twice: bool) -> i64:
        """Why a kind may not be planted in a field (-1: anywhere); FINE if it may."""
        fits = self.fits(kind, twice)
        if field < 0:
            return FINE if fits != 0 else NO_ROOM
        if field >= self.fields:
            return NO_SUCH_CARD
        if (fits >> field) & 1 == 1:
            return FINE
        if fits == 0:
            return NO_ROOM
        return JOIN_YOUR_FIELD if self.size[field] == 0 else ONE_KIND

    def plant(self, card: i64, field: i64, twice: bool) -> i64:
        """Plant; field -1 takes the lowest that fits. Returns the field."""
        kind = i64(self.kind_of[card])
        if field < 0:
            fits = self.fits(kind, twice)
            field = 0
            while (fits >> field) & 1 == 0:
                field += 1
        self.kind[field] = u8(kind)
        self.size[field] += 1
        return field

    def clear_field(self, field: i64) -> None:
        """Leave nothing of a harvested field behind."""
        self.kind[field] = 0
        self.size[field] = 0

    # -- hand

    def copies(self, kind: i64) -> i64:
        """How many cards of a kind are in the hand."""
        n: i64 = 0
        kind_of = self.kind_of
        for card in self.hand:
            if i64(kind_of[i64(card)]) == kind:
                n += 1
        return n

    def told_copies(self, sign: i64) -> i64:
        """How many cards of the hand would be offered by a sign."""
        n: i64 = 0
        for card in self.hand:
            if i64(self.told[i64(card)]) == sign:
                n += 1
        return n

    def place(self, kind: i64, copy: i64) -> i64:
        """Where the n-th copy of a kind lies in the hand; -1: there is none."""
        i: i64 = 0
        kind_of = self.kind_of
        for card in self.hand:
            if i64(kind_of[i64(card)]) == kind:
                copy -= 1
                if copy == 0:
                    return i
            i += 1
        return -1

    def leave_hand(self, place: i64) -> i64:
        """Take a card out of the hand; the others keep their order (BOH-13)."""
        self.hand, gone = pop(self.hand, place)
        card = i64(gone)
        sign = i64(self.told[card])
        known = self.known
        if known[sign] > 0:
            known[sign] -= 1
        return card

    def receive(self, cards: vec[u8]) -> None:
        """Cards that others have seen go to the back of the hand."""
        self.hand = joined(self.hand, cards)
        for card in cards:
            self.known[i64(self.told[i64(card)])] += 1

    def take_aside(self, card: i64) -> i64:
        """Take a set-aside card away; returns where it lay, -1: there is none."""
        i = in_pile(self.aside, card)
        if i >= 0:
            self.aside, _ = pop(self.aside, i)
        return i

    def earn(self, card: i64) -> None:
        """A card turned over onto the coin stack."""
        self.coins = append(self.coins, u8(card))

    def grows(self, kind: i64) -> bool:
        """Is a kind in one of the fields?"""
        f: i64 = 0
        while f < self.fields:
            if self.size[f] > 0 and i64(self.kind[f]) == kind:
                return True
            f += 1
        return False


def new_farm(fields: i64, cards: Cards) -> Farm:
    """An empty farm."""
    farm = Farm(cards.kind_of, cards.told)
    farm.kind = THREE[:]
    farm.size = THREE[:]
    farm.known = vec[u8]([u8(0)] * len(cards.names.cards))
    farm.fields = fields
    return farm
