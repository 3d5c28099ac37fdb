"""A table is the fold of its log, and of nothing else; here it judges what people ask for.

The methods answer with the lines to append, or raise Refusal; they change nothing. `Fold` is how the table came to be as it is.
"""

from __future__ import annotations

import msgspec
from msgspec import Struct

from haricot.bots import seats as bots
from haricot.kernel.actions import Action
from haricot.kernel.errors import IllegalAction, MalformedAction, shown
from haricot.kernel.records import VERSION
from haricot.table import entries as log
from haricot.table import fairness
from haricot.table.entries import Decided, How, Left, Line, Paused, Preferred, Sat
from haricot.table.errors import Refusal, passed_on
from haricot.table.folding import Fold
from haricot.table.wire import Pace

PATIENCE_FOR_BYTES = 4000  # milliseconds that a deal waits for browsers' bytes
STAND_IN = (
    "greedy"  # decides at once where somebody must, and plays for whoever is gone where a box names nobody stronger
)


def encode(body: Struct | dict[str, str]) -> str:
    """A body as JSON."""
    return msgspec.json.encode(body).decode()


class Table(Fold):
    """One table: what its log has made of it, and what people may do there."""

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

    def stand_in(self, seat: int, bot: str = "") -> Line:
        """A program plays for a person who is not there, the strongest that has manners; the seat stays theirs."""
        return Line(log.SIT, seat, encode(Sat(bot=bot or bots.strong(self.game.setup.box) or STAND_IN)))

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
