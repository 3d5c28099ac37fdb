"""`trader` and `search` at their table: what they think of fields in short is what they think of them at length, and manners."""

from __future__ import annotations

from collections import Counter

import pytest

from haricot.bots.seats import sit
from haricot.farm.actions import Counter as CounterOffer
from haricot.farm.actions import Offer
from haricot.farm.phases import TRADE
from haricot.farm.stops import Phase, Turn
from haricot.farm.talk import Talk
from haricot.games.ladybohn.bargains import Haggler
from haricot.games.ladybohn.counterpart import Hands, Reckoner
from haricot.games.ladybohn.exchange import Exchange
from haricot.games.ladybohn.replies import Replies
from haricot.games.ladybohn.rules import Ladybohn
from haricot.games.ladybohn.worth import POLITE, StackOutlook
from haricot.kernel import registry
from haricot.kernel.chance import stream
from haricot.kernel.drive import Taken, drive
from haricot.kernel.match import new_match


def table() -> Ladybohn:
    """A game for three."""
    game = registry.make("ladybohn", 3)
    assert isinstance(game, Ladybohn)
    return game


def test_fields_in_short_are_worth_what_fields_are() -> None:
    """Also after further cards; the hand of the seat that thinks, too."""
    game = table()
    state = new_match(game, "short").state
    players = [sit("greedy", game, "short", seat) for seat in range(3)]
    lifted = 0
    for _ in range(8):
        drive(game, state, players, until=Phase(int(TRADE)))
        view = game.view(state, state.active)
        outlook = StackOutlook(view, game.terms, POLITE)
        haggler = Haggler(outlook, 0, Talk(3))
        rng = stream("short", "cards", 0)
        for seat in range(3):
            reckoner = Reckoner(outlook)
            beds, plot = reckoner.beds(seat), outlook.copy(outlook.plots[seat])
            for _ in range(6):
                for card in range(24):
                    plan = outlook.choose(plot, seat, card)
                    assert (reckoner.choose(beds, card), reckoner.gain) == (plan, outlook.gain)
                card = rng.below(24)
                lifted += card % 3 == 2
                plan = outlook.choose(plot, seat, card)
                outlook.put(plot, card, plan)
                reckoner.put(beds, card, plan)
        exchange = Exchange(outlook, haggler, Replies(3), 0, game.terms.shown, rng)
        assert exchange.me.base == [haggler.base]
        drive(game, state, players, until=Turn(state))
    assert lifted > 10


def test_hands_thought_of_hold_what_is_known_and_nothing_that_lies_open() -> None:
    game = table()
    state = new_match(game, "hands").state
    players = [sit("greedy", game, "hands", seat) for seat in range(3)]
    rng = stream("hands", "deal", 0)
    known = 0
    for _ in range(12):
        drive(game, state, players, None, 15)
        view = game.view(state, 0)
        outlook = StackOutlook(view, game.terms, POLITE)
        for seat in (1, 2):
            hand = Counter(int(card) for card in Hands(outlook, seat, [1000] * 8).sample(rng))
            assert sum(hand.values()) == outlook.hands[seat]
            assert all(n <= outlook.unseen[card] for card, n in hand.items())
            for sign in range(24, 32):
                known += outlook.known[seat][sign]
                kind = sum(n for card, n in hand.items() if card // 3 == sign - 24)
                assert kind >= outlook.known[seat][sign]
    assert known > 0


@pytest.mark.parametrize("name", ["trader", "search"])
def test_nothing_is_proposed_twice_in_a_trade(name: str) -> None:
    game = table()
    match = new_match(game, "manners")
    players = [sit(name, game, "manners", seat, arena=True) for seat in range(3)]
    for player in players:
        allow = getattr(player, "allow", None)
        if allow is not None:
            allow(1, "n")
    most = 0
    for _ in range(3):
        active = match.state.active
        taken: list[Taken] = []
        drive(game, match.state, players, taken, until=Turn(match.state))
        said = [(each.seat, game.write(each.action)) for each in taken if isinstance(each.action, Offer | CounterOffer)]
        assert len(set(said)) == len(said)
        most = max(most, sum(seat == active for seat, _ in said))
    assert most <= (4 if name == "search" else 10)
    assert most > 1
