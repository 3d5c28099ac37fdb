"""What the end of a match is worth to each seat: four ways to count it."""

from __future__ import annotations

from collections.abc import Callable

from haricot.kernel.errors import BadSetup, shown
from haricot.kernel.game import Outcome

Reward = Callable[[Outcome], list[float]]


def rivals(outcome: Outcome, seat: int) -> list[int]:
    """The scores a seat is compared with: other seats', and those of others than seats where it plays alone."""
    others = [score for other, score in enumerate(outcome.scores) if other != seat]
    return others or list(outcome.others.values()) or [0]


def coins(outcome: Outcome) -> list[float]:
    """The score itself."""
    return [float(score) for score in outcome.scores]


def win(outcome: Outcome) -> list[float]:
    """1 for the only winner, a share of it for several, 0 for the others; half for a draw with those without a seat."""
    share = 1.0 / len(outcome.winners) if outcome.winners else 0.0
    return [
        share if seat in outcome.winners else 0.5 if seat in outcome.drawn else 0.0
        for seat in range(len(outcome.scores))
    ]


def difference(outcome: Outcome) -> list[float]:
    """The score less the mean of those it is compared with: in a match of seats alone these add up to nothing."""
    found = []
    for seat, score in enumerate(outcome.scores):
        others = rivals(outcome, seat)
        found.append(score - sum(others) / len(others))
    return found


def rank(outcome: Outcome) -> list[float]:
    """From 1 for the first to -1 for the last, evenly between; winners stand before all others, equals share."""
    found = []
    for seat, score in enumerate(outcome.scores):
        mine = (seat in outcome.winners, score)
        rest = [(other in outcome.winners, theirs) for other, theirs in enumerate(outcome.scores) if other != seat]
        if not rest:
            rest = [(not outcome.winners and seat not in outcome.drawn, theirs) for theirs in rivals(outcome, seat)]
        beaten = sum(1 for each in rest if each < mine) - sum(1 for each in rest if each > mine)
        found.append(beaten / len(rest))
    return found


REWARDS: dict[str, Reward] = {"coins": coins, "rank": rank, "win": win, "difference": difference}


def reward_named(name: str) -> Reward:
    """A way to count; raises BadSetup."""
    if name not in REWARDS:
        raise BadSetup("no-reward", field="reward", word=shown(name), known=list(REWARDS))
    return REWARDS[name]
