"""A table is the fold of its log, and of nothing else: who sits where, whose time runs, what lies on it.

`Table.fold` carries one entry into the table. The methods before it judge what somebody asks for and
answer with the lines to append, or raise Refusal; they change nothing.
"""

from __future__ import annotations

from collections import deque
from typing import Any, Literal

import msgspec
from msgspec import Struct

from haricot.bots import seats as bots
from haricot.kernel.actions import Action, Pass
from haricot.kernel.errors import BadSetup, IllegalAction, MalformedAction, shown
from haricot.kernel.events import Event
from haricot.kernel.game import Outcome
from haricot.kernel.match import Match, new_match
from haricot.kernel.records import VERSION
from haricot.table import entries as log
from haricot.table import fairness, hands
from haricot.table.agreeing import made
from haricot.table.clocks import Clocks
from haricot.table.entries import Agreed, Decided, Entry, How, Left, Line, Paused, Preferred, Sat
from haricot.table.errors import Refusal, passed_on
from haricot.table.hands import Hand
from haricot.table.lessons import lesson_of, script_of
from haricot.table.wire import Pace

Status = Literal["open", "dealing", "playing", "paused", "over", "abandoned"]

REMEMBERED = 400  # decisions whose events a warm table can tell again
PATIENCE_FOR_BYTES = 4000  # milliseconds that a deal waits for browsers' bytes
SILENCE = "table"  # decides where nobody has answered in time
STAND_IN = "greedy"  # plays for whoever is gone, and a decision whose time has run out


class Chair:
    """One seat."""

    def __init__(self) -> None:
        self.clear()

    def clear(self) -> None:
        """Nobody sits here."""
        self.owner = ""
        self.name = ""
        self.portrait = ""
        self.bot = ""
        self.absent = False  # its person has left the match
        self.given: How = ""  # and for good: somebody else may have the seat
        self.offered = False  # the host has opened it to whoever comes
        self.waited = 0  # when the host last said that its person, who is not there, is waited for
        self.declines = False
        self.passes = False
        self.committed = ""
        self.opened = ""

    @property
    def free(self) -> bool:
        """May somebody sit down here before the match?"""
        return not self.owner and not self.bot

    @property
    def person(self) -> bool:
        """Does a person decide here, and is there?"""
        return bool(self.owner) and not self.bot

    @property
    def kept(self) -> bool:
        """Is it the seat of a person who has not given it up?"""
        return bool(self.owner) and not self.given


class Happening:
    """The events of one decision, whole; each reader gets what `seen_by` gives."""

    def __init__(self, seq: int, stamp: int, seat: int, events: list[Event], late: bool, by: str) -> None:
        self.seq = seq
        self.stamp = stamp
        self.seat = seat
        self.events = events
        self.late = late
        self.by = by  # the program that decided instead of whoever sits there


def encode(body: Struct | dict[str, str]) -> str:
    """A body as JSON."""
    return msgspec.json.encode(body).decode()


