"""`haricot serve` as a process of its own: it says where it is, what is wrong, and stops when told to."""

from __future__ import annotations

import os
import re
import signal
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import pytest
from server.hostile.outages import Wire
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from haricot.commands import serving
from haricot.commands.common import BadInput
from haricot.server.settings import Settings


def command(*words: str) -> subprocess.Popen[str]:
    path = os.pathsep.join(
        str(Path(part).resolve()) for part in os.environ.get("PYTHONPATH", "").split(os.pathsep) if part
    )
    return subprocess.Popen(
        [sys.executable, "-m", "haricot.cli", "serve", *words],
        env=dict(os.environ, PYTHONPATH=path),
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )


@contextmanager
def running(*words: str) -> Iterator[tuple[subprocess.Popen[str], str]]:
    """A server and its address; it is told to stop at the end, if it was not before."""
    process = command("--port", "0", *words)
    try:
        assert process.stdout is not None
        line = process.stdout.readline()
        found = re.search(r"http://127\.0\.0\.1:\d+", line)
        assert found, line + (process.stderr.read() if process.stderr and process.poll() is not None else "")
        yield process, found[0]
        process.terminate()
        assert process.wait(60) == 0
    finally:
        if process.poll() is None:
            process.kill()
        process.communicate(timeout=60)


def complaint(*words: str) -> str:
    """The one line of a server that does not start."""
    process = command(*words)
    out, err = process.communicate(timeout=120)
    assert (process.returncode, out, err.count("\n")) == (2, "", 1), (process.returncode, out, err)
    assert err.startswith("haricot: ")
    return err


def fetch(address: str) -> bytes:
    with urllib.request.urlopen(address, timeout=60) as answer:
        return bytes(answer.read())


async def test_it_serves_and_stops_and_starts_again(tmp_path: Path) -> None:
    database = str(tmp_path / "new" / "tables.db")
    with running("--database", database) as (process, address):
        assert fetch(address + "/healthz") == b"ok\n"
        assert b"<html" in fetch(address)
        second = complaint("--port", "0", "--database", database)
        assert "PostgreSQL" in second
        async with connect(address.replace("http", "ws") + "/ws") as client:
            assert '"type":"hello"' in str(await client.recv())
            process.send_signal(signal.SIGINT)
            with pytest.raises(ConnectionClosed) as closed:
                await client.recv()
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 1012
        assert process.wait(60) == 0
        assert process.stderr is not None
        assert process.stderr.read() == ""
    with running("--database", database) as (_, address):
        assert fetch(address + "/healthz") == b"ok\n"


def test_a_port_that_is_taken() -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = str(taken.getsockname()[1])
        assert f"port {port} is in use" in complaint("--port", port)


@pytest.mark.parametrize(
    "settings, processes, about",
    [
        (Settings(), 2, "PostgreSQL"),
        (Settings(), 0, "at least one"),
        (Settings(port=70000), 1, "--port"),
        (Settings(log="loud"), 1, "--log"),
        (Settings(origins=("beans.example",)), 1, "--origin"),
        (Settings(origins=("https://beans.example/path",)), 1, "--origin"),
    ],
)
def test_what_cannot_be(settings: Settings, processes: int, about: str) -> None:
    with pytest.raises(BadInput, match=about):
        serving.serve(settings, processes, False)


def test_an_address_that_is_not_ours() -> None:
    with pytest.raises(BadInput, match="cannot listen"):
        serving.listen("192.0.2.1", 0)


def test_addresses_to_type_into_a_browser() -> None:
    with serving.listen("0.0.0.0", 0) as listening:
        port = listening.getsockname()[1]
        assert serving.address_of("0.0.0.0", listening) == f"http://localhost:{port}"
        assert serving.address_of("::1", listening) == f"http://[::1]:{port}"


def test_several_processes_share_one_port_and_one_that_cannot_start_ends_no_other(postgres_url: str) -> None:
    with Wire(postgres_url) as wire:
        wire.mend()
        with running("--processes", "2", "--database", wire.url) as (process, address):
            killed, other = child_pids(process.pid)
            wire.cut()  # where the next one starts there is no database
            os.kill(killed, signal.SIGKILL)
            in_time(lambda: len(set(child_pids(process.pid)) - {killed}) == 2)
            time.sleep(1.0)  # it tries, and waits
            wire.mend()
            in_time(lambda: is_well(address))
            assert other in child_pids(process.pid)
            assert b"haricot_requests_total" in fetch(address + "/metrics")
            process.terminate()
            assert process.wait(60) == 0
            assert process.stderr is not None
            said = process.stderr.read()
            assert "haricot: a process ended with -9; another starts\n" in said
            assert "Traceback" not in said


def in_time(true: Callable[[], bool]) -> None:
    """Wait until it is so."""
    until = time.monotonic() + 60
    while not true():
        assert time.monotonic() < until
        time.sleep(0.1)


def is_well(address: str) -> bool:
    """Does the server say that it is?"""
    with suppress(OSError):
        return fetch(address + "/healthz") == b"ok\n"
    return False


def child_pids(parent: int) -> list[int]:
    """The serving children of a process: the helpers of multiprocessing are left out."""
    return [pid for pid, above, line in processes() if above == parent and "spawn_main" in line]


def processes() -> Iterator[tuple[int, int, str]]:
    """All processes of this machine: their number, their parent's and their command."""
    if not Path("/proc/self/stat").exists():
        for row in subprocess.check_output(["ps", "-A", "-o", "pid=,ppid=,args="], text=True).splitlines():
            pid, above, line = row.split(None, 2)
            yield int(pid), int(above), line
    for place in Path("/proc").glob("[0-9]*"):
        with suppress(OSError):  # it has just ended
            above = (place / "stat").read_text().rpartition(")")[2].split()[1]
            yield (
                int(place.name),
                int(above),
                (place / "cmdline").read_bytes().replace(b"\0", b" ").decode(errors="replace"),
            )
