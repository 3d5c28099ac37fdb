"""Matches of every box at a table, played by lot, and what a client makes of what it is told."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec
from conformance.tables import Variant, agree, choose, fill, lot
from table.desk import HOST, Desk

from haricot.kernel.chance import Rng
from haricot.kernel.events import Event, Move, fold
from haricot.kernel.views import View, Zones
from haricot.table import wire
from haricot.table.wishes import NewTable

PEOPLE = ("ann", "bob", "cleo", "dan", "eve", "flo", "gus")
LONGEST = 800  # decisions that are looked at


def sit_down(variant: Variant, agreement: int, number: int, hints: bool = True) -> Desk:
    """A table of people, dealt."""
    names = PEOPLE[: variant.seats]
    new = NewTable(
        game=variant.game,
        seats=["open"] * variant.seats,
        edition=variant.edition,
        options=agree(variant, agreement),
        clock=wire.ClockRule("bank", 3600, 1),
        hints=hints,
    )
    desk = Desk(new, seed=f"match-{number}")
    for seat, name in enumerate(names):
        desk.put(desk.table.sit(name, name.capitalize(), seat, ""))
    desk.put(desk.table.deal(HOST))
    return desk


def go_on(desk: Desk, rng: Rng) -> list[Event] | None:
    """The next decision of the first seat worth asking, by lot; None: the match is over."""
    t = desk.table
    seat = int(t.game.next(t.state))
    if seat < 0:
        return None
    return desk.after(int(rng.below(3000))).move(seat, fill(t.game, t.state, seat, rng))


def speak_up(desk: Desk, rng: Rng) -> tuple[int, list[Event]]:
    """The next decision of anybody, by a button or typed; who, and what happened."""
    t = desk.table
    seat, action = choose(t.game, t.state, rng)
    return seat, desk.after(int(rng.below(3000))).move(seat, action)


def pauses(desk: Desk, rng: Rng, every: int) -> Iterator[None]:
    """Play a match to its end, and stop at its beginning and every so many decisions."""
    for number in range(LONGEST):
        if desk.table.outcome is not None:
            return
        if number % every == 0:
            yield
        else:
            go_on(desk, rng)


def by_lot(variant: Variant, number: int) -> Rng:
    """The generator of one match."""
    return lot(f"table {variant}", number)


class Client:
    """A reader that knows nothing but what it is sent, and computes no rules."""

    def __init__(self, sent: bytes) -> None:
        self.snapshot = msgspec.json.decode(sent, type=wire.Snapshot)
        view = self.snapshot.view
        assert view is not None
        self.seat = self.snapshot.seat
        self.zones = Zones(self.snapshot.table.zones)
        self.lying = View(self.seat)
        self.lying.zones.update(view.zones)
        self.facts, self.lists, self.words = view.facts, view.lists, view.words
        self.deals, self.seen = view.deals, view.seen

    def hear(self, step: wire.Step) -> None:
        """Carry one decision into what is known."""
        for event in step.events:
            moves = [Move(m.card, m.source, m.target, m.place, m.slot) for m in event.moves]
            fold(self.lying, Event(event.id, event.args, moves), self.zones)
        self.facts.update(step.facts)
        self.lists.update(step.lists)
        self.words.update(step.words)
        self.seen.update(step.seen)
        if step.deals is not None:
            self.deals = step.deals

    def view(self) -> wire.View:
        """The table as this client believes it lies."""
        return wire.View(self.lying.zones, self.facts, self.lists, self.words, self.deals, self.seen)
