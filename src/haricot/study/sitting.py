"""A seat that a language model has taken: at a table of its own with programs, or at one on a server.

Both are the same to whoever sits there: look, act, talk. What is refused changes nothing and says why.
"""

from __future__ import annotations

import secrets
import threading
import time
from abc import ABC, abstractmethod
from typing import Any

from haricot.kernel.actions import Action
from haricot.kernel.errors import IllegalAction, MalformedAction
from haricot.kernel.events import Event
from haricot.kernel.forms import Draft
from haricot.kernel.mask import has
from haricot.kernel.rule import NOT_YOURS
from haricot.study import text
from haricot.study.words import Teller
from haricot.table import wire
from haricot.terminal.served import Served, Visitor, promise, turned

PATIENCE = 20.0  # seconds that a call waits for others at most
LONGEST_NAME = 24  # letters, of people at a server
PROGRAM = " (program)"  # whoever reads the seats sees what sits there
QUIET = 4.0  # seconds between two things said


def as_program(name: str) -> str:
    """A name that says what bears it."""
    return name[: LONGEST_NAME - len(PROGRAM)] + PROGRAM


class Sitting(ABC):
    """One seat; calls to it are taken one after the other."""

    def __init__(self) -> None:
        self.lock = threading.Lock()

    @property
    @abstractmethod
    def teller(self) -> Teller:
        """Who speaks to this seat."""

    @property
    @abstractmethod
    def over(self) -> bool:
        """Is the match over?"""

    @abstractmethod
    def look(self) -> str:
        """What happened since, how the table lies, what is asked and what is open; waits a while for others."""

    @abstractmethod
    def act(self, answer: str) -> str:
        """Decide by number or notation; empty, or why nothing was done."""

    @abstractmethod
    def talk(self, said: str) -> str:
        """Say something to the others; empty, or why not."""

    @abstractmethod
    def leave(self) -> None:
        """Nobody will call again."""


class AtHome(Sitting):
    """A table of its own: programs sit on the other seats, and nobody waits."""

    def __init__(self, table: text.env, seed: str) -> None:
        super().__init__()
        self.table = table
        table.reset(seed)

    @property
    def teller(self) -> Teller:
        return self.table.tellers[self.table.players.index("")]

    @property
    def over(self) -> bool:
        return self.table.asking.over

    def look(self) -> str:
        if not self.over:
            return self.table.get_observation()[1]
        teller = self.teller
        outcome = self.table.game.outcome(self.table.asking.state)
        parts = [teller.events(self.table.news(teller.seat)), teller.result(outcome) if outcome is not None else ""]
        return "\n\n".join(part for part in parts if part)

    def act(self, answer: str) -> str:
        if self.over:
            return self.teller.texts.say("refused-match-over")
        _, refused = self.table.step(answer)
        self.table.why = ""  # it is said here, once
        return str(refused.get("said", ""))

    def talk(self, said: str) -> str:
        return self.teller.texts.say("study-nobody-listens")

    def leave(self) -> None:
        pass


class AtServer(Sitting):
    """A seat of a served table, among people and programs."""

    def __init__(self, visitor: Visitor, seat: int, token: str, name: str, lang: str, promised: str = "") -> None:
        """Sit down, on any seat for -1, or come to a seat with its token and what was promised for its deal.

        Raises HaricotError and Unreached.
        """
        super().__init__()
        if token:
            self.served = Served(visitor, seat, token, promised)
        else:
            promised = secrets.token_bytes(16).hex()
            found = visitor.sit(seat, as_program(name), promise(promised))
            mine, opens = next(iter(found.tokens.items()))
            self.served = Served(visitor, int(mine), opens, promised)
        self.lang = lang
        self.events: list[Event] = []
        self.served.heard = self.events.extend
        self.heard = 0  # lines of chat that were told
        self.spoke = 0.0
        self.draft = Draft(self.served.seat)
        self.asked_at: tuple[int, int] = (-1, -1)  # the moment that the draft and the state are of
        self.state: Any = None

    @property
    def teller(self) -> Teller:
        assert self.served.table is not None
        assert self.served.game is not None
        names = [seat.name or seat.bot or str(number) for number, seat in enumerate(self.served.table.seats)]
        return Teller(self.served.game, self.served.seat, self.lang, names)

    @property
    def over(self) -> bool:
        return self.served.over

    def wait(self) -> None:
        """Hear all that was sent, then wait until this seat is asked, for a while."""
        served = self.served
        until = time.monotonic() + PATIENCE
        while served.listen(0):
            pass
        while not (served.over or served.asked) and (left := until - time.monotonic()) > 0:
            served.listen(left)
        while served.listen(0):
            pass

    def present(self) -> Any:
        """A state that looks like the table's from here; what was picked before the table moved on is forgotten."""
        now = (self.served.seq, self.served.at)
        if now != self.asked_at:
            self.asked_at = now
            self.draft.open(self.served.seat)
            self.state = self.served.state()
        return self.state

    def look(self) -> str:
        self.wait()
        served, teller = self.served, self.teller
        parts = [teller.events(self.events)]
        self.events.clear()
        parts += [f"{line.name}: {line.text}" for line in served.chat[self.heard :]]
        self.heard = len(served.chat)
        if served.view is not None:
            parts.append(teller.table(served.view))
        if served.over:
            parts.append(teller.result(served.outcome) if served.outcome is not None else "")
        elif served.asked:
            state = self.present()
            parts += [teller.question(state, self.draft), teller.menu(state, self.draft)]
        else:
            parts.append(teller.texts.say("study-wait"))
        return "\n\n".join(part for part in parts if part)

    def act(self, answer: str) -> str:
        served, teller = self.served, self.teller
        while served.listen(0):
            pass
        if served.over or served.view is None:
            return teller.texts.say("refused-match-over" if served.over else "study-wait")
        try:
            action = self.decided(teller.read(answer[: text.LONGEST]))
        except (IllegalAction, MalformedAction) as error:
            return teller.refusal(error)
        if action is None:
            return ""
        refused = served.decide(served.game.write(action)) if served.game is not None else None
        self.asked_at = (-1, -1)
        return teller.refusal(turned(refused)) if refused is not None else ""

    def decided(self, answer: int | Action) -> Action | None:
        """The whole action that an answer makes; None: its form is still open. Raises IllegalAction."""
        if isinstance(answer, Action):
            return answer
        game = self.served.game
        assert game is not None
        state = self.present()
        mask = game.mask()
        game.options(state, self.draft, mask)
        if not has(mask, answer):
            raise IllegalAction(NOT_YOURS, self.served.seat, f"pick number {answer}")
        self.draft.add(answer)
        return game.finish(state, self.draft)

    def talk(self, said: str) -> str:
        now = time.monotonic()
        if now - self.spoke < QUIET:
            return self.teller.texts.say("study-talks-much")
        self.spoke = now
        served = self.served
        assert served.table is not None
        before = len(served.chat)
        served.send(wire.Say(served.table.id, said))
        until = now + PATIENCE
        while len(served.chat) == before and (left := until - time.monotonic()) > 0:
            served.listen(left)  # raises what the server refuses
        return ""

    def leave(self) -> None:
        self.served.close()
