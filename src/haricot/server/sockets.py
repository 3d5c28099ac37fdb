"""One websocket a client: strict messages in, one after the other, and what its tables tell out."""

from __future__ import annotations

import asyncio
import time
from collections import deque
from functools import cache
from typing import Any

import msgspec
import structlog
from starlette.websockets import WebSocket

from haricot.server.appending import Job
from haricot.server.channel import TOO_MUCH, Channel
from haricot.server.errors import Denied, why
from haricot.server.house import now
from haricot.server.hub import Hub
from haricot.server.limits import Bucket
from haricot.server.misread import malformed
from haricot.server.people import Known
from haricot.server.rooms import Room
from haricot.server.settings import Rate
from haricot.server.store.outage import tell
from haricot.table import asking, wire
from haricot.table.errors import Refusal
from haricot.table.told import encode

INBOX = 16  # messages that wait for the one before them while the socket is still read
WATCHED = 32  # tables and seats that one client watches
PATIENCE = 200  # messages sent too fast before the socket is closed
# Codes that a socket is closed with, beside TOO_MUCH; those above 4000 are our own.
SLOW = 4008
GOING = 1012
ENDED = 4001
PAUSE = 0.05  # seconds between looks whether a client with too much to do can go on

decode = msgspec.json.Decoder(wire.FromClient).decode
logger = structlog.get_logger("haricot.sockets")


