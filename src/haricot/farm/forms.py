"""The forms of an offer and of an acceptance, filled pick by pick, for any box that trades.

A card number names one of my cards: `first` + kind is the copy nearest the front of the hand,
`last` + kind the copy nearest the back, `ups` + card a revealed one. While wanting, `first` + kind
stands for the kind itself.
"""

from __future__ import annotations

from abc import abstractmethod
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from haricot.farm.actions import UP, Accept, Counter, Decline, Offer, Ref, only, ref
from haricot.farm.deals import Deal
from haricot.farm.fields import Farm
from haricot.farm.state import FarmState
from haricot.farm.terms import Terms
from haricot.kernel.actions import Action
from haricot.kernel.forms import Draft
from haricot.kernel.game import bit
from haricot.kernel.mask import WORD
from haricot.kernel.piles import MANY

SIDE: Final[i64] = 2  # cards on one side of a driver's offer; people may offer more

NO_REFS: Final[list[Ref]] = []  # shared: an action's lists are never changed
NO_KINDS: Final[list[int]] = []
ONE_KIND: Final = [[a] for a in range(16)]
TWO_KINDS: Final = [[a, b] for a in range(16) for b in range(16)]


@mypyc_attr(allow_interpreted_subclasses=True)
class Picks:
    """How cards are picked and named in a box whose cards are not their kinds."""

    @abstractmethod
    def owed(self, d: Deal, n: i64) -> i64:
        """The n-th sign to pay."""

    @abstractmethod
    def askable(self, mask: vec[i64], terms: Terms) -> None:
        """Set the bits of what may be asked for."""

    @abstractmethod
    def mine(self, t: FarmState, draft: Draft, signs: i64, mask: vec[i64], terms: Terms) -> None:
        """Set the bits of the own cards that these signs mean and the draft has not picked yet."""

    @abstractmethod
    def wants(self, draft: Draft, start: i64) -> list[int]:
        """The signs that an offer's last picks want."""

    @abstractmethod
    def hand_ref(self, pick: i64, before: i64, farm: Farm) -> Ref:
        """The hand card that a pick names after so many like it."""


