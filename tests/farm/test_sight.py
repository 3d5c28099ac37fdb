"""What an attentive player knows: coins in the order they were earned, so that a sampled state pays the very same cards."""

from __future__ import annotations

import pytest
from playing import dump, seated

from haricot.kernel import registry
from haricot.kernel.chance import stream
from haricot.kernel.events import Event


@pytest.mark.parametrize(
    ("game", "seats", "position", "stack"),
    [
        ("bohnanza", 4, "coins/0 blue,red,soy,green,wax", ["blue", "red", "soy", "green", "wax"]),
        ("bohnanza", 2, "coins/0 blue,red,soy,green,wax", ["blue", "red", "soy", "green", "wax"]),
        ("al_cabohne", 2, "coins/0 blue,puff,green,kidney,runner", ["blue", "puff", "green", "kidney", "runner"]),
        (
            "ladybohn",
            4,
            "dark/0=0 coins/0 soy.miss,red.miss,blue.mister,soy.baby",
            ["red.miss", "blue.mister", "soy.baby"],
        ),
    ],
)
def test_a_sampled_state_pays_the_same_coins(game: str, seats: int, position: str, stack: list[str]) -> None:
    match = seated(registry.make(game, seats), f"active=0 {position}")
    rules = match.game
    paid: list[Event] = []
    rules.apply(rules.clone(match.state), 0, rules.read("buy"), paid)
    for reader in range(seats):
        view = rules.view(match.state, reader)
        known = [rules.names.card(card) for card in view.seen["stack/0"] if card >= 0]
        assert known == stack
        for number in range(8):
            sample = rules.belief(view).sample(stream("coins", str(reader), number))
            log: list[Event] = []
            rules.apply(sample, 0, rules.read("buy"), log)
            assert [event.plain() for event in log] == [event.plain() for event in paid]


def test_a_coin_that_nobody_has_seen_lies_where_it_lay() -> None:
    match = seated(registry.make("ladybohn", 4), "active=0 dark/1=1 coins/1 soy.miss,red.miss,blue.mister")
    names = match.game.names.numbers
    view = match.game.view(match.state, 1)
    assert view.seen["stack/1"] == [names["soy.miss"], -1, names["blue.mister"]]
    sample = match.game.belief(view).sample(stream("coins", "dark", 1))
    assert match.game.view(sample, 1) == view
    assert "dark/1=1" in dump(match)[0]
