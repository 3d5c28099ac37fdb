"""What a seat may know of a match (CAB-70): the view, its compact form for learners, and the states behind it."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from haricot.farm.fields import new_farm
from haricot.farm.knowledge import Unseen, market_of, recall, supply_of
from haricot.farm.observing import (
    FIELDS,
    OWN_HAND,
    SUPPLY_NAMES,
    Observer,
    field_names,
    listed,
    numbered,
    write_counts,
    write_fields,
    write_supply,
)
from haricot.farm.sight import FarmSight, faces
from haricot.games.al_cabohne.state import State
from haricot.games.al_cabohne.terms import CabTerms
from haricot.kernel.chance import Chance, Rng
from haricot.kernel.game import Belief
from haricot.kernel.piles import NONE, cards_of, counts, from_counts, ints, small, tally
from haricot.kernel.views import View, backs


@final
class CabSight(FarmSight):
    """With what the mafia has, and the memory of shown and dealt hand cards."""

    def __init__(self, s: State, terms: CabTerms, seat: i64, at: i64) -> None:
        super().__init__(s, terms, seat, at)
        cards = len(terms.cards.counts)
        mafia = s.mafia
        self.names: Final = terms.names
        self.bosses: Final = [[int(mafia.kind[b])] * int(mafia.size[b]) for b in range(len(terms.names))]
        self.treasury: Final = counts(mafia.coins, cards)  # by card
        self.laid: Final = counts(s.supply.laid, cards)  # by card
        self.shown: Final = [
            [int(card) - 1 for card in remembered] for remembered in s.shown
        ]  # place by place, -1: unknown
        self.turned: Final = ints(s.turned)  # this turn's reveal in order: cards of the deck, and discards plus 64

    def tell(self, v: View) -> None:
        super().tell(v)
        for b, name in enumerate(self.names):
            v.zones[name] = faces(self.bosses[b])
        v.zones["treasury"] = backs(sum(self.treasury))
        v.zones["laid"] = backs(sum(self.laid))
        v.seen["treasury"] = self.treasury
        v.seen["laid"] = self.laid
        for p, remembered in enumerate(self.shown):
            v.seen[f"shown/{p}"] = remembered
        v.lists["turned"] = self.turned


def cab_sight(v: View) -> CabSight:
    """The sight of a view that this box has made."""
    sight = v.sight
    assert isinstance(sight, CabSight)
    return sight


@final
class CabBelief(Belief[State]):
    """The open part of a view as a state, and the cards nobody has shown."""

    def __init__(self, v: View, terms: CabTerms) -> None:
        mafia = new_farm(terms.bosses, terms.cards)
        mafia.coins = from_counts(v.seen["treasury"])
        base = State(supply_of(v, terms), market_of(v, terms), Chance("", []), mafia)
        recall(v, base, terms)
        base.supply.laid = from_counts(v.seen["laid"])
        grown = NONE
        for b, name in enumerate(terms.names):
            for card in v.zones[name]:
                if card is not None:
                    base.give(b, card)
                    grown = append(grown, u8(card))
        for p in range(terms.seats):
            remembered = NONE
            for card in v.seen[f"shown/{p}"]:
                remembered = append(remembered, u8(card + 1))
            base.shown.append(remembered)
        base.turned = cards_of(v.lists["turned"])
        self.base: Final = base
        others = [mafia.coins, base.supply.laid, grown]
        self.unseen: Final = Unseen(v, base, terms, others, base.shown)

    def sample(self, rng: Rng) -> State:
        s = self.base.clone()
        self.unseen.give_out(s, rng)
        return s


@final
class CabObserver(Observer[State]):
    """The compact form: piles are kind plus one and size of three bosses' fields, and counts of piles, discards, coins
    laid aside, treasury and cards out of the game; a farm is its fields, known hand cards, coins by kind, and the
    memory of its first sixteen hand places."""

    def __init__(self, terms: CabTerms) -> None:
        kinds = terms.cards.kinds
        super().__init__(terms.seats, kinds, FIELDS + 5 * kinds, FIELDS + 2 * kinds + OWN_HAND)
        self.bosses: Final[i64] = terms.bosses

    def write_turn(self, s: State, out: vec[u8]) -> None:
        write_supply(out, 3, s.supply)
        out[8] = small(len(s.mafia.coins))
        out[9] = small(len(s.supply.laid))

    def write_piles(self, s: State, out: vec[u8], at: i64) -> None:
        kinds = self.cards
        write_fields(out, at, s.mafia, self.bosses)
        at += FIELDS
        tally(out, at, s.market.up)
        tally(out, at + kinds, s.supply.discard)
        tally(out, at + 2 * kinds, s.supply.laid)
        tally(out, at + 3 * kinds, s.mafia.coins)
        tally(out, at + 4 * kinds, s.supply.box)

    def write_farm(self, s: State, seat: i64, out: vec[u8], at: i64) -> None:
        farm = s.farms[seat]
        kinds = self.cards
        write_fields(out, at, farm, 3)
        at += FIELDS
        write_counts(out, at, kinds, farm.known)
        tally(out, at + kinds, farm.coins)
        write_counts(out, at + 2 * kinds, OWN_HAND, s.shown[seat])

    def name_turn(self) -> list[str]:
        return SUPPLY_NAMES + ["mafia/coins", "laid"]

    def name_piles(self, kinds: list[str]) -> list[str]:
        found = field_names("boss", 3)
        for pile in ("up", "discard", "laid", "treasury", "box"):
            found += listed(pile, kinds)
        return found

    def name_farm(self, kinds: list[str], words: list[str]) -> list[str]:
        return field_names("field", 3) + listed("known", kinds) + listed("coins", kinds) + numbered("memory", OWN_HAND)
