"""Learning to foretell: from matches of a program that plays by rule, then from matches of one's own among such programs."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Any

from haricot.bots import seats as bots
from haricot.kernel.actions import Action
from haricot.kernel.asking import Asking
from haricot.kernel.chance import Chance, stream
from haricot.kernel.drive import LIMIT
from haricot.kernel.game import Game, Outcome
from haricot.kernel.mask import numbers
from haricot.kernel.players import Menu, Player
from haricot.study.learning.futures import Futures
from haricot.study.learning.mind import Mind
from haricot.study.learning.network import Adam, Features, Network

TRUST = 0.9  # how far what really came is believed, and not the next forecast (lambda)
ROWS = 1024  # in one step

Count = Callable[[Outcome], list[float]]


def watch(
    game: Game[Any], teacher: str, seed: str, futures: Futures, astray: float, count: Count
) -> tuple[list[Any], list[float]]:
    """What each seat knew after each of its answers in a match of the teacher against itself, and what it got in the end.

    An answer is by lot now and then, so that what is wrong is seen too.
    """
    rng = stream(seed, "learner", 0)
    asking = Asking(game, [None] * int(game.seats), LIMIT)
    asking.log = []
    asking.begin(game.start(Chance(seed, [])))
    minds = [bots.sit(teacher, game, seed, seat) for seat in range(int(game.seats))]
    rows: list[Any] = []
    whose: list[int] = []
    told = 0
    while not asking.over:
        seat = int(asking.seat)
        for event in asking.log[told:]:
            for each, mind in enumerate(minds):
                mind.notice(event.seen_by(each, game.zones))
        told = len(asking.log)
        open = numbers(asking.mask)
        picks = [int(pick) for pick in asking.draft.picks[: asking.draft.size]]
        if picks or int(rng.below(1000)) < 1000 * astray:
            said: int | Action = open[int(rng.below(len(open)))]
        else:
            said = minds[seat].decide(game.view(asking.state, seat), Menu(asking.draft, asking.mask))
        if len(open) > 1:
            (row,), (end,) = futures.after(asking.state, seat, picks, [said])
            if math.isnan(end):  # nothing need be foretold of an end
                rows.append(row)
                whose.append(seat)
        if isinstance(said, Action):
            asking.act(said)
        else:
            asking.answer(said)
    outcome = game.outcome(asking.state)
    assert outcome is not None
    got = count(outcome)
    return rows, [got[seat] for seat in whose]


class Match:
    """A match of one learner among teachers: what it knew after each of its answers, and what it then foretold."""

    def __init__(self, game: Game[Any], teacher: str, seed: str, me: int) -> None:
        self.game, self.me = game, me
        minds = [bots.sit(teacher, game, seed, seat) for seat in range(int(game.seats))]
        self.adviser = minds[me]
        sat: list[Player | None] = [None if seat == me else mind for seat, mind in enumerate(minds)]
        self.asking = Asking(game, sat, LIMIT)
        self.asking.log = []
        self.asking.begin(game.start(Chance(seed, [])))
        self.told = 0
        self.rng = stream(seed, "learner", me)
        self.rows: list[Any] = []
        self.foretold: list[float] = []

    @property
    def picks(self) -> list[int]:
        """Of the open form."""
        draft = self.asking.draft
        return [int(pick) for pick in draft.picks[: draft.size]]

    def advice(self) -> int | Action | None:
        """What the teacher would answer; None in the middle of a form, which it never opens."""
        asking, log = self.asking, self.asking.log
        assert log is not None
        for event in log[self.told :]:
            self.adviser.notice(event.seen_by(self.me, self.game.zones))
        self.told = len(log)
        if asking.draft.size:
            return None
        return self.adviser.decide(self.game.view(asking.state, self.me), Menu(asking.draft, asking.mask))

    def answer(self, said: int | Action) -> None:
        """Answer with a number or a whole action."""
        if isinstance(said, Action):
            self.asking.act(said)
        else:
            self.asking.answer(said)

    def lessons(self, count: Count) -> list[float]:
        """What each position turned out to be worth: partly by what came, partly by what was foretold next."""
        outcome = self.game.outcome(self.asking.state)
        assert outcome is not None
        target = count(outcome)[self.me]
        found = []
        for foretold in reversed(self.foretold):
            found.append(target)
            target = TRUST * target + (1 - TRUST) * foretold
        return found[::-1]


def decide(
    matches: list[Match], mind: Mind, futures: Futures, worlds: int, warmth: float = 0.0, rng: Any = None
) -> None:
    """One answer in each match, all forecasts at once; with some warmth, not always the best."""
    asked: list[tuple[Match, list[int | Action], int | Action | None, int, int]] = []
    rows: list[Any] = []
    ends: list[float] = []
    for match in matches:
        asking = match.asking
        open: list[int | Action] = list(numbers(asking.mask))
        said = match.advice()
        if len(open) == 1:
            match.answer(open[0])
            continue
        if isinstance(said, Action):
            open.append(said)
        more, over = futures.of(match.game.view(asking.state, match.me), match.picks, open, worlds, match.rng)
        asked.append((match, open, said, len(rows), len(rows) + len(more)))
        rows += more
        ends += over
    if not rows:
        return
    foretold = mind.foretell(rows, ends)
    for match, open, said, start, end in asked:
        each = foretold[start:end].reshape(-1, len(open)).mean(0)
        liked = each + (warmth * rng.gumbel(size=len(open)) if warmth else 0)
        chosen = mind.choice(liked, open, said)
        if math.isnan(ends[start + chosen]):
            match.rows.append(rows[start + chosen])
            match.foretold.append(float(each[chosen]))
        match.answer(open[chosen])


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
