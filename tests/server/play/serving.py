"""A server to test: as a process of its own that can be killed, or in this process, where its insides can be reached.

As a script: `serving.py PORT DATABASE LEASE` serves without rates until it is told to stop.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import signal
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

from hurried import JUDGING, hurry

from haricot.server.settings import Settings, unlimited

LEASE = 1.0  # seconds; short, so that a table whose process was killed goes on soon


def free_port() -> int:
    """A port that nobody listens at."""
    with socket.socket() as asking:
        asking.bind(("127.0.0.1", 0))
        return int(asking.getsockname()[1])


class Process:
    """A server in a process of its own, always at the same address."""

    def __init__(self, database: str, log: Path) -> None:
        self.database = database
        self.port = free_port()
        self.base = f"http://127.0.0.1:{self.port}"
        self.log = log
        self.running: subprocess.Popen[bytes] | None = None

    def launch(self) -> None:
        """Start the process without waiting for it."""
        words = [sys.executable, __file__, str(self.port), self.database, str(LEASE)]
        env = {**os.environ, "PYTHONPATH": os.pathsep.join(path for path in sys.path if path)}
        with self.log.open("ab") as out:
            self.running = subprocess.Popen(words, env=env, stdout=out, stderr=out, stdin=subprocess.DEVNULL)

    async def start(self) -> None:
        """Start the process and wait until it answers."""
        self.launch()
        await self.answers()

    async def answers(self) -> None:
        """Wait until the server answers."""
        until = time.monotonic() + 120
        while not await asyncio.to_thread(self.is_up):
            assert self.running is not None
            assert self.running.poll() is None, self.log.read_text()
            assert time.monotonic() < until, "the server did not start"
            await asyncio.sleep(0.05)

    def is_up(self) -> bool:
        """Does it answer now?"""
        with contextlib.suppress(OSError), urllib.request.urlopen(f"{self.base}/healthz", timeout=5) as answer:
            return int(answer.status) == 200
        return False

    def kill(self) -> None:
        """End it at once, as when the power fails."""
        if self.running is not None:
            self.running.kill()
            self.running.wait()
            self.running = None

    async def stop(self) -> int:
        """Ask it to stop; its exit code."""
        assert self.running is not None
        self.running.send_signal(signal.SIGTERM)
        code = await asyncio.to_thread(self.running.wait, 120)
        self.running = None
        return code

    def complaints(self) -> list[str]:
        """What it wrote that a host would worry about."""
        lines = self.log.read_text().splitlines() if self.log.exists() else []
        return [line for line in lines if "Traceback" in line or "rror" in line]


class Inside:
    """A server in this process and this loop: a real one, whose store and tables a test can reach."""

    def __init__(self, app: Any, base: str) -> None:
        self.app = app
        self.base = base

    @property
    def hub(self) -> Any:
        return self.app.state.hub

    @property
    def store(self) -> Any:
        return self.app.state.store


@contextlib.asynccontextmanager
async def inside(database: str, **changed: Any) -> AsyncIterator[Inside]:
    """Serve in this process."""
    from haricot.server.app import create_app
    from haricot.server.running import Server, configured

    hurry()
    settings = unlimited(Settings(database=database, seconds_to_stop=2, judging=JUDGING))
    from msgspec.structs import replace

    app = create_app(replace(settings, **changed))
    ready = asyncio.Event()
    server = Server(configured(settings, app), app, ready.set)
    with socket.create_server(("127.0.0.1", 0)) as listening:
        async with app.router.lifespan_context(app):
            task = asyncio.create_task(server.serve(sockets=[listening]))
            await ready.wait()
            try:
                yield Inside(app, f"http://127.0.0.1:{listening.getsockname()[1]}")
            finally:
                server.stop()
                await task


def main(port: int, database: str, lease: float) -> int:
    """Serve as `haricot serve` does, but without rates and with short leases."""
    from haricot.server import caretaker
    from haricot.server.running import run_app

    hurry()
    caretaker.LEASE = lease
    listening = socket.socket()
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    listening.bind(("127.0.0.1", port))
    listening.listen(256)
    return run_app(unlimited(Settings(port=port, database=database, judging=JUDGING)), listening, lambda: None)


if __name__ == "__main__":
    sys.exit(main(int(sys.argv[1]), sys.argv[2], float(sys.argv[3])))
