"""Scripted people: they know only what the server sends them, as a browser does, and play from the menu.

A `Person` speaks HTTP with a cookie. A `Glass` is what a reader knows of a table from one seat: a snapshot with
every step folded in. A `Link` is a socket that comes back whenever it is lost, and sends again what was not answered.
A `Player` plays a seat over one or several links.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import random
import sys
import urllib.error
import urllib.request
from collections.abc import Callable
from typing import Any

import websockets
from websockets.asyncio.client import ClientConnection, connect

Message = dict[str, Any]

OPEN, TOP, OWN, CLOSED, SECRET = range(5)
LOST = (OSError, websockets.exceptions.WebSocketException, EOFError, asyncio.TimeoutError)
AFTER = 0.03  # seconds before a lost socket is tried again


class Failed(Exception):
    """HTTP said no."""

    def __init__(self, status: int, told: Message) -> None:
        super().__init__(f"{status} {told}")
        self.status = status
        self.told = told


class Person:
    """Somebody with a cookie."""

    def __init__(self, base: str) -> None:
        self.base = base
        self.cookie = ""
        self.id = ""
        self.name = ""

    @classmethod
    async def guest(cls, base: str) -> Person:
        """Somebody new."""
        person = cls(base)
        told = await person.get("/api/me")
        person.id, person.name = told["id"], told["name"]
        return person

    def at(self, base: str) -> Person:
        """The same person at another process."""
        twin = Person(base)
        twin.cookie, twin.id, twin.name = self.cookie, self.id, self.name
        return twin

    async def get(self, path: str) -> Any:
        return await self.call("GET", path)

    async def post(self, path: str, body: Any = None) -> Any:
        return await self.call("POST", path, body)

    async def call(self, method: str, path: str, body: Any = None) -> Any:
        """Ask over HTTP; raises Failed."""
        return await asyncio.to_thread(self.call_now, method, path, body)

    def call_now(self, method: str, path: str, body: Any) -> Any:
        """The same, waiting."""
        headers = {"cookie": self.cookie}
        data = None
        if body is not None:
            data = json.dumps(body).encode()
            headers["content-type"] = "application/json"
        request = urllib.request.Request(self.base + path, data, headers, method=method)
        try:
            with urllib.request.urlopen(request, timeout=60) as answer:
                for name, value in answer.getheaders():
                    if name.lower() == "set-cookie":
                        self.cookie = value.partition(";")[0]
                text = answer.read().decode()
                return json.loads(text) if answer.headers.get_content_type() == "application/json" and text else text
        except urllib.error.HTTPError as error:
            with error:
                text = error.read().decode()
            raise Failed(error.code, json.loads(text) if text.startswith("{") else {"text": text}) from None

    async def create(self, game: str, seats: list[str], **more: Any) -> Message:
        """Open a table; its link."""
        link: Message = await self.post("/api/tables", {"game": game, "seats": seats, "pace": "instant", **more})
        return link

    async def join(self, table: str, **more: Any) -> Message:
        link: Message = await self.post(f"/api/tables/{table}/join", more)
        return link

    async def table(self, table: str, key: str = "") -> Message:
        told: Message = await self.get(f"/api/tables/{table}" + (f"?key={key}" if key else ""))
        return told

    async def record(self, table: str, key: str = "") -> str:
        text: str = await self.get(f"/api/tables/{table}/record" + (f"?key={key}" if key else ""))
        return text

    async def verify(self, record: str) -> Message:
        verdict: Message = await self.post("/api/verify", {"record": record})
        return verdict

    def connect(self) -> Any:
        """A socket of this person's."""
        url = self.base.replace("http", "ws", 1) + "/ws"
        return connect(url, additional_headers={"Cookie": self.cookie}, compression=None, max_size=None)


