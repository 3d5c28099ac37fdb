"""95 % intervals by drawing whole deals again: what was played on one deal is no independent witness, deals are.

The intervals are percentiles, set a little further out where deals are few (Hesterberg's expanded percentiles): as Student's
distribution is wider than the normal one.
"""

from __future__ import annotations

import math
import random
from collections.abc import Iterator, Sequence
from statistics import NormalDist

LEVEL = 0.95
DRAWS = 1000
NORMAL = NormalDist()


def student(p: float, freedom: int) -> float:
    """A quantile of Student's distribution, by the expansion of Cornish and Fisher; good to a thousandth from 10 on."""
    z = NORMAL.inv_cdf(p)
    n = float(freedom)
    return (
        z
        + (z**3 + z) / (4 * n)
        + (5 * z**5 + 16 * z**3 + 3 * z) / (96 * n**2)
        + (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / (384 * n**3)
    )


def draws(deals: int, seed: str, times: int = DRAWS) -> Iterator[list[int]]:
    """Which deals are taken, with repetition; the same seed draws the same."""
    lots = random.Random(f"bootstrap {seed}")
    for _ in range(times):
        yield lots.choices(range(deals), k=deals)


def interval(values: Sequence[float], deals: int) -> tuple[float, float]:
    """From what each draw came to."""
    tail = (1 - LEVEL) / 2
    if deals > 2:
        tail = NORMAL.cdf(-math.sqrt(deals / (deals - 1)) * student(1 - tail, deals - 1))
    ordered = sorted(values)
    return quantile(ordered, tail), quantile(ordered, 1 - tail)


def quantile(ordered: Sequence[float], p: float) -> float:
    """Between the two nearest."""
    at = p * (len(ordered) - 1)
    low = math.floor(at)
    high = min(low + 1, len(ordered) - 1)
    return ordered[low] + (at - low) * (ordered[high] - ordered[low])
