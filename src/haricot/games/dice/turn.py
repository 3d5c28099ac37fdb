"""The best play of a whole turn: every field that may come to lie, what it is worth, and what rolling on is worth.

As in rolling.py, but for all contracts of a card at once, so all kinds are told apart. Worths are in thousandths of a
coin, or any other unit: the table takes the worth of each field as it lies and what each roll costs.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from haricot.games.dice.contracts import DICE, ONE_DIE
from haricot.games.dice.faces import Faces
from haricot.games.dice.recent import Recent
from haricot.games.dice.rolling import Handfuls

KINDS: Final[i64] = 7
MIXES: Final[i64] = 8  # whites left are 0 to 7
NEVER: Final[i64] = -1_000_000_000_000


@final
class Lay:
    """Every field of up to seven dice, small ones first, and what one more die makes of each; one for each set of dice."""

    def __init__(self, faces: Faces) -> None:
        self.whites: Final[i64] = faces.whites
        self.creams: Final[i64] = faces.creams
        self.white: Final = Handfuls(faces.white, int(faces.whites))
        self.cream: Final = Handfuls(faces.cream, int(faces.creams))
        self.packed: vec[i64] = vec[i64]([0])  # by field: counts of kinds
        self.size: vec[i64] = vec[i64]([0])
        self.numbers: Final[dict[int, int]] = {0: 0}
        step: vec[i64] = vec[i64]()
        at: i64 = 0
        while at < len(self.packed):
            here = self.packed[at]
            kind: i64 = 0
            while kind < KINDS:
                there: i64 = -1
                if self.size[at] < DICE:
                    packed = int(here + ONE_DIE[kind])
                    if packed not in self.numbers:
                        self.numbers[packed] = len(self.packed)
                        self.packed = append(self.packed, i64(packed))
                        self.size = append(self.size, self.size[at] + 1)
                    there = self.numbers[packed]
                step = append(step, there)
                kind += 1
            at += 1
        self.step: Final = step  # by field and kind
        # what any dice of the two sorts show, as packed counts; handfuls are small, so adding never carries
        self.white_dice: Final = shown(self.white)
        self.cream_dice: Final = shown(self.cream)


def shown(handfuls: Handfuls) -> vec[i64]:
    """Each handful as packed counts."""
    found = vec[i64]([0])
    i: i64 = 1
    while i < len(handfuls.before):
        found = append(found, found[handfuls.before[i]] + ONE_DIE[handfuls.side[i]])
        i += 1
    return found


LAYS: Final[Recent[Lay]] = Recent(4)


def lay(faces: Faces) -> Lay:
    """The fields of some dice."""
    found = LAYS.find(faces.key)
    if found is None:
        found = Lay(faces)
        LAYS.keep(faces.key, found)
    return found


@final
class Turn:
    """One turn, worked out from the last die to the first roll."""

    def __init__(self, lay: Lay, now: vec[i64], costs: vec[i64], stops: bool, least: i64) -> None:
        """`now`: what a field is worth as it lies; `costs`: of rolling, by white and cream dice (MIXES * white + cream);
        `stops`: one may stop with dice off the field; `least`: smaller fields than this will not be asked for."""
        self.lay: Final = lay
        self.least: Final[i64] = least
        self.now: vec[i64] = now
        self.costs: vec[i64] = costs
        self.stops: Final = stops
        self.worth: vec[i64] = vec[i64]([0] * int(MIXES * len(now)))  # by field and whites left: with the better choice
        pairs = len(lay.white.before) * len(lay.cream.before)
        self.best: vec[i64] = vec[i64]([0] * int(pairs))
        self.after_white: vec[i64] = vec[i64]([0] * len(lay.white.before))
        self.after_cream: vec[i64] = vec[i64]([0] * len(lay.cream.before))
        at = len(now) - 1
        while at > 0 and lay.size[at] >= least:  # larger fields come later
            left = DICE - lay.size[at]
            whites: i64 = 0
            while whites <= left and whites <= lay.whites:
                if left - whites <= lay.creams:
                    self.worth[at * MIXES + whites] = self.settled(at, whites, left - whites)
                whites += 1
            at -= 1

    def settled(self, field: i64, whites: i64, creams: i64) -> i64:
        """What a field is worth with the better of stopping and rolling on."""
        now = self.now[field]
        if whites + creams == 0:
            return now
        rolling = self.roll(field, whites, creams)
        return now if self.stops and now >= rolling else rolling

    def value(self, field: i64, whites: i64) -> i64:
        """The same, as it was worked out."""
        return self.worth[field * MIXES + whites]

    def roll(self, field: i64, whites: i64, creams: i64) -> i64:
        """What rolling these dice is worth: the mean of the best that can be kept, less what it costs."""
        lay = self.lay
        white = lay.white
        cream = lay.cream
        step = lay.step
        best = self.best
        worth = self.worth
        after_white = self.after_white
        after_cream = self.after_cream
        white_end: i64 = white.ends[whites]
        cream_end: i64 = cream.ends[creams]
        total: i64 = 0
        rolls: i64 = 0
        after_white[0] = field
        w: i64 = 0
        while w < white_end:
            if w > 0:
                after_white[w] = step[after_white[white.before[w]] * KINDS + white.side[w]]
            after_cream[0] = after_white[w]
            whites_left = whites - white.dice[w]
            row = w * cream_end
            c: i64 = 0
            while c < cream_end:
                if c > 0:
                    after_cream[c] = step[after_cream[cream.before[c]] * KINDS + cream.side[c]]
                if w + c > 0:  # one die at least must be kept
                    top = worth[after_cream[c] * MIXES + whites_left]
                    i = white.starts[w]
                    end = white.starts[w + 1]
                    while i < end:  # one white die less
                        known = best[white.fewer[i] * cream_end + c]
                        if known > top:
                            top = known
                        i += 1
                    i = cream.starts[c]
                    end = cream.starts[c + 1]
                    while i < end:
                        known = best[row + cream.fewer[i]]
                        if known > top:
                            top = known
                        i += 1
                    best[row + c] = top
                    if whites_left == 0 and cream.dice[c] == creams:
                        ways = white.ways[w] * cream.ways[c]
                        total += ways * top
                        rolls += ways
                else:
                    best[0] = NEVER
                c += 1
            w += 1
        return total // rolls - self.costs[whites * MIXES + creams]
