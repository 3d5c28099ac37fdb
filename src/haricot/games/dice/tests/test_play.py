"""Whole matches: they end, they are the same again, greedy is far ahead, and what is unknown is sampled truly."""

from __future__ import annotations

import os
from typing import Any

import pytest
from librt.vecs import vec
from mypy_extensions import u8
from playing import dump, play, plays, view

from haricot.bots.seats import sit
from haricot.games.dice.view import observation_size
from haricot.kernel.chance import stream
from haricot.kernel.drive import drive
from haricot.kernel.forms import Draft
from haricot.kernel.game import Game
from haricot.kernel.mask import numbers
from haricot.kernel.match import Match, new_match, replay
from haricot.kernel.records import read_record

from .tables import fact, rules, table, zone

GAMES = 200 if os.environ.get("HARICOT_LONG") == "1" else 6
SETTINGS: list[dict[str, str]] = [
    {},
    {"claim_mode": "manual", "initial_active": "player_choice", "turn_direction": "left"},
    {"place_all": "true", "others_scope": "last_roll_and_field", "target": "7"},
    {"final_sales": "false", "end_rule": "simultaneous_share", "absent_scope": "dice_in_scope", "target": "5"},
    {"mix_needs_both": "true", "target": "30", "printed_number": "hidden"},
]


def played(game: Game[Any], names: list[str], seed: str) -> Match:
    """A match of these players, to its end."""
    match = new_match(game, seed)
    players = [sit(name, game, seed, seat) for seat, name in enumerate(names)]
    drive(game, match.state, players, match.taken)
    return match


@pytest.mark.parametrize("options", SETTINGS, ids=range(len(SETTINGS)))
@pytest.mark.parametrize("player", ["greedy", "random"])
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_matches_end_and_replay_byte_for_byte(seats: int, player: str, options: dict[str, str]) -> None:
    game = rules(seats, tuple(options.items()))
    match = played(game, [player] * seats, "1")
    found = game.outcome(match.state)
    assert found is not None
    assert found.reason == "exhausted" or max(found.scores) >= int(options.get("target", "13"))
    text = match.record().write()
    assert played(game, [player] * seats, "1").record().write() == text
    assert replay(read_record(text)).record().write() == text


def test_greedy_is_far_ahead_of_random() -> None:
    game = rules(3)
    won = 0
    for seed in range(GAMES):
        names = ["random"] * 3
        names[seed % 3] = "greedy"
        outcome = game.outcome(played(game, names, str(seed)).state)
        assert outcome is not None
        won += outcome.winners == [seed % 3]
    assert won >= 0.9 * GAMES


def test_DICE_14_a_turn_has_at_most_seven_rolls() -> None:
    match = played(rules(3), ["random"] * 3, "rolls")
    rolls = 0
    for taken in match.taken:
        text = match.game.write(taken.action)
        rolls = 0 if text == "pass" else rolls + (text == "roll")
        assert rolls <= 7


def test_DICE_A22_more_than_three_contracts_a_turn_come_with_sales_only() -> None:
    """Without a sale the active player meets at most three contracts in a turn (DICE-38)."""
    game = rules(4)
    match = new_match(game, "three")
    rng = stream("three", "steps", 1)
    mask = game.mask()
    while (seat := int(game.next(match.state))) >= 0:
        draft = Draft(seat)
        while (action := game.finish(match.state, draft)) is None:
            game.options(match.state, draft, mask)
            draft.add(numbers(mask)[rng.below(len(numbers(mask)))])
        before = {other: fact(match, f"completed/{other}") for other in range(4)}
        match.apply(seat, action)
        if game.write(action) != "sell":
            for other in range(4):
                assert fact(match, f"completed/{other}") - before[other] <= 3


def test_every_selection_can_be_picked_die_by_die() -> None:
    match = table("phase=select active=0 field=w1-red,w2-red,c1-soy,c2-soy", cards={})
    game = match.game
    found: set[str] = set()

    def walk(picks: list[int]) -> None:
        draft = Draft(0)
        for number in picks:
            draft.add(number)
        action = game.finish(match.state, draft)
        if action is not None:
            assert game.check(match.state, 0, action) is None
            found.add(game.write(action))
            return
        mask = game.mask()
        game.options(match.state, draft, mask)
        for number in numbers(mask):
            walk([*picks, number])

    walk([])
    dice = ["w3", "w4", "c3"]
    subsets = [[die for i, die in enumerate(dice) if part >> i & 1] for part in range(1, 8)]
    assert found == {f"select {','.join(subset)}" for subset in subsets}


def test_a_sampled_coin_is_none_that_came_back_later() -> None:
    """A card seen to return to the reserve was no coin drawn before."""
    text = """active=0 completed/0=3 upper/0 blank_00 purse/0 blank_01,blank_02,blank_03,blank_04,blank_05
        drawn/0=0,0,0,0,0 purse/1 ?*3 reserve -"""
    match = table(text, 2, cards={}, total=12)
    play(match, "0 sell")
    back = {match.game.names.numbers[f"blank_0{n}"] for n in range(1, 6)}
    assert view(match).seen["returned"][::2] == sorted(back)
    belief = match.game.belief(view(match))
    rng = stream("coins", "samples", 1)
    top = set()
    for _ in range(60):
        sample = belief.sample(rng)
        zones = match.game.dump(sample).zones
        assert not back & set(zones["purse/1"])
        assert len(zones["reserve"]) == len(zone(match, "reserve"))
        top.add(zones["reserve"][0])
    assert len(top & back) >= 3


def test_a_match_goes_on_from_a_position_with_change() -> None:
    text = "active=0 completed/0=5 purse/0 ?*7 reserve ?"
    match = plays(table(text, 2, cards={}, total=12), "0 sell")
    again = table(" ".join(dump(match)).removeprefix("position "), 2, cards={}, total=12)
    assert dump(again) == dump(match)


def test_an_observation_has_the_stated_size() -> None:
    for seats in (2, 5):
        game = rules(seats)
        size = game.observe(new_match(game, "x").state, 0, vec[u8]([0] * 100))
        assert size == observation_size(game.terms)  # type: ignore[attr-defined]
