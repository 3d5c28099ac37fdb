"""What a reader is told adds up: a snapshot and the steps after it are the view, for every seat and for spectators."""

from __future__ import annotations

import os

import msgspec
import pytest
from conformance.tables import Variant, variants
from table.desk import Desk, dealt, seated
from table.matches import Client, by_lot, pauses, sit_down, speak_up

from haricot.table import halves, told, wire

VARIANTS = variants()
LONG = os.environ.get("HARICOT_LONG") == "1"
EVERY = 30 if LONG else 200  # decisions between two looks
LOOK = 5  # decisions of a look


def snapshot(desk: Desk, seat: int) -> bytes:
    """What a reader gets that begins to watch."""
    info = told.table(desk.table, [], "")
    return msgspec.json.encode(told.snapshot(desk.table, seat, info, -1, []))


@pytest.mark.parametrize("agreement", [0, 5])
@pytest.mark.parametrize("variant", VARIANTS, ids=str)
def test_a_snapshot_and_the_steps_after_it_are_the_view(variant: Variant, agreement: int) -> None:
    desk = sit_down(variant, agreement, agreement, hints=agreement == 0)
    t = desk.table
    rng = by_lot(variant, agreement)
    for _ in pauses(desk, rng, EVERY):
        teller = told.Teller(t)
        clients = {seat: Client(snapshot(desk, seat)) for seat in range(-1, variant.seats)}
        for seat in clients:
            teller.watch(seat)
        for _ in range(LOOK):
            if t.outcome is not None:
                break
            actor, events = speak_up(desk, rng)
            for seat, step in teller.steps(actor, events):
                sent = msgspec.json.decode(step, type=wire.Step)
                clients[seat].hear(sent)
                compare(clients[seat].view(), told.whole_view(t, seat), f"seat {seat} after {desk.log[-1]}")
    again = desk.folded()
    for seat in range(-1, variant.seats):
        compare(told.whole_view(t, seat), told.whole_view(again, seat), f"seat {seat}, folded again")


def compare(known: wire.View, fresh: wire.View, when: str) -> None:
    """What a client believes is what lies there."""
    for part in wire.View.__struct_fields__:
        assert getattr(known, part) == getattr(fresh, part), f"{part} of {when}"


def test_a_step_tells_what_a_fresh_snapshot_would() -> None:
    desk = dealt("ann", "bob", "cleo", seed="same", clock=wire.ClockRule("decision", 30))
    teller = told.Teller(desk.table)
    teller.watch(1)
    rng = by_lot(Variant("bohnanza", "gigamic", 3), 0)
    for _ in range(40):
        actor, events = speak_up(desk, rng)
        step = msgspec.json.decode(dict(teller.steps(actor, events))[1], type=wire.Step)
        fresh = msgspec.json.decode(snapshot(desk, 1), type=wire.Snapshot)
        for part in ("menu", "at", "awaited", "due", "clock", "seq", "stamp"):
            assert getattr(step, part) == getattr(fresh, part), f"{part} after {desk.log[-1]}"


def test_a_step_told_is_a_step_of_the_wire() -> None:
    parts = [*halves.StepStart.__struct_fields__, *halves.StepEnd.__struct_fields__]
    assert sorted(parts) == sorted(wire.Step.__struct_fields__)
    assert halves.StepStart.__struct_config__.tag == wire.Step.__struct_config__.tag


def test_counting_aids_go_only_where_they_are_allowed() -> None:
    for hints in (True, False):
        desk = dealt("ann", "bob", "cleo", hints=hints, seed="aids")
        t = desk.table
        teller = told.Teller(t)
        teller.watch(0)
        seen = [msgspec.json.decode(snapshot(desk, 0), type=wire.Snapshot).view.seen]  # type: ignore[union-attr]
        rng = by_lot(Variant("bohnanza", "gigamic", 3), 1)
        for _ in range(60):
            actor, events = speak_up(desk, rng)
            seen.append(msgspec.json.decode(dict(teller.steps(actor, events))[0], type=wire.Step).seen)
        assert any(seen) == hints


def test_a_reader_that_comes_back_hears_what_it_missed() -> None:
    desk = dealt("ann", "bob", "cleo", seed="back")
    rng = by_lot(Variant("bohnanza", "gigamic", 3), 2)
    for _ in range(60):
        speak_up(desk, rng)
    t = desk.table
    info = told.table(t, [], "ann")
    missed = told.snapshot(t, 0, info, t.seq - 5, [])
    assert [h.seq for h in missed.log] == list(range(t.seq - 4, t.seq + 1))
    fresh = told.snapshot(t, 0, info, -1, [])
    assert [h.seq for h in fresh.log] == list(range(t.seq - told.FRESH + 1, t.seq + 1))
    assert told.snapshot(t, 0, info, t.seq, []).log == []


def test_before_the_deal_there_is_no_view_and_nothing_to_do() -> None:
    early = seated("ann", "bob", "open")
    sent = told.snapshot(early.table, 0, told.table(early.table, [], "ann"), -1, [])
    assert (sent.view, sent.menu, sent.due, sent.awaited, sent.at) == (None, [], [], [], 0)
