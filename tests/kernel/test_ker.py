"""The kernel's own rules (kernel/rules.md), shown on Bohnanza, which raises all of them but KER-06."""

from __future__ import annotations

import pytest

from haricot.farm.actions import Harvest, Plant
from haricot.kernel.actions import Action
from haricot.kernel.drive import drive
from haricot.kernel.errors import IllegalAction
from haricot.kernel.forms import Draft
from haricot.kernel.match import Match, set_up
from haricot.kernel.players import Menu, Player
from haricot.kernel.records import read_record
from haricot.kernel.rule import NOT_YOURS, OVER, Rule, owed
from haricot.kernel.views import View

VERBS = [
    "plant",
    "plant soy 1",
    "harvest 0",
    "buy",
    "reveal",
    "draw",
    "discard soy",
    "offer 1 soy/red",
    "offer all -/red",
    "accept 1",
    "decline 1",
    "withdraw 1",
    "counter 1 red/-",
    "keep soy",
    "wish red",
    "pass",
    "done",
]
TRADE = "phase=trade active=0  hand/0 blue,soy  hand/1 red,wax  hand/2 red  up garden,green"


def table(position: str, *moves: str, seats: int = 4, options: str = "") -> Match:
    """A match of Bohnanza from a position, some moves played."""
    head = f"haricot 2\ngame bohnanza  rules 1  edition gigamic  seats {seats}\n{options}seed ker\nposition {position}\n--\n"
    match = set_up(read_record(head))
    for move in moves:
        seat, _, action = move.partition(" ")
        match.apply(int(seat), match.game.read(action))
    return match


def judged(match: Match, line: str) -> str:
    """The id of the rule that forbids a line; empty if none does."""
    seat, _, action = line.partition(" ")
    rule = match.game.check(match.state, int(seat), match.game.read(action))
    return "" if rule is None else rule.id


@pytest.mark.parametrize(
    ("seats", "position"), [(4, "phase=draw exhaustions=2  deck soy"), (2, "phase=choose  deck soy")]
)
def test_KER_01_nothing_is_done_when_the_match_is_over(seats: int, position: str) -> None:
    match = table(position, "0 draw", seats=seats)
    assert match.game.outcome(match.state) is not None
    assert {judged(match, f"{seat} {verb}") for verb in VERBS for seat in range(seats)} == {"KER-01"}
    assert [match.game.legal(match.state, seat) for seat in range(seats)] == [[]] * seats
    assert match.game.due(match.state) == []


@pytest.mark.parametrize("seats", [2, 4])
def test_KER_02_there_is_no_such_seat(seats: int) -> None:
    match = table("phase=plant  hand/0 soy", seats=seats)
    for verb in VERBS:
        action = match.game.read(verb)
        for seat in (-1, seats, seats + 1, 2**40, -(2**40)):
            rule = match.game.check(match.state, seat, action)
            assert rule is not None and rule.id == "KER-02"


def test_KER_02_there_is_no_such_field() -> None:
    match = table("phase=plant  hand/0 soy  field/0/0 red*2")
    assert judged(match, "0 harvest 2") == "KER-02"  # not bought yet
    assert judged(match, "0 harvest 99") == "KER-02"
    assert judged(match, "0 plant 2") == "KER-02"
    for field in (-1, 2**40, -(2**40)):
        rule = match.game.check(match.state, 0, Harvest(field))
        assert rule is not None and rule.id == "KER-02"
    rule = match.game.check(match.state, 0, Plant(-1, 2**40))
    assert rule is not None and rule.id == "KER-02"


@pytest.mark.parametrize(
    "line",
    [
        "0 offer 1 chili/-",
        "0 offer 1 blue@2/-",
        "0 offer 1 chili@up/-",
        "0 offer 1 blue,blue/-",
        "0 offer 1 -/coffee",  # not in play with four
        "0 offer 7 blue/-",
        "0 keep chili",
        "0 wish coffee",
        "0 wish red,red",
    ],
)
def test_KER_02_there_is_no_such_card_or_partner(line: str) -> None:
    assert judged(table(TRADE), line) == "KER-02"


@pytest.mark.parametrize("verb", ["accept", "decline", "withdraw"])
def test_KER_02_there_is_no_such_deal(verb: str) -> None:
    match = table(TRADE, "0 offer 1 blue/red")
    for seat in range(4):
        for deal in (0, 2, 99):  # never made, while a deal that was made is closed (KER-04)
            assert judged(match, f"{seat} {verb} {deal}") == "KER-02"


@pytest.mark.parametrize(
    ("position", "line", "seats"),
    [
        (TRADE, "0 pass", 4),  # the active player ends the trade with done
        ("phase=plant  hand/0 soy", "1 pass", 4),  # nobody is asked while the deck is large
        ("phase=settle  aside/1 soy", "1 pass", 4),
        ("phase=draw", "1 pass", 4),
        (TRADE, "0 discard blue", 4),  # a verb of the duel
        ("phase=plant  hand/0 soy", "0 pass", 2),
        ("phase=plant  hand/0 soy", "1 pass", 2),
    ],
)
def test_KER_03_it_is_not_yours_to_do_now(position: str, line: str, seats: int) -> None:
    assert judged(table(position, seats=seats), line) == "KER-03"


