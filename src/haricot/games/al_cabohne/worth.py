"""What a table is worth to a seat, in thousandths of a coin, from a view alone.

A field counts what it pays now and the steps it may still reach, each with the chance that enough
cards come by; a boss's field counts against the seat in the same way. Whole numbers only.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from haricot.farm.arrivals import GRAIN, chance_of_at_least
from haricot.farm.habits import Habits
from haricot.farm.worth import COIN, LEAST, cards_left, drawn
from haricot.games.al_cabohne.terms import CabTerms
from haricot.games.al_cabohne.view import CabSight, cab_sight
from haricot.kernel.views import View

HABITS: Final = Habits(
    later=[900, 800, 650, 500, 400, 300, 200, 150, 100, 100, 50, 50],
    slot=700,
    third=1200,
    growth=900,
    shares=[800, 220],  # where no boss grows a kind, and where one does
    horizon=30,  # cards to come
    dodge=300,  # a bad hand card may still go to a boss
    worthwhile=20,
    bids=1,
)
TAKEN: Final[i64] = 650  # of the cards to come, those that are turned up and not drawn, in thousandths
FRESH: Final[i64] = 700  # an empty boss will be fed what helps him least


@final
class Plan:
    """A table to think with: my fields, the bosses' fields, the piles, my hand, coins, the top of the discard pile."""

    def __init__(self, kind: list[int], size: list[int], boss_kind: list[int], boss_size: list[int]) -> None:
        self.kind: Final = kind
        self.size: Final = size
        self.boss_kind: Final = boss_kind
        self.boss_size: Final = boss_size
        self.hand: list[int] = []
        self.piles: list[int] = []  # cards on the table by kind
        self.coins: int = 0
        self.mafia: int = 0
        self.discard: list[int] = []  # the top last, as far as it is known

    def clone(self) -> Plan:
        p = Plan(self.kind[:], self.size[:], self.boss_kind[:], self.boss_size[:])
        p.hand = self.hand[:]
        p.piles = self.piles[:]
        p.coins = self.coins
        p.mafia = self.mafia
        p.discard = self.discard[:]
        return p

    def throw(self, kind: int, cards: int) -> None:
        """Put cards on the discard pile."""
        self.discard += [kind] * cards

    def grower(self, kind: int) -> int:
        """The boss who grows a kind, or -1."""
        for b, size in enumerate(self.boss_size):
            if size > 0 and self.boss_kind[b] == kind:
                return b
        return -1

    def field(self, kind: int) -> int:
        """My field of a kind, or an empty one, or -1."""
        empty = -1
        for f, size in enumerate(self.size):
            if size > 0 and self.kind[f] == kind:
                return f
            if size == 0 and empty < 0:
                empty = f
        return empty

    def pile_owed(self) -> bool:
        """Is a boss empty whom a pile on the table could feed (CAB-44)?"""
        if 0 in self.boss_size:
            for kind, cards in enumerate(self.piles):
                if cards > 0 and self.grower(kind) < 0:
                    return True
        return False

    def ripe(self) -> list[int]:
        """My fields that may be harvested."""
        large = [f for f, size in enumerate(self.size) if size > 1]
        return large or [f for f, size in enumerate(self.size) if size == 1]


