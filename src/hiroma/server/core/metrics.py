"""Metrics of a process, for Prometheus."""

from collections.abc import Iterable

from prometheus_client import REGISTRY, Counter, Gauge
from prometheus_client.core import CounterMetricFamily, Metric
from prometheus_client.registry import Collector

from hiroma.server.bus import TRAFFIC

SOCKETS = Gauge("hiroma_sockets", "Open WebSockets")
ROOMS = Gauge("hiroma_rooms", "Tables open on this process")
LAG = Gauge("hiroma_loop_lag_seconds", "The longest that the event loop was late in the last ten seconds")
STORE = Gauge("hiroma_store_seconds", "How long the store took to answer; NaN when it did not")
BUS = Gauge("hiroma_bus_up", "Whether the bus between processes is there; 1 without one")
DROPPED = Counter("hiroma_hook_messages_dropped", "Messages to hooks dropped because too many waited")
CLOSING = Gauge("hiroma_closing", "Whether this process lets no new game begin")


class Tally(Collector):
    """Counts of the hot path: a counter of the library costs as much as decoding a frame."""

    def __init__(self) -> None:
        self.frames = 0
        self.entries = 0
        self.malformed = 0

    def collect(self) -> Iterable[Metric]:
        """Yield the counters as they stand."""
        yield CounterMetricFamily("hiroma_frames", "Frames received from clients", self.frames)
        yield CounterMetricFamily("hiroma_entries", "Log entries appended and shown", self.entries)
        yield CounterMetricFamily("hiroma_malformed", "Frames that could not be taken", self.malformed)
        yield CounterMetricFamily("hiroma_bus_sent", "Messages sent to other processes", TRAFFIC.sent)
        yield CounterMetricFamily("hiroma_bus_received", "Messages received from other processes", TRAFFIC.received)
        yield CounterMetricFamily("hiroma_bus_dropped", "Messages to other processes not sent", TRAFFIC.dropped)


TALLY = Tally()
REGISTRY.register(TALLY)
