"""The worked examples of rules.md, section 5, as records with positions (EX-DICE-4: test_contracts.py)."""

from __future__ import annotations

import pytest
from playing import outcome, play, plays, refused

from .tables import coins, completed, fact, phase, table, zone

FIRST = "red chinese stink stink / garden soy soy"
BARBARA = "0bl;1ga+1re+1ch;2ga+1so;*;*;*"
ADAM = "1so+1ch;2re|2ch;1ga+2bl;4=;*;*"
ADAM_0_BARBARA_1_KLAUSS_2 = "active=0 upper/0 adam upper/1 barbara upper/2 klauss"


def three(klauss: str = "1ga+1gr;*;*;*;*;*", *rolls: str) -> dict[str, str]:
    """The cards of the first two examples."""
    return {"adam": ADAM, "barbara": BARBARA, "klauss": klauss}


def test_EX_DICE_1_others_use_the_first_roll() -> None:
    match = table(ADAM_0_BARBARA_1_KLAUSS_2, cards=three(), rolls=(FIRST,))
    log = play(match, "0 roll")
    met = [(event.args["seat"], event.args["contract"]) for event in log if event.id == "met"]
    assert met == [(1, "0bl"), (1, "1ga+1re+1ch")]
    assert [completed(match, seat) for seat in range(3)] == [0, 2, 0]
    assert refused(match, "1 sell") == "DICE-39"
    assert phase(match) == "select"


def adams_turn(klauss: str) -> list[list[int]]:
    """Adam's three rolls; contracts met by seat after each step."""
    rolls = (FIRST, "w1-blue w3-chinese w4-stink c1-green c3-blue", "w4-green c1-garden")
    match = table(ADAM_0_BARBARA_1_KLAUSS_2, cards=three(klauss), rolls=rolls)
    met: list[list[int]] = []
    for line in ("roll", "select w2,c2", "roll", "select w1,w3,c3", "roll", "select w4,c1"):
        play(match, f"0 {line}")
        met.append([completed(match, seat) for seat in range(3)])
    assert zone(match, "field") == ["w1-blue", "w2-chinese", "w3-chinese", "w4-green", "c1-garden", "c2-soy", "c3-blue"]
    assert phase(match) == "resolve"
    play(match, "0 sell")
    assert coins(match, 0) == 1
    return met


def test_EX_DICE_2_adams_turn() -> None:
    met = adams_turn("1ga+1gr;*;*;*;*;*")
    assert met == [[0, 2, 0], [0, 2, 0], [0, 2, 0], [0, 2, 0], [0, 2, 1], [3, 2, 1]]


def test_EX_DICE_2_twin_klauss_cannot_use_the_field() -> None:
    assert adams_turn("1ga+1bl+1gr;*;*;*;*;*")[-1] == [3, 2, 0]


DORIS = {"x": "*;*;2re|2ch;3bl+2=;2bl+2gr;6#", "y": "1re+1bl;3(re/gr);2gr+3=;0bl;*;*"}
DORIS_1 = """phase=select active=1 completed/1=2 rolled=c3-green
    field=w1-red,w2-red,w3-blue,w4-green,c1-blue,c2-blue
    upper/1 x lower/1 y"""


def test_EX_DICE_3_doris_sells_and_goes_on() -> None:
    match = table(DORIS_1, 4, cards=DORIS, total=48)
    assert len(zone(match, "reserve")) == 40
    play(match, "1 select c3")
    assert completed(match, 1) == 5
    play(match, "1 sell")
    assert coins(match, 1) == 3
    assert len(zone(match, "purse/1")) == 3
    assert zone(match, "upper/1") == ["y"]
    assert len(zone(match, "lower/1")) == 1
    assert len(zone(match, "reserve")) == 37
    assert completed(match, 1) == 3
    twin = table(DORIS_1, 4, cards=DORIS, total=48)
    plays(twin, "1 select c3", "1 sell", "1 sell")
    assert coins(twin, 1) == 4
    play(match, "1 pass")
    assert fact(match, "active") == 0
    assert zone(match, "field") == []


@pytest.mark.parametrize(("met", "paid"), [(3, 1), (4, 2), (5, 3), (6, 4)])
def test_EX_DICE_5_sale_values(met: int, paid: int) -> None:
    match = table(f"active=0 completed/1={met}", cards={})
    reserve = len(zone(match, "reserve"))
    play(match, "1 sell")
    assert coins(match, 1) == paid
    assert len(zone(match, "reserve")) == reserve - paid
    assert completed(match, 1) == 0


