"""Rate limits by number: tries that somebody has in a time, to sign in for example."""

import ipaddress
import math
import time
from collections import OrderedDict, deque
from collections.abc import Callable

from hiroma.server.limits.budget import PAYS
from hiroma.table.refusal import Refused

REMEMBERED = 10_000
"""Names or addresses whose tries are counted; beyond that the oldest are forgotten."""


def alone(who: str, n: int) -> None:
    """Tell nobody of `n` more tries of somebody: there is no other process."""


class Throttle:
    """Sliding window: at most `most` tries in `seconds`, for each name or address. Times are seconds of one clock."""

    def __init__(self, most: int, seconds: float) -> None:
        self.told: Callable[[str, int], None] = alone
        self.most = most
        self.seconds = seconds
        self._tries: OrderedDict[str, deque[float]] = OrderedDict()

    def take(self, who: str, now: float) -> float:
        """Take one try and return 0.0; or, when none is left, return the seconds until there is one again."""
        tries = self._of(who, now)
        if len(tries) >= self.most:
            # Processes that count together may have let more in, in the same moment.
            return tries[-self.most] + self.seconds - now if tries else self.seconds
        tries.append(now)
        self.told(who, 1)
        return 0.0

    def _of(self, who: str, now: float) -> deque[float]:
        tries = self._tries.setdefault(who, deque())
        self._tries.move_to_end(who)
        while tries and tries[0] <= now - self.seconds:
            tries.popleft()
        while len(self._tries) > REMEMBERED:
            self._tries.popitem(last=False)
        return tries

    def forgive(self, who: str) -> None:
        """Give back the last try: it was a good one, or none."""
        tries = self._tries.get(who)
        if tries:
            tries.pop()
            self.told(who, -1)

    def add(self, who: str, n: int, now: float) -> None:
        """Count `n` tries of another process; those below 0 are given back."""
        tries = self._of(who, now)
        tries.extend([now] * n)
        for _ in range(min(-n, len(tries))):
            tries.pop()


class Backoff:
    """Exponential backoff: after `free` tries the next must wait for `first` seconds after the last.

    Each further wait is twice the one before, at most `most` seconds. After `most` seconds without a try the count
    begins again. Times are seconds of one clock.
    """

    def __init__(self, free: int, first: float, most: float) -> None:
        self.told: Callable[[str, int], None] = alone
        self.free = free
        self.first = first
        self.most = most
        self._tries: OrderedDict[str, tuple[int, float]] = OrderedDict()

    def take(self, who: str, now: float) -> float:
        """Take one try and return 0.0; or, when it is too early, return the seconds until there is one again."""
        count, last = self._tries.get(who, (0, now))
        if now - last >= self.most:
            count = 0
        wait = last + self._pause(count) - now
        if wait > 0.0:
            return wait
        self._keep(who, count + 1, now)
        self.told(who, 1)
        return 0.0

    def _keep(self, who: str, count: int, last: float) -> None:
        self._tries[who] = count, last
        self._tries.move_to_end(who)
        while len(self._tries) > REMEMBERED:
            self._tries.popitem(last=False)

    def _pause(self, count: int) -> float:
        return 0.0 if count < self.free else min(self.most, self.first * 2.0 ** min(count - self.free, 64))

    def forgive(self, who: str) -> None:
        """Give back the last try: it was none."""
        count, last = self._tries.get(who, (0, 0.0))
        if count:
            self._tries[who] = count - 1, last
            self.told(who, -1)

    def clear(self, who: str) -> None:
        """Forget all tries of a name or address."""
        count, _ = self._tries.pop(who, (0, 0.0))
        if count:
            self.told(who, -count)

    def add(self, who: str, n: int, now: float) -> None:
        """Count `n` tries of another process; those below 0 are given back."""
        count, last = self._tries.get(who, (0, now))
        if now - last >= self.most:
            count = 0
        if count + n > 0:
            self._keep(who, count + n, now if n > 0 else last)
        else:
            self._tries.pop(who, None)


def spend(throttle: Throttle | Backoff, who: str) -> None:
    """Take one try now; `Refused` ('wait') when there is none."""
    seconds = math.ceil(throttle.take(who, time.monotonic()))
    if seconds > 0:
        raise Refused("wait", minutes=0 if seconds < 60 else math.ceil(seconds / 60), seconds=seconds)


def spend_for_network(throttle: Throttle) -> None:
    """Take one try of the network that the asking player comes from, as `spend`; the hall itself takes none."""
    payer = PAYS.get()
    if payer is not None:
        spend(throttle, payer.purses[-1].name)


def network(address: str) -> str:
    """Return the key under which tries from an address count: in IPv6 its /64, since a household has many addresses."""
    try:
        found = ipaddress.ip_address(address)
    except ValueError:
        return address
    if found.version == 4:
        return address
    return str(ipaddress.ip_network((address, 64), strict=False))
