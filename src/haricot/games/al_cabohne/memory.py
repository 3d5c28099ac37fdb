"""What lies where in a hand, as far as everybody can be certain of it.

A hand's memory has a number a place: a card plus one, or 0 where nothing is known; it is empty while
nothing is known of the whole hand. Which copy of a kind leaves a hand is its owner's secret.
"""

from __future__ import annotations

from librt.vecs import append, pop, vec
from mypy_extensions import i64, u8

from haricot.kernel.piles import NONE


def shown_hand(hand: vec[u8]) -> vec[u8]:
    """The memory of a hand that has just been shown."""
    memory = vec[u8](capacity=len(hand))
    for card in hand:
        memory = append(memory, card + 1)
    return memory


def left_at(memory: vec[u8], place: i64) -> vec[u8]:
    """After the card at a place that all can see has gone."""
    if len(memory) == 0:
        return NONE
    rest, _ = pop(memory[:], place)
    return tidy(rest)


def left_somewhere(memory: vec[u8], kind: i64) -> vec[u8]:
    """After some copy of a kind has gone: what is the same whichever copy it was."""
    if len(memory) == 0:
        return NONE
    first: i64 = -1  # where it may have been
    last: i64 = -1
    i: i64 = 0
    while i < len(memory):
        if memory[i] == 0 or i64(memory[i]) == kind + 1:
            if first < 0:
                first = i
            last = i
        i += 1
    rest = vec[u8](capacity=len(memory))
    i = 0
    while i < len(memory) - 1:
        if i < first:
            rest = append(rest, memory[i])
        elif i >= last or memory[i] == memory[i + 1]:
            rest = append(rest, memory[i + 1])
        else:
            rest = append(rest, u8(0))
        i += 1
    return tidy(rest)


def received(memory: vec[u8], kept: i64, cards: vec[u8]) -> vec[u8]:
    """After cards that both players know have come behind those kept."""
    longer = memory[:]
    while len(longer) < kept:
        longer = append(longer, u8(0))
    for card in cards:
        longer = append(longer, card + 1)
    return tidy(longer)


def drawn(memory: vec[u8], size: i64) -> vec[u8]:
    """After unknown cards have come to the back."""
    if len(memory) == 0:
        return NONE
    longer = memory[:]
    while len(longer) < size:
        longer = append(longer, u8(0))
    return longer


def tidy(memory: vec[u8]) -> vec[u8]:
    """Nothing instead of a memory that knows nothing."""
    for card in memory:
        if card > 0:
            return memory
    return NONE
