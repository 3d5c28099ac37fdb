"""`trader`: deals up to two for two, weighed from the other's side; it goes by its view, its memory and its seed alone."""

from __future__ import annotations

import pytest

from haricot.bots.seats import sit
from haricot.kernel.chance import stream
from haricot.kernel.drive import drive, question
from haricot.kernel.events import Event
from haricot.kernel.forms import Draft
from haricot.kernel.match import Match, new_match
from haricot.kernel.players import Player

from .tables import rules, table

NAME = "trader"


def told(match: Match, events: list[Event], seat: int) -> Player:
    """One that sits down and is told all that has happened."""
    player = sit(NAME, match.game, "thoughts", seat, arena=True)
    for event in events:
        player.notice(event.seen_by(seat, match.game.zones))
    return player


def ask(match: Match, seat: int) -> str:
    """What it does on a seat, as notation."""
    game = match.game
    mind = sit(NAME, game, "thoughts", seat, arena=True)
    return game.write(question(game, match.state, seat, mind, Draft(), game.mask()))


@pytest.mark.parametrize(("seats", "edition"), [(4, "gigamic"), (5, "amigo")])
def test_it_plays_the_same_for_a_seed(seats: int, edition: str) -> None:
    game = rules(seats, edition, (("exhaustions", "1"),))
    lines: list[list[str]] = []
    for _ in range(2):
        match = new_match(game, "same")
        minds = [sit(NAME if seat == 0 else "greedy", game, "same", seat, arena=True) for seat in range(seats)]
        drive(game, match.state, minds, match.taken, 150)
        lines.append([f"{taken.seat} {game.write(taken.action)}" for taken in match.taken])
    assert lines[0] == lines[1]
    assert any(line.startswith("0 offer") for line in lines[0])


def test_what_it_cannot_see_changes_nothing() -> None:
    """With the hidden cards dealt again it answers the same, in the middle of a match and with its memory."""
    match = new_match(rules(4, "gigamic", ()), "hidden")
    game = match.game
    minds = [sit("greedy", game, "hidden", seat) for seat in range(4)]
    events: list[Event] = []
    rng = stream("hidden", "worlds", 0)
    proposals = asked = 0
    for number in range(150):
        seat = int(game.next(match.state))
        answer = question(game, match.state, seat, minds[seat], Draft(), game.mask())
        if number >= 90 and number % 6 == 0:
            answers: set[str] = set()
            belief = game.belief(game.view(match.state, seat))
            for state in [match.state, belief.sample(rng)]:
                mind = told(match, events, seat)
                answers.add(game.write(question(game, state, seat, mind, Draft(), game.mask())))
            assert len(answers) == 1, (number, answers)
            asked += 1
            proposals += answers.pop().startswith(("offer", "counter"))
        log: list[Event] = []
        match.apply(seat, answer, log)
        events += log
        for p, mind in enumerate(minds):
            for event in log:
                mind.notice(event.seen_by(p, game.zones))
    assert asked == 10 and proposals > 0


def test_it_deals_two_for_two() -> None:
    """Each has what the other grows, and both gain: one deal does what two of one for one would."""
    text = """phase=trade active=0 heard=14 field/0/0 red*3 field/0/1 green*5 hand/0 blue,chili
        field/1/0 blue*5 field/1/1 chili*5 hand/1 red,green known/1=red,green up wax"""
    found = ask(table(text), 0)
    assert found.startswith("offer 1 ") and found.endswith(("/red,green", "/green,red")), found
    assert len(found.split()[2].partition("/")[0].split(",")) == 2, found
