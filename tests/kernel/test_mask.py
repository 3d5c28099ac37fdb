"""Masks against plain Python sets."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st
from librt.vecs import vec
from mypy_extensions import i64

from haricot.kernel import mask as masks
from haricot.kernel.chance import stream

WORD = int(masks.WORD)
SIZE = 3 * WORD + 7  # four words
sets = st.sets(st.integers(0, SIZE - 1), max_size=40)


def mask_of(numbers: set[int]) -> vec[i64]:
    mask = masks.blank(SIZE)
    for n in numbers:
        masks.put(mask, n, 1)
    return mask


@pytest.mark.parametrize("words, more, length", [(0, 0, 0), (0, 1, 1), (1, 0, 1), (1, 1, 2), (2, 0, 2), (2, 1, 3)])
def test_a_blank_mask_has_as_many_words_as_it_needs(words: int, more: int, length: int) -> None:
    assert list(masks.blank(WORD * words + more)) == [0] * length


@given(sets)
def test_a_mask_is_a_set(numbers: set[int]) -> None:
    mask = mask_of(numbers)
    assert masks.numbers(mask) == sorted(numbers)
    assert masks.count(mask) == len(numbers)
    assert {n for n in range(-70, SIZE + 100) if masks.has(mask, n)} == numbers
    masks.clear(mask)
    assert masks.numbers(mask) == []


@given(sets, st.integers(0, 2 * WORD), st.sets(st.integers(0, WORD - 1)))
def test_a_run_of_numbers_is_put_across_words(numbers: set[int], at: int, run: set[int]) -> None:
    mask = mask_of(numbers)
    masks.put(mask, at, sum(2**i for i in run))
    assert set(masks.numbers(mask)) == numbers | {at + i for i in run}
    assert all(0 <= word < 2**WORD for word in mask)


def test_a_run_that_ends_at_the_last_word_needs_no_more() -> None:
    mask = masks.blank(WORD)
    masks.put(mask, WORD - 10, 2**10 - 1)
    assert masks.numbers(mask) == list(range(WORD - 10, WORD))


@given(st.integers(1, 2**WORD - 1))
def test_bits_are_counted_and_the_lowest_found(word: int) -> None:
    assert masks.bits_in(word) == word.bit_count()
    assert masks.lowest(word) == (word & -word).bit_length() - 1


@given(sets.filter(bool), st.integers(0, 999))
def test_a_pick_is_in_the_set(numbers: set[int], seed: int) -> None:
    assert int(masks.pick(mask_of(numbers), stream("mask", "pick", seed))) in numbers


def test_every_number_is_picked_about_as_often() -> None:
    numbers = {0, WORD - 1, WORD, WORD + 1, 2 * WORD + 30}
    rng = stream("mask", "pick", 0)
    drawn = Counter(int(masks.pick(mask_of(numbers), rng)) for _ in range(5000))
    assert set(drawn) == numbers
    assert sum((n - 1000) ** 2 / 1000 for n in drawn.values()) < 18.5  # chi square, four degrees, one in a thousand


def test_nothing_can_be_picked_from_an_empty_set() -> None:
    with pytest.raises(ValueError, match="empty"):
        masks.pick(masks.blank(WORD + 1), stream("mask", "pick", 0))
