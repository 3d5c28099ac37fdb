"""Texts that nobody means: real ones with something wrong in them, and some that were never right."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from random import Random

LONGEST = 20_000  # letters of a text that is made here; longer ones are for tests of bounds
TOKEN = re.compile(r"\w+|\s+|[^\w\s]")
HUGE = [
    "-1",
    "0",
    "00",
    "1e9",
    "9" * 9,
    "9" * 10,
    str(2**31),
    str(2**62),
    str(2**63),
    str(2**64),
    "9" * 400,
    "9" * 5_000,
]
HUGE += ["٣", "²", "½", "१", "0x10", "0o7", "1_000", "+1", "-0", ".5", "nan", "inf", "true"]
STRANGE = "\0\x01\x0b\x0c\r\x1b\x7f\x85\xa0\u200b\u200f\u2028\u2029\ufeff\ud800\udfff\uffff\U0001f331éßΩıİſ"
MARKS = "=[]{}\"'`\\#.,:;/@*+-?!|&<>()%$~^_ \t\n"
OPENERS = ["[", "{", "(", "[[", "{a=", "[{a=", "a.", "((", '"""', "'''", "3(", "!", "?*", "deal/", "  "]
Mutation = Callable[[list[str], Random, Sequence[str]], None]


def place(parts: list[str], lot: Random) -> int:
    """Somewhere in a text."""
    return lot.randrange(len(parts)) if parts else 0


def cut(parts: list[str], lot: Random, others: Sequence[str]) -> None:
    """Leave something out."""
    at = place(parts, lot)
    del parts[at : at + 1 + int(lot.expovariate(0.3))]


def end(parts: list[str], lot: Random, others: Sequence[str]) -> None:
    """Stop somewhere."""
    del parts[place(parts, lot) :]


def again(parts: list[str], lot: Random, others: Sequence[str]) -> None:
    """Say something several times."""
    at = place(parts, lot)
    some = parts[at : at + 1 + int(lot.expovariate(0.2))]
    parts[at:at] = some * lot.choice([1, 1, 1, 2, 9, 99, 999])


def swap(parts: list[str], lot: Random, others: Sequence[str]) -> None:
    """Exchange two words."""
    if parts:
        one, two = place(parts, lot), place(parts, lot)
        parts[one], parts[two] = parts[two], parts[one]


def exchange(parts: list[str], lot: Random, others: Sequence[str]) -> None:
    """Say another word of the same kind: a number for a number, a name for a name."""
    at = place(parts, lot)
    if parts[at : at + 1] and parts[at].isdigit():
        parts[at] = str(lot.randrange(12))
    elif parts[at : at + 1]:
        words = [part for part in parts + TOKEN.findall(lot.choice(others)) if part.isalpha() == parts[at].isalpha()]
        parts[at] = lot.choice(words)


def borrow(parts: list[str], lot: Random, others: Sequence[str]) -> None:
    """Put in what stands in another text."""
    there = TOKEN.findall(lot.choice(others))
    at, since = place(parts, lot), place(there, lot)
    parts[at : at + lot.choice([0, 1, 1, 5])] = there[since : since + 1 + int(lot.expovariate(0.1))]


def count(parts: list[str], lot: Random, others: Sequence[str]) -> None:
    """Write an absurd number in place of one."""
    numbers = [at for at, part in enumerate(parts) if part.isdigit()]
    at = lot.choice(numbers) if numbers else place(parts, lot)
    parts[at : at + 1] = [lot.choice(HUGE) if lot.random() < 0.6 else str(lot.randrange(300))]


def letter(parts: list[str], lot: Random, others: Sequence[str]) -> None:
    """Slip in letters that have no business there."""
    parts.insert(place(parts, lot), "".join(lot.choices(STRANGE + MARKS, k=lot.choice([1, 1, 2, 5]))))


def nest(parts: list[str], lot: Random, others: Sequence[str]) -> None:
    """Open one bracket after the other."""
    parts.insert(place(parts, lot), lot.choice(OPENERS) * lot.choice([1, 1, 2, 9, 99, 2_000]))


def shout(parts: list[str], lot: Random, others: Sequence[str]) -> None:
    """Write a word otherwise."""
    if parts:
        at = place(parts, lot)
        parts[at] = lot.choice([parts[at].upper(), parts[at].title(), parts[at][::-1], parts[at] * 40])


MUTATIONS: list[Mutation] = [cut, end, again, swap, borrow, count, letter, nest, shout, *[exchange] * 6]


def mutated(text: str, lot: Random, others: Sequence[str]) -> str:
    """A text with one to four things wrong in it."""
    parts: list[str] = TOKEN.findall(text)
    for _ in range(lot.choice([1, 1, 1, 2, 4])):
        lot.choice(MUTATIONS)(parts, lot, others)
    return "".join(parts)[:LONGEST]


def babble(words: Sequence[str], lot: Random) -> str:
    """Words of the right language without any order."""
    said: list[str] = []
    for _ in range(lot.choice([0, 1, 3, 8, 40, 300])):
        said += [
            lot.choice([*words[:60], lot.choice(words), *HUGE, *OPENERS]),
            lot.choice(MARKS) * lot.choice([0, 1, 1, 2]),
        ]
    return "".join(said)[:LONGEST]


def junk(texts: Sequence[str], lot: Random) -> str:
    """Something wrong, made from real texts."""
    text = lot.choice(texts)
    if lot.random() < 0.1:
        return babble(TOKEN.findall(text) or ["-"], lot)
    return mutated(text, lot, texts)
