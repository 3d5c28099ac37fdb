"""What a seat may know of a match: the view, its compact form for learners, and the states behind it."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, pop, vec
from mypy_extensions import i64, u8

from haricot.farm.knowledge import Unseen, market_of, recall, supply_of
from haricot.farm.observing import SUPPLY_NAMES, Observer, listed, numbered, write_counts, write_supply
from haricot.farm.sight import FarmSight
from haricot.games.ladybohn.actions import CARDS
from haricot.games.ladybohn.state import State
from haricot.games.ladybohn.terms import LadyTerms, sex_of
from haricot.kernel.chance import Chance, Rng
from haricot.kernel.game import Belief
from haricot.kernel.piles import NONE, ints, small, tally
from haricot.kernel.views import View


@final
class LadySight(FarmSight):
    """With third fields, babies and coins (LAD-65)."""

    def __init__(self, s: State, terms: LadyTerms, seat: i64, at: i64) -> None:
        super().__init__(s, terms, seat, at)
        self.thirds: Final[i64] = terms.thirds - s.sold_thirds()  # to be had
        self.lifts: Final = [int(field) - 1 for field in s.lifts]  # by seat: whose baby may still move a miss; -1: none
        self.extra: Final = ints(s.extra)

    def tell(self, v: View) -> None:
        """In words; `seen["dark"]` is how many coins of each seat nobody has seen."""
        super().tell(v)
        v.facts["thirds"] = int(self.thirds)
        v.seen["dark"] = [farm.coins.count(-1) for farm in self.farms]
        for p, field in enumerate(self.lifts):
            v.facts[f"lift/{p}"] = field
            v.facts[f"extra/{p}"] = self.extra[p]


@final
class LadyBelief(Belief[State]):
    """The open part of a view as a state, and the cards nobody has shown, coins among them."""

    def __init__(self, v: View, terms: LadyTerms) -> None:
        base = State(supply_of(v, terms), market_of(v, terms), Chance("", []), terms.seats)
        recall(v, base, terms)
        for p in range(terms.seats):
            base.lifts[p] = u8(v.facts[f"lift/{p}"] + 1)
            base.extra[p] = u8(v.facts[f"extra/{p}"])
        base.bind()
        self.base: Final = base
        self.stacks: Final = [v.seen[f"stack/{p}"] for p in range(terms.seats)]
        self.unseen: Final = Unseen(v, base, terms, [])

    def sample(self, rng: Rng) -> State:
        s = self.base.clone()
        self.unseen.give_out(s, rng)
        p: i64 = 0
        for farm in s.farms:
            coins = NONE
            flags = NONE
            for known in self.stacks[p]:
                card = u8(0)
                if known < 0:
                    s.supply.deck, card = pop(s.supply.deck)
                else:
                    card = u8(known)
                coins = append(coins, card)
                flags = append(flags, u8(1) if known < 0 else u8(0))
            farm.coins = coins
            s.dark[p] = flags
            p += 1
        return s


# -- the compact form

STACK: Final[i64] = 8  # cards written of a field, from the top
FIELD: Final[i64] = 3 + STACK


@final
class LadyObserver(Observer[State]):
    """The compact form: piles are revealed and discarded cards; a farm is the field plus one whose baby may move a
    miss, unseen coins, the fields, set-aside cards, seen coins and known hand cards."""

    def __init__(self, terms: LadyTerms) -> None:
        signs = len(terms.cards.names.cards)
        super().__init__(terms.seats, CARDS, 2 * CARDS, 2 + 3 * FIELD + 2 * CARDS + signs)
        self.thirds: Final[i64] = terms.thirds
        self.signs: Final[i64] = signs

    def write_turn(self, s: State, out: vec[u8]) -> None:
        out[3] = small(self.thirds - s.sold_thirds())
        write_supply(out, 4, s.supply)
        out[9] = u8(s.market.kept & 255)

    def write_piles(self, s: State, out: vec[u8], at: i64) -> None:
        tally(out, at, s.market.up)
        tally(out, at + CARDS, s.supply.discard)

    def write_farm(self, s: State, seat: i64, out: vec[u8], at: i64) -> None:
        farm = s.farms[seat]
        seen = s.open_coins(seat)
        out[at] = s.lifts[seat]
        out[at + 1] = small(len(farm.coins) - len(seen))
        at += 2
        f: i64 = 0
        while f < 3:
            write_field(out, at, s, seat, f)
            at += FIELD
            f += 1
        tally(out, at, farm.aside)
        tally(out, at + CARDS, seen)
        write_counts(out, at + 2 * CARDS, self.signs, farm.known)

    def name_turn(self) -> list[str]:
        return ["thirds"] + SUPPLY_NAMES + ["kept"]

    def name_piles(self, kinds: list[str]) -> list[str]:
        return listed("up", kinds) + listed("discard", kinds)

    def name_farm(self, kinds: list[str], words: list[str]) -> list[str]:
        found = ["lift", "coins/unseen"]
        for f in range(3):
            found += [f"field/{f}/kind", f"field/{f}/size", f"field/{f}/misses"] + numbered(f"field/{f}/sex", STACK)
        return found + listed("aside", kinds) + listed("coins", kinds) + listed("known", words)


def write_field(out: vec[u8], at: i64, s: State, seat: i64, field: i64) -> None:
    """Variety plus one, size, misses, then the sexes of the topmost cards, each plus one."""
    stack = s.stack(seat, field)
    size = len(stack)
    if size == 0:
        return
    out[at] = s.farms[seat].kind[field] + 1
    out[at + 1] = small(size)
    out[at + 2] = small(s.misses(seat, field))
    i: i64 = 0
    while i < size and i < STACK:
        out[at + 3 + i] = u8(sex_of(i64(stack[size - 1 - i])) + 1)
        i += 1
