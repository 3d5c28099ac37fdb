"""The best play for one contract in a turn that thinks of nothing else (rules.md 2.5).

A *field* is what lies on the bean field as far as the contract can tell: dice of kinds that it does not name are
blank, and of each kind no more are counted than can matter. Fields are numbered; a table of steps says where one
more die leads. A *handful* is what some dice of one sort show, told apart in the same way.

The chance of a roll is the mean, over all that the dice left can show, of the best part of it that can be kept. The
best part of two handfuls, white and cream, is all of it, or the best part of it without one die: so every pair of
handfuls is looked at once, and none of their parts.
"""

from __future__ import annotations

from math import factorial
from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from haricot.games.dice.contracts import DICE, KINDS, ONE_DIE, Contract, count, size
from haricot.games.dice.faces import Faces

CERTAIN: Final[i64] = 10**12  # chance one; chances are in units of 1 / CERTAIN, rounded down at each roll
WHITE_LEFT: Final[i64] = 2**28  # in the key of a state: above the counts of its field
CREAM_LEFT: Final[i64] = 2**31


@final
class Named:
    """The kinds that a contract names, and how many dice of each can matter to it."""

    def __init__(self, contract: Contract) -> None:
        caps = contract.caps()
        self.kinds: Final = [kind for kind in range(len(KINDS)) if caps[kind] > 0]
        self.most: Final = [caps[kind] for kind in self.kinds]

    def sides(self, weights: list[int]) -> list[int]:
        """How often each of these kinds stands on a die, then all others together, as blank sides."""
        shown = [weights[kind] for kind in self.kinds]
        return shown + [sum(weights) - sum(shown)]

    def reduced(self, packed: i64) -> i64:
        """Counts of dice as the contract tells them apart: packed again, in the order of its kinds."""
        found: i64 = 0
        for i, kind in enumerate(self.kinds):
            n = count(packed, kind)
            most: i64 = self.most[i]
            found += ONE_DIE[i] * (n if n < most else most)
        return found

    def whole(self, reduced: i64) -> i64:
        """Reduced counts as counts of kinds."""
        packed: i64 = 0
        for i, kind in enumerate(self.kinds):
            packed += ONE_DIE[kind] * count(reduced, i)
        return packed


@final
class Fields:
    """Every field that a contract tells apart, the empty one first."""

    def __init__(self, named: Named) -> None:
        self.sides: Final[i64] = len(named.kinds) + 1
        self.reduced: Final[list[int]] = [0]
        numbers: dict[int, int] = {0: 0}
        step: vec[i64] = vec[i64]()
        at = 0
        while at < len(self.reduced):
            here = self.reduced[at]
            full = size(here) == DICE
            for i, most in enumerate(named.most):
                there = here
                if count(here, i) < most and not full:
                    there = here + 16**i
                if there not in numbers:
                    numbers[there] = len(self.reduced)
                    self.reduced.append(there)
                step = append(step, i64(numbers[there]))
            step = append(step, i64(at))  # a blank side
            at += 1
        self.step: Final = step  # by field and side


@final
class Handfuls:
    """What up to so many dice of one sort can show, small handfuls first; each is an earlier one and one die more."""

    def __init__(self, sides: list[int], dice: int) -> None:
        self.ends: Final[list[int]] = []  # how many handfuls have at most so many dice
        counts: list[list[int]] = [[0] * len(sides)]
        numbers: dict[str, int] = {repr(counts[0]): 0}
        before: vec[i64] = vec[i64]([0])
        side: vec[i64] = vec[i64]([0])
        dice_in: vec[i64] = vec[i64]([0])
        ways: vec[i64] = vec[i64]([1])
        fewer: vec[i64] = vec[i64]()
        starts: vec[i64] = vec[i64]([0])
        first = 0
        for n in range(dice + 1):
            last = len(counts)
            self.ends.append(last)
            for number in range(first, last):
                lying = counts[number]
                for i, weight in enumerate(sides):
                    if weight == 0:
                        continue
                    more = lying[:]
                    more[i] += 1
                    if n < dice and repr(more) not in numbers:
                        numbers[repr(more)] = len(counts)
                        counts.append(more)
                        before = append(before, i64(number))
                        side = append(side, i64(i))
                        dice_in = append(dice_in, i64(n + 1))
                        ways = append(ways, i64(ways_of(more, sides)))
                    if lying[i] > 0:
                        less = lying[:]
                        less[i] -= 1
                        fewer = append(fewer, i64(numbers[repr(less)]))
                starts = append(starts, i64(len(fewer)))
            first = last
        self.before: Final = before  # the handful without one of its dice
        self.side: Final = side  # what that die shows
        self.dice: Final = dice_in
        self.ways: Final = ways  # in which just these dice can fall so
        self.fewer: Final = fewer  # handfuls with one die less: from starts[number] to starts[number + 1]
        self.starts: Final = starts


def ways_of(counts: list[int], sides: list[int]) -> int:
    """In how many ways dice can show so many of each side."""
    ways = factorial(sum(counts))
    for i, n in enumerate(counts):
        ways = ways // factorial(n) * sides[i] ** n
    return ways


