"""Figures of one process in a hall of several, for the desk and for Prometheus."""

import time
from collections.abc import Callable, Iterable

import msgspec
from prometheus_client import REGISTRY
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, Metric
from prometheus_client.registry import Collector

from hiroma.server.cluster.naming import public_name
from hiroma.server.core.handover import Handover
from hiroma.server.core.rooms import Among


class Figures(msgspec.Struct, frozen=True, kw_only=True):
    """The part of a process in a hall of several; counts are since it started."""

    name: str
    """The public name of the process; '' when its host gave none."""
    lease: float | None
    """Seconds since its lease was renewed last; None while it has none."""
    owned: int
    """Tables that live at this process."""
    handovers: int
    """Tables handed over to other processes."""
    requests: int
    """Requests of other processes for tables that live here."""
    frames: int
    """Frames of tables that live elsewhere, passed on to clients."""
    parcels: int
    """Messages to single processes, each with some requests, replies or frames."""


def figures(among: Among, handover: Handover) -> Figures:
    """Return the present figures."""
    keeper, links = among.cluster.keeper, among.cluster.links
    return Figures(
        name=public_name(keeper.name),
        lease=None if keeper.lease is None else max(0.0, time.monotonic() - keeper.at),
        owned=len(among.cluster.ownership.mine()),
        handovers=handover.moves,
        requests=links.requests,
        frames=among.watching.frames,
        parcels=links.parcels,
    )


class FiguresCollector(Collector):
    """Shows the figures of this process to Prometheus. `read` returns them, None for a hall of one; wiring sets it."""

    def __init__(self) -> None:
        self.read: Callable[[], Figures | None] = lambda: None

    def collect(self) -> Iterable[Metric]:
        """The figures as they stand."""
        now = self.read()
        if now is None:
            return
        yield GaugeMetricFamily("hiroma_owned_tables", "Tables that live at this process", now.owned)
        lease = float("nan") if now.lease is None else now.lease
        yield GaugeMetricFamily("hiroma_lease_age_seconds", "Time since the lease was renewed; NaN without one", lease)
        yield CounterMetricFamily("hiroma_handovers", "Tables handed over to other processes", now.handovers)
        said = "Requests of other processes for tables that live here"
        yield CounterMetricFamily("hiroma_relayed_requests", said, now.requests)
        said = "Frames of tables that live elsewhere, passed on to clients"
        yield CounterMetricFamily("hiroma_relayed_frames", said, now.frames)
        yield CounterMetricFamily("hiroma_parcels", "Messages sent to single processes", now.parcels)


FIGURES = FiguresCollector()
REGISTRY.register(FIGURES)
