"""A person at this terminal, and the table on a server: the same questions and sentences as at a table of one's own."""

from __future__ import annotations

from collections.abc import Sequence

from haricot.kernel.events import Event
from haricot.kernel.game import Outcome
from haricot.kernel.match import new_match
from haricot.kernel.players import Player
from haricot.kernel.views import View
from haricot.locales import Texts
from haricot.table import wire
from haricot.terminal.asking import Question
from haricot.terminal.console import Console
from haricot.terminal.keeping import ME, friendly_names
from haricot.terminal.plain import Quit, Session
from haricot.terminal.served import Served, turned

ANYBODY = "-"  # sits where another person does


class Joined(Session):
    """One seat of a served match; the state of `match` is one that looks the same from this seat."""

    def __init__(self, served: Served, said: Texts, console: Console, come_back: str) -> None:
        assert served.game is not None
        assert served.table is not None
        self.served = served
        self.come_back = come_back  # the command for it
        self.people: Sequence[wire.Seat] = served.table.seats
        who = [ME if seat == served.seat else each.bot or ANYBODY for seat, each in enumerate(self.people)]
        super().__init__(new_match(served.game, "served"), who, said, console, None)
        self.match.state = served.state()
        served.heard = self.hear

    def sit_down(self) -> dict[int, Player]:
        """Programs think at the server."""
        return {}

    def named(self) -> list[str]:
        """People have the names they gave themselves."""
        names = friendly_names(self.who, self.texts)
        for seat, person in enumerate(self.people):
            if person.name:
                names[seat] = person.name
        names[self.served.seat] = self.texts.say("you")
        return names

    def seated(self, seat: int) -> str:
        """A name, and which program it is."""
        return self.names[seat] if self.who[seat] in (ME, ANYBODY) else super().seated(seat)

    def greet(self, moves: object) -> None:
        """Which game, who plays, what was agreed, and how to come back."""
        self.console.line(self.screen.title(), "bold")
        self.agreed()
        people = [f"{seat} {self.seated(seat)}" for seat in range(len(self.people))]
        self.console.tell(self.texts.say("greet-seats", seats=", ".join(people)))
        self.console.line(self.texts.say("join-again", command=self.come_back))
        self.console.tell(self.texts.say("greet-help"))

    def hear(self, events: list[Event]) -> None:
        """Something has happened."""
        self.events += events

    def go_on(self) -> None:
        """Ask whenever this seat may speak, and tell what the others do, until the match is over."""
        served = self.served
        while not served.over:
            if not served.asked:
                served.listen()
                self.tell()
                continue
            self.match.state = served.state()
            action = self.ask(served.seat)
            refused = served.decide(self.game.write(action))
            if refused is not None:
                self.console.tell(self.texts.refusal(turned(refused)))

    def outcome(self) -> Outcome | None:
        """As the server tells it."""
        return self.served.outcome

    def last_view(self) -> View:
        """The table at the end."""
        assert self.served.view is not None
        return self.served.view

    def command(self, answer: str, question: Question) -> bool:
        """The same words as ever, but for saving: the server keeps the match."""
        if answer.split()[:1] == ["s"]:
            self.console.tell(self.texts.say("join-kept"))
            return True
        return super().command(answer, question)

    def again(self) -> str:
        """The deal was the server's."""
        return ""

    def save_or_ask(self) -> None:
        """The server keeps the match."""

    def leave(self) -> None:
        """The seat is kept."""
        self.console.line(self.texts.say("join-again", command=self.come_back))

    def quit(self) -> None:
        """Leave; the seat is kept."""
        self.leave()
        self.console.tell(self.texts.say("goodbye"))
        raise Quit
