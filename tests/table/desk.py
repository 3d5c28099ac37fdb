"""A table without a server: what somebody asks for is judged, stamped and folded, as a server would do it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from haricot.bots import seats as bots
from haricot.bots.cast import CAST
from haricot.kernel.actions import Action
from haricot.kernel.events import Event
from haricot.table.agreeing import agree
from haricot.table.entries import Entry, Line
from haricot.table.table import STAND_IN, Table
from haricot.table.wishes import NewTable

HOST = "ann"
SECRET = bytes(range(32))
BEGUN = 1_000_000  # milliseconds: when every desk is set up
Judged = Line | Sequence[Line]


def stands_in(table: Table) -> str:
    """Who plays for people who are gone."""
    return bots.strong(table.game.setup.box) or STAND_IN


class Desk:
    """One table, its log and a clock that stands still unless it is told to go on."""

    def __init__(self, new: NewTable, host: str = HOST, seed: str = "", secret: bytes = SECRET) -> None:
        self.agreed = agree(new, host, BEGUN, seed)
        self.table = Table("tabletable", self.agreed, secret)
        self.log: list[Entry] = []
        self.now = BEGUN

    def put(self, judged: Judged, key: str = "") -> list[Event]:
        """Append lines that were judged; what happened in the match."""
        events: list[Event] = []
        for line in [judged] if isinstance(judged, Line) else judged:
            seq = self.table.seq + 1
            entry = Entry("tabletable", seq, line.kind, line.seat, self.now, key or f"m{seq}", line.body)
            self.log.append(entry)
            events += self.table.fold(entry)
        return events

    def after(self, milliseconds: int) -> Desk:
        """Let time pass."""
        self.now += milliseconds
        return self

    def move(self, seat: int, action: str | Action) -> list[Event]:
        """A decision that the judge allows, by its notation or as it is."""
        if isinstance(action, str):
            action = self.table.decide(seat, self.table.moment(seat), action)
        return self.put(self.table.decision(seat, action))

    def folded(self) -> Table:
        """Another table, folded from the same log."""
        table = Table("tabletable", self.agreed, self.table.secret)
        for entry in self.log:
            table.fold(entry)
        return table


def seated(*words: str, game: str = "bohnanza", seed: str = "", secret: bytes = SECRET, **agreed: Any) -> Desk:
    """A table with somebody on every seat that is not `open`: people by their names, programs by theirs."""
    programs = ("random", "greedy", *CAST)
    words_for_host = [word if word in programs else "open" for word in words]
    desk = Desk(NewTable(game=game, seats=words_for_host, **agreed), seed=seed, secret=secret)
    for seat, word in enumerate(words):
        if word in programs:
            desk.put(desk.table.seat_bot(HOST, seat, word))
        elif word != "open":
            desk.put(desk.table.sit(word, word.capitalize(), seat, ""))
    return desk


def dealt(*words: str, **agreed: Any) -> Desk:
    """The same, with the cards dealt."""
    desk = seated(*words, **agreed)
    desk.put(desk.table.deal(HOST))
    return desk
