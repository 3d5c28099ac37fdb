"""Who connects and says nothing, little, slowly or too much holds nobody else up."""

from __future__ import annotations

import asyncio
import contextlib
import json
import resource
import socket
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
import structlog
from live_server import Live, live
from server.hostile.served import Guest, Served
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus
from websockets.typing import Origin

from haricot.server.door import KEPT_FILES, Places, Proxies, raise_files
from haricot.server.settings import Settings

SOON = 60.0  # seconds, on a busy machine
WHOLE = b"GET /healthz HTTP/1.1\r\nhost: x\r\n\r\n"


class Line:
    """A connection as a program without manners makes it."""

    def __init__(self, server: Live, sends: bytes = b"") -> None:
        self.socket = socket.create_connection((server.host, server.port), timeout=SOON)
        if sends:
            self.socket.sendall(sends)

    def says(self) -> bytes:
        """Everything until the server ends it."""
        found = b""
        with contextlib.suppress(ConnectionError):
            while more := self.socket.recv(65536):
                found += more
        return found

    def close(self) -> None:
        self.socket.close()


@contextlib.contextmanager
def lines(server: Live, so_many: int, sends: bytes = b"") -> Iterator[list[Line]]:
    """Many of them."""
    with contextlib.ExitStack() as stack:
        yield [stack.enter_context(contextlib.closing(Line(server, sends))) for _ in range(so_many)]


@pytest.mark.parametrize(
    "sends",
    [
        b"",
        b"GET /healthz HTTP/1.1\r\nhost: x\r\n",
        b"POST /api/login HTTP/1.1\r\nhost: x\r\ncontent-length: 100\r\n\r\n{",
        WHOLE + b"GET /",
    ],
    ids=["silent", "half a head", "half a body", "half a second head"],
)
def test_what_does_not_come_is_not_waited_for(tmp_path: Path, sends: bytes) -> None:
    with live(tmp_path, head_seconds=0.4, body_seconds=0.4) as server, lines(server, 5, sends) as many:
        began = time.monotonic()
        for line in many:
            said = line.says()
            assert not said or b"408" in said or said.startswith(b"HTTP/1.1 200"), said
        assert time.monotonic() - began < SOON
        assert server.browser().get("/healthz").status == 200


def test_a_head_that_drips_ends_as_well(tmp_path: Path) -> None:
    with live(tmp_path, head_seconds=1.0) as server, lines(server, 1, b"GET / HTTP/1.1\r\n") as (line,):
        began = time.monotonic()
        with contextlib.suppress(ConnectionError):
            while time.monotonic() - began < SOON:
                line.socket.sendall(b"x: y\r\n")
                time.sleep(0.05)
        assert time.monotonic() - began < SOON


@pytest.mark.parametrize(
    "sends",
    [
        b"GET /healthz HTTP/1.1\r\nx: " + b"y" * 40_000,
        b"GET /healthz HTTP/1.1\r\n" + b"x: y\r\n" * 8_000,
        b"GET /" + b"x" * 40_000,
        b"GET /" + b"x" * 40_000 + b" HTTP/1.1\r\nhost: x\r\n\r\n",
    ],
    ids=["one header", "many headers", "an address", "a whole one"],
)
def test_a_head_has_an_end(tmp_path: Path, sends: bytes) -> None:
    with live(tmp_path) as server, lines(server, 1) as (line,):
        with contextlib.suppress(ConnectionError):
            line.socket.sendall(sends)
        assert line.says().startswith(b"HTTP/1.1 431")


def test_a_large_body_after_a_small_head_is_no_large_head(tmp_path: Path) -> None:
    body = b" " * 60_000
    head = b"POST /api/login HTTP/1.1\r\nhost: x\r\nconnection: close\r\ncontent-length: %d\r\n\r\n" % len(body)
    with live(tmp_path) as server, lines(server, 1, head + body) as (line,):
        assert line.says().startswith(b"HTTP/1.1 415")


def test_an_address_holds_so_many_connections(tmp_path: Path) -> None:
    with live(tmp_path, sockets_by_address=2) as server:
        with lines(server, 8) as eight:
            with lines(server, 1, WHOLE) as (ninth,):
                assert ninth.says().startswith(b"HTTP/1.1 503")
            eight[0].close()
            for _ in range(int(SOON / 0.05)):
                time.sleep(0.05)
                with lines(server, 1, WHOLE.replace(b"\r\n\r\n", b"\r\nconnection: close\r\n\r\n")) as (another,):
                    if another.says().startswith(b"HTTP/1.1 200"):
                        return
        pytest.fail("a place was not given back")


def test_a_thousand_who_say_nothing_keep_nobody_out(tmp_path: Path) -> None:
    """The oldest of them make room for who has something to say."""
    with live(tmp_path, connections=200, head_seconds=600.0) as server, lines(server, 300) as many:
        assert server.browser().get("/healthz").status == 200
        assert sum(1 for line in many if ended(line)) >= 100


