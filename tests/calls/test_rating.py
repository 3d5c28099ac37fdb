"""Ratings and intervals: known strengths are found again, and intervals are as wide as they must be."""

from __future__ import annotations

import math
import random
from itertools import permutations

import pytest

from haricot.arena import bootstrap
from haricot.calls.rating import Stages, deviations, fit, inverse, places, rating, stages


def test_draws_of_a_match() -> None:
    """The first is drawn from all, the second from the rest, the last from nobody."""
    assert stages(["a", "b", "c"], [2, 1, 3]) == {("b", ("a", "b", "c")): 1.0, ("a", ("a", "c")): 1.0}
    assert stages(["a", "b"], [1, 1]) == {("a", ("a", "b")): 0.5, ("b", ("a", "b")): 0.5}
    assert stages(["a", "b", "b"], [1, 2, 2]) == {("a", ("a", "b", "b")): 1.0, ("b", ("b", "b")): 1.0}
    assert stages(["a", "b", "c"], [1, 1, 3]) == {("a", ("a", "b", "c")): 1.0, ("b", ("a", "b", "c")): 1.0}


def test_strengths_are_found_again() -> None:
    """From every order of three, as often as the model says."""
    true = {"a": 4.0, "b": 2.0, "c": 1.0}
    drawn: Stages = {}
    for order in permutations(true):
        chance = 1.0
        for at in range(3):
            chance *= true[order[at]] / sum(true[name] for name in order[at:])
        for stage, times in stages(order, [1, 2, 3]).items():
            drawn[stage] = drawn.get(stage, 0.0) + 100_000 * chance * times
    found = fit(list(true), drawn)
    assert found["a"] / found["b"] == pytest.approx(2, rel=1e-3) and found["b"] / found["c"] == pytest.approx(
        2, rel=1e-3
    )
    assert math.prod(found.values()) == pytest.approx(1)


def test_copies_at_one_table() -> None:
    """One among three equals wins a quarter of the time and is no better than they."""
    left = ("one", "two", "two", "two")
    drawn: Stages = {("one", left): 250.0, ("two", left): 750.0}
    found = fit(["one", "two"], drawn)
    assert found["one"] == pytest.approx(found["two"], rel=1e-3)


def test_ten_times_the_strength_is_400_and_nobody_is_endless() -> None:
    found = fit(["a", "b"], {("a", ("a", "b")): 100_000.0, ("b", ("a", "b")): 10_000.0})
    assert rating(found["a"]) - rating(found["b"]) == pytest.approx(400, abs=0.1)
    always = fit(["a", "b"], {("a", ("a", "b")): 1000.0})
    assert 1000 < rating(always["a"]) - rating(always["b"]) < 3000


def test_places_go_by_wins_then_by_score() -> None:
    assert places([5, 9, 9, 2], [1]) == [3, 1, 2, 4]
    assert places([5, 9, 9, 2], [1, 2]) == [3, 1, 1, 4]


def test_an_inverse_is_one() -> None:
    matrix = [[4.0, 1.0, 0.5], [1.0, 3.0, 0.2], [0.5, 0.2, 2.0]]
    found = inverse(matrix)
    for i in range(3):
        for j in range(3):
            assert sum(matrix[i][k] * found[k][j] for k in range(3)) == pytest.approx(float(i == j))


def test_a_pair_is_as_uncertain_as_a_coin_is() -> None:
    """Of n equal draws the logarithm of the odds has the variance 4 / n; each of two is half of it away from the mean."""
    drawn: Stages = {("a", ("a", "b")): 5000.0, ("b", ("a", "b")): 5000.0}
    found = deviations(drawn, fit(["a", "b"], drawn))
    assert found["a"] == pytest.approx(found["b"]) == pytest.approx(400 / math.log(10) / 100, rel=1e-3)


def test_intervals_cover_true_ratings() -> None:
    """People of known strength, tables of three, sixty matches each time: 95 % of the intervals hold what is true."""
    lots = random.Random("cover")
    true = {name: 2.0 ** (at - 2) for at, name in enumerate("abcde")}
    covered = 0
    for _ in range(80):
        drawn: Stages = {}
        for _ in range(60):
            left = lots.sample(list(true), 3)
            order: list[str] = []
            while left:
                order.append(lots.choices(left, [true[name] for name in left])[0])
                left.remove(order[-1])
            for stage, times in stages(order, [1, 2, 3]).items():
                drawn[stage] = drawn.get(stage, 0.0) + times
        found = fit(list(true), drawn)
        apart = deviations(drawn, found)
        covered += sum(abs(rating(found[name]) - rating(true[name])) <= 1.96 * apart[name] for name in true)
    assert 0.92 <= covered / 400 <= 0.98, covered / 400


@pytest.mark.parametrize("freedom, value", [(10, 2.228), (30, 2.042), (99, 1.984), (1000, 1.962)])
def test_students_quantiles(freedom: int, value: float) -> None:
    assert bootstrap.student(0.975, freedom) == pytest.approx(value, abs=0.001)


def test_an_interval_of_a_mean_is_students() -> None:
    lots = random.Random(1)
    for deals in (20, 200):
        values = [lots.gauss(5, 2) for _ in range(deals)]
        mean = sum(values) / deals
        error = math.sqrt(sum((value - mean) ** 2 for value in values) / (deals - 1) / deals)
        means = [sum(values[at] for at in taken) / deals for taken in bootstrap.draws(deals, "x", 4000)]
        low, high = bootstrap.interval(means, deals)
        width = bootstrap.student(0.975, deals - 1) * error
        assert low == pytest.approx(mean - width, abs=0.12 * width) and high == pytest.approx(
            mean + width, abs=0.12 * width
        )