@final
class OfferForms:
    """Where a box's numbers for trading lie: buttons in the mask's first word, `next` and the cards in one word.

    A box whose cards are not their kinds brings how they are picked and named.
    """

    def __init__(
        self,
        offer: int,
        accept: int,
        decline: int,
        next: int,
        first: int,
        last: int,
        ups: int,
        picks: Picks | None = None,
    ) -> None:
        self.own: Final = picks
        self.offer: Final[i64] = offer  # + places to my left - 1
        self.accept: Final[i64] = accept
        self.decline: Final[i64] = decline
        self.next: Final[i64] = next  # nothing more on this side of the offer
        self.first: Final[i64] = first
        self.last: Final[i64] = last
        self.ups: Final[i64] = ups
        word = next // int(WORD)
        start = word * int(WORD)
        self.word: Final[i64] = word
        self.next_bit: Final[i64] = bit(next - start)
        self.first_at: Final[i64] = first - start
        self.last_at: Final[i64] = last - start
        self.ups_at: Final[i64] = ups - start

    # -- buttons

    def buttons(self, t: FarmState, seat: i64, terms: Terms) -> i64:
        """Bits to open an offer, to accept and to decline, for the first word (BOH-101, 102; KER-05)."""
        n = terms.seats
        farm = t.farms[seat]
        w: i64 = 0
        if farm.offers < terms.offers:
            if seat == t.active:
                w = (bit(n - 1) - 1) << self.offer
            else:
                places = t.active - seat
                if places < 0:
                    places += n
                w = bit(places) << (self.offer - 1)
        done: i64 = 0
        for d in t.market.deals:
            if d.waits_for(seat):
                places = d.proposer - seat
                if places < 0:
                    places += n
                here = bit(places)
                if done & here == 0:  # the oldest of each proposer
                    done |= here
                    w |= here << (self.decline - 1)
                    if t.market.can_pay(d, farm, seat == t.active, terms.lock_kept_cards):
                        w |= here << (self.accept - 1)
        return w

    # -- picks

    def options(self, t: FarmState, draft: Draft, mask: vec[i64], terms: Terms) -> None:
        """The next pick of an offer or an acceptance, into an empty mask."""
        first = draft.picks[0]
        if first < self.offer or first >= self.decline:
            return  # not a form: nothing to pick
        size = draft.size
        if first >= self.accept:
            d = self.deal_from(t, draft.seat, first - self.accept + 1)
            if d is not None and size <= len(d.wants):
                mask[self.word] = self.mine(t, draft, bit(self.owed(d, size - 1)), mask, terms)
        elif self.giving(draft):
            mask[self.word] = self.next_bit | self.mine(t, draft, terms.cards.askable, mask, terms)
        elif size > 2:
            mask[self.word] = self.next_bit | self.askable(mask, terms)
        else:  # nothing is given, and a deal moves at least one card (BOH-41)
            mask[self.word] = self.askable(mask, terms)

    def giving(self, draft: Draft) -> bool:
        """Is the next pick of an offer one more card to give?"""
        return draft.size == 1 or (draft.size == SIDE and draft.picks[1] != self.next)

    def owed(self, d: Deal, n: i64) -> i64:
        """The n-th sign to pay."""
        return i64(d.wants[n]) if self.own is None else self.own.owed(d, n)

    def askable(self, mask: vec[i64], terms: Terms) -> i64:
        """Bits of what may be asked for, in the word of the mask that holds `next`; a box's own picks may lie in others too."""
        if self.own is None:
            return terms.cards.askable << self.first_at
        self.own.askable(mask, terms)
        return mask[self.word]

    def mine(self, t: FarmState, draft: Draft, signs: i64, mask: vec[i64], terms: Terms) -> i64:
        """Bits of the own cards that these signs mean and the draft has not picked yet, placed as in `askable`."""
        if self.own is None:
            return self.cards(t, draft, signs, terms)
        self.own.mine(t, draft, signs, mask, terms)
        return mask[self.word]

    def cards(self, t: FarmState, draft: Draft, kinds: i64, terms: Terms) -> i64:
        """Bits of the own cards of these kinds that the draft has not picked yet."""
        farm = t.farms[draft.seat]
        kind_of = farm.kind_of
        once: i64 = 0
        twice: i64 = 0
        for card in farm.hand:
            here = bit(i64(kind_of[i64(card)]))
            twice |= once & here
            once |= here
        several = twice
        ups: i64 = 0
        if draft.seat == t.active and not t.market.hand_only:
            i: i64 = 0
            for card in t.market.up:
                if (kinds >> i64(kind_of[i64(card)])) & 1 == 1 and not (
                    terms.lock_kept_cards and (t.market.kept >> i) & 1 == 1
                ):
                    ups |= bit(i64(card))
                i += 1
        p: i64 = 1
        while p < draft.size:  # what earlier picks have used up
            pick = draft.picks[p]
            if pick >= self.ups:
                if t.market.free_ups(pick - self.ups, terms.lock_kept_cards) <= picks_of(draft, pick):
                    ups &= ~bit(pick - self.ups)
            else:
                kind = pick - self.first
                if pick >= self.last:
                    kind = pick - self.last
                here = bit(kind)
                left: i64 = 0
                if several & here != 0:
                    left = farm.copies(kind) - picks_of(draft, self.first + kind) - picks_of(draft, self.last + kind)
                if left < 2:
                    twice &= ~here
                if left < 1:
                    once &= ~here
            p += 1
        return ((once & kinds) << self.first_at) | ((twice & kinds) << self.last_at) | (ups << self.ups_at)

    def side(self, draft: Draft) -> str:
        """What the next pick is for: give, want or pay."""
        if draft.size > 0 and draft.picks[0] >= self.accept:
            return "pay"
        return "give" if draft.size == 0 or self.giving(draft) else "want"

    # -- the finished action

    def deal_from(self, t: FarmState, seat: i64, places: i64) -> Deal | None:
        """The oldest deal by the seat so many places to the left that waits for this one."""
        return t.market.waiting(FarmState.left_of(t, seat, places), seat)

    def action(self, t: FarmState, draft: Draft) -> Action | None:
        """The answer or the offer that the picks add up to; None: more picks are needed.

        An offer to a seat whose deal waits for this one is a counter to the oldest of them.
        """
        first = draft.picks[0]
        size = draft.size
        if first >= self.decline:
            d = self.deal_from(t, draft.seat, first - self.decline + 1)
            return Decline(d.id) if d is not None else None
        if first >= self.accept:
            d = self.deal_from(t, draft.seat, first - self.accept + 1)
            if d is None or size <= len(d.wants):
                return None
            return Accept(d.id, self.refs(draft, 1, size, t.farms[draft.seat]))
        if size < 3:
            return None
        gives = SIDE
        start: i64 = 3  # of what is wanted
        if draft.picks[1] == self.next:
            gives = 0
            start = 2
        elif draft.picks[2] == self.next:
            gives = 1
        if size <= start or (size - start < SIDE and draft.picks[size - 1] != self.next):
            return None
        given = self.refs(draft, 1, 1 + gives, t.farms[draft.seat])
        wanted = self.wants(draft, start)
        to = FarmState.left_of(t, draft.seat, first - self.offer + 1)
        owed = t.market.waiting(to, draft.seat)
        return Offer(to, given, wanted) if owed is None else Counter(owed.id, given, wanted)

    def wants(self, draft: Draft, start: i64) -> list[int]:
        """The signs that an offer's last picks want."""
        if self.own is not None:
            return self.own.wants(draft, start)
        if draft.picks[start] == self.next:
            return NO_KINDS
        one = draft.picks[start] - self.first
        if draft.size == start + 1 or draft.picks[start + 1] == self.next:
            return ONE_KIND[one]
        return TWO_KINDS[one * MANY + draft.picks[start + 1] - self.first]

    def refs(self, draft: Draft, start: i64, end: i64, farm: Farm) -> list[Ref]:
        """The cards that picks name: the same pick again means the next copy."""
        if end <= start:
            return NO_REFS
        one = self.ref(draft, start, start, farm)
        if end == start + 1:
            return only(one.kind, one.copy)
        refs = [one, self.ref(draft, start, start + 1, farm)]
        i = start + 2
        while i < end:
            refs.append(self.ref(draft, start, i, farm))
            i += 1
        return refs

    def ref(self, draft: Draft, start: i64, i: i64, farm: Farm) -> Ref:
        """The card that one pick names."""
        pick = draft.picks[i]
        if pick >= self.ups:
            return ref(pick - self.ups, UP)
        before: i64 = 0
        j = start
        while j < i:
            if draft.picks[j] == pick:
                before += 1
            j += 1
        return self.hand_ref(pick, before, farm)

    def hand_ref(self, pick: i64, before: i64, farm: Farm) -> Ref:
        """The hand card that a pick names after so many like it."""
        if self.own is not None:
            return self.own.hand_ref(pick, before, farm)
        if pick >= self.last:
            return ref(pick - self.last, farm.copies(pick - self.last) - before)
        return ref(pick - self.first, 1 + before)


def picks_of(draft: Draft, number: i64) -> i64:
    """How often a draft has picked a number."""
    n: i64 = 0
    i: i64 = 1
    while i < draft.size:
        if draft.picks[i] == number:
            n += 1
        i += 1
    return n
