"""A websocket with a short way: once a client has taken it over, messages go straight in and out.

Uvicorn's own way makes a queue entry, a task switch and two system calls of every message that comes in, and a task
switch of every one that goes out; with five messages a decision that was most of what a decision cost. Whatever is not
a whole message of text in one frame (handshake, pings, closing, fragments) still goes uvicorn's way.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar, cast

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame
from websockets.http11 import Request

from haricot.server.door import Configuration
from haricot.server.limits import Bucket
from haricot.server.settings import Rate

try:
    from websockets.speedups import apply_mask
except ImportError:
    from websockets.utils import apply_mask

EXTENSION = "haricot.channel"
WAITING = 512 * 1024  # bytes that wait for a slow reader before it has to come back and resume

BESIDE = Rate(60, 240)  # pings and pieces of messages; browsers send none
TOO_MUCH = 1008  # the code that a socket is closed with
GRACE = 1.0  # seconds after which a client that did not answer a ping is looked at once more

TEXT = 0x81  # the first byte of a whole message of text
CONTROL = (0x88, 0x89, 0x8A)  # of close, ping and pong
MASKED = 0x80
TWO_BYTES = 126  # stands for a length in the next two bytes
LONGER = bytes((TEXT, TWO_BYTES))
LONGEST = bytes((TEXT, 127))  # eight bytes


class Channel(WebSocketsSansIOProtocol):
    """One client's connection; the app finds it in the scope's extensions."""

    collecting: ClassVar[list[Channel] | None] = None  # channels with more to write, while that is collected

    def __init__(self, *words: Any, **more: Any) -> None:
        super().__init__(*words, **more)
        self.deliver: Callable[[str], None] | None = None
        self.too_slow: Callable[[], None] | None = None
        self.collected: list[bytes] = []
        self.beside = Bucket(BESIDE)
        self.alive = True  # something came since the last ping
        self.doubted = False
        self.whole = True  # frames have always come whole: the next bytes begin one

    @staticmethod
    def of(scope: Any) -> Channel:
        """The channel of a websocket's scope."""
        return cast(Channel, scope["extensions"][EXTENSION])

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if not self.close_sent:
            cast(dict[str, Any], self.scope["extensions"])[EXTENSION] = self

    def take_over(self, deliver: Callable[[str], None], too_slow: Callable[[], None]) -> None:
        """From now on messages go to `deliver`, which never raises; whatever came before is in uvicorn's queue."""
        self.deliver = deliver
        self.too_slow = too_slow  # called when the reader does not keep up

    def let_go(self) -> None:
        """The client is done: nothing here leads back to it, so that both are gone without a search for garbage."""
        self.deliver = self.too_slow = None
        cast(dict[str, Any], self.scope["extensions"]).pop(EXTENSION, None)

    def connection_lost(self, exc: Exception | None) -> None:
        cast(Configuration, self.config).places.leave(self.transport)
        super().connection_lost(exc)

    # -- in

    def data_received(self, data: bytes) -> None:
        self.alive = True
        if self.deliver is None or not self.whole or self.close_sent:
            self.whole = self.deliver is None and not self.handshake_initiated  # nothing but the handshake so far
            super().data_received(data)
            return
        at = 0
        while at < len(data) and not self.close_sent:
            kind, start, end = whole_frame(data, at)
            if end == 0 or end - start > (self.config.ws_max_size or 0):
                break
            if kind == TEXT:
                try:
                    text = apply_mask(data[start:end], data[start - 4 : start]).decode()
                except UnicodeDecodeError:
                    break
                self.deliver(text)
            elif kind in CONTROL:
                super().data_received(data[at:end])
            else:
                break
            at = end
        if at < len(data):
            # Part of a message: uvicorn's parser puts it together, and keeps this connection.
            self.whole = False
            super().data_received(data[at:])

    def handle_ping(self) -> None:
        if self.may():
            super().handle_ping()

    def handle_cont(self, event: Frame) -> None:
        if self.may():
            super().handle_cont(event)

    def may(self) -> bool:
        """May a client send another frame that is no message? Whoever sends many is cut off."""
        if self.beside.take():
            self.end(TOO_MUCH)
        return not self.close_sent

    def hold(self) -> None:
        """Read nothing more for now."""
        if not self.transport.is_closing():
            self.transport.pause_reading()

    def go_on(self) -> None:
        """Read on."""
        if not self.transport.is_closing():
            self.transport.resume_reading()

    # -- out

    def write(self, message: bytes) -> None:
        """Send a message of text."""
        if self.close_sent:
            return
        n = len(message)
        if n < TWO_BYTES:
            frame = bytes((TEXT, n)) + message
        elif n < 1 << 16:
            frame = LONGER + n.to_bytes(2, "big") + message
        else:
            frame = LONGEST + n.to_bytes(8, "big") + message
        if Channel.collecting is not None:
            if not self.collected:
                Channel.collecting.append(self)
            self.collected.append(frame)
        elif not self.transport.is_closing():
            self.transport.write(frame)
        if not self.writable.is_set() and self.transport.get_write_buffer_size() > WAITING and self.too_slow:
            self.too_slow()

    def flush(self) -> None:
        """Write what was collected."""
        frames, self.collected = self.collected, []
        if frames and not self.transport.is_closing():
            self.transport.write(b"".join(frames))

    def end(self, code: int) -> None:
        """Close; whoever does not answer is cut off in a while."""
        if self.close_sent or self.transport.is_closing():
            return
        self.flush()
        self.queue.put_nowait({"type": "websocket.disconnect", "code": code})
        self.conn.send_close(code)
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True
        self.close_timer = self.loop.call_later(self.close_timeout, self.transport.abort)

    def send_keepalive_ping(self) -> None:
        self.alive = self.doubted = False
        super().send_keepalive_ping()

    def keepalive_timeout(self) -> None:
        if self.alive:  # whatever came since the ping is as good as its answer
            self.pong_timer = self.pending_ping_payload = None
            self.schedule_ping()
            return
        if not self.doubted:  # it may be this process that was late: what waits to be read is read first
            self.doubted = True
            self.pong_timer = self.loop.call_later(GRACE, self.keepalive_timeout)
            return
        super().keepalive_timeout()
        self.queue.put_nowait({"type": "websocket.disconnect", "code": 1011})  # known now, however long closing takes
        self.loop.call_later(self.close_timeout, self.transport.abort)  # what waits for a dead reader is never read


class Together:
    """Collects what goes out meanwhile, so that it is one write for each channel: every write is a system call."""

    def __enter__(self) -> None:
        self.channels: list[Channel] = []
        Channel.collecting = self.channels

    def __exit__(self, *_: object) -> None:
        Channel.collecting = None
        for channel in self.channels:
            channel.flush()


def whole_frame(data: bytes, at: int) -> tuple[int, int, int]:
    """The first byte of a client's frame, where its payload begins and ends; end 0: not whole, or not as it should be."""
    size = len(data)
    if size - at < 6 or data[at + 1] < MASKED:
        return 0, 0, 0
    n = data[at + 1] - MASKED
    start = at + 6
    if n == TWO_BYTES and size - at >= 8:
        n = data[at + 2] << 8 | data[at + 3]
        start = at + 8
    elif n >= TWO_BYTES:
        return 0, 0, 0
    end = start + n
    return (data[at], start, end) if end <= size else (0, 0, 0)
