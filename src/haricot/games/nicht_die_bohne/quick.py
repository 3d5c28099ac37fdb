"""A match played on at once, by a policy much like `greedy`: no views, no menus, only numbers in a row.

A `Scene` is the rest of a round with all hands open, as far as the policy needs it. Cards are told apart by their slot:
suit * 4 + what the card does to its row (scoring.py); a slot's gain times the card's amount is what taking it brings.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from haricot.games.nicht_die_bohne.actions import CARDS, FACES, SUITS
from haricot.games.nicht_die_bohne.scoring import DOUBLE, SIGN, SUM, ZERO
from haricot.games.nicht_die_bohne.state import NOTHING
from haricot.games.nicht_die_bohne.terms import Terms
from haricot.games.nicht_die_bohne.worth import CERTAIN, POINT, Habits
from haricot.kernel.chance import Rng

MOST: Final[i64] = 20  # cards in a hand
SLOTS: Final[i64] = 16
TRIES: Final[i64] = 2  # ways the others' cards may be, tried for each card of a hand
FAR: Final[i64] = -1_000_000_000_000


@final
class Deck:
    """What every card is, and the shares of the cards to come that a row gets."""

    def __init__(self, terms: Terms, habits: Habits) -> None:
        self.seats: Final[i64] = terms.seats
        slot = vec[i64]()
        amount = vec[i64]()
        for card in range(CARDS):
            suit, face = divmod(card, int(FACES))
            effect = terms.effects[face]
            slot = append(slot, i64(4 * suit + effect))
            amount = append(amount, i64(terms.points[face] if effect == SUM else 1))
        self.slot: Final = slot
        self.amount: Final = amount
        self.good: Final[i64] = habits.wanted // terms.seats
        self.bad: Final[i64] = habits.unwanted // terms.seats


@final
class Scene:
    """One way in which the hidden cards may lie, and how it goes on."""

    def __init__(self, deck: Deck) -> None:
        seats = int(deck.seats)
        self.deck: Final = deck
        self.seats: Final[i64] = deck.seats
        self.hands: vec[i64] = vec[i64]([0] * (seats * int(MOST)))
        self.held: vec[i64] = vec[i64]([0] * seats)
        self.has: vec[i64] = vec[i64]([0] * (seats * int(SLOTS)))  # by seat and slot: in its rows
        self.left: vec[i64] = vec[i64]([0] * (seats * int(SLOTS)))  # the same: may still come to it
        self.gains: vec[i64] = vec[i64]([0] * (seats * int(SLOTS)))
        self.stale: i64 = 0  # suits of which the gains must be reckoned anew (bits)
        self.card: vec[i64] = vec[i64]([-1] * seats)  # lying before each seat
        self.total: vec[i64] = vec[i64]([0] * seats)  # of the rounds before
        self.threats: vec[i64] = vec[i64]([1000] * (seats * seats))  # by reader and rival, in thousandths
        self.leader: i64 = 0
        self.picker: i64 = NOTHING

    def like(self, other: Scene) -> None:
        """Become a copy of another scene."""
        self.hands = other.hands[:]
        self.held = other.held[:]
        self.has = other.has[:]
        self.left = other.left[:]
        self.gains = other.gains[:]
        self.card = other.card[:]
        self.total = other.total
        self.threats = other.threats
        self.stale = other.stale
        self.leader = other.leader
        self.picker = other.picker

    # -- setting it up

    def hold(self, seat: i64, card: i64) -> None:
        """Put a card into a hand: it may come to any other seat."""
        self.hands[seat * MOST + self.held[seat]] = card
        self.held[seat] += 1
        self.expect(seat, card, 1)

    def expect(self, owner: i64, card: i64, sign: i64) -> None:
        """Count a card that may come to any but its owner, or that may no longer."""
        at = self.deck.slot[card]
        amount = self.deck.amount[card] * sign
        seat: i64 = 0
        while seat < self.seats:
            if seat != owner:
                self.left[seat * SLOTS + at] += amount
            seat += 1
        one: i64 = 1
        self.stale |= one << (at >> 2)

    def own(self, seat: i64, card: i64) -> None:
        """Put a card into a row."""
        at = self.deck.slot[card]
        self.has[seat * SLOTS + at] += self.deck.amount[card]
        one: i64 = 1
        self.stale |= one << (at >> 2)

    def put_down(self, seat: i64, place: i64) -> None:
        """Play the card at a place of a hand."""
        at = seat * MOST
        card = self.hands[at + place]
        self.held[seat] -= 1
        self.hands[at + place] = self.hands[at + self.held[seat]]
        self.card[seat] = card
        self.expect(seat, card, -1)

    def play(self, seat: i64, card: i64) -> None:
        """Play a card of the hand."""
        place: i64 = 0
        while self.hands[seat * MOST + place] != card:
            place += 1
        self.put_down(seat, place)

    # -- what cards are worth

    def reckon(self) -> None:
        """Make the gains of all suits that have changed what they should be."""
        suit: i64 = 0
        while suit < SUITS:
            if (self.stale >> suit) & 1 == 1:
                seat: i64 = 0
                while seat < self.seats:
                    self.weigh(seat * SLOTS + 4 * suit)
                    seat += 1
            suit += 1
        self.stale = 0

    def weigh(self, at: i64) -> None:
        """Reckon what each sort of card brings a row."""
        if self.has[at + ZERO] > 0:
            self.gains[at] = 0
            self.gains[at + ZERO] = 0
            self.gains[at + SIGN] = 0
            self.gains[at + DOUBLE] = 0
            return
        points = self.has[at]
        odd = self.has[at + SIGN] & 1
        doubles = self.has[at + DOUBLE]
        before = self.hope(at, points, odd, doubles)
        self.gains[at] = self.hope(at, points + 1, odd, doubles) - before
        self.gains[at + ZERO] = -before
        self.gains[at + SIGN] = self.hope(at, points, 1 - odd, doubles) - before
        self.gains[at + DOUBLE] = self.hope(at, points, odd, 1) - before

    def hope(self, at: i64, points: i64, odd: i64, doubles: i64) -> i64:
        """What a row without a zero will be worth (Prospects.hope)."""
        good = self.deck.good
        bad = self.deck.bad
        if odd == 1:
            good = self.deck.bad
            bad = self.deck.good
        worth = POINT * points + ((POINT * self.left[at] * good) >> 10)
        if odd == 1:
            worth = -worth
        minuses = self.left[at + SIGN]
        while minuses > 0:
            worth = (worth * (CERTAIN - bad - bad)) >> 10
            minuses -= 1
        if doubles > 0:
            worth += worth
        elif self.left[at + DOUBLE] > 0:
            worth = (worth * (CERTAIN + good)) >> 10
        if self.left[at + ZERO] > 0:
            worth = (worth * (CERTAIN - bad)) >> 10
        return worth

    def gain(self, seat: i64, card: i64) -> i64:
        """What taking a card brings a seat, in thousandths of a point."""
        return self.gains[seat * SLOTS + self.deck.slot[card]] * self.deck.amount[card]

    # -- a trick

    def choice(self, picker: i64, lying: vec[i64], gone: i64) -> i64:
        """Whose card a picker likes best; the leader's is left to the last (NDB-10 to 15)."""
        best = self.leader
        most = FAR
        seat: i64 = 0
        while seat < self.seats:
            if seat != self.leader and seat != picker and (gone >> seat) & 1 == 0:
                value = self.gain(picker, lying[seat])
                if value > most:
                    most = value
                    best = seat
            seat += 1
        return best

    def chain(self, me: i64, lying: vec[i64], picker: i64, owner: i64, gone: i64) -> i64:
        """How far ahead I am when the trick is over, everybody taking what they like best from the second pick on."""
        total: i64 = 0
        one: i64 = 1
        while True:
            value = self.gain(picker, lying[owner])
            if picker == me:
                total += value * (self.seats - 1)
            else:
                total -= (value * self.threats[me * self.seats + picker]) // 1000
            if owner == self.leader:
                return total
            gone |= one << owner
            picker = owner
            owner = self.choice(picker, lying, gone)

    def preferred(self, seat: i64, rng: Rng) -> i64:
        """The place of the card that a seat plays, on what it sees and some cards that the others may play."""
        held = self.held[seat]
        if held == 1:
            return 0
        values = vec[i64]([0] * int(held))
        tried: i64 = 0
        while tried < TRIES:
            lying = self.card[:]
            other: i64 = 0
            while other < self.seats:
                if other != seat and (other != self.leader or self.card[other] < 0):
                    # an answer lies face down: others may as well think of a card still in that hand
                    lying[other] = self.hands[other * MOST + rng.below(self.held[other])]
                other += 1
            place: i64 = 0
            while place < held:
                lying[seat] = self.hands[seat * MOST + place]
                first = self.choice(self.leader, lying, 0)
                values[place] += self.chain(seat, lying, self.leader, first, 0)
                place += 1
            tried += 1
        best: i64 = 0
        place = 1
        while place < held:
            if values[place] > values[best]:
                best = place
            place += 1
        return best

    def take_all(self, picker: i64) -> None:
        """The picks of a trick from one picker on; whoever takes the last card leads the next."""
        gone: i64 = 0
        one: i64 = 1
        seat: i64 = 0
        while seat < self.seats:
            if self.card[seat] < 0:
                gone |= one << seat
            seat += 1
        while True:
            owner = self.best_pick(picker, gone)
            self.own(picker, self.card[owner])
            self.card[owner] = NOTHING
            if owner == self.leader:
                self.leader = picker
                self.picker = NOTHING
                return
            gone |= one << owner
            picker = owner

    def best_pick(self, picker: i64, gone: i64) -> i64:
        """The pick after which the picker is farthest ahead."""
        best = self.leader
        most = FAR
        seat: i64 = 0
        while seat < self.seats:
            if seat != self.leader and seat != picker and (gone >> seat) & 1 == 0:
                value = self.chain(picker, self.card, picker, seat, gone)
                if value > most:
                    most = value
                    best = seat
            seat += 1
        return best

    def play_on(self, rng: Rng) -> None:
        """From any moment to the end of the round."""
        if self.picker >= 0:
            self.reckon()
            self.take_all(self.picker)
        while True:
            self.reckon()
            begun = False
            seat: i64 = 0
            while seat < self.seats:
                begun = begun or self.card[seat] >= 0
                seat += 1
            if self.held[self.leader] == 0 and not begun:
                return
            self.finish_trick(rng)

    def finish_trick(self, rng: Rng) -> None:
        """Everybody who owes a card plays one, the leader first, and all pick."""
        if self.card[self.leader] < 0:
            self.put_down(self.leader, self.preferred(self.leader, rng))
        chosen = vec[i64]([-1] * int(self.seats))
        seat: i64 = 0
        while seat < self.seats:
            if self.card[seat] < 0:
                chosen[seat] = self.preferred(seat, rng)
            seat += 1
        seat = 0
        while seat < self.seats:
            if chosen[seat] >= 0:
                self.put_down(seat, chosen[seat])
            seat += 1
        self.reckon()
        self.take_all(self.leader)

    def scores(self) -> vec[i64]:
        """By seat: the match's points with this round as its rows lie."""
        found = self.total[:]
        seat: i64 = 0
        while seat < self.seats:
            suit: i64 = 0
            while suit < SUITS:
                at = seat * SLOTS + 4 * suit
                if self.has[at + ZERO] == 0:
                    worth = self.has[at]
                    if self.has[at + DOUBLE] > 0:
                        worth += worth
                    found[seat] += worth if self.has[at + SIGN] & 1 == 0 else -worth
                suit += 1
            seat += 1
        return found
