"""`haricot serve` that always adds the same bytes to a deal, and judges as long as it takes: no test hangs on luck."""

from __future__ import annotations

import socket
from collections.abc import Callable

from hurried import JUDGING, hurry
from msgspec.structs import replace

from haricot.cli import main
from haricot.commands import serving
from haricot.server.lobby import Lobby
from haricot.server.running import run_app
from haricot.server.settings import Settings
from haricot.table.fairness import SECRET_SIZE


def run(settings: Settings, listening: socket.socket, started: Callable[[], None]) -> int:
    """Serve, with the time for a record that a busy machine needs."""
    return run_app(replace(settings, judging=JUDGING), listening, started)


if __name__ == "__main__":
    hurry()
    serving.run = run
    Lobby.secret = lambda self: bytes(SECRET_SIZE)  # type: ignore[method-assign]
    main()
