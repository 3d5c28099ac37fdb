"""Chance that anyone can check afterwards and nobody can predict.

Every shuffle and every roll has its own stream: the first sixteen bytes of
SHA-256("seed/name/count") are the four words of an sfc32 generator. Nothing else draws from
it, so bots, pacing and extra questions never shift a deal. No value exceeds 2**53, so the
browser can do the same sums.
"""

from __future__ import annotations

import hashlib
from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr, u8

from haricot.kernel.errors import MalformedRecord

M32: Final[i64] = 0xFFFFFFFF


@final
@mypyc_attr(acyclic=True)
class Rng:
    """An sfc32 generator."""

    def __init__(self, a: i64, b: i64, c: i64, d: i64) -> None:
        self.a: i64 = a
        self.b: i64 = b
        self.c: i64 = c
        self.d: i64 = d

    def word(self) -> i64:
        """The next 32 bits."""
        b = self.b
        c = self.c
        t = (self.a + b + self.d) & M32
        self.d = (self.d + 1) & M32
        self.a = b ^ (b >> 9)
        self.b = (c + (c << 3)) & M32
        self.c = ((((c << 21) & M32) | (c >> 11)) + t) & M32
        return t

    def below(self, n: i64) -> i64:
        """A number from 0 to n - 1."""
        return (self.word() * n) >> 32

    def clone(self) -> Rng:
        return Rng(self.a, self.b, self.c, self.d)

    def shuffle(self, pile: vec[u8]) -> None:
        """Fisher and Yates, from the end, in place."""
        i = len(pile) - 1
        while i > 0:
            j = self.below(i + 1)
            card = pile[i]
            pile[i] = pile[j]
            pile[j] = card
            i -= 1


def stream(seed: str, name: str, count: int) -> Rng:
    """The generator of one shuffle or roll."""
    digest = hashlib.sha256(f"{seed}/{name}/{count}".encode()).digest()
    return Rng(
        int.from_bytes(digest[0:4], "big"),
        int.from_bytes(digest[4:8], "big"),
        int.from_bytes(digest[8:12], "big"),
        int.from_bytes(digest[12:16], "big"),
    )


@final
class Given:
    """One result laid down beforehand: `chance deck soy,red`."""

    def __init__(self, name: str, values: list[int]) -> None:
        self.name: Final = name
        self.values: Final = values


CLEAR: Final = vec[i64]([0] * 256)


def sort(pile: vec[u8], without: list[int]) -> vec[u8]:
    """The cards of a pile in the order of their numbers, less some; raises ValueError when one of these is missing."""
    counts = CLEAR[:]
    for card in pile:
        counts[i64(card)] += 1
    for gone in without:
        if not 0 <= gone < 256 or counts[gone] == 0:
            raise ValueError(gone)
        counts[gone] -= 1
    ordered = vec[u8](capacity=len(pile))
    k: i64 = 0
    left = len(pile) - len(without)
    while left > 0:
        n = counts[k]
        left -= n
        while n > 0:
            ordered = append(ordered, u8(k))
            n -= 1
        k += 1
    return ordered


@final
@mypyc_attr(acyclic=True)
class Chance:
    """The chance of one match: a seed, how many results it has given, and results laid down beforehand."""

    def __init__(self, seed: str, given: list[Given], count: i64 = 0) -> None:
        self.seed: Final = seed
        self.given: Final = given
        self.used: i64 = 0  # how many of the given results have been taken
        self.count: i64 = count
        self.private: Rng | None = None  # a sampled state's own generator

    def clone(self) -> Chance:
        """An independent copy that will give the same results."""
        c = Chance(self.seed, self.given, self.count)
        c.used = self.used
        private = self.private
        if private is not None:
            c.private = private.clone()
        return c

    def _stream(self, name: str) -> Rng:
        private = self.private
        if private is not None:
            return private
        self.count += 1
        return stream(self.seed, name, self.count)

    def _given(self, name: str) -> Given | None:
        if self.used >= len(self.given):
            return None
        first = self.given[self.used]
        if first.name != name:
            return None
        self.used += 1
        return first

    def shuffled(self, name: str, pile: vec[u8]) -> vec[u8]:
        """The pile in a new order, its last card on top.

        It is sorted first: how it lay is no rule of these games. A given result names the top
        cards from the top down; what it leaves out is shuffled below. Raises MalformedRecord if
        a given card is not in the pile.
        """
        given = self._given(name)
        on_top: list[int] = [] if given is None else given.values
        try:
            ordered = sort(pile, on_top)
        except ValueError as missing:
            raise MalformedRecord("chance-card", field=f"chance {name}", card=str(missing)) from None
        self._stream(name).shuffle(ordered)
        for card in reversed(on_top):
            ordered = append(ordered, u8(card))
        return ordered

    def number(self, name: str, below: i64) -> i64:
        """One number from 0 to below - 1, from a stream of its own."""
        given = self._given(name)
        if given is None:
            return self._stream(name).below(below)
        if len(given.values) != 1 or not 0 <= given.values[0] < below:
            raise MalformedRecord("chance-number", field=f"chance {name}", most=int(below) - 1)
        self.count += 1
        return given.values[0]

    def dice(self, name: str, sides: list[list[int]]) -> list[int]:
        """One throw of several dice, all from one stream: what each shows, out of its own sides.

        A given result names what each die shows, in order.
        """
        given = self._given(name)
        if given is None:
            rng = self._stream(name)
            shown: list[int] = []
            for faces in sides:
                shown.append(faces[rng.below(len(faces))])
            return shown
        fits = len(given.values) == len(sides)
        for i, faces in enumerate(sides):
            fits = fits and given.values[i] in faces
        if not fits:
            raise MalformedRecord("chance-dice", field=f"chance {name}", count=len(sides))
        self.count += 1
        return given.values[:]


def private_chance(rng: Rng) -> Chance:
    """Chance for a sampled state: quick, and unrelated to the match's seed."""
    chance = Chance("", [])
    chance.private = Rng(rng.word(), rng.word(), rng.word(), rng.word())
    return chance