class Stubborn(Player):
    """Answers every question with the same number."""

    def __init__(self, number: int) -> None:
        super().__init__(sighted=False)
        self.number = number

    def decide(self, view: View, menu: Menu) -> int | Action:
        return self.number


@pytest.mark.parametrize("number", [1, 60, 10_000, -1])
def test_KER_03_a_number_that_is_not_open_is_refused(number: int) -> None:
    match = table("phase=plant active=0  hand/0 soy")
    with pytest.raises(IllegalAction, match=r"rule=KER-03, .*seat=0, action=pick number") as refusal:
        drive(match.game, match.state, [Stubborn(number)] * 4)
    assert refusal.value.rule == NOT_YOURS.id


@pytest.mark.parametrize(
    ("moves", "line"),
    [
        (["0 offer 1 blue/red", "1 accept 1"], "1 accept 1"),
        (["0 offer 1 blue/red", "1 decline 1"], "1 accept 1"),
        (["0 offer 1 blue/red", "0 withdraw 1"], "1 decline 1"),
        (["0 offer 1 blue/red", "0 withdraw 1"], "0 withdraw 1"),
        (["0 offer 1 blue/red", "0 offer 2 blue/-", "2 accept 2"], "1 accept 1"),  # lapsed
        (["0 offer 1 blue/red"], "2 accept 1"),  # not addressed
        (["0 offer 1 blue/red"], "2 decline 1"),
        (["0 offer 1 blue/red"], "0 accept 1"),  # one's own
        (["0 offer 1 blue/red"], "1 withdraw 1"),
        (["0 offer 1 blue/red"], "2 counter 1 red/-"),
        (["0 offer 1 blue/red", "1 counter 1 wax/-"], "1 counter 1 red/-"),
        (["0 offer all blue/red", "1 decline 1"], "1 accept 1"),
        (["0 offer all blue/red", "1 decline 1"], "1 decline 1"),
    ],
)
def test_KER_04_a_deal_that_does_not_wait_for_me(moves: list[str], line: str) -> None:
    assert judged(table(TRADE, *moves), line) == "KER-04"


def test_KER_05_offers_and_counter_offers_are_counted_each_turn() -> None:
    match = table(TRADE, "0 offer 1 blue/-", "1 counter 1 red/-", options="option offers=1\n")
    assert judged(match, "0 offer 1 soy/-") == "KER-05"
    assert judged(match, "1 offer 0 wax/-") == "KER-05"  # the counter-offer counted
    assert judged(match, "0 counter 2 soy/-") == "KER-05"
    assert judged(match, "2 offer 0 red/-") == ""
    match = table("phase=draw active=0 offers/0=1 offers/1=1  hand/1 red,wax", "0 draw", options="option offers=1\n")
    for move in ("plant", "reveal", "offer 0 wax/-"):
        match.apply(1, match.game.read(move))
    assert judged(match, "1 offer 0 wax/-") == "KER-05"


def test_KER_05_twelve_by_default_and_none_without_trading() -> None:
    match = table(TRADE, *["0 offer 1 blue/-"] * 12)
    assert judged(match, "0 offer 1 blue/-") == "KER-05"
    silent = table(TRADE, options="option offers=0\n")
    assert {judged(silent, line) for line in ("0 offer 1 blue/-", "1 offer 0 red/-")} == {"KER-05"}
    assert silent.game.due(silent.state) == [0]  # nobody else is asked


def test_KER_06_an_owed_step_names_the_rule_that_demands_it() -> None:
    rule = owed("BOH-61")
    assert (rule.id, rule.demanded_by) == ("KER-06", "BOH-61")
    assert rule == owed("BOH-61")
    assert rule not in (owed("BOH-27"), Rule("KER-06"), Rule("BOH-61"), OVER)
    assert repr(rule) == "Rule('KER-06', 'BOH-61')"
    assert len({rule, owed("BOH-61"), owed("BOH-27")}) == 2


@pytest.mark.parametrize(
    ("moves", "seat"),
    [
        (["1 pass"], 1),
        (["1 offer 0 red/-"], 1),
        (["0 offer 1 blue/red", "1 accept 1"], 1),
        (["0 offer 2 blue/red", "2 decline 1"], 2),
    ],
)
def test_KER_07_who_has_been_heard_has_nothing_to_pass(moves: list[str], seat: int) -> None:
    match = table(TRADE, *moves)
    assert judged(match, f"{seat} pass") == "KER-07"
    assert seat not in match.game.due(match.state)
    assert judged(match, "3 pass") == ""


def test_KER_07_a_new_phase_asks_again() -> None:
    match = table("phase=plant planted=1 active=0  deck soy,wax  discard blue*9  field/1/0 red*2", "1 pass")
    assert judged(match, "1 pass") == "KER-07"
    assert [entry.notation for entry in match.game.menu(match.state, Draft(1))] == ["harvest 0"]
    match.apply(0, match.game.read("reveal"))
    assert judged(match, "1 pass") == ""
