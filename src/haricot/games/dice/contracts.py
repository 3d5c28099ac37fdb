"""The language of contracts and their judge (rules.md 2.4).

Counts of dice are packed into one number, four bits for each kind in the canonical order, so that
two sets of dice are joined by adding.
"""

from __future__ import annotations

import re
from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from haricot.kernel.errors import BadCards

KINDS: Final = ["garden", "soy", "red", "chinese", "blue", "stink", "green"]
CODES: Final = ["ga", "so", "re", "ch", "bl", "st", "gr"]
DICE: Final[i64] = 7
ONE_DIE: Final = vec[i64]([16**kind for kind in range(7)])  # one die of a kind, as packed counts

BEANS: Final = "|".join(CODES)
TERM: Final = re.compile(rf"([1-7])(?:({BEANS})|\(((?:{BEANS})(?:/(?:{BEANS}))+)\)|(=)|(#))|0({BEANS})")


def pack(counts: list[int]) -> i64:
    """How many dice of each kind, as one number."""
    packed: i64 = 0
    for kind, n in enumerate(counts):
        packed += ONE_DIE[kind] * n
    return packed


def count(packed: i64, kind: i64) -> i64:
    """How many dice show a kind."""
    return (packed >> (4 * kind)) & 15


def among(packed: i64, kinds: i64) -> i64:
    """How many dice show one of some kinds (bits)."""
    n: i64 = 0
    while kinds != 0:
        if kinds & 1 == 1:
            n += packed & 15
        kinds >>= 1
        packed >>= 4
    return n


def size(packed: i64) -> i64:
    """How many dice there are."""
    n: i64 = 0
    while packed != 0:
        n += packed & 15
        packed >>= 4
    return n


@final
class Alternative:
    """One side of an OR. Named and listed terms are `needs`; free groups, kinds that differ and an absent kind follow."""

    def __init__(self) -> None:
        self.never: bool = False
        self.needs: list[tuple[int, int]] = []  # kinds (bits) and how many dice must show one of them (Hall)
        self.groups: vec[i64] = vec[i64]()  # sizes of free groups, descending
        self.grouped: i64 = 0  # kinds (bits) that named groups beside free ones have taken
        self.different: i64 = 0
        self.absent: i64 = -1

    def met(self, packed: i64, dice: i64, least: i64) -> bool:
        """Do these dice fulfil it? An absent kind asks for `least` dice."""
        if self.never:
            return False
        if self.absent >= 0:
            return dice >= least and count(packed, self.absent) == 0
        if self.different > 0:
            return kinds_in(packed) >= self.different
        for kinds, n in self.needs:
            if among(packed, kinds) < n:
                return False
        return len(self.groups) == 0 or self.groups_met(packed)

    def groups_met(self, packed: i64) -> bool:
        """Free groups against the counts of the remaining kinds, both in descending order."""
        left: i64 = 0
        kinds = self.grouped
        rest = packed
        shift: i64 = 0
        while rest != 0:
            if kinds & 1 == 0:
                left |= (rest & 15) << shift
            shift += 4
            rest >>= 4
            kinds >>= 1
        for group in self.groups:
            best: i64 = 0
            at: i64 = 0
            kind: i64 = 0
            while kind < DICE:
                n = count(left, kind)
                if n > best:
                    best = n
                    at = kind
                kind += 1
            if best < group:
                return False
            left -= best * ONE_DIE[at]
        return True

    def caps(self) -> list[int]:
        """Of each kind, how many dice can matter; more of them change nothing."""
        most = [0] * len(KINDS)
        for kind in range(len(KINDS)):
            for kinds, n in self.needs:
                if kinds >> kind & 1 == 1:
                    most[kind] = max(most[kind], n)
            if len(self.groups) > 0:
                most[kind] = max(most[kind], int(self.groups[0]))
            if self.different > 0 or self.absent == kind:
                most[kind] = 1
        return most


def kinds_in(packed: i64) -> i64:
    """How many kinds there are."""
    n: i64 = 0
    while packed != 0:
        if packed & 15 != 0:
            n += 1
        packed >>= 4
    return n


