"""A table is the fold of its log: every kind of entry, and the same table from the same log at any time."""

from __future__ import annotations

import msgspec
import pytest
from conformance.tables import Variant, variants
from table.desk import HOST, SECRET, Desk, dealt, seated
from table.matches import by_lot, go_on, sit_down

from haricot.kernel.match import replay
from haricot.kernel.records import read_record
from haricot.table import entries as log
from haricot.table import fairness, told
from haricot.table.agreeing import agree
from haricot.table.entries import Line, Sat
from haricot.table.errors import Refusal
from haricot.table.table import Table, encode
from haricot.table.wishes import NewTable

ONE_OF_EACH = [next(v for v in variants() if v.game == game) for game in sorted({v.game for v in variants()})]


def same(desk: Desk) -> bool:
    """Does the log alone give this table?"""
    again, t = desk.folded(), desk.table
    one, two = told.table(t, [], HOST), told.table(again, [], HOST)
    views = t.match is None or all(
        told.whole_view(t, seat) == told.whole_view(again, seat) for seat in range(-1, t.agreed.seats)
    )
    return one == two and views and (t.seq, t.stamp, t.keys, t.next) == (again.seq, again.stamp, again.keys, again.next)


def test_every_kind_of_entry_has_its_effect() -> None:
    desk = seated("open", "open", "open")
    t = desk.table
    desk.put(Line(log.SIT, 0, encode(Sat("ann", "Ann", "", fairness.commitment(bytes(16))))))
    assert (t.chairs[0].owner, t.chairs[0].name, t.chairs[0].person) == ("ann", "Ann", True)
    desk.put(Line(log.SIT, 1, encode(Sat(bot="greedy"))))
    assert (t.chairs[1].bot, t.chairs[1].free, t.chairs[1].person) == ("greedy", False, False)
    desk.put(Line(log.SIT, 2, encode(Sat("bob", "Bob"))))
    desk.put(Line(log.LEAVE, 2, "{}"))
    assert t.chairs[2].free
    desk.put(Line(log.SIT, 2, encode(Sat("cleo", "Cleo"))))
    assert (t.status, t.finished) == ("open", False)
    desk.put(Line(log.DEAL, -1, "{}"))
    assert (t.status, t.match) == ("dealing", None)
    desk.put(Line(log.OPEN, 0, encode({"bytes": "00" * 16})))
    assert t.chairs[0].opened == "00" * 16
    desk.put(Line(log.START, -1, "{}"))
    assert (t.status, t.seed) == ("playing", fairness.seed(SECRET, ["00" * 16, "", ""]))
    desk.put(Line(log.SET, 2, '{"declines":true}'))
    assert t.chairs[2].declines
    desk.put(Line(log.PAUSE, -1, "{}"))
    assert (t.status, t.finished) == ("paused", False)
    desk.put(Line(log.RESUME, -1, "{}"))
    assert (t.status, t.finished) == ("playing", False)
    desk.put(Line(log.LEAVE, 2, "{}"))
    assert (t.chairs[2].owner, t.chairs[2].absent) == ("cleo", True)
    before = told.whole_view(t, 0)
    desk.put(Line(log.FLAG, t.awaited()[0], "{}"))
    assert told.whole_view(t, 0) == before
    events = go_on(desk, by_lot(Variant("bohnanza", "gigamic", 3), 1))
    assert events
    assert [h.seq for h in t.recent] == [t.seq]
    desk.put(Line(log.END, -1, encode({"reason": "abandoned"})))
    assert (t.status, t.finished) == ("abandoned", True)
    desk.put(Line(log.NEXT, -1, encode({"table": "another"})))
    assert t.next == "another"
    assert same(desk)


