"""Many matches of one game side by side, each with one seat that is asked, or with all; what a learner reads stands in two arrays."""

from __future__ import annotations

from typing import Any, Final, final

from librt.vecs import vec
from mypy_extensions import i64, u8

from haricot.bots import seats as bots
from haricot.kernel.asking import ROOM, Asking
from haricot.kernel.chance import Chance
from haricot.kernel.game import Game, Outcome
from haricot.kernel.players import Player

GOES_ON: Final = 0
OVER: Final = 1
CUT: Final = 2


@final
class Batch:
    """`players` names a program for each seat, and is empty for those that are asked.

    Row i of `seen` is what the seat knows that is asked in match i, row i of `open` its mask, and `asked` says which seat
    it is: in a match that has ended, the last one. `ended` says which matches have ended.
    """

    def __init__(self, game: Game[Any], players: list[str], count: i64, size: i64, limit: i64) -> None:
        self.game: Final = game
        self.players: Final = players
        self.count: Final[i64] = count
        self.size: Final[i64] = size
        self.limit: Final[i64] = limit
        self.numbers: Final[i64] = game.numbers
        self.askings: list[Asking] = []
        self.dealt: list[int] = []  # matches so far, of each
        self.seed = "0"
        self.seen: vec[u8] = vec[u8]([0] * int(count * size))
        self.open: vec[u8] = vec[u8]([0] * int(count * self.numbers))
        self.ended: vec[u8] = vec[u8]([0] * int(count))
        self.asked: vec[u8] = vec[u8]([players.index("")] * int(count))
        self.scratch: vec[u8] = vec[u8]([0] * ROOM)

    def reset(self, seed: str) -> None:
        """Deal all matches anew."""
        self.seed = seed
        self.askings = []
        self.dealt = []
        for i in range(self.count):
            self.dealt.append(0)
            self.askings.append(self.deal(i))
            self.write(i)

    def deal(self, i: int) -> Asking:
        """The next match of place i."""
        seed = f"{self.seed}.{i}.{self.dealt[i]}"
        self.dealt[i] += 1
        game = self.game
        sat: list[Player | None] = []
        for seat, name in enumerate(self.players):
            sat.append(bots.sit(name, game, seed, seat) if name else None)
        asking = Asking(game, sat, self.limit)
        asking.begin(game.start(Chance(seed, [])))
        return asking

    def step(self, answers: list[int]) -> None:
        """One answer in every match; where the last one ended a match, the next one is dealt instead.

        Raises IllegalAction.
        """
        for i, number in enumerate(answers):
            if self.ended[i] != 0:
                self.askings[i] = self.deal(i)
            else:
                self.askings[i].answer(number)
            self.write(i)

    def write(self, i: i64) -> None:
        """Fill the rows of one match."""
        asking = self.askings[i]
        scratch = self.scratch
        if asking.seat >= 0 and not asking.cut:
            self.asked[i] = u8(asking.seat)
        size = asking.write(i64(self.asked[i]), scratch)
        seen = self.seen
        at = i * self.size
        k: i64 = 0
        while k < size:
            seen[at + k] = scratch[k]
            k += 1
        if asking.seat < 0:
            self.ended[i] = OVER
        elif asking.cut:
            self.ended[i] = CUT
        else:
            self.ended[i] = GOES_ON
        asking.write_mask(self.open, i * self.numbers)

    def outcome(self, i: i64) -> Outcome | None:
        """How a match ended, if it has."""
        return self.game.outcome(self.askings[i].state) if self.ended[i] == OVER else None
