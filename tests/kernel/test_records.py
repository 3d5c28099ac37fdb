"""Records as text: what is written reads back, and every mistake is one line that names its place."""

from __future__ import annotations

import pytest

from haricot.farm.cards import export_cards
from haricot.kernel import registry
from haricot.kernel.data import CardFile
from haricot.kernel.errors import BadSetup, MalformedRecord
from haricot.kernel.forms import Draft
from haricot.kernel.game import Outcome
from haricot.kernel.match import Match, new_match, new_record, replay, set_up, step, written
from haricot.kernel.records import Decision, Record, known_results, read_record, says, write_result

HEAD = """haricot 2
game bohnanza  rules 1  edition gigamic  seats 4
option offers=6
seed 9f3c
"""
WHOLE = (
    HEAD
    + """chance first 2
chance deck soy,red,blue*3
position phase=trade active=0
  field/0/0 red*3   hand/0 blue,soy
  up garden,soy
--
0 offer all soy@up/red
1 decline 1
--
result 12,9,9,7  winners 0,2  mafia 3  reason exhausted
"""
)
TRADE = HEAD + "position phase=trade active=0\n  hand/0 blue,soy  hand/1 red\n--\n"


def problem(text: str) -> str:
    """What reading and playing a record says."""
    with pytest.raises(MalformedRecord) as refused:
        replay(read_record(text))
    assert "\n" not in str(refused.value)
    return str(refused.value)


def test_a_record_is_taken_apart_and_put_together() -> None:
    record = read_record(WHOLE)
    assert (record.game, record.rules, record.edition, record.seats, record.seed) == (
        "bohnanza",
        1,
        "gigamic",
        4,
        "9f3c",
    )
    assert record.options == {"offers": "6"}
    assert record.chance == [("first", "2"), ("deck", "soy,red,blue*3")]
    assert record.position is not None and len(record.position) == 3
    assert [(decision.seat, decision.action, decision.line) for decision in record.decisions] == [
        (0, "offer all soy@up/red", 11),
        (1, "decline 1", 12),
    ]
    assert record.write() == WHOLE


def test_comments_blank_lines_and_spaces_are_forgiven() -> None:
    text = HEAD.replace("seed 9f3c", "\n# the deal\n  seed   9f3c") + "\n--\n\n# now\n 0   plant   0 \n"
    record = read_record(text)
    assert record.seed == "9f3c"
    assert [(decision.seat, decision.action) for decision in record.decisions] == [(0, "plant 0")]


def test_a_user_card_file_travels_in_the_record() -> None:
    setup = registry.make("bohnanza", 4).setup
    cards = CardFile(export_cards(setup).replace("count = 4", "count = 5").replace("total = 154", "total = 155"))
    text = new_match(registry.make("bohnanza", 4, cards=cards), "1").record().write()
    again = set_up(read_record(text))
    assert again.game.setup.cards is not None
    assert again.record().write() == text


def test_given_chance_is_dealt_and_then_the_seed_goes_on() -> None:
    head = HEAD + "chance first 2\nchance deck garden*5,cocoa\n--\n"
    match = replay(read_record(head))
    zones = match.game.dump(match.state).zones
    garden, cocoa = match.game.names.numbers["garden"], match.game.names.numbers["cocoa"]
    assert zones["hand/2"] == [garden] * 5
    assert zones["hand/3"][0] == cocoa
    assert match.record().write() == head


OLD = """haricot 1
game bohnanza  rules 1  edition gigamic  seats 4
seed old
position phase=trade active=0
  hand/0 blue,soy,blue   hand/1 red,wax   hand/2 red   hand/3 -   up garden,green
--
0 offer 1 blue/red
0 offer all soy/red
1 offer 0 wax/blue
2 offer 0 red/soy
0 offer 2 blue@2/red
1 offer 0 red/garden
2 offer 0 red/green
"""


