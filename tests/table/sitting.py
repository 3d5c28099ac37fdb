"""A whole match on a simulated clock: programs act when `pacing` says so, people after a while, and the time is counted.

People play as `greedy` would, but propose nothing. Every answer takes them some seconds, also each of several plantings in
a row. Two answers are two taps, the second a quick one: whoever harvests to make room has decided what will grow there, and
whoever has planted the last card ends the turn by drawing, the only thing left to do. They say nothing in the windows that
are left to them, and leave offers alone that they cannot pay.
"""

from __future__ import annotations

from typing import Any

from table.desk import Desk, dealt

from haricot.bots import seats as bots
from haricot.kernel.actions import Action
from haricot.kernel.drive import question
from haricot.kernel.forms import Draft
from haricot.kernel.players import Player
from haricot.kernel.views import DealView
from haricot.table.entries import DECISION, Line
from haricot.table.folding import SILENCE
from haricot.table.pacing import BLOCK, Wake, is_window, next_wake

LONGEST = 20_000  # decisions


class Sitting:
    """One match, played out, and what its people saw of time: all in milliseconds."""

    def __init__(self, *words: str, answer: int = 3000, tap: int = 1500, **agreed: Any) -> None:
        self.desk: Desk = dealt(*words, **agreed)
        self.answer = answer
        self.tap = tap
        self.people = [seat for seat, chair in enumerate(self.desk.table.chairs) if chair.owner]
        self.players: dict[int, Player] = {}
        self.plants = False  # the last decision made room for a card
        self.asked: dict[int, int] = {}  # since when each person is asked
        self.begun = self.desk.now
        self.idle = 0  # while no person was asked
        self.longest = 0  # the longest such wait
        self.declined = 0  # offers that silence declined

    @property
    def lasted(self) -> int:
        """How long the match took."""
        return self.desk.now - self.begun

    def play(self) -> Sitting:
        """To the end."""
        for _ in range(LONGEST):
            if self.desk.table.outcome is not None:
                return self
            self.go_on()
        raise AssertionError("this match does not end")

    def go_on(self) -> None:
        """What happens next, and when."""
        t = self.desk.table
        wake = next_wake(t)
        asked = {seat: self.asked_at(seat) for seat in self.people}
        before = {seat: at for seat, at in self.asked.items() if at <= self.desk.now}
        self.asked = {seat: before.get(seat, max(at, self.desk.now)) for seat, at in asked.items() if at is not None}
        person = min([(since + self.takes(seat), seat) for seat, since in self.asked.items()], default=None)
        assert wake is not None or person is not None, "nobody is to act"
        speaks = person is not None and (wake is None or person[0] <= wake.when)
        when = max(self.desk.now, person[0] if person is not None and speaks else wake.when if wake is not None else 0)
        if all(at > self.desk.now for at in self.asked.values()) and not self.chips():
            self.idle += when - self.desk.now
            self.longest = max(self.longest, when - self.desk.now)
        self.desk.now = when
        if person is not None and speaks:
            self.asked.pop(person[1])
            self.put(self.decision(person[1], ""))
        elif wake is not None:
            self.act(wake)

    def act(self, wake: Wake) -> None:
        """The machine does what it was to do, as a server would."""
        t = self.desk.table
        window = is_window(t, wake)
        if wake.why == "decline":
            self.declined += 1
            self.put(t.decision(wake.seat, t.game.read(f"decline {wake.deal}"), SILENCE, window))
        else:
            self.put(self.decision(wake.seat, t.chairs[wake.seat].bot, window))

    def put(self, line: Line) -> None:
        """It happens, and the programs notice."""
        t = self.desk.table
        self.plants = line.kind == DECISION and str(t.game.write(line.action)).startswith("harvest ")
        for event in self.desk.put(line):
            for seat, player in self.players.items():
                player.notice(event.seen_by(seat, t.game.zones))

    def takes(self, seat: int) -> int:
        """How long a person takes to answer."""
        if self.desk.log[-1].seat != seat:
            return self.answer
        t = self.desk.table
        left = {choice.phrase.id for choice in t.game.menu(t.state, Draft(seat))} - {"harvest", "buy"}
        return self.tap if self.plants or left == {"draw"} else self.answer

    def decision(self, seat: int, by: str, window: bool = False) -> Line:
        """What whoever sits there decides."""
        t = self.desk.table
        action = question(t.game, t.state, seat, self.player(seat, by or "greedy"), Draft(), t.game.mask())
        return t.decision(seat, action if by else self.quietly(seat, action), by, window)

    def quietly(self, seat: int, action: Action) -> Action:
        """The same without proposals."""
        t = self.desk.table
        verb, *rest = t.game.write(action).split()
        if verb == "counter":
            return t.game.read(f"decline {rest[0]}")
        return t.game.read("done") if verb == "offer" else action

    def player(self, seat: int, bot: str) -> Player:
        """The program of a seat."""
        if seat not in self.players:
            self.players[seat] = bots.sit(bot, self.desk.table.game, f"sitting-{seat}", seat)
        return self.players[seat]

    # -- who is asked

    def offers(self, seat: int) -> list[DealView]:
        """What lies before a seat."""
        t = self.desk.table
        return [d for d in t.game.view(t.state, seat).deals if d.waits_for(seat)]

    def asked_at(self, seat: int) -> int | None:
        """Since when a person has something to do: answer an offer that can be paid, or go on with a turn.

        In a turn people wait for answers to their own offers, but not for ever.
        """
        t = self.desk.table
        offers = self.offers(seat)
        if any(self.can_pay(seat, d) for d in offers):
            return 0
        public = t.game.view(t.state, -1)
        if seat not in t.awaited() or (offers and public.facts.get("active") != seat):
            return None
        return max([0] + [t.offered[d.id] + BLOCK for d in public.deals if d.proposer == seat])

    def can_pay(self, seat: int, deal: DealView) -> bool:
        """Could this seat accept?"""
        t = self.desk.table
        return t.game.check(t.state, seat, t.game.read(f"accept {deal.id}")) is None

    def chips(self) -> bool:
        """Does an offer lie before one of several people that they cannot pay? To the others it is as any other."""
        return len(self.people) > 1 and any(self.offers(seat) for seat in self.people)
