"""`serve`: one process, or several on one socket."""

from __future__ import annotations

import contextlib
import errno
import multiprocessing
import os
import shutil
import signal
import socket
import sys
import tempfile
import threading
import time
import urllib.request
import webbrowser
from collections.abc import Callable, Iterator
from multiprocessing.process import BaseProcess
from multiprocessing.synchronize import Event
from urllib.parse import urlsplit

from haricot import bringing
from haricot.commands.common import BadInput, complain
from haricot.locales import detect
from haricot.server.metrics import SHARED
from haricot.server.settings import Settings

BACKLOG = 2048
PONDERED = 60_000  # milliseconds for a decision, at most
RESTS = 1.0  # seconds before a process that died at once is started again
LEVELS = ("debug", "info", "warning", "error")


def serve(settings: Settings, processes: int, open_page: bool) -> int:
    """Serve until somebody says stop; raises HaricotError."""
    check(settings, processes)
    listening = listen(settings.host, settings.port)
    address = settings.origins[0] if settings.origins else address_of(settings.host, listening)
    if open_page:
        threading.Thread(target=open_when_it_answers, args=(address_of(settings.host, listening),), daemon=True).start()
    with listening:
        if processes > 1:
            return supervise(settings, listening, processes, address)
        return run(settings, listening, lambda: announce(address))


def check(settings: Settings, processes: int) -> None:
    """What can be said before anything is opened; raises BadInput or BadSetup."""
    if processes < 1:
        raise BadInput(f"--processes {processes}: at least one is needed")
    if processes > 1 and not settings.database.startswith(("postgresql://", "postgresql+asyncpg://")):
        raise BadInput("--processes: several processes share tables through PostgreSQL: --database postgresql://…")
    if not 0 <= settings.port <= 65535:
        raise BadInput(f"--port {settings.port}: ports go from 0 (any free one) to 65535")
    if settings.workers < 1:
        raise BadInput(f"--workers {settings.workers}: at least one is needed")
    if settings.thinking <= 0:
        raise BadInput(f"--thinking {settings.thinking}: a decision takes more than no time")
    if not 1 <= settings.pondering <= PONDERED:
        raise BadInput(f"--pondering {settings.pondering}: 1 to {PONDERED} milliseconds")
    if settings.sockets_by_address < 1:
        raise BadInput(f"--per-address {settings.sockets_by_address}: at least one is needed")
    bringing.bring(settings.players)
    if settings.log not in LEVELS:
        raise BadInput(f"--log {settings.log}: there is {', '.join(LEVELS)}")
    for origin in settings.origins:
        parts = urlsplit(origin)
        if parts.scheme not in ("http", "https") or not parts.netloc or origin != f"{parts.scheme}://{parts.netloc}":
            raise BadInput(f"--origin {origin}: write it as https://beans.example, without a path")


def listen(host: str, port: int) -> socket.socket:
    """A socket that takes connections; raises BadInput."""
    try:
        kind = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)[0]
        made = socket.socket(kind[0], socket.SOCK_STREAM)
        try:
            made.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            made.bind(kind[4])
            made.listen(BACKLOG)
        except OSError:
            made.close()
            raise
    except OSError as error:
        if error.errno == errno.EADDRINUSE:
            raise BadInput(f"port {port} is in use; --port picks another") from None
        raise BadInput(f"cannot listen at {host}, port {port}: {error.strerror or error}") from None
    made.set_inheritable(True)
    return made


def address_of(host: str, listening: socket.socket) -> str:
    """What to type into a browser on this machine."""
    port = listening.getsockname()[1]
    if host in ("", "0.0.0.0", "::"):
        host = "localhost"
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


def open_when_it_answers(address: str) -> None:
    """Open the browser as soon as the page is there."""
    for _ in range(600):
        with contextlib.suppress(OSError), urllib.request.urlopen(f"{address}/healthz", timeout=2):
            webbrowser.open(address)
            return
        time.sleep(0.1)


def announce(address: str) -> None:
    """The one line that a host waits for."""
    print(f"Haricot is served at {address}  (Ctrl+C stops it)", flush=True)


def run(settings: Settings, listening: socket.socket, started: Callable[[], None]) -> int:
    """One process: serve, to models too where that is installed, and drain when told to stop."""
    from haricot.commands import models
    from haricot.server.running import run_app

    extend = models.opened_at(listening) if models.installed() else models.closed
    return run_app(settings, listening, started, extend)


# -- several processes


def child(settings: Settings, listening: socket.socket, ready: Event) -> None:
    """One of several processes; what a person can mend is one line."""
    from haricot.commands import speech
    from haricot.kernel.errors import HaricotError

    threading.Thread(target=stop_when_alone, daemon=True).start()
    try:
        sys.exit(run(settings, listening, ready.set))
    except HaricotError as error:
        complain(speech.complaint(error, detect()))
        sys.exit(2)


def stop_when_alone() -> None:
    """A process whose supervisor is gone, however that happened, stops as well."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os.kill(os.getpid(), signal.SIGTERM)


def supervise(settings: Settings, listening: socket.socket, processes: int, address: str) -> int:
    """Keep so many processes on one socket; one that dies is replaced. The address is said when all serve; if the first cannot start, none can."""
    stopping = threading.Event()
    for sign in (signal.SIGTERM, signal.SIGINT):
        signal.signal(sign, lambda *_: stopping.set())
    spawn = multiprocessing.get_context("spawn")
    with shared_metrics():
        running: dict[BaseProcess, tuple[float, Event]] = {}
        announced = False
        try:
            while not stopping.is_set():
                while len(running) < processes:
                    ready = spawn.Event()
                    another = spawn.Process(target=child, args=(settings, listening, ready))
                    another.start()
                    running[another] = time.monotonic(), ready
                serving = [ready.is_set() for _, ready in running.values()]
                if all(serving) and not announced:
                    announce(address)
                    announced = True
                stopping.wait(0.1)
                for process in [process for process in running if process.exitcode is not None]:
                    lived = time.monotonic() - running.pop(process)[0]
                    forget_metrics(process)
                    if process.exitcode == 2 and not announced and not any(serving):
                        return 2
                    if not stopping.is_set():
                        print(f"haricot: a process ended with {process.exitcode}; another starts", file=sys.stderr)
                        stopping.wait(RESTS if lived < RESTS else 0)
        finally:
            for process in running:
                process.terminate()
            for process in running:
                process.join(settings.seconds_to_stop + 5)
                if process.exitcode is None:
                    process.kill()
                    process.join()
    return 0


@contextlib.contextmanager
def shared_metrics() -> Iterator[None]:
    """A folder where processes add up their numbers."""
    folder = tempfile.mkdtemp(prefix="haricot-metrics-")
    os.environ[SHARED] = folder
    try:
        yield
    finally:
        del os.environ[SHARED]
        shutil.rmtree(folder, ignore_errors=True)


def forget_metrics(process: BaseProcess) -> None:
    """What a process that is gone held at the end counts no longer."""
    from prometheus_client import multiprocess

    multiprocess.mark_process_dead(process.pid, os.environ[SHARED])  # type: ignore[no-untyped-call]
