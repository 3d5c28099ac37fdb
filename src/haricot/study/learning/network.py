"""A small network with its gradient written out: bytes of an observation in, a forecast of the end out.

Where cards come in suits that are all alike, each suit is read by the same weights, beside the mean of all suits: what was learned of
one is known of the others.
"""

from __future__ import annotations

import re
from typing import Any

import numpy as np

MANY = 64  # values: a byte that takes more is a quantity, any other names one of several things
CARD_BYTES = ("answer", "played")  # fields whose value is a card's number plus one, where there are suits


class Suits:
    """The suits of a box's cards; one without a name where its cards have none."""

    def __init__(self, cards: list[str]) -> None:
        faces: dict[str, list[str]] = {}
        for card in cards:
            suit, _, face = card.rpartition("-")
            faces.setdefault(suit, []).append(face)
        alike = len({tuple(each) for each in faces.values()}) == 1 and len(faces) > 1
        self.names = list(faces) if alike else [""]
        self.cards = cards
        self.word = re.compile("|".join(rf"\b{re.escape(name)}-" for name in self.names)) if alike else None

    def split(self, words: str) -> tuple[str, str]:
        """The suit that is named in some words, and the words without it."""
        found = self.word.search(words) if self.word is not None else None
        return (found[0][:-1], words.replace(found[0], "", 1)) if found is not None else ("", words)


class Features:
    """Bytes as a network likes them: a one for each value that a byte took in some positions, or its size where it took many.

    What was never seen there says nothing, so a match may be longer than those that were learned from. `own` are the features of
    each suit, in the same order for all, `common` those of the whole table.
    """

    def __init__(self, own: Any, common: Any, sizes: Any) -> None:
        self.own = own  # suits × features × (byte, value)
        self.common = common  # features × (byte, value)
        self.sizes = sizes  # features × (byte, mean, spread)

    @staticmethod
    def of(seen: Any, fields: list[str], suits: Suits) -> Features:
        """Features for what occurs in some observations."""
        own: dict[tuple[str, str, int], tuple[int, int]] = {}  # (suit, words, value) to (byte, value)
        common: list[tuple[int, int]] = []
        sizes: list[tuple[int, float, float]] = []
        for byte, field in enumerate(fields):
            found, counts = np.unique(seen[:, byte], return_counts=True)
            suit, words = suits.split(field)
            if len(found) < 2:
                continue
            if suit:
                for value in found[found != 0].tolist():
                    own[suit, words, value] = (byte, value)
            elif suits.word is not None and field.rpartition("/")[2] in CARD_BYTES:
                for value in found[found != 0].tolist():
                    suit, face = suits.split(suits.cards[value - 1])
                    own[suit, f"{words}={face}", 1] = (byte, value)
            elif len(found) > MANY:
                sizes.append((byte, float(seen[:, byte].mean()), float(seen[:, byte].std()) + 1))
            else:
                usual = found[counts.argmax()]  # said by silence
                common += [(byte, value) for value in found[found != usual].tolist()]
        keys = sorted({(words, value) for _, words, value in own})
        never = (0, 256)  # a value that no byte has
        rows = [[own.get((suit, *key), never) for key in keys] for suit in suits.names]
        return Features(
            np.array(rows, np.int64).reshape(len(suits.names), len(keys), 2),
            np.array(common, np.int64).reshape(-1, 2),
            np.array(sizes, np.float64).reshape(-1, 3),
        )

    def __call__(self, seen: Any) -> Any:
        """Observations, a row each, as rows of features for each suit, those of the whole table behind."""
        count, suits, own, ones = len(seen), len(self.own), self.own.shape[1], len(self.common)
        found = np.empty((count, suits, own + ones + len(self.sizes)), np.float32)
        bytes, values = self.own[:, :, 0].reshape(-1), self.own[:, :, 1].reshape(-1)
        found[:, :, :own] = (seen[:, bytes] == values).reshape(count, suits, own)
        found[:, :, own : own + ones] = (seen[:, self.common[:, 0]] == self.common[:, 1])[:, None]
        sizes = seen[:, self.sizes[:, 0].astype(np.int64)]
        found[:, :, own + ones :] = ((sizes - self.sizes[:, 1]) / self.sizes[:, 2])[:, None]
        return found

    @property
    def width(self) -> int:
        """Features of a suit."""
        return int(self.own.shape[1] + len(self.common) + len(self.sizes))


