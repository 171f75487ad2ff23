"""What is measured of this process, for Prometheus.

What may live here: the metrics; no label ever holds a table, a name, a token or a card.
"""

from __future__ import annotations

from typing import Final, final

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

_BUCKETS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.15, 0.25, 0.5, 1.0, 2.5, 5.0)


@final
class Measures:
    """The metrics of one house."""

    def __init__(self) -> None:
        """Begin at nothing."""
        self.registry: Final = CollectorRegistry()
        at = self.registry
        self.tables: Final = Gauge("bing_tables_open", "Tables in memory.", registry=at)
        self.driven: Final = Gauge(
            "bing_tables_driven", "Tables driven by this process.", registry=at
        )
        self.seats: Final = Gauge(
            "bing_people_here", "People with a line to this process.", registry=at
        )
        self.sockets: Final = Gauge("bing_sockets", "Open sockets.", registry=at)
        self.slow: Final = Counter("bing_slow_readers", "Sockets dropped as too slow.", registry=at)
        self.latency: Final = Histogram(
            "bing_command_seconds",
            "From a command to its answer.",
            ["command"],
            buckets=_BUCKETS,
            registry=at,
        )
        self.refused: Final = Counter("bing_refused", "Refused commands.", ["reason"], registry=at)
        self.conflicts: Final = Counter(
            "bing_conflicts", "Entries judged anew since another process was faster.", registry=at
        )
        self.commits: Final = Gauge("bing_commits", "Transactions.", registry=at)
        self.batches: Final = Gauge("bing_batches", "Batches of entries committed.", registry=at)
        self.lag: Final = Histogram(
            "bing_follower_seconds",
            "Age of entries of other processes when read.",
            buckets=_BUCKETS,
            registry=at,
        )
        self.requests: Final = Counter(
            "bing_requests", "Answers over HTTP.", ["status"], registry=at
        )

    def followed(self, age: int) -> None:
        """Note how old an entry of another process was when it was read."""
        self.lag.observe(max(0, age) / 1000)

    def text(self) -> bytes:
        """Return all metrics as Prometheus reads them."""
        return generate_latest(self.registry)