def test_an_old_entry_means_what_it_meant_and_a_new_one_goes_on_from_there() -> None:
    desk = dealt("ann", "bob", "cleo", seed="versions", options={"first_player": "0"})
    t = desk.table
    mine, theirs = (t.game.names.card(t.game.view(t.state, seat).zones[f"hand/{seat}"][2] or 0) for seat in (0, 1))
    desk.move(0, "plant 0")
    desk.move(0, "reveal")

    def old(seat: int, notation: str) -> list[str]:
        """An entry from before notation had versions."""
        return [event.id for event in desk.put(Line(log.DECISION, seat, f'{{"a":"{notation}"}}'))]

    def open_deals() -> list[int]:
        return [deal.id for deal in t.game.view(t.state, -1).deals]

    assert old(0, f"offer 1 {mine}/-") == ["offered"]
    assert old(0, f"offer 1 {mine}/{theirs}") == ["offered"]
    assert old(1, f"offer 0 {theirs}/-") == ["declined", "offered"]
    assert open_deals() == [2, 3]
    assert [event.id for event in desk.move(1, f"offer 0 {theirs}/-")] == ["offered"]
    assert open_deals() == [2, 3, 4]
    assert [event.id for event in desk.move(0, f"counter 4 {mine}/-")] == ["declined", "offered"]
    assert open_deals() == [2, 3, 5]
    assert t.match is not None
    assert [t.game.write(taken.action).split()[0] for taken in t.match.taken[4:]] == ["counter", "offer", "counter"]
    assert desk.log[-1].body == f'{{"a":"counter 4 {mine}/-","v":2}}'
    assert same(desk)
    assert replay(read_record(t.record())).record().write() == t.match.record().write()


def test_a_table_agreed_before_may_have_an_option_that_no_new_one_may() -> None:
    desk = seated("ann", "bob")
    with pytest.raises(Refusal):
        agree(NewTable(game="bohnanza", seats=["me", "open"], options={"exhaustions": "2"}), HOST, 0)
    old = msgspec.structs.replace(desk.agreed, options={"exhaustions": "2", "tie_break": "shared"})
    t = Table("tabletable", old, SECRET)
    assert t.game.setup.options["exhaustions"] == "2"
    assert t.game.setup.again() == {"tie_break": "shared"}  # what a rematch is played with


def test_auto_decline_lasts_until_ones_next_turn() -> None:
    desk = dealt("ann", "bob", "cleo", seed="until")
    t = desk.table
    active = t.awaited()[0]
    other = (active + 1) % 3
    desk.put(t.prefer(t.chairs[other].owner, other, True))
    rng = by_lot(Variant("bohnanza", "gigamic", 3), 2)
    while t.game.view(t.state, -1).facts["active"] == active:
        assert t.chairs[other].declines
        go_on(desk, rng)
    assert not t.chairs[other].declines


@pytest.mark.parametrize("variant", ONE_OF_EACH, ids=str)
def test_a_match_is_the_same_folded_again_and_its_record_plays(variant: Variant) -> None:
    desk = sit_down(variant, 0, 6)
    rng = by_lot(variant, 6)
    for _ in range(250):
        if go_on(desk, rng) is None:
            break
    assert same(desk)
    if desk.table.outcome is None:
        desk.put(desk.table.abandon(HOST))
        assert desk.table.status == "abandoned"
    else:
        desk.put(Line(log.END, -1, encode({"reason": "over"})))
        assert desk.table.status == "over"
    match = replay(read_record(desk.table.record()))
    for seat in range(-1, variant.seats):
        assert match.game.view(match.state, seat) == desk.table.game.view(desk.table.state, seat)


def test_tables_of_one_kind_share_their_rules_and_nothing_else() -> None:
    one, two = dealt("ann", "bob", "cleo", seed="one"), dealt("ann", "bob", "cleo", seed="one")
    assert one.table.game is two.table.game
    before = told.whole_view(two.table, 0)
    rng = by_lot(Variant("bohnanza", "gigamic", 3), 3)
    for _ in range(50):
        go_on(one, rng)
    assert told.whole_view(two.table, 0) == before
