"""The whole course: lessons from a teacher, practice among teachers, a look now and then at how it does; it may be killed and goes on."""

from __future__ import annotations

import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import numpy as np

from haricot.arena.rows import write_whole
from haricot.kernel.asking import written
from haricot.kernel.chance import Chance
from haricot.kernel.game import Game, Outcome
from haricot.study.learning.futures import Futures
from haricot.study.learning.mind import Mind
from haricot.study.learning.network import Adam, Features, Network, Suits
from haricot.study.learning.training import Match, decide, learn, watch
from haricot.study.rewards import difference, win

ASTRAY = 0.1  # the share of answers by lot in lessons
KEPT = 5  # times that positions are remembered
SAMPLE = 40_000  # observations that say what occurs


class Plan(msgspec.Struct, frozen=True):
    """How much is learned, and from whom."""

    teacher: str = "greedy"
    lessons: int = 1_000_000  # positions
    passes: int = 4
    practice: int = 120_000  # positions
    side_by_side: int = 64  # matches
    at_a_time: int = 10_000  # positions between two times of learning
    looks: int = 6  # on the way
    deals: int = 50  # for a look, each from every seat
    hidden: int = 96
    worlds: int = 4  # ways that hidden cards may be, for a decision at a look
    lead: float = 0.08  # how much better than the teacher's an answer must be, in spreads of what matches end with
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
        self.positions = self.begun = self.dealt = 0
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
        matches = [self.deal() for _ in range(plan.side_by_side)]
        remembered: list[tuple[Any, Any]] = []
        rows: list[Any] = []
        worth: list[float] = []
        while self.positions < plan.practice:
            left = 1 - self.positions / plan.practice
            while len(rows) < plan.at_a_time:
                decide(matches, self.mind, self.futures, 1, plan.warmth, self.rng)
                for place, match in enumerate(matches):
                    if match.asking.over:
                        rows += match.rows
                        worth += match.lessons(self.counted)
                        matches[place] = self.deal()
            remembered = [*remembered[1 - KEPT :], (np.array(rows, np.uint8), np.array(worth, np.float32))]
            self.positions += len(rows)
            rows, worth = [], []
            known = np.concatenate([each[0] for each in remembered]), np.concatenate([each[1] for each in remembered])
            taken = self.rng.permutation(len(known[0]))[: 3 * plan.at_a_time]
            rate = plan.rate * (0.05 + 0.25 * left)
            learn(self.mind.network, adam, self.mind.features, known[0][taken], known[1][taken], rate, self.rng)
            if self.positions >= len(self.looks) * plan.practice / plan.looks:
                yield self.look()

    def deal(self) -> Match:
        """The next match to learn from, on the next seat."""
        self.dealt += 1
        seed = f"practice-{self.plan.seed}-{self.begun}-{self.dealt}"
        return Match(self.game, self.plan.teacher, seed, self.dealt % int(self.game.seats))

    def counted(self, outcome: Outcome) -> list[float]:
        """What a match ended with for each seat, in the network's measure."""
        return [worth / self.scale for worth in difference(outcome)]

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
        self.mind = Mind(network, features, plan.lead, self.scale)

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
        kept = {"plan": self.plan, "looks": self.looks}
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
        self.positions, self.spent = self.looks[-1].positions, self.looks[-1].seconds
        self.begun = self.positions
        self.rng = np.random.default_rng([self.plan.seed, self.positions])
        self.mind, _ = Mind.read(str(self.folder / "learned.npz"))
        self.scale = self.mind.scale
        return True


def examine(game: Game[Any], mind: Mind, futures: Futures, plan: Plan) -> tuple[list[float], list[float]]:
    """Margins and shares of wins of one learner among teachers, by deal, each from every seat; all matches side by side."""
    seats = int(game.seats)
    margins: list[float] = [0.0] * plan.deals
    wins: list[float] = [0.0] * plan.deals
    playing = [
        (deal, Match(game, plan.teacher, f"look-{plan.seed}-{deal}", me))
        for deal in range(plan.deals)
        for me in range(seats)
    ]
    while playing:
        decide([match for _, match in playing], mind, futures, plan.worlds)
        for deal, match in playing:
            if match.asking.over:
                outcome = game.outcome(match.asking.state)
                assert outcome is not None
                margins[deal] += difference(outcome)[match.me] / seats
                wins[deal] += win(outcome)[match.me] / seats
        playing = [each for each in playing if not each[1].asking.over]
    return margins, wins
