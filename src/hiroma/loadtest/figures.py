"""The figures of a load test."""

import statistics
import time
from collections import Counter
from collections.abc import Sequence


class Figures:
    """The times and refusals of all people of a load test, from the last `begin` to `end`."""

    def __init__(self) -> None:
        self.begin()

    def begin(self) -> None:
        """Count from now on."""
        self.since = time.perf_counter()
        self.until: float | None = None
        self.moves: list[float] = []
        """Seconds from each move to its answer."""
        self.pages: list[float] = []
        """Seconds that each list of tables took, over HTTP."""
        self.refused: Counter[str] = Counter()
        """Code → refusals with it."""
        self.lost = 0
        """Sockets that the hall closed, or that could not be opened."""

    def end(self) -> None:
        """Stop the clock: people only say goodbye from now on."""
        self.until = time.perf_counter()

    def told(self) -> list[str]:
        """Return the figures in words, a line each."""
        wall = (self.until or time.perf_counter()) - self.since
        refused = ", ".join(f"{count} {code}" for code, count in self.refused.most_common()) or "none"
        return [
            f"moves: {len(self.moves)}, {len(self.moves) / wall:.1f} a second, {spread(self.moves)}",
            f"lists of tables over HTTP: {len(self.pages)}, {spread(self.pages)}",
            f"refusals: {refused}",
            f"sockets lost: {self.lost}",
        ]


def spread(times: Sequence[float]) -> str:
    """Return the median and the 99th percentile in words."""
    if not times:
        return "no answer"
    return f"p50 {percentile(times, 0.5) * 1000:.1f} ms, p99 {percentile(times, 0.99) * 1000:.1f} ms"


def percentile(times: Sequence[float], part: float) -> float:
    """Return the time within which this part of the answers came; 0.5 is the median."""
    if part == 0.5:
        return statistics.median(times)
    return sorted(times)[int(len(times) * part)]