def test_an_offer_of_version_1_refuses_the_oldest_deal_of_its_addressee_that_waited() -> None:
    match = replay(read_record(OLD))
    assert [(deal.id, deal.proposer, deal.refused) for deal in match.game.view(match.state, -1).deals] == [
        (2, 0, 0b110),
        (3, 1, 0),
        (6, 1, 0),
        (7, 2, 0),
    ]
    again = match.record().write()
    assert again == OLD.replace("haricot 1", "haricot 2").replace(
        """1 offer 0 wax/blue
2 offer 0 red/soy
0 offer 2 blue@2/red
1 offer 0 red/garden
2 offer 0 red/green
""",
        """1 counter 1 wax/blue
2 counter 2 red/soy
0 counter 4 blue@2/red
1 counter 2 red/garden
2 counter 5 red/green
""",
    )
    assert replay(read_record(again)).record().write() == again
    assert written(match, read_record(OLD)) == OLD  # and it verifies as it stands


def test_an_offer_of_version_2_refuses_nothing() -> None:
    match = replay(read_record(OLD.replace("haricot 1", "haricot 2")))
    assert [deal.id for deal in match.game.view(match.state, -1).deals] == [1, 2, 3, 4, 5, 6, 7]


def test_the_version_of_a_record_is_kept() -> None:
    assert read_record(OLD).write() == OLD
    assert (read_record(OLD).version, read_record(WHOLE).version) == (1, 2)


def test_result_lines() -> None:
    assert write_result(Outcome([3, -2], [], {}, "cut")) == "result 3,-2  winners -  reason cut"
    outcome = Outcome([3, 4], [0, 1], {"al": 5, "don": 6}, "exhausted")
    assert write_result(outcome) == "result 3,4  winners 0,1  al 5  don 6  reason exhausted"
    assert known_results(outcome) == [write_result(outcome)]
    draw = Outcome([3, 5], [], {"al": 5}, "exhausted", [1])
    assert write_result(draw) == "result 3,5  winners -  drawn 1  al 5  reason exhausted"
    assert known_results(draw)[1:] == ["result 3,5  winners 1  al 5  reason exhausted"]  # of older records
    assert says("result 3,5 winners 1 al 5 reason exhausted", draw)
    assert not says("result 3,5  winners -  al 5  reason exhausted", draw)


@pytest.mark.parametrize(
    "text, line, says",
    [
        ("", 1, "record-version (word=, version=2)"),
        ("haricot 3\n", 1, "record-version (word=haricot 3, version=2)"),
        ("haricot 0\n", 1, "record-version (word=haricot 0, version=2)"),
        ("haricot\n", 1, "record-version (word=haricot, version=2)"),
        ("hello", 1, "record-version (word=hello, version=2)"),
        ("haricot 2", 2, "record-header"),
        ("haricot 2\ngame bohnanza seats 4\n", 2, "record-header"),
        ("haricot 2\ngame bohnanza rules x edition gigamic seats 4\n", 2, "rules: record-number (word=x)"),
        ("haricot 2\ngame bohnanza rules 1 edition gigamic seats -4\n", 2, "seats: record-number (word=-4)"),
        ("haricot 2\ngame bohnanza rules 1 edition gigamic seats 9999999\n", 2, "seats: record-number (word=9999999)"),
        ("haricot 2\ngame bohnanza rules 1 edition gigamic seats ٣\n", 2, "seats: record-number (word=٣)"),
        (HEAD, 4, "record-head"),
        (HEAD.replace("seed 9f3c\n", "--\n"), 4, "record-seed"),
        (HEAD.replace("seed 9f3c", "seed") + "--\n", 5, "record-seed"),
        (HEAD + "option offers=7\n--\n", 5, "record-option (word=offers=7)"),
        (HEAD + "option offers\n--\n", 5, "record-option (word=offers)"),
        (HEAD + "option =7\n--\n", 5, "record-option (word==7)"),
        (HEAD + "luck 7\n--\n", 5, "record-word (word=luck)"),
        (HEAD + "--\nplant\n", 6, "record-decision"),
        (HEAD + "--\n0\n", 6, "record-decision"),
        (HEAD + "--\n0 plant\nx plant\n", 7, "seat: record-number (word=x)"),
        (HEAD + "--\n-1 plant\n", 6, "seat: record-number (word=-1)"),
        (HEAD + "--\n--\n", 7, "record-result"),
        (HEAD + "--\n--\n0 plant\n", 7, "record-result"),
        (HEAD + "--\n--\nresult 1\nresult 2\n", 7, "record-result"),
    ],
)
def test_what_cannot_be_read_names_its_line(text: str, line: int, says: str) -> None:
    assert problem(text).startswith(f"line {line}: {says}")


