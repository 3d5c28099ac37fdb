"""`greedy`: what it knows of this box, and whole games under every option."""

from __future__ import annotations

import pytest
from playing import played_by, view

from haricot.bots.seats import sit
from haricot.farm.actions import Accept, Offer
from haricot.games.ladybohn.actions import Lift
from haricot.games.ladybohn.players import appraise
from haricot.games.ladybohn.terms import LadyTerms
from haricot.games.ladybohn.worth import HABITS, StackOutlook
from haricot.kernel import registry
from haricot.kernel.actions import Action
from haricot.kernel.data import CardFile
from haricot.kernel.drive import question
from haricot.kernel.forms import Draft
from haricot.kernel.match import Match
from haricot.kernel.players import Menu

from .tables import plays, table
from .test_cards import OWN


def ask(match: Match, seat: int = 0) -> str:
    """What greedy would do now."""
    player = sit("greedy", match.game, "ask", seat)
    return match.game.write(question(match.game, match.state, seat, player, Draft(), match.game.mask()))


def value(text: str) -> int:
    """What greedy thinks a field of seat 0 is worth."""
    match = table(f"field/0/0 {text}")
    outlook = StackOutlook(view(match, 0), LadyTerms(match.game.setup), HABITS)
    return int(outlook.value(outlook.plots[0].stacks[0]))


def test_a_miss_on_top_is_worth_more_than_a_mister_and_a_baby_less() -> None:
    assert value("red[m m w]") > value("red[w m m]") > value("red[w m B]")
    assert value("green[m w m m]") > value("green[w m m m]")  # nearer the top, one baby from it


def test_it_lifts_the_miss_to_the_top() -> None:
    match = plays(table("field/0/0 red[m m w m] hand/0 red:B"), "0 plant")
    assert ask(match) == "lift 1 2"
    match = plays(table("field/0/0 soy[w m w] hand/0 soy:B"), "0 plant")
    assert ask(match) == "lift 1 1"


def test_it_does_not_lay_a_mister_on_a_miss_without_need() -> None:
    text = "planted=1 field/0/0 garden[m m w] field/0/1 blue[m m] hand/0 garden:{},blue:m"
    assert ask(table(text.format("m"))) == "reveal"
    assert ask(table(text.replace("garden[m m w]", "garden[m]").format("w"))) == "plant 0"


def test_it_harvests_a_full_field_under_a_miss_before_drawing() -> None:
    assert ask(table("phase=draw field/0/0 garden[m m w] field/0/1 blue[m m]")) == "harvest 0"
    assert ask(table("phase=draw field/0/0 blue[m w] field/0/1 chili[m m]")) == "draw"


def test_it_gives_a_mister_and_keeps_the_miss() -> None:
    match = table(
        "phase=trade active=1 hand/0 green:w,green:m field/0/0 red[m w] field/0/1 soy[m w] up red:w field/1/0 green[m m m]"
    )
    plays(match, "1 offer 0 red:w@up/green")
    answer = match.game.read(ask(match))
    assert isinstance(answer, Accept) and [int(ref.copy) for ref in answer.gives] == [2]


def test_it_refuses_a_card_that_would_cost_a_growing_field() -> None:
    text = "phase=trade active=1 offers/0=12 hand/0 - field/0/0 green[m m w m] field/0/1 stink[m m w m] up {} coins/2 garden[m m m w]"
    match = plays(table(text.format("garden:B")), "1 offer 0 garden:B@up/-")
    assert ask(match) == "decline 1"
    match = plays(table(text.format("green:w")), "1 offer 0 green:w@up/-")
    assert ask(match) == "accept 1"


def test_what_a_deal_is_worth_to_either_side() -> None:
    text = "phase=trade active=1 hand/0 green:w,green:m field/0/0 red[m w] field/0/1 soy[m w] up red:w field/1/0 green[m m m]"
    match = plays(table(text), "1 offer 0 red:w@up/green")
    for seat in range(2):
        (deal,) = view(match, seat).deals
        assert appraise(match.game, view(match, seat), deal) > 0
    text = "phase=trade active=1 hand/0 - hand/1 soy:w,{} field/0/0 green[m m w m] field/0/1 stink[m m w m] field/1/0 soy[m m] coins/2 garden[m m m w] up -"
    match = plays(table(text.format("garden:B")), "1 offer 0 garden/-")
    theirs, mine = (appraise(match.game, view(match, seat), view(match, seat).deals[0]) for seat in range(2))
    assert theirs < 0 < mine
    match = plays(table(text.format("green:w")), "1 offer 0 green/chili")
    assert appraise(match.game, view(match, 0), view(match, 0).deals[0]) == 0  # it cannot pay


def test_it_plants_a_kept_baby_at_once_where_that_helps() -> None:
    text = "phase=trade active=0 offers/0=12 heard=14 hand/0 - field/0/0 soy[m m w m] up soy:B,blue:m"
    assert ask(table(text, kept_baby="at_once")) == "keep soy.baby"


