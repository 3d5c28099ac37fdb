"""Everything a host may decide, with defaults that need no decision."""

from __future__ import annotations

from msgspec import Struct


class Rate(Struct, frozen=True):
    """So many at once, and so many a minute in the long run."""

    burst: float
    a_minute: float


class Settings(Struct, frozen=True, kw_only=True):
    """How one server is run; what is per address counts a whole household (IPv6: a /64 net) as one."""

    host: str = "127.0.0.1"
    port: int = 8000
    database: str = ""  # an SQLAlchemy address; empty: SQLite in the platform's data folder
    origins: tuple[str, ...] = ()  # what browsers call this server; none: whatever name they reach it by
    proxy: str = ""  # addresses of reverse proxies whose forwarded headers are believed, by commas
    log: str = "warning"
    players: tuple[str, ...] = ()  # of the host's own: NAME=FILE.py:Class
    # worker processes: they think for players that may take long, and judge what visitors send
    workers: int = 2
    thinking: float = 2.0  # seconds for a decision
    pondering: int = 200  # milliseconds for a decision of a box's own strongest, its wait for a worker included
    judging: float = 10.0  # seconds for a record or a card file
    memory: int = 1024  # megabytes for each worker
    # sizes, in bytes
    max_body: int = 64 * 1024
    max_record: int = 256 * 1024
    max_message: int = 16 * 1024
    max_head: int = 16 * 1024  # of a request: its address and headers
    # seconds for the head of a request, for its body, and for reading what waits to be read
    head_seconds: float = 10.0
    body_seconds: float = 30.0
    reading_seconds: float = 60.0
    # rates by address, but for `messages`, which is by socket
    requests: Rate = Rate(120, 1200)
    entries: Rate = Rate(10, 10)  # registering and logging in
    guesses: Rate = Rate(10, 5)  # passphrases tried on one account: nobody's tries keep its owner out elsewhere
    codes: Rate = Rate(5, 5)  # spoken codes tried that led nowhere
    words: Rate = Rate(5, 20)  # things said or felt, by person and table
    preferences: Rate = Rate(20, 30)  # each is an entry of the log; by person and table
    guests: Rate = Rate(30, 10)  # new guests
    tables: Rate = Rate(20, 20)  # new tables
    records: Rate = Rate(10, 20)  # records replayed or verified: each takes a while
    connects: Rate = Rate(60, 120)  # new sockets
    messages: Rate = Rate(60, 900)
    sockets_by_address: int = 64
    connections: int = 10_000  # of all addresses, as far as the system's open files go
    remembered: int = 50_000  # addresses whose rates are remembered
    seconds_to_stop: int = 10
    patience: float = 60.0  # seconds that a database which is not there yet is waited for at the start

    @property
    def connections_by_address(self) -> int:
        """A browser that plays holds a socket, and for a moment a few more connections."""
        return 4 * self.sockets_by_address


def unlimited(settings: Settings) -> Settings:
    """The same without rates: for measuring, and for tests of other things."""
    from msgspec.structs import replace

    free = Rate(1e9, 1e9)
    return replace(
        settings,
        requests=free,
        entries=free,
        guesses=free,
        codes=free,
        words=free,
        guests=free,
        tables=free,
        records=free,
        preferences=free,
        connects=free,
        messages=free,
        sockets_by_address=1_000_000,
    )
