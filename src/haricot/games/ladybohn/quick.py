"""A match of Ladybohn played to its end in some dozen microseconds, for players who search.

Everybody plays by a few simple rules on numbers alone: no views, menus or offers. What is traded is thought of as an exchange
of what one does not grow for what one grows. Fields are weighed as `greedy` weighs them: by what the top card pays, how near the
top a miss lies, and how many cards may still come. `tests/arena/test_quick.py` measures how close that is to real play.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from haricot.farm.arrivals import ARRIVALS, CHANCES, GRAIN
from haricot.farm.lots import A_TURN, LOTS, Lots
from haricot.farm.phases import DRAW, OVER, PLANT, SETTLE, TRADE
from haricot.farm.worth import COIN
from haricot.games.ladybohn.state import State
from haricot.games.ladybohn.terms import BABY, MISS, LadyTerms, sex_of
from haricot.games.ladybohn.worth import HABITS, SALE
from haricot.kernel.chance import Rng

GIVES: Final[i64] = 750  # thousandths: a revealed card goes to somebody whom it helps
SWAPS: Final[i64] = 600  # two exchange what helps the other
RIDS: Final[i64] = 400  # a front card that would cost a field is given away
RIPE: Final[i64] = 150  # how much a sale must be better than waiting
NOWHERE: Final[i64] = 100  # how deep a miss lies in a field that has none
FORMS: Final[i64] = (
    9  # of a field: a miss on top; else by how deep she lies (1, 2, deeper, nowhere) and what lies on top
)
MOST: Final[i64] = 1_000_000
STEPS: Final[i64] = 12 * GRAIN + 1  # cards expected to come, in parts
PATIENCE: Final = vec[i64]([0, 2, 1])  # by sex: a miss is planted last, so that she lies on top, and parted with last


@final
class Quick:
    """A table to play on, used again and again."""

    def __init__(self, terms: LadyTerms) -> None:
        cards = terms.cards
        seats = int(terms.seats)
        self.terms: Final = terms
        self.seats: Final[i64] = terms.seats
        self.kinds: Final[i64] = cards.kinds
        self.width: Final[i64] = cards.width  # of a pay row, and room for a field
        self.cards: Final[i64] = cards.size
        self.decks: Final[i64] = terms.exhaustions  # the deal, and the shuffles
        self.turn: Final[i64] = terms.reveal + terms.draw
        self.room: Final[i64] = cards.size + 1  # for a pile before a seat
        pays: list[int] = []
        for card in range(len(cards.counts)):
            pays += [int(terms.price(card, n)) for n in range(int(cards.width))]
        self.pays: Final = vec[i64](pays)  # card on top * width + cards: coins
        self.hopes: Final = vec[i64]([-MOST] * int(cards.kinds * FORMS * cards.width * STEPS))  # see `hope`
        self.card_of: Final = vec[i64]([card for card, n in enumerate(cards.counts) for _ in range(n)])
        firsts: list[int] = []
        for card in range(len(cards.counts)):
            firsts.append(sum(cards.counts[:card]))
        self.card_first: Final = vec[i64](firsts)  # by card: its first copy among all
        # -- the table
        self.hand: Final = vec[i64]([0] * int(seats * self.room))
        self.held: Final = vec[i64]([0] * seats)
        self.aside: Final = vec[i64]([0] * int(seats * self.room))
        self.laid: Final = vec[i64]([0] * seats)
        self.stack: Final = vec[i64]([0] * int(seats * self.room))  # coins by card
        self.coins: Final = vec[i64]([0] * seats)
        self.field: Final = vec[i64]([0] * int(3 * seats * cards.width))  # cards by field, the top one last
        self.kind: Final = vec[i64]([0] * int(seats * 3))
        self.size: Final = vec[i64]([0] * int(seats * 3))
        self.near: Final = vec[i64]([0] * int(seats * 3))  # how deep the nearest miss lies; 0: on top
        self.fields: Final = vec[i64]([0] * seats)
        self.growers: Final = vec[i64]([0] * int(cards.kinds))
        self.deck: Final = vec[i64]([0] * int(cards.size + 1))
        self.left: i64 = 0  # cards in it
        self.hidden: Final = vec[i64]([0] * int(cards.kinds))  # in the deck and in hands
        self.thrown: Final = vec[i64]([0] * int(cards.kinds))
        self.heap: Final = vec[i64]([0] * int(cards.size + 1))  # the discard pile, its top last
        self.discard: i64 = 0  # cards in it
        self.counts: Final = vec[i64]([0] * len(cards.counts))  # of it by card, while it is shuffled
        self.up: Final = vec[i64]([0] * int(cards.size + 1))
        self.ups: i64 = 0
        self.active: i64 = 0
        self.phase: i64 = 0
        self.planted: i64 = 0
        self.exhaustions: i64 = 0
        self.thirds: i64 = 0  # third fields left
        self.final: bool = False
        # -- worked out once a turn: how much of the deck and of the next one comes by, in thousandths
        self.rest: i64 = 0  # cards still to be drawn
        self.now: i64 = 0
        self.then: i64 = 0
        self.slot: i64 = 0  # what an empty field is worth
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
        """Lay out what a state holds; a new baby makes its move."""
        supply = s.supply
        hidden = self.hidden
        k: i64 = 0
        while k < self.kinds:
            hidden[k] = 0
            self.thrown[k] = 0
            self.growers[k] = 0
            k += 1
        n: i64 = 0
        for card in supply.deck:
            self.deck[n] = i64(card)
            hidden[i64(card) // 3] += 1
            n += 1
        self.left = n
        self.discard = 0
        for card in supply.discard:
            self.throw(i64(card))
        self.exhaustions = supply.exhaustions
        self.final = supply.final
        self.phase = s.phase
        self.active = s.active
        self.planted = s.planted
        self.thirds = self.terms.thirds - s.sold_thirds()
        self.at = 0
        n = 0
        for card in s.market.up:
            self.up[n] = i64(card)
            n += 1
        self.ups = n
        p: i64 = 0
        while p < self.seats:
            farm = s.farms[p]
            base = p * self.room
            n = base
            for card in farm.hand:
                self.hand[n] = i64(card)
                hidden[i64(card) // 3] += 1
                n += 1
            self.held[p] = n - base
            n = base
            for card in farm.aside:
                self.aside[n] = i64(card)
                n += 1
            self.laid[p] = n - base
            n = base
            for card in farm.coins:
                self.stack[n] = i64(card)
                n += 1
            self.coins[p] = n - base + i64(s.extra[p])
            self.fields[p] = farm.fields
            f: i64 = 3 * p
            while f < 3 * p + 3:
                self.size[f] = 0
                self.near[f] = NOWHERE
                for card in s.stacks[f]:
                    self.put(f, i64(card))
                if self.size[f] > 0:
                    self.growers[self.kind[f]] += 1
                f += 1
            if s.lifts[p] > 0:
                self.lift(3 * p + i64(s.lifts[p]) - 1)
            p += 1
        self.look_ahead()

    # -- worths

    def look_ahead(self) -> None:
        """How many cards are still to be drawn, how much of the deck and of the next one comes by while a field stands, and what
        an empty field is worth."""
        self.slot = 0
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
        horizon = self.turn * self.seats * HABITS.horizon // 10
        if horizon > rest:
            horizon = rest
        self.now = 1000 if horizon >= deck else 1000 * horizon // deck
        self.then = 0
        if horizon > deck and coming > 0:
            beyond = horizon - deck
            self.then = 1000 if beyond >= coming else 1000 * beyond // coming
        total: i64 = 0
        cards: i64 = 0
        k: i64 = 0
        while k < self.kinds:
            n = self.hidden[k] * self.now + self.thrown[k] * self.then
            total += n * self.hope(3 * k, NOWHERE, 1)
            cards += n
            k += 1
        if cards > 0:
            self.slot = total // cards * HABITS.slot // 1000

    def hope(self, top: i64, near: i64, n: i64) -> i64:
        """What a field of n cards pays now and may come to pay, in thousandths of a coin, with what lies on top and its next miss
        so deep."""
        pay = COIN * self.pays[top * self.width + n]
        if self.rest == 0:
            return pay
        kind = top // 3
        rivals = self.growers[kind]
        share = HABITS.shares[0 if rivals < 2 else 1 if rivals == 2 else 2]
        arriving = self.hidden[kind] * self.now + self.thrown[kind] * self.then
        expected = arriving * share * GRAIN // 1_000_000
        if expected >= STEPS:
            expected = STEPS - 1
        depth: i64 = 4 if near >= NOWHERE else near if near < 3 else 3
        form: i64 = 0
        if depth > 0:
            form = 2 * depth - 1 + (1 if sex_of(top) == BABY else 0)
        at = ((kind * FORMS + form) * self.width + n) * STEPS + expected
        found = self.hopes[at]
        if found == -MOST:
            found = self.growth(top, SALE[depth], n, expected)
            self.hopes[at] = found
        return pay + found

    def growth(self, top: i64, good: i64, n: i64, expected: i64) -> i64:
        """What more than now a field may come to pay, as `StackOutlook.hope` has it; below zero where the next card spoils it."""
        width = self.width
        mister = (top - sex_of(top)) * width
        miss = mister + MISS * width
        pay = COIN * self.pays[top * width + n]
        more: i64 = 0
        m: i64 = 1
        while m < ARRIVALS:
            size = n + m if n + m < width else width - 1
            later = self.pays[miss + size] * good + self.pays[mister + size] * (1000 - good)
            more += (later - pay) * CHANCES[expected * ARRIVALS + m] // 1000
            pay = later
            m += 1
        return more * HABITS.growth // 1000 if more > 0 else more

    def worth(self, top: i64, near: i64, n: i64) -> i64:
        """What a field is worth, with the choice to sell it and begin anew."""
        least = self.slot * HABITS.lone // 1000 if n == 1 else COIN * self.pays[top * self.width + n] + self.slot
        found = self.hope(top, near, n)
        return found if found > least else least

    def stands(self, f: i64) -> i64:
        """What a field is worth as it stands."""
        n = self.size[f]
        return self.worth(self.field[f * self.width + n - 1], self.near[f], n)

    def grows(self, f: i64, card: i64) -> i64:
        """What it would be worth with one card more, after a baby's move."""
        n = self.size[f]
        near = self.near[f]
        top = card
        if sex_of(card) == MISS:
            near = 0
        elif near < NOWHERE:
            near += 1
            if sex_of(card) == BABY:
                near = near - 2 if near > 2 else 0
                if near == 0:
                    top = card - BABY + MISS
        return self.worth(top, near, n + 1 if n + 1 < self.width else n)

    def fresh(self, card: i64) -> i64:
        """What a field begun with a card is worth."""
        return self.worth(card, 0 if sex_of(card) == MISS else NOWHERE, 1)

    def grown(self, p: i64, kind: i64) -> i64:
        """The field where a seat grows a kind, among all; -1: nowhere."""
        f = 3 * p
        end = f + self.fields[p]
        while f < end:
            if self.size[f] > 0 and self.kind[f] == kind:
                return f
            f += 1
        return -1

    def helps(self, p: i64, card: i64) -> i64:
        """What a card brings a seat that grows its kind; 0: nothing."""
        if self.growers[card // 3] == 0:
            return 0
        f = self.grown(p, card // 3)
        if f < 0:
            return 0
        gain = self.grows(f, card) - self.stands(f)
        return gain if gain > 0 else 0

    def empty(self, p: i64) -> i64:
        """A field where nothing grows, among all; -1: none."""
        f = 3 * p
        end = f + self.fields[p]
        while f < end:
            if self.size[f] == 0:
                return f
            f += 1
        return -1

    def lot(self) -> i64:
        """The next number of this turn, in thousandths."""
        found = self.lots.numbers[self.at & (LOTS - 1)]
        self.at += 1
        return found

    # -- cards

    def throw(self, card: i64) -> None:
        """Discard a card."""
        self.thrown[card // 3] += 1
        self.heap[self.discard] = card
        self.discard += 1

    def put(self, f: i64, card: i64) -> None:
        """Lay a card on a field."""
        n = self.size[f]
        self.field[f * self.width + n] = card
        self.size[f] = n + 1
        self.kind[f] = card // 3
        if sex_of(card) == MISS:
            self.near[f] = 0
        elif self.near[f] < NOWHERE:
            self.near[f] += 1

    def lift(self, f: i64) -> None:
        """A new baby brings the nearest miss up as far as it may."""
        near = self.near[f]
        if near == 0 or near >= NOWHERE:
            return
        field = self.field
        at = f * self.width + self.size[f] - 1 - near
        places: i64 = 2 if near > 1 else 1
        miss = field[at]
        i: i64 = 0
        while i < places:
            field[at] = field[at + 1]
            at += 1
            i += 1
        field[at] = miss
        self.near[f] = near - places

    def earn(self, p: i64, card: i64) -> None:
        """Turn a card over onto a coin stack."""
        self.stack[p * self.room + self.coins[p]] = card
        self.coins[p] += 1

    def harvest(self, p: i64, f: i64) -> None:
        """Sell a field; under a garden miss the piles pay."""
        base = f * self.width
        n = self.size[f]
        top = self.field[base + n - 1]
        missing = self.pays[top * self.width + n]
        if missing > 0 and self.terms.piles_pay(top):
            while missing > 0 and self.discard > 0:
                self.discard -= 1
                card = self.heap[self.discard]
                self.thrown[card // 3] -= 1
                self.earn(p, card)
                missing -= 1
            while missing > 0 and self.left > 1:  # its last card brings a new deck: left to a turn
                self.left -= 1
                card = self.deck[self.left]
                self.hidden[card // 3] -= 1
                self.earn(p, card)
                missing -= 1
        self.growers[self.kind[f]] -= 1
        self.size[f] = 0
        self.near[f] = NOWHERE
        while missing > 0 and n > 0:
            n -= 1
            self.earn(p, self.field[base + n])
            missing -= 1
        i: i64 = 0
        while i < n:
            self.throw(self.field[base + i])
            i += 1

    def plant(self, p: i64, card: i64) -> None:
        """Plant a card where its kind grows, in an empty field, in one bought for it, or where least is lost."""
        f = self.grown(p, card // 3)
        if f >= 0:
            n = self.size[f]
            pay = self.pays[self.field[f * self.width + n - 1] * self.width + n]
            if n > 1 and pay > 0 and COIN * pay + self.fresh(card) > self.grows(f, card):
                self.harvest(p, f)
                self.begin(f, card)
            else:
                self.put(f, card)
                if sex_of(card) == BABY:
                    self.lift(f)
            return
        f = self.empty(p)
        if f < 0:
            f = self.cleared(p)
        self.begin(f, card)

    def begin(self, f: i64, card: i64) -> None:
        """Begin a field."""
        self.growers[card // 3] += 1
        self.put(f, card)

    def cleared(self, p: i64) -> i64:
        """A field made empty: a third one bought, or the one where least is lost harvested."""
        base = 3 * p
        end = base + self.fields[p]
        many = False
        f = base
        while f < end:
            many = many or self.size[f] > 1
            f += 1
        best = base
        least = MOST
        f = base
        while f < end:
            n = self.size[f]
            if not many or n > 1:
                loss = self.stands(f) - COIN * self.pays[self.field[f * self.width + n - 1] * self.width + n]
                if loss < least:
                    least = loss
                    best = f
            f += 1
        cost = self.terms.cost
        if p == self.active and self.fields[p] == 2 and self.thirds > 0 and self.coins[p] >= cost:
            rounds10 = self.rest * 10 // (self.turn * self.seats)
            if self.slot * rounds10 // HABITS.horizon * HABITS.third // 1000 + least > COIN * cost:
                i: i64 = 0
                while i < cost:
                    self.coins[p] -= 1
                    self.throw(self.stack[p * self.room + self.coins[p]])
                    i += 1
                self.fields[p] = 3
                self.thirds -= 1
                return base + 2
        self.harvest(p, best)
        return best

    def take(self, p: i64, place: i64) -> i64:
        """Take a card out of a hand."""
        hand = self.hand
        at = p * self.room + place
        card = hand[at]
        held = self.held[p] - 1
        self.held[p] = held
        end = p * self.room + held
        while at < end:
            hand[at] = hand[at + 1]
            at += 1
        self.hidden[card // 3] -= 1
        return card

    def receive(self, p: i64, card: i64) -> None:
        """Lay a card before a seat."""
        self.aside[p * self.room + self.laid[p]] = card
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
        counts = self.counts
        i: i64 = 0
        while i < len(counts):
            counts[i] = 0
            i += 1
        i = 0
        while i < self.discard:
            counts[self.heap[i]] += 1
            i += 1
        lots = self.lots
        at = (self.exhaustions - 1) * lots.size
        n: i64 = 0
        i = 0
        while i < lots.size:
            copy = i64(lots.orders[at + i])
            card = self.card_of[copy]
            if copy - self.card_first[card] < counts[card]:
                self.deck[n] = card
                n += 1
            i += 1
        self.left = n
        i = 0
        while i < self.kinds:
            self.hidden[i] += self.thrown[i]
            self.thrown[i] = 0
            i += 1
        self.discard = 0
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
        """Sell what is ripe and draw to the hand; says whether that was the end."""
        f = 3 * p
        while f < 3 * p + self.fields[p]:
            n = self.size[f]
            if n > 1:
                top = self.field[f * self.width + n - 1]
                pay = COIN * self.pays[top * self.width + n]
                if pay > 0 and pay + self.slot - self.hope(top, self.near[f], n) > RIPE:
                    self.harvest(p, f)
            f += 1
        i: i64 = 0
        while i < self.terms.draw:
            card = self.draw()
            if card >= 0:
                self.hand[p * self.room + self.held[p]] = card
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
        """The final sale."""
        p: i64 = 0
        while p < self.seats:
            f = 3 * p
            while f < 3 * p + self.fields[p]:
                n = self.size[f]
                if n > 0:
                    self.coins[p] += self.pays[self.field[f * self.width + n - 1] * self.width + n]
                f += 1
            p += 1

    def plant_hand(self, p: i64) -> None:
        """Plant the front card, the next one if it fits, and reveal."""
        base = p * self.room
        if self.planted == 0 and self.held[p] > 0:
            self.plant(p, self.take(p, 0))
            self.planted = 1
        if self.planted == 1 and self.held[p] > 0:
            card = self.hand[base]
            held = self.held[p]
            if self.helps(p, card) > 0 or (
                self.empty(p) >= 0
                and self.grown(p, card // 3) < 0
                and (held > 4 or (held > 1 and self.hand[base + 1] // 3 == card // 3))
            ):
                self.plant(p, self.take(p, 0))
        i: i64 = 0
        while i < self.terms.reveal:
            card = self.draw()
            if card >= 0:
                self.up[self.ups] = card
                self.ups += 1
                self.hidden[card // 3] -= 1
            i += 1

    def settle(self, active: i64) -> None:
        """Everybody plants what came, what fits first, and of that a miss last."""
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
            base = p * self.room
            n = self.laid[p]
            while n > 0:
                place: i64 = 0
                best: i64 = 9
                i = 0
                while i < n:
                    card = aside[base + i]
                    patience = PATIENCE[sex_of(card)]
                    if self.grown(p, card // 3) < 0:
                        patience += 3
                    if patience < best:
                        best = patience
                        place = i
                    i += 1
                card = aside[base + place]
                n -= 1
                while place < n:
                    aside[base + place] = aside[base + place + 1]
                    place += 1
                self.plant(p, card)
            self.laid[p] = 0
            r += 1

    # -- trading

    def offered(self, a: i64, p: i64) -> i64:
        """The place in p's hand of a card that helps a and that p does not grow; -1: none. Of a kind it parts with a miss last."""
        base = p * self.room
        i: i64 = 0
        while i < self.held[p]:
            card = self.hand[base + i]
            kind = card // 3
            if self.growers[kind] > 0 and self.grown(p, kind) < 0 and self.helps(a, 3 * kind) > 0:
                best = i
                j = i + 1
                while j < self.held[p]:
                    other = self.hand[base + j]
                    if other // 3 == kind and PATIENCE[sex_of(other)] < PATIENCE[sex_of(self.hand[base + best])]:
                        best = j
                    j += 1
                return best
            i += 1
        return -1

    def trade(self, a: i64) -> None:
        """Revealed cards go to those whom they help, for something in return if there is any; then hands are exchanged."""
        if self.terms.offers == 0:
            return  # nobody bargains
        kept: i64 = 0
        i: i64 = 0
        while i < self.ups:
            card = self.up[i]
            to: i64 = -1
            most: i64 = 0
            if self.growers[card // 3] > 0 and self.helps(a, card) == 0:
                p: i64 = 0
                while p < self.seats:
                    gain: i64 = self.helps(p, card) if p != a else 0
                    if gain > 0:
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
            if p != a:
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
