"""MCP at a table server itself: models sit down among people by HTTP, with nothing of their own but an address.

The tools are guests of the server like everybody else, by a socket to its own address, so that nothing here is judged, timed or
told otherwise than there. A key is what opens the seat: the table, the place and the seat's token. Whatever process is asked, and
after whatever pause, it brings the model back.
"""

from __future__ import annotations

import asyncio
import contextlib
import contextvars
import functools
import re
import secrets
import threading
import time
from collections import Counter
from collections.abc import AsyncIterator, Callable
from typing import Any

import anyio
import anyio.from_thread
import anyio.to_thread
from mcp.server.mcpserver.exceptions import ToolError
from mcp.server.transport_security import TransportSecuritySettings
from starlette.types import ASGIApp, Receive, Scope, Send

from haricot.calls import shapes
from haricot.locales import LANGUAGES, texts
from haricot.study import games
from haricot.study.mcp import MOST, Lost, Tools, offered
from haricot.study.sitting import AtServer, Sitting, as_program
from haricot.table.wishes import NewTable
from haricot.terminal.served import promise

AT_ONCE = 32  # calls that are answered at the same time,
OF_ONE = 4  # and of one address
IDLE = 600.0  # seconds after which a seat that nobody calls for is left until its key comes again
KEY = re.compile(r"([\w-]{1,40})\.(\d{1,2})\.([\w.=-]{1,200})")
asker: contextvars.ContextVar[str] = contextvars.ContextVar("asker", default="")  # whose request is being answered


