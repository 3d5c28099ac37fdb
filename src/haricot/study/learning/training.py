"""Learning to foretell: from matches of a program that plays by rule, then from matches against oneself."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

from haricot.bots import seats as bots
from haricot.kernel.actions import Action
from haricot.kernel.asking import Asking
from haricot.kernel.chance import Chance, stream
from haricot.kernel.drive import LIMIT
from haricot.kernel.game import Game, Outcome
from haricot.kernel.mask import numbers
from haricot.kernel.players import Menu
from haricot.study.learning.futures import Futures
from haricot.study.learning.mind import Mind
from haricot.study.learning.network import Adam, Features, Network

TRUST = 0.9  # how far what really came is believed, and not the next forecast (lambda)
ROWS = 1024  # in one step

Count = Callable[[Outcome], list[float]]


class Match:
    """A match that is learned from: what each seat knew after each of its answers, and what it then foretold."""

    def __init__(self, game: Game[Any], seed: str) -> None:
        seats = int(game.seats)
        self.game = game
        self.asking = Asking(game, [None] * seats, LIMIT)
        self.asking.begin(game.start(Chance(seed, [])))
        self.rng = stream(seed, "learner", 0)
        self.seen: list[list[Any]] = [[] for _ in range(seats)]
        self.foretold: list[list[float]] = [[] for _ in range(seats)]

    def note(self, seat: int, seen: Any, foretold: float) -> None:
        """What a seat knows after its answer."""
        self.seen[seat].append(seen)
        self.foretold[seat].append(foretold)

    def lessons(self, count: Count) -> tuple[list[Any], list[float]]:
        """What was known, and what it turned out to be worth: partly by what came, partly by what was foretold next."""
        outcome = self.game.outcome(self.asking.state)
        assert outcome is not None
        rows: list[Any] = []
        worth: list[float] = []
        for seat, got in enumerate(count(outcome)):
            rows += self.seen[seat]
            target, found = got, []
            foretold = self.foretold[seat]
            for i in range(len(foretold) - 1, -1, -1):
                found.append(target)
                target = TRUST * target + (1 - TRUST) * foretold[i]
            worth += reversed(found)
        return rows, worth


def watch(game: Game[Any], teacher: str, seed: str, futures: Futures, astray: float, count: Count) -> Any:
    """A match of the teacher against itself, with an answer by lot now and then, so that what is wrong is seen too."""
    match = Match(game, seed)
    asking, rng = match.asking, match.rng
    asking.log = []
    minds = [bots.sit(teacher, game, seed, seat) for seat in range(int(game.seats))]
    told = 0
    while not asking.over:
        seat = int(asking.seat)
        for event in asking.log[told:]:
            for each, mind in enumerate(minds):
                mind.notice(event.seen_by(each, game.zones))
        told = len(asking.log)
        open = numbers(asking.mask)
        before = asking.state
        if asking.draft.size or int(rng.below(1000)) < 1000 * astray:
            said: int | Action = open[int(rng.below(len(open)))]
        else:
            said = minds[seat].decide(game.view(asking.state, seat), Menu(asking.draft, asking.mask))
        if isinstance(said, Action):
            action = said
        else:
            asking.draft.add(said)
            made = game.finish(before, asking.draft)
            asking.draft.size -= 1
            if made is None:  # a form is open
                asking.answer(said)
                if len(open) > 1:
                    picks = [int(pick) for pick in asking.draft.picks[: asking.draft.size]]
                    match.note(seat, futures.write(asking.state, seat, picks), 0.0)
                continue
            action = made
        then = game.clone(before)
        game.do(then, seat, action, None)
        if len(open) > 1:
            match.note(seat, futures.write(then, seat, []), 0.0)
        asking.act(action)
    outcome = game.outcome(asking.state)
    assert outcome is not None
    rows = [row for seat in match.seen for row in seat]
    got = [worth for seat, worth in enumerate(count(outcome)) for _ in match.seen[seat]]
    return rows, got


class Practice:
    """Many matches side by side, all seats played by one network that learns from what comes of it."""

    def __init__(
        self, game: Game[Any], mind: Mind, futures: Futures, matches: int, count: Count, rng: Any, seed: str
    ) -> None:
        self.game, self.mind, self.futures = game, mind, futures
        self.count, self.rng, self.seed = count, rng, seed
        self.dealt = 0
        self.matches = [self.deal() for _ in range(matches)]
        self.rows: list[Any] = []
        self.worth: list[float] = []

    def deal(self) -> Match:
        """The next match."""
        self.dealt += 1
        return Match(self.game, f"{self.seed}-{self.dealt}")

    def step(self, warmth: float) -> None:
        """One answer in each match; `warmth` is how far behind the best an answer may be to be given now and then."""
        asked: list[tuple[int, list[int], int]] = []  # a match, the open numbers, where its futures begin
        rows: list[Any] = []
        for place, match in enumerate(self.matches):
            asking = match.asking
            open = numbers(asking.mask)
            if len(open) == 1:
                asking.answer(open[0])
            else:
                seat = int(asking.seat)
                picks = [int(pick) for pick in asking.draft.picks[: asking.draft.size]]
                asked.append((place, open, len(rows)))
                rows += self.futures.of(self.game.view(asking.state, seat), picks, open, 1, match.rng)
        foretold = self.mind.foretell(rows) if rows else None
        for place, open, start in asked:
            match = self.matches[place]
            seat = int(match.asking.seat)
            assert foretold is not None
            each = foretold[start : start + len(open)]
            chosen = int((each / warmth + self.rng.gumbel(size=len(open))).argmax())
            match.note(seat, rows[start + chosen], float(each[chosen]))
            match.asking.answer(open[chosen])
        self.renew()

    def renew(self) -> None:
        """Learn from the matches that are over, and deal others."""
        for place, match in enumerate(self.matches):
            if match.asking.over:
                rows, worth = match.lessons(self.count)
                self.rows += rows
                self.worth += worth
                self.matches[place] = self.deal()

    def taken(self) -> tuple[Any, Any]:
        """What came of matches since the last time."""
        found = np.array(self.rows, np.uint8), np.array(self.worth, np.float32)
        self.rows, self.worth = [], []
        return found


def learn(network: Network, adam: Adam, features: Features, rows: Any, worth: Any, rate: float, rng: Any) -> float:
    """Make forecasts truer, once through; the mean of the squares by which they were wrong."""
    order = rng.permutation(len(rows))
    wrong = 0.0
    size = min(ROWS, len(rows))
    for start in range(0, len(order) - size + 1, size):
        chosen = order[start : start + size]
        foretold, kept = network.run(features(rows[chosen]))
        off = foretold - worth[chosen]
        wrong += float((off * off).sum())
        adam.step(network.gradient(kept, off / size), rate)
    return wrong / (len(order) // size * size)