class Client:
    """One client's end of a socket."""

    def __init__(self, hub: Hub, channel: Channel, known: Known, rate: Rate) -> None:
        self.hub = hub
        self.channel = channel
        self.send = channel.write
        self.somebody = known.person
        self.person = known.person.id
        self.session = known.session
        self.bucket = Bucket(rate)
        self.patience = PATIENCE
        self.watched: dict[tuple[str, int], Room] = {}
        self.allowed: dict[tuple[str, int], str] = {}  # seats opened by a token, and whose they were then
        self.inbox: deque[str] = deque()
        self.busy = False  # with a message whose answer is not there yet
        self.working = False
        self.held = False  # the socket is not read, the inbox is full
        self.gone = False

    # -- the end

    def too_slow(self) -> None:
        """A reader that does not keep up is cut off, and resumes later."""
        self.close(SLOW)

    def close(self, code: int) -> None:
        """Nothing more goes out or in."""
        self.gone = True
        self.inbox.clear()
        self.channel.end(code)

    def go_away(self) -> None:
        """The server stops: the client comes back in a while."""
        self.close(GOING)

    def log_out(self) -> None:
        """The session is ended: the client asks who it is now."""
        self.close(ENDED)

    # -- in, one after the other

    def receive(self, text: str) -> None:
        """A message has come; it is answered when those before it are, and after all sockets have been read."""
        if self.gone:
            return
        if not self.inbox:
            self.hub.knock(self)
        self.inbox.append(text)
        if len(self.inbox) >= INBOX and not self.held:
            self.held = True
            self.channel.hold()

    def work(self) -> None:
        """Begin with what waits, until something takes a while."""
        if self.working:
            return
        self.working = True
        try:
            while self.inbox and not self.busy:
                self.begin(self.inbox.popleft())
        finally:
            self.working = False
        if self.held and not self.inbox:
            self.held = False
            self.channel.go_on()

    def begin(self, text: str) -> None:
        """Begin with one message; whatever is wrong with it changes nothing."""
        if self.bucket.take():
            self.patience -= 1
            self.send(too_fast())
            if self.patience <= 0:
                self.close(TOO_MUCH)
            return
        try:
            message = decode(text)
        except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
            self.send(encode(wire.Problem("malformed", **why(malformed(error)))))
            return
        self.busy = not isinstance(message, wire.Hint)  # that is thought about while others are answered
        if isinstance(message, wire.Act):
            self.act(message)
        else:
            self.hub.spawn(self.answer(message))

    def free(self) -> None:
        """The message before is answered."""
        self.busy = False
        self.work()

    async def answer(self, message: wire.FromClient) -> None:
        """Answer one message that may take a while."""
        table = getattr(message, "table", "")[:20]
        try:
            await self.handle(message)
        except Denied as denied:
            self.send(encode(wire.Problem("no_table" if denied.status == 404 else "not_allowed", table, **why(denied))))
        except Refusal as refused:
            unread = refused.error == "malformed"
            self.send(encode(wire.Problem("malformed" if unread else "not_allowed", table, **why(refused))))
        except Exception as error:
            if not tell(error):
                logger.exception("a message could not be answered", kind=type(message).__name__)
            self.send(encode(wire.Problem("gone", table, **why(Denied(500, "gone", "gone")))))
        finally:
            if not isinstance(message, wire.Hint):
                self.free()

    async def handle(self, message: wire.FromClient) -> None:
        """Answer one message."""
        if isinstance(message, wire.Watch):
            await self.watch(message)
        elif isinstance(message, wire.Unwatch):
            room = self.watched.pop((message.table, message.seat), None)
            if room is not None:
                room.unwatch(self, message.seat)
        elif isinstance(message, wire.Ask):
            room = self.seated(message.table, message.seat)
            await room.settle()
            picks = message.picks[: asking.PICKS]
            menu = asking.menu(room.table, message.seat, picks)
            self.send(encode(wire.Picks(message.table, message.seat, message.id, picks, menu)))
        elif isinstance(message, wire.Hint):
            await self.hint(message)
        elif isinstance(message, wire.Say):
            room = await self.hub.entered(message.table, self.person)
            with room.held():
                await room.chat.say(self.somebody, message.text, message.feeling)
        elif isinstance(message, wire.Prefer):
            room = self.seated(message.table, message.seat)
            owner = room.table.chairs[message.seat].owner
            self.hub.preferences.take(f"{message.table}/{owner}")
            await room.ask(lambda t: t.prefer(owner, message.seat, message.declines, message.passes, message.learns))
        elif isinstance(message, wire.Attend):
            self.seated(message.table, message.seat).attending.hear(message.seat, message.what)
        elif isinstance(message, wire.Open):
            room = self.seated(message.table, message.seat)
            owner = room.table.chairs[message.seat].owner
            await room.ask(lambda t: t.open(owner, message.seat, message.bytes))
        elif isinstance(message, wire.Ping):
            self.send(encode(wire.Pong(message.id, now())))

    async def watch(self, message: wire.Watch) -> None:
        """Begin to watch, after a look at who may."""
        if len(self.watched) >= WATCHED:
            raise Denied(429, "not_allowed", "watches-most", most=WATCHED)
        if message.seat < -1:
            raise Denied(400, "malformed", "no-seat", field="seat", seat=message.seat)
        room = await self.hub.room(message.table)
        if message.token and self.opens(room, message):
            self.allowed[(message.table, message.seat)] = room.table.chairs[message.seat].owner
        else:
            room = await self.hub.entered(message.table, self.person, message.key)
            if message.token:
                raise Denied(403, "not_allowed", "wrong-token")
            if message.seat >= 0 and message.seat not in room.table.seats_of(self.person):
                raise Denied(403, "not_allowed", "not-your-seat")
        self.watched[(message.table, message.seat)] = room
        await room.watch(self, message.seat, message.since)
        if self.gone:  # while it was let in
            room.unwatch(self, message.seat)
        elif message.seat >= 0:
            if room.table.chairs[message.seat].owner != self.person:
                await room.company.note(self.person, message.seat)
            await room.company.welcome(message.seat)

    def opens(self, room: Room, message: wire.Watch) -> bool:
        """Does this token open the seat for whoever holds it?"""
        if not 0 <= message.seat < room.agreed.seats:
            return False
        owner = room.table.chairs[message.seat].owner
        return bool(owner) and self.hub.seals.opens(message.token, message.table, message.seat, owner)

    def seated(self, table: str, seat: int) -> Room:
        """The room of a seat that this client watches and may act for; raises Denied."""
        room = self.watched.get((table, seat)) if seat >= 0 else None
        if room is None:
            raise Denied(403, "not_allowed", "not-watched")
        owner = room.table.chairs[seat].owner
        if not owner or owner not in (self.person, self.allowed.get((table, seat))):
            raise Denied(403, "not_allowed", "not-your-seat")
        return room

    def act(self, message: wire.Act) -> None:
        """A decision: acknowledged when it is durable, or refused. Most are judged here and now, without a task."""

        def done(seq: int, refused: Refusal | None) -> None:
            try:
                if refused is None:
                    self.acknowledge(message, seq)
                else:
                    self.refuse(message, refused.error, refused)
            finally:
                self.free()

        try:
            asking.check_length(message)
            room = self.seated(message.table, message.seat)
        except Refusal as refused:
            done(0, refused)
        except Denied as denied:
            self.refuse(message, "not_seated", denied)
            self.free()
        else:
            key = f"{message.seat}:{message.key}"
            room.appending.begin(Job(lambda t: asking.judged(t, message), done, key))

    def acknowledge(self, message: wire.Act, seq: int) -> None:
        """Say that a decision is durable."""
        self.send(encode(wire.Ack(message.table, message.seat, message.key, seq)))

    def refuse(self, message: wire.Act, error: str, refused: Refusal | Denied) -> None:
        """Say why a decision changed nothing."""
        told = why(refused)
        self.hub.metrics.refusals.labels(told["rule"] or error).inc()
        known: Any = error if error in ("illegal", "stale", "malformed", "not_seated", "busy") else "not_now"
        self.send(encode(wire.Refused(message.table, message.seat, message.key, known, **told)))

    async def hint(self, message: wire.Hint) -> None:
        """What a bot would do here, and why."""
        room = self.seated(message.table, message.seat)
        self.send(encode(await room.advising.advice(message.seat, message.id)))

    def leave(self) -> None:
        """The socket is gone."""
        self.gone = True
        self.inbox.clear()
        for (_, seat), room in self.watched.items():
            room.unwatch(self, seat)
        self.watched.clear()


@cache
def too_fast() -> bytes:
    """What somebody is told who sends too much."""
    return encode(wire.Problem("too_fast", **why(Denied(429, "too_fast", "too-many-messages"))))


async def endpoint(socket: WebSocket) -> None:
    """One client, from its first message to its last."""
    state = socket.app.state
    hub: Hub = state.hub
    asked = time.monotonic()
    known = await state.people.who(socket)
    client = Client(hub, Channel.of(socket.scope), known, state.settings.messages)
    await socket.accept()
    client.channel.take_over(client.receive, client.too_slow)
    client.send(encode(wire.Hello(wire.VERSION, known.person.id, known.person.name, now())))
    hub.come(client, asked)
    try:
        while (received := await socket.receive())["type"] != "websocket.disconnect":
            # What the short way leaves: messages in pieces, and bytes, which are no text and count as an empty one.
            client.receive(received.get("text") or "")
            while client.held and not client.gone:
                await asyncio.sleep(PAUSE)
    finally:
        client.leave()
        hub.clients.discard(client)
        client.channel.let_go()
