"""What a host can count: never a card, never a name."""

from __future__ import annotations

import os

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest, multiprocess

MEDIA_TYPE = "text/plain; version=0.0.4; charset=utf-8"
FAST = (0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5)
SIZES = (1, 2, 4, 8, 16, 32, 64, 128, 256, 512)
SHARED = "PROMETHEUS_MULTIPROC_DIR"  # where several processes add up their numbers


class Metrics:
    """The numbers of one process; with several, `text` tells the sum."""

    def __init__(self) -> None:
        here = self.registry = CollectorRegistry()
        self.tables = Gauge("haricot_tables_warm", "Tables in memory.", registry=here, multiprocess_mode="livesum")
        self.sockets = Gauge("haricot_sockets", "Open sockets.", registry=here, multiprocess_mode="livesum")
        self.decisions = Counter(
            "haricot_decisions", "Decisions made durable, by who made them.", ["by"], registry=here
        )
        self.by_people = self.decisions.labels("person")
        self.by_machines = self.decisions.labels("machine")
        self.refusals = Counter("haricot_refusals", "Decisions refused, by rule.", ["rule"], registry=here)
        self.fallen = Counter("haricot_fallen_chains", "Chains that were not written, by why.", ["why"], registry=here)
        self.thinking = Histogram(
            "haricot_bot_seconds", "How long a bot computed a decision.", ["bot"], buckets=FAST, registry=here
        )
        self.commits = Counter("haricot_commits", "Transactions.", registry=here)
        self.commit_entries = Histogram(
            "haricot_commit_entries", "Log entries in a transaction.", buckets=SIZES, registry=here
        )
        self.commit_seconds = Histogram(
            "haricot_commit_seconds", "How long a transaction took.", buckets=FAST, registry=here
        )
        self.requests = Counter("haricot_requests", "HTTP requests.", ["method", "route", "status"], registry=here)
        self.request_seconds = Histogram(
            "haricot_request_seconds", "How long a request took.", buckets=FAST, registry=here
        )

    def committed(self, entries: int, seconds: float) -> None:
        """One transaction is durable."""
        self.commits.inc()
        self.commit_entries.observe(entries)
        self.commit_seconds.observe(seconds)

    def text(self) -> bytes:
        """All of it, as Prometheus reads it."""
        if SHARED in os.environ:
            together = CollectorRegistry()
            multiprocess.MultiProcessCollector(together)  # type: ignore[no-untyped-call]
            return generate_latest(together)
        return generate_latest(self.registry)
