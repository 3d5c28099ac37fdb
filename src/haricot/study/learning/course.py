"""The whole course: lessons from a teacher, practice against oneself, a look now and then at how it does; it may be killed and goes on."""

from __future__ import annotations

import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import numpy as np

from haricot.arena.rows import write_whole
from haricot.bots import seats as bots
from haricot.kernel.asking import Asking, written
from haricot.kernel.chance import Chance, stream
from haricot.kernel.game import Game
from haricot.kernel.mask import numbers
from haricot.study.learning.futures import Futures
from haricot.study.learning.mind import Mind
from haricot.study.learning.network import Adam, Features, Network, Suits
from haricot.study.learning.training import Practice, learn, watch
from haricot.study.rewards import difference

ASTRAY = 0.1  # the share of answers by lot in lessons
KEPT = 5  # times that positions are remembered
SAMPLE = 40_000  # observations that say what occurs


class Plan(msgspec.Struct, frozen=True):
    """How much is learned, and from whom."""

    teacher: str = "greedy"
    lessons: int = 400_000  # positions
    passes: int = 4
    practice: int = 3_000_000  # positions
    side_by_side: int = 128  # matches
    at_a_time: int = 20_000  # positions between two times of learning
    looks: int = 20  # on the way
    deals: int = 60  # for a look, each from every seat
    hidden: int = 96
    worlds: int = 2  # ways that hidden cards may be, for a decision at a look
    rate: float = 1e-3
    warmth: float = 0.05
    seed: int = 1


class Look(msgspec.Struct):
    """How it did against its teacher after so many positions."""

    positions: int
    seconds: float  # of the processor, so far
    margin: float  # points ahead of the mean of the others
    half: float  # half of its 95 % interval
    won: float