@final
class BestPlay:
    """The table of one contract, worked out from the last die to the first roll."""

    def __init__(self, contract: Contract, faces: Faces, stops: bool) -> None:
        """`stops`: whoever has met the contract may stop, though dice to come could spoil it (option absent_scope)."""
        self.contract: Final = contract
        self.stops: Final = stops
        self.named: Final = Named(contract)
        self.fields: Final = Fields(self.named)
        self.number: Final[i64] = len(self.fields.reduced)
        self.whites: Final[i64] = faces.whites
        self.creams: Final[i64] = faces.creams
        self.white: Final = Handfuls(self.named.sides(faces.white), int(faces.whites))
        self.cream: Final = Handfuls(self.named.sides(faces.cream), int(faces.creams))
        mixes = (faces.whites + 1) * (faces.creams + 1)
        self.worth: vec[i64] = vec[i64]([0] * int(mixes * self.number))  # by dice left, then field
        self.reached: vec[i64] = vec[i64]([0] * int(mixes * self.number))  # 1: play can come there
        pairs = len(self.white.before) * len(self.cream.before)
        self.best: vec[i64] = vec[i64]([0] * int(pairs))  # of pairs of handfuls, while a roll is looked at
        self.after_white: vec[i64] = vec[i64]([0] * len(self.white.before))  # fields with these dice added
        self.after_cream: vec[i64] = vec[i64]([0] * len(self.cream.before))

    def mix(self, whites: i64, creams: i64) -> i64:
        """Where the fields with so many dice left begin."""
        return (whites * (self.creams + 1) + creams) * self.number

    def table(self) -> dict[int, int]:
        """The chance of rolling on from every state, by its key, where it is not 0 and the contract is not safe."""
        self.reach()
        found: dict[int, int] = {}
        safe = [self.contract.safe(self.named.whole(reduced)) for reduced in self.fields.reduced]
        left: i64 = 0
        while left <= DICE:
            whites: i64 = 0 if left <= self.creams else left - self.creams
            while whites <= self.whites and whites <= left:
                creams = left - whites
                at = self.mix(whites, creams)
                field: i64 = 0
                while field < self.number:
                    if self.reached[at + field] == 1:
                        if left == 0:
                            worth = CERTAIN if self.met(field, DICE) else 0
                        elif safe[field]:
                            worth = CERTAIN
                        else:
                            worth = self.roll(field, whites, creams)
                            if worth > 0:
                                key = self.fields.reduced[field] + whites * WHITE_LEFT + creams * CREAM_LEFT
                                found[int(key)] = int(worth)
                            if self.stops and self.met(field, DICE - left):
                                worth = CERTAIN
                        self.worth[at + field] = worth
                    field += 1
                whites += 1
            left += 1
        return found

    def met(self, field: i64, dice: i64) -> bool:
        """Do so many dice that lie like this meet the contract?"""
        packed = self.named.whole(self.fields.reduced[field])
        for alternative in self.contract.alternatives:
            if alternative.met(packed, dice, self.contract.least):
                return True
        return False

    def reach(self) -> None:
        """Mark the fields that the dice can come to."""
        self.reached[self.mix(self.whites, self.creams)] = 1
        whites = self.whites
        while whites >= 0:
            creams = self.creams
            while creams >= 0:
                field: i64 = 0
                while field < self.number:
                    if self.reached[self.mix(whites, creams) + field] == 1:
                        if whites > 0:
                            self.spread(field, self.white, self.mix(whites - 1, creams))
                        if creams > 0:
                            self.spread(field, self.cream, self.mix(whites, creams - 1))
                    field += 1
                creams -= 1
            whites -= 1

    def spread(self, field: i64, one: Handfuls, there: i64) -> None:
        """Mark where one die more leads; the handfuls of one die are those after the empty one."""
        for number in range(1, one.ends[1]):
            self.reached[there + self.fields.step[field * self.fields.sides + one.side[number]]] = 1

    def roll(self, field: i64, whites: i64, creams: i64) -> i64:
        """The chance if these dice are rolled: the mean of the best that can be kept."""
        white = self.white
        cream = self.cream
        step = self.fields.step
        sides = self.fields.sides
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
                after_white[w] = step[after_white[white.before[w]] * sides + white.side[w]]
            after_cream[0] = after_white[w]
            whites_left = whites - white.dice[w]
            row = w * cream_end
            c: i64 = 0
            while c < cream_end:
                if c > 0:
                    after_cream[c] = step[after_cream[cream.before[c]] * sides + cream.side[c]]
                top: i64 = 0
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
                creams_left = creams - cream.dice[c]
                if top < CERTAIN and w + c > 0:  # one die at least must be kept
                    known = worth[(whites_left * (self.creams + 1) + creams_left) * self.number + after_cream[c]]
                    if known > top:
                        top = known
                best[row + c] = top
                if whites_left == 0 and creams_left == 0:
                    ways = white.ways[w] * cream.ways[c]
                    total += ways * top
                    rolls += ways
                c += 1
            w += 1
        return total // rolls