def test_it_plants_one_of_its_new_babies_when_it_has_to_choose() -> None:
    match = table("phase=trade active=1 hand/1 red:B,soy:B hand/0 - field/0/0 red[m w] field/0/1 soy[m m] up -")
    plays(match, "1 offer 0 red,soy/-", "0 accept 1")
    assert ask(match) in ("plant red.baby", "plant soy.baby")


def test_it_accepts_nothing_while_somebodys_baby_is_not_done_with() -> None:
    text = "phase=trade active=0 offers/0=12 hand/0 red:B hand/1 soy:w field/0/0 soy[m m] field/2/0 red[m w] up -"
    match = plays(table(text.replace("offers/0=12 ", "")), "1 offer 0 soy/-")
    assert ask(match).startswith("accept 1")
    plays(match, "0 offer 2 red/-", "2 accept 2")
    assert not ask(match).startswith("accept")


def test_a_card_marked_as_kept_is_not_given_where_marks_are_final() -> None:
    text = "phase=trade active=0 heard=14 kept=1 hand/0 - field/0/0 red[m m w] field/0/1 green[m m w] field/1/0 blue[m m m] up blue:m"
    assert ask(table(text, lock_kept_cards=True)) == "done"


def test_a_form_that_somebody_else_opened_is_filled_with_any_open_pick() -> None:
    match = table("phase=trade active=0 heard=14 hand/0 red:m,soy:w up red:m,soy:m")
    draft = Draft(0)
    draft.add(11)
    mask = match.game.mask()
    match.game.options(match.state, draft, mask)
    menu = Menu(draft, mask)
    assert sit("greedy", match.game, "form", 0).decide(view(match, 0), menu) in menu.numbers()


# -- whole games


TABLES: list[tuple[int, dict[str, str]]] = [
    (3, {}),
    (3, {"miss_preset": "minus_one_bean", "kept_baby": "at_once", "third_field_cards": "3"}),
    (4, {"hidden_sex": "off", "kept_baby": "at_once", "exhaustions": "2"}),
    (4, {"single_bean_protection": "literal", "lock_kept_cards": "true", "third_field_cards": "0"}),
    (5, {"hide_coin_totals": "true", "tie_break": "shared", "exhaustions": "1"}),
    (5, {"offers": "0", "first_player": "4", "tie_break": "farthest_from_start"}),
]


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_greedy_and_random_play_every_table_to_its_end(seats: int, options: dict[str, str]) -> None:
    game = registry.make("ladybohn", seats, "", options)
    played_by(game, ["greedy"] * seats, "whole")
    played_by(game, ["random" if seat % 2 else "greedy" for seat in range(seats)], "mixed")
    played_by(game, ["random"] * seats, "lot")


def test_greedy_plays_with_the_users_own_cards() -> None:
    text = OWN.replace("[kinds.soy]\n", '[kinds.soy]\nmiss_pays_from = "discard_then_draw"\n')
    text = text.replace("meter.miss = [[2, 2], [4, 3], [6, 4], [7, 5]]", "meter.miss = [[2, 6], [4, 9], [6, 12]]")
    game = registry.make("ladybohn", 4, "", {"exhaustions": "1"}, CardFile(text))
    _, outcome, _ = played_by(game, ["greedy"] * 4, "own")
    assert max(outcome.scores) > 0


def test_the_same_seed_is_the_same_game() -> None:
    game = registry.make("ladybohn", 4, "", {"exhaustions": "1"})
    first, again = (played_by(game, ["greedy"] * 4, "twice")[2] for _ in range(2))
    assert [(t.seat, game.write(t.action)) for t in first] == [(t.seat, game.write(t.action)) for t in again]


def test_greedy_trades_lifts_misses_and_earns_like_a_decent_player() -> None:
    game = registry.make("ladybohn", 4)
    actions: list[Action] = []
    scores: list[int] = []
    for n in range(2):
        _, outcome, taken = played_by(game, ["greedy"] * 4, f"table{n}")
        actions += [t.action for t in taken]
        scores += outcome.scores
    assert sum(isinstance(a, Accept) for a in actions) / len(scores) >= 3
    assert sum(isinstance(a, Lift) for a in actions) / len(scores) >= 1
    assert any(isinstance(a, Offer) for a in actions)
    assert 9 <= sum(scores) / len(scores) <= 25


def wins(seats: int, games: int) -> float:
    """How often one greedy wins against random players, in every seat in turn."""
    game = registry.make("ladybohn", seats)
    won = 0.0
    for n in range(games):
        names = ["greedy" if seat == n % seats else "random" for seat in range(seats)]
        _, outcome, _ = played_by(game, names, f"strength{n}")
        if n % seats in outcome.winners:
            won += 1 / len(outcome.winners)
    return won / games


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_greedy_beats_random(seats: int) -> None:
    assert wins(seats, 4) == 1


@pytest.mark.long
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_greedy_beats_random_nearly_always(seats: int) -> None:
    assert wins(seats, 200) > 0.97


def test_it_offers_to_all_where_several_may_say_yes() -> None:
    match = table(
        "phase=trade active=0 heard=6 field/0/0 red[m m] field/0/1 soy[m m] hand/0 - field/1/0 blue[m m] field/2/0 blue[m m] up blue:m"
    )
    assert ask(match).startswith("offer all blue")
