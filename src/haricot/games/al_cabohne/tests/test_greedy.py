"""What `greedy` does in positions where the right step is plain."""

from __future__ import annotations

import pytest
from playing import view

from haricot.bots.seats import sit
from haricot.games.al_cabohne.players import appraise, greedy
from haricot.kernel import registry
from haricot.kernel.chance import stream
from haricot.kernel.drive import drive, question
from haricot.kernel.forms import Draft
from haricot.kernel.match import Match, new_match

from .tables import FED, table


def answer(match: Match, seat: int = 0) -> str:
    """What greedy does now."""
    player = greedy(match.game, stream("greedy", "test", 1))
    return match.game.write(question(match.game, match.state, seat, player, Draft(), match.game.mask()))


@pytest.mark.parametrize("seats", [1, 2])
def test_a_full_field_is_sold_before_it_must_pay(seats: int) -> None:
    match = table(
        "phase=pay  al kidney*3  don chili  field/0/0 kidney*8  field/0/1 green*3  hand/0 puff,puff", seats=seats
    )
    assert answer(match) == "harvest 0"


def test_a_lone_bean_is_paid() -> None:
    match = table(
        "phase=pay  al kidney  don chili  joe stink  field/0/0 kidney  field/0/1 green*4  field/0/2 puff*4", 1
    )
    assert answer(match) == "done"


def test_a_third_field_is_bought_early_and_not_late() -> None:
    text = f"{FED} coins/0 green*6  field/0/0 puff*3  field/0/1 runner*3  hand/0 kidney,stink  deck ?*"
    assert answer(table(f"{text}70,...")) == "buy"
    assert answer(table(f"{text}5  exhaustions=2")) != "buy"


def test_an_empty_boss_is_fed_what_helps_him_least() -> None:
    match = table("phase=cultivate  al blue  don chili  hand/0 runner,kidney,runner  up -", seats=1)
    assert answer(match) == "feed kidney joe"


def test_a_matching_pile_is_planted() -> None:
    match = table(f"phase=cultivate {FED} up puff*3  field/0/0 puff*3  hand/0 -")
    assert answer(match) == "plant puff 0"


def test_leftovers_that_fit_nowhere_are_thrown_away() -> None:
    match = table(f"phase=leftovers {FED} up kidney  field/0/0 puff*3  field/0/1 runner*2  hand/0 -")
    assert answer(match) == "discard kidney@up"


def test_discards_that_a_boss_would_take_are_covered() -> None:
    match = table(
        "phase=leftovers  al runner*3  don chili  up puff,runner  field/0/0 green*4  field/0/1 stink*4  hand/0 -"
    )
    assert answer(match) == "discard runner@up"


def test_a_good_deal_is_accepted_and_a_bad_one_declined() -> None:
    text = "phase=cultivate active=1  al blue  field/0/0 runner*3  hand/0 kidney,puff  hand/1 runner,runner  deal/1="
    assert answer(table(f"{text}1>0:runner.0,runner.1/kidney:0", mafia_trade=True)) == "accept 1 kidney"
    text = "phase=cultivate active=1  al blue  field/0/0 runner*3  hand/0 runner,runner  hand/1 kidney  deal/1="
    assert answer(table(f"{text}1>0:kidney.0/runner,runner:0", mafia_trade=True)) == "decline 1"
    assert answer(table(text.removesuffix("deal/1="), mafia_trade=True)) == "pass"


def test_what_a_deal_is_worth_to_either_side() -> None:
    text = "phase=cultivate active=1  al blue  field/0/0 runner*3  hand/0 {}  hand/1 runner,runner  deal/1=1>0:runner.0,runner.1/kidney:0"
    match = table(text.format("kidney,puff"), mafia_trade=True)
    mine, theirs = (appraise(match.game, view(match, seat), view(match, seat).deals[0]) for seat in range(2))
    assert mine > 1000 and mine > theirs
    match = table(text.format("puff,puff"), mafia_trade=True)
    assert appraise(match.game, view(match, 0), view(match, 0).deals[0]) == 0  # it cannot pay


def test_it_proposes_while_a_boss_is_hungry() -> None:
    """CABV-01: it grows runners, the other, who holds one, grows puffs; and in whole matches some of that is agreed."""
    text = "phase=cultivate active=0 heard=2 al blue  field/0/0 runner*3  field/1/0 puff*3  known/1=runner  hand/0 puff,kidney"
    said = answer(table(f"{text}  hand/1 runner,stink", mafia_trade=True))
    assert said.startswith("offer 1 ") and said.endswith("/runner")
    game = registry.make("al_cabohne", 2, "amigo", {"mafia_trade": "true"})
    words: list[str] = []
    for number in range(3):
        match = new_match(game, f"haggling-{number}")
        drive(game, match.state, [sit("greedy", game, "haggling", seat) for seat in range(2)], match.taken)
        words += [game.write(taken.action).split()[0] for taken in match.taken]
    assert words.count("offer") + words.count("counter") > 0
