"""The door: every connection from its first byte on, before anything that it says is understood.

Who connects has little time to say what they want, in few bytes. Who has said nothing yet holds a place that is given to
the next when there are many; the last places are kept for addresses that hold few.
"""

from __future__ import annotations

import asyncio
import ipaddress
import time
from collections import Counter, OrderedDict
from typing import Any, cast

import httptools
import uvicorn
from uvicorn.protocols.http.httptools_impl import STATUS_LINE, HttpToolsProtocol

from haricot.server.limits import household
from haricot.server.logs import log
from haricot.server.settings import Settings

FILES = 65_536  # open files that are asked of the system
KEPT_FILES = 256  # of these, for the database, workers and the like
FEW = 4  # connections of an address that may have one of the last places
TOLD = 60.0  # seconds between two lines about those who were turned away
RESERVED = 10  # one place in so many is for addresses that hold few
TOO_LONG, TOO_LATE = 431, 408


def raise_files() -> int:
    """As many open files as the system gives us, in reason; how many that is."""
    try:
        import resource
    except ImportError:  # Windows counts otherwise
        return FILES
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    most = FILES if hard == resource.RLIM_INFINITY else min(FILES, hard)
    if soft != resource.RLIM_INFINITY and soft < most:
        try:
            resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))
        except (OSError, ValueError):
            return soft
    return most


class Proxies:
    """The addresses whose connections are other people's."""

    def __init__(self, written: str) -> None:
        words = [word.strip() for word in written.split(",") if word.strip()]
        self.everybody = "*" in words
        self.names = set(words)
        self.nets: list[ipaddress.IPv4Network | ipaddress.IPv6Network] = []
        for word in words:
            try:
                self.nets.append(ipaddress.ip_network(word, strict=False))
            except ValueError:
                continue

    def trusted(self, address: str) -> bool:
        """Does one of them stand at this address?"""
        if self.everybody or address in self.names:
            return True
        try:
            found = ipaddress.ip_address(address)
        except ValueError:
            return False
        return any(found in net for net in self.nets)


class Places:
    """Who holds a connection to this process, by address, and who of them has said nothing yet."""

    def __init__(self, settings: Settings, files: int) -> None:
        self.most = max(RESERVED, min(settings.connections, files - KEPT_FILES))
        self.an_address = settings.connections_by_address
        self.head_seconds = settings.head_seconds
        self.body_seconds = settings.body_seconds
        self.reading_seconds = settings.reading_seconds
        self.max_head = settings.max_head
        self.proxies = Proxies(settings.proxy)
        self.held: Counter[str] = Counter()
        self.taken: dict[object, str] = {}  # a connection's transport: its address
        self.strangers: OrderedDict[asyncio.Transport, None] = OrderedDict()  # the oldest first
        self.away = 0
        self.told = -TOLD

    def take(self, transport: asyncio.Transport, address: str) -> bool:
        """A connection comes; False: there is no place for it."""
        house = "" if self.proxies.trusted(address) else household(address)
        if house and self.held[house] >= self.an_address:
            return self.turn_away("address")
        if len(self.strangers) >= self.most // 2:
            self.end_stranger()
        free = self.most - len(self.taken)
        if free <= self.most // RESERVED and house and self.held[house] >= FEW:
            return self.turn_away("full")
        if free <= 0 and not self.end_stranger():
            return self.turn_away("full")
        self.taken[transport] = house
        self.held[house] += 1
        self.strangers[transport] = None
        return True

    def end_stranger(self) -> bool:
        """The one that has said nothing for longest goes."""
        if not self.strangers:
            return False
        transport, _ = self.strangers.popitem(last=False)
        self.leave(transport)
        transport.abort()
        return True

    def spoke(self, transport: asyncio.Transport) -> None:
        """It has said what it wants."""
        self.strangers.pop(transport, None)

    def leave(self, transport: asyncio.Transport) -> None:
        """A connection is gone, or as good as gone."""
        self.strangers.pop(transport, None)
        house = self.taken.pop(transport, None)
        if house is not None:
            self.held[house] -= 1
            if self.held[house] <= 0:
                del self.held[house]

    def turn_away(self, why: str) -> bool:
        """Nobody is let in; the host reads of it now and then."""
        self.away += 1
        now = time.monotonic()
        if now - self.told >= TOLD:
            log.warning("connections turned away", why=why, so_many=self.away, held=len(self.taken), most=self.most)
            self.away, self.told = 0, now
        return False