@final
class Contract:
    """A contract as text, ready to be judged."""

    def __init__(self, text: str, mixed: bool = False, least: i64 = 7) -> None:
        """Raises BadCards if the text is no contract. `mixed` and `least`: the options mix_needs_both, absent_scope."""
        self.text: Final = text
        self.mixed: Final = mixed
        self.least: Final[i64] = least  # how many dice an absent kind asks for (DICE-A7)
        self.alternatives: Final = [read_alternative(part, text, mixed) for part in text.split("|")]

    def met(self, packed: i64) -> bool:
        """Do these dice, all that are in scope, fulfil the contract (DICE-17 to 28)?"""
        dice = size(packed)
        for alternative in self.alternatives:
            if alternative.met(packed, dice, self.least):
                return True
        return False

    def safe(self, packed: i64) -> bool:
        """Do these dice fulfil it whatever other dice may join them?"""
        for alternative in self.alternatives:
            if alternative.absent < 0 and alternative.met(packed, 0, 1):
                return True
        return False

    def spoilable(self) -> bool:
        """Can a few dice meet it and more of them spoil it (option absent_scope)?"""
        return self.least < DICE and max([int(alternative.absent) for alternative in self.alternatives]) >= 0

    def sense(self, stops: bool) -> str:
        """The contract and what options make of it: `&` all listed kinds must occur, `.` one may stop at a few dice.

        Contracts with the same sense have the same odds.
        """
        both = "&" if self.mixed and "(" in self.text else ""
        return self.text + both + ("." if stops and self.spoilable() else "")

    def caps(self) -> list[int]:
        """Of each kind, how many dice can matter."""
        most = [0] * len(KINDS)
        for alternative in self.alternatives:
            for kind, n in enumerate(alternative.caps()):
                most[kind] = max(most[kind], n)
        return most


def read_alternative(part: str, text: str, mixed: bool) -> Alternative:
    """Take one alternative apart; raises BadCards."""
    found = Alternative()
    lists: list[int] = []  # of each named or listed term: kinds (bits)
    numbers: list[int] = []
    listed = False
    terms = part.split("+")
    for term in terms:
        match = TERM.fullmatch(term)
        if match is None:
            raise BadCards("contract-part", contract=text[:60], word=term[:30])
        n = int(match[1] or "0")
        if (match[5] is not None or match[6] is not None) and len(terms) > 1:
            raise BadCards("contract-alone", contract=text[:60], word=term[:30])
        if match[6] is not None:
            found.absent = CODES.index(match[6])
        elif match[5] is not None:
            found.different = n
        elif match[4] is not None:
            found.groups = append(found.groups, n)
        else:
            codes = [match[2]] if match[2] is not None else match[3].split("/")
            if len(set(codes)) < len(codes):
                raise BadCards("contract-twice", contract=text[:60], word=term[:30])
            listed = listed or len(codes) > 1
            if mixed and len(codes) > 1:  # one of each, and the others of the list (option mix_needs_both)
                for code in codes:
                    lists.append(kind_bit(code))
                    numbers.append(1)
                found.never = found.never or n < len(codes)
                n -= len(codes)
            if n > 0:
                lists.append(sum([kind_bit(code) for code in codes]))
                numbers.append(n)
    if len(found.groups) > 0:
        if listed:
            raise BadCards("contract-group-list", contract=text[:60])
        if len(set(lists)) < len(lists):
            raise BadCards("contract-group-twice", contract=text[:60])
        found.grouped = sum(lists)
        found.groups = descending(found.groups)
    if sum(numbers) + sum([int(n) for n in found.groups]) > DICE:
        found.never = True  # more dice than there are
    else:
        found.needs = hall(lists, numbers)
    return found


def kind_bit(code: str) -> int:
    """A kind as a bit."""
    return int(2 ** CODES.index(code))


def descending(sizes: vec[i64]) -> vec[i64]:
    """The largest first."""
    ordered = sorted([int(n) for n in sizes], reverse=True)
    return vec[i64]([i64(n) for n in ordered])


def hall(lists: list[int], numbers: list[int]) -> list[tuple[int, int]]:
    """Hall's condition for terms of at most seven dice in all.

    Every set of terms needs as many dice of its kinds as it asks for. A set that falls into two parts without a
    common kind asks nothing that its parts do not ask.
    """
    most: dict[int, int] = {}
    for terms in range(1, 2 ** len(lists)):
        kinds = 0
        n = 0
        for i in range(len(lists)):
            if terms >> i & 1 == 1:
                kinds |= lists[i]
                n += numbers[i]
        if connected(lists, terms):
            most[kinds] = max(most.get(kinds, 0), n)
    return [(kinds, most[kinds]) for kinds in sorted(most)]


def connected(lists: list[int], terms: int) -> bool:
    """Do the lists of a set of terms (bits) hang together by common kinds?"""
    reached = 0
    left = [lists[i] for i in range(len(lists)) if terms >> i & 1 == 1]
    reached = left.pop()
    grown = True
    while grown:
        grown = False
        for kinds in left[:]:
            if kinds & reached != 0:
                reached |= kinds
                left.remove(kinds)
                grown = True
    return not left
