"""Who plays the jobs: this process, several processes of this machine, or the workers of a Dask cluster.

`run` gives the results in the order of the jobs, whoever played them, and holds only a few shares at a time.
"""

from __future__ import annotations

import contextlib
import itertools
import logging
import multiprocessing
import signal
import threading
import time
from collections import deque
from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any

from haricot import __version__, bringing
from haricot.arena.simulate import Job, Played, play
from haricot.bots import outside
from haricot.kernel.errors import HaricotError

if TYPE_CHECKING:
    from multiprocessing.connection import Connection

AHEAD = 4  # shares that a worker has before it and nobody has asked for yet
SHARE = 25  # most matches of a share for a process of this machine
REACH = 10.0  # seconds to wait for a cluster
MEAL = 1.0  # seconds that a share should take a cluster's worker: much more than sending it does


class WorkerLost(HaricotError):
    """A process that played matches has died."""


class NoCluster(HaricotError):
    """A Dask cluster does not answer, has nobody to work, or has gone."""


def run(jobs: Sequence[Job], workers: int = 1, dask: str = "") -> Iterator[Played]:
    """Play the jobs, and give the results in their order; raises WorkerLost or NoCluster."""
    if dask:
        yield from on_cluster(jobs, dask)
    elif min(workers, len(jobs)) <= 1:
        yield from map(play, jobs)
    else:
        yield from in_processes(jobs, min(workers, len(jobs)))


# -- processes of this machine


def work(line: Connection[list[Played], Sequence[Job] | None], outsiders: list[str]) -> None:
    """One worker's life: play share after share, and send what came of each."""
    bringing.bring(outsiders)
    with contextlib.suppress(BrokenPipeError, EOFError, ConnectionResetError):  # the parent has gone
        while (share := line.recv()) is not None:
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


def in_processes(jobs: Sequence[Job], workers: int) -> Iterator[Played]:
    """Shares in turn: no queue, no lock, and the order of the jobs is the order of reading."""
    size = max(1, min(SHARE, len(jobs) // (4 * workers)))
    shares: Iterator[Sequence[Job]] = (jobs[at : at + size] for at in range(0, len(jobs), size))
    # Forking a process that has threads can hang, and not every system forks: start workers afresh.
    fresh = multiprocessing.get_context("spawn")
    processes = []
    lines = []
    asked: deque[Any] = deque()  # the lines that owe a share, in order
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
        for line, share in zip(lines * AHEAD, shares):
            line.send(share)
            asked.append(line)
        while asked:
            line = asked.popleft()
            played = line.recv()
            for share in itertools.islice(shares, 1):
                line.send(share)
                asked.append(line)
            yield from played
        for line in lines:
            line.send(None)
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


# -- a cluster


def on_worker(share: Sequence[Job], outsiders: list[str], version: str) -> tuple[list[Played], float]:
    """Play a share on a cluster's worker; also how long it took."""
    if version != __version__:
        raise NoCluster("cluster-version", field="dask", version=__version__, wanted=version)
    bringing.bring(outsiders)
    started = time.monotonic()
    return [play(job) for job in share], time.monotonic() - started


def on_cluster(jobs: Sequence[Job], address: str) -> Iterator[Played]:
    """Send shares to a Dask scheduler, a few ahead of what was asked for; it gives a lost worker's share to another."""
    try:
        from distributed import Client
    except ImportError:
        raise NoCluster("no-extra", field="dask", extra="cluster") from None

    logging.getLogger("distributed").setLevel(logging.CRITICAL)  # what matters is said in one line, below
    try:
        connect: Any = Client
        client = connect(address, timeout=REACH, set_as_default=False)
    except (OSError, TimeoutError, ValueError):
        raise NoCluster("no-cluster", field="dask", word=address) from None
    try:
        cores = sum(int(worker["nthreads"]) for worker in client.scheduler_info(n_workers=-1)["workers"].values())
        if not cores:
            raise NoCluster("no-workers", field="dask", word=address)
        size = 1
        at = 0
        asked: deque[Any] = deque()
        while at < len(jobs) or asked:
            while at < len(jobs) and len(asked) < AHEAD * cores:
                share = jobs[at : at + size]
                at += len(share)
                asked.append(client.submit(on_worker, share, outside.sources(), __version__, pure=False))
            played, seconds = asked.popleft().result()
            if seconds < MEAL / 2 and size < len(jobs) // (4 * cores):
                size *= 2
            elif seconds > 2 * MEAL:
                size = max(1, size // 2)
            yield from played
    except HaricotError:
        raise
    except Exception as problem:  # whatever a cluster may end with: all of it is written so far and can go on
        if type(problem).__module__.partition(".")[0] in (
            "distributed",
            "dask",
            "tornado",
            "concurrent",
            "asyncio",
        ) or (isinstance(problem, OSError | TimeoutError)):
            raise NoCluster("cluster-gone", field="dask", word=address) from None
        raise
    finally:
        with contextlib.suppress(Exception):
            client.close(timeout=2)
