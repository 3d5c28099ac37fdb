"""How well hidden hands are foretold: the likelihood of the true ones, weighed and by lot, and what the weights rest on."""

from __future__ import annotations

import math
import os
from typing import Any

import pytest

from haricot.arena import entrants
from haricot.arena.simulate import Lineup, game_of
from haricot.farm.phases import TRADE
from haricot.farm.terms import Terms
from haricot.games.bohnanza.beliefs import Worlds, holding
from haricot.games.bohnanza.negotiator import Negotiator
from haricot.games.bohnanza.view import BeanBelief
from haricot.games.bohnanza.worth import TRADING, FieldOutlook
from haricot.kernel.actions import Action
from haricot.kernel.chance import stream
from haricot.kernel.drive import drive
from haricot.kernel.events import Event
from haricot.kernel.game import Game
from haricot.kernel.match import new_match
from haricot.kernel.players import Menu, Player
from haricot.kernel.views import View

GAINED = 0.02  # nats a card, at least


class Watched(Player):
    """A trader beside whom somebody stands who sees all hands, and asks what they were thought to be."""

    def __init__(self, mind: Negotiator, state: Any) -> None:
        super().__init__()
        self.mind, self.state = mind, state
        self.by_lot = self.weighed = 0.0
        self.cards = 0

    def decide(self, view: View, menu: Menu) -> int | Action:
        if view.facts["phase"] == TRADE and menu.draft.size == 0:
            self.look(view)
        return self.mind.decide(view, menu)

    def notice(self, event: Event) -> None:
        self.mind.notice(event)

    def look(self, view: View) -> None:
        """Add the likelihood of each hidden card of each hand, given what is out of sight."""
        outlook = FieldOutlook(view, self.mind.terms, TRADING)
        secret: list[list[int]] = []
        for seat, farm in enumerate(self.state.farms):
            hand = [0] * outlook.kinds
            for card in farm.hand if seat != view.seat else []:
                hand[int(card)] += 1
            secret.append([max(0, held - int(known)) for held, known in zip(hand, farm.known, strict=False)])
        hidden = [sum(hand[kind] for hand in secret) for kind in range(outlook.kinds)]
        for card in self.state.supply.deck:
            hidden[int(card)] += 1
        for seat, hand in enumerate(secret):
            weights = [int(holding(outlook, self.mind.talk, seat, kind)) for kind in range(outlook.kinds)]
            total = sum(weight * lying for weight, lying in zip(weights, hidden, strict=True))
            for kind, held in enumerate(hand):
                if held:
                    self.by_lot += held * math.log(hidden[kind] / sum(hidden))
                    self.weighed += held * math.log(weights[kind] * hidden[kind] / total)
                    self.cards += held


def watched(other: str, deals: int) -> tuple[float, float, int]:
    """The mean log-likelihood of a hidden card by lot and weighed, in games against others."""
    game: Game[Any] = game_of(Lineup("bohnanza", ("trader", other, other, other)))
    by_lot = weighed = 0.0
    cards = 0
    for number in range(deals):
        seed = f"beliefs-{other}-{number}"
        match = new_match(game, seed)
        players: list[Player] = [entrants.sit(other, game, seed, seat) for seat in range(4)]
        mind = Watched(Negotiator(Terms(game.setup), stream(seed, "player", 0)), match.state)
        players[0] = mind
        drive(game, match.state, players, match.taken)
        by_lot += mind.by_lot
        weighed += mind.weighed
        cards += mind.cards
    return by_lot / cards, weighed / cards, cards


@pytest.mark.long
@pytest.mark.timeout(900)
@pytest.mark.parametrize("other", ["classic", "greedy", "trader"])
def test_weighed_worlds_foretell_hands_better(other: str) -> None:
    deals = 40 if os.environ.get("HARICOT_COMPILED") == "1" else 1
    by_lot, weighed, cards = watched(other, deals)
    print(f"against {other}: {by_lot:.4f} nats a card by lot, {weighed:.4f} weighed, {cards} cards in {deals} matches")
    if deals == 40:
        assert weighed > by_lot + GAINED


def test_a_weighed_world_looks_the_same_from_its_seat() -> None:
    game = game_of(Lineup("bohnanza", ("greedy",) * 4))
    match = new_match(game, "worlds")
    players = [entrants.sit("greedy", game, "worlds", seat) for seat in range(4)]
    mind = Negotiator(Terms(game.setup), stream("worlds", "player", 0))
    rng = stream("worlds", "sampled", 0)
    for _ in range(12):
        drive(game, match.state, players, None, 17)
        for seat in range(4):
            view = game.view(match.state, seat)
            outlook = FieldOutlook(view, mind.terms, TRADING)
            worlds = Worlds(BeanBelief(view, mind.terms), outlook, mind.talk)
            for _ in range(3):
                world = worlds.sample(rng)
                assert game.view(world, seat) == view
                assert game.next(world) == game.next(match.state)
