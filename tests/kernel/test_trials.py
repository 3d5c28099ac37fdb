"""Choices on trial: what a budget of worlds or of time lets them, and when the worse half is given up; the clock is a test's own."""

from __future__ import annotations

import pytest

from haricot.farm.trial import Trial
from haricot.kernel.trials import ANYHOW, Budget, Choice, Trials


class Clock:
    """Goes on by a second whenever a world has been tried."""

    def __init__(self) -> None:
        self.now = 100.0

    def read(self) -> float:
        return self.now


def tried(trials: Trials, clock: Clock) -> list[int]:
    """How many choices are alive in each world; the higher its number, the better a choice."""
    found = []
    while trials.go_on():
        found.append(len(trials.alive))
        for choice in trials.alive:
            trials.count(choice, float(choice.number))
        clock.now += 1.0
        trials.next()
    return found


def budget(amount: int, unit: str, clock: Clock) -> Budget:
    """One that has begun."""
    found = Budget(100, clock.read)
    found.allow(amount, unit)
    found.begin()
    return found


@pytest.mark.parametrize(("amount", "unit"), [(80, "n"), (80_000, "ms")])
def test_half_of_the_choices_go_with_each_eighth_quarter_and_half_of_worlds_or_time(amount: int, unit: str) -> None:
    clock = Clock()
    trials = Trials([Choice(number, -1) for number in range(8)], budget(amount, unit, clock))
    assert tried(trials, clock) == [8] * 10 + [5] * 10 + [4] * 20 + [3] * 40
    assert trials.best(2.0).number == 7


@pytest.mark.parametrize(("amount", "unit"), [(80, "n"), (80_000, "ms")])
def test_few_choices_are_kept_to_the_end(amount: int, unit: str) -> None:
    clock = Clock()
    assert tried(Trials([Choice(number, -1) for number in range(3)], budget(amount, unit, clock)), clock) == [3] * 80


def test_a_few_worlds_are_tried_however_little_time_there_is() -> None:
    clock = Clock()
    late = budget(1, "ms", clock)
    clock.now += 5.0
    assert len(tried(Trials([Choice(0, -1), Choice(1, -1)], late), clock)) == ANYHOW


@pytest.mark.parametrize(
    ("amount", "unit", "parts", "worlds"), [(80, "n", 2, 80), (80_000, "ms", 1, 80), (80_000, "ms", 2, 40)]
)
def test_a_trial_of_actions_drops_what_falls_behind_with_a_quarter_and_with_half(
    amount: int, unit: str, parts: int, worlds: int
) -> None:
    clock = Clock()
    allowed = budget(amount, unit, clock)
    allowed.part(parts)
    trial = Trial(6)
    found = []
    while True:
        found.append(len(trial.left))
        for i in trial.left:
            trial.note(i, 100 * i + int(trial.worlds) % 2)
        clock.now += 1.0
        if trial.over(allowed):
            break
    assert found == [6] * (worlds // 4) + [4] * (worlds // 4) + [3] * (worlds // 2)
    assert trial.winner() == 5


@pytest.mark.parametrize(("amount", "unit", "worlds"), [(80, "n", 20), (80_000, "ms", 8)])
def test_no_time_is_spent_on_what_is_all_worse(amount: int, unit: str, worlds: int) -> None:
    clock = Clock()
    allowed = budget(amount, unit, clock)
    allowed.part(1)
    trial = Trial(3)
    while True:
        for i in trial.left:
            trial.note(i, -100 * i + int(trial.worlds) % 2)
        clock.now += 1.0
        if trial.over(allowed):
            break
    assert trial.worlds == worlds
    assert trial.winner() == 0


def test_the_time_of_a_clone_is_its_own() -> None:
    clock = Clock()
    allowed = budget(10_000, "ms", clock)
    twin = allowed.clone()
    clock.now += 20.0
    twin.begin()
    allowed.part(1)
    twin.part(1)
    assert allowed.used(ANYHOW, 0)
    assert not twin.used(ANYHOW, 3)
    assert not allowed.used(ANYHOW - 1, 0)
