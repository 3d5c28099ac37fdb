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
from haricot.games.bohnanza.beliefs import (
    ASKED,
    ELSE,
    GROWN,
    JUST_REFUSED,
    NOBODY,
    PLACES,
    REFUSED,
    Worlds,
    holding,
    row,
)
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

GAINED = 0.03  # nats a card, at least
TABLES = {
    "grown": GROWN,
    "asked for": ASKED,
    "refused": REFUSED,
    "just refused": JUST_REFUSED,
    "else": ELSE,
    "nobody": NOBODY,
}
Came = dict[tuple[str, int], list[float]]  # by table and place: copies there, and by lot
NAMES = {tuple(int(n) for n in table): name for name, table in TABLES.items()}


class Watched(Player):
    """A trader beside whom somebody stands who sees all hands, and asks what they were thought to be."""

    def __init__(self, mind: Negotiator, state: Any, came: Came) -> None:
        super().__init__()
        self.mind, self.state, self.came = mind, state, came
        self.by_lot = self.weighed = self.cards = 0.0

    def decide(self, view: View, menu: Menu) -> int | Action:
        if view.facts["phase"] == TRADE and menu.draft.size == 0:
            self.look(view)
        return self.mind.decide(view, menu)

    def notice(self, event: Event) -> None:
        self.mind.notice(event)

    def look(self, view: View) -> None:
        """Add the likelihood of each hidden card of each hand, given what is out of sight."""
        outlook = FieldOutlook(view, self.mind.terms, TRADING)
        kinds = range(outlook.kinds)
        secret: list[list[int]] = []  # by seat and kind: copies that nobody else knows of
        for seat, farm in enumerate(self.state.farms):
            hand = [int(card) for card in farm.hand] if seat != view.seat else []
            secret.append([max(0, hand.count(kind) - int(farm.known[kind])) for kind in kinds])
        hidden = [sum(hand[kind] for hand in secret) for kind in kinds]
        for card in self.state.supply.deck:
            hidden[int(card)] += 1
        for seat, farm in enumerate(self.state.farms):
            if seat != view.seat:
                tables = [holding(outlook, self.mind.talk, seat, kind) for kind in kinds]
                hand = [int(card) for card in farm.hand]
                for place, held in enumerate(hand):
                    self.count(held, secret[seat][held] / hand.count(held), hidden, tables, int(row(place)))

    def count(self, held: int, secretly: float, hidden: list[int], tables: list[Any], place: int) -> None:
        """Count one card of a hand, as far as it is a secret."""
        weights = [int(table[place]) * lying for table, lying in zip(tables, hidden, strict=True)]
        self.by_lot += secretly * math.log(hidden[held] / sum(hidden)) if secretly else 0.0
        self.weighed += secretly * math.log(weights[held] / sum(weights)) if secretly else 0.0
        self.cards += secretly
        for kind, table in enumerate(tables):
            came = self.came.setdefault((NAMES[tuple(int(n) for n in table)], place), [0.0, 0.0])
            came[0] += secretly if kind == held else 0.0
            came[1] += secretly * hidden[kind] / sum(hidden)


def watched(other: str, deals: int) -> tuple[float, float, float, Came]:
    """The mean log-likelihood of a hidden card by lot and weighed, in games against others, and what was where."""
    game: Game[Any] = game_of(Lineup("bohnanza", ("trader", other, other, other)))
    by_lot = weighed = cards = 0.0
    came: Came = {}
    for number in range(deals):
        seed = f"beliefs-{other}-{number}"
        match = new_match(game, seed)
        players: list[Player] = [entrants.sit(other, game, seed, seat) for seat in range(4)]
        mind = Watched(Negotiator(Terms(game.setup), stream(seed, "player", 0)), match.state, came)
        players[0] = mind
        drive(game, match.state, players, match.taken)
        by_lot += mind.by_lot
        weighed += mind.weighed
        cards += mind.cards
    return by_lot / cards, weighed / cards, cards, came


@pytest.mark.long
@pytest.mark.timeout(900)
@pytest.mark.parametrize("other", ["classic", "greedy", "trader"])
def test_weighed_worlds_foretell_hands_better(other: str) -> None:
    deals = 40 if os.environ.get("HARICOT_COMPILED") == "1" else 1
    by_lot, weighed, cards, came = watched(other, deals)
    print(
        f"\nagainst {other}: {by_lot:.4f} nats a card by lot, {weighed:.4f} weighed, {cards:.0f} cards in {deals} matches"
    )
    for name in NAMES.values():
        found = [came.get((name, place), [0.0, 0.0]) for place in range(PLACES)]
        print(name, *(f"{1000 * there / lot:.0f} of {lot:.0f}," for there, lot in found if lot))
    if deals == 40:
        assert weighed > by_lot + GAINED
        for place in range(PLACES):
            there, lot = came["grown", place]
            assert 0.75 < 1000 * there / lot / int(GROWN[place]) < 1.25


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