class House(Tools):
    """The tools of one table server; `base` is its own address."""

    def __init__(self, base: str, lang: str, may_come: Callable[[str], None]) -> None:
        super().__init__(base, lang)
        self.may_come = may_come  # raises where an address has come too often
        self.coming = threading.Lock()  # one after the other: two that come to one seat would push each other off it
        self.sorting = threading.Lock()  # of the seats
        self.used: dict[str, float] = {}
        self.calls: Counter[str] = Counter()
        self.limiter = anyio.CapacityLimiter(AT_ONCE)

    # -- seats

    def keep(self, sitting: Sitting) -> str:
        """What opens the seat."""
        assert isinstance(sitting, AtServer)
        served = sitting.served
        key = f"{served.visitor.address.table}.{served.seat}.{served.token}"
        with self.sorting:
            left = [self.sittings.pop(key, None)]
            self.sittings[key] = sitting
            now = self.used[key] = time.monotonic()
            while len(self.sittings) > MOST or now - self.used[next(iter(self.sittings))] > IDLE:
                oldest, least = self.sittings.popitem(last=False)
                del self.used[oldest]
                left.append(least)
        for each in left:
            if each is not None:
                each.leave()
        return key

    def find(self, key: str) -> Sitting:
        """The seat of a key, also one that was left since; raises ToolError."""
        with self.coming:
            sitting = self.known(key)
            if sitting is not None:
                return sitting
            found = KEY.fullmatch(key)
            if found is None:
                raise ToolError(texts(self.lang).say("study-no-seat"))
            self.welcome()
            table, seat, token = found.groups()
            back: AtServer = self.reached(lambda: AtServer(self.visitor(table), int(seat), token, "", self.lang))
            self.keep(back)
            return back

    def known(self, key: str) -> Sitting | None:
        """A seat that has not been left."""
        with self.sorting:
            sitting = self.sittings.get(key)
            if sitting is not None:
                self.sittings.move_to_end(key)
                self.used[key] = time.monotonic()
            return sitting

    def drop(self, key: str) -> None:
        """Leave a seat; its key opens it again."""
        with self.sorting:
            self.used.pop(key, None)
            sitting = self.sittings.pop(key, None)
        if sitting is not None:
            sitting.leave()

    def at(self, key: str, do: Callable[[Sitting], str]) -> str:
        """Do something at a seat; where the connection is lost, the next call comes to it anew."""
        try:
            return super().at(key, do)
        except Lost:
            self.drop(key)
            raise

    def welcome(self) -> None:
        """Let a model come in; raises ToolError where its address has come too often."""
        self.reached(lambda: anyio.from_thread.run_sync(self.may_come, asker.get()))

    # -- tools that are different here

    def new_table(
        self,
        game: str,
        seats: int = 0,
        opponent: str = "greedy",
        edition: str = "",
        options: dict[str, str] | None = None,
        name: str = "Model",
        lang: str = "",
    ) -> str:
        """Open a table against programs and sit down on seat 0; others may watch, and see that you are a program. Returns the
        key of your seat and how to play. seats 0: as few as the game takes. lang: en, fr or de."""
        self.welcome()

        def open_one() -> AtServer:
            made = games.make(game, seats, edition, options)
            promised = secrets.token_bytes(16).hex()
            visitor = self.visitor("new")
            visitor.call("GET", "/api/me", shapes.Person)
            visitor.call("PATCH", "/api/me", shapes.Person, shapes.Rename(as_program(name)))
            wish = NewTable(
                game=game,
                seats=["me", *[opponent] * (int(made.seats) - 1)],
                edition=edition,
                options=options or {},
                pace="instant",
                commits=[promise(promised)],
                start=True,
            )
            opened: shapes.TableLink = visitor.call("POST", "/api/tables", shapes.TableLink, wish)
            visitor.address.table = opened.id
            return AtServer(visitor, 0, opened.tokens["0"], "", self.spoken(lang), promised)

        return self.seated(self.reached(open_one))

    def sit(
        self, link: str, seat: int = -1, token: str = "", name: str = "Model", key: str = "", lang: str = ""
    ) -> str:
        """Take a seat (-1: any) of a table, by its id or link (key: of a private one); or come back to a seat with its token.
        The others see your name and that you are a program. Returns the key of your seat. lang: en, fr or de."""
        self.welcome()
        found = re.fullmatch(r"(?:\S*/t/)?([\w-]{1,40})(?:\?k=([\w-]+))?", link)
        if found is None:
            raise ToolError(texts(self.lang).say("study-no-tables"))

        def sit_down() -> AtServer:
            visitor = self.visitor(found[1])  # a link elsewhere leads to this server's own table, or to none
            visitor.address.key = key or found[2] or ""
            return AtServer(visitor, seat, token, name, self.spoken(lang))

        return self.seated(self.reached(sit_down))

    def shown(self, table: str) -> str:
        """What `sit` takes: whoever asks knows where this server is."""
        return table

    def spoken(self, lang: str) -> str:
        """The language that was asked for, if it is one of ours."""
        return lang if lang in LANGUAGES else self.lang

    # -- how they are called

    def guarded(self, tool: Callable[..., str]) -> Callable[..., Any]:
        """A tool that answers in a thread, so that nobody at a table waits for it; refused where too many wait."""

        @functools.wraps(tool)
        async def call(**words: Any) -> str:
            who = asker.get()
            if self.calls[who] >= OF_ONE or self.limiter.borrowed_tokens >= AT_ONCE:
                raise ToolError(texts(self.lang).say("study-busy"))
            self.calls[who] += 1
            try:
                return await anyio.to_thread.run_sync(lambda: tool(**words), limiter=self.limiter)
            finally:
                self.calls[who] -= 1
                if not self.calls[who]:
                    del self.calls[who]

        return call

    def close(self) -> None:
        """Leave all seats."""
        for key in list(self.sittings):
            self.drop(key)


@contextlib.asynccontextmanager
async def entrance(house: House, most: int) -> AsyncIterator[ASGIApp]:
    """The tools as an app that answers POST /mcp, each request by itself; `most` bytes a request."""
    made = offered([house.guarded(tool) for tool in house.all()])
    app = made.streamable_http_app(
        json_response=True,
        stateless_http=True,  # nothing is kept for whoever never comes back
        max_request_body_size=most,
        transport_security=TransportSecuritySettings(
            enable_dns_rebinding_protection=False
        ),  # the server's own wall does it
    )

    async def answer(scope: Scope, receive: Receive, send: Send) -> None:
        asker.set(scope["haricot.asker"])
        await app(scope, receive, send)

    async with app.router.lifespan_context(app):
        try:
            yield answer
        finally:
            await asyncio.to_thread(house.close)
