"""Clock of the hall: it runs evenly, never back, and follows the store's. Time that it jumps over was an outage."""

import time
from collections.abc import Callable

GAP = 2.0
"""Seconds without a tick after which the process stood still."""
JUMP = 1.0
"""Seconds by which the store's time must be ahead before the hall's jumps to it."""
FAR = 86_400.0
"""Seconds by which the hall's time may be ahead of the store's when a process starts."""
SLEW = 0.05
"""Seconds that the hall's time gains or loses in a second while it is not the store's."""

Outage = tuple[float, float]
"""The beginning and end of an outage, in the hall's time."""


class Timekeeper:
    """The clock of one process. Times are unix seconds.

    It runs by the steady clock, so that nothing happens when somebody sets the machine's. It is compared with the
    store's, which all processes share. When the store's is ahead, the machine slept or was set: the hall's time jumps,
    and the time between is an outage. When the store's is behind, the hall's runs a little slower until they agree.
    A process that does not tick for longer than `GAP` stood still: that is an outage, too.
    """

    def __init__(self, steady: Callable[[], float] = time.monotonic, wall: Callable[[], float] = time.time) -> None:
        self._steady = steady
        self._at = self._ticked = steady()
        self._hall = wall()
        self._ahead = 0.0
        self._outages: list[Outage] = []

    def now(self) -> float:
        """Return the hall's time."""
        passed = self._steady() - self._at
        ahead, most = self._ahead, SLEW * passed
        # Asked for every move: comparisons, for `min` and `max` cost as much as all the rest.
        return self._hall + passed - (most if ahead > most else max(ahead, -most))

    def at(self, moment: float) -> float:
        """Return the hall's time at a moment of the steady clock."""
        return self.now() - (self._steady() - moment)

    def is_doubtful(self) -> bool:
        """Return True when an outage waits for `outages`, or the process has stood still until now."""
        return bool(self._outages) or self._steady() - self._ticked > GAP

    def tick(self) -> None:
        """Note that the process runs. Call it more often than every `GAP` seconds."""
        steady = self._steady()
        stood, self._ticked = steady - self._ticked, steady
        if stood > GAP:
            now = self.now()
            self._outages.append((now - stood, now))

    def begin(self, store: float, last: float | None) -> None:
        """Start from the store's time, or from the hall's `last` sign of life when it is later, but not over `FAR`."""
        self._set(store if last is None or last > store + FAR else max(store, last))
        self.compare(store)

    def compare(self, store: float) -> None:
        """Follow `store`, the store's time of just now."""
        now = self.now()
        self._set(now)
        self._ahead = now - store
        if self._ahead < -JUMP:
            self._outages.append((now, store))
            self._set(store)

    def outages(self) -> list[Outage]:
        """Return the outages found since the last call."""
        found, self._outages = self._outages, []
        return found

    def note(self, *outages: Outage) -> None:
        """Keep outages that were found elsewhere, or that could not be written down."""
        self._outages.extend(outages)

    def _set(self, hall: float) -> None:
        self._at, self._hall, self._ahead = self._steady(), hall, 0.0