@final
class Mind:
    """A view read once: what is out of sight, the time left, and the worth of fields."""

    def __init__(self, v: View, terms: CabTerms, habits: Habits, weight: int) -> None:
        sight = cab_sight(v)
        kinds = int(terms.cards.kinds)
        self.sight: Final = sight
        self.terms: Final = terms
        self.habits: Final = habits
        self.me: Final = v.seat
        self.kinds: Final = kinds
        self.weight: Final[i64] = weight  # what a coin of the mafia counts against one of mine, in thousandths
        self.plan: Final = read_plan(sight, kinds)
        discard = sight.discard
        out = [discard, sight.box, sight.treasury, sight.laid]
        unseen = [terms.cards.counts[k] - sum([pile[k] for pile in out]) - self.plan.piles[k] for k in range(kinds)]
        for card in self.plan.hand:
            unseen[card] -= 1
        for b, size in enumerate(self.plan.boss_size):
            unseen[self.plan.boss_kind[b]] -= size
        self.rival_kind: Final[list[int]] = []
        self.rival_size: Final[list[int]] = []
        for p, farm in enumerate(sight.farms):
            for card in farm.coins:
                unseen[card] -= 1
            for grown in farm.stacks[: farm.fields]:
                for card in grown:
                    unseen[card] -= 1
                if p != v.seat:
                    self.rival_kind.append(grown[0] if grown else 0)
                    self.rival_size.append(len(grown))
        self.unseen: Final = unseen  # by kind: in the deck, or in the other hand
        # -- the time left, in cards to be drawn
        deck = int(sight.deck)
        left = cards_left(v, terms, sum(discard) + deck // 2)
        self.left: Final = left
        self.turn: Final = int(terms.reveal) + 4  # cards a turn uses up, those the bosses take included
        horizon = min(left, int(habits.horizon) * int(terms.seats))
        now = drawn(horizon, deck) if left > 0 else 0
        then = drawn(horizon - deck, sum(discard)) if horizon > deck else 0
        hidden = max(1, sum(unseen))
        share = deck * 1000 // hidden if hidden > deck else 1000  # of what is unseen, the rest is in the other hand
        self.coming: Final[list[int]] = [  # by kind, in parts of a card: what comes out of the deck
            int(GRAIN) * (max(0, unseen[k]) * share // 1000 * now + discard[k] * then) // 1000 for k in range(kinds)
        ]
        total = sum(discard)
        self.ever: Final[list[int]] = [  # the same until the end of the match, as the bosses wait for it
            int(GRAIN)
            * (
                max(0, unseen[k]) * share // 1000 * min(left, deck) // max(1, deck)
                + discard[k] * max(0, left - deck) // max(1, total)
            )
            for k in range(kinds)
        ]
        self.slot: i64 = 0
        self.base: Final = [self.cycle(b) for b in range(terms.bosses)]
        self.slot = self.empty_field()

    # -- fields

    def pay(self, kind: int, n: int) -> int:
        """What a field pays, in coins."""
        most = int(self.terms.cards.width) - 1
        return int(self.terms.cards.payout(kind, n if n < most else most))

    def full_field(self, p: Plan) -> int:
        """A field of mine that would pay and pays all it ever can, or -1."""
        for f, size in enumerate(p.size):
            if (
                size > 0
                and p.grower(p.kind[f]) >= 0
                and self.pay(p.kind[f], size) == self.terms.cards.meters[p.kind[f]][-1][1]
            ):
                return f
        return -1

    def hope(self, kind: int, n: int, expected: i64, most: int) -> i64:
        """What n cards of a kind pay now and may still come to pay, up to so many coins."""
        paid = self.pay(kind, n)
        total = COIN * paid
        for step in self.terms.cards.meters[kind]:
            if step[1] > paid and paid < most:
                total += (step[1] - paid) * chance_of_at_least(expected, step[0] - n) * self.habits.growth // 1000
                paid = step[1]
        return total

    def reach(self, kind: int, taxed: bool) -> i64:
        """How many of the cards to come will reach my field, in parts of a card."""
        return self.coming[kind] * self.habits.shares[1 if taxed else 0] // 1000 // self.terms.seats

    def field(self, kind: int, n: int, taxed: bool) -> i64:
        """What a field of mine is worth; where a boss grows it too, a card a turn is lost."""
        hope = self.hope(kind, n - 1 if taxed else n, self.reach(kind, taxed), 9)
        least = self.slot * self.habits.lone // 1000 if n == 1 else COIN * self.pay(kind, n) + self.slot
        return hope if hope > least else least

    def empty_field(self) -> i64:
        """What an empty field is worth: most of an average fresh one."""
        total: i64 = 0
        cards: i64 = 0
        for k in range(self.kinds):
            n = self.coming[k]
            if n > 0:
                taxed = self.plan.grower(k) >= 0
                total += n * self.hope(k, 0 if taxed else 1, self.reach(k, taxed), 9)
                cards += n
        return total // cards * self.habits.slot // 1000 if cards > 0 else 0

    def needs(self, boss: int, kind: int) -> int:
        """How many cards of a kind make a boss sell; 99: he never will."""
        for step in self.terms.cards.meters[kind]:
            if step[1] >= self.terms.signs[boss]:
                return step[0]
        return 99

    def cycle(self, boss: int) -> i64:
        """What a boss who begins with an average kind will bring the mafia until the end."""
        total: i64 = 0
        for k in range(self.kinds):
            sales = COIN * self.ever[k] * TAKEN // 1000 // (GRAIN * self.needs(boss, k))
            total += sales * self.terms.signs[boss]
        return total // self.kinds * FRESH // 1000

    def boss(self, boss: int, kind: int, n: int, more: int) -> i64:
        """What a boss's field will bring the mafia: his sale and those after it, or what it pays at the end."""
        sign = self.terms.signs[boss]
        need = self.needs(boss, kind) - n
        comes = self.ever[kind] * TAKEN // 1000 + GRAIN * more
        sells = chance_of_at_least(comes, need)
        wait = 1000 * GRAIN * need // comes if comes > 0 else 1000
        after = self.base[boss] * (1000 - wait) // 1000 if wait < 1000 else 0
        end = COIN * self.pay(kind, n + int(comes // (2 * GRAIN)))
        if end > (sign - 1) * COIN:
            end = (sign - 1) * COIN
        return (sells * (sign * COIN + after) + (1000 - sells) * end) // 1000

    # -- tables

    def value(self, p: Plan) -> i64:
        """What a table is worth to me."""
        total = COIN * p.coins - self.weight * p.mafia
        for f, size in enumerate(p.size):
            total += self.field(p.kind[f], size, p.grower(p.kind[f]) >= 0) if size > 0 else self.slot
        found = self.on_top(p)
        for b, size in enumerate(p.boss_size):
            kind = p.boss_kind[b]
            if size > 0:
                more = found[b]
                for f, own in enumerate(p.size):
                    if own > 0 and p.kind[f] == kind:
                        more += 1  # the next payment
                worth = self.boss(b, kind, size, more)
            else:
                worth = self.base[b]
            total -= self.weight * worth // 1000
        return total + self.queue(p) - self.left_behind(p)

    def on_top(self, p: Plan) -> list[int]:
        """How many cards the next reveal will take from the discard pile for each boss."""
        found = [0] * len(p.boss_size)
        place = len(p.discard) - 1 if self.left > 0 else -1
        while place >= 0:
            b = p.grower(p.discard[place])
            if b < 0 or self.pay(p.boss_kind[b], p.boss_size[b] + found[b]) >= self.terms.signs[b]:
                break
            found[b] += 1
            place -= 1
        return found

    def left_behind(self, p: Plan) -> i64:
        """What piles that stay on the table bring the opponent, as far as it hurts me."""
        total: i64 = 0
        if len(self.rival_size) > 0:
            for k, n in enumerate(p.piles):
                if n > 0:
                    for f, size in enumerate(self.rival_size):
                        if size > 0 and self.rival_kind[f] == k:
                            taxed = p.grower(k) >= 0
                            total += (self.field(k, size + n, taxed) - self.field(k, size, taxed)) // 2
        return total

    def queue(self, p: Plan) -> i64:
        """What my hand will bring, card after card in its order, on a copy of my fields."""
        later = self.habits.later
        kinds = p.kind[:]
        sizes = p.size[:]
        total: i64 = 0
        turns = self.left * 10 // (self.turn * int(self.terms.seats))  # in tenths
        for i, card in enumerate(p.hand):
            if i >= len(later) or turns < 5:
                break
            taxed = p.grower(card) >= 0
            best = LEAST
            where = -1
            for f, size in enumerate(sizes):
                gain = best
                if size > 0 and kinds[f] == card:
                    best = self.field(card, size + 1, taxed) - self.field(card, size, taxed)
                    where = f
                    break
                if size == 0:
                    gain = self.field(card, 1, taxed) - self.slot
                elif size > 1 or max(sizes) == 1:
                    cleared = COIN * self.pay(kinds[f], size) - self.field(kinds[f], size, p.grower(kinds[f]) >= 0)
                    gain = cleared + self.field(card, 1, taxed)
                if gain > best:
                    best = gain
                    where = f
            if sizes[where] == 0 or kinds[where] != card:
                kinds[where] = card
                sizes[where] = 0
            sizes[where] += 1
            total += (best * self.habits.dodge // 1000 if best < 0 else best) * later[i] // 1000
            turns -= 6
        return total

    def rival_use(self, kind: int) -> i64:
        """What a card that comes into the other hand does there."""
        for f, size in enumerate(self.rival_size):
            if size > 0 and self.rival_kind[f] == kind:
                taxed = self.plan.grower(kind) >= 0
                return (self.field(kind, size + 1, taxed) - self.field(kind, size, taxed)) * self.habits.keen // 1000
        return -self.habits.relief // 2

    def third_field(self) -> i64:
        """What a third field will bring until the end."""
        return self.slot * self.left // (self.turn * self.terms.seats) * self.habits.third // 1000

    # -- doings, on a plan

    def harvest(self, p: Plan, f: int) -> None:
        """Sell a field of mine."""
        coins = self.pay(p.kind[f], p.size[f])
        p.coins += coins
        p.throw(p.kind[f], p.size[f] - coins)
        p.size[f] = 0

    def plant(self, p: Plan, f: int, kind: int, cards: int) -> None:
        """Plant cards in a field of mine."""
        p.kind[f] = kind
        p.size[f] += cards

    def give(self, p: Plan, boss: int, kind: int, cards: int) -> None:
        """Give cards to a boss; he sells if he can."""
        p.boss_kind[boss] = kind
        p.boss_size[boss] += cards
        coins = self.pay(kind, p.boss_size[boss])
        if coins >= self.terms.signs[boss]:
            p.mafia += coins
            p.throw(kind, p.boss_size[boss] - coins)
            p.boss_size[boss] = 0

    def pay_bosses(self, p: Plan) -> None:
        """The payment."""
        for b, size in enumerate(p.boss_size):
            if size > 0:
                kind = p.boss_kind[b]
                f = p.field(kind)
                if f >= 0 and p.size[f] > 0:
                    p.size[f] -= 1
                    self.give(p, b, kind, 1)


def read_plan(sight: CabSight, kinds: int) -> Plan:
    """The table as a seat sees it."""
    farm = sight.farms[sight.seat]
    fields = farm.stacks[: farm.fields]
    p = Plan(
        [grown[0] if grown else 0 for grown in fields],
        [len(grown) for grown in fields],
        [grown[0] if grown else 0 for grown in sight.bosses],
        [len(grown) for grown in sight.bosses],
    )
    p.hand = sight.hand[:]
    p.piles = [0] * kinds
    for card in sight.up:
        p.piles[card] += 1
    p.coins = len(farm.coins)
    p.mafia = sum(sight.treasury)
    p.discard = [int(sight.top)] if sight.top >= 0 else []
    return p
