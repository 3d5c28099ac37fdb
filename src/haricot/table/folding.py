"""The fold of a table's log: who sits where, whose time runs, what lies on it.

`Fold.fold` carries one entry into the table; everything else here only looks.
"""

from __future__ import annotations

from collections import deque
from typing import Any, Literal

import msgspec

from haricot.kernel.actions import Action, Pass
from haricot.kernel.errors import BadSetup
from haricot.kernel.events import Event
from haricot.kernel.game import Outcome
from haricot.kernel.match import Match, new_match
from haricot.table import entries as log
from haricot.table import fairness, hands
from haricot.table.agreeing import made
from haricot.table.chairs import Chair
from haricot.table.clocks import Clocks
from haricot.table.entries import Agreed, Decided, Entry, How, Left, Paused, Preferred, Sat
from haricot.table.hands import Hand
from haricot.table.lessons import lesson_of, script_of
from haricot.table.wire import Pace

Status = Literal["open", "dealing", "playing", "paused", "over", "abandoned"]

REMEMBERED = 400  # decisions whose events a warm table can tell again
SILENCE = "table"  # decides where nobody has answered in time


class Happening:
    """The events of one decision, whole; each reader gets what `seen_by` gives."""

    def __init__(self, seq: int, stamp: int, seat: int, events: list[Event], late: bool, by: str) -> None:
        self.seq = seq
        self.stamp = stamp
        self.seat = seat
        self.events = events
        self.late = late
        self.by = by  # the program that decided instead of whoever sits there


