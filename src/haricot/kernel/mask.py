"""Sets of numbers as bits in a caller's `vec[i64]`, sixty-two to a word.

A word stays below 2**62, so that compiled and interpreted code agree without wrapping.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from haricot.kernel.chance import Rng

WORD: Final[i64] = 62


def blank(numbers: int) -> vec[i64]:
    """A mask long enough for so many numbers."""
    return vec[i64]([0] * ((numbers + 61) // 62))


def clear(mask: vec[i64]) -> None:
    """Empty the set."""
    i = len(mask)
    while i > 0:
        i -= 1
        mask[i] = 0


def put(mask: vec[i64], at: i64, bits: i64, one: i64 = 1) -> None:
    """Add a run of numbers: bit i of `bits` (at most sixty-two) stands for number `at + i`."""
    w: i64 = 0
    while at >= WORD:
        at -= WORD
        w += 1
    room = WORD - at
    mask[w] |= (bits & ((one << room) - 1)) << at
    rest = bits >> room
    if rest != 0:
        mask[w + 1] |= rest


def has(mask: vec[i64], n: i64) -> bool:
    """Is the number in the set?"""
    w: i64 = 0
    while n >= WORD:
        n -= WORD
        w += 1
    return n >= 0 and w < len(mask) and (mask[w] >> n) & 1 == 1


def bits_in(word: i64) -> i64:
    """How many bits a word below 2**62 has."""
    x = word - ((word >> 1) & 0x1555555555555555)
    x = (x & 0x3333333333333333) + ((x >> 2) & 0x3333333333333333)
    x = (x + (x >> 4)) & 0x0F0F0F0F0F0F0F0F
    x += x >> 8
    x += x >> 16
    x += x >> 32
    return x & 0x7F


def lowest(word: i64) -> i64:
    """The place of the lowest bit; the word must not be zero."""
    return bits_in((word & -word) - 1)


def count(mask: vec[i64]) -> i64:
    """How many numbers the set holds."""
    n: i64 = 0
    for word in mask:
        if word != 0:
            n += bits_in(word)
    return n


def pick(mask: vec[i64], rng: Rng) -> i64:
    """A number of the set at random, each equally likely; the set must not be empty."""
    words = len(mask)
    word = mask[0]
    at: i64 = 0
    if words > 1:
        other = mask[1]
        if words > 2 or (word != 0 and other != 0):
            return pick_any(mask, rng)
        if word == 0:  # all in the second word
            word = other
            at = WORD
    if word == 0:
        raise ValueError("an empty set of choices")
    k = rng.below(bits_in(word))
    while k > 0:
        word &= word - 1
        k -= 1
    return at + lowest(word)


def pick_any(mask: vec[i64], rng: Rng) -> i64:
    """The same for a set that is spread over several words."""
    total = count(mask)
    if total == 0:
        raise ValueError("an empty set of choices")
    k = rng.below(total)
    at: i64 = 0
    w: i64 = 0
    word = mask[0]
    here = bits_in(word)
    while k >= here:
        k -= here
        w += 1
        at += WORD
        word = mask[w]
        here = bits_in(word)
    while k > 0:
        word &= word - 1
        k -= 1
    return at + lowest(word)


def numbers(mask: vec[i64]) -> list[int]:
    """The set as a list, ascending."""
    found: list[int] = []
    at: i64 = 0
    for word in mask:
        while word != 0:
            found.append(int(at + lowest(word)))
            word &= word - 1
        at += WORD
    return found
