"""A match of Bohnanza played to its end in some dozen microseconds, for players who search.

Everybody plays by a few simple rules on numbers alone: no views, menus or offers. What is traded is thought of as an exchange
of what one does not grow for what one grows. That is close enough to real play to compare two actions over many worlds, if both
are played on with the same lots; `tests/arena/test_quick.py` measures how close.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from haricot.farm.arrivals import ARRIVALS, CHANCES, GRAIN, MOST_EXPECTED
from haricot.farm.lots import A_TURN, LOTS, Lots
from haricot.farm.phases import DRAW, OVER, PLANT, SETTLE, TRADE
from haricot.farm.terms import Terms
from haricot.games.bohnanza.state import State
from haricot.kernel.chance import Rng

ROOM: Final[i64] = 64  # cards that a pile before a seat can hold
GIVES: Final[i64] = 850  # thousandths: a revealed card goes to somebody who grows it
SWAPS: Final[i64] = 700  # two exchange what the other grows
RIDS: Final[i64] = 500  # a front card that would cost a field is given away
TO_BUY: Final[i64] = 4  # rounds that must be left for a third field to be worth it
SHARES: Final = vec[i64]([460, 340, 240])  # of what comes by, by the number of rivals
HORIZON: Final[i64] = 25  # tenths of a round that a field is thought to stand
MOST: Final[i64] = 1_000_000
STEPS: Final[i64] = MOST_EXPECTED * GRAIN + 1


@final
class Quick:
    """A table to play on, used again and again."""

    def __init__(self, terms: Terms) -> None:
        cards = terms.cards
        seats = int(terms.seats)
        self.terms: Final = terms
        self.seats: Final[i64] = terms.seats
        self.kinds: Final[i64] = cards.kinds
        self.width: Final[i64] = cards.width
        self.cards: Final[i64] = cards.size
        self.decks: Final[i64] = terms.exhaustions  # the deal, and the shuffles
        self.turn: Final[i64] = terms.reveal + terms.draw
        self.pays: Final = vec[i64]([int(n) for n in cards.pay])  # kind * width + cards: coins
        self.deaf: Final = vec[i64]([0] * seats)  # by seat: 1 if nobody can deal with it
        self.hopes: Final = vec[i64]([-1] * int(cards.kinds * cards.width * STEPS))  # see `hope`
        self.card_kind: Final = vec[i64]([k for k, n in enumerate(cards.counts) for _ in range(n)])
        firsts: list[int] = []
        for k in range(len(cards.counts)):
            firsts.append(sum(cards.counts[:k]))
        self.card_first: Final = vec[i64](firsts)  # by kind: its first card among all
        # -- the table
        self.hand: Final = vec[i64]([0] * int(seats * ROOM))
        self.held: Final = vec[i64]([0] * seats)
        self.aside: Final = vec[i64]([0] * int(seats * ROOM))
        self.laid: Final = vec[i64]([0] * seats)
        self.stack: Final = vec[i64]([0] * int(seats * 2 * ROOM))  # coins by kind
        self.coins: Final = vec[i64]([0] * seats)
        self.kind: Final = vec[i64]([0] * int(seats * 3))
        self.size: Final = vec[i64]([0] * int(seats * 3))
        self.fields: Final = vec[i64]([0] * seats)
        self.growers: Final = vec[i64]([0] * int(cards.kinds))
        self.deck: Final = vec[i64]([0] * int(cards.size + 1))
        self.left: i64 = 0  # cards in it
        self.hidden: Final = vec[i64]([0] * int(cards.kinds))  # in the deck and in hands
        self.thrown: Final = vec[i64]([0] * int(cards.kinds))
        self.discard: i64 = 0  # cards in it
        self.top: i64 = -1  # the one on top, as far as it is known
        self.up: Final = vec[i64]([0] * int(ROOM))
        self.ups: i64 = 0
        self.active: i64 = 0
        self.phase: i64 = 0
        self.planted: i64 = 0
        self.exhaustions: i64 = 0
        self.final: bool = False
        # -- worked out once a turn: how much of the deck and of the next one comes by, in thousandths
        self.rest: i64 = 0  # cards still to be drawn
        self.now: i64 = 0
        self.then: i64 = 0
        self.lots: Lots = Lots(0, 0, Rng(0, 0, 0, 0))
        self.at: i64 = 0  # the next lot

    def play(self, s: State, lots: Lots) -> None:
        """Play a copy of a state to its end; `coins` are the scores."""
        self.load(s)
        self.lots = lots
        self.run()

    def margin(self, seat: i64) -> i64:
        """What a seat has more than the mean of the others, in thousandths of a coin."""
        total: i64 = 0
        for n in self.coins:
            total += n
        mine = self.coins[seat]
        return 1000 * mine - 1000 * (total - mine) // (self.seats - 1)

    # -- reading a state

    def load(self, s: State) -> None:
        """Lay out what a state holds."""
        supply = s.supply
        hidden = self.hidden
        thrown = self.thrown
        k: i64 = 0
        while k < self.kinds:
            hidden[k] = 0
            thrown[k] = 0
            self.growers[k] = 0
            k += 1
        n: i64 = 0
        deck = self.deck
        for card in supply.deck:
            deck[n] = i64(card)
            hidden[i64(card)] += 1
            n += 1
        self.left = n
        for card in supply.discard:
            thrown[i64(card)] += 1
        self.discard = len(supply.discard)
        self.top = i64(supply.discard[self.discard - 1]) if self.discard > 0 else -1
        self.exhaustions = supply.exhaustions
        self.final = supply.final
        self.phase = s.phase
        self.active = s.active
        self.planted = s.planted
        self.at = 0
        n = 0
        for card in s.market.up:
            self.up[n] = i64(card)
            n += 1
        self.ups = n
        p: i64 = 0
        while p < self.seats:
            farm = s.farms[p]
            n = p * ROOM
            for card in farm.hand:
                self.hand[n] = i64(card)
                hidden[i64(card)] += 1
                n += 1
            self.held[p] = n - p * ROOM
            n = p * ROOM
            for card in farm.aside:
                self.aside[n] = i64(card)
                n += 1
            self.laid[p] = n - p * ROOM
            n = 2 * p * ROOM
            for card in farm.coins:
                self.stack[n] = i64(card)
                n += 1
            self.coins[p] = n - 2 * p * ROOM
            self.fields[p] = farm.fields
            f: i64 = 0
            while f < 3:
                size = i64(farm.size[f])
                kind = i64(farm.kind[f])
                self.kind[3 * p + f] = kind
                self.size[3 * p + f] = size
                if size > 0:
                    self.growers[kind] += 1
                f += 1
            p += 1
        self.look_ahead()

    # -- worths

    def look_ahead(self) -> None:
        """How many cards are still to be drawn, and how much of the deck and of the next one comes by while a field stands."""
        if self.final:
            self.rest = 0
            return
        deck = self.left
        coming = self.discard + deck * 6 // 10
        rest = deck
        more = coming
        passes = self.decks - self.exhaustions
        while passes > 1:
            rest += more
            more = more * 6 // 10
            passes -= 1
        self.rest = rest
        horizon = self.turn * self.seats * HORIZON // 10
        if horizon > rest:
            horizon = rest
        self.now = 1000 if horizon >= deck else 1000 * horizon // deck
        self.then = 0
        if horizon > deck and coming > 0:
            beyond = horizon - deck
            self.then = 1000 if beyond >= coming else 1000 * beyond // coming

    def hope(self, p: i64, kind: i64, n: i64) -> i64:
        """What more than now a field of n cards may come to pay, in thousandths of a coin."""
        if self.rest == 0:
            return 0
        rivals = self.growers[kind]
        if rivals > 0 and self.grown(p, kind) >= 0:
            rivals -= 1
        if rivals > 2:
            rivals = 2
        expected = (self.hidden[kind] * self.now + self.thrown[kind] * self.then) * SHARES[rivals] * GRAIN // 1_000_000
        if expected >= STEPS:
            expected = STEPS - 1
        at = (kind * self.width + n) * STEPS + expected
        found = self.hopes[at]
        if found < 0:
            found = 0
            pay = self.pays[kind * self.width + n]
            m: i64 = 1
            while m < ARRIVALS and n + m < self.width:
                step = self.pays[kind * self.width + n + m]
                if step > pay:
                    found += (step - pay) * CHANCES[expected * ARRIVALS + m]
                    pay = step
                m += 1
            self.hopes[at] = found
        return found

    def grown(self, p: i64, kind: i64) -> i64:
        """The field where a seat grows a kind; -1: nowhere."""
        at = 3 * p
        end = at + self.fields[p]
        size = self.size
        kinds = self.kind
        f = at
        while f < end:
            if size[f] > 0 and kinds[f] == kind:
                return f - at
            f += 1
        return -1

    def empty(self, p: i64) -> i64:
        """A field where nothing grows; -1: none."""
        f: i64 = 0
        while f < self.fields[p]:
            if self.size[3 * p + f] == 0:
                return f
            f += 1
        return -1

    def lot(self) -> i64:
        """The next number of this turn, in thousandths."""
        found = self.lots.numbers[self.at & (LOTS - 1)]
        self.at += 1
        return found

    # -- cards

    def throw(self, kind: i64) -> None:
        """Discard a card."""
        self.thrown[kind] += 1
        self.discard += 1
        self.top = kind

    def harvest(self, p: i64, f: i64) -> None:
        """Sell a field."""
        at = 3 * p + f
        kind = self.kind[at]
        n = self.size[at]
        paid = self.pays[kind * self.width + n]
        self.size[at] = 0
        self.growers[kind] -= 1
        coins = self.coins[p]
        i: i64 = 0
        while i < paid:
            self.stack[2 * p * ROOM + coins + i] = kind
            i += 1
        self.coins[p] = coins + paid
        if n > paid:
            self.thrown[kind] += n - paid
            self.discard += n - paid
            self.top = kind

    def plant(self, p: i64, kind: i64) -> None:
        """Plant a card where its kind grows, in an empty field, in one bought for it, or where least is lost."""
        base = 3 * p
        f = self.grown(p, kind)
        if f >= 0:
            n = self.size[base + f]
            pay = self.pays[kind * self.width + n]
            if n > 1 and pay > 0 and pay == self.pays[kind * self.width + self.width - 1]:
                self.harvest(p, f)
                self.start(p, f, kind)
            else:
                self.size[base + f] = n + 1
            return
        f = self.empty(p)
        cost = self.terms.cost
        if f < 0 and self.fields[p] == 2 and cost > 0 and self.coins[p] >= cost:
            if self.rest >= TO_BUY * self.seats * self.turn:
                coins = self.coins[p]
                i: i64 = 0
                while i < cost:
                    coins -= 1
                    self.throw(self.stack[2 * p * ROOM + coins])
                    i += 1
                self.coins[p] = coins
                self.fields[p] = 3
                f = 2
        if f < 0:
            many = False
            i = 0
            while i < self.fields[p]:
                many = many or self.size[base + i] > 1
                i += 1
            least = MOST
            i = 0
            while i < self.fields[p]:
                if not many or self.size[base + i] > 1:
                    hope = self.hope(p, self.kind[base + i], self.size[base + i])
                    if hope < least:
                        least = hope
                        f = i
                i += 1
            self.harvest(p, f)
        self.start(p, f, kind)

    def start(self, p: i64, f: i64, kind: i64) -> None:
        """Begin a field."""
        self.kind[3 * p + f] = kind
        self.size[3 * p + f] = 1
        self.growers[kind] += 1

    def take(self, p: i64, place: i64) -> i64:
        """Take a card out of a hand."""
        hand = self.hand
        at = p * ROOM + place
        kind = hand[at]
        held = self.held[p] - 1
        self.held[p] = held
        end = p * ROOM + held
        while at < end:
            hand[at] = hand[at + 1]
            at += 1
        self.hidden[kind] -= 1
        return kind

    def receive(self, p: i64, kind: i64) -> None:
        """Lay a card before a seat."""
        self.aside[p * ROOM + self.laid[p]] = kind
        self.laid[p] += 1

    def draw(self) -> i64:
        """The top card; -1: there is none any more. The last one brings a new deck, or the end."""
        if self.final or self.left == 0:
            self.final = True
            return -1
        self.left -= 1
        card = self.deck[self.left]
        if self.left == 0:
            self.exhaustions += 1
            if self.exhaustions >= self.decks:
                self.final = True
            else:
                self.shuffle()
        return card

    def shuffle(self) -> None:
        """The discard pile becomes the deck."""
        lots = self.lots
        at = (self.exhaustions - 1) * lots.size
        n: i64 = 0
        i: i64 = 0
        while i < lots.size:
            card = i64(lots.orders[at + i])
            kind = self.card_kind[card]
            if card - self.card_first[kind] < self.thrown[kind]:
                self.deck[n] = kind
                n += 1
            i += 1
        self.left = n
        i = 0
        while i < self.kinds:
            self.hidden[i] += self.thrown[i]
            self.thrown[i] = 0
            i += 1
        self.discard = 0
        self.top = -1
        if n == 0:
            self.final = True

    # -- a turn

    def run(self) -> None:
        """Turn after turn to the end."""
        while self.phase != OVER:
            p = self.active
            if self.phase == PLANT:
                self.plant_hand(p)
                self.phase = TRADE
            elif self.phase == TRADE:
                self.trade(p)
                self.phase = SETTLE
            elif self.phase == SETTLE:
                self.settle(p)
                self.phase = OVER if self.final else DRAW
            else:
                if self.draw_hand(p):
                    self.phase = OVER
                else:
                    self.next_turn()
                    self.phase = PLANT
        self.sell()

    def draw_hand(self, p: i64) -> bool:
        """Draw to the hand; says whether that was the end."""
        i: i64 = 0
        while i < self.terms.draw:
            card = self.draw()
            if card >= 0:
                self.hand[p * ROOM + self.held[p]] = card
                self.held[p] += 1
            i += 1
        return self.final

    def next_turn(self) -> None:
        """The next seat is active."""
        p = self.active + 1
        self.active = p if p < self.seats else 0
        self.planted = 0
        self.at = (self.at | (A_TURN - 1)) + 1
        self.look_ahead()

    def sell(self) -> None:
        """The final harvest."""
        p: i64 = 0
        while p < self.seats:
            f: i64 = 0
            while f < self.fields[p]:
                at = 3 * p + f
                self.coins[p] += self.pays[self.kind[at] * self.width + self.size[at]]
                f += 1
            p += 1

    def plant_hand(self, p: i64) -> None:
        """Plant the front card, the next one if it fits, and reveal."""
        self.plant_front(p)
        i: i64 = 0
        while i < self.terms.reveal:
            card = self.draw()
            if card >= 0:
                self.up[self.ups] = card
                self.ups += 1
                self.hidden[card] -= 1
            i += 1

    def plant_front(self, p: i64) -> None:
        """Plant the front card, and the next one if it fits."""
        base = p * ROOM
        if self.planted == 0 and self.held[p] > 0:
            self.plant(p, self.take(p, 0))
            self.planted = 1
        if self.planted == 1 and self.held[p] > 0:
            kind = self.hand[base]
            held = self.held[p]
            if self.grown(p, kind) >= 0 or (
                self.empty(p) >= 0 and (held > 4 or (held > 1 and self.hand[base + 1] == kind))
            ):
                self.plant(p, self.take(p, 0))

    def settle(self, active: i64) -> None:
        """Everybody plants what came, what fits first."""
        i: i64 = 0
        while i < self.ups:
            self.receive(active, self.up[i])
            i += 1
        self.ups = 0
        aside = self.aside
        r: i64 = 0
        while r < self.seats:
            p = active + r
            if p >= self.seats:
                p -= self.seats
            base = p * ROOM
            n = self.laid[p]
            while n > 0:
                place: i64 = 0
                i = 0
                while i < n:
                    if self.grown(p, aside[base + i]) >= 0:
                        place = i
                        break
                    i += 1
                kind = aside[base + place]
                n -= 1
                while place < n:
                    aside[base + place] = aside[base + place + 1]
                    place += 1
                self.plant(p, kind)
            self.laid[p] = 0
            r += 1

    # -- trading

    def offered(self, a: i64, p: i64) -> i64:
        """The place in p's hand of a card that a grows and p does not; -1: none."""
        base = p * ROOM
        i: i64 = 0
        while i < self.held[p]:
            kind = self.hand[base + i]
            if self.growers[kind] > 0 and self.grown(a, kind) >= 0 and self.grown(p, kind) < 0:
                return i
            i += 1
        return -1

    def trade(self, a: i64) -> None:
        """Revealed cards go to those who grow them, for something in return if there is any; then hands are exchanged."""
        deaf = self.deaf
        if deaf[a] == 1:
            return
        kept: i64 = 0
        i: i64 = 0
        while i < self.ups:
            card = self.up[i]
            to: i64 = -1
            most: i64 = -1
            if self.growers[card] > 0 and self.grown(a, card) < 0:
                p: i64 = 0
                while p < self.seats:
                    f: i64 = self.grown(p, card) if p != a and deaf[p] == 0 else -1
                    if f >= 0:
                        n = self.size[3 * p + f]
                        row = card * self.width + n
                        gain = self.hope(p, card, n + 1) - self.hope(p, card, n) + n
                        gain += 1000 * (self.pays[row + 1] - self.pays[row])
                        if self.offered(a, p) >= 0:
                            gain += 500
                        if gain > most:
                            most = gain
                            to = p
                    p += 1
            lot = self.lot()
            if to >= 0 and lot < GIVES:
                self.receive(to, card)
                back = self.offered(a, to)
                if back >= 0:
                    self.receive(a, self.take(to, back))
            else:
                self.up[kept] = card
                kept += 1
            i += 1
        self.ups = kept
        p = self.lot() * self.seats // 1000
        swaps: i64 = 0
        r: i64 = 0
        while r < self.seats and swaps < 2:
            if p != a and deaf[p] == 0:
                mine = self.offered(p, a)
                if mine >= 0:
                    theirs = self.offered(a, p)
                    lot = self.lot()
                    if theirs >= 0:
                        if lot < SWAPS:
                            self.receive(p, self.take(a, mine))
                            self.receive(a, self.take(p, theirs))
                            swaps += 1
                    elif mine == 0 and lot < RIDS and self.empty(a) < 0:
                        self.receive(p, self.take(a, 0))
                        swaps += 1
            p += 1
            if p == self.seats:
                p = 0
            r += 1
