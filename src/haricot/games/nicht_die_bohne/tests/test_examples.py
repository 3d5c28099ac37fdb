"""The worked examples of rules.md, section 5."""

from __future__ import annotations

import pytest
from playing import due, outcome, play, plays, recorded, refused, view

from haricot.games.nicht_die_bohne.scoring import Row

from .tables import fact, hand, menu, phase, play_deal, rows, rules, table, taken, told, worth


def test_EX_NDB_1_the_scoring_sheet_of_alex() -> None:
    match = table(
        """
        phase=pick leader=0 trick=14
          row/0/0 green-zero,green-3,green-5,green-8   row/0/1 red-3,red-6
          row/0/2 yellow-minus,yellow-4                row/0/3 blue-x2,blue-minus*2,blue-8,blue-2,blue-4
          played/1 yellow-9
        """,
        deals=1,
    )
    log = play(match, "0 take 1") + play(match, "1 take 2")
    assert view(match).lists["worth/0"] == [0, 9, -13, 28]
    (sheet,) = [args for args in told(log, "scored-ndb") if args["seat"] == 0]
    assert (sheet["plus"], sheet["minus"], sheet["sum"]) == (37, 13, 24)
    assert [view(match).lists[f"{column}/0"] for column in ("plus", "minus", "sum")] == [[37], [13], [24]]


def test_EX_NDB_2_minus_cards() -> None:
    for count, expected in enumerate([5, -5, 5, -5]):
        assert worth("red-5" + " red-minus" * count) == [0, expected, 0, 0]


def test_EX_NDB_3_doubling_a_negative_row() -> None:
    assert worth("blue-7 blue-3 blue-minus blue-x2")[3] == -20
    assert worth("blue-7 blue-3 blue-minus blue-minus blue-minus blue-x2")[3] == -20
    assert worth("blue-7 blue-3 blue-minus blue-minus blue-x2")[3] == 20
    assert worth("blue-x2 blue-minus")[3] == 0


def test_EX_NDB_4_zero() -> None:
    assert worth("red-10 red-9 red-x2 red-zero")[1] == 0
    assert worth("red-10 red-minus red-zero")[1] == 0
    assert worth("green-zero green-7 red-4")[:2] == [0, 4]


EX_NDB_5 = """
    haricot 1
    game nicht_die_bohne  rules 1  edition ndb  seats 4
    seed beans
    position phase=answer leader=0
      played/0 red-10   hand/1 blue-3,...   hand/2 green-minus,...   hand/3 yellow-7,...
    --
    1 play blue-3
    2 play green-minus
    3 play yellow-7
    """


def test_EX_NDB_5_pick_restrictions_for_four() -> None:
    match = recorded(EX_NDB_5)
    assert due(match) == [0]
    assert refused(match, "0 take 0") == "NDB-10"
    plays(match, "0 take 3")
    assert rows(match, 0) == [[], [], ["yellow-7"], []]
    assert due(match) == [3]
    assert refused(match, "3 take 0") == "NDB-12"
    assert refused(match, "3 take 3") == "NDB-14"
    log = play(match, "3 take 1")
    took = [(args["seat"], args["from"]) for args in told(log, "took") + told(log, "took-token")]
    assert took == [(3, 1), (1, 2), (2, 0)]  # Beate had no choice, nor had Claudia
    assert rows(match, 3)[3] == ["blue-3"]
    assert rows(match, 1)[0] == ["green-minus"]
    assert rows(match, 2)[1] == ["red-10"]
    assert (phase(match), due(match), fact(match, "leader")) == ("lead", [2], 2)
    assert [taken(match, seat) for seat in range(4)] == [1, 1, 1, 1]


@pytest.mark.parametrize(("pick", "chain"), [(1, [(0, 1), (1, 2), (2, 0)]), (2, [(0, 2), (2, 1), (1, 0)])])
def test_EX_NDB_6_with_three_players_the_leader_decides_everything(pick: int, chain: list[tuple[int, int]]) -> None:
    match = table("phase=pick leader=0", 3)
    log = play(match, f"0 take {pick}")
    assert [(event.args["seat"], event.args["from"]) for event in log] == chain
    assert (phase(match), due(match)) == ("lead", [chain[-1][0]])