class Table:
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
    def seed(self) -> str:
        """The seed of the match; a secret until the end."""
        return self.agreed.seed or fairness.seed(self.secret, [chair.opened for chair in self.chairs])

    # -- judging what people ask for

    def sit(self, person: str, name: str, seat: int, commit: str, portrait: str = "") -> list[Line]:
        """A person takes a seat (-1: any that can be had), or their own back; nothing is to be done where they sit."""
        if not fairness.is_hash(commit):
            raise Refusal("malformed", "no-hash", field="commit")
        if self.finished:
            raise Refusal("not_now", "match-over")
        mine = self.seats_of(person)
        own = [seat] if seat in mine else mine
        if any(self.chairs[each].given == "resign" for each in own):
            raise Refusal("not_now", "resigned")
        if own:
            return self.back(own, name, portrait)
        return [self.take(Sat(person, name, "", commit, portrait), seat), *self.wake_up()]

    def take(self, sat: Sat, seat: int) -> Line:
        """Somebody new sits down: before the match where nobody does, later in a program's place."""
        free = [i for i in range(self.agreed.seats) if self.can_be_had(i)]
        if not free or (seat >= 0 and seat not in free):
            begun = self.status != "open"
            raise Refusal("not_now", "seat-taken" if free else "match-begun" if begun else "no-seat-free")
        if self.match is None:
            return Line(log.SIT, free[0] if seat < 0 else seat, encode(sat))
        seen = self.seen.get(sat.person, [])
        unseen = [i for i in free if seat in (-1, i) and all(other == i for other in seen)]
        if not unseen:
            raise Refusal("not_allowed", "hand-seen")
        return Line(log.SIT, unseen[0], encode(Sat(sat.person, sat.name, portrait=sat.portrait)))

    def can_be_had(self, seat: int) -> bool:
        """May somebody new sit down here? In a running match the link of a private table is enough."""
        chair = self.chairs[seat]
        if self.status == "open":
            return chair.free
        running = self.match is not None and not self.finished
        return running and chair.bot != "" and not chair.kept and (self.agreed.private or chair.offered)

    def back(self, seats: list[int], name: str = "", portrait: str = "") -> list[Line]:
        """People come back to their seats; where they sit already nothing is to be done, unless they are called otherwise."""
        lines = []
        for seat in seats:
            chair = self.chairs[seat]
            alone = len(seats) == 1  # several people at one screen keep their names
            called = name if name and alone else chair.name
            drawn = portrait if portrait and alone else chair.portrait
            renamed = self.status == "open" and (called, drawn) != (chair.name, chair.portrait)
            if chair.absent or chair.bot or renamed:
                lines.append(Line(log.SIT, seat, encode(Sat(chair.owner, called, portrait=drawn))))
        return [*lines, *self.wake_up()]

    def wake_up(self) -> list[Line]:
        """A match that rested because nobody was there goes on."""
        return [Line(log.RESUME, -1, "{}")] if self.resting else []

    def come_back(self, seat: int) -> list[Line]:
        """Somebody looks from their seat again: it is theirs, unless they have given it up."""
        if self.finished or not self.chairs[seat].kept:
            return []
        return self.back([seat])

    def seat_bot(self, person: str, seat: int, bot: str, gone: bool = False) -> Line:
        """The host lets a program in, or clears a seat before the start; anybody who plays may replace who has left.

        `gone`: the seat's person is not there, though they have not left.
        """
        self.must_have(seat)
        chair = self.chairs[seat]
        if not (chair.absent and self.chair_of(person) is not None):
            self.must_host(person)
        if bot == "":
            if self.status != "open":
                raise Refusal("not_now", "seat-kept")
            return Line(log.LEAVE, seat, "{}")
        known = bots.makers(self.game.setup.box)
        if bot not in known:
            raise Refusal("malformed", "no-player", field="bot", word=shown(bot), known=list(known))
        replaced = chair.absent or (gone and chair.person and self.match is not None)
        waits = self.status == "open" and chair.bot != ""  # somebody else of the cast may sit there
        if self.finished or not (chair.free or waits or replaced):
            raise Refusal("not_now", "seat-taken")
        return Line(log.SIT, seat, encode(Sat(bot=bot)))

    def stand_in(self, seat: int) -> Line:
        """A program plays for a person who is not there; the seat stays theirs."""
        return Line(log.SIT, seat, encode(Sat(bot=STAND_IN)))

    def wait_for(self, person: str, seat: int, gone: bool) -> Line:
        """The host has everybody wait for a person who is not there; a program that stands in gets up.

        Where there is a clock it says how long.
        """
        self.must_have(seat)
        self.must_host(person)
        chair = self.chairs[seat]
        if self.match is None or self.finished or not chair.kept or not (chair.bot or chair.absent or gone):
            raise Refusal("not_now", "nobody-missing")
        if not self.clocks.off:
            raise Refusal("not_now", "clock-decides")
        return Line(log.SET, seat, encode(Preferred(waits=True)))

    def offer_seat(self, person: str, seat: int, free: bool) -> Line:
        """The host opens a program's seat of a running match to whoever comes, or closes it."""
        self.must_have(seat)
        self.must_host(person)
        chair = self.chairs[seat]
        if self.match is None or self.finished or not chair.bot or chair.kept:
            raise Refusal("not_now", "seat-taken")
        return Line(log.FREE, seat, msgspec.json.encode({"on": free}).decode())

    def saw(self, person: str, seat: int) -> list[Line]:
        """Somebody looks from a seat that is not theirs: they may have no other one in this match."""
        if not person or self.match is None or self.finished or seat in self.seen.get(person, []):
            return []
        return [Line(log.SAW, seat, encode({"person": person}))]

    def leave(self, person: str, seat: int, how: How = "back") -> list[Line]:
        """A person leaves one seat, or all of theirs (-1): for a while, or for good."""
        mine = [own for own in self.seats_of(person) if not self.chairs[own].given]
        if how == "back":
            mine = [own for own in mine if not self.chairs[own].absent]
        if not mine or (seat >= 0 and seat not in mine):
            raise Refusal("not_seated", "not-sitting-there")
        if self.finished:
            raise Refusal("not_now", "match-over")
        going = mine if seat < 0 else [seat]
        if self.status == "open":
            return [Line(log.LEAVE, own, "{}") for own in going]
        lines = [Line(log.LEAVE, own, encode(Left(how))) for own in going]
        others = [c for i, c in enumerate(self.chairs) if c.kept and i not in going]
        if how == "resign" and not others:
            return [*lines, self.ending()]
        if how != "back" or self.agreed.absent > 0:
            lines += [self.stand_in(own) for own in going if not self.chairs[own].bot]
            if self.status == "playing" and all(c.absent for c in others):
                lines.append(self.rest())
        return lines

    def rest(self) -> Line:
        """Nobody is there: the match pauses until somebody comes."""
        return Line(log.PAUSE, -1, encode(Paused("nobody")))

    def ending(self) -> Line:
        """The match ends without a result."""
        return Line(log.END, -1, encode({"reason": "abandoned"}))

    def deal(self, person: str) -> list[Line]:
        """The host begins; where no browser has promised bytes, the cards are dealt at once."""
        self.must_host(person)
        if self.status != "open":
            raise Refusal("not_now", "match-begun")
        if any(chair.free for chair in self.chairs):
            raise Refusal("not_now", "seat-still-free")
        lines = [Line(log.DEAL, -1, "{}")]
        if not any(chair.committed for chair in self.chairs):
            lines.append(Line(log.START, -1, "{}"))
        return lines

    def open(self, person: str, seat: int, opened: str) -> list[Line]:
        """The bytes that a seat had promised."""
        self.must_own(person, seat)
        chair = self.chairs[seat]
        if self.status != "dealing" or chair.opened or not chair.committed:
            raise Refusal("not_now", "bytes-unasked")
        if not fairness.keeps(chair.committed, opened):
            raise Refusal("malformed", "bytes-broken", field="bytes")
        lines = [Line(log.OPEN, seat, encode({"bytes": opened}))]
        if all(not c.committed or c.opened for i, c in enumerate(self.chairs) if i != seat):
            lines.append(Line(log.START, -1, "{}"))
        return lines

    def pause(self, person: str, on: bool) -> Line:
        """The host stops all clocks and decisions, or lets them go on."""
        self.must_host(person)
        if self.status != ("playing" if on else "paused"):
            raise Refusal("not_now", "match-not-running" if on else "match-not-paused")
        return Line(log.PAUSE if on else log.RESUME, -1, "{}")

    def abandon(self, person: str) -> Line:
        """The host ends the table before the match is over."""
        self.must_host(person)
        return self.close()

    def close(self) -> Line:
        """Whoever runs the server ends the table."""
        if self.finished:
            raise Refusal("not_now", "match-over")
        return self.ending()

    def prefer(
        self, person: str, seat: int, declines: bool | None = None, passes: bool | None = None, learns: bool = True
    ) -> Line:
        """Decline everything, or pass, until my next turn; or have the lesson end."""
        self.must_own(person, seat)
        if self.finished:
            raise Refusal("not_now", "match-over")
        return Line(log.SET, seat, encode(Preferred(declines, passes, learns=learns)))

    def set_pace(self, person: str, pace: Pace) -> Line:
        """The host says how fast programs are."""
        self.must_host(person)
        if self.finished:
            raise Refusal("not_now", "match-over")
        return Line(log.SET, -1, encode(Preferred(pace=pace)))

    def decide(self, seat: int, at: int, notation: str) -> Action:
        """The action that a notation means, if this seat may do it now."""
        if self.match is None or self.status != "playing":
            raise Refusal("not_now", "match-not-running")
        try:
            action = self.game.read(notation)
        except MalformedAction as error:
            raise passed_on("malformed", error, "action", self.agreed.game) from None
        if action.timely() and at != self.moment(seat):
            raise Refusal("stale", "stale")
        rule = self.game.check(self.state, seat, action)
        if rule is not None and at != self.moment(seat):
            raise Refusal("stale", "stale")  # an answer to an offer that is gone: no rule was broken knowingly
        if rule is not None:
            raise passed_on("illegal", IllegalAction(rule, seat, notation), "action", self.agreed.game)
        return action

    def decision(self, seat: int, action: Action, by: str = "", window: bool = False) -> Line:
        """The line of a decision that has been judged; `window`: one for people has run out before it."""
        return Line(log.DECISION, seat, encode(Decided(self.game.write(action), by, VERSION, int(window))), action)

    def must_own(self, person: str, seat: int) -> None:
        """Raise unless this person sits there."""
        self.must_have(seat)
        if not person or self.chairs[seat].owner != person:
            raise Refusal("not_seated", "not-your-seat")

    def must_have(self, seat: int) -> None:
        """Raise unless there is such a seat."""
        if not 0 <= seat < self.agreed.seats:
            raise Refusal("malformed", "no-seat", field="seat", seat=seat)

    def must_host(self, person: str) -> None:
        """Raise unless this person is the host."""
        if not person or person != self.host:
            raise Refusal("not_allowed", "host-only")

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
            late = decided.by == SILENCE and not self.chairs[entry.seat].declines
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
        """A lesson goes on as long as what is decided is what its script says."""
        assert self.match is not None
        if self.learning:
            taught = len(self.match.taken)
            follows = (seat, self.game.write(action)) == self.script[taught]
            self.learning = follows and taught + 1 < len(self.script)

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