class Fold:
    """One table, as its log tells it."""

    def __init__(self, id: str, agreed: Agreed, secret: bytes) -> None:
        self.id = id
        self.agreed = agreed
        self.secret = secret
        self.game = made(agreed.game, agreed.seats, agreed.edition, agreed.options, agreed.cards, old=True)
        if self.game.setup.rules != agreed.rules:
            known = self.game.setup.rules
            raise BadSetup("other-rules", field="rules", game=agreed.game, rules=agreed.rules, known=known)
        self.reconstructed = not agreed.cards and self.game.setup.box.reconstructed()
        self.commitment = fairness.commitment(secret)
        self.chairs = [Chair() for _ in range(agreed.seats)]
        self.host = agreed.host
        self.status: Status = "open"
        self.resting = False  # paused because nobody is there
        self.seen: dict[str, list[int]] = {}  # whose cards of this match somebody has seen, by public id
        self.players: list[list[str]] = [[] for _ in range(agreed.seats)]  # the people of each seat, in order
        self.names: dict[tuple[int, int], str] = {}  # what they are called, by seat and number
        self.hands: list[Hand] = []
        self.match: Match | None = None
        self.outcome: Outcome | None = None
        self.clocks = Clocks(agreed.clock, agreed.seats)
        self.seq = 0
        self.stamp = 0
        self.since = 0  # when the match last went on: what patience counts from
        self.resumed = 0  # when it last went on after a pause
        self.pace: Pace = agreed.pace
        self.turn = 0  # how many have ended
        self.windows = 0  # that have run out in this turn
        self.stirred = True  # something has changed since the last one that people may have a word to
        self.passed = 0  # people who have passed in this turn, as a seat mask
        self.offered: dict[int, int] = {}  # when the offers of this turn were made
        self.deciders: list[str] = []  # the program of each decision; empty: a person decided
        self.late: list[int] = []  # the decisions, counted from 0, that were silence: nobody answered in time
        self.keys: dict[str, int] = {}
        self.next = ""
        lesson = lesson_of(agreed.game, agreed.lesson) if agreed.lesson else None
        self.script = script_of(lesson) if lesson is not None else []  # what is decided in a lesson, in order
        self.learning = False  # and is it being followed?
        self.recent: deque[Happening] = deque(maxlen=REMEMBERED)

    # -- asking

    @property
    def state(self) -> Any:
        """The state of the match; there must be one."""
        assert self.match is not None
        return self.match.state

    def seats_of(self, person: str) -> list[int]:
        """Where a person sits; nobody (no name) sits nowhere, not even on a seat without an owner."""
        return [seat for seat, chair in enumerate(self.chairs) if person and chair.owner == person]

    @property
    def finished(self) -> bool:
        """Is nothing left to be decided?"""
        return self.status in ("over", "abandoned")

    def awaited(self) -> list[int]:
        """The seats whose decision the match waits for."""
        return self.asked() if self.status == "playing" else []

    def asked(self) -> list[int]:
        """The same, also while the match rests."""
        if self.match is None or self.finished:
            return []
        mask = int(self.game.awaited(self.state))
        return [seat for seat in range(self.agreed.seats) if (mask >> seat) & 1]

    def due(self) -> list[int]:
        """The seats worth asking, in order."""
        return self.game.due(self.state) if self.match is not None and self.status == "playing" else []

    def moment(self, seat: int) -> int:
        """The number that a timely message of this seat must carry; it is sent as `at`."""
        return int(self.game.moment(self.state, seat)) if self.match is not None and seat >= 0 else 0

    def answer_time(self, proposer: int) -> int:
        """Seconds that an offer of this seat waits for an answer; 0: for ever."""
        hasty = self.agreed.hasty if self.chairs[proposer].bot else 0
        return hasty or self.agreed.answer

    @property
    def taught(self) -> bool:
        """Is all decided that a lesson's script says?"""
        return self.match is not None and len(self.match.taken) >= len(self.script)

    @property
    def seed(self) -> str:
        """The seed of the match; a secret until the end."""
        return self.agreed.seed or fairness.seed(self.secret, [chair.opened for chair in self.chairs])

    # -- the fold

    def fold(self, entry: Entry, action: Action | None = None) -> list[Event]:
        """Carry one entry into the table; returns what happened in the match. `action`: its decision, if it was read."""
        self.seq = entry.seq
        self.stamp = entry.stamp
        if entry.key:
            self.keys[entry.key] = entry.seq
        self.clocks.advance(entry.stamp)
        if entry.kind in (log.DEAL, log.START, log.DECISION, log.RESUME):
            self.since = entry.stamp
        events: list[Event] = []
        if entry.kind == log.DECISION:
            assert self.match is not None
            decided = msgspec.json.decode(entry.body, type=Decided)
            if action is None:
                action = self.action_of(decided, entry.seat)
            # With a window it was an offer that its only person could not have paid: nobody is told to have been slow.
            late = decided.by == SILENCE and not self.chairs[entry.seat].declines and not decided.w
            if late:
                self.late.append(len(self.match.taken))
            self.fold_lesson(entry.seat, action)
            self.match.apply(entry.seat, action, events)
            self.deciders.append(decided.by)
            by = decided.by if decided.by not in (SILENCE, self.chairs[entry.seat].bot) else ""
            self.recent.append(Happening(entry.seq, entry.stamp, entry.seat, events, late, by))
            self.clocks.decided(entry.seat)
            self.outcome = self.game.outcome(self.match.state)
            self.fold_tempo(entry, action, decided.w, events)
        else:
            self.fold_seating(entry)
        if not self.clocks.off:
            people = [seat for seat in self.awaited() if self.chairs[seat].person or self.chairs[seat].absent]
            self.clocks.run([seat for seat in people if not self.chairs[seat].bot])
        return events

    def action_of(self, decided: Decided, seat: int) -> Action:
        """The action that an entry holds, as the version it is written in means it."""
        action = self.game.read(decided.a)
        return self.game.formerly(self.state, seat, action) if decided.v == 1 else action

    def fold_lesson(self, seat: int, action: Action) -> None:
        """A lesson goes on as long as what is decided is what its script says, and then until its person has read the farewell."""
        assert self.match is not None
        if self.learning:
            self.learning = not self.taught and (seat, self.game.write(action)) == self.script[len(self.match.taken)]

    def fold_tempo(self, entry: Entry, action: Action, windows: int, events: list[Event]) -> None:
        """What a decision means for how long others are waited for: offers begin to wait, a turn begins anew."""
        if windows:
            self.windows += windows
            self.stirred = False
        if isinstance(action, Pass):
            self.passed |= 1 << entry.seat
        for event in events:
            if event.moves or event.id == "wished":
                self.stirred = True
            if event.id == "offered":
                deal = event.args["deal"]
                assert isinstance(deal, int)
                self.offered[deal] = entry.stamp
            elif event.id == "turn":
                self.turn += 1
                self.windows = self.passed = 0
                self.offered = {}
                active = event.args["seat"]
                assert isinstance(active, int)
                self.chairs[active].declines = self.chairs[active].passes = False

    def fold_seating(self, entry: Entry) -> None:
        """An entry that is no decision of the match."""
        chair = self.chairs[entry.seat] if entry.seat >= 0 else None
        if entry.kind == log.SIT:
            assert chair is not None
            self.fold_sitting(chair, entry)
        elif entry.kind == log.LEAVE:
            assert chair is not None
            self.fold_leaving(chair, msgspec.json.decode(entry.body, type=Left).how)
        elif entry.kind == log.DEAL:
            self.status = "dealing"
        elif entry.kind == log.OPEN:
            assert chair is not None
            chair.opened = msgspec.json.decode(entry.body, type=dict[str, str])["bytes"]
        elif entry.kind == log.START:
            self.status = "playing"
            self.match = new_match(self.game, self.seed, self.agreed.laid)
            self.learning = bool(self.script)
            for seat in range(self.agreed.seats):
                self.changes_hands(seat)
        elif entry.kind == log.PAUSE:
            self.status = "paused"
            self.resting = msgspec.json.decode(entry.body, type=Paused).why == "nobody"
        elif entry.kind == log.RESUME:
            self.status = "playing"
            self.resumed = entry.stamp
            self.resting = False
        elif entry.kind == log.SAW:
            self.sees(msgspec.json.decode(entry.body, type=dict[str, str])["person"], entry.seat)
        elif entry.kind == log.FREE:
            assert chair is not None
            chair.offered = msgspec.json.decode(entry.body, type=dict[str, bool])["on"]
        elif entry.kind == log.SET:
            preferred = msgspec.json.decode(entry.body, type=Preferred)
            self.pace = preferred.pace or self.pace
            self.learning = self.learning and preferred.learns
            if chair is not None:
                chair.declines = chair.declines if preferred.declines is None else preferred.declines
                chair.passes = chair.passes if preferred.passes is None else preferred.passes
                if preferred.waits:
                    self.fold_waiting(chair, entry)
        elif entry.kind == log.END:
            self.status = "over" if self.outcome is not None else "abandoned"
        elif entry.kind == log.NEXT:
            self.next = msgspec.json.decode(entry.body, type=dict[str, str])["table"]

    def fold_sitting(self, chair: Chair, entry: Entry) -> None:
        """A person or a program takes a seat."""
        sat = msgspec.json.decode(entry.body, type=Sat)
        chair.waited = 0
        if sat.bot:
            chair.bot = sat.bot
        else:
            deserted = any(c.owner == self.host and c.given for c in self.chairs)
            chair.owner, chair.name, chair.bot, chair.absent = sat.person, sat.name, "", False
            chair.portrait = sat.portrait
            chair.given, chair.offered = "", False
            if self.match is None:
                chair.committed = sat.commit or chair.committed
            else:
                self.since = entry.stamp  # whoever has come has time to look
            before = self.agreed.absent < 0 and self.chair_of(self.host) is None  # then an unseated host lost the table
            if self.host == "" or before or (deserted and self.chair_of(self.host) is None):
                self.host = sat.person
        if self.match is not None:
            self.changes_hands(entry.seat)

    def fold_waiting(self, chair: Chair, entry: Entry) -> None:
        """The table waits for somebody; nobody decides instead."""
        chair.waited = entry.stamp
        if chair.bot:
            chair.bot = ""
            self.changes_hands(entry.seat)

    def fold_leaving(self, chair: Chair, how: How) -> None:
        """Somebody leaves a seat."""
        gone = chair.owner
        if self.status == "open":
            chair.clear()
        else:
            chair.absent = True
            chair.given = how if how in ("give", "resign") else ""
        if gone and gone == self.host and how != "back" and self.chair_of(gone) is None:
            staying = [c.owner for c in self.chairs if c.owner and not c.absent]
            self.host = staying[0] if staying else self.host

    def sees(self, person: str, seat: int) -> None:
        """Somebody has seen the cards of a seat."""
        known = self.seen.setdefault(person, [])
        if seat not in known:
            known.append(seat)

    def changes_hands(self, seat: int) -> None:
        """Note who decides here from now on."""
        assert self.match is not None
        chair = self.chairs[seat]
        people = self.players[seat]
        person = 0
        if chair.owner:
            if chair.owner not in people:
                people.append(chair.owner)
            self.sees(chair.owner, seat)
            self.names[(seat, people.index(chair.owner) + 1)] = chair.name
            person = 0 if chair.bot else people.index(chair.owner) + 1
        self.hands.append(Hand(len(self.match.taken) + 1, seat, chair.bot, person))

    def chair_of(self, person: str) -> Chair | None:
        """A chair where this person is present."""
        for chair in self.chairs:
            if chair.owner == person and not chair.absent:
                return chair
        return None

    # -- the record

    def record(self) -> str:
        """The whole record of a finished match, with what proves the deal."""
        assert self.match is not None
        seats = self.agreed.seats
        names = ",".join(hand.word for hand in hands.first(self.hands, seats))
        opened = ",".join(chair.opened or "-" for chair in self.chairs)
        lines = self.match.record().write().splitlines()
        notes = [f"# seats {names}", *(hands.note(hand) for hand in hands.later(self.hands, seats))]
        if self.agreed.seed:
            notes.append("# the deal was known beforehand")
        else:
            notes.append(f"# fairness {self.secret.hex()} {opened}")
        return "\n".join([*lines[:2], *notes, *lines[2:]]) + "\n"