class Glass:
    """A table as a reader knows it."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.seq = -1
        self.info: Message = {}
        self.view: Message | None = None
        self.menu: list[Message] = []
        self.at = 0
        self.awaited: list[int] = []
        self.due: list[int] = []
        self.clock: Message | None = None
        self.told: dict[int, str] = {}  # the events of each decision, as JSON
        self.views: dict[int, str] = {}  # what lay on the table after each entry, as JSON
        self.chat: list[Message] = []
        self.snapshots = 0

    @property
    def status(self) -> str:
        return str(self.info.get("status", ""))

    @property
    def over(self) -> bool:
        return self.status in ("over", "abandoned")

    def take(self, m: Message) -> None:
        """Fold one message in."""
        kind = m["type"]
        if kind == "snapshot":
            assert m["seq"] >= self.seq, "a table does not go back"
            self.snapshots += 1
            self.info, self.view = m["table"], m["view"]
            for happened in m["log"]:
                self.tell(happened["seq"], happened["events"])
            self.chat = m["chat"] or self.chat
            self.moved(m)
        elif kind == "step":
            assert self.view is not None
            assert m["seq"] > self.seq, "a step is told once"
            self.tell(m["seq"], m["events"])
            for event in m["events"]:
                for move in event["moves"]:
                    self.fold(*move)
            for name in ("facts", "lists", "words", "seen"):
                self.view[name].update(m[name])
            if m["deals"] is not None:
                self.view["deals"] = m["deals"]
            self.moved(m)
        elif kind == "info":
            assert m["seq"] >= self.seq
            self.info, self.seq = m["table"], m["seq"]
            self.awaited, self.clock = m["awaited"], m["clock"]
            if self.status != "playing":
                self.menu, self.due = [], []
        elif kind == "chat":
            self.chat.append(m)

    def tell(self, seq: int, events: list[Message]) -> None:
        """Note what happened; told twice it is the same."""
        text = json.dumps(events, sort_keys=True)
        assert self.told.setdefault(seq, text) == text, f"entry {seq} was told otherwise before"

    def moved(self, m: Message) -> None:
        """What snapshots and steps both tell."""
        self.seq, self.menu, self.at = m["seq"], m["menu"], m["at"]
        self.awaited, self.due, self.clock = m["awaited"], m["due"], m["clock"]
        if self.view is not None:
            self.views[self.seq] = plain(self.view)

    def fold(self, card: int | None, source: str, target: str, place: int, slot: int) -> None:
        """Carry one card, as the browser does."""
        assert self.view is not None
        zones = self.view["zones"]
        if source == target and place < 0:
            zones[source][-1] = card
            return
        if source:
            zones[source].pop(place if place >= 0 else -1)
        if target:
            pile = zones.setdefault(target, [])
            word, *rest = target.split("/")
            kind = self.info["zones"].get(word, OPEN)
            if kind in (CLOSED, SECRET) or (kind == OWN and int(rest[0]) != self.seat):
                card = None
            elif kind == TOP and pile:
                pile[-1] = None
            pile.insert(slot if slot >= 0 else len(pile), card)


def plain(view: Message) -> str:
    """A view for comparing."""
    return json.dumps(view, sort_keys=True)


class Link:
    """A socket that watches one seat, and comes back whenever it is lost."""

    def __init__(self, person: Person, table: str, seat: int, heard: Callable[[Link, Message], None]) -> None:
        self.person = person
        self.table = table
        self.glass = Glass(seat)
        self.heard = heard
        self.key = ""
        self.token = ""
        self.socket: ClientConnection | None = None
        self.drops = 0
        self.closing = False
        self.up = asyncio.Event()  # a snapshot has come over this socket

    async def run(self) -> None:
        """Watch until told to stop."""
        while not self.closing:
            try:
                async with self.person.connect() as self.socket:
                    await self.listen(self.socket)
            except LOST:
                await asyncio.sleep(AFTER)
            finally:
                self.socket = None
                self.up.clear()

    async def listen(self, socket: ClientConnection) -> None:
        """One socket's life: everything that was missed, then what happens."""
        watch = {"type": "watch", "table": self.table, "seat": self.glass.seat, "since": self.glass.seq}
        await socket.send(json.dumps({**watch, "key": self.key, "token": self.token}))
        async for text in socket:
            m = json.loads(text)
            about = m.get("table")
            about = about["id"] if isinstance(about, dict) else about
            if about in (self.table, None, "") and m.get("seat", self.glass.seat) == self.glass.seat:
                self.glass.take(m)
            if m["type"] == "snapshot":
                self.up.set()
            self.heard(self, m)

    def send(self, m: Message) -> None:
        """Send if the socket is there; whoever wants to be sure sends again."""
        socket = self.socket
        if socket is not None and self.up.is_set():

            async def now() -> None:
                with contextlib.suppress(*LOST):
                    await socket.send(json.dumps(m))

            task = asyncio.get_running_loop().create_task(now())
            SENDING.add(task)
            task.add_done_callback(SENDING.discard)

    def drop(self) -> None:
        """Lose the socket at once, as in a tunnel."""
        if self.socket is not None:
            self.drops += 1
            self.socket.transport.abort()

    async def close(self) -> None:
        self.closing = True
        if self.socket is not None:
            await self.socket.close()


SENDING: set[asyncio.Task[None]] = set()


