"""What a seat may know of a match: the view, its compact form for learners, and the states behind it."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, u8

from haricot.farm.knowledge import Unseen, market_of, recall, supply_of
from haricot.farm.observing import (
    FIELDS,
    SUPPLY_NAMES,
    Observer,
    field_names,
    listed,
    write_counts,
    write_fields,
    write_supply,
)
from haricot.farm.sight import FarmSight, faces
from haricot.farm.terms import Terms
from haricot.games.bohnanza.state import State
from haricot.kernel.chance import Chance, Rng
from haricot.kernel.game import Belief
from haricot.kernel.piles import ints, open_cards, tally
from haricot.kernel.views import OPEN, View

ZONES: Final[dict[str, int]] = {"offer": OPEN}  # besides those of every farm


@final
class BeanSight(FarmSight):
    """With what the duel adds: the cards left to the opponent, and the discard of D2."""

    def __init__(self, s: State, terms: Terms, seat: i64, at: i64) -> None:
        super().__init__(s, terms, seat, at)
        self.left: Final = ints(s.left)
        self.discarded: Final[i64] = s.discarded

    def tell(self, v: View) -> None:
        super().tell(v)
        v.zones["offer"] = faces(self.left)
        v.facts["discarded"] = int(self.discarded)


@final
class BeanBelief(Belief[State]):
    """The open part of a view as a state, and the cards nobody has shown."""

    def __init__(self, v: View, terms: Terms) -> None:
        base = State(supply_of(v, terms), market_of(v, terms), Chance("", []))
        recall(v, base, terms)
        base.left = open_cards(v.zones["offer"])
        base.discarded = v.facts["discarded"]
        self.base: Final = base
        self.unseen: Final = Unseen(v, base, terms, [base.left])

    def sample(self, rng: Rng) -> State:
        s = self.base.clone()
        self.unseen.give_out(s, rng)
        return s


@final
class BeanObserver(Observer[State]):
    """The compact form: piles are revealed, offered, discarded and boxed kinds; a farm is its fields, set-aside cards,
    known hand cards and coins by kind."""

    def __init__(self, terms: Terms) -> None:
        kinds = terms.cards.kinds
        super().__init__(terms.seats, kinds, 4 * kinds, FIELDS + 3 * kinds)

    def write_turn(self, s: State, out: vec[u8]) -> None:
        out[3] = u8(s.discarded)
        write_supply(out, 4, s.supply)
        out[9] = u8(s.market.kept & 255)

    def write_piles(self, s: State, out: vec[u8], at: i64) -> None:
        kinds = self.cards
        tally(out, at, s.market.up)
        tally(out, at + kinds, s.left)
        tally(out, at + 2 * kinds, s.supply.discard)
        tally(out, at + 3 * kinds, s.supply.box)

    def write_farm(self, s: State, seat: i64, out: vec[u8], at: i64) -> None:
        farm = s.farms[seat]
        kinds = self.cards
        write_fields(out, at, farm, 3)
        at += FIELDS
        tally(out, at, farm.aside)
        write_counts(out, at + kinds, kinds, farm.known)
        tally(out, at + 2 * kinds, farm.coins)

    def name_turn(self) -> list[str]:
        return ["discarded"] + SUPPLY_NAMES + ["kept"]

    def name_piles(self, kinds: list[str]) -> list[str]:
        return listed("up", kinds) + listed("left", kinds) + listed("discard", kinds) + listed("box", kinds)

    def name_farm(self, kinds: list[str], words: list[str]) -> list[str]:
        return field_names("field", 3) + listed("aside", kinds) + listed("known", kinds) + listed("coins", kinds)
