"""A PostgreSQL that goes away and comes back: a wire to the real one that can be cut."""

from __future__ import annotations

import asyncio
import tempfile
import threading
from pathlib import Path
from types import TracebackType
from urllib.parse import parse_qs, urlsplit

NAME = ".s.PGSQL.5432"


class Wire:
    """Listens where a PostgreSQL would, and hands on what comes; `cut` ends everything, `mend` lets it come again."""

    def __init__(self, url: str) -> None:
        parts = urlsplit(url)
        self.real = str(Path(parse_qs(parts.query)["host"][0]) / NAME)
        self.folder = tempfile.TemporaryDirectory(prefix="wire-")
        self.url = f"{url.partition('?')[0]}?host={self.folder.name}"
        self.loop = asyncio.new_event_loop()
        self.thread = threading.Thread(target=self.loop.run_forever, daemon=True)
        self.server: asyncio.Server | None = None
        self.writers: set[asyncio.StreamWriter] = set()

    def __enter__(self) -> Wire:
        self.thread.start()
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self.cut()
        self.loop.call_soon_threadsafe(self.loop.stop)
        self.thread.join(30)
        self.loop.close()
        self.folder.cleanup()

    def mend(self) -> None:
        """The database is there."""
        asyncio.run_coroutine_threadsafe(self.listen(), self.loop).result(30)

    def cut(self) -> None:
        """It is gone, with every connection."""
        asyncio.run_coroutine_threadsafe(self.end(), self.loop).result(30)

    async def listen(self) -> None:
        self.server = await asyncio.start_unix_server(self.connected, f"{self.folder.name}/{NAME}")

    async def end(self) -> None:
        if self.server is not None:
            self.server.close()
            Path(f"{self.folder.name}/{NAME}").unlink(missing_ok=True)
            self.server = None
        for writer in list(self.writers):
            writer.transport.abort()

    async def connected(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        back, on = await asyncio.open_unix_connection(self.real)
        self.writers |= {writer, on}
        await asyncio.gather(hand_on(reader, on), hand_on(back, writer))
        self.writers -= {writer, on}


async def hand_on(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    """Everything, until one side ends."""
    try:
        while more := await reader.read(65536):
            writer.write(more)
            await writer.drain()
    except OSError:
        pass
    finally:
        writer.close()
