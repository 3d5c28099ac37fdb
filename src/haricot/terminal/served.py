"""A table on a server, as one seat knows it: messages come in, decisions go out.

A server tells a seat what it may know, never the whole state. From that a state is sampled that looks the same from
this seat, so that menus, questions and programs work as they do at a table of one's own.
"""

from __future__ import annotations

import contextlib
import json
import secrets
import urllib.error
import urllib.request
from collections.abc import Callable
from typing import Any
from urllib.parse import parse_qs, quote, urlsplit

import msgspec
from websockets.exceptions import WebSocketException
from websockets.sync.client import ClientConnection, connect

from haricot.calls import shapes
from haricot.kernel import registry
from haricot.kernel.chance import Rng, stream
from haricot.kernel.errors import BadSetup, HaricotError
from haricot.kernel.events import Event, Move, fold
from haricot.kernel.game import Game, Outcome
from haricot.kernel.views import DealView, View
from haricot.table import fairness, wire

PATIENCE = 30.0  # seconds for an answer

encode = msgspec.json.Encoder().encode
decode = msgspec.json.Decoder(wire.FromServer).decode


class Unreached(Exception):
    """The server cannot be reached, or is none; says why in one line."""


class Turned(HaricotError):
    """The server refuses something."""


def turned(why: wire.Why) -> Turned:
    """A server's refusal, to be said in the reader's language."""
    found = Turned(why.id, why.line, why.column, why.field)
    found.given, found.game = dict(why.args), why.game
    return found


class Address:
    """What a link says: the server, the table, and what opens it."""

    def __init__(self, link: str) -> None:
        """Read `http://host/#/t/ID?k=KEY`; raises Unreached."""
        parts = urlsplit(link if "://" in link else f"http://{link}")
        path, _, query = (parts.fragment or parts.path).partition("?")
        words = [word for word in path.split("/") if word]
        asked = parse_qs(query or parts.query)
        if parts.scheme not in ("http", "https") or not parts.netloc or len(words) != 2 or words[0] != "t":
            raise Unreached(f"{link}: this is not the link of a table, such as http://localhost:8000/#/t/abcdefghij")
        self.base = f"{parts.scheme}://{parts.netloc}"
        self.table = words[1]
        self.key = asked.get("k", [""])[0]


class Visitor:
    """Somebody at a server: a guest with a cookie."""

    def __init__(self, address: Address) -> None:
        self.address = address
        self.cookie = ""

    def call(self, method: str, path: str, told: Any, body: Any = None) -> Any:
        """Ask over HTTP; raises Turned and Unreached."""
        data = encode(body) if body is not None else None
        headers = {"content-type": "application/json", "cookie": self.cookie}
        asked = urllib.request.Request(self.address.base + path, data, headers, method=method)
        try:
            with urllib.request.urlopen(asked, timeout=PATIENCE) as answer:
                cookie = answer.headers.get("set-cookie", "").partition(";")[0]
                self.cookie = cookie or self.cookie
                return msgspec.json.decode(answer.read(), type=told)
        except urllib.error.HTTPError as error:
            with error:
                raise refused(self.address, error.read()) from None
        except (OSError, ValueError) as error:
            raise Unreached(f"{self.address.base}: {getattr(error, 'reason', error)}") from None

    def sit(self, seat: int, name: str, commit: str) -> shapes.TableLink:
        """Take a seat of the table (-1: any); raises Turned and Unreached."""
        self.call("GET", "/api/me", shapes.Person)
        if name:
            self.call("PATCH", "/api/me", shapes.Person, shapes.Rename(name))
        join = shapes.Join(seat, self.address.key, commit)
        found: shapes.TableLink = self.call(
            "POST", f"/api/tables/{quote(self.address.table)}/join", shapes.TableLink, join
        )
        return found

    def connect(self, leaving: contextlib.ExitStack) -> ClientConnection:
        """A socket that is closed on leaving; raises Unreached."""
        url = self.address.base.replace("http", "ws", 1) + "/ws"
        try:
            # Nothing is left unread while a person thinks: pings are answered behind what waits.
            opened = connect(url, additional_headers={"Cookie": self.cookie}, max_size=None, max_queue=None)
            return leaving.enter_context(opened)
        except (OSError, WebSocketException) as error:
            raise Unreached(f"{url}: {error}") from None


def refused(address: Address, body: bytes) -> Exception:
    """What a server says that does not do what it is asked."""
    try:
        return turned(msgspec.json.decode(body, type=shapes.Failure))
    except (msgspec.DecodeError, json.JSONDecodeError):
        return Unreached(f"{address.base}: this is no Haricot server")


