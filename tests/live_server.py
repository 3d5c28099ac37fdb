"""A real server in this process, on a loopback port with a database of its own, and browsers that speak to it."""

from __future__ import annotations

import asyncio
import contextlib
import http.client
import json
import threading
from collections.abc import Iterator
from dataclasses import dataclass
from http.cookies import SimpleCookie
from pathlib import Path
from typing import Any

from hurried import JUDGING, hurry
from msgspec.structs import replace

from haricot.commands import models
from haricot.commands.serving import listen
from haricot.server.app import create_app
from haricot.server.running import Server, configured
from haricot.server.settings import Settings, unlimited


@dataclass
class Answer:
    """What came back."""

    status: int
    headers: dict[str, str]
    body: bytes

    @property
    def json(self) -> Any:
        """The body of a JSON answer."""
        assert self.headers["content-type"] == "application/json", self
        return json.loads(self.body)

    def ok(self) -> Any:
        """The body of a JSON answer that is no error."""
        assert 200 <= self.status < 300, (self.status, self.body)
        return self.json if self.body else None

    def denied(self, status: int, error: str) -> str:
        """The line of an error."""
        assert (self.status, self.json["error"]) == (status, error), (self.status, self.body)
        assert "Traceback" not in self.json["text"]
        return str(self.json["text"])


class Browser:
    """Keeps its cookies, names its origin, speaks JSON."""

    def __init__(self, host: str, port: int) -> None:
        self.host = host
        self.port = port
        self.cookies: dict[str, str] = {}

    @property
    def origin(self) -> str:
        """Where its page came from."""
        return f"http://{self.host}:{self.port}"

    @property
    def cookie(self) -> str:
        """All its cookies, as a header."""
        return "; ".join(f"{name}={value}" for name, value in self.cookies.items())

    def ask(self, method: str, path: str, body: Any = None, raw: bytes | None = None, **headers: str) -> Answer:
        """One request; `body` is sent as JSON, `raw` as it is."""
        sent = {"Origin": self.origin} if method not in ("GET", "HEAD") else {}
        if self.cookies:
            sent["Cookie"] = self.cookie
        if body is not None:
            raw = json.dumps(body).encode()
        if raw is not None:
            sent["Content-Type"] = "application/json"
        sent |= {name.replace("_", "-"): value for name, value in headers.items()}
        connection = http.client.HTTPConnection(self.host, self.port, timeout=60)
        with contextlib.closing(connection):
            connection.request(method, path, raw, {name: value for name, value in sent.items() if value})
            response = connection.getresponse()
            found = Answer(response.status, {k.lower(): v for k, v in response.getheaders()}, response.read())
            for line in response.headers.get_all("set-cookie") or []:
                for name, morsel in SimpleCookie(line).items():
                    self.cookies[name] = morsel.value
                    if not morsel.value:
                        del self.cookies[name]
        return found

    def get(self, path: str, **headers: str) -> Answer:
        """Read."""
        return self.ask("GET", path, None, None, **headers)

    def post(self, path: str, body: Any = None, **headers: str) -> Answer:
        """Do."""
        return self.ask("POST", path, body, None, **headers)


class Live:
    """A server that runs in a thread."""

    problem: BaseException | None = None

    def __init__(self, settings: Settings) -> None:
        hurry()
        self.socket = listen(settings.host, 0)
        self.host, self.port = self.socket.getsockname()[:2]
        self.app = create_app(settings)
        if models.installed():
            models.opened_at(self.socket)(self.app)
        self.ready = threading.Event()
        self.server = Server(configured(settings, self.app), self.app, self.ready.set)
        self.thread = threading.Thread(target=self.run)
        self.thread.start()
        self.ready.wait(120)
        if self.problem is not None:
            self.stop()
            raise self.problem

    def run(self) -> None:
        """The thread."""
        try:
            asyncio.run(self.main())
        except BaseException as problem:
            self.problem = problem
        finally:
            self.ready.set()

    async def main(self) -> None:
        """Serve until told to stop."""
        self.loop = asyncio.get_running_loop()
        async with self.app.router.lifespan_context(self.app):
            await self.server.serve(sockets=[self.socket])

    def stop(self) -> None:
        """Drain and close."""
        self.server.stop()
        self.thread.join(120)
        self.socket.close()
        assert not self.thread.is_alive()

    def browser(self) -> Browser:
        """Somebody new."""
        return Browser(self.host, self.port)


@contextlib.contextmanager
def live(folder: Path, **changed: Any) -> Iterator[Live]:
    """A server without rates but for those named, with a database in a folder."""
    own = Settings(database=str(folder / "tables.db"), seconds_to_stop=2, judging=JUDGING)
    settings = replace(unlimited(own), **changed)
    server = Live(settings)
    try:
        yield server
    finally:
        server.stop()
