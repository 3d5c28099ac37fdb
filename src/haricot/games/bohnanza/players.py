"""Players that know Bohnanza: `greedy` counts cards, weighs one step ahead and bargains."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, final

from mypy_extensions import i64

from haricot.farm.actions import Accept, Decline
from haricot.farm.bargains import Bargain
from haricot.farm.numbers import N_BUY, N_DONE, N_DRAW, N_HARVEST, N_PASS, N_PLANT, N_REVEAL
from haricot.farm.phases import LEFTOVERS, PLANT, SETTLE, TRADE
from haricot.farm.terms import Terms
from haricot.farm.worth import HARVEST_FIRST
from haricot.games.bohnanza.actions import N_FIRST, N_PLANT_KIND, N_UPS
from haricot.games.bohnanza.bargains import Haggler
from haricot.games.bohnanza.hints import why
from haricot.games.bohnanza.state import CHOOSE
from haricot.games.bohnanza.worth import Sight
from haricot.kernel.actions import Action, Phrase
from haricot.kernel.chance import Rng
from haricot.kernel.events import Event
from haricot.kernel.game import Game
from haricot.kernel.players import Menu, Player
from haricot.kernel.views import View

PROPOSALS: Final = 8  # a turn, when active
BIDS: Final = 2  # a turn, when not: one when heard, and perhaps one counter-offer
COUNTER: Final[i64] = 250  # the least promise for answering an offer with another
SPARE: Final[i64] = 60  # the least gain for throwing a hand card away (duel)


@final
class Greedy(Player):
    """Plays for the most coins one step ahead; remembers what it has proposed this turn."""

    def __init__(self, terms: Terms, rng: Rng) -> None:
        super().__init__()
        self.terms: Final = terms
        self.rng: Final = rng
        self.seat: int = -1
        self.epoch: int = -1
        self.tried: set[int] = set()  # deals proposed in this trade, as `Haggler.key`
        self.asked: set[int] = set()  # 64 * seat + kind: asked for in this trade
        self.last: int = -1  # the last of them
        self.bargain: Bargain | None = None  # what was proposed last

    def decide(self, view: View, menu: Menu) -> int | Action:
        open_numbers = menu.numbers()
        if len(open_numbers) == 1 or menu.draft.size > 0:
            return open_numbers[0]
        self.seat = view.seat
        sight = Sight(view, self.terms)
        if menu.has(N_BUY) and sight.buys():
            return int(N_BUY)
        phase = sight.phase
        if phase == TRADE:
            return self.trade(sight, view, menu)
        if phase == SETTLE:
            return self.plant_lying(sight, sight.lying())
        if sight.active == sight.me:
            if phase == PLANT:
                return self.plant(sight, view, menu)
            if phase == LEFTOVERS:
                return self.use_leftovers(sight)
            if phase == CHOOSE:
                return self.use_revealed(sight, menu)
        full = self.full_field(sight, menu)
        if full >= 0:
            return full
        return int(N_DRAW) if sight.active == sight.me else int(N_PASS)

    def notice(self, event: Event) -> None:
        """A deal of mine that was agreed may be made again; a declined one may not, this turn."""
        if event.id == "accepted" and event.args["to"] == self.seat:
            self.tried.discard(self.last)

    def why(self, view: View, action: Action) -> Phrase:
        limit = PROPOSALS if view.facts["active"] == view.seat else BIDS
        return why(view, self.terms, action, self.bargain, limit)

    # -- planting

    def full_field(self, sight: Sight, menu: Menu) -> int:
        """The number that harvests a field which pays all it ever can, or -1.

        Asked when nothing is left to plant: until then such a field takes cards of its kind that
        would spoil another.
        """
        plot = sight.plots[sight.me]
        for f in range(plot.fields):
            if menu.has(N_HARVEST + f) and sight.full(plot.kind[f], plot.size[f]):
                return int(N_HARVEST) + f
        return -1

    def plant(self, sight: Sight, view: View, menu: Menu) -> int:
        """From the hand: the card that is due, the next one if that is better than waiting, then go on."""
        plan = sight.front(view.facts["planted"]) if view.facts["discarded"] == 0 else -1
        if plan >= 0:
            return int(N_HARVEST + plan - HARVEST_FIRST) if plan >= HARVEST_FIRST else int(N_PLANT + plan)
        thrown = self.throw_away(sight, menu)
        return thrown if thrown >= 0 else int(N_REVEAL)

    def plant_lying(self, sight: Sight, lying: list[int]) -> int:
        """The best of the cards that must be planted, or the harvest that makes room for it."""
        plot = sight.plots[sight.me]
        card = lying[sight.first_to_plant(plot, sight.me, lying)]
        return self.number(card, sight.choose(plot, sight.me, card))

    def number(self, card: int, plan: i64) -> int:
        """The number that carries out a plan for a lying card."""
        if plan >= HARVEST_FIRST:
            return int(N_HARVEST + plan - HARVEST_FIRST)
        return int(N_PLANT_KIND + 3 * card + plan)

    # -- the duel

    def use_leftovers(self, sight: Sight) -> int:
        """Plant what helps, throw the rest away."""
        plot = sight.plots[sight.me]
        card = sight.left[sight.first_to_plant(plot, sight.me, sight.left)]
        plan = sight.choose(plot, sight.me, card)
        if self.better_planted(sight, card, plan, sight.gain):
            return self.number(card, plan)
        return int(N_UPS) + card

    def use_revealed(self, sight: Sight, menu: Menu) -> int:
        """Plant what helps me, or would help the opponent more than it hurts me; leave the rest."""
        plot = sight.plots[sight.me]
        other = 1 - sight.me
        best = -1
        best_gain: i64 = 0
        for card in sight.up:
            plan = sight.choose(plot, sight.me, card)
            gain = self.with_hand(sight, card, plan, sight.gain)
            sight.choose(sight.plots[other], other, card)
            if sight.gain > 0:
                gain += sight.gain  # what it is left it has for nothing
            if gain > best_gain:
                best_gain = gain
                best = self.number(card, plan)
        if best < 0:
            best = self.full_field(sight, menu)
        if best >= 0:
            return best
        return int(N_DRAW) if menu.has(N_DRAW) else int(N_DONE)

    def better_planted(self, sight: Sight, card: int, plan: i64, gain: i64) -> bool:
        """Does planting a card bring more than not having it?"""
        return self.with_hand(sight, card, plan, gain) > 0

    def with_hand(self, sight: Sight, card: int, plan: i64, gain: i64) -> i64:
        """What planting a card brings, with what it means for my hand."""
        plot = sight.my_plot()
        before = sight.queue(plot.clone(), sight.hand)
        sight.put(plot, card, plan)
        return gain + sight.queue(plot, sight.hand) - before

    def throw_away(self, sight: Sight, menu: Menu) -> int:
        """The number of the hand card best discarded, or -1."""
        best = -1
        most = sight.queue(sight.my_plot(), sight.hand) + SPARE
        for i, card in enumerate(sight.hand):
            if menu.has(N_FIRST + card) and card not in sight.hand[:i]:
                value = sight.queue(sight.my_plot(), sight.hand[:i] + sight.hand[i + 1 :])
                if value > most:
                    most = value
                    best = int(N_FIRST) + card
        return best

    # -- the market

    def trade(self, sight: Sight, view: View, menu: Menu) -> int | Action:
        """Accept the best deal that waits, propose a better one, or have done."""
        if view.facts["epoch"] != self.epoch:
            self.epoch = view.facts["epoch"]
            self.tried.clear()
            self.asked.clear()
        haggler = Haggler(sight, view.facts["kept"])
        best = haggler.hear(view.deals)
        mine = sight.active == sight.me
        if mine or best is None:
            proposal = self.proposal(sight, view, haggler, mine)
            if proposal is not None and (best is None or proposal.promise() > best.gain):
                self.bargain = proposal
                self.last = haggler.key(proposal)
                self.tried.add(self.last)
                for kind in proposal.wants:
                    self.asked.add(proposal.to * 64 + kind)
                return haggler.proposed(proposal, view)
        if best is not None:
            return Accept(haggler.deal, haggler.refs(best))
        if mine:
            return int(N_DONE)
        if haggler.oldest >= 0:
            return Decline(haggler.oldest)
        return int(N_PASS)

    def proposal(self, sight: Sight, view: View, haggler: Haggler, mine: bool) -> Bargain | None:
        """A deal worth proposing now; a seat that owes an answer needs a better reason."""
        made = view.facts[f"offers/{sight.me}"]
        if made >= (PROPOSALS if mine else BIDS) or made >= self.terms.offers:
            return None
        partners = [p for p in range(sight.seats) if p != sight.me] if mine else [sight.active]
        found = haggler.propose(partners, self.tried, self.asked, self.rng)
        if found is not None and haggler.oldest >= 0 and not mine and found.promise() < COUNTER:
            return None
        return found


def greedy(game: Game[Any], rng: Rng) -> Player:
    """A greedy player for a table."""
    return Greedy(Terms(game.setup), rng)


PLAYERS: dict[str, Callable[[Game[Any], Rng], Player]] = {"greedy": greedy}
