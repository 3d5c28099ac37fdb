"""Models at a served table: what joins the table server and the tools, where these are installed."""

from __future__ import annotations

import asyncio
import contextlib
import importlib.util
import socket
from collections.abc import AsyncIterator, Callable
from typing import Any

from starlette.applications import Starlette
from starlette.routing import Route
from starlette.types import ASGIApp, Receive, Scope, Send

from haricot.server.errors import Denied
from haricot.server.http import failed
from haricot.server.limits import household

PATH = "/mcp"


def installed() -> bool:
    """Is there what the tools are made of?"""
    return importlib.util.find_spec("mcp") is not None


class Entrance:
    """Answers POST /mcp. What it is made of is read when the first model comes: that takes longer than the rest of the start."""

    def __init__(self, app: Starlette, base: str) -> None:
        self.app = app
        self.base = base
        self.opening = asyncio.Lock()
        self.inner: ASGIApp | None = None
        self.task: asyncio.Task[None] | None = None
        self.leaving = asyncio.Event()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        client = scope.get("client")
        address = household(client[0] if client else "")
        try:
            self.app.state.limits.requests.take(address)
        except Denied as denied:
            await failed(denied)(scope, receive, send)
            return
        inner = await self.opened()
        await inner({**scope, "haricot.asker": address}, receive, send)

    async def opened(self) -> ASGIApp:
        """The tools, made once."""
        async with self.opening:
            if self.inner is None:
                ready: asyncio.Future[ASGIApp] = asyncio.get_running_loop().create_future()
                self.task = asyncio.create_task(self.keep_open(ready))
                self.inner = await ready
        return self.inner

    async def keep_open(self, ready: asyncio.Future[ASGIApp]) -> None:
        """Have the tools in one task from the first model on until the server stops."""
        try:
            house = await asyncio.to_thread(importlib.import_module, "haricot.study.house")
            limits, settings = self.app.state.limits, self.app.state.settings
            made = house.House(self.base, "en", limits.guests.take)
            async with house.entrance(made, settings.max_body) as app:
                ready.set_result(app)
                await self.leaving.wait()
        except BaseException as error:
            if not ready.done():
                ready.set_exception(error)
            raise

    async def close(self) -> None:
        """The server stops."""
        self.leaving.set()
        if self.task is not None:
            with contextlib.suppress(Exception):
                await self.task


def closed(app: Starlette) -> None:
    """Leave a table server as it is."""


def opened_at(listening: socket.socket) -> Callable[[Starlette], None]:
    """Open a table server that listens here to models."""
    return lambda app: let_in(app, own_address(listening))


def let_in(app: Starlette, base: str) -> None:
    """Open a table server to models; `base` is its own address."""
    around = app.router.lifespan_context

    @contextlib.asynccontextmanager
    async def lifespan(running: Starlette) -> AsyncIterator[Any]:
        entrance = Entrance(app, base)
        app.router.routes.append(Route(PATH, entrance, methods=["POST"]))
        async with around(running) as state:
            try:
                yield state
            finally:
                await entrance.close()

    app.router.lifespan_context = lifespan


def own_address(listening: socket.socket) -> str:
    """Where a server reaches itself."""
    host, port = listening.getsockname()[:2]
    host = {"0.0.0.0": "127.0.0.1", "::": "::1"}.get(host, host)
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"
