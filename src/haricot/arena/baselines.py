"""Yardsticks of another kind, for boxes with a market: they plant as `greedy` does, and trade otherwise or not at all."""

from __future__ import annotations

from typing import Any

from haricot.bots import seats
from haricot.bots.seats import Maker
from haricot.farm.actions import Accept, Counter, Decline, Offer, Ref
from haricot.farm.cards import read_cards
from haricot.farm.numbers import N_DONE, N_PASS
from haricot.farm.phases import TRADE
from haricot.farm.sight import farm_sight
from haricot.kernel import registry
from haricot.kernel.actions import Action
from haricot.kernel.chance import Rng
from haricot.kernel.events import Event
from haricot.kernel.game import Game
from haricot.kernel.players import Menu, Player
from haricot.kernel.views import View


class NeverTrades(Player):
    """Refuses every deal and proposes none."""

    def __init__(self, game: Game[Any], rng: Rng) -> None:
        super().__init__()
        setup = game.setup
        silent = registry.make(setup.game, setup.seats, setup.edition, {**setup.chosen, "offers": "0"}, setup.cards)
        self.farmer = seats.sit("greedy", silent, f"{rng.word()}", 0)

    def decide(self, view: View, menu: Menu) -> int | Action:
        answer = self.farmer.decide(view, menu)
        return Decline(answer.deal) if isinstance(answer, Accept | Counter) else answer

    def notice(self, event: Event) -> None:
        self.farmer.notice(event)


class Swapper(NeverTrades):
    """Trades one card for one, and goes by its fields alone: what it grows for what it does not."""

    def __init__(self, game: Game[Any], rng: Rng) -> None:
        super().__init__(game, rng)
        self.kind_of = [int(kind) for kind in read_cards(game.setup).kind_of]
        self.base = int(read_cards(game.setup).base)
        self.offers = int(game.setup.options["offers"])
        self.said: set[tuple[int, int, int]] = set()  # this turn: to whom, what for what

    def notice(self, event: Event) -> None:
        super().notice(event)
        if event.id == "turn":
            self.said.clear()

    def decide(self, view: View, menu: Menu) -> int | Action:
        if view.facts["phase"] != TRADE or menu.draft.size > 0:
            return super().decide(view, menu)
        mine = self.grown(view, view.seat)
        waiting = [deal for deal in view.deals if deal.waits_for(view.seat)]
        hand = {self.kind_of[card] for card in view.zones[f"hand/{view.seat}"] if card is not None}
        for deal in waiting:
            if len(deal.gives) == len(deal.wants) == 1:
                gets, gives = self.kind_of[deal.gives[0]], self.kind_of[deal.wants[0]]
                if gets in mine and gives not in mine and gives in hand:
                    return Accept(deal.id, [])
        if waiting:
            return Decline(waiting[0].id)
        active = view.facts["active"]
        if active == view.seat and menu.has(N_DONE) and view.facts[f"offers/{view.seat}"] < self.offers:
            proposal = self.proposal(view, mine)
            if proposal is not None:
                return proposal
        if menu.has(N_DONE):
            return int(N_DONE)
        return int(N_PASS) if menu.has(N_PASS) else super().decide(view, menu)

    def grown(self, view: View, seat: int) -> set[int]:
        """The kinds in a seat's fields."""
        found = set()
        for field in range(3):
            lying = view.zones[f"field/{seat}/{field}"]
            if lying and lying[0] is not None:
                found.add(self.kind_of[lying[0]])
        return found

    def proposal(self, view: View, mine: set[int]) -> Offer | None:
        """A hand card that another grows and I do not, for a bean that I grow and they do not."""
        seats = len([zone for zone in view.zones if zone.startswith("hand/")])
        for step in range(1, seats):
            other = (view.seat + step) % seats
            theirs = self.grown(view, other)
            for card in view.zones[f"hand/{view.seat}"]:
                if card is None or self.kind_of[card] in mine or self.kind_of[card] not in theirs:
                    continue
                for want in sorted(mine - theirs):
                    swap = (other, card, want)
                    if swap not in self.said:
                        self.said.add(swap)
                        return Offer(other, [Ref(card, 1)], [self.base + want])
        return None


class Oracle(Player):
    """`greedy` that sees all hands: how much is to be gained by knowing them."""

    def __init__(self, game: Game[Any], rng: Rng) -> None:
        super().__init__()
        self.greedy = seats.sit("greedy", game, f"{rng.word()}", 0)

    def look(self, game: Game[Any], state: Any) -> None:
        """The arena shows the whole truth, once: the state changes as the match goes on."""
        self.game = game
        self.state = state

    def decide(self, view: View, menu: Menu) -> int | Action:
        for seat, farm in enumerate(farm_sight(view).farms):
            if seat != view.seat:
                farm.known = [0] * len(farm.known)
                for card in farm_sight(self.game.view(self.state, seat)).hand:
                    farm.known[card] += 1
                view.seen[f"known/{seat}"] = farm.known  # in words, too: they may have been told already
        return self.greedy.decide(view, menu)

    def notice(self, event: Event) -> None:
        self.greedy.notice(event)


TRADING: dict[str, Maker] = {"never-trades": NeverTrades, "swapper": Swapper, "oracle": Oracle}
