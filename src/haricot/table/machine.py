"""What a table does of itself: when it wakes next, what it does then, and what its programs have noticed so far."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from contextlib import AbstractContextManager

from haricot.bots import seats as bots
from haricot.kernel.actions import Action
from haricot.kernel.drive import question
from haricot.kernel.events import Event
from haricot.kernel.forms import Draft
from haricot.kernel.players import Player
from haricot.table import entries as log
from haricot.table.attention import Attention
from haricot.table.entries import Line
from haricot.table.folding import SILENCE
from haricot.table.pacing import Wake, is_window, next_wake, thought
from haricot.table.recalling import recalled
from haricot.table.table import STAND_IN, Table

BOT_CHAIN = 16  # decisions of programs that go into one chain where they need not think

Timed = Callable[[str], AbstractContextManager[object]]  # around each thought of a program, which is named
Broke = Callable[[str, Exception], None]  # told of a program that failed or broke a rule


class Machine:
    """Whatever nobody decides at one table: its programs' decisions, and what follows from time alone.

    Who holds it asks `next_wake` when something is to be done, and then writes the `lines` of that wake into the log;
    every decision that the log takes is told to `notice`.
    """

    def __init__(self, table: Table, attention: Attention, timed: Timed, broke: Broke) -> None:
        self.table = table
        self.attention = attention
        self.timed = timed
        self.broke = broke
        self.players: dict[int, tuple[str, Player]] = {}  # programs that think here, by seat
        self.slow: dict[str, bool] = {}  # programs that must think elsewhere, by name
        self.strong: str | None = None  # the box's strongest; None: nobody has asked yet
        self.coming: Wake | None = None
        self.known_at = -1  # the table's number when `coming` was worked out; -1: never

    def next_wake(self) -> Wake | None:
        """When something is to be done at the table as it is, and what."""
        if self.known_at != self.table.seq:
            self.coming = next_wake(self.table, self.attention)
            self.known_at = self.table.seq
        return self.coming

    def ahead(self) -> Wake | None:
        """What comes before whatever a person decides now, however quick they are; elsewhere nothing does.

        At the deal of a day programs that only think a while are not overtaken, so that the same decisions get the same answers.
        """
        wake = self.next_wake() if self.table.agreed.day else None
        if wake is None or wake.why not in ("bot", "decline"):
            return None
        return wake if wake.when <= thought(self.table, wake.seat, self.attention) else None

    def look_again(self) -> None:
        """What people are about has changed, and with it perhaps the next wake."""
        self.known_at = -1

    def notice(self, events: list[Event]) -> None:
        """A decision has been folded: each program sees of it what its seat may see."""
        zones = self.table.game.zones
        for seat, (_, player) in self.players.items():
            for event in events:
                player.notice(event.seen_by(seat, zones))

    def takes_long(self, bot: str) -> bool:
        """Must this program think somewhere else, where it can be ended?"""
        if bot not in self.slow:
            self.slow[bot] = bots.takes_long(self.table.game.setup.box, bot)
        return self.slow[bot]

    def ponders(self, bot: str) -> bool:
        """Is it one of the box's own that think as long as they are let?"""
        return self.takes_long(bot) and bots.ponders(self.table.game.setup.box, bot)

    def strongest(self) -> str:
        """The strongest of the box's own programs with manners for people; empty: it names none."""
        if self.strong is None:
            self.strong = bots.strong(self.table.game.setup.box)
        return self.strong

    def lines(self, wake: Wake) -> Iterable[Line]:
        """What is done on a wake; each line must be folded before the next one is taken."""
        t = self.table
        if wake.why == "start":
            return [Line(log.START, -1, "{}")]
        if wake.why == "end":
            return []
        if wake.why == "decline":
            no = t.game.read(f"decline {wake.deal}")
            return [t.decision(wake.seat, no, by=SILENCE, window=is_window(t, wake))]
        if wake.why == "rest":
            return [t.rest()]
        if wake.why == "stand":
            return [t.stand_in(wake.seat)]
        if wake.why == "flag":
            return self.flagged(wake, self.decision(wake.seat, STAND_IN))
        return self.decisions(wake)

    def flagged(self, wake: Wake, decision: Line) -> list[Line]:
        """Somebody's time has run out: what is decided instead, and who plays on where they are gone."""
        gone = self.table.agreed.absent > 0 and wake.seat in self.attention.gone
        taken = [self.table.stand_in(wake.seat)] if gone else []
        return [Line(log.FLAG, wake.seat, "{}"), *taken, decision]

    def decisions(self, wake: Wake) -> Iterator[Line]:
        """What programs do from here on: one decision, or several in one chain where nobody has to think."""
        t = self.table
        for _ in range(BOT_CHAIN):
            yield self.decision(wake.seat, t.chairs[wake.seat].bot, is_window(t, wake))
            found = next_wake(t, self.attention)
            if found is None or found.why != "bot" or found.when > t.since:
                return
            if self.takes_long(t.chairs[found.seat].bot):
                return
            wake = found

    def decision(self, seat: int, bot: str, window: bool = False) -> Line:
        """What a program does on a seat; a program that breaks a rule is replaced by chance, for once."""
        t = self.table
        scripted = self.scripted(seat)
        if scripted is not None:
            return t.decision(seat, scripted, bot)
        draft, mask = Draft(), t.game.mask()
        with self.timed(bot):
            try:
                action = question(t.game, t.state, seat, self.player(seat, bot), draft, mask)
            except Exception as error:
                self.broke(bot, error)
                bot = "random"
                action = question(t.game, t.state, seat, bots.sit(bot, t.game, t.seed[:56], seat), draft, mask)
        return t.decision(seat, action, bot, window)

    def scripted(self, seat: int) -> Action | None:
        """What the script of a lesson has this seat do now, if the rules allow it."""
        t = self.table
        if not t.learning or t.match is None or t.taught:
            return None
        actor, notation = t.script[len(t.match.taken)]
        action = t.game.read(notation)
        return action if actor == seat and t.game.check(t.state, seat, action) is None else None

    def player(self, seat: int, bot: str) -> Player:
        """The program of a seat; one that is new here knows the match so far."""
        known = self.players.get(seat)
        if known is None or known[0] != bot:
            known = (bot, recalled(self.table, seat, bot)[0])
            self.players[seat] = known
        return known[1]