@pytest.mark.parametrize(
    "decisions, says",
    [
        ("0 dance\n", "line 8, column 3: no-verb (word=dance, "),
        ("# why\n\n0 done\n1 done\n", "line 11: "),
        (
            "0 offer 1 blue/-\n1 accept 1\n1 accept 1\n",
            "line 10: illegal (rule=KER-04, demanded_by=, seat=1, action=accept 1)",
        ),
        ("9 done\n", "line 8: illegal (rule=KER-02, demanded_by=, seat=9, action=done)"),
        ("  0   harvest 99999999999999999999\n", "line 8, column 15: not-a-field (word=99999999999999999999)"),
        ("0 offer 1 red,re/-\n", "line 8, column 15: no-card (word=re, "),
        ("0 offer 1 blue/-\n0 offer 1 -/blue@2\n", "line 9, column 13: wanted-place (word=blue@2)"),
        (f"0 {'x' * 50}\n", "line 8, column 3: no-verb (word=xxx"),
        ("0 harvest\n", "line 8: usage (verb=harvest)"),
        ("--\nresult 1,2,3,4  winners 3  reason exhausted\n", "result-too-early"),
    ],
)
def test_a_decision_that_does_not_fit_names_its_line(decisions: str, says: str) -> None:
    assert problem(TRADE + decisions).startswith(says)


def test_a_wrong_result_is_told_the_right_one() -> None:
    match = new_match(registry.make("bohnanza", 2, options={"first_player": "0"}), "1")
    while (seat := int(match.game.next(match.state))) >= 0:
        open_numbers = match.game.menu(match.state, Draft(seat))
        match.apply(seat, match.game.read(open_numbers[0].notation))
    text = match.record().write()
    assert replay(read_record(text)).record().write() == text
    wrong = text.replace("  reason exhausted", "  reason bored")
    assert problem(wrong) == f"result-wrong (expected={match.record().result})"
    assert replay(read_record(wrong), check_result=False).record().write() == text


@pytest.mark.parametrize(
    "old, new, says",
    [
        ("bohnanza", "chess", "game: no-game (word=chess, "),
        ("gigamic", "giga", "edition: no-edition (game=bohnanza, word=giga, "),
        ("seats 4", "seats 8", "seats: not-for-seats (game=bohnanza, edition=gigamic, count=8, "),
        ("rules 1", "rules 99", "rules: other-rules (game=bohnanza, rules=99, known=1)"),
        ("offers=6", "offers=many", "options: option-value (option=offers, word=many, "),
        ("9f3c", "9f 3c", "seed: "),
    ],
)
def test_a_setup_that_does_not_exist_is_a_setup_error(old: str, new: str, says: str) -> None:
    with pytest.raises(BadSetup) as refused:
        replay(read_record((HEAD + "--\n").replace(old, new)))
    assert str(refused.value).startswith(says)
    assert "\n" not in str(refused.value)


@pytest.mark.parametrize(
    "chance, says",
    [
        ("chance deck soy,rad", "chance deck: position-card (word=rad)"),
        ("chance deck soy*0", "chance deck: position-times (word=soy*0)"),
        ("chance deck garden*7", "chance deck: chance-card (card=9)"),
        ("chance first 4", "chance first: chance-number (most=3)"),
        ("chance deck", "chance deck: position-card (word=)"),
    ],
)
def test_given_chance_that_cannot_come_names_itself(chance: str, says: str) -> None:
    assert problem(f"{HEAD}{chance}\n--\n").startswith(says)


def test_a_record_may_stop_anywhere_and_go_on() -> None:
    game = registry.make("bohnanza", 4)
    match = Match(game, new_record(game, "5"))
    first = int(game.next(match.state))
    step(match, Decision(first, "plant 0"))
    record = match.record()
    assert record.result == "" and isinstance(record, Record)
    assert replay(read_record(record.write())).record().write() == record.write()
