"""What the games of all bean boxes answer alike: moments, views, compact views, deals, outcomes, notation."""

from __future__ import annotations

from typing import Final, Generic, TypeVar

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr, u8

from haricot.farm.knowledge import own_deals, print_farm, reckon_farm
from haricot.farm.notation import read_action
from haricot.farm.observing import F, Observer
from haricot.farm.phases import OVER
from haricot.farm.sight import FarmSight
from haricot.farm.terms import Terms, farm_zones
from haricot.farm.trading import formerly
from haricot.kernel.actions import Action
from haricot.kernel.game import Game, Outcome
from haricot.kernel.setup import Setup
from haricot.kernel.views import DealView, View

T = TypeVar("T", bound=Terms)


@mypyc_attr(allow_interpreted_subclasses=True)
class FarmGame(Game[F], Generic[F, T]):
    """A game of farms, supply and market; a box adds who is asked, what is allowed, and what is done."""

    def __init__(self, setup: Setup, numbers: i64, terms: T, zones: dict[str, int], observer: Observer[F]) -> None:
        super().__init__(setup, numbers, terms.cards.names, farm_zones(terms.hide_coin_totals, zones))
        self.terms: Final = terms
        self.observer: Final = observer

    def moment(self, s: F, seat: i64) -> i64:
        return s.moment(seat)

    # -- what can be known

    def view(self, s: F, seat: i64) -> View:
        return View(int(seat), self.sight(s, seat))

    def sight(self, s: F, seat: i64) -> FarmSight:
        """What a seat may know, typed. A box that has more to tell adds it to a sight of its own, and tells it in words, too."""
        return FarmSight(s, self.terms, seat, self.moment(s, seat))

    def own_deals(self, s: F, seat: i64) -> list[DealView] | None:
        return own_deals(s, seat)

    def printed(self, v: View) -> None:
        print_farm(v, self.terms)

    def reckon(self, v: View, asked: bool) -> None:
        reckon_farm(v, self.terms)

    def standing(self, v: View) -> list[int]:
        """Coins, and what the fields pay now."""
        found: list[int] = []
        for p in range(self.seats):
            coins = sum(v.seen[f"coins/{p}"])
            for f in range(3):
                lying = v.zones[f"field/{p}/{f}"]
                top = lying[-1] if lying else None
                if top is not None:
                    coins += int(self.terms.price(top, len(lying)))
            found.append(coins)
        return found

    def observe(self, s: F, seat: i64, out: vec[u8]) -> i64:
        return self.observer.write(s, seat, out)

    def observed(self) -> list[str]:
        return self.observer.names(self.names.cards)

    def outcome(self, s: F) -> Outcome | None:
        return s.ranking(self.terms) if s.phase == OVER else None

    # -- text

    def read(self, text: str) -> Action:
        return read_action(text, self.names)

    def formerly(self, s: F, seat: i64, a: Action) -> Action:
        return formerly(s.market, seat, a)