class Configuration(uvicorn.Config):
    """Uvicorn's, and the places of this process."""

    def __init__(self, app: Any, settings: Settings, files: int, **more: Any) -> None:
        super().__init__(app, **more)
        self.places = Places(settings, files)


class Door(HttpToolsProtocol):
    """One connection, until it is a websocket."""

    def __init__(self, *words: Any, **more: Any) -> None:
        super().__init__(*words, **more)
        self.places = cast(Configuration, self.config).places
        self.deadline: asyncio.TimerHandle | None = None
        self.writing: asyncio.TimerHandle | None = None
        self.in_head = True
        self.head = 0  # bytes of it
        self.turned_away = False
        self.too_long = False

    # -- coming and going

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        if not self.places.take(transport, self.client[0] if self.client else ""):
            self.turned_away = True
            self.refuse(503, b"retry-after: 10\r\n")
            return
        self.wait(self.places.head_seconds)

    def connection_lost(self, exc: Exception | None) -> None:
        self.places.leave(self.transport)
        self.wait(0)
        self.resume_writing()
        super().connection_lost(exc)

    def wait(self, seconds: float) -> None:
        """So long for what is to come; 0: nothing is waited for."""
        if self.deadline is not None:
            self.deadline.cancel()
        self.deadline = self.loop.call_later(seconds, self.too_late) if seconds else None

    def too_late(self) -> None:
        """What was to come did not."""
        self.refuse(TOO_LATE)

    def refuse(self, status: int, more: bytes = b"") -> None:
        """A short answer, unless one has begun, and the end."""
        self.wait(0)
        if self.cycle is None or self.cycle.response_complete or not self.cycle.response_started:
            head = STATUS_LINE[status] + more + b"content-length: 0\r\nconnection: close\r\n\r\n"
            self.transport.write(head)
        self.transport.close()
        self.loop.call_later(1.0, self.transport.abort)  # whoever does not even read this

    def timeout_keep_alive_handler(self) -> None:
        super().timeout_keep_alive_handler()
        self.loop.call_later(self.places.reading_seconds, self.transport.abort)

    # -- in

    def data_received(self, data: bytes) -> None:
        if self.turned_away or self.transport.is_closing():
            return
        if self.in_head:
            if not self.head and self.deadline is None:
                self.wait(self.places.head_seconds)  # the next request of a connection that is kept
            self.head += len(data)
        super().data_received(data)
        if self.in_head and self.head > self.places.max_head and not self.transport.is_closing():
            self.refuse(TOO_LONG)

    def send_400_response(self, msg: str) -> None:
        if self.too_long:
            self.refuse(TOO_LONG)
        else:
            super().send_400_response(msg)

    def on_headers_complete(self) -> None:
        size = len(self.url) + sum([len(name) + len(value) for name, value in self.headers])
        if size > self.places.max_head:
            self.too_long = True
            raise httptools.HttpParserError("the head is too long")
        self.in_head, self.head = False, 0
        self.places.spoke(self.transport)
        self.wait(self.places.body_seconds)
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        self.in_head = True
        self.wait(0)
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        self.wait(0)
        super().handle_websocket_upgrade()

    # -- out

    def pause_writing(self) -> None:
        super().pause_writing()
        if self.writing is None:
            self.writing = self.loop.call_later(self.places.reading_seconds, self.transport.abort)

    def resume_writing(self) -> None:
        if self.writing is not None:
            self.writing.cancel()
            self.writing = None
        super().resume_writing()
