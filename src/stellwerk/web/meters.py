"""What is measured, for ``/metrics``."""

from __future__ import annotations

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.exposition import CONTENT_TYPE_LATEST
from prometheus_client.gc_collector import GCCollector
from prometheus_client.process_collector import ProcessCollector

from stellwerk.table import Stats

_SECONDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)

_STATS = {
    "live": "Tables in memory.",
    "watchers": "Who waits for changes of a table.",
    "waiting": "Acts not yet stored.",
    "acts": "Acts stored since the start.",
    "commits": "Transactions since the start.",
    "conflicts": "Transactions that another process was ahead of.",
    "failures": "Transactions that the database refused.",
    "bot_moves": "Moves of bots since the start.",
    "bot_failures": "Moves for which a bot failed or took too long.",
    "listening": "Whether other processes are heard.",
}


class Meters:
    """The figures of one app; each has a registry of its own, so that apps do not share them."""

    media_type = CONTENT_TYPE_LATEST.partition("; charset")[0]

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        ProcessCollector(registry=self.registry)
        GCCollector(registry=self.registry)
        self.requests = Counter(
            "stellwerk_requests",
            "Requests answered.",
            ("route", "method", "status"),
            registry=self.registry,
        )
        self.seconds = Histogram(
            "stellwerk_request_seconds",
            "Time to answer a request; event streams are not counted.",
            ("route",),
            buckets=_SECONDS,
            registry=self.registry,
        )
        self.moves = Counter(
            "stellwerk_moves", "Moves and take-backs stored.", registry=self.registry
        )
        self.tables = Counter("stellwerk_tables", "Tables opened.", registry=self.registry)
        self.streams = Gauge(
            "stellwerk_streams", "Event streams that are open.", registry=self.registry
        )
        self.events = Counter("stellwerk_events", "Looks sent by event.", registry=self.registry)

        self._stats = {
            name: Gauge(f"stellwerk_table_{name}", what, registry=self.registry)
            for name, what in _STATS.items()
        }

    def text(self, stats: Stats) -> bytes:
        """All figures as Prometheus reads them."""
        for name, gauge in self._stats.items():
            gauge.set(getattr(stats, name))
        return generate_latest(self.registry)
