"""A match asked question by question, as learners are: an answer is one number, and a form stays with its asker
until it is filled. Programs on other seats decide in between."""

from __future__ import annotations

from typing import Any, Final, final

from librt.vecs import vec
from mypy_extensions import i64, u8

from haricot.kernel.actions import Action
from haricot.kernel.drive import LIMIT, Taken, question
from haricot.kernel.errors import IllegalAction
from haricot.kernel.events import Event
from haricot.kernel.forms import Draft
from haricot.kernel.game import Game
from haricot.kernel.mask import clear, has
from haricot.kernel.players import Player
from haricot.kernel.rule import NOT_YOURS

PICKS: Final[i64] = 16  # picks of the open form that are written behind what `observe` writes
ROOM: Final = 4096  # bytes, more than any box writes


@final
class Asking:
    """One match; `players` has a program for each seat that plays by itself, None for the seats that are asked."""

    def __init__(self, game: Game[Any], players: list[Player | None], limit: i64 = LIMIT) -> None:
        self.game: Final = game
        self.players: Final = players
        self.limit: Final[i64] = limit  # decisions
        self.state: Any = None
        self.draft: Final = Draft()
        self.mask: vec[i64] = game.mask()
        self.seat: i64 = -1  # who is asked; -1: nobody any more
        self.decisions: i64 = 0
        self.taken: list[Taken] | None = None  # the decisions, for those who want a record
        self.log: list[Event] | None = None  # the events, for those who tell them
        told = False
        for player in players:
            told = told or (player is not None and player.sighted)
        self.told: Final[bool] = told

    def begin(self, s: Any) -> None:
        """Ask about this state."""
        self.state = s
        self.decisions = 0
        self.ask()

    @property
    def over(self) -> bool:
        """Is nobody asked any more, or has the match been cut?"""
        return self.seat < 0 or self.cut

    @property
    def cut(self) -> bool:
        """Have there been too many decisions for a match that is not over?"""
        return self.seat >= 0 and self.decisions >= self.limit

    def ask(self) -> None:
        """Let programs decide until a seat is due that is none, then find out what is open to it."""
        game = self.game
        s = self.state
        draft = self.draft
        seat: i64 = -1
        while True:
            seat = game.first_due(s, 0)
            if seat < 0 or self.decisions >= self.limit:
                break
            player = self.players[seat]
            if player is None:
                break
            self.do(seat, question(game, s, seat, player, draft, self.mask))
        self.seat = seat
        draft.open(seat)  # at the end, too: no form is left open there
        if seat < 0:
            clear(self.mask)
        else:
            game.options(s, draft, self.mask)

    def do(self, seat: i64, a: Action) -> None:
        """Carry out what was decided, and tell the programs."""
        game = self.game
        taken = self.taken
        if taken is not None:
            taken.append(Taken(int(seat), a))
        told = self.log
        if self.told or told is not None:
            log: list[Event] = []
            game.do(self.state, seat, a, log)
            if told is not None:
                told += log
            for i, player in enumerate(self.players):
                if player is not None and player.sighted:
                    for event in log:
                        player.notice(event.seen_by(i, game.zones))
        else:
            game.do(self.state, seat, a, None)
        self.decisions += 1

    def answer(self, number: i64) -> bool:
        """Answer with an open number; says whether that made a whole action. Raises IllegalAction, changing nothing."""
        seat = self.seat
        if self.over or not has(self.mask, number):
            raise IllegalAction(NOT_YOURS, int(seat), f"pick number {number}")
        draft = self.draft
        draft.add(number)
        a = self.game.finish(self.state, draft)
        if a is None:
            self.game.options(self.state, draft, self.mask)
            return False
        self.do(seat, a)
        self.ask()
        return True

    def act(self, a: Action) -> None:
        """Answer with a whole action, whatever was picked before; raises IllegalAction, changing nothing."""
        seat = self.seat
        rule = NOT_YOURS if self.over else self.game.check(self.state, seat, a)
        if rule is not None:
            raise IllegalAction(rule, int(seat), self.game.write(a))
        self.do(seat, a)
        self.ask()

    def write(self, seat: i64, out: vec[u8]) -> i64:
        """Write what a seat knows, and its own open form pick by pick, each plus one; returns how many bytes."""
        size = self.game.observe(self.state, seat, out)
        draft = self.draft
        mine = seat == self.seat
        i: i64 = 0
        while i < PICKS:
            out[size + i] = u8(draft.picks[i] + 1) if mine and i < draft.size else u8(0)
            i += 1
        return size + PICKS

    def write_mask(self, out: vec[u8], at: i64 = 0) -> None:
        """Write a byte for each number: 1 if it is open."""
        n = self.game.numbers
        i: i64 = 0
        w: i64 = 0
        while i < n:
            word = self.mask[w]
            end = i + 62 if i + 62 < n else n
            while i < end:
                out[at + i] = u8(word & 1)
                word >>= 1
                i += 1
            w += 1


def written(game: Game[Any], s: Any) -> list[str]:
    """A name for each byte that `Asking.write` writes; where the box has no names, bytes are counted."""
    size = int(game.observe(s, 0, vec[u8]([0] * ROOM)))
    names = game.observed()
    if not names:
        names = [f"byte/{i}" for i in range(size)]
    return names + [f"pick/{i}" for i in range(PICKS)]
