"""What a table tells of a refusal is all that the kernel says: the rule, and the rule that demands what is owed (KER-06)."""

from __future__ import annotations

import pytest
from table.desk import Desk, dealt

from haricot.kernel.chance import stream
from haricot.kernel.errors import MalformedAction
from haricot.kernel.forms import Draft
from haricot.kernel.rule import Rule
from haricot.server.errors import why
from haricot.table.agreeing import agree
from haricot.table.errors import Refusal
from haricot.table.wishes import NewTable

MOST = 20  # matches in which a baby must have moved a miss


def told_of(desk: Desk, seat: int, action: str) -> Rule:
    """What the table tells a seat about an action that is refused, as it travels."""
    t = desk.table
    with pytest.raises(Refusal) as refused:
        t.decide(seat, t.moment(seat), action)
    assert (refused.value.error, refused.value.id) == ("illegal", "illegal")
    sent = why(refused.value)
    rule = Rule(sent["rule"], sent["demanded_by"])
    assert sent["args"] == {"rule": rule.id, "demanded_by": rule.demanded_by, "seat": seat, "action": action}
    assert sent["game"] == t.agreed.game
    return rule


def test_KER_06_the_rule_that_demands_the_owed_step_is_told() -> None:
    """Ladybohn played at random until a baby's move is owed; every seat tries all that is open to anybody, all the time."""
    found: set[Rule] = set()
    matches = 0
    while Rule("KER-06", "LAD-16") not in found:
        assert matches < MOST, "nobody ever owed a step"
        found |= refused_in(dealt("ann", "bob", "cleo", game="ladybohn", seed=f"ker06-{matches}"))
        matches += 1


def refused_in(desk: Desk) -> set[Rule]:
    """Play a match; the rules that forbade something, each told as the kernel says it."""
    t = desk.table
    rng = stream(t.seed, "players", 0)
    found: set[Rule] = set()
    while seats := t.due():
        buttons = [notation for seat in range(3) for notation in open_to(desk, seat)]
        for seat in range(3):
            for action in dict.fromkeys([*buttons, "plant 0", "done", "harvest 0"]):
                said = t.game.check(t.state, seat, t.game.read(action))
                if said is not None:
                    assert told_of(desk, seat, action) == said
                    found.add(said)
        ways = open_to(desk, seats[0])
        desk.move(seats[0], ways[int(rng.below(len(ways)))])
    return found


def open_to(desk: Desk, seat: int) -> list[str]:
    """Every finished action on a seat's menu."""
    t = desk.table
    return [entry.notation for entry in t.game.menu(t.state, Draft(seat)) if entry.notation]


def test_what_the_readers_refuse_passes_through_whole() -> None:
    desk = dealt("ann", "bob", "cleo")
    t = desk.table
    for nonsense in ("fly", "plant x", "offer 1 unicorn/red", "offer 1 red@0/-", "harvest"):
        with pytest.raises(MalformedAction) as kernel:
            t.game.read(nonsense)
        with pytest.raises(Refusal) as table:
            t.decide(0, t.moment(0), nonsense)
        said, told = kernel.value, why(table.value)
        assert (told["id"], told["line"], told["column"]) == (said.id, said.line, said.column)
        assert told["args"] == said.given and said.given
        assert (told["field"], told["game"], table.value.error) == ("action", "bohnanza", "malformed")


def test_a_card_file_is_refused_at_its_line() -> None:
    new = NewTable(game="bohnanza", seats=["me", "open", "greedy"], cards='game = "bohnanza"\nname = [[')
    with pytest.raises(Refusal) as caught:
        agree(new, "ann", 0)
    told = why(caught.value)
    assert (told["id"], told["field"], told["line"]) == ("cards-toml", "cards", 2)
    assert told["column"] > 0
    assert told["text"].startswith("line 2, column ")
