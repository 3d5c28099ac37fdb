"""Whatever stands in a text, every reader of every box answers it, soon, or with an error of ours."""

from __future__ import annotations

import contextlib
import os
import time
from collections.abc import Callable
from random import Random

import pytest
from readers.shelf import READERS, Made, Reading, Texts, texts_of

from haricot.kernel import registry
from haricot.kernel.errors import HaricotError

COMPILED = os.environ.get("HARICOT_COMPILED") == "1"
SOON = 0.05 if COMPILED else 1.0  # seconds of CPU
TRIES = 6  # before something is called slow: the machine may have had other things to do
BOXES = list(registry.packages())
INPUTS = 20_000 if COMPILED else 1_500  # in all
PART = INPUTS // (len(BOXES) * len(READERS)) + 1
MANY = 1_000_000 // (len(BOXES) * len(READERS)) + 1

each_reader = pytest.mark.parametrize("make", READERS, ids=lambda make: make.__name__)
each_box = pytest.mark.parametrize("game", BOXES)


def spent(read: Reading) -> float:
    """Seconds of CPU that a reading takes, whatever comes of it; no error but ours may come."""
    began = time.thread_time()
    with contextlib.suppress(HaricotError):
        read()
    return time.thread_time() - began


def read_all(make: Callable[[Texts, Random], Made], game: str, seeds: range) -> None:
    """Read something for each of these seeds."""
    texts = texts_of(game)
    for seed in seeds:
        text, read = make(texts, Random(f"{make.__name__} {game} {seed}"))
        try:
            took = spent(read)
            for _ in range(TRIES):
                if took < SOON:
                    break
                took = min(took, spent(read))
        except Exception as error:
            raise AssertionError(f"seed {seed}: {error!r} from\n{text!r}") from error
        assert took < SOON, f"seed {seed}: {took:.3f} seconds for\n{text[:2000]!r}"


@each_box
@each_reader
def test_only_errors_of_ours_and_none_late(make: Callable[[Texts, Random], Made], game: str) -> None:
    read_all(make, game, range(PART))


@pytest.mark.long
@pytest.mark.timeout(3600)
@each_box
@each_reader
def test_only_errors_of_ours_and_none_late_a_million_times(make: Callable[[Texts, Random], Made], game: str) -> None:
    read_all(make, game, range(PART, MANY))