def test_EX_NDB_7_a_match_of_three_deals() -> None:
    match = table(first_leader=0)
    leaders = []
    while phase(match) != "over":
        leaders += due(match)
        play_deal(match)
    assert leaders == [1, 2, 3]
    match = table(
        """
        phase=pick leader=0 trick=14 deal=2 plus/0=24,0 minus/0=0,5
          row/0/0 green-zero,green-1,green-2,green-3,green-4,green-5,green-6,green-7,green-8,green-9,green-10,green-x2,green-minus
          row/0/1 red-5   played/1 red-6
        """
    )
    plays(match, "0 take 1", "1 take 2")
    assert phase(match) == "over"
    assert view(match).lists["sum/0"] == [24, -5, 11]
    assert fact(match, "total/0") == outcome(match).scores[0] == 30


EX_CHO_1 = """
    haricot 1
    game nicht_die_bohne  rules 1  edition cho  seats 4
    seed beans
    position phase=pick leader=0
      played/0 dark-1   played/1 milk-2   played/2 dark-8   played/3 milk-minus
    --
    """


def test_EX_CHO_1_picks() -> None:
    match = recorded(EX_CHO_1)
    assert refused(match, "0 take 0") == "CHO-08"
    plays(match, "0 take 2")
    assert due(match) == [2]
    assert refused(match, "2 take 0") == "CHO-09"
    assert menu(match, 2) == ["take 3", "take 1"]
    assert refused(match, "1 take 0") == "CHO-09"
    log = play(match, "2 take 1")
    assert [(event.args["seat"], event.args["from"]) for event in log] == [(2, 1), (1, 3), (3, 0)]
    assert rows(match, 0)[2] == ["dark-8"]
    assert rows(match, 1)[1] == ["milk-minus"]
    assert rows(match, 2)[1] == ["milk-2"]
    assert rows(match, 3)[2] == ["dark-1"]
    assert (phase(match), due(match)) == ("lead", [3])


def test_EX_CHO_1_a_forced_picker_may_not_take_the_token_card_either() -> None:
    match = table("phase=pick leader=0 picker=1 played/0 dark-1 played/3 milk-minus", 4, "cho")
    assert refused(match, "1 take 0") == "CHO-09"
    assert menu(match, 1) == ["take 3"]
    plays(match, "1 take 3")
    assert (rows(match, 3)[2], due(match)) == (["dark-1"], [3])


def test_EX_CHO_2_scoring() -> None:
    assert worth("white-3 white-5 white-7 white-x2 white-minus white-minus", "cho")[0] == 30
    assert worth("white-3 white-5 white-7 white-x2 white-minus", "cho")[0] == -30
    assert worth("white-3 white-5 white-7 white-x2 white-minus white-minus white-zero", "cho")[0] == 0


def test_EX_CHO_3_five_players_play_five_deals_of_twelve_tricks() -> None:
    match = table(seats=5, edition="cho", first_leader=3)
    first, tricks = [], []
    while phase(match) != "over":
        first += due(match)
        assert len(hand(match, 0)) == 12
        tricks.append(len(told(play_deal(match), "led")))
    assert first == [3, 4, 0, 1, 2]
    assert tricks == [12] * 5
    assert outcome(match).scores == [sum(view(match).lists[f"sum/{seat}"]) for seat in range(5)]


def test_EX_X_1_both_scoring_orders_agree() -> None:
    ndb, cho = (rules(3, edition, ()).terms.order for edition in ("ndb", "cho"))  # type: ignore[attr-defined]
    assert ndb != cho
    cases = 0
    for points in range(56):
        for doubles in (0, 1):
            for minuses in range(4):
                for zeros in (0, 1):
                    row = Row(points, zeros, minuses, doubles)
                    assert row.worth(ndb) == row.worth(cho)
                    cases += 1
    assert cases == 896


def test_EX_X_1_the_steps_are_shown_in_the_order_of_the_edition() -> None:
    last = "phase=pick leader=0 trick=14 played/1 {0}-7 row/0/1 {0}-x2,{0}-minus,{0}-3,... played/2 {1}-1"
    for edition, suit, other, steps in (
        ("ndb", "red", "blue", {"sum": 10, "zero": 10, "sign": -10, "double": -20}),
        ("cho", "milk", "dark", {"sum": 10, "double": 20, "sign": -20, "zero": -20}),
    ):
        # the rest of the row is dealt: give all other cards of the suit away first
        away = ",".join(f"{suit}-{face}" for face in ("1", "2", "4", "5", "6", "8", "9", "10", "minus*2", "zero"))
        match = table(f"{last.format(suit, other)} row/3/1 {away},...", edition=edition, deals=1)
        log = play(match, "0 take 1") + play(match, "1 take 2")
        (row,) = [args for args in told(log, f"counted-{edition}") if (args["seat"], args["suit"]) == (0, suit)]
        assert list(row.items())[2:] == list(steps.items())