class Player:
    """Plays one seat from its menu, by chance, until the match is over.

    Each decision has a key of its own, and is sent until it is answered: again after every new connection, over every
    link if there are several.
    """

    def __init__(self, people: list[Person], table: str, seat: int, rng: random.Random, bold: float = 0.0) -> None:
        self.table = table
        self.seat = seat
        self.rng = rng
        self.bold = bold  # how often it speaks where nobody waits for it
        self.links = [Link(person, table, seat, self.hear) for person in people]
        self.pending: Message | None = None
        self.asking: tuple[int, list[int]] | None = None
        self.count = 0
        self.acked: dict[str, int] = {}
        self.refused: dict[str, Message] = {}
        self.problems: list[Message] = []
        self.broken: list[BaseException] = []
        self.done = asyncio.Event()
        self.tasks: list[asyncio.Task[None]] = []
        self.quiet = False  # decides nothing more
        self.tag = f"{rng.getrandbits(32):08x}"

    # -- its life

    def start(self) -> None:
        self.tasks = [asyncio.create_task(self.watch(link)) for link in self.links]

    async def watch(self, link: Link) -> None:
        """Run a link, and keep what breaks for the test."""
        try:
            await link.run()
        except asyncio.CancelledError:
            raise
        except BaseException as error:
            self.broken.append(error)
            self.done.set()

    async def stop(self) -> None:
        """Go away; raises what broke on the way."""
        for link in self.links:
            await link.close()
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        if self.broken:
            raise self.broken[0]

    @property
    def glass(self) -> Glass:
        """The link that knows most."""
        return max((link.glass for link in self.links), key=lambda glass: glass.seq)

    # -- hearing

    def hear(self, link: Link, m: Message) -> None:
        """A message came; decide, if it is time."""
        kind = m["type"]
        if kind == "snapshot" and self.pending is not None:
            link.send(self.pending)
        elif kind == "ack":
            assert self.acked.setdefault(m["key"], m["seq"]) == m["seq"], "a decision counts once"
            self.settle(m)
        elif kind == "refused":
            # Another process may have judged it before it heard that it counts; not after it has told so.
            assert link.glass.seq < self.acked.get(m["key"], sys.maxsize), f"told, then refused: {m}"
            self.refused[m["key"]] = m
            self.settle(m)
        elif kind == "picks" and self.asking is not None and m["id"] == self.asking[0]:
            self.asking = None
            self.choose(m["menu"], m["picks"])
        elif kind == "problem":
            self.problems.append(m)
            self.asking = None
        if link.glass.over:
            self.done.set()
        elif kind in ("snapshot", "info", "step", "ack"):
            if kind == "snapshot":
                self.asking = None
            self.decide()
        elif kind in ("refused", "problem"):
            asyncio.get_running_loop().call_later(0.01, self.decide)  # the table may have moved on by then

    def settle(self, m: Message) -> None:
        """A decision is answered."""
        if self.pending is not None and self.pending["key"] == m["key"]:
            self.pending = None

    # -- deciding

    def decide(self) -> None:
        """Choose something, if this seat is asked and nothing is on its way."""
        glass = self.glass
        if self.quiet or self.pending is not None or self.asking is not None or glass.over or not glass.menu:
            return
        if glass.info["seats"][self.seat]["bot"]:
            return
        if self.seat in glass.due or self.rng.random() < self.bold:
            self.choose(glass.menu, [])

    def choose(self, menu: list[Message], picks: list[int]) -> None:
        """Take a line of a menu: at first rather a plain one, and rather silence."""
        if not menu:
            if picks:
                asyncio.get_running_loop().call_later(0.01, self.decide)
            return
        plain = [entry for entry in menu if entry["notation"]]
        silent = [entry for entry in plain if entry["id"] in ("pass", "decline", "done")]
        forms = [entry for entry in menu if not entry["notation"]]
        if picks:
            entry = self.rng.choice(menu if len(picks) < 6 or not plain else plain)
        elif silent and self.rng.random() > self.boldness:
            entry = self.rng.choice(silent)
        elif forms and (not plain or self.rng.random() < 0.3):
            entry = self.rng.choice(forms)
        else:
            entry = self.rng.choice(plain)
        if entry["notation"]:
            self.act(entry["notation"])
        else:
            self.count += 1
            self.asking = (self.count, [*picks, entry["number"]])
            ask = {"type": "ask", "table": self.table, "seat": self.seat, "id": self.count, "picks": self.asking[1]}
            self.best().send(ask)

    @property
    def boldness(self) -> float:
        return max(self.bold, 0.3)

    def best(self) -> Link:
        """The link that knows most."""
        return max(self.links, key=lambda link: link.glass.seq)

    def act(self, notation: str) -> None:
        """Send a decision over every link; it is sent again until it is answered."""
        self.count += 1
        key = f"{self.tag}-{self.count}"
        self.pending = {
            "type": "act",
            "table": self.table,
            "seat": self.seat,
            "key": key,
            "at": self.glass.at,
            "action": notation,
        }
        for link in self.links:
            link.send(self.pending)
