"""Chance: golden vectors of sfc32 and its streams, shuffles, and results laid down beforehand: a deal can be checked by anybody."""

from __future__ import annotations

import hashlib
from collections import Counter

import pytest
from librt.vecs import vec
from mypy_extensions import u8

from haricot.kernel.chance import Chance, Given, Rng, private_chance, sort, stream
from haricot.kernel.errors import MalformedRecord


def published(a: int, b: int, c: int, counter: int, n: int) -> list[int]:
    """sfc32 as it is published: 32-bit words, shifts 9, 3 and a rotation by 21."""
    words = []
    for _ in range(n):
        out = (a + b + counter) % 2**32
        counter = (counter + 1) % 2**32
        a = b ^ (b // 2**9)
        b = (c + c * 2**3) % 2**32
        c = (c * 2**21 % 2**32) | (c // 2**11)
        c = (c + out) % 2**32
        words.append(out)
    return words


def words(rng: Rng, n: int) -> list[int]:
    return [int(rng.word()) for _ in range(n)]


def pile(*cards: int) -> vec[u8]:
    return vec[u8](list(cards))


@pytest.mark.parametrize(
    "start", [(0, 0, 0, 0), (1, 2, 3, 4), (2**32 - 1,) * 4, (0x9E3779B9, 0x243F6A88, 0xB7E15162, 0xFFFFFFFF)]
)
def test_words_are_those_of_sfc32(start: tuple[int, int, int, int]) -> None:
    assert words(Rng(*start), 1000) == published(*start, 1000)


def test_golden_words() -> None:
    assert words(Rng(0, 0, 0, 1), 6) == [1, 2, 12, 18874399, 56669315, 2581679515]
    assert words(Rng(1, 2, 3, 4), 20)[-4:] == [903873393, 3641854082, 3208635939, 1455060588]
    assert words(stream("haricot", "deck", 1), 4) == [2484455124, 2644186301, 139464078, 2022040596]


def test_a_stream_is_seeded_by_the_digest_of_seed_name_and_count() -> None:
    digest = hashlib.sha256(b"9f3c/shuffle/12").digest()
    start = [int.from_bytes(digest[i : i + 4], "big") for i in (0, 4, 8, 12)]
    assert words(stream("9f3c", "shuffle", 12), 50) == published(start[0], start[1], start[2], start[3], 50)


def test_streams_differ_by_seed_name_and_count() -> None:
    keys = [(seed, name, count) for seed in ("a", "b") for name in ("deck", "roll") for count in (1, 2, 11)]
    assert len({tuple(words(stream(*key), 4)) for key in keys}) == len(keys)


def test_below_stays_below_and_is_roughly_uniform() -> None:
    rng = stream("uniform", "below", 0)
    drawn = Counter(int(rng.below(6)) for _ in range(12_000))
    assert sorted(drawn) == [0, 1, 2, 3, 4, 5]
    assert sum((n - 2000) ** 2 / 2000 for n in drawn.values()) < 20.5  # chi square, five degrees, one in a thousand
    assert {int(rng.below(1)) for _ in range(20)} == {0}


def test_a_clone_goes_on_alike_and_apart() -> None:
    rng = stream("s", "n", 1)
    rng.word()
    clone = rng.clone()
    ahead = words(clone, 5)
    assert words(rng, 5) == ahead


def test_a_shuffle_is_a_permutation_and_every_order_comes_up() -> None:
    rng = stream("orders", "shuffle", 1)
    seen: Counter[tuple[int, ...]] = Counter()
    for _ in range(2400):
        cards = pile(0, 1, 2, 3)
        rng.shuffle(cards)
        seen[tuple(map(int, cards))] += 1
    assert len(seen) == 24 and all(sorted(order) == [0, 1, 2, 3] for order in seen)
    assert sum((n - 100) ** 2 / 100 for n in seen.values()) < 49.8  # chi square, 23 degrees, one in a thousand
    empty = pile()
    rng.shuffle(empty)
    assert list(empty) == []


def test_how_a_pile_lay_does_not_matter() -> None:
    one = Chance("7", []).shuffled("deck", pile(5, 1, 3, 3, 0, 9))
    two = Chance("7", []).shuffled("deck", pile(9, 3, 0, 1, 3, 5))
    assert list(one) == list(two)
    assert sorted(one) == [0, 1, 3, 3, 5, 9]


def test_shuffling_leaves_the_pile_it_was_given_alone() -> None:
    cards = pile(5, 1, 3)
    Chance("7", []).shuffled("deck", cards)
    assert list(cards) == [5, 1, 3]


def test_each_result_has_a_stream_of_its_own() -> None:
    """A second shuffle is not the first again, and what is drawn in between by others does not shift it."""
    chance, other = Chance("7", []), Chance("7", [])
    cards = pile(*range(20))
    first = list(chance.shuffled("deck", cards))
    second = list(chance.shuffled("deck", cards))
    assert first != second
    other.shuffled("deck", pile(1, 2))
    assert list(other.shuffled("deck", cards)) == second
    assert chance.count == 2


def test_a_clone_of_chance_gives_the_same_results() -> None:
    chance = Chance("7", [Given("first", [2])])
    chance.shuffled("deck", pile(1, 2, 3))
    clone = chance.clone()
    assert clone.number("first", 4) == chance.number("first", 4) == 2
    assert clone.number("first", 1000) == chance.number("first", 1000)
    assert clone.count == chance.count == 3


def test_given_cards_come_first_from_the_top_and_the_rest_below() -> None:
    chance = Chance("7", [Given("deck", [9, 3])])
    cards = [int(card) for card in chance.shuffled("deck", pile(3, 9, 3, 1, 2))]
    assert cards[-1] == 9 and cards[-2] == 3
    assert sorted(cards[:-2]) == [1, 2, 3]


def test_given_results_wait_for_their_name() -> None:
    chance = Chance("7", [Given("roll", [4]), Given("deck", [1])])
    plain = Chance("7", [])
    assert list(chance.shuffled("deck", pile(1, 2, 3, 4))) == list(plain.shuffled("deck", pile(1, 2, 3, 4)))
    assert chance.number("roll", 6) == 4
    assert chance.shuffled("deck", pile(1, 2, 3, 4))[3] == 1
    plain.number("roll", 6)
    plain.shuffled("deck", pile(1))
    assert chance.number("roll", 10**6) == plain.number("roll", 10**6)  # then the seed goes on


def test_a_given_card_that_is_not_there_is_named() -> None:
    with pytest.raises(MalformedRecord, match=r"^chance deck: chance-card \(card=8\)$"):
        Chance("7", [Given("deck", [8])]).shuffled("deck", pile(1, 2))
    with pytest.raises(MalformedRecord, match=r"^chance deck: chance-card \(card=1\)$"):
        Chance("7", [Given("deck", [1, 1])]).shuffled("deck", pile(1, 2))


@pytest.mark.parametrize("values", [[], [6], [-1], [1, 2]])
def test_a_given_number_out_of_range_is_refused(values: list[int]) -> None:
    with pytest.raises(MalformedRecord, match=r"^chance roll: chance-number \(most=5\)$"):
        Chance("7", [Given("roll", values)]).number("roll", 6)


def test_sorting_takes_cards_out() -> None:
    assert list(sort(pile(3, 1, 2, 1), [])) == [1, 1, 2, 3]
    assert list(sort(pile(3, 1, 2, 1), [1, 3])) == [1, 2]
    for missing in (4, -1, 256):
        with pytest.raises(ValueError, match=str(missing)):
            sort(pile(3, 1), [missing])


def test_private_chance_is_drawn_from_the_searchers_generator_only() -> None:
    one, two = private_chance(stream("x", "search", 1)), private_chance(stream("x", "search", 1))
    cards = pile(*range(20))
    assert list(one.shuffled("deck", cards)) == list(two.shuffled("deck", cards))
    clone = one.clone()
    assert list(clone.shuffled("deck", cards)) == list(one.shuffled("deck", cards))
    assert list(one.shuffled("deck", cards)) != list(private_chance(stream("x", "search", 2)).shuffled("deck", cards))
