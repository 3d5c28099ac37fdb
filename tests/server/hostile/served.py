"""A real server process on this machine, and people who speak to it by HTTP and one socket each."""

from __future__ import annotations

import asyncio
import contextlib
import http.client
import json
import os
import queue
import sqlite3
import subprocess
import sys
import threading
from collections.abc import AsyncIterator, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from websockets.asyncio.client import ClientConnection, connect

PATIENCE = 60.0  # seconds for anything, on a busy machine
Message = dict[str, Any]


@dataclass(frozen=True)
class Answer:
    """What HTTP said."""

    status: int
    body: bytes
    cookie: str
    wait: float  # seconds, where we ask too often

    @property
    def json(self) -> Any:
        return json.loads(self.body)


@dataclass(frozen=True)
class Served:
    """Where a server is, and what it leaves behind."""

    port: int
    database: Path
    log: Path
    process: subprocess.Popen[str]

    @property
    def place(self) -> str:
        return f"127.0.0.1:{self.port}"

    def entries(self, table: str) -> list[tuple[Any, ...]]:
        """The log of a table, read from the file."""
        with contextlib.closing(sqlite3.connect(f"file:{self.database}?mode=ro", uri=True)) as connection:
            return connection.execute("select * from entries where table_id = ? order by seq", (table,)).fetchall()

    def columns(self) -> list[str]:
        """What stands where in an entry."""
        with contextlib.closing(sqlite3.connect(f"file:{self.database}?mode=ro", uri=True)) as connection:
            return [row[1] for row in connection.execute("pragma table_info(entries)")]

    def logged(self) -> str:
        """What the server has told its host."""
        return self.log.read_text(encoding="utf-8")


@contextlib.contextmanager
def serve(folder: Path, *more: str) -> Iterator[Served]:
    """A server with everything as a host gets it, and a talkative log."""
    database, log = folder / "haricot.db", folder / "log"
    words = ["serve", "--port", "0", "--database", str(database), "--log", "debug", *more]
    source = os.pathsep.join(
        str(Path(part).resolve()) for part in os.environ.get("PYTHONPATH", "").split(os.pathsep) if part
    )
    with log.open("w", encoding="utf-8") as err:
        process = subprocess.Popen(
            [sys.executable, "-m", "haricot.cli", *words],
            cwd=folder,
            env=dict(os.environ, LC_ALL="C.UTF-8", PYTHONPATH=source),
            stdout=subprocess.PIPE,
            stderr=err,
            text=True,
        )
        with process:
            try:
                yield Served(int(announced(process).rpartition(":")[2].split()[0]), database, log, process)
            finally:
                process.terminate()
                try:
                    process.wait(PATIENCE)
                except subprocess.TimeoutExpired:
                    process.kill()


def announced(process: subprocess.Popen[str]) -> str:
    """The line that says where it is served."""
    said: queue.Queue[str] = queue.Queue()
    assert process.stdout is not None
    threading.Thread(target=lambda out=process.stdout: said.put(out.readline()), daemon=True).start()
    line = said.get(timeout=2 * PATIENCE)
    assert "http://" in line, "the server did not start"
    return line