def test_EX_DICE_5_two_contracts_cannot_be_sold() -> None:
    assert refused(table("active=0 completed/1=2", cards={}), "1 sell") == "DICE-39"


def test_EX_DICE_6_selection_duty() -> None:
    match = table("active=0", cards={})
    for n in range(7):
        play(match, "0 roll")
        assert refused(match, "0 select -") == "DICE-11"
        assert refused(match, "0 roll") == "DICE-11"
        if n > 0:
            assert refused(match, "0 select w1") == "DICE-12"
        play(match, f"0 select {['w1', 'w2', 'w3', 'w4', 'c1', 'c2', 'c3'][n]}")
    assert phase(match) == "resolve"
    assert refused(match, "0 roll") == "DICE-14"


@pytest.mark.parametrize(
    ("card", "sale", "scores", "winners"),
    [
        ("1re;1bl;1so;1st;*;*", True, [14, 13, 0, 0], [0]),
        ("1re;1bl;1so;*;*;*", True, [13, 13, 0, 0], [0, 1]),
        ("1re;1bl;*;*;*;*", False, [12, 13, 0, 0], [1]),
    ],
)
def test_EX_DICE_7_the_end_during_anothers_turn(card: str, sale: bool, scores: list[int], winners: list[int]) -> None:
    match = table(
        """phase=window active=0 completed/1=4 completed/3=3 field=w1-red,c1-soy
        rolled=w2-blue,w3-stink,w4-stink,c2-blue,c3-green
        upper/0 adam purse/0 ?*12 purse/1 ?*11 purse/2 - purse/3 -""",
        4,
        cards={"adam": card},
        total=50,
    )
    plays(match, "1 sell")
    assert phase(match) == "window"  # the others finish it
    plays(match, "3 done")
    assert refused(match, "0 roll") == "DICE-52"
    plays(match, "0 select w2,w3")
    assert refused(match, "0 roll") == "DICE-52"
    plays(match, "0 stop")
    if sale:
        play(match, "0 sell")
    play(match, "0 pass")
    assert phase(match) == "final"
    play(match, "3 done")
    assert outcome(match).scores == scores
    assert outcome(match).winners == winners


@pytest.mark.parametrize("rule", ["most_coins", "simultaneous_share"])
@pytest.mark.parametrize("klauss", [3, 4])
def test_EX_DICE_8_two_reach_the_target_on_one_roll(rule: str, klauss: int) -> None:
    match = table(
        f"phase=window active=0 completed/1=3 completed/2={klauss} purse/1 ?*12 purse/2 ?*12",
        cards={},
        total=50,
        end_rule=rule,
    )
    plays(match, "2 sell", "1 sell", "0 select w1", "0 stop", "0 pass")
    assert outcome(match).scores == [0, 13, klauss + 10]
    assert outcome(match).winners == ([1, 2] if klauss == 3 or rule == "simultaneous_share" else [2])


def test_EX_DICE_9_change() -> None:
    match = table("active=0 completed/1=5 purse/1 ?*7", 2, cards={}, total=12)
    assert len(zone(match, "reserve")) == 1
    log = play(match, "1 sell")
    assert [event.id for event in log] == ["sold", "changed", "shuffled", "paid", "moved-up", "drew"]
    assert coins(match, 1) == 10
    assert fact(match, "five/1") == 1
    assert len(zone(match, "purse/1")) == 5
    assert len(zone(match, "reserve")) == 3


def test_EX_DICE_9_twin_too_few_cards_are_handed_in() -> None:
    match = table("active=0 completed/1=5 purse/0 ?*2 purse/1 ?*2", 2, cards={}, total=8)
    assert zone(match, "reserve") == []
    play(match, "1 sell")
    assert coins(match, 1) == 5
    assert zone(match, "purse/1") == []
    assert len(zone(match, "lower/1")) == 1
    assert len(zone(match, "reserve")) == 2


@pytest.mark.parametrize(("direction", "order"), [("right", [0, 3, 2, 1, 0]), ("left", [0, 1, 2, 3, 0])])
def test_EX_DICE_10_order_of_play(direction: str, order: list[int]) -> None:
    match = table("active=0", 4, cards={}, turn_direction=direction)
    active = [0]
    for _ in range(4):
        plays(match, f"{active[-1]} roll", f"{active[-1]} select w1", f"{active[-1]} stop", f"{active[-1]} pass")
        active.append(fact(match, "active"))
    assert active == order
