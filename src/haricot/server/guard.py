"""The outer wall: where a request comes from, how many sockets an address holds, headers, and one line in the log."""

from __future__ import annotations

import secrets
import time
from urllib.parse import urlsplit

import structlog
from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from haricot.server.errors import Denied
from haricot.server.http import failed
from haricot.server.limits import Limits, household
from haricot.server.logs import log
from haricot.server.metrics import Metrics
from haricot.server.settings import Settings

SAFE = ("GET", "HEAD", "OPTIONS")
METHODS = (*SAFE, "POST", "PATCH", "DELETE", "PUT")
POLICY = "; ".join(
    [
        "default-src 'self'",
        "script-src 'self'",
        "style-src 'self'",
        "style-src-attr 'unsafe-inline'",
        "img-src 'self' data:",
        "object-src 'none'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    ]
)
HSTS = "max-age=31536000"  # where browsers speak https with us, they do so for a year
OPENER = "same-origin"  # whom browsers trust with it: elsewhere they complain
HERE = ("localhost", "127.0.0.1")
HEADERS = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=()",
}


class Guard:
    """Stands before every route."""

    def __init__(self, app: ASGIApp, settings: Settings, limits: Limits, metrics: Metrics) -> None:
        self.app = app
        self.settings = settings
        self.limits = limits
        self.metrics = metrics
        self.https = bool(settings.origins) and all(origin.startswith("https://") for origin in settings.origins)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http":
            await self.request(scope, receive, send)
        elif scope["type"] == "websocket":
            await self.socket(scope, receive, send)
        else:
            await self.app(scope, receive, send)

    async def request(self, scope: Scope, receive: Receive, send: Send) -> None:
        """One request: judged, answered with our headers, counted and logged."""
        started = time.perf_counter()
        id = secrets.token_hex(6)
        status = 0

        async def answer(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = int(message["status"])  # some say it with a name
                headers = MutableHeaders(scope=message)
                headers["x-request-id"] = id
                for name, value in HEADERS.items():
                    headers.setdefault(name, value)
                https = scope["scheme"] == "https" or self.https
                if https:
                    headers.setdefault("strict-transport-security", HSTS)
                if https or at_home(scope):
                    headers.setdefault("cross-origin-opener-policy", OPENER)
            await send(message)

        with structlog.contextvars.bound_contextvars(request=id):
            try:
                if scope["method"] not in SAFE:
                    check_origin(scope, self.settings)
                await self.app(scope, receive, answer)
            except Exception as error:
                if status:
                    raise
                await failed(error)(scope, receive, answer)
            took = time.perf_counter() - started
            route = getattr(scope.get("route"), "path", "") or "other"
            method = scope["method"] if scope["method"] in METHODS else "other"
            self.metrics.requests.labels(method, route, str(status)).inc()
            self.metrics.request_seconds.observe(took)
            log.info("request", method=method, path=scope["path"][:200], status=status, ms=round(took * 1000, 1))

    async def socket(self, scope: Scope, receive: Receive, send: Send) -> None:
        """One socket: refused before it opens if it comes from elsewhere or is one too many."""
        client = scope.get("client")
        address = household(client[0] if client else "")
        try:
            check_origin(scope, self.settings)
            self.limits.connect(address)
        except Denied as denied:
            await receive()  # websocket.connect
            await refuse_socket(denied, scope, receive, send)
            return
        self.metrics.sockets.inc()
        try:
            await self.app(scope, receive, send)
        finally:
            self.metrics.sockets.dec()
            self.limits.disconnect(address)


async def refuse_socket(denied: Denied, scope: Scope, receive: Receive, send: Send) -> None:
    """An answer in HTTP where the server allows it, else just a refusal."""
    if "websocket.http.response" in scope.get("extensions", {}):
        await failed(denied)(scope, receive, send)
    else:
        await send({"type": "websocket.close", "code": 1008})


def at_home(scope: Scope) -> bool:
    """Does the browser run on this computer? It trusts such an address as it does https."""
    host = Headers(scope=scope).get("host", "").lower()
    return host.startswith("[::1]") or host.partition(":")[0] in HERE


def check_origin(scope: Scope, settings: Settings) -> None:
    """Is what a browser sends sent by our own page? Raises Denied.

    Browsers name the origin of every socket and of every request that may change something. Whoever names
    none is no browser, and has no cookies of somebody else's to misuse.
    """
    headers = Headers(scope=scope)
    claimed = headers.get("origin") or headers.get("referer")
    if claimed is not None and not allowed(claimed, HTTPConnection(scope), settings):
        raise Denied(403, "wrong_origin", "wrong-origin")
    if claimed is None and headers.get("sec-fetch-site", "none") not in ("same-origin", "none"):
        raise Denied(403, "wrong_origin", "wrong-origin")


def allowed(claimed: str, connection: HTTPConnection, settings: Settings) -> bool:
    """Is this one of our own addresses: those the host has named, or else the one the request went to?"""
    try:
        parts = urlsplit(claimed)
    except ValueError:
        return False
    origin = f"{parts.scheme}://{parts.netloc}".lower()
    if settings.origins:
        return origin in settings.origins
    return parts.scheme in ("http", "https") and parts.netloc.lower() == connection.headers.get("host", "").lower()
