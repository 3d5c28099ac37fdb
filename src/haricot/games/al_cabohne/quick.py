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

SOLO_FREE: Final[i64] = 600  # of the cards still in the deck, how many reach a field of mine, in thousandths
DUEL_FREE: Final[i64] = 300
TAXED: Final[i64] = 100  # the same where a boss grows the kind
EATEN: Final[i64] = 300  # and a boss's field
SOLO_AGAINST: Final[i64] = 4000  # what a coin of the mafia counts, in thousandths: more than it does in the end
DUEL_AGAINST: Final[i64] = 1000
LIKED: Final[i64] = 1000  # what a new field must bring for clearing another of one's own accord
FAR: Final[i64] = -1_000_000_000


@final
class Quick:
    """Chooses for whoever is active."""

    def __init__(self, game: AlCabohne) -> None:
        self.game: Final = game
        self.terms: Final = game.terms
        self.against: Final[i64] = SOLO_AGAINST if game.terms.solo else DUEL_AGAINST
        self.free: Final[i64] = SOLO_FREE if game.terms.solo else DUEL_FREE
        self.left: vec[i64] = vec[i64]([0] * int(KINDS))  # by kind: cards in the deck

    def play_out(self, s: State) -> None:
        """To the end of the match."""
        while s.phase != OVER:
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
        return self.hope(kind, n - 1, TAXED) if s.grower(kind) >= 0 else self.hope(kind, n, self.free)

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
            if n > 1 and self.paid(i64(farm.kind[f]), n) >= 4:
                return f
            f += 1
        return -1

    # -- phases

    def use_leftovers(self, s: State, farm: Farm) -> Action:
        """Plant what fits, throw the rest away."""
        kind = i64(s.market.up[0])
        f = self.grown(farm, kind)
        if f < 0:
            f = self.empty(farm)
        if f >= 0:
            return PLANT_PILE[3 * kind + f]
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
            if self.terms.solo or self.worth(s, kind, copies(s, kind)) > self.loss(s, farm, cleared) + LIKED:
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
        sales = (n * 1000 + self.left[kind] * EATEN) // need
        total = sales * sign * self.against // 1000
        f = self.grown(farm, kind)
        if f >= 0:
            size = i64(farm.size[f])
            total += self.hope(kind, size, self.free) - self.hope(kind, size - 1, TAXED)
        return total


def copies(s: State, kind: i64) -> i64:
    """How many cards of a kind lie on the table."""
    n: i64 = 0
    for card in s.market.up:
        if i64(card) == kind:
            n += 1
    return n
