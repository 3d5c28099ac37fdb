"""A match of Al Cabohne played on at once, by rules of thumb on the State itself: no views, no menus, no bargaining."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from haricot.farm.actions import BUY, DRAW, REVEAL, UP, ref
from haricot.farm.fields import Farm
from haricot.farm.numbers import CLOSED, N_HARVEST, N_PLANT
from haricot.farm.phases import LEFTOVERS, OVER, PLANT
from haricot.games.al_cabohne.actions import DISCARD_PILE, KINDS, PLANT_PILE, Feed
from haricot.games.al_cabohne.rules import AlCabohne
from haricot.games.al_cabohne.state import PAY, State
from haricot.kernel.actions import DONE, Action

MOST: Final[i64] = 4  # coins that a field pays at best
FAR: Final[i64] = -1_000_000_000


@final
class Thumb:
    """The numbers of the rules of thumb, in thousandths; those of coins are thousandths of a coin."""

    def __init__(
        self,
        *,
        free: i64,
        taxed: i64,
        eaten: i64,
        against: i64,
        second: i64,
        relief: i64 = 0,
        liked: i64 = 0,
        left: i64 = 0,
        rival: i64 = 0,
    ) -> None:
        self.free: Final[i64] = free  # of the cards still in the deck, how many reach a field of mine
        self.taxed: Final[i64] = taxed  # the same where a boss grows the kind
        self.eaten: Final[i64] = eaten  # and a boss's field
        self.against: Final[i64] = against  # what a coin of the mafia counts
        self.second: Final[i64] = second  # what a second hand card must be worth in a field that is empty
        self.relief: Final[i64] = relief  # what it is worth to feed a boss a hand card that I do not grow
        self.liked: Final[i64] = liked  # what a pile must bring more than clearing a field for it costs
        self.left: Final[i64] = left  # the same of a pile that was left to me
        self.rival: Final[i64] = rival  # what it is worth to keep a card from another who grows its kind


SOLO: Final = Thumb(free=270, taxed=80, eaten=130, against=3900, second=1300)
DUEL: Final = Thumb(free=270, taxed=80, eaten=450, against=2800, second=1600, relief=1500, left=300, rival=1000)


@final
class Quick:
    """Chooses for whoever is active."""

    def __init__(self, game: AlCabohne, thumb: Thumb | None = None) -> None:
        self.game: Final = game
        self.terms: Final = game.terms
        self.thumb: Final = thumb if thumb is not None else (SOLO if game.terms.solo else DUEL)
        self.left: vec[i64] = vec[i64]([0] * int(KINDS))  # by kind: cards in the deck

    def play_out(self, s: State) -> None:
        """To the end of the match."""
        counted: i64 = -1
        while s.phase != OVER:
            if len(s.supply.deck) != counted:
                counted = len(s.supply.deck)
                self.count(s)
            self.game.do(s, s.active, self.act(s), None)

    def count(self, s: State) -> None:
        """See what is to come."""
        kind: i64 = 0
        while kind < KINDS:
            self.left[kind] = 0
            kind += 1
        for card in s.supply.deck:
            self.left[i64(card)] += 1

    def act(self, s: State) -> Action:
        """One step."""
        farm = s.farms[s.active]
        if self.terms.may_buy(farm) and s.supply.exhaustions == 0:
            return BUY
        if s.phase == PLANT:
            return self.plant(s, farm)
        if s.phase == PAY:
            return self.pay(s, farm)
        if s.phase == LEFTOVERS:
            return self.use_leftovers(s, farm)
        return self.cultivate(s, farm)

    # -- what fields are worth, in thousandths of a coin

    def paid(self, kind: i64, n: i64) -> i64:
        """Coins for so many cards."""
        most = self.terms.cards.width - 1
        return self.terms.cards.payout(kind, n if n < most else most)

    def hope(self, kind: i64, n: i64, share: i64) -> i64:
        """What a field with so many cards may come to pay."""
        cards = n * 1000 + self.left[kind] * share
        whole = cards // 1000
        low = self.paid(kind, whole)
        return low * 1000 + (self.paid(kind, whole + 1) - low) * (cards - whole * 1000)

    def worth(self, s: State, kind: i64, n: i64) -> i64:
        """What a field of mine is worth."""
        return self.hope(kind, n - 1, self.thumb.taxed) if s.grower(kind) >= 0 else self.hope(kind, n, self.thumb.free)

    def gain(self, s: State, kind: i64) -> i64:
        """What taking a pile brings me, or keeps from the other player."""
        piled = copies(s, kind)
        worth = self.worth(s, kind, piled)
        if self.grown(s.farms[1 - s.active], kind) >= 0:
            worth += piled * self.thumb.rival
        return worth

    def loss(self, s: State, farm: Farm, f: i64) -> i64:
        """What clearing a field costs."""
        kind = i64(farm.kind[f])
        n = i64(farm.size[f])
        return self.worth(s, kind, n) - 1000 * self.paid(kind, n)

    def cheapest(self, s: State, farm: Farm) -> i64:
        """The field to clear when one must."""
        ripe = farm.ripe(self.terms.literal_protection)
        best: i64 = 0
        least = -FAR
        f: i64 = 0
        while f < farm.fields:
            if (ripe >> f) & 1 == 1:
                loss = self.loss(s, farm, f)
                if loss < least:
                    least = loss
                    best = f
            f += 1
        return best

    def grown(self, farm: Farm, kind: i64) -> i64:
        """The field of a kind; -1: none."""
        f: i64 = 0
        while f < farm.fields:
            if farm.size[f] > 0 and i64(farm.kind[f]) == kind:
                return f
            f += 1
        return -1

    def empty(self, farm: Farm) -> i64:
        """An empty field; -1: none."""
        f: i64 = 0
        while f < farm.fields:
            if farm.size[f] == 0:
                return f
            f += 1
        return -1

    def full(self, farm: Farm) -> i64:
        """A field that pays all it ever can; -1: none."""
        f: i64 = 0
        while f < farm.fields:
            n = i64(farm.size[f])
            if n > 1 and self.paid(i64(farm.kind[f]), n) >= MOST:
                return f
            f += 1
        return -1

    # -- phases

    def use_leftovers(self, s: State, farm: Farm) -> Action:
        """Plant what fits or is worth a field, throw the rest away."""
        kind = i64(s.market.up[0])
        f = self.grown(farm, kind)
        if f < 0:
            f = self.empty(farm)
        if f >= 0:
            return PLANT_PILE[3 * kind + f]
        cleared = self.cheapest(s, farm)
        if self.worth(s, kind, copies(s, kind)) > self.loss(s, farm, cleared) + self.thumb.left:
            return CLOSED[N_HARVEST + cleared]
        return DISCARD_PILE[kind]

    def pay(self, s: State, farm: Farm) -> Action:
        """Harvest what the payment would make cheaper, if it may be."""
        ripe = farm.ripe(self.terms.literal_protection)
        f: i64 = 0
        while f < farm.fields:
            if (ripe >> f) & 1 == 1:
                kind = i64(farm.kind[f])
                if s.grower(kind) >= 0 and self.loss(s, farm, f) < 0:
                    return CLOSED[N_HARVEST + f]
            f += 1
        return DONE

    def plant(self, s: State, farm: Farm) -> Action:
        """The front card; the next one where it costs nothing."""
        full = self.full(farm)
        if full >= 0:
            return CLOSED[N_HARVEST + full]
        if s.planted >= 2 or len(farm.hand) == 0:
            return REVEAL
        kind = i64(farm.hand[0])
        f = self.grown(farm, kind)
        if f < 0:
            f = self.empty(farm)
            if f >= 0 and s.planted >= 1 and self.worth(s, kind, 1) < self.thumb.second:
                return REVEAL
        if f >= 0:
            return CLOSED[N_PLANT + f]
        if s.planted >= 1:
            return REVEAL
        return CLOSED[N_HARVEST + self.cheapest(s, farm)]

    def cultivate(self, s: State, farm: Farm) -> Action:
        """Piles that fit first, then the bosses, then what is left."""
        up = s.market.up
        for card in up:
            f = self.grown(farm, i64(card))
            if f >= 0:
                return PLANT_PILE[3 * i64(card) + f]
        hungry: i64 = -1
        b: i64 = 0
        while b < s.mafia.fields:
            if s.mafia.size[b] == 0:
                hungry = b
            b += 1
        if hungry >= 0:
            food = self.food(s, farm, hungry)
            if food is not None:
                return food
        for card in up:
            kind = i64(card)
            boss = s.grower(kind)
            if boss >= 0:  # he was fed it meanwhile
                if self.terms.solo:
                    return Feed(ref(kind, UP), boss)
                continue
            f = self.empty(farm)
            if f >= 0:
                return PLANT_PILE[3 * kind + f]
            cleared = self.cheapest(s, farm)
            if self.terms.solo or self.gain(s, kind) > self.loss(s, farm, cleared) + self.thumb.liked:
                return CLOSED[N_HARVEST + cleared]
        return DONE if self.game.ends_by_done(s) else DRAW

    def food(self, s: State, farm: Farm, boss: i64) -> Action | None:
        """What an empty boss is given: the pile or hand card that does least harm."""
        best = FAR
        chosen: Action | None = None
        kind: i64 = 0
        while kind < KINDS:
            if s.grower(kind) < 0:
                piled = copies(s, kind)
                if piled > 0:
                    value = -self.harm(s, farm, boss, kind, piled)
                    if self.empty(farm) >= 0:
                        value -= self.worth(s, kind, piled)
                    elif self.terms.solo:  # where else it would cost a field
                        spared = self.loss(s, farm, self.cheapest(s, farm)) - self.worth(s, kind, piled)
                        if spared > 0:
                            value += spared
                    if value > best:
                        best = value
                        chosen = Feed(ref(kind, UP), boss)
                elif farm.copies(kind) > 0:
                    value = -self.harm(s, farm, boss, kind, 1)
                    if self.grown(farm, kind) < 0:
                        value += self.thumb.relief
                    if value > best:
                        best = value
                        chosen = Feed(ref(kind, 1), boss)
            kind += 1
        return chosen

    def harm(self, s: State, farm: Farm, boss: i64, kind: i64, n: i64) -> i64:
        """What a boss will make of a kind, and what I shall lose by his growing it."""
        sign = self.terms.signs[boss]
        need: i64 = 1
        while need < 12 and self.paid(kind, need) < sign:
            need += 1
        sales = (n * 1000 + self.left[kind] * self.thumb.eaten) // need
        total = sales * sign * self.thumb.against // 1000
        f = self.grown(farm, kind)
        if f >= 0:
            size = i64(farm.size[f])
            total += self.hope(kind, size, self.thumb.free) - self.hope(kind, size - 1, self.thumb.taxed)
        return total


def copies(s: State, kind: i64) -> i64:
    """How many cards of a kind lie on the table."""
    n: i64 = 0
    for card in s.market.up:
        if i64(card) == kind:
            n += 1
    return n