class Guest:
    """Somebody with a cookie of their own; empty: nobody."""

    def __init__(self, served: Served, cookie: str = "") -> None:
        self.served = served
        self.cookie = cookie
        self.id = ""
        self.answers: list[bytes] = []

    @classmethod
    async def come(cls, served: Served, name: str = "") -> Guest:
        """A new guest, by this name."""
        guest = cls(served)
        guest.id = (await guest.patiently("GET", "/api/me")).json["id"]
        if name:
            await guest.call("PATCH", "/api/me", {"name": name})
        return guest

    async def call(self, method: str, path: str, body: Any = None, **headers: str) -> Answer:
        """Ask by HTTP."""
        return await asyncio.to_thread(self.call_now, method, path, body, headers)

    async def patiently(self, method: str, path: str, body: Any = None) -> Answer:
        """Ask by HTTP, again when the server says: the tests before have used up what an address may ask."""
        while (answer := await self.call(method, path, body)).status == 429:
            await asyncio.sleep(answer.wait)
        return answer

    def call_now(self, method: str, path: str, body: Any, headers: dict[str, str]) -> Answer:
        """The same, waiting."""
        sent = {"content-type": "application/json", **{k.replace("_", "-"): v for k, v in headers.items()}}
        if self.cookie:
            sent["cookie"] = self.cookie
        connection = http.client.HTTPConnection("127.0.0.1", self.served.port, timeout=PATIENCE)
        try:
            connection.request(method, path, json.dumps(body) if body is not None else None, sent)
            response = connection.getresponse()
            cookie = (response.getheader("set-cookie") or "").split(";")[0]
            found = Answer(response.status, response.read(), cookie, float(response.getheader("retry-after") or 0))
        finally:
            connection.close()
        self.cookie = found.cookie or self.cookie
        self.answers.append(found.body)
        return found

    async def open_table(self, game: str, *seats: str, **more: Any) -> Message:
        """A new table of mine."""
        asked = {"game": game, "seats": list(seats), "pace": "instant", "answer": 0, **more}
        answer = await self.patiently("POST", "/api/tables", asked)
        assert answer.status == 201, answer.body
        link: Message = answer.json
        return link

    @contextlib.asynccontextmanager
    async def socket(self, **headers: str) -> AsyncIterator[Socket]:
        """My socket, after its first message."""
        sent = {**({"cookie": self.cookie} if self.cookie else {}), **headers}
        place = f"ws://{self.served.place}/ws"
        words: dict[str, Any] = {"proxy": None, "max_size": None, "open_timeout": PATIENCE, "ping_interval": None}
        async with connect(place, additional_headers=sent, **words) as raw:
            socket = Socket(raw)
            socket.hello = await socket.hear("hello")
            yield socket


class Socket:
    """One client's socket; keeps every byte that came."""

    def __init__(self, raw: ClientConnection) -> None:
        self.raw = raw
        self.heard: list[bytes] = []
        self.hello: Message = {}
        self.pings = 0

    async def say(self, type: str, **fields: Any) -> None:
        """Send a message."""
        await self.raw.send(json.dumps({"type": type, **fields}))

    async def next(self) -> Message:
        """The next message, whatever it is."""
        text = await asyncio.wait_for(self.raw.recv(decode=False), PATIENCE)
        self.heard.append(text)
        message: Message = json.loads(text)
        return message

    async def hear(self, *types: str) -> Message:
        """The next message of these types."""
        while True:
            message = await self.next()
            if message["type"] in types:
                return message

    async def after(self, sent: str | bytes) -> list[Message]:
        """Everything that is answered to something sent: up to the pong of a ping sent after it."""
        await self.raw.send(sent)
        self.pings += 1
        await self.say("ping", id=self.pings)
        found = []
        while (message := await self.next()) != {"type": "pong", "id": self.pings, "stamp": message.get("stamp")}:
            found.append(message)
        return found

    async def watch(self, table: str, seat: int = -1, **more: Any) -> Message:
        """Begin to watch; what is answered."""
        await self.say("watch", table=table, seat=seat, **more)
        return await self.hear("snapshot", "problem")


async def play(socket: Socket, table: str, seat: int) -> Message:
    """Play a seat honestly to the end, the first thing on every menu; the table as it is then."""
    now = await socket.watch(table, seat)
    assert now["type"] == "snapshot", now
    number, waiting = 0, False
    while True:
        choices = [entry["notation"] for entry in now["menu"] if entry["notation"]]
        if not waiting and seat in now["due"] and choices:
            number, waiting = number + 1, True
            choice = next((c for c in choices if c.split()[0] in ("pass", "decline", "done")), choices[0])
            act = {"table": table, "seat": seat, "key": f"{seat}-{number}", "at": now["at"], "action": choice}
            await socket.say("act", **act)
        message = await socket.next()
        if message["type"] in ("step", "snapshot") and message["seat"] == seat:
            now = message
        elif message["type"] in ("ack", "refused"):
            assert message["type"] == "ack" or message["error"] == "stale", message
            waiting = False
        elif message["type"] == "problem":
            assert message["error"] == "too_fast", message
            await asyncio.sleep(0.2)
            waiting = False
        elif message["type"] == "info" and message["table"]["status"] == "over":
            ended: Message = message["table"]
            return ended
