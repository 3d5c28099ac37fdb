"""Plackett and Luce's model: at each step the next best of those left is drawn by strength. Fitted after Hunter (2004).

Ties are taken as Breslow takes them: each of the equals was drawn from all that were left before any of them. Several copies
of one player may sit at a table. A rating is 400 log10 of strength, the mean of all 0: 400 more is ten times the strength.
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence

SCALE = 400.0
STEPS = 2000  # at most, of the fit
CLOSE = 1e-6  # in logarithms of strength
PRIOR = 0.5  # draws against a player of mean strength, won and lost: nobody's rating is endless

Stage = tuple[str, tuple[str, ...]]  # who was drawn, and who was left to draw from
Stages = dict[Stage, float]  # how often


def stages(names: Sequence[str], places: Sequence[int]) -> Stages:
    """The draws of one match, from each seat's player and place; equal places are ties.

    Of the last ones one is left over and not drawn: which of them, nobody knows, so each counts a little less.
    """
    found: Stages = {}
    last = max(places)
    for name, place in zip(names, places, strict=True):
        left = tuple(sorted(other for other, at in zip(names, places, strict=True) if at >= place))
        weight = 1.0 if place < last else (len(left) - 1) / len(left)
        if weight > 0:
            found[name, left] = found.get((name, left), 0.0) + weight
    return found


def places(scores: Sequence[int], winners: Sequence[int]) -> list[int]:
    """Each seat's place from 1: winners first, then by score; equals share the better place."""
    merits = [(seat in winners, score) for seat, score in enumerate(scores)]
    return [1 + sum(other > merit for other in merits) for merit in merits]


def fit(
    names: Sequence[str], drawn: Mapping[Stage, float], start: Mapping[str, float] | None = None
) -> dict[str, float]:
    """The strengths that make the draws likeliest, with a little doubt (PRIOR); their geometric mean is 1."""
    index = {name: at for at, name in enumerate(names)}
    wins = [PRIOR] * len(names)
    sets: dict[tuple[int, ...], float] = {}
    for (name, left), times in drawn.items():
        if len(set(left)) == 1:
            continue  # copies of one player tell nothing of it
        wins[index[name]] += times
        members = tuple(index[each] for each in left)
        sets[members] = sets.get(members, 0.0) + times
    weights = [start[name] if start else 1.0 for name in names]
    for _ in range(STEPS):
        shares = [2 * PRIOR / (weight + 1.0) for weight in weights]
        for members, times in sets.items():
            total = 0.0
            for at in members:
                total += weights[at]
            share = times / total
            for at in members:
                shares[at] += share
        new = [won / share for won, share in zip(wins, shares, strict=True)]
        mean = math.exp(sum(map(math.log, new)) / len(new))
        new = [weight / mean for weight in new]
        moved = max(abs(math.log(a / b)) for a, b in zip(new, weights, strict=True))
        weights = new
        if moved < CLOSE:
            break
    return dict(zip(names, weights, strict=True))


def rating(strength: float) -> float:
    """A strength as a rating."""
    return SCALE * math.log10(strength)


def deviations(drawn: Mapping[Stage, float], strengths: Mapping[str, float]) -> dict[str, float]:
    """How uncertain ratings are, as a standard deviation of each against the mean of all.

    The curvature of the likelihood at its top says it, PRIOR included; that takes the cube of the number of players.
    """
    names = list(strengths)
    index = {name: at for at, name in enumerate(names)}
    curved = [[0.0] * len(names) for _ in names]
    for name, weight in strengths.items():
        curved[index[name]][index[name]] += 2 * PRIOR * weight / (weight + 1.0) ** 2
    for (_, left), times in drawn.items():
        total = sum(strengths[name] for name in left)
        shares: dict[int, float] = {}
        for name in left:
            shares[index[name]] = shares.get(index[name], 0.0) + strengths[name] / total
        for one, share in shares.items():
            curved[one][one] += times * share
            for other, another in shares.items():
                curved[one][other] -= times * share * another
    spread = inverse(curved)
    n = len(names)
    rows = [sum(row) / n for row in spread]
    mean = sum(rows) / n
    found = {name: spread[at][at] - 2 * rows[at] + mean for name, at in index.items()}
    return {name: SCALE / math.log(10) * math.sqrt(max(0.0, variance)) for name, variance in found.items()}


def inverse(matrix: Sequence[Sequence[float]]) -> list[list[float]]:
    """Of a symmetric positive definite matrix, by Gauss and Jordan."""
    n = len(matrix)
    rows = [[*row, *(1.0 if at == other else 0.0 for other in range(n))] for at, row in enumerate(matrix)]
    for at in range(n):
        pivot = rows[at][at]
        own = rows[at] = [value / pivot for value in rows[at]]
        for other, row in enumerate(rows):
            if other != at and row[at]:
                factor = row[at]
                rows[other] = [value - factor * mine for value, mine in zip(row, own, strict=True)]
    return [row[n:] for row in rows]