class Course:
    """One learner of one game; `folder` keeps what it knows."""

    def __init__(self, game: Game[Any], plan: Plan, folder: Path) -> None:
        self.game, self.plan, self.folder = game, plan, folder
        self.fields = written(game, game.start(Chance("fields", [])))
        self.futures = Futures(game, len(self.fields))
        self.rng = np.random.default_rng(plan.seed)
        self.looks: list[Look] = []
        self.positions = 0
        self.spent = 0.0
        self.began = time.process_time()

    @property
    def seconds(self) -> float:
        """Of the processor, so far."""
        return self.spent + time.process_time() - self.began

    def run(self) -> Iterator[Look]:
        """Learn all that is planned, from where it was left."""
        if not self.read():
            self.begin()
            yield self.look()
        plan = self.plan
        adam = Adam(self.mind.network.weights)
        practice = Practice(
            self.game,
            self.mind,
            self.futures,
            plan.side_by_side,
            lambda outcome: [worth / self.scale for worth in difference(outcome)],
            self.rng,
            f"practice-{plan.seed}-{self.positions}",
        )
        remembered: list[tuple[Any, Any]] = []
        while self.positions < plan.practice:
            left = 1 - self.positions / plan.practice
            while len(practice.rows) < plan.at_a_time:
                practice.step(plan.warmth * (0.2 + 0.8 * left))
            remembered = [*remembered[1 - KEPT :], practice.taken()]
            self.positions += len(remembered[-1][0])
            rows = np.concatenate([each[0] for each in remembered])
            worth = np.concatenate([each[1] for each in remembered])
            taken = self.rng.permutation(len(rows))[: 3 * plan.at_a_time]
            rate = plan.rate * (0.05 + 0.45 * left)
            learn(self.mind.network, adam, self.mind.features, rows[taken], worth[taken], rate, self.rng)
            if self.positions >= len(self.looks) * plan.practice / plan.looks:
                yield self.look()

    def begin(self) -> None:
        """Learn from the teacher."""
        plan = self.plan
        rows: list[Any] = []
        worth: list[float] = []
        match = 0
        while len(rows) < plan.lessons:
            more, got = watch(self.game, plan.teacher, f"lesson-{plan.seed}-{match}", self.futures, ASTRAY, difference)
            rows += more
            worth += got
            match += 1
        seen, ends = np.array(rows, np.uint8), np.array(worth, np.float32)
        self.scale = float(ends.std()) or 1.0
        suits = Suits(list(self.game.names.cards))
        features = Features.of(seen[:: 1 + len(seen) // SAMPLE], self.fields, suits)
        network = Network.fresh(features.width, plan.hidden, self.rng)
        adam = Adam(network.weights)
        for number in range(plan.passes):
            learn(network, adam, features, seen, ends / self.scale, plan.rate / 2**number, self.rng)
        self.mind = Mind(network, features)

    def look(self) -> Look:
        """How it does against its teacher, on deals that are never learned from; what it knows is kept."""
        margins, wins = examine(self.game, self.mind, self.futures, self.plan)
        margin = float(np.mean(margins))
        half = 1.96 * float(np.std(margins)) / len(margins) ** 0.5
        found = Look(self.positions, round(self.seconds, 1), margin, half, float(np.mean(wins)))
        self.looks.append(found)
        self.write()
        return found

    # -- what is kept

    def write(self) -> None:
        """Keep what is known so far."""
        self.folder.mkdir(parents=True, exist_ok=True)
        self.mind.write(self.folder / "learned.npz", self.fields)
        kept = {"plan": self.plan, "scale": self.scale, "looks": self.looks}
        write_whole(self.folder / "course.json", msgspec.json.format(msgspec.json.encode(kept)) + b"\n")

    def read(self) -> bool:
        """Go on where it was left, if this plan was begun."""
        book = self.folder / "course.json"
        if not book.exists():
            return False
        kept = msgspec.json.decode(book.read_bytes())
        if msgspec.convert(kept["plan"], Plan) != self.plan:
            return False
        self.looks = msgspec.convert(kept["looks"], list[Look])
        self.scale = kept["scale"]
        self.positions, self.spent = self.looks[-1].positions, self.looks[-1].seconds
        self.rng = np.random.default_rng([self.plan.seed, self.positions])
        self.mind, _ = Mind.read(str(self.folder / "learned.npz"))
        return True


def examine(game: Game[Any], mind: Mind, futures: Futures, plan: Plan) -> tuple[list[float], list[float]]:
    """Margins and shares of wins of one learner among teachers, each deal from every seat; all matches side by side."""
    seats = int(game.seats)
    margins: list[float] = [0.0] * plan.deals
    wins: list[float] = [0.0] * plan.deals
    playing = []
    for deal in range(plan.deals):
        seed = f"look-{plan.seed}-{deal}"
        for me in range(seats):
            sat = [None if seat == me else bots.sit(plan.teacher, game, seed, seat) for seat in range(seats)]
            asking = Asking(game, sat)
            asking.begin(game.start(Chance(seed, [])))
            playing.append((asking, deal, me, stream(seed, "look", me)))
    while playing:
        rows: list[Any] = []
        asked = []
        for asking, _, me, rng in playing:
            open = numbers(asking.mask)
            if len(open) == 1:
                asking.answer(open[0])
                continue
            picks = [int(pick) for pick in asking.draft.picks[: asking.draft.size]]
            more = futures.of(game.view(asking.state, me), picks, open, plan.worlds, rng)
            asked.append((asking, open, len(rows), len(rows) + len(more)))
            rows += more
        foretold = mind.foretell(rows) if rows else None
        for asking, open, start, end in asked:
            assert foretold is not None
            asking.answer(open[int(foretold[start:end].reshape(-1, len(open)).mean(0).argmax())])
        for asking, deal, me, _ in playing:
            if asking.over:
                outcome = game.outcome(asking.state)
                assert outcome is not None
                margins[deal] += difference(outcome)[me] / seats
                wins[deal] += (me in outcome.winners) / max(1, len(outcome.winners)) / seats
        playing = [each for each in playing if not each[0].over]
    return margins, wins
