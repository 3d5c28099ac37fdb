"""Many matches between programs. Same jobs, same results, whatever the number of worker processes.

Jobs and results are plain data: but for errors, engine objects never cross from one process to another.
"""

from __future__ import annotations

import contextlib
import functools
import multiprocessing
import signal
import threading
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from haricot import bringing
from haricot.bots import outside
from haricot.bots import seats as players
from haricot.farm.actions import Accept, Counter, Offer
from haricot.kernel import registry
from haricot.kernel.data import CardFile
from haricot.kernel.drive import LIMIT, drive
from haricot.kernel.errors import BadSetup, HaricotError
from haricot.kernel.game import Game
from haricot.kernel.match import new_match
from haricot.kernel.setup import check_seed

if TYPE_CHECKING:
    from multiprocessing.connection import Connection


class WorkerLost(HaricotError):
    """A process that played matches has died."""


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


@functools.lru_cache(maxsize=8)
def game_of(lineup: Lineup) -> Game[Any]:
    """The game of a lineup; raises BadSetup or BadCards."""
    cards = CardFile(lineup.cards) if lineup.cards else None
    return registry.make(lineup.game, len(lineup.players), lineup.edition, dict(lineup.options), cards)


def check(lineup: Lineup) -> Game[Any]:
    """The game of a lineup, once everybody is known to be able to sit down; raises BadSetup or BadCards."""
    game = game_of(lineup)
    for seat, name in enumerate(lineup.players):
        players.sit(name, game, "check", seat, arena=True)
    return game


def make_jobs(lineup: Lineup, seed: str, games: int, keep: bool = False) -> list[Job]:
    """The matches of one simulation: match n is dealt from `SEED-n`. Raises BadSetup."""
    if games < 1:
        raise BadSetup("too-few-games", field="games", games=games)
    check_seed(seed)
    if len(f"{seed}-{games}") > 64:
        raise BadSetup("seed-long", field="seed", seed=seed, games=games)
    return [Job(lineup, f"{seed}-{n}", keep) for n in range(1, games + 1)]


def play(job: Job) -> Played:
    """Play one match to its end. A player's mistake ends the match and comes home as its `error`."""
    game = game_of(job.lineup)
    match = new_match(game, job.seed)
    seated = [players.sit(name, game, job.seed, seat, arena=True) for seat, name in enumerate(job.lineup.players)]
    error: HaricotError | None = None
    try:
        drive(game, match.state, seated, match.taken, job.lineup.limit)
    except HaricotError as problem:
        error = problem.with_traceback(None)
    except Exception as problem:  # a player may be anybody's program: one bad match must not lose the others
        error = PlayerFailed("player-failed", problem=" ".join(f"{type(problem).__name__}: {problem}".split()))
    outcome = None if error else game.outcome(match.state)
    return Played(
        job.seed,
        len(match.taken),
        sum(isinstance(taken.action, Offer | Counter) for taken in match.taken),
        sum(isinstance(taken.action, Accept) for taken in match.taken),
        tuple(outcome.scores) if outcome is not None else (),
        tuple(outcome.winners) if outcome is not None else (),
        error,
        match.record().write() if job.keep else "",
        tuple(outcome.others.items()) if outcome is not None else (),
        tuple(outcome.drawn) if outcome is not None else (),
    )


def work(line: Connection[list[Played], list[Sequence[Job]]], outsiders: list[str]) -> None:
    """One worker's life: hear which shares are its own, play them, and send what came of each."""
    bringing.bring(outsiders)
    with contextlib.suppress(BrokenPipeError, EOFError):  # the parent has gone: nobody wants the rest
        for share in line.recv():
            line.send([play(job) for job in share])
    line.close()


@contextlib.contextmanager
def deaf_to_interrupts() -> Iterator[None]:
    """Ignore SIGINT for a moment: processes started meanwhile ignore it for good, and the parent ends them."""
    if threading.current_thread() is not threading.main_thread():  # only the main thread hears it at all
        yield
        return
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


def simulate(jobs: Sequence[Job], workers: int = 1) -> Iterator[Played]:
    """Play the jobs, and give the results in their order; raises WorkerLost if a process dies."""
    workers = min(workers, len(jobs))
    if workers <= 1:
        yield from map(play, jobs)
        return
    size = max(1, min(10, len(jobs) // (4 * workers)))
    shares = [jobs[at : at + size] for at in range(0, len(jobs), size)]
    # Forking a process that has threads can hang, and not every system forks: start workers afresh.
    fresh = multiprocessing.get_context("spawn")
    processes = []
    lines = []
    finished = False
    try:
        with deaf_to_interrupts():
            for _ in range(workers):
                line, other_end = fresh.Pipe()
                process = fresh.Process(target=work, args=(other_end, outside.sources()), daemon=True)
                process.start()
                other_end.close()
                processes.append(process)
                lines.append(line)
        for first, line in enumerate(lines):
            # Fixed shares in turn: no queue, no lock, and the order of the jobs is the order of reading.
            line.send(shares[first::workers])
        for n in range(len(shares)):
            yield from lines[n % workers].recv()
        finished = True
    except (EOFError, ConnectionError):
        raise WorkerLost("worker-lost") from None
    finally:
        for process in processes:
            if not finished:  # nobody waits for matches that nobody will count
                process.terminate()
            process.join()
        for line in lines:
            line.close()
