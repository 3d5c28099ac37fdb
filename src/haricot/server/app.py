"""The table server as an ASGI app: what it opens when it starts, and how it stops."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import AsyncIterator
from functools import cache

import msgspec
from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route, WebSocketRoute
from starlette.websockets import WebSocket
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

from haricot import bringing
from haricot.calls import boxes, refused
from haricot.calls.spec import JSON
from haricot.server import club_routes as club_routes  # how each call is answered
from haricot.server import http, openapi, sockets
from haricot.server import routes as routes
from haricot.server.codes import Codes
from haricot.server.errands import Steward
from haricot.server.guard import Guard
from haricot.server.hub import Hub
from haricot.server.limits import Limits
from haricot.server.lobby import Lobby
from haricot.server.metrics import MEDIA_TYPE, Metrics
from haricot.server.people import People, Seals
from haricot.server.settings import Settings
from haricot.server.static_files import Page
from haricot.server.store import Store

FRESH = 1.0  # seconds


def create_app(settings: Settings) -> Starlette:
    """The app; its lifespan opens the database and the hub, and raises StoreError. Raises BadSetup."""
    bringing.bring(settings.players)
    limits, metrics = Limits(settings), Metrics()
    walls = [
        Middleware(Guard, settings=settings, limits=limits, metrics=metrics),
        Middleware(GZipMiddleware, minimum_size=1000, compresslevel=6),
    ]
    if settings.proxy:
        trusted = [address.strip() for address in settings.proxy.split(",")]
        walls.insert(0, Middleware(ProxyHeadersMiddleware, trusted_hosts=trusted))
    app = Starlette(
        routes=[
            *http.routes(),
            Route("/api/openapi.json", published),
            Route("/healthz", healthy),
            Route("/metrics", measured),
            WebSocketRoute("/ws", socket),
        ],
        middleware=walls,
        exception_handlers={404: http.on_error, 405: http.on_error},
        lifespan=lifespan,
    )
    app.router.redirect_slashes = False
    app.router.default = Page()  # after all routes, so that these can say which methods they know
    app.state.settings, app.state.limits, app.state.metrics = settings, limits, metrics
    return app


@contextlib.asynccontextmanager
async def lifespan(app: Starlette) -> AsyncIterator[None]:
    """Everything durable is open while the app runs; nothing queued is lost when it stops."""
    state = app.state
    async with contextlib.AsyncExitStack() as stack:
        state.store = await Store.open(state.settings.database, patience=state.settings.patience)
        stack.push_async_callback(state.store.close)
        state.health = Health(state.store)
        state.people = People(state.store, Seals(await state.store.secret("cookie")), state.settings)
        state.hub = Hub(state.store, state.people.seals, state.metrics, state.settings)
        stack.push_async_callback(state.hub.close)
        state.lobby = Lobby(state.hub)
        state.codes = Codes(state.hub, state.limits, state.settings)
        await state.hub.start_up()
        if not state.store.shared:
            looking_after = asyncio.create_task(Steward(state.lobby, state.people).keep_looking())
            stack.callback(looking_after.cancel)
        warming = asyncio.create_task(asyncio.to_thread(warm))  # the first visitor need not wait for it
        stack.push_async_callback(lambda: warming)
        looking = asyncio.create_task(state.store.look_over())
        stack.push_async_callback(lambda: looking)
        yield


def warm() -> None:
    """Read what every server is asked for sooner or later."""
    boxes.boxes()
    refused.warm()


async def socket(websocket: WebSocket) -> None:
    """One client's socket."""
    await sockets.endpoint(websocket)


async def published(request: Request) -> Response:
    """The HTTP interface, for programs."""
    return Response(document(), media_type=JSON)


@cache
def document() -> bytes:
    """The same for everybody."""
    return msgspec.json.encode(openapi.document())


async def healthy(request: Request) -> Response:
    """Does the database answer, and can it be written?"""
    what = await request.app.state.health.now()
    if what:
        return PlainTextResponse(f"{what}\n", 503, headers={"cache-control": "no-store", "retry-after": "5"})
    return PlainTextResponse("ok\n", headers={"cache-control": "no-store"})


class Health:
    """What is the matter; found out once a second, however many ask."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.what = ""
        self.found = -FRESH
        self.finding = asyncio.Lock()

    async def now(self) -> str:
        """Empty: nothing."""
        async with self.finding:
            if time.monotonic() - self.found >= FRESH:
                self.what = await self.store.trouble()
                self.found = time.monotonic()
        return self.what


async def measured(request: Request) -> Response:
    """Numbers for Prometheus."""
    return Response(request.app.state.metrics.text(), media_type=MEDIA_TYPE)