class Served:
    """One seat at a served table."""

    def __init__(self, visitor: Visitor, seat: int, token: str, promised: str) -> None:
        """Begin to watch; raises Turned, BadSetup and Unreached."""
        self.visitor = visitor
        self.seat = seat
        self.token = token
        self.promised = promised  # bytes for the deal, in hex
        self.leaving = contextlib.ExitStack()
        self.socket = visitor.connect(self.leaving)
        self.rng: Rng = stream(secrets.token_hex(8), "served", seat)
        self.table: wire.Table | None = None
        self.game: Game[Any] | None = None
        self.view: View | None = None
        self.due: list[int] = []
        self.at = 0
        self.seq = -1
        self.sent = 0  # decisions
        self.moved = (
            False  # has anything happened since the last decision was sent? Then it was meant for another table
        )
        self.answers: dict[str, wire.Refused | None] = {}  # to decisions, by key
        self.chat: list[wire.Chat] = []  # what was said since this seat came
        self.heard: Callable[[list[Event]], None] = lambda events: None  # is told what happens
        self.send(wire.Watch(visitor.address.table, seat, -1, visitor.address.key, token))
        try:
            while self.table is None:
                self.listen()
        except BaseException:
            self.close()
            raise

    @property
    def over(self) -> bool:
        """Is nothing left to be decided?"""
        return self.table is not None and self.table.status in ("over", "abandoned")

    @property
    def asked(self) -> bool:
        """Is it this seat's turn to say something?"""
        assert self.table is not None
        return self.table.status == "playing" and self.seat in self.due and not self.table.seats[self.seat].bot

    @property
    def outcome(self) -> Outcome | None:
        """How the match ended."""
        result = self.table.result if self.table is not None else None
        if result is None:
            return None
        return Outcome(result.scores, result.winners, result.others, result.reason, result.drawn)

    def state(self) -> Any:
        """A whole state that looks from this seat as the true one does."""
        assert self.game is not None
        assert self.view is not None
        self.view.facts["at"] = self.at
        return self.game.belief(self.view).sample(self.rng)

    # -- in

    def listen(self, seconds: float | None = None) -> bool:
        """Wait for the next message and fold it in; says whether one came in time. Raises Turned and Unreached."""
        m = self.receive(seconds)
        if m is None:
            return False
        if isinstance(m, wire.Snapshot):
            self.begin(m)
        elif isinstance(m, wire.Info):
            self.table = m.table
            if m.table.status != "playing":
                self.due = []
            self.open_bytes()
        elif isinstance(m, wire.Step):
            self.step(m)
        elif isinstance(m, wire.Ack | wire.Refused):
            self.answers[m.key] = m if isinstance(m, wire.Refused) else None
        elif isinstance(m, wire.Chat):
            self.chat.append(m)
        elif isinstance(m, wire.Problem):
            raise turned(m)
        return True

    def receive(self, seconds: float | None) -> Any:
        """One message, or None if none comes in time; raises Unreached when there are no more."""
        try:
            return decode(self.socket.recv(seconds))
        except TimeoutError:
            return None
        except (OSError, WebSocketException, msgspec.DecodeError) as error:
            raise Unreached(f"{self.visitor.address.base}: the connection is lost ({error})") from None

    def begin(self, m: wire.Snapshot) -> None:
        """Everything that the seat may know; raises BadSetup where that is not enough."""
        self.table = m.table
        if m.table.own_cards:
            raise BadSetup("join-own-cards")
        if not m.table.hints:
            raise BadSetup("join-no-aids")
        self.due, self.at, self.seq = m.due, m.at, m.seq
        if self.game is None:
            table = m.table
            self.game = registry.make(table.game, len(table.seats), table.edition, table.options, old=True)
        if m.view is not None:
            self.view = View(self.seat)
            self.view.zones.update(m.view.zones)
            self.view.facts.update(m.view.facts)
            self.view.lists.update(m.view.lists)
            self.view.words.update(m.view.words)
            self.view.seen.update(m.view.seen)
            self.view.deals = [read_deal(deal) for deal in m.view.deals]
        self.open_bytes()

    def step(self, m: wire.Step) -> None:
        """What one decision changed."""
        assert self.view is not None
        assert self.game is not None
        events = [read_event(event) for event in m.events]
        for event in events:
            fold(self.view, event, self.game.zones)
        self.view.facts.update(m.facts)
        self.view.lists.update(m.lists)
        self.view.words.update(m.words)
        self.view.seen.update(m.seen)
        if m.deals is not None:
            self.view.deals = [read_deal(deal) for deal in m.deals]
        self.due, self.at, self.seq = m.due, m.at, m.seq
        self.heard(events)

    # -- out

    def send(self, message: Any) -> None:
        """Send; raises Unreached."""
        try:
            self.socket.send(encode(message).decode())
        except (OSError, WebSocketException) as error:
            raise Unreached(f"{self.visitor.address.base}: the connection is lost ({error})") from None

    def decide(self, notation: str) -> wire.Refused | None:
        """Send a decision and wait for its answer; returns why it changed nothing, if so. Raises Turned and Unreached."""
        self.sent += 1
        key = f"{secrets.token_hex(4)}-{self.sent}"
        seq = self.seq
        self.send(wire.Act(self.visitor.address.table, self.seat, key, self.at, notation))
        while key not in self.answers:
            self.listen()
        refused = self.answers.pop(key)
        while refused is not None and refused.error == "stale" and self.seq == seq and not self.over:
            self.listen()  # the table has moved on, and tells how
        self.moved = self.seq != seq
        return refused

    def open_bytes(self) -> None:
        """The cards are dealt: put in the bytes that were promised."""
        assert self.table is not None
        seat = self.table.seats[self.seat]
        if self.table.status == "dealing" and self.promised and seat.committed == promise(self.promised):
            self.send(wire.Open(self.table.id, self.seat, self.promised))
            self.promised = ""

    def close(self) -> None:
        """Go away."""
        self.leaving.close()


def promise(promised: str) -> str:
    """The hash of bytes in hex."""
    return fairness.commitment(bytes.fromhex(promised))


def read_deal(deal: wire.Deal) -> DealView:
    """An open deal."""
    refused = sum([1 << seat for seat in deal.refused])
    return DealView(deal.id, deal.proposer, deal.to, deal.gives, deal.places, deal.wants, refused)


def read_event(event: wire.Event) -> Event:
    """Something that happened, as this seat sees it."""
    moves = [Move(m.card, m.source, m.target, m.place, m.slot) for m in event.moves]
    return Event(event.id, event.args, moves, event.types)
