"""The machine without a server: it plays a table of programs to its end, and outlives a program that breaks a rule."""

from __future__ import annotations

import json
from contextlib import nullcontext

import pytest
from table.desk import Desk, dealt

from haricot.kernel import registry
from haricot.kernel.match import replay
from haricot.kernel.players import Player
from haricot.kernel.records import read_record
from haricot.table import entries as log
from haricot.table.attention import Attention
from haricot.table.entries import Line
from haricot.table.machine import Machine

WAKES = 5000


class Broken(Player):
    """Fails whenever it is asked."""

    def decide(self, *_: object) -> int:
        raise RuntimeError("a hidden card")


def machine_of(desk: Desk, failed: list[str]) -> Machine:
    """A machine for a desk; `failed` gets the names of programs that fail."""
    return Machine(desk.table, Attention(), lambda bot: nullcontext(), lambda bot, error: failed.append(bot))


def play(desk: Desk, machine: Machine) -> None:
    """Let the machine do what it wants to do, when it wants to do it, to the end of the match."""
    for _ in range(WAKES):
        wake = machine.next_wake()
        if wake is None:
            return
        desk.now = max(desk.now, wake.when)
        for line in machine.lines(wake):
            events = desk.put(line)
            if line.kind == log.DECISION:
                machine.notice(events)
        if desk.table.outcome is not None and not desk.table.finished:
            desk.put(Line(log.END, -1, '{"reason":"over"}'))
    raise AssertionError("this match does not end")


@pytest.mark.parametrize("game", sorted(registry.packages()))
def test_programs_play_to_the_end_without_a_server(game: str) -> None:
    box = registry.box(game)
    seats = max(box.seats(next(iter(box.editions))))
    failed: list[str] = []
    desk = dealt(*["greedy"] * (seats - 1), "random", game=game, pace="instant")
    machine = machine_of(desk, failed)
    play(desk, machine)
    assert (desk.table.status, failed, machine.next_wake()) == ("over", [], None)
    record = desk.table.record()
    assert desk.folded().record() == record
    replay(read_record(record))  # compares every line


def test_a_program_that_fails_is_replaced_by_chance_for_once() -> None:
    desk = dealt("greedy", "greedy", "greedy", seed="0011", pace="instant")
    failed: list[str] = []
    machine = machine_of(desk, failed)
    wake = machine.next_wake()
    assert wake is not None
    machine.players[wake.seat] = ("greedy", Broken())
    line = machine.decision(wake.seat, "greedy")
    assert (failed, json.loads(line.body)["by"]) == (["greedy"], "random")
    desk.put(line)
    assert desk.table.seq == desk.log[-1].seq
