"""One process that serves the app, and stops without losing anything."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import signal
import socket
import sys
from collections.abc import AsyncIterator, Callable, Iterator

import uvicorn
from starlette.applications import Starlette

from haricot.server import logs
from haricot.server.app import create_app
from haricot.server.channel import Channel
from haricot.server.door import Configuration, Door, raise_files
from haricot.server.settings import Settings

NEW = 1_500  # new objects that are searched for garbage: about a millisecond
EVERYTHING = 900.0  # seconds until all are
PULSE = 8.0  # seconds between pings, and until the answer: a phone that is gone without a word is missed within twenty


class Server(uvicorn.Server):
    """Uvicorn, told to stop by us: clients hear of it before their sockets close."""

    def __init__(self, config: uvicorn.Config, app: Starlette, started: Callable[[], None]) -> None:
        super().__init__(config)
        self.served = app
        self.tell_started = started

    @contextlib.contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Whoever runs the loop takes the signals."""
        yield

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self.tell_started()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        for server in self.servers:
            server.close()
        for client in list(self.served.state.hub.clients):
            client.go_away()
        await super().shutdown(sockets)

    def stop(self) -> None:
        """Once: finish what runs; twice: now."""
        if self.should_exit:
            self.force_exit = True
        self.should_exit = True


def configured(settings: Settings, app: Starlette) -> uvicorn.Config:
    """Uvicorn as measured: uvloop, httptools, sans-io websockets with a short way, no compression of small messages."""
    return Configuration(
        app,
        settings,
        raise_files(),
        http=Door,
        ws=Channel,
        ws_max_size=settings.max_message,
        ws_per_message_deflate=False,
        ws_ping_interval=PULSE,
        ws_ping_timeout=PULSE,
        lifespan="off",  # ours runs around the server, so that its errors are our own
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=False,
        timeout_graceful_shutdown=settings.seconds_to_stop,
    )


async def serve_app(
    settings: Settings, listening: socket.socket, started: Callable[[], None], extend: Callable[[Starlette], None]
) -> None:
    """Open everything, serve until a signal, drain and close; raises HaricotError."""
    app = create_app(settings)
    extend(app)
    server = Server(configured(settings, app), app, started)
    loop = asyncio.get_running_loop()
    for sign in (signal.SIGTERM, signal.SIGINT):
        with contextlib.suppress(NotImplementedError, RuntimeError, ValueError):  # Windows, other threads
            loop.add_signal_handler(sign, server.stop)
    async with app.router.lifespan_context(app), at_ease():
        await server.serve(sockets=[listening])


@contextlib.asynccontextmanager
async def at_ease() -> AsyncIterator[None]:
    """Tell the interpreter what a server is like: much that stays, and a writer thread that must not wait for its turn.

    The usual search for garbage goes through all warm tables again and again, in pauses that people notice. Here only
    what is new is searched, and then taken for lasting; everything is searched now and then.
    """
    usual = gc.get_threshold()
    sys.setswitchinterval(0.0005)
    gc.callbacks.append(take_for_lasting)
    gc.set_threshold(NEW, 1_000_000, 1_000_000)
    looking = asyncio.create_task(look_at_everything())
    try:
        yield
    finally:
        looking.cancel()
        gc.callbacks.remove(take_for_lasting)
        gc.set_threshold(*usual)
        gc.unfreeze()


def take_for_lasting(phase: str, _: object) -> None:
    """After a search, what is left is not searched again soon."""
    if phase == "stop":
        gc.freeze()


async def look_at_everything() -> None:
    """Find garbage that was not yet garbage when it was new."""
    while True:
        gc.unfreeze()
        gc.collect()
        await asyncio.sleep(EVERYTHING)


def run_app(
    settings: Settings,
    listening: socket.socket,
    started: Callable[[], None],
    extend: Callable[[Starlette], None] = lambda app: None,
) -> int:
    """The whole life of a process; its exit code. `extend` adds to the app what this package knows nothing of."""
    logs.configure(settings.log)
    with asyncio.Runner(loop_factory=loop_factory()) as runner:
        runner.run(serve_app(settings, listening, started, extend))
    return 0


def loop_factory() -> Callable[[], asyncio.AbstractEventLoop]:
    """uvloop, where there is one."""
    try:
        import uvloop
    except ImportError:
        return asyncio.new_event_loop
    return uvloop.new_event_loop