def ended(line: Line) -> bool:
    """Has the server ended it?"""
    line.socket.setblocking(False)
    try:
        return line.socket.recv(1) == b""
    except BlockingIOError:
        return False
    except ConnectionError:
        return True


async def test_sockets_hold_their_place_and_give_it_back(tmp_path: Path) -> None:
    with live(tmp_path, sockets_by_address=1) as server:
        places: Places = server.server.config.places  # type: ignore[attr-defined]
        async with connect(
            f"ws://{server.host}:{server.port}/ws", origin=Origin(f"http://{server.host}:{server.port}")
        ):
            assert len(places.taken) == 1
            assert not places.strangers
        for _ in range(int(SOON / 0.05)):
            if not places.taken:
                break
            await asyncio.sleep(0.05)
        assert not places.taken
        assert not places.held


def test_who_does_not_read_is_cut_off(tmp_path: Path) -> None:
    """Answers that nobody reads are kept for a while, not for ever."""
    asks = b"GET /api/openapi.json HTTP/1.1\r\nhost: x\r\n\r\n" * 200
    with live(tmp_path, reading_seconds=0.5) as server:
        places: Places = server.server.config.places  # type: ignore[attr-defined]
        with lines(server, 1) as (line,):
            line.socket.setblocking(False)
            with contextlib.suppress(BlockingIOError):
                line.socket.send(asks)
            time.sleep(0.2)
            began = time.monotonic()
            while places.taken and time.monotonic() - began < SOON:
                time.sleep(0.05)
            assert not places.taken


# -- who counts


class Silent:
    """Stands for a connection in the counting of places."""

    def __init__(self) -> None:
        self.aborted = False

    def abort(self) -> None:
        self.aborted = True


def fill(places: Places, address: str, so_many: int, spoke: bool = True) -> list[bool]:
    """Let an address come so many times."""
    came = []
    for _ in range(so_many):
        transport = Silent()
        came.append(places.take(transport, address))  # type: ignore[arg-type]
        if spoke:
            places.spoke(transport)  # type: ignore[arg-type]
    return came


def test_the_last_places_are_for_addresses_that_hold_few() -> None:
    places = Places(Settings(connections=100, sockets_by_address=1000), 10_000)
    assert fill(places, "192.0.2.1", 95).count(True) == 90
    assert all(fill(places, "192.0.2.2", 4))
    assert not any(fill(places, "192.0.2.2", 1))
    assert all(fill(places, "192.0.2.3", 4))
    assert all(fill(places, "192.0.2.4", 2))
    assert not any(fill(places, "192.0.2.5", 1))  # a hundred


def test_running_out_is_logged_once_however_many_come() -> None:
    places = Places(Settings(connections=100, sockets_by_address=1000), 10_000)
    with structlog.testing.capture_logs() as lines:
        came = fill(places, "192.0.2.1", 500)
    assert came.count(False) == 410
    assert [(line["event"], line["log_level"]) for line in lines] == [("connections turned away", "warning")]


def test_a_proxy_is_not_one_address() -> None:
    places = Places(Settings(sockets_by_address=1, proxy="192.0.2.0/24, 2001:db8::1"), 10_000)
    assert all(fill(places, "192.0.2.1", 50))
    assert all(fill(places, "2001:db8::1", 50))
    assert fill(places, "198.51.100.1", 6).count(True) == 4
    assert Proxies("*").trusted("198.51.100.1")
    assert not Proxies("").trusted("198.51.100.1")


def test_open_files_are_asked_for_and_never_run_out() -> None:
    files = raise_files()
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    assert soft in (resource.RLIM_INFINITY, files) or soft > files
    assert hard in (resource.RLIM_INFINITY, soft) or hard >= soft
    assert Places(Settings(), 1024).most == 1024 - KEPT_FILES


# -- what the host reads of it


async def test_nobody_writes_errors_into_the_log(served: Served) -> None:
    place = f"ws://{served.place}/ws"
    for _ in range(3):
        with pytest.raises(InvalidStatus):
            await connect(place, origin=Origin("http://elsewhere.example"))
        async with connect(place, origin=Origin(f"http://{served.place}")) as broken:
            await broken.send(b"\xff\xfe", text=True)
            await asyncio.wait_for(broken.wait_closed(), SOON)
        with contextlib.closing(socket.create_connection(("127.0.0.1", served.port), timeout=SOON)) as odd:
            odd.sendall(b"\x16\x03\x01 nonsense\r\n\r\n")
            assert b"400" in odd.recv(1000)
    await Guest(served).call("GET", "/healthz")
    told = [json.loads(line) for line in served.logged().splitlines()]
    assert [line for line in told if line["level"] == "error" or "exception" in line] == []
