"""Many matches between programs. Same jobs, same results, whoever plays them: one process, several, or a cluster (pools.py).

Jobs and results are plain data: but for errors, engine objects never cross from one process to another.
"""

from __future__ import annotations

import functools
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Any, overload

from haricot.arena import entrants
from haricot.arena.counting import Counts, Deal, counts, deals, harvests
from haricot.kernel import registry
from haricot.kernel.data import CardFile
from haricot.kernel.drive import LIMIT, drive
from haricot.kernel.errors import BadSetup, HaricotError
from haricot.kernel.game import Game
from haricot.kernel.match import new_match
from haricot.kernel.setup import Setup, check_seed

WANTS = ("record", "seats", "beans", "deals", "times")  # what may be asked for besides the result


class PlayerFailed(HaricotError):
    """A program that played fell over."""


@dataclass(frozen=True)
class Lineup:
    """What is agreed before the deal, and who sits where."""

    game: str
    players: tuple[str, ...]  # by seat
    edition: str = ""
    options: tuple[tuple[str, str], ...] = ()
    cards: str = ""  # the text of a card file; empty: the box's own cards
    limit: int = int(LIMIT)  # decisions after which an endless game is cut


@dataclass(frozen=True)
class Job:
    """One match to be played."""

    lineup: Lineup
    seed: str
    keep: bool = False  # is its record wanted?
    wants: tuple[str, ...] = ()  # some of WANTS
    lots: str = ""  # what the players' own generators come from; empty: the seed of the deal


@dataclass(frozen=True)
class Played:
    """One match that was played. Without scores it was cut, or ended by a player's error."""

    seed: str
    decisions: int
    offers: int
    accepted: int
    scores: tuple[int, ...] = ()
    winners: tuple[int, ...] = ()
    error: HaricotError | None = None
    record: str = ""
    others: tuple[tuple[str, int], ...] = ()  # who scores without a seat: the mafia
    drawn: tuple[int, ...] = ()  # seats that drew with them
    counts: tuple[Counts, ...] = ()  # by seat, where they are wanted
    deals: tuple[Deal, ...] = ()


class Numbered(Sequence[Job]):
    """The matches of one simulation, of which number n is dealt from `SEED-n`; made when they are needed."""

    def __init__(self, first: Job, seed: str, spans: Sequence[range]) -> None:
        self.first = first
        self.seed = seed
        self.spans = tuple(span for span in spans if len(span))

    def __len__(self) -> int:
        return sum(map(len, self.spans))

    def __iter__(self) -> Iterator[Job]:
        for span in self.spans:
            for number in span:
                yield self.job(number)

    @overload
    def __getitem__(self, at: int) -> Job: ...
    @overload
    def __getitem__(self, at: slice) -> Numbered: ...
    def __getitem__(self, at: int | slice) -> Job | Numbered:
        if isinstance(at, slice):
            start, stop, step = at.indices(len(self))
            assert step == 1, "jobs are cut into shares, not picked"
            found: list[range] = []
            for span in self.spans:
                found.append(span[max(0, start) : max(0, stop)])
                start -= len(span)
                stop -= len(span)
            return Numbered(self.first, self.seed, found)
        for span in self.spans:
            if at < len(span):
                return self.job(span[at])
            at -= len(span)
        raise IndexError(at)

    def job(self, number: int) -> Job:
        """One match by its number."""
        return replace(self.first, seed=f"{self.seed}-{number}")


@functools.lru_cache(maxsize=8)
def game_of(lineup: Lineup) -> Game[Any]:
    """The game of a lineup; raises BadSetup or BadCards."""
    return game_for(lineup.game, len(lineup.players), lineup.edition, lineup.options, lineup.cards)


@functools.lru_cache(maxsize=8)
def game_for(game: str, seats: int, edition: str, options: tuple[tuple[str, str], ...], cards: str) -> Game[Any]:
    """One game for all lineups that differ by their players only."""
    return registry.make(game, seats, edition, dict(options), CardFile(cards) if cards else None)


def agreed(setup: Setup) -> dict[str, Any]:
    """What is played, for JSON."""
    return {
        "game": setup.game,
        "rules": setup.rules,
        "edition": setup.edition,
        "options": dict(setup.chosen),
        "cards": setup.cards.name if setup.cards is not None else None,
    }


def check(lineup: Lineup) -> Game[Any]:
    """The game of a lineup, once everybody is known to be able to sit down; raises BadSetup or BadCards."""
    game = game_of(lineup)
    for seat, name in enumerate(lineup.players):
        entrants.sit(name, game, "check", seat)
    return game


def make_jobs(lineup: Lineup, seed: str, games: int, keep: bool = False, wants: tuple[str, ...] = ()) -> Numbered:
    """The matches of one simulation: match n is dealt from `SEED-n`. Raises BadSetup."""
    if games < 1:
        raise BadSetup("too-few-games", field="games", games=games)
    check_seed(seed)
    if len(f"{seed}-{games}") > 64:
        raise BadSetup("seed-long", field="seed", seed=seed, games=games)
    return Numbered(Job(lineup, seed, keep, wants), seed, [range(1, games + 1)])


def play(job: Job) -> Played:
    """Play one match to its end. A player's mistake ends the match and comes home as its `error`."""
    game = game_of(job.lineup)
    match = new_match(game, job.seed)
    lots = job.lots or job.seed
    seated = [entrants.sit(name, game, lots, seat) for seat, name in enumerate(job.lineup.players)]
    for player in seated:
        entrants.show(player, game, match.state)
    timed = [entrants.Timed(player) for player in seated] if "times" in job.wants else []
    error: HaricotError | None = None
    try:
        drive(game, match.state, [*timed] or seated, match.taken, job.lineup.limit)
    except HaricotError as problem:
        error = problem.with_traceback(None)
    except Exception as problem:  # a player may be anybody's program: one bad match must not lose the others
        error = PlayerFailed("player-failed", problem=" ".join(f"{type(problem).__name__}: {problem}".split()))
    outcome = None if error else game.outcome(match.state)
    found = counts(game, match.taken)
    for seat, clock in enumerate(timed):
        found[seat].nanoseconds = clock.nanoseconds
    if "beans" in job.wants:
        harvests(game, job.seed, match.taken, found)
    return Played(
        job.seed,
        len(match.taken),
        sum([each.offers for each in found]),
        sum([each.accepted for each in found]),
        tuple(outcome.scores) if outcome is not None else (),
        tuple(outcome.winners) if outcome is not None else (),
        error,
        match.record().write() if job.keep else "",
        tuple(outcome.others.items()) if outcome is not None else (),
        tuple(outcome.drawn) if outcome is not None else (),
        tuple(found) if "seats" in job.wants else (),
        tuple(deals(game, job.seed, match.taken)) if "deals" in job.wants else (),
    )