class Network:
    """Two hidden layers for every suit, and the sum of what the suits say; `weights` are all that is learned."""

    def __init__(self, weights: dict[str, Any]) -> None:
        self.weights = weights

    @staticmethod
    def fresh(width: int, hidden: int, rng: Any) -> Network:
        """One that forecasts nothing."""

        def layer(rows: int, columns: int, scale: float) -> Any:
            return (rng.standard_normal((rows, columns)) * scale).astype(np.float32)

        return Network(
            {
                "in": layer(width, hidden, 0.15),
                "in0": np.zeros(hidden, np.float32),
                "mid": layer(2 * hidden, hidden, hidden**-0.5),  # what the suit is like, and all of them on average
                "mid0": np.zeros(hidden, np.float32),
                "out": np.zeros((hidden, 1), np.float32),
                "out0": np.zeros(1, np.float32),
            }
        )

    def run(self, features: Any) -> tuple[Any, Any]:
        """The forecasts, and what `gradient` needs."""
        w = self.weights
        count, suits, width = features.shape
        hidden = len(w["in0"])
        first = np.maximum(features.reshape(count * suits, width) @ w["in"] + w["in0"], 0)
        mean = first.reshape(count, suits, hidden).mean(1)
        from_mean = np.repeat(mean @ w["mid"][hidden:], suits, 0)
        second = np.maximum(first @ w["mid"][:hidden] + from_mean + w["mid0"], 0)
        both = second.reshape(count, suits, hidden).sum(1)
        return (both @ w["out"] + w["out0"])[:, 0], (features, first, mean, second, both)

    def gradient(self, kept: Any, forecasts: Any) -> dict[str, Any]:
        """What each weight does to the loss, from what the forecasts do to it."""
        w = self.weights
        features, first, mean, second, both = kept
        count, suits, width = features.shape
        hidden = len(w["in0"])
        out = forecasts.astype(np.float32)[:, None]
        high = np.repeat(out @ w["out"].T, suits, 0) * (second > 0)
        summed = high.reshape(count, suits, hidden).sum(1)
        low = high @ w["mid"][:hidden].T + np.repeat(summed @ w["mid"][hidden:].T / suits, suits, 0)
        low *= first > 0
        return {
            "in": features.reshape(count * suits, width).T @ low,
            "in0": low.sum(0),
            "mid": np.concatenate([first.T @ high, mean.T @ summed]),
            "mid0": high.sum(0),
            "out": both.T @ out,
            "out0": out.sum(0),
        }


class Adam:
    """Steps down the gradient, each weight at its own pace (Kingma and Ba 2015)."""

    def __init__(self, weights: dict[str, Any]) -> None:
        self.weights = weights
        self.mean = {name: np.zeros_like(value) for name, value in weights.items()}
        self.square = {name: np.zeros_like(value) for name, value in weights.items()}
        self.steps = 0

    def step(self, gradient: dict[str, Any], rate: float) -> None:
        """One step; a gradient that is far too long is shortened."""
        self.steps += 1
        length = float(np.sqrt(sum((value * value).sum() for value in gradient.values())))
        short = min(1.0, 1.0 / (length + 1e-9))
        rate *= (1 - 0.999**self.steps) ** 0.5 / (1 - 0.9**self.steps)
        for name, value in gradient.items():
            mean, square = self.mean[name], self.square[name]
            mean += 0.1 * (value * short - mean)
            square += 0.001 * ((value * short) ** 2 - square)
            self.weights[name] -= rate * mean / (np.sqrt(square) + 1e-7)
