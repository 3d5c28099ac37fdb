"""How often somebody may ask: token buckets by address, account or socket, in bounded memory."""

from __future__ import annotations

import ipaddress
import math
import time
from collections import Counter, OrderedDict

from haricot.server.errors import Denied
from haricot.server.settings import Rate, Settings


class Bucket:
    """Tokens for one asker: full at first, refilled with time."""

    __slots__ = ("rate", "stamp", "tokens")

    def __init__(self, rate: Rate) -> None:
        self.rate = rate
        self.tokens = rate.burst
        self.stamp = time.monotonic()

    def take(self, cost: float = 1.0) -> float:
        """0.0: granted; else nothing is taken, and so many seconds are missing."""
        now = time.monotonic()
        a_second = self.rate.a_minute / 60
        self.tokens = min(self.rate.burst, self.tokens + (now - self.stamp) * a_second)
        self.stamp = now
        if self.tokens >= cost:
            self.tokens -= cost
            return 0.0
        return (cost - self.tokens) / a_second if a_second else math.inf


class Buckets:
    """A bucket each for many askers; the one not seen for longest, and so the fullest, is forgotten first."""

    def __init__(self, rate: Rate, most: int) -> None:
        self.rate = rate
        self.most = most
        self.known: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, asker: str) -> None:
        """One token; raises Denied that says how many whole seconds to wait."""
        bucket = self.known.get(asker)
        if bucket is None:
            bucket = self.known[asker] = Bucket(self.rate)
            if len(self.known) > self.most:
                self.known.popitem(last=False)
        else:
            self.known.move_to_end(asker)
        wait = bucket.take()
        if wait:
            raise Denied(429, "too_fast", "too-fast", wait=max(1, math.ceil(min(wait, 3600))))

    def give_back(self, asker: str) -> None:
        """One token that was taken without need."""
        bucket = self.known.get(asker)
        if bucket is not None:
            bucket.tokens = min(bucket.rate.burst, bucket.tokens + 1)


class Limits:
    """All the rates of a server, and how many sockets each address holds."""

    def __init__(self, settings: Settings) -> None:
        most = settings.remembered
        self.requests = Buckets(settings.requests, most)
        self.entries = Buckets(settings.entries, most)
        self.guesses = Buckets(settings.guesses, most)
        self.codes = Buckets(settings.codes, most)
        self.guests = Buckets(settings.guests, most)
        self.tables = Buckets(settings.tables, most)
        self.records = Buckets(settings.records, most)
        self.connects = Buckets(settings.connects, most)
        self.sockets_by_address = settings.sockets_by_address
        self.sockets: Counter[str] = Counter()

    def connect(self, address: str) -> None:
        """A socket opens; raises Denied. Each needs a `disconnect`."""
        self.connects.take(address)
        if self.sockets[address] >= self.sockets_by_address:
            raise Denied(429, "too_many", "too-many-sockets")
        self.sockets[address] += 1

    def disconnect(self, address: str) -> None:
        """A socket is closed."""
        self.sockets[address] -= 1
        if self.sockets[address] <= 0:
            del self.sockets[address]


def household(address: str) -> str:
    """What counts as one asker: an IPv4 address, or the /64 net of an IPv6 one."""
    try:
        found = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return address[:64]
    if isinstance(found, ipaddress.IPv6Address):
        if found.ipv4_mapped is not None:
            return str(found.ipv4_mapped)
        return str(ipaddress.ip_network((found, 64), strict=False))
    return str(found)
